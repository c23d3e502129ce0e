import { useMemo } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { useCountries } from '../../forms/countries.ts'
import type { Values } from '../../forms/rules.ts'
import { useCall } from '../../api/use-call.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import { valuesOfCar } from './car-values.ts'
import { useFormValues } from './form-values.ts'

/** From the narrowest part to the country, as it is read. */
const PARTS = ['location.street', 'location.district', 'location.city', 'location.country'] as const
const CARS = 50

const yardOf = (values: Values): Values => Object.fromEntries(PARTS.map((name) => [name, values[name] ?? '']))
const keyOf = (yard: Values): string => JSON.stringify(PARTS.map((name) => yard[name] ?? ''))

/** The yards of these cars, each once, in the order of the cars. */
export const yardsOf = (cars: readonly Values[]): Values[] => [
  ...new Map(
    cars
      .map(yardOf)
      .filter((yard) => yard['location.city'] || yard['location.street'])
      .map((yard) => [keyOf(yard), yard]),
  ).values(),
]

/** The yards of the newest or oldest cars; undefined until loaded. */
function useYards(direction: 'ASC' | 'DESC' | undefined): Values[] | undefined {
  const order = { 'order.field': 'REFERENCE', 'order.direction': direction } as const
  const ask = direction && { query: { limit: CARS, fieldsToExtractCode: 'CODE_3', ...order } as const }
  const { data } = useCall('GET /api/vehicle/car', ask)
  return useMemo(() => data && yardsOf(data.items.map(valuesOfCar)), [data])
}

/** One choice fills the whole address of a yard. The manager makes it: no car passes its yard to another one. */
export function YardFinder() {
  const t = useCarFormTexts()
  const { values, set } = useFormValues()
  const countries = useCountries()
  const newest = useYards('DESC')
  // The newest cars may come from an import without yards; the oldest have them.
  const oldest = useYards(newest?.length === 0 ? 'ASC' : undefined)
  // If the list cannot be loaded, the user types the address.
  const yards = [newest, oldest].find((some) => some?.length) ?? []
  const countryOf = (code = '') => countries.find((one) => one.code === code)?.name ?? code
  const options = yards.map((yard) => ({
    id: keyOf(yard),
    text: [
      yard['location.city'],
      yard['location.district'],
      yard['location.street'],
      countryOf(yard['location.country']),
    ]
      .filter(Boolean)
      .join(', '),
  }))
  if (yards.length === 0) return null
  const key = keyOf(values)
  return (
    <div className="wide">
      <ComboField
        name="yard"
        label={t.finder.yard}
        hint={t.finder.yardHint}
        options={options}
        value={options.some(({ id }) => id === key) ? key : ''}
        onChange={(id) => {
          const yard = yards.find((one) => keyOf(one) === id)
          set(yard ?? yardOf({}))
        }}
      />
    </div>
  )
}
