import { shortDate, shortMoment } from '@minato/domain/short-moments'
import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import { Flag } from '../../ui/flag.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { cardOf, carName } from '../../storefront/vehicles/card-data.ts'
import { NoPicture, Picture } from '../../storefront/vehicles/picture.tsx'
import type { Column } from '../../table/table.tsx'
import { useMinute } from '../../inquiries/times.ts'
import { formatWait } from './format-wait.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

/** The columns of managers' inquiries. */
export function useInquiryColumns(): Column<InquiryCard>[] {
  const { locale, messages } = useShell()
  const t = useInquiryListTexts()
  const { format } = messages
  const { columns: heads } = t
  return [
    { key: 'picture', head: heads.picture, card: 'picture', cell: ({ car }) => <CarPicture car={car} /> },
    {
      key: 'inquiry',
      head: heads.inquiry,
      isFixed: true,
      card: 'title',
      cell: (one) => (
        <>
          <a className="name" href={localPath(`/inquiries/${one.id}`, locale)}>
            {t.number(one.reference)}
          </a>
          {one.unread > 0 && (
            <span className="unread-mark">
              <span aria-hidden="true">{format.number(one.unread)}</span>
              <span className="vh">, {t.unread(one.unread)}</span>
            </span>
          )}
          <small>
            {carName(cardOf(one.car))} <span className="nowrap">{messages.car.ref(one.car.reference)}</span>
          </small>
        </>
      ),
    },
    {
      key: 'buyer',
      head: heads.buyer,
      card: 'text',
      cell: ({ owner, port }) => (
        <>
          <b>{`${owner.firstname} ${owner.lastname}`.trim() || t.nobody}</b>
          <small>
            {owner.country && <Flag country={owner.country} size="small" rounded />} {port.name}
          </small>
        </>
      ),
    },
    { key: 'message', head: heads.message, card: 'text', cell: (one) => <LastMessage of={one} /> },
    { key: 'next', head: heads.next, card: 'text', cell: (one) => <Next of={one} /> },
    { key: 'waiting', head: heads.waiting, card: 'line', cell: ({ waitingSince }) => <Waiting since={waitingSince} /> },
    { key: 'step', head: heads.step, card: 'line', cell: (one) => <Step of={one} /> },
    {
      key: 'total',
      head: heads.total,
      isNumber: true,
      card: 'line',
      cell: ({ total, freightType }) => (
        <>
          <b>{total === null ? t.onRequest : format.money(total)}</b>
          <small className="in-head">{freightType}</small>
        </>
      ),
    },
    {
      key: 'manager',
      head: heads.manager,
      card: 'line',
      cell: ({ manager }) => (manager ? `${manager.firstname} ${manager.lastname}` : t.nobody),
    },
    { key: 'source', head: heads.source, isHidden: true, card: 'none', cell: ({ source }) => t.sources[source] },
    {
      key: 'opened',
      head: heads.opened,
      isHidden: true,
      card: 'none',
      cell: ({ createdAt }) => <span className="nowrap">{shortDate(createdAt, locale)}</span>,
    },
    {
      key: 'latest',
      head: heads.latest,
      isHidden: true,
      card: 'none',
      cell: ({ lastAt }) => <span className="nowrap">{shortMoment(lastAt, locale)}</span>,
    },
  ]
}

function CarPicture({ car: reply }: Pick<InquiryCard, 'car'>) {
  const { picture, body } = cardOf(reply)
  return picture ? (
    <Picture picture={picture} alt="" sizes="84px" upTo={320} order="later" body={body} />
  ) : (
    <NoPicture body={body} />
  )
}

function LastMessage({ of: { lastMessage } }: { of: InquiryCard }) {
  const t = useInquiryListTexts()
  if (!lastMessage) return <span className="muted">{t.noMessage}</span>
  return (
    <span className="clamp">
      {lastMessage.isMine && <span className="muted">{t.us} </span>}
      {lastMessage.content}
    </span>
  )
}

function Next({ of: { nextStep, outcome, isArchived } }: { of: InquiryCard }) {
  const { format } = useShell().messages
  const t = useInquiryListTexts()
  const now = useMinute()
  // Archived inquiries need no reply.
  if (!nextStep || isArchived) return <span className="muted">{outcome ? t.outcomes[outcome] : t.none}</span>
  const { who, what, by } = nextStep
  const words = t.next[who][what as keyof typeof t.next.SELLER]
  const isOverdue = by !== null && now !== undefined && Date.parse(by) < now
  return (
    <>
      <span className={who === 'SELLER' ? 'ours' : undefined}>{words}</span>
      {by && (
        <small className={isOverdue ? 'shut' : undefined}>
          {isOverdue ? t.overdue(format.dateTime(by)) : t.by(format.dateTime(by))}
        </small>
      )}
    </>
  )
}

/**
 * How long the inquiry has waited for the dealer. The server's text stays until the next minute, because clocks
 * differ.
 */
function Waiting({ since }: { since: string | null }) {
  const { format } = useShell().messages
  const t = useInquiryListTexts()
  const now = useMinute()
  if (since === null) return <span className="nothing">–</span>
  const when = format.dateTime(since)
  return (
    <time dateTime={since} title={when} className="nowrap" suppressHydrationWarning>
      {formatWait((now ?? present()) - Date.parse(since), t)}
    </time>
  )
}

const present = (): number => Date.now()

function Step({ of: { displayedStatus, status, outcome, isArchived, isCarReserved } }: { of: InquiryCard }) {
  const t = useInquiryListTexts()
  const notes = [
    ...(outcome ? [t.outcomes[outcome]] : []),
    ...(isArchived ? [t.archived] : []),
    ...(isCarReserved ? [t.reserved] : []),
  ]
  return (
    <>
      {t.statuses[status === 'SALE_FINALIZED' ? status : displayedStatus]}
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  )
}
