import type { BodyType, FuelType } from '@minato/contract/enumerations'
import { hsCodeOf } from '@minato/domain/hs-code'
import { numberOf } from '../../forms/parse-input.ts'
import { useShell } from '../../api/shell.ts'
import { Part } from '../layout/office-page.tsx'
import type { LoadedCar } from './car-data.ts'
import { Fields } from './car-form-sections.tsx'
import { useCarFormTexts } from './car-form-texts.ts'
import { useFormValues } from './form-values.ts'

/** The cost of a car and its margin (VEH-12); `calculated`: the amounts that the server derives from the saved cost. */
export function PurchaseSection({ calculated }: { calculated: LoadedCar['purchase'] | undefined }) {
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
      {calculated && calculated.version > 0 && (
        <dl className="margin">
          <div>
            <dt>{t.total}</dt>
            <dd>{calculated.totalYen === null ? '–' : format.number(calculated.totalYen)}</dd>
          </div>
          <div>
            <dt>{t.cost}</dt>
            <dd>{calculated.cost === null ? '–' : format.money(calculated.cost)}</dd>
          </div>
          <div>
            <dt>{t.margin}</dt>
            <dd>
              <b>{calculated.margin === null ? '–' : format.money(calculated.margin)}</b>
              {calculated.marginPercent !== null && <small>{t.ofPrice(calculated.marginPercent)}</small>}
            </dd>
          </div>
        </dl>
      )}
    </Part>
  )
}
