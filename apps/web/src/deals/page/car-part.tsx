import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useAddresses } from '../../shell/addresses.ts'
import { useMessages } from '../../shell/shell.ts'
import { carName, cardOf } from '../../storefront/vehicles/card-data.ts'
import { NoPicture, Picture } from '../../storefront/vehicles/picture.tsx'
import { useDealTexts } from '../deal-texts.ts'

/** The car that it is about, with the way to its page. */
export function CarPart({ inquiry }: { inquiry: Inquiry }) {
  const { car: t, names, format, km } = useMessages()
  const texts = useDealTexts()
  const to = useAddresses()
  const car = cardOf(inquiry.car)
  const facts = [
    t.ref(car.reference),
    car.registered && format.yearMonth(car.registered),
    car.mileage !== null && km(car.mileage),
    car.fuel && names.fuel[car.fuel],
    car.transmission && names.transmission[car.transmission],
  ].filter(Boolean)
  return (
    <section className="panel" aria-label={texts.car}>
      <div className="carline">
        <div className="pic">
          {car.picture ? (
            <Picture picture={car.picture} alt="" sizes="152px" upTo={640} order="row" body={car.body} />
          ) : (
            <NoPicture body={car.body} />
          )}
        </div>
        <div>
          <h3>
            <a href={to.car(car)}>{[carName(car), car.grade].filter(Boolean).join(' ') || t.ref(car.reference)}</a>
          </h3>
          <p className="small muted">{facts.join(' · ')}</p>
        </div>
      </div>
    </section>
  )
}
