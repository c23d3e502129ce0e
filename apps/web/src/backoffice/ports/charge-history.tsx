import type { Charge, Port } from '@minato/contract/ports'
import { TextField } from '../../forms/field.tsx'
import { instantIn } from '../../forms/local-time.ts'
import { reportError } from '../../forms/report-error.ts'
import type { Values } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { usePortsTexts } from './ports-texts.ts'

/** The start of a new amount. */
export function StartField() {
  const t = usePortsTexts()
  return <TextField name="validFrom" label={t.startField} hint={t.startHint} type="datetime-local" />
}
/** For the call: undefined for an immediate start. */
export const startIn = (values: Values): { validFrom?: string } => {
  const validFrom = instantIn(values, 'validFrom')
  return validFrom === undefined ? {} : { validFrom }
}

interface Props {
  port: Port
  charges: readonly Charge[]
  onSaved(said: string): void
}

/** Scheduled amounts, which can be cancelled, and the history, collapsed. */
export function ChargeHistory({ port: { id, version }, charges, onSaved }: Props) {
  const shell = useShell()
  const { format } = shell.messages
  const t = usePortsTexts()
  const at = charges.findIndex(({ isInForce }) => isInForce)
  const coming = at === -1 ? charges : charges.slice(0, at)
  const amountOf = ({ value }: Charge) => (value ? format.exactMoney(value.value) : t.ended)
  const cancel = (charge: Charge) => {
    const params = { id, chargeId: charge.id }
    shell.api('DELETE /api/main/port/{id}/charge/{chargeId}', { params, version }).then(
      () => onSaved(t.chargeCancelled),
      (error: unknown) => reportError(shell, error),
    )
  }
  return (
    <>
      {coming.map((charge) => {
        const when = format.dateTime(charge.validFrom)
        return (
          <p key={charge.id} className="coming">
            <b>{amountOf(charge)}</b> {t.planned(when)}{' '}
            <button
              className="link"
              type="button"
              aria-label={t.cancelOf(amountOf(charge), when)}
              onClick={() => cancel(charge)}
            >
              {t.cancelCharge}
            </button>
          </p>
        )
      })}
      {charges.length > 1 && (
        <details className="charges">
          <summary>{t.versions(charges.length)}</summary>
          <ol>
            {charges.map((charge, i) => (
              <li key={charge.id}>
                <span>{format.dateTime(charge.validFrom)}</span>
                <b>{amountOf(charge)}</b>
                {charge.isInForce && <span className="good">{t.inForce}</span>}
                {i < coming.length && <span className="muted">{t.toCome}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
