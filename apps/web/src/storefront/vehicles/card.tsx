import type { ReactNode } from 'react'
import { useAddresses } from '../../i18n/addresses.ts'
import { useMessages } from '../../api/shell.ts'
import { Cost } from '../delivery/cost.tsx'
import { useVerdict } from '../delivery/destination.ts'
import { carName, shownYear } from './card-data.ts'
import type { CardData } from './card-data.ts'
import { NoPicture, Picture } from './picture.tsx'
import { ReservedPill, Stamp } from './price.tsx'
import { SaveButton } from './save-button.tsx'

/** 320 px suffice for a phone card's 136 px, so a smaller size is declared. */
const SIZES = '(max-width: 743px) 106px, (max-width: 1199px) 30vw, 20vw'

/** A car in a list. The whole card is one link. */
function Card({ car, order }: { car: CardData; order: 'first' | 'row' | 'later' }) {
  const { car: t, names, pictures } = useMessages()
  const to = useAddresses()
  const renderVerdict = useVerdict()
  const name = carName(car)
  return (
    <article className="card">
      <div className="pic-box">
        <div className="pic">
          {car.picture ? (
            <Picture
              picture={car.picture}
              alt={t.alt(name, car.color ? names.color[car.color] : undefined)}
              sizes={SIZES}
              upTo={640}
              order={order}
              body={car.body}
            />
          ) : (
            <NoPicture body={car.body} />
          )}
        </div>
        <span className="ref">{t.ref(car.reference)}</span>
        {car.picture && (
          <span className="more">{car.picture.isIllustration ? t.illustration : pictures(car.pictures)}</span>
        )}
        {car.status === 'RESERVED' && <ReservedPill />}
        {car.status === 'SOLD' && <span className="pill">{names.status.SOLD}</span>}
        <Stamp car={car} />
        <SaveButton car={car} />
      </div>
      <div className="body">
        <div className="txt">
          <h3>
            {/* The page of a sold car is a document of its own. */}
            <a href={to.car(car)} data-document={car.status === 'SOLD' || undefined}>
              {name}
            </a>
          </h3>
          <p className="grade">{car.grade}</p>
          <CardFacts car={car} />
        </div>
        <div className="low">
          {car.status !== 'SOLD' && <Cost car={car} />}
          <p className="arrival">{renderVerdict?.({ car })}</p>
        </div>
      </div>
    </article>
  )
}

/** The six facts of a card; a dash for unknown ones. */
export function CardFacts({ car }: { car: CardData }) {
  const messages = useMessages()
  const { names, km, cc } = messages
  const facts: ReactNode[] = [
    shownYear(messages, car),
    car.mileage !== null && km(car.mileage),
    car.engineSize !== null && cc(car.engineSize),
    car.transmission && names.transmissionType[car.transmission],
    car.drive && names.driveType[car.drive],
    car.fuel && names.fuelType[car.fuel],
  ]
  return (
    <ul className="spec">
      {facts.map((fact, index) => (
        <li key={index}>{fact || '–'}</li>
      ))}
    </ul>
  )
}

/** A grid of cars; the first row's pictures load at once at the top of a page. */
export function Cards({ cars, row = 0, className }: { cars: CardData[]; row?: number; className?: string }) {
  return (
    <div className={className ? `cards ${className}` : 'cards'}>
      {cars.map((car, index) => (
        <Card key={car.id} car={car} order={index >= row ? 'later' : index === 0 ? 'first' : 'row'} />
      ))}
    </div>
  )
}
