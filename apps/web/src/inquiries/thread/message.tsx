import type { Inquiry, Message } from '@minato/contract/inquiries-shapes'
import type { Ref } from 'react'
import { rememberReturnRoute, signInAddress } from '../../session/sign-in-return.ts'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { DocumentLink } from '../page/document-link.tsx'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { useClock } from '../times.ts'
import { hasLapsed } from './outbox.ts'
import type { QueuedMessage } from './outbox.ts'

/** Whether the other side has read it; colleagues do not count. */
const isSeen = ({ readBy, owner: { isSeller } }: Message, { owner }: Inquiry): boolean =>
  isSeller ? readBy.includes(owner.id) : readBy.some((id) => id !== owner.id)

/** One message, rendered as plain text. */
export function MessageItem({
  message,
  inquiry,
  place,
}: {
  message: Message
  inquiry: Inquiry
  place: Ref<HTMLLIElement> | undefined
}) {
  const { company, locale, user } = useShell()
  const { thread: t } = useInquiryTexts()
  const clock = useClock(locale)
  const side = useSide()
  const { owner, notedFrom, content, attachments, time } = message
  const isMine = owner.id === user?.id
  // A noted message of the buyer is shown on the buyer's side.
  const isOurs = (owner.isSeller && !notedFrom) === (side === 'SELLER')
  const name = `${owner.firstname} ${owner.lastname}`.trim()
  const writer = owner.isSeller ? t.ofCompany(name, company.name) : name || t.buyer
  const who = notedFrom ? t.noted[notedFrom](writer) : isMine ? t.you : writer
  return (
    <li className={isOurs ? 'msg me' : 'msg'} ref={place}>
      <div className="msg-head">
        <b>{who}</b>
        <time dateTime={time}>{clock.time(time)}</time>
      </div>
      {content === null ? <p className="muted">{t.removed}</p> : <p className="said">{content}</p>}
      {attachments.length > 0 && (
        <ul>
          {attachments.map((one) => (
            <DocumentLink key={one.id} document={one} />
          ))}
        </ul>
      )}
      {isOurs && !notedFrom && isSeen(message, inquiry) && <p className="seen">{t.seen}</p>}
    </li>
  )
}

/** A queued message. */
export function WaitingItem({
  waiting,
  isKept,
  onRetry,
  onDrop,
}: {
  waiting: QueuedMessage
  isKept: boolean
  onRetry(): void
  onDrop(): void
}) {
  const { locale, messages } = useShell()
  const { thread: t } = useInquiryTexts()
  const clock = useClock(locale)
  const isSignedOut = useUser() === undefined
  const { content, attachments, at } = waiting
  const keptTooLong = attachments.length ? `${t.keptTooLong} ${t.withoutDocuments}` : t.keptTooLong
  const fault = waiting.fault ?? (hasLapsed(waiting) ? keptTooLong : undefined)
  const signIn = () => {
    const here = location.pathname + location.search
    rememberReturnRoute(here)
    location.assign(signInAddress(here, 'message'))
  }
  return (
    <li className="msg me waiting">
      <div className="msg-head">
        <b>{t.you}</b>
        <time dateTime={at}>{clock.time(at)}</time>
      </div>
      <p className="said">{content}</p>
      {attachments.length > 0 && <p className="small muted">{attachments.map(({ name }) => name).join(', ')}</p>}
      {fault === undefined ? (
        <div className={isKept ? 'state turn' : 'state'}>
          <p>{isKept ? (isSignedOut ? t.signedOut : t.kept) : t.sending}</p>
          {isKept && isSignedOut && (
            <button className="btn line" type="button" onClick={signIn}>
              {messages.signIn}
            </button>
          )}
        </div>
      ) : (
        <div className="state">
          <p className="refused">{t.refused(fault)}</p>
          <div className="row">
            <button className="btn line" type="button" onClick={onRetry}>
              {t.again}
            </button>
            <button className="btn quiet" type="button" onClick={onDrop}>
              {t.drop}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}
