import { Landed } from '../delivery/cost.tsx'
import { CalculatorBox } from '../delivery/calculator-box.tsx'
import type { CalculatorData } from '../delivery/choice.ts'
import { useDestination, useVerdict } from '../delivery/destination.ts'
import { InquireButton } from '../inquire/inquire-button.tsx'
import { MessageUs, Reviews } from '../../layout/contact.tsx'
import { useMessages, useShell } from '../../api/shell.ts'
import { StructuredData } from '../../layout/structured-data.tsx'
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
import { Below, Beside } from './static-html.tsx'
import { Deferred } from './deferred.tsx'

/** The total price above the FOB price, and the inquiry buttons. */
function PriceBox({ card, calculator }: { card: CardData; calculator: CalculatorData | null | undefined }) {
  const shell = useShell()
  const { company, messages } = shell
  const { car: t, format } = messages
  const { price, previousPrice, status } = card
  const to = useDestination()
  const renderVerdict = useVerdict()
  const isLowered = price !== null && previousPrice !== null && previousPrice > price
  return (
    <aside className="buy" aria-label={t.priceHeading}>
      <section>
        <div className="to-port">
          {to && (
            <>
              <p className="small muted">{messages.search.totalTo(to.name)}</p>
              <b>
                <Landed car={card} />
              </b>
            </>
          )}
        </div>
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
      <section className="arrival long">{renderVerdict?.({ car: card, isLong: true })}</section>
      <section className="stack">
        {calculator !== undefined && <InquireButton card={card} isMain />}
        <MessageUs className="btn line full" label={t.writeUs} text={messageAbout(shell, card)} />
      </section>
      {calculator !== undefined && (
        <section>
          <CalculatorBox key={card.id} card={card} data={calculator} />
        </section>
      )}
      {status === 'RESERVED' && (
        <section>
          <div className="notice">
            <ReservedPill />
            <p>{t.reservedNote}</p>
          </div>
        </section>
      )}
      <section className="stack">
        <CallUs />
        {(company.messagingUrl || company.phone) && <p className="small muted">{t.promise}</p>}
        <Reviews />
        <SaveButton car={card} hasWord />
        <Share card={card} />
      </section>
    </aside>
  )
}

/** On a phone the price stays in view: the total if a port is chosen. */
function DockPrice({ card }: { card: CardData }) {
  const { car: t } = useMessages()
  const to = useDestination()
  return (
    <p>
      {to && <span className="small">{t.toPort(to.name)}</span>}
      <b>{to ? <Landed car={card} /> : <Price car={card} />}</b>
    </p>
  )
}

/** The page of a car that is for sale or reserved (STF-02). */
export function CarPage({
  car,
  similar,
  calculator,
}: {
  car: CarDetails
  similar: CardData[]
  /** Null: no choice in the address; undefined: there are no ports. */
  calculator: CalculatorData | null | undefined
}) {
  const shell = useShell()
  const { car: t, format } = shell.messages
  const { card } = car
  const name = carName(card)
  return (
    <div className="wrap">
      {/* Server-rendered parts stay static, so the browser needs no texts for them. */}
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
          <Deferred key={`beside ${card.id}`}>
            <Beside car={car} />
          </Deferred>
        </div>
        <PriceBox card={card} calculator={calculator} />
      </div>
      <Deferred key={card.reference}>
        <Below car={car} />
        <Similar cars={similar} />
        <RecentlyViewed car={card} />
      </Deferred>
      <div className="dockbar">
        <DockPrice card={card} />
        {calculator === undefined ? (
          <MessageUs className="btn go" text={messageAbout(shell, card)} />
        ) : (
          <InquireButton card={card} />
        )}
      </div>
    </div>
  )
}
