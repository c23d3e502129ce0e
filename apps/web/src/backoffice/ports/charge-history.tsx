import type { Charge } from '@minato/contract/ports'
import { useShell } from '../../shell/shell.ts'
import { usePortsTexts } from './ports-texts.ts'

/** What something has cost since when, folded away. */
export function ChargeHistory({ charges }: { charges: readonly Charge[] }) {
  const { format } = useShell().messages
  const t = usePortsTexts()
  if (charges.length < 2) return null
  return (
    <details className="charges">
      <summary>{t.versions(charges.length)}</summary>
      <ol>
        {charges.map(({ id, value, validFrom, isInForce }) => (
          <li key={id}>
            <span>{format.dateTime(validFrom)}</span>
            <b>{value ? format.money(value.value) : t.ended}</b>
            {isInForce && <span className="good">{t.inForce}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
