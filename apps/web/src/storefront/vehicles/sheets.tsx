import { EQUIPMENT, EQUIPMENT_KIT } from '@minato/contract/enumerations'
import type { ReactNode } from 'react'
import { dimensionText } from '../../messages/format.ts'
import { useMessages, useShell } from '../../shell/shell.ts'
import type { CarDetails } from './car-data.ts'
import { bodyDrawing } from './picture.tsx'
import { Rated } from './rating.tsx'

type Row = readonly [label: string, value: ReactNode]

/** Names and values; what nobody has said is Unknown, never left out. */
function Defs({ rows }: { rows: readonly Row[] }) {
  const { car: t } = useMessages()
  return (
    <dl className="defs">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <span className="unknown">{t.unknown}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The eight facts below the pictures. */
export function Facts({ car }: { car: CarDetails }) {
  const { car: t, search: s, names, format, km } = useMessages()
  const { card } = car
  const rows: Row[] = [
    [s.firstRegistration, card.registered && format.yearMonth(card.registered)],
    [t.manufactured, car.manufactured && format.yearMonth(car.manufactured)],
    [t.mileage, card.mileage === null ? null : km(card.mileage)],
    [t.engine, card.engineSize === null ? null : `${format.number(card.engineSize)}\u00a0cc`],
    [s.transmission, card.transmission && names.transmission[card.transmission]],
    [s.drive, card.drive && names.driveType[card.drive]],
    [s.fuel, card.fuel && names.fuel[card.fuel]],
    [s.steering, car.steering && names.steering[car.steering]],
  ]
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <span className="unknown">{t.unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** ISO 3166 alpha-2 to a name, in the language of the page. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

export function SpecificationSheet({ car }: { car: CarDetails }) {
  const { locale, messages } = useShell()
  const { car: t, search: s, names, format } = messages
  const { card, location } = car
  const groups: [string, Row[]][] = [
    [
      t.engineAndDrive,
      [
        [s.engineCode, car.engineCode],
        [t.engineSize, card.engineSize === null ? null : `${format.number(card.engineSize)}\u00a0cc`],
        [s.fuel, card.fuel && names.fuel[card.fuel]],
        [s.transmission, card.transmission && names.transmission[card.transmission]],
        [s.drive, card.drive && names.driveType[card.drive]],
      ],
    ],
    [
      t.identity,
      [
        [t.modelCode, car.modelCode],
        [t.chassis, car.chassis],
        [t.grade, card.grade],
        [s.color, card.color && names.color[card.color]],
      ],
    ],
    [
      t.body,
      [
        [s.bodyType, card.body && names.bodyType[card.body]],
        [s.doors, car.doors],
        [s.seats, car.seats],
        [s.steering, car.steering && names.steering[car.steering]],
        [t.seatBelts, car.seatBeltYear],
      ],
    ],
    [
      t.location,
      [
        [
          t.yard,
          [
            location?.street,
            location?.district,
            location?.city,
            location?.country && countryName(location.country, locale),
          ]
            .filter(Boolean)
            .join(', '),
        ],
        [t.reference, t.ref(card.reference)],
        [t.status, names.status[card.status]],
      ],
    ],
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

export function EquipmentSheet({ car: { equipment, kit } }: { car: CarDetails }) {
  const { car: t, names } = useMessages()
  const hasRatings = equipment && EQUIPMENT.some((part) => equipment[part] !== null)
  const hasKit = kit && EQUIPMENT_KIT.some((part) => kit[part] !== null)
  return (
    <section className="block" aria-labelledby="equipment">
      <h2 id="equipment">
        {t.equipment} {hasRatings && <small>{t.ratedLike}</small>}
      </h2>
      {hasRatings ? (
        <ul className="equip">
          {EQUIPMENT.map((part) => (
            <li key={part}>
              {names.equipment[part]}
              <Rated rating={equipment[part]} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t.noSheet}</p>
      )}
      {hasKit && (
        <>
          <h3>{t.inTheBoot}</h3>
          <ul className="equip">
            {EQUIPMENT_KIT.map((part) => {
              const has = kit[part]
              return (
                <li key={part}>
                  {names.kit[part]}
                  {has ? <b>{names.equipped[has]}</b> : <span className="unknown">{t.unknown}</span>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

export function Dimensions({ car: { sizes, card, cubicMeter, frontTyres, rearTyres } }: { car: CarDetails }) {
  const { car: t, format } = useMessages()
  const mm = (size: number | null) => (size === null ? null : `${format.number(size)}\u00a0mm`)
  const cubic = cubicMeter === null ? null : `${format.number(cubicMeter)}\u00a0m³`
  const drawing = bodyDrawing(card.body)
  return (
    <section className="block" aria-labelledby="dimensions">
      <h2 id="dimensions">
        {t.dimensions}{' '}
        <small>
          {dimensionText(format, [sizes.length, sizes.width, sizes.height])}
          {'\u00a0m'}
          {cubic && `, ${cubic}`}
        </small>
      </h2>
      <div className="dims">
        <div className="dim">
          <img src={drawing} width={800} height={420} alt="" loading="lazy" />
          <div className="h">{mm(sizes.length) ?? '--'}</div>
        </div>
        <div className="dim f">
          <img src={drawing.replace('.svg', '-front.svg')} width={800} height={420} alt="" loading="lazy" />
          <div className="h">{mm(sizes.width) ?? '--'}</div>
        </div>
        <Defs
          rows={[
            [t.length, mm(sizes.length)],
            [t.width, mm(sizes.width)],
            [t.height, mm(sizes.height)],
            [t.forFreight, cubic],
            [t.frontTyres, frontTyres],
            [t.rearTyres, rearTyres],
          ]}
        />
      </div>
    </section>
  )
}
