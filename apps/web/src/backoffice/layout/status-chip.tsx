import type { VehicleStatus } from '@minato/contract/enumerations'
import { useMessages } from '../../api/shell.ts'

/** A car's status as symbol and word. */
export function StatusChip({ status }: { status: VehicleStatus }) {
  const { names } = useMessages()
  return (
    <span className={`chip ${status.toLowerCase()}`}>
      <i />
      {names.status[status]}
    </span>
  )
}
