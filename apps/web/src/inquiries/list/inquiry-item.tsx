import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import { localPath } from '../../i18n/locale.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { carName, cardOf } from '../../storefront/vehicles/card-data.ts'
import { NoPicture, Picture } from '../../storefront/vehicles/picture.tsx'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { isAcknowledged } from '../is-acknowledged.ts'
import { InquiryStateText } from '../page/inquiry-state-text.tsx'
import { useClock } from '../times.ts'

/** One of a customer's inquiries: status, next step and last message. The whole card is one link. */
export function InquiryItem({ inquiry }: { inquiry: InquiryCard }) {
  const { company, locale } = useShell()
  const { car: carTexts, format } = useMessages()
  const t = useInquiryTexts()
  const clock = useClock(locale)
  const car = cardOf(inquiry.car)
  const { nextStep, lastMessage, unread, total } = inquiry
  const isMine = nextStep?.who === 'BUYER'
  const isTurn = isMine && nextStep.what !== 'CONFIRM_DELIVERY'
  // Only the inquiry's page knows whether a review exists.
  const words = nextStep && nextStep.what !== 'WRITE_REVIEW' && t.next.BUYER[isMine ? 'own' : 'other'][nextStep.what]
  return (
    <article className="deal-card">
      <div className="pic">
        {car.picture ? (
          <Picture picture={car.picture} alt="" sizes="200px" upTo={640} order="later" body={car.body} />
        ) : (
          <NoPicture body={car.body} />
        )}
      </div>
      <div className="about">
        <h2>
          <a href={localPath(`/inquiries/${inquiry.id}`, locale)}>
            {t.number(inquiry.reference)} · {carName(car) || carTexts.ref(car.reference)}
          </a>
          {unread > 0 && (
            <span className="unread">
              <span aria-hidden="true">{format.number(unread)}</span>
              <span className="vh">{t.list.unread(unread)}</span>
            </span>
          )}
        </h2>
        <InquiryStateText inquiry={inquiry} />
        {isAcknowledged(inquiry) && <p className="small">{t.next.heard}</p>}
        {words && !isAcknowledged(inquiry) && (
          <p className={isTurn ? 'turn' : 'small'}>
            {isTurn ? t.next.yourTurn(words) : words}
            {nextStep?.by && <span className="by">{t.next.before(clock.moment(nextStep.by))}</span>}
          </p>
        )}
        {lastMessage && (
          <>
            <p className="last">
              <b>{lastMessage.isMine ? t.thread.you : company.name}</b> {lastMessage.content}
            </p>
            <time className="small muted" dateTime={lastMessage.time}>
              {clock.moment(lastMessage.time)}
            </time>
          </>
        )}
      </div>
      <p className="sum">
        <span className="small muted">{t.list.total(inquiry.freightType, inquiry.port.name)}</span>
        <b>{total === null ? carTexts.onRequest : format.money(total)}</b>
      </p>
    </article>
  )
}
