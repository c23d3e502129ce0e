import type { BodyType, FuelType } from '@minato/contract/enumerations'
import { hsCodeOf } from '@minato/domain/hs-code'
import { numberOf } from '../../forms/parse-input.ts'
import { useShell } from '../../api/shell.ts'
import { Part } from '../layout/office-page.tsx'
import type { LoadedCar } from './car-data.ts'
import { Fields } from './car-form-sections.tsx'
import { useCarFormTexts } from './car-form-texts.ts'
import { useFormValues } from './form-values.ts'

/** The cost of a car and its margin (VEH-12); `reckoned` is the server's result for the saved cost. */
export function PurchaseSection({ reckoned }: { reckoned: LoadedCar['purchase'] | undefined }) {
  const { format } = useShell().messages
  const { groups, hints, margin: t } = useCarFormTexts()
  const { values } = useFormValues()
  const number = (name: string) => numberOf(values[name] ?? '') ?? null
  const hsCode = hsCodeOf({
    body: (values['utils.type'] || null) as BodyType | null,
    fuel: (values['specification.fuelType'] || null) as FuelType | null,
    engineSize: number('specification.engineSize'),
    seats: number('specification.numberSeat'),
  })
  return (
    <Part id="purchase" title={groups.purchase} note={t.note}>
      <Fields group="purchase" hints={{ 'purchase.hsCode': hints.hsCode(hsCode) }} />
      {reckoned && reckoned.version > 0 && (
        <dl className="margin">
          <div>
            <dt>{t.total}</dt>
            <dd>{reckoned.totalYen === null ? '–' : format.number(reckoned.totalYen)}</dd>
          </div>
          <div>
            <dt>{t.cost}</dt>
            <dd>{reckoned.cost === null ? '–' : format.money(reckoned.cost)}</dd>
          </div>
          <div>
            <dt>{t.margin}</dt>
            <dd>
              <b>{reckoned.margin === null ? '–' : format.money(reckoned.margin)}</b>
              {reckoned.marginPercent !== null && <small>{t.ofPrice(reckoned.marginPercent)}</small>}
            </dd>
          </div>
        </dl>
      )}
    </Part>
  )
}
