import type { CustomerDetails } from '@minato/contract/customers'
import { useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { cardOf, carName } from '../../storefront/vehicles/card-data.ts'
import { Part } from '../layout/office-page.tsx'
import { NewInquiry } from '../inquiries/new-inquiry.tsx'
import { useInquiryListTexts } from '../inquiries/inquiry-list-texts.ts'
import type { CustomerData } from './customers-data.ts'
import { useCustomersTexts } from './customers-texts.ts'
import '../../styles/office-inquiries.css'

/** A customer's inquiries, latest first, with a button for a new one (DOC-03, INQ-16). */
export function CustomerInquiries({
  customer,
  inquiries,
}: {
  customer: CustomerDetails
  inquiries: CustomerData['inquiries']
}) {
  const { locale, messages } = useShell()
  const t = useCustomersTexts()
  const work = useInquiryListTexts()
  const [isOpening, setOpening] = useState(false)
  const { items, total } = inquiries
  return (
    <Part id="inquiries" title={t.inquiries} note={total > 0 ? t.inquiriesOf(total) : undefined}>
      {items.length === 0 && <p className="muted">{t.noInquiries}</p>}
      <ul className="customer-deals">
        {items.map(({ id, reference, car, status, outcome, isArchived, total: sum, lastAt, nextStep, unread }) => (
          <li key={id}>
            <a className="name" href={localPath(`/inquiries/${id}`, locale)}>
              {work.number(reference)}
            </a>
            <span>
              {carName(cardOf(car))} <small>{messages.car.ref(car.reference)}</small>
            </span>
            <span>
              {outcome ? work.outcomes[outcome] : work.statuses[status]}
              <small>
                {isArchived
                  ? work.archived
                  : nextStep && work.next[nextStep.who][nextStep.what as keyof typeof work.next.SELLER]}
                {unread > 0 && `, ${work.unread(unread)}`}
              </small>
            </span>
            <span className="num">
              {sum === null ? work.onRequest : messages.format.money(sum)}
              <small>{messages.format.date(lastAt)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="row customer-deals-foot">
        {total > items.length && (
          <a href={`${localPath('/inquiries', locale)}?inquiryState=ALL&ownerId=${customer.id}`}>{work.count(total)}</a>
        )}
        <button className="btn line" type="button" onClick={() => setOpening(true)}>
          {work.newInquiry}
        </button>
      </p>
      {isOpening && <NewInquiry customer={customer} onClose={() => setOpening(false)} />}
    </Part>
  )
}
