import type { VehicleReply } from '@minato/contract/vehicles'
import { useId } from 'react'
import { useShell } from '../../api/shell.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { Panel } from '../layout/office-page.tsx'
import type { LoadedCar } from './car-data.ts'
import { useCarFormTexts } from './car-form-texts.ts'

interface Props {
  car: VehicleReply
  changes: LoadedCar['changes']
}

/** Changes of this car, newest first, and its statuses (API-11). */
export function HistoryPanel({ car, changes }: Props) {
  const { format, names } = useShell().messages
  const t = useCarFormTexts()
  const id = useId()
  return (
    <>
      <RecordHistory entity="car" entityId={car.id} trail={changes} />
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
    </>
  )
}
