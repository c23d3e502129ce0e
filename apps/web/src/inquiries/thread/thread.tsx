import type { Inquiry, Message } from '@minato/contract/inquiries-shapes'
import { dayInJapan } from '@minato/domain/moments'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import type { InquiryData } from '../inquiry-data.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { isInThread, eventText } from '../record/event-text.ts'
import type { Entries } from '../record/use-record.ts'
import { Mark } from '../inquiry-icons.tsx'
import { useSide } from '../use-side.ts'
import { useLastUserId } from '../../session/use-last-user.ts'
import { useClock } from '../times.ts'
import { Composer } from './composer.tsx'
import { MessageItem, WaitingItem } from './message.tsx'
import { useOutbox } from './use-outbox.ts'
import { useReading } from './use-reading.ts'
import { useThread } from './use-thread.ts'

/** Distance that counts as the end, in px. */
const NEAR_PX = 60
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The thread of an inquiry (INQ-04): newest messages in view, older ones by scrolling, events between them. */
export function Thread({ data, inquiry, entries }: { data: InquiryData; inquiry: Inquiry; entries: Entries }) {
  const user = useLastUserId()
  const { thread: t } = useInquiryTexts()
  const side = useSide()
  const box = useRef<HTMLDivElement>(null)
  const { messages, take, hasOlder, isLoading, loadOlder } = useThread(data)
  const outbox = useOutbox(user, inquiry.id, (message) => take([message]))
  const reading = useReading(messages)
  const lastSeq = messages.at(-1)?.seq ?? 0
  const firstSeq = messages[0]?.seq ?? 0

  // At the end new messages scroll into view; further up the position stays.
  const isAtEnd = useRef(true)
  const before = useRef({ firstSeq, fromEnd: 0 })
  useIsomorphicLayoutEffect(() => {
    const { current } = box
    if (!current) return
    // Measured from the end, which also works with browsers' scroll anchoring.
    if (before.current.firstSeq > firstSeq) current.scrollTop = current.scrollHeight - before.current.fromEnd
    else if (isAtEnd.current) current.scrollTop = current.scrollHeight
    before.current = { firstSeq, fromEnd: current.scrollHeight - current.scrollTop }
  }, [firstSeq, lastSeq, outbox.waiting.length, entries.length])
  const follow = () => {
    const { current } = box
    if (!current) return
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX
    before.current.fromEnd = current.scrollHeight - current.scrollTop
    if (current.scrollTop < NEAR_PX && hasOlder && !isLoading) void loadOlder()
  }
  const post: typeof outbox.post = (content, attachments) => {
    isAtEnd.current = true
    outbox.post(content, attachments)
  }
  // The focused button has disappeared.
  const leaveFor = (decide: (key: string) => void, key: string) => {
    box.current?.focus({ preventScroll: true })
    decide(key)
  }

  return (
    <section className="panel talk" aria-labelledby="talk">
      <h2 id="talk">
        {t.title} {t.note[side] && <small>{t.note[side]}</small>}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard too */}
      <div className="thread-box" ref={box} onScroll={follow} tabIndex={0} role="group" aria-label={t.title}>
        {hasOlder && (
          <p className="older">
            <button className="btn line" type="button" aria-disabled={isLoading} onClick={() => void loadOlder()}>
              {isLoading ? t.loadingOlder : t.older}
            </button>
          </p>
        )}
        <ol className="thread">
          <Lines
            messages={messages}
            entries={entries}
            inquiry={inquiry}
            unread={data.inquiry.unread}
            reading={reading}
          />
          {outbox.waiting.map((one) => (
            <WaitingItem
              key={one.key}
              waiting={one}
              isKept={outbox.isKept}
              onRetry={() => leaveFor(outbox.retry, one.key)}
              onDrop={() => leaveFor(outbox.drop, one.key)}
            />
          ))}
        </ol>
      </div>
      {/* Announced to screen readers. */}
      <p className="vh" role="status">
        <Arrived messages={messages} />
      </p>
      {/* A draft does not move to another inquiry. */}
      <Composer key={user} inquiry={inquiry} post={post} />
    </section>
  )
}

/** Announces new messages. */
function Arrived({ messages }: { messages: readonly Message[] }) {
  const { thread: t } = useInquiryTexts()
  const user = useUser()?.id
  const clock = useClock(useShell().locale)
  const last = messages.at(-1)
  const [first] = useState(last?.seq ?? 0)
  if (!last || last.seq <= first || last.owner.id === user) return null
  return t.arrived(last.owner.firstname, clock.time(last.time))
}

interface LinesProps {
  messages: readonly Message[]
  entries: Entries
  inquiry: Inquiry
  unread: number
  reading: ReturnType<typeof useReading>
}
/** Messages and events in the order of the event log, with dates. */
function Lines({ messages, entries, inquiry, unread, reading }: LinesProps) {
  const { locale, messages: all } = useShell()
  const texts = useInquiryTexts()
  const side = useSide()
  const clock = useClock(locale)
  const from = messages[0]?.seq ?? 0
  // The unread mark stays where it was on opening.
  const [firstUnread] = useState(() =>
    unread === 0 ? 0 : (messages.filter(({ owner }) => owner.isSeller !== (side === 'SELLER')).at(-unread)?.seq ?? 0),
  )
  const lines = [
    ...messages.map((message) => ({ seq: message.seq, at: message.time, message, entry: undefined })),
    ...entries
      .filter(({ kind, seq }) => seq > from && isInThread(kind))
      .map((entry) => ({ seq: entry.seq, at: entry.at, message: undefined, entry })),
  ].sort((a, b) => a.seq - b.seq)
  return lines.map(({ seq, at, message, entry }, index) => {
    const previous = lines[index - 1]
    const isNewDay = !previous || dayInJapan(previous.at) !== dayInJapan(at)
    return (
      <Fragment key={seq}>
        {isNewDay && <li className="day">{all.format.date(at)}</li>}
        {seq === firstUnread && (
          <li className="new-mark">
            <span>{texts.thread.unreadMark}</span>
          </li>
        )}
        {message && (
          <MessageItem message={message} inquiry={inquiry} place={seq === reading.seq ? reading.word : undefined} />
        )}
        {entry && (
          <li className="event">
            <Mark name={entry.kind === 'SHIPPING_SET' ? 'ship' : 'paper'} />
            <span>{eventText(entry, texts, locale, clock)}</span>
            <time dateTime={entry.at}>{clock.time(entry.at)}</time>
          </li>
        )}
      </Fragment>
    )
  })
}
