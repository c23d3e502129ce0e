import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { arrivingFrom } from '@minato/domain/inquiry-actions'
import { restDueOf } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import type { ReactNode } from 'react'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { isAcknowledged } from '../is-acknowledged.ts'
import { Mark } from '../inquiry-icons.tsx'
import { useSide } from '../use-side.ts'
import { leftUntil, useClock, useMinute } from '../times.ts'

/** Who must do what, and until when (TRU-09); the outcome of a closed inquiry. */
export function NextStep({
  inquiry,
  refusedFor,
  children,
}: {
  inquiry: Inquiry
  /** Why the last payment proof was rejected, from the event log. */
  refusedFor?: string | undefined
  children?: ReactNode
}) {
  const { locale, messages } = useShell()
  const t = useInquiryTexts()
  const side = useSide()
  const clock = useClock(locale)
  const now = useMinute()
  const user = useUser()
  const { nextStep, outcome, manager } = inquiry
  if (outcome)
    return (
      <section className="next over" aria-labelledby="next">
        <div>
          <h2 id="next">{t.outcomes[outcome]}</h2>
          <p className="when">{t.next.closed}</p>
        </div>
      </section>
    )
  // Archived inquiries need no reply of the dealer; buyers do not see the archive.
  if (!nextStep || (inquiry.isArchived && side === 'SELLER')) return null
  const { who, what, by } = nextStep
  const isOwn = who === side
  const words = t.next[side][isOwn ? 'own' : 'other']
  const isRefused = isOwn && what === 'SEND_PROOF' && inquiry.proof?.state === 'REFUSED'
  // Nothing to do on a sale before the departure.
  const isBeforeDeparture = isOwn && what === 'FINALIZE_SALE' && inquiry.objections['finalizeSale'] === 'NOT_DEPARTED'
  const isPaid = what === 'CONFIRM_PURCHASE' && ['PAID', 'OVERPAID'].includes(inquiry.balance.state)
  const stepWord = isPaid ? 'CONFIRM_PAID_PURCHASE' : what
  const stepText = isRefused
    ? t.next.anotherProof
    : isBeforeDeparture
      ? t.next.beforeDeparture
      : (words[stepWord] ?? '')
  const isAcknowledgedForBuyer = side === 'BUYER' && isAcknowledged(inquiry)
  const isCalm = isAcknowledgedForBuyer || isBeforeDeparture || what === 'CONFIRM_DELIVERY'
  // For another manager's inquiry it is that manager's turn.
  const colleague = side === 'SELLER' && manager && manager.id !== user?.id ? manager : null
  const turn = colleague
    ? t.next.turnOf(`${colleague.firstname} ${colleague.lastname}`, stepText)
    : t.next.yourTurn(stepText)
  const amountDue = inquiry.proof?.state === 'WAITING' ? 0 : restDueOf(inquiry.balance)
  const deliveredFrom =
    isOwn && inquiry.objections['confirmDelivery'] === 'NOT_ARRIVED'
      ? arrivingFrom({ shipping: inquiry.shippingData })
      : null
  const timeLeft = by && now !== undefined ? leftUntil(by, now) : undefined
  return (
    <section className={isOwn && !isCalm ? 'next' : 'next calm'} aria-labelledby="next">
      <Mark name="clock" large />
      <div>
        <h2 id="next">{isAcknowledgedForBuyer ? t.next.heard : isOwn && !isCalm ? turn : stepText}</h2>
        {isRefused && refusedFor && <p className="when">{t.next.refusedFor(refusedFor)}</p>}
        {amountDue > 0 && <p className="when">{t.next[side].restDue(centsInWords(amountDue, 'USD', locale))}</p>}
        {deliveredFrom && <p className="when">{t.next.deliveredFrom(messages.format.date(deliveredFrom))}</p>}
        {by && (
          <p className="when">
            {t.next.before(clock.moment(by))} {timeLeft && t.left[timeLeft.unit](timeLeft.count)}{' '}
            {timeLeft === null && t.next.past}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
