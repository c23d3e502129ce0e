import { useState } from 'react'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { carName, cardOf } from '../storefront/vehicles/card-data.ts'
import '../styles/calculator.css'
import '../styles/account.css'
import '../styles/inquiries.css'
import '../styles/inquiry-thread.css'
import type { InquiryData } from './inquiry-data.ts'
import { useInquiryTexts } from './inquiry-texts.ts'
import { Amounts } from './page/amounts.tsx'
import { BankWarning } from './page/bank-warning.tsx'
import { CarSection } from './page/car-section.tsx'
import { ConsigneeSection } from './page/consignee-section.tsx'
import { InquiryStateText } from './page/inquiry-state-text.tsx'
import { DeliveryButton } from './page/delivery-button.tsx'
import { ImportSection } from './page/import-section.tsx'
import type { ShownVerdict } from './page/past-verdict.tsx'
import { EstimatedCosts } from './page/estimated-costs.tsx'
import { DocumentChecklistPart } from './page/document-checklist.tsx'
import { DocumentsSection } from './page/documents-section.tsx'
import { NextStep } from './page/next-step.tsx'
import { OFFERS_ID, OffersSection } from './page/offers-section.tsx'
import { Progress } from './page/progress.tsx'
import { isPaymentExpected, PaymentDetails } from './page/payment-details.tsx'
import { ProofSection } from './page/proof-section.tsx'
import { ReservationSection } from './page/reservation-section.tsx'
import { ReviewSection } from './page/review-section.tsx'
import { ShippingSection } from './page/shipping-section.tsx'
import { WithdrawSection } from './page/withdraw-section.tsx'
import { RecordSection } from './record/record-section.tsx'
import { reasonIn, useRecord } from './record/use-record.ts'
import { useSide } from './use-side.ts'
import { LedgerPart, ManagerActionsPart } from './slots.ts'
import { Thread } from './thread/thread.tsx'
import { useInquiry } from './use-inquiry.ts'

/** One inquiry (INQ-09), shown to both sides, each with its own actions. */
export function InquiryPage({ data }: { data: InquiryData }) {
  const { company, locale } = useShell()
  const t = useInquiryTexts()
  const side = useSide()
  const { inquiry, onChanged, reload } = useInquiry(data)
  const entries = useRecord(data.inquiry.id)
  /** Undefined until loaded. */
  const [isReviewed, setReviewed] = useState<boolean>()
  /** The moment of the event whose import verdict a manager opened, once more with each press. */
  const [pastVerdict, setPastVerdict] = useState<ShownVerdict>()
  const isBuyer = side === 'BUYER'
  const number = t.number(inquiry.reference)
  const name = carName(cardOf(inquiry.car))
  const refusedFor = reasonIn(entries, ['PROOF_REFUSED'])
  const isReviewDue = inquiry.nextStep?.what === 'WRITE_REVIEW'
  const isOfferOpen = inquiry.offers.some(({ by, state }) => by === 'SELLER' && state === 'OPEN')
  return (
    <div className="wrap deal">
      <title>{`${number} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <nav aria-label={t.crumbs}>
        <ol className="crumbs">
          <li>
            <a href={localPath('/inquiries', locale)}>{isBuyer ? t.title : t.inquiries}</a>
          </li>
          <li aria-current="page">{number}</li>
        </ol>
      </nav>
      <header className="deal-head">
        <h1>
          {number} {name && <span>· {name}</span>}
        </h1>
        <InquiryStateText inquiry={inquiry} />
      </header>
      {!(isReviewDue && (isReviewed !== false || !isBuyer)) && (
        <NextStep inquiry={inquiry} refusedFor={refusedFor}>
          {inquiry.nextStep?.what === 'CONFIRM_DELIVERY' && isBuyer && !inquiry.objections['confirmDelivery'] && (
            <DeliveryButton inquiry={inquiry} onChanged={onChanged} reload={reload} />
          )}
          {isBuyer && isOfferOpen && (
            <a className="btn go" href={`#${OFFERS_ID}`}>
              {t.next.toOffer}
            </a>
          )}
        </NextStep>
      )}
      {isBuyer && isPaymentExpected(inquiry) && <PaymentDetails inquiry={inquiry} />}
      {!isBuyer && <ManagerActionsPart inquiry={inquiry} onChanged={onChanged} reload={reload} />}
      <Progress inquiry={inquiry} />
      <div className="dealgrid">
        <div>
          {isReviewDue && isBuyer && <ReviewSection inquiry={inquiry} onReviewed={setReviewed} />}
          <Thread data={data} inquiry={inquiry} entries={entries ?? []} />
          <RecordSection
            id={inquiry.id}
            reference={inquiry.reference}
            entries={entries}
            onShowVerdict={
              isBuyer ? undefined : (at) => setPastVerdict((last) => ({ at, press: (last?.press ?? 0) + 1 }))
            }
          />
        </div>
        <div>
          <ProofSection
            inquiry={inquiry}
            isBuyer={isBuyer}
            refusedFor={refusedFor}
            onChanged={onChanged}
            reload={reload}
          />
          <CarSection inquiry={inquiry} />
          <ImportSection inquiry={inquiry} past={pastVerdict} />
          <Amounts inquiry={inquiry} />
          <EstimatedCosts inquiry={inquiry} />
          {!isBuyer && <LedgerPart inquiry={inquiry} onChanged={onChanged} reload={reload} />}
          <ConsigneeSection inquiry={inquiry} onChanged={onChanged} reload={reload} />
          <OffersSection inquiry={inquiry} onChanged={onChanged} reload={reload} />
          <ReservationSection inquiry={inquiry} isBuyer={isBuyer} onChanged={onChanged} reload={reload} />
          <ShippingSection inquiry={inquiry} />
          <DocumentChecklistPart inquiry={inquiry} onChanged={onChanged} reload={reload} />
          <DocumentsSection inquiry={inquiry} onChanged={onChanged} reload={reload} />
          {isBuyer && <BankWarning />}
          {isBuyer && <WithdrawSection inquiry={inquiry} onChanged={onChanged} reload={reload} />}
        </div>
      </div>
    </div>
  )
}
