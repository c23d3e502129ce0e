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
import { CarPart } from './page/car-part.tsx'
import { ConsigneePart } from './page/consignee-part.tsx'
import { InquiryStateText } from './page/inquiry-state-text.tsx'
import { DeliveryButton } from './page/delivery-button.tsx'
import { ImportPart } from './page/import-part.tsx'
import { EstimatedCosts } from './page/estimated-costs.tsx'
import { DocumentChecklistPart } from './page/document-checklist.tsx'
import { DocumentsPart } from './page/documents-part.tsx'
import { NextStep } from './page/next-step.tsx'
import { OFFERS_ID, OffersPart } from './page/offers-part.tsx'
import { Progress } from './page/progress.tsx'
import { isPaymentExpected, PaymentDetails } from './page/payment-details.tsx'
import { ProofPart } from './page/proof-part.tsx'
import { ReservationPart } from './page/reservation-part.tsx'
import { ReviewPart } from './page/review-part.tsx'
import { ShippingPart } from './page/shipping-part.tsx'
import { WithdrawPart } from './page/withdraw-part.tsx'
import { RecordPart } from './record/record-part.tsx'
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
          {inquiry.nextStep?.what === 'CONFIRM_DELIVERY' && isBuyer && (
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
          {isReviewDue && isBuyer && <ReviewPart inquiry={inquiry} onReviewed={setReviewed} />}
          <Thread data={data} inquiry={inquiry} entries={entries ?? []} />
          <RecordPart id={inquiry.id} reference={inquiry.reference} entries={entries} />
        </div>
        <div>
          <ProofPart
            inquiry={inquiry}
            isBuyer={isBuyer}
            refusedFor={refusedFor}
            onChanged={onChanged}
            reload={reload}
          />
          <CarPart inquiry={inquiry} />
          <ImportPart inquiry={inquiry} />
          <Amounts inquiry={inquiry} />
          <EstimatedCosts inquiry={inquiry} />
          {!isBuyer && <LedgerPart inquiry={inquiry} onChanged={onChanged} reload={reload} />}
          <ConsigneePart inquiry={inquiry} onChanged={onChanged} reload={reload} />
          <OffersPart inquiry={inquiry} onChanged={onChanged} reload={reload} />
          <ReservationPart inquiry={inquiry} isBuyer={isBuyer} onChanged={onChanged} reload={reload} />
          <ShippingPart inquiry={inquiry} />
          <DocumentChecklistPart inquiry={inquiry} onChanged={onChanged} reload={reload} />
          <DocumentsPart inquiry={inquiry} onChanged={onChanged} reload={reload} />
          {isBuyer && <BankWarning />}
          {isBuyer && <WithdrawPart inquiry={inquiry} onChanged={onChanged} reload={reload} />}
        </div>
      </div>
    </div>
  )
}
