import { MessageUs } from '../../shell/contact.tsx'
import { useShell } from '../../shell/shell.ts'
import { StructuredData } from '../../shell/structured-data.tsx'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'
import type { CarDetails } from './car-data.ts'
import { messageAbout } from './car-url.ts'
import { CallUs, CarTitle, Crumbs, Similar } from './car-surroundings.tsx'
import { Gallery } from './gallery.tsx'
import { Price, ReservedPill, Stamp } from './price.tsx'
import { SaveButton } from './save-button.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Share } from './share.tsx'
import { structuredCar } from './structured-car.ts'
import { Below, Beside } from './still.tsx'
import { Then } from './then.tsx'

/** The price with its discount, and how to reach somebody about the car. */
function PriceBox({ card }: { card: CardData }) {
  const shell = useShell()
  const { company, messages } = shell
  const { car: t, format } = messages
  const { price, previousPrice, status } = card
  const isLowered = price !== null && previousPrice !== null && previousPrice > price
  return (
    <aside className="buy" aria-label={t.priceHeading}>
      <section>
        <p className="small muted">{t.fobJapan}</p>
        <div className="price">
          <b>
            <Price car={card} />
          </b>
          <Stamp car={card} />
        </div>
        {isLowered && (
          <p className="small">
            <b>{t.bestDeal}</b> {t.lowered(format.money(previousPrice - price))}
          </p>
        )}
      </section>
      {status === 'RESERVED' && (
        <section>
          <div className="notice">
            <ReservedPill />
            <p>{t.reservedNote}</p>
          </div>
        </section>
      )}
      <section className="stack">
        <MessageUs className="btn go full" label={t.writeUs} text={messageAbout(shell, card)} />
        <CallUs />
        {(company.messagingUrl || company.phone) && <p className="small muted">{t.promise}</p>}
        <SaveButton car={card} hasWord />
        <Share card={card} />
      </section>
    </aside>
  )
}

/** The page of a car that is for sale or reserved (STF-02). */
export function CarPage({ car, similar }: { car: CarDetails; similar: CardData[] }) {
  const shell = useShell()
  const { car: t, format } = shell.messages
  const { card } = car
  const name = carName(card)
  return (
    <div className="wrap">
      {/* The browser leaves alone what the server wrote, so it is spared the words. */}
      <StructuredData key={card.id} data={import.meta.env.SSR ? structuredCar(shell, car) : {}} />
      <Crumbs brand={card.brand} model={card.model}>
        {t.ref(card.reference)}
      </Crumbs>
      <CarTitle name={name} grade={card.grade} reference={card.reference} status={card.status}>
        {car.published && t.published(format.date(car.published))}
      </CarTitle>
      <div className="veh">
        <div>
          <Gallery key={card.id} pictures={car.pictures} card={card} name={name} />
          <Then key={`beside ${card.id}`}>
            <Beside car={car} />
          </Then>
        </div>
        <PriceBox card={card} />
      </div>
      <Then key={card.reference}>
        <Below car={car} />
        <Similar cars={similar} />
        <RecentlyViewed car={card} />
      </Then>
      <div className="dockbar">
        <b>
          <Price car={card} />
        </b>
        <MessageUs className="btn go" text={messageAbout(shell, card)} />
      </div>
    </div>
  )
}
