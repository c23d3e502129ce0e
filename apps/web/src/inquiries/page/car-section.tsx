import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { isVisible } from '@minato/domain/vehicles'
import { useAddresses } from '../../i18n/addresses.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { isManager } from '../../session/current-user.ts'
import { carName, cardOf, shownYear } from '../../storefront/vehicles/card-data.ts'
import { NoPicture, Picture } from '../../storefront/vehicles/picture.tsx'
import { useInquiryTexts } from '../inquiry-texts.ts'

/** The car of the inquiry, with a link to its page. */
export function CarSection({ inquiry }: { inquiry: Inquiry }) {
  const messages = useMessages()
  const { car: t, names, km } = messages
  const { user } = useShell()
  const texts = useInquiryTexts()
  const to = useAddresses()
  const car = cardOf(inquiry.car)
  const name = [carName(car), car.grade].filter(Boolean).join(' ') || t.ref(car.reference)
  const isThere = isManager(user) || isVisible(car.status)
  const facts = [
    t.ref(car.reference),
    shownYear(messages, car),
    car.mileage !== null && km(car.mileage).replace(' ', '\u00a0'),
    car.fuel && names.fuelType[car.fuel],
    car.transmission && names.transmissionType[car.transmission],
  ].filter(Boolean)
  return (
    <section className="panel car-panel" aria-label={texts.car}>
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
            {isThere || car.status === 'SOLD' ? (
              // The API returns no sold car, so its page is loaded as a document.
              <a href={to.car(car)} data-document={isThere ? undefined : true}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p className="small muted">{facts.join('\u00a0· ')}</p>
        </div>
      </div>
    </section>
  )
}
