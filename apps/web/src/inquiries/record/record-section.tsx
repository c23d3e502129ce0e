import { isInternal } from '@minato/domain/describe-event'
import { useState } from 'react'
import { reportError } from '../../forms/report-error.ts'
import { useShell } from '../../api/shell.ts'
import { saveFile } from '../../table/save-file.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Panel } from '../page/panel.tsx'
import { PAST_VERDICT_ID } from '../page/past-verdict.tsx'
import { useSide } from '../use-side.ts'
import { useClock } from '../times.ts'
import { eventText } from './event-text.ts'
import type { Entries } from './use-record.ts'
import { shopLocale } from '../../i18n/locale.ts'

/** Number of events shown first, newest on top. */
const SHOWN = 8

/** Events at which a party relied on the import verdict. */
const VERDICT_KINDS: readonly string[] = [
  'OFFER_MADE',
  'INVOICE_ISSUED',
  'REFUSED_IMPORT_ACCEPTED',
  'PURCHASE_CONFIRMED',
]

/** The event log as text (TRU-01), with a signed copy. Buyers do not see internal steps. */
export function RecordSection({
  id,
  reference,
  entries: all,
  onShowVerdict,
}: {
  id: string
  reference: string
  entries: Entries | undefined
  /** Shows the import verdict of an event's time; undefined where the reader has no past verdicts. */
  onShowVerdict?: ((at: string) => void) | undefined
}) {
  const shell = useShell()
  const texts = useInquiryTexts()
  const { record: t } = texts
  const side = useSide()
  const clock = useClock(shell.locale)
  const [isExpanded, setExpanded] = useState(false)
  if (!all) return null
  const entries = side === 'BUYER' ? all.filter(({ kind }) => !isInternal(kind)) : all
  const newest = entries.toReversed()
  const shown = isExpanded ? newest : newest.slice(0, SHOWN)
  const save = (path: string, type: string) => () => {
    saveFile(shell, `/api/main/inquiry/${id}/record/${path}`, `inquiry-${reference}.${type}`).catch((error: unknown) =>
      reportError(shell, error),
    )
  }
  return (
    <Panel title={t.title} note={t.count(entries.length)} className="record">
      <ol>
        {shown.map((entry) => (
          <li key={entry.seq}>
            <time dateTime={entry.at}>{clock.moment(entry.at)}</time>
            <span>
              {eventText(entry, texts, shell.locale, clock)}
              {onShowVerdict && VERDICT_KINDS.includes(entry.kind) && (
                <>
                  {' · '}
                  <a href={`#${PAST_VERDICT_ID}`} onClick={() => onShowVerdict(entry.at)}>
                    {t.verdictThen}
                  </a>
                </>
              )}
            </span>
            <span className="who">
              {entry.side === side ? t.you : entry.side === 'SELLER' ? shell.company.name : t.sides[entry.side]}
            </span>
          </li>
        ))}
      </ol>
      {newest.length > SHOWN && !isExpanded && (
        <button className="btn line" type="button" onClick={() => setExpanded(true)}>
          {t.all(newest.length)}
        </button>
      )}
      <p className="small muted">
        {t.same[side]}{' '}
        <button className="link" type="button" onClick={save(`copy?locale=${shopLocale(shell.locale)}`, 'pdf')}>
          {t.save}
        </button>{' '}
        <button className="link" type="button" onClick={save('export', 'json')}>
          {t.saveData}
        </button>
      </p>
    </Panel>
  )
}
