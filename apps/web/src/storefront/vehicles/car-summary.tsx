import type { ReactNode } from 'react'
import { useMessages } from '../../api/shell.ts'
import { useSheetTexts } from './sheet-texts.ts'
import type { CardData } from './card-data.ts'
import type { CarDetails, SoldDetails } from './car-data.ts'

export type Row = readonly [label: string, value: ReactNode]

interface Values {
  rows: readonly Row[]
  className?: string
  /** A heading names the subject already. */
  isTitled?: boolean
}
/** Names and values. Unknown ones are listed in one sentence below. */
export function Defs({ rows, className = 'defs', isTitled = true }: Values) {
  const t = useSheetTexts()
  const isGiven = ([, value]: Row) => value !== null && value !== undefined && value !== ''
  const given = rows.filter(isGiven)
  const missing = rows.filter((row) => !isGiven(row)).map(([label]) => label)
  return (
    <>
      {given.length > 0 && (
        <dl className={className}>
          {given.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="not-given">{given.length || !isTitled ? t.notGivenAre(t.list(missing)) : t.notGiven}</p>
      )}
    </>
  )
}

type FactsOfCard = Pick<
  CardData,
  'registered' | 'manufactured' | 'mileage' | 'engineSize' | 'transmission' | 'drive' | 'fuel'
>

/** The facts below the pictures. */
export function CarSummary({ car }: { car: CarDetails }) {
  const { search: s, names, format } = useMessages()
  const t = useSheetTexts()
  const [registered, ...others] = useFactRows(car.card)
  return (
    <FactsBox
      rows={[
        registered as Row,
        [t.manufactured, car.manufactured && format.yearMonth(car.manufactured)],
        ...others,
        [s.steering, car.steering && names.steering[car.steering]],
      ]}
    />
  )
}

/** Facts of a sold car. */
export function SoldCarSummary({ car }: { car: SoldDetails['facts'] }) {
  const { search: s, names, format } = useMessages()
  const t = useSheetTexts()
  const [registered, ...others] = useFactRows(car)
  return (
    <FactsBox
      rows={[
        registered as Row,
        ...(car.manufactured ? [[t.manufactured, format.yearMonth(car.manufactured)] as Row] : []),
        ...others,
        [s.category, car.body && names.bodyType[car.body]],
        [s.color, car.color && names.color[car.color]],
      ]}
    />
  )
}

const FactsBox = ({ rows }: { rows: Row[] }) => (
  <section className="facts-box" aria-label={useSheetTexts().facts}>
    <Defs className="facts" isTitled={false} rows={rows} />
  </section>
)

function useFactRows(car: FactsOfCard): Row[] {
  const { search: s, names, format, km, cc } = useMessages()
  const t = useSheetTexts()
  return [
    [s.firstRegistration, car.registered && format.yearMonth(car.registered)],
    [t.mileage, car.mileage === null ? null : km(car.mileage)],
    [t.engine, car.engineSize === null ? null : cc(car.engineSize)],
    [s.transmissionType, car.transmission && names.transmissionType[car.transmission]],
    [s.driveType, car.drive && names.driveType[car.drive]],
    [s.fuelType, car.fuel && names.fuelType[car.fuel]],
  ]
}
