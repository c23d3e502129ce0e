import type { BulkReport } from '@minato/contract/vehicles-office'
import { useFormTexts } from '../../forms/form-texts.ts'
import { useMessages } from '../../shell/shell.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

/** What comes of each car: why not, or its price before and after. The first hundred; `report.items` says of how many. */
export function BulkItems({ report }: { report: Pick<BulkReport, 'items'> }) {
  const { car, format } = useMessages()
  const { say } = useFormTexts()
  const { bulk: t } = useOfficeCarsTexts()
  const { items, total } = report.items
  return (
    <>
      <ul className="bulk-items">
        {items.map(({ id, reference, name, refusal, price, newPrice }) => (
          <li key={id} className={refusal === null ? undefined : 'refused'}>
            <b>{reference && car.ref(reference)}</b>
            <span>{name}</span>
            <span>
              {refusal !== null
                ? say(refusal)
                : price && newPrice
                  ? t.becomes(format.money(price.value), format.money(newPrice.value))
                  : t.done}
            </span>
          </li>
        ))}
      </ul>
      {items.length < total && <p className="small muted">{t.firstOf(items.length, total)}</p>}
    </>
  )
}
