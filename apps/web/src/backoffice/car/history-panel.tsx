import type { AuditEntry } from '@minato/contract/gate'
import type { VehicleReply } from '@minato/contract/vehicles'
import { useId } from 'react'
import { useSheetTexts } from '../../storefront/vehicles/sheet-texts.ts'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { Panel } from '../frame/office-page.tsx'
import type { LoadedCar } from './car-data.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import { historyLines } from './history-lines.ts'

interface Props {
  car: VehicleReply
  changes: LoadedCar['changes']
}
const SHOWN = 6

/** Who changed what of this car, newest first, and through which statuses it went (API-11). */
export function HistoryPanel({ car, changes: { items, names: people } }: Props) {
  const { locale, messages } = useShell()
  const t = useCarFormTexts()
  const sheets = useSheetTexts()
  const id = useId()
  const { format, names } = messages
  const lines = historyLines(items, { t, sheets, names, number: format.number, called: people })
  const nameOf = ({ kind, id: actor }: AuditEntry['actor']) =>
    kind === 'client' ? t.history.client : (people[actor] ?? t.history.somebody)
  const list = (shown: typeof lines) => (
    <ul className="changes">
      {shown.map(({ key, label, text, by, at }) => (
        <li key={key}>
          <b>{label}</b> <span>{text}</span>
          <small>{t.history.by(nameOf(by), format.dateTime(at))}</small>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="history" id="history">
      <Panel
        id={`${id}-changes`}
        title={t.history.title}
        note={<a href={localPath(`/audit?entity=car&entityId=${car.id}`, locale)}>{t.history.all}</a>}
      >
        {lines.length === 0 && <p className="small muted">{t.history.none}</p>}
        {list(lines.slice(0, SHOWN))}
      </Panel>
      {(car.statusHistories?.length ?? 0) > 0 && (
        <Panel id={`${id}-statuses`} title={t.history.statuses}>
          <ul className="changes">
            {car.statusHistories?.toReversed().map(({ time, status }) => (
              <li key={`${time} ${status}`}>
                <b>{names.status[status]}</b>
                <small>{format.dateTime(time)}</small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
