import { useEffect, useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { useCountries } from '../../forms/countries.ts'
import type { Values } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
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

/** One choice fills the whole address of a yard. The manager makes it: no car passes its yard to another one. */
export function YardFinder() {
  const { api } = useShell()
  const t = useCarFormTexts()
  const { values, set } = useFormValues()
  const countries = useCountries()
  const [yards, setYards] = useState<readonly Values[]>([])
  useEffect(() => {
    let isGone = false
    const yardsBy = async (direction: 'ASC' | 'DESC') => {
      const order = { 'order.field': 'REFERENCE', 'order.direction': direction } as const
      const { items } = await api('GET /api/vehicle/car', {
        query: { limit: CARS, fieldsToExtractCode: 'CODE_3', ...order },
      })
      return yardsOf(items.map(valuesOfCar))
    }
    const load = async () => {
      const newest = await yardsBy('DESC')
      // An imported list may name no yard: the oldest cars do.
      const found = newest.length > 0 ? newest : await yardsBy('ASC')
      if (!isGone) setYards(found)
    }
    // Without the list the address is typed.
    load().catch(() => {})
    return () => void (isGone = true)
  }, [api])
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
