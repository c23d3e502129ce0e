import type { AuditEntry } from '@minato/contract/gate'
import { useId, useState } from 'react'
import { useCountryName } from '../../inquiries/country-name.ts'
import { foot as footEn } from '../../i18n/en/foot.ts'
import { foot as footFr } from '../../i18n/fr/foot.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { useSheetTexts } from '../../storefront/vehicles/sheet-texts.ts'
import { Panel } from '../layout/office-page.tsx'
import { actorName, groupEntries, linesOf, recordName } from './audit-lines.ts'
import type { AuditWords } from './audit-lines.ts'
import { useAuditTexts } from './audit-texts.ts'
import { textsFor } from '../../i18n/texts.ts'

/** Number of lines shown at once. */
const FEW = 6
const ENTRIES = 20

export interface AuditTrail {
  items: readonly AuditEntry[]
  names: Readonly<Record<string, string>>
}

/** Texts and names of the audit log. */
export function useAuditWords(names: AuditTrail['names']): AuditWords {
  const { locale, messages } = useShell()
  return {
    t: useAuditTexts(),
    messages,
    sheets: useSheetTexts(),
    foot: textsFor(locale, { en: footEn, fr: footFr }, 'foot'),
    names,
    countryName: useCountryName(locale),
  }
}

/** The changes of some entries, one line each. */
export function ChangeLines({ entries, words }: { entries: readonly AuditEntry[]; words: AuditWords }) {
  const [isWhole, setWhole] = useState(false)
  const lines = entries.flatMap((entry) => linesOf(entry, words))
  const shown = isWhole ? lines : lines.slice(0, FEW)
  return (
    <>
      <ul className="changes">
        {shown.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button className="link" type="button" onClick={() => setWhole(true)}>
          {words.t.more(lines.length - shown.length)}
        </button>
      )}
    </>
  )
}

interface Props {
  entity: string
  /** Without it, all records of this kind. */
  entityId?: string
  /** The entries, if the page has loaded them; otherwise loaded here, again for each version. */
  trail?: AuditTrail
  version?: unknown
}

/** The history of one record, newest first, with a link to the audit log. */
export function RecordHistory({ entity, entityId, trail: given, version }: Props) {
  const { locale, messages } = useShell()
  const id = useId()
  const query = { entity, limit: ENTRIES, ...(entityId !== undefined && { entityId }) }
  const { data } = useCall('GET /api/main/audit', given ? undefined : { query }, { version })
  const trail = given ?? data
  const words = useAuditWords(trail?.names ?? {})
  const { t } = words
  const groups = groupEntries(trail?.items ?? [])
  return (
    <div className="history" id="history">
      <Panel
        id={`${id}-changes`}
        title={t.history}
        note={<a href={localPath('/audit', locale) + stringifySearch({ entity, entityId })}>{t.all}</a>}
      >
        {trail && groups.length === 0 && <p className="small muted">{t.empty}</p>}
        {groups.slice(0, FEW).map(({ key, last, entries }) => (
          <div key={key} className="history-group">
            <p className="small">
              <b>{actorName(last, words)}</b>, {messages.format.dateTime(last.at)}
              {entityId === undefined && ` · ${recordName(last, words)}`}
            </p>
            <ChangeLines entries={entries} words={words} />
          </div>
        ))}
      </Panel>
    </div>
  )
}
