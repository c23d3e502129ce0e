import { STANDARD_TRIM } from '@minato/domain/vehicles'
import { useMessages, useShell } from '../../api/shell.ts'
import type { CarDetails } from './car-data.ts'
import { Defs } from './car-summary.tsx'
import type { Row } from './car-summary.tsx'
import { useSheetTexts } from './sheet-texts.ts'

/** Cached per language: creating one takes a tenth of the page's time. */
const regions = new Map<string, Intl.DisplayNames>()
function regionsIn(locale: string): Intl.DisplayNames {
  const names = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  regions.set(locale, names)
  return names
}

// Loaded with this code, before it is needed.
if (!import.meta.env.SSR) regionsIn(document.documentElement.lang)

/** ISO 3166 alpha-2 to a name, in the language of the page. */
function countryName(code: string, locale: string): string {
  try {
    return regionsIn(locale).of(code) ?? code
  } catch {
    return code
  }
}

/** Groups of fields; a group without known fields says so. */
export function SpecificationSheet({ car }: { car: CarDetails }) {
  const t = useSheetTexts()
  const groups: [string, Row[]][] = [
    [t.engineAndDrive, useEngineRows(car)],
    [t.identity, useIdentityRows(car)],
    [t.body, useBodyRows(car)],
    [t.location, useLocationRows(car)],
  ]
  return (
    <section className="block" aria-labelledby="specification">
      <h2 id="specification">{t.specification}</h2>
      <div className="groups four">
        {groups.map(([title, rows]) => (
          <div key={title}>
            <h3>{title}</h3>
            <Defs rows={rows} />
          </div>
        ))}
      </div>
    </section>
  )
}

function useEngineRows({ card, engineCode }: CarDetails): Row[] {
  const { search: s, names, cc } = useMessages()
  const t = useSheetTexts()
  return [
    [s.engineCode, engineCode],
    [t.engineSize, card.engineSize === null ? null : cc(card.engineSize)],
    [s.fuelType, card.fuel && names.fuelType[card.fuel]],
    [s.transmissionType, card.transmission && names.transmissionType[card.transmission]],
    [s.driveType, card.drive && names.driveType[card.drive]],
  ]
}

function useIdentityRows({ card, modelCode, chassis }: CarDetails): Row[] {
  const { search: s, names } = useMessages()
  const t = useSheetTexts()
  return [
    [t.modelCode, modelCode === STANDARD_TRIM ? null : modelCode],
    [t.chassis, chassis],
    [t.grade, card.grade],
    [s.color, card.color && names.color[card.color]],
  ]
}

function useBodyRows({ card, doors, seats, steering, seatBeltYear }: CarDetails): Row[] {
  const { search: s, names } = useMessages()
  const t = useSheetTexts()
  return [
    [s.category, card.body && names.bodyType[card.body]],
    [s.doors, doors],
    [s.numberSeat, seats],
    [s.steering, steering && names.steering[steering]],
    [t.seatBelts, seatBeltYear],
  ]
}

function useLocationRows({ card, location }: CarDetails): Row[] {
  const { locale, messages } = useShell()
  const t = useSheetTexts()
  const country = location?.country
  const place = [
    location?.street,
    location?.district,
    location?.city,
    country && (t.countries[country] ?? countryName(country, locale)),
  ]
  return [
    [t.yard, place.filter(Boolean).join(', ')],
    [t.reference, messages.car.ref(card.reference)],
    [t.status, messages.names.status[card.status]],
  ]
}
