import { slugOf } from '@minato/contract/addresses'
import type { ReactNode } from 'react'
import { useAddresses } from '../../shell/addresses.ts'
import { phoneAddress } from '../../shell/company.ts'
import { MessageUs } from '../../shell/contact.tsx'
import { useMessages, useShell } from '../../shell/shell.ts'
import { StructuredData } from '../../shell/structured-data.tsx'
import { Cards } from './card.tsx'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'
import type { CarDetails, SoldDetails } from './car-data.ts'
import { Gallery } from './gallery.tsx'
import { Price, Stamp } from './price.tsx'
import { InspectionSheet } from './rating.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Share } from './share.tsx'
import { structuredCar } from './structured-car.ts'
import { Dimensions, EquipmentSheet, Facts, SpecificationSheet } from './sheets.tsx'

function Crumbs({ brand, model, children }: { brand: string; model: string; children: ReactNode }) {
  const t = useMessages()
  const to = useAddresses()
  return (
    <nav aria-label={t.car.crumbs}>
      <ol className="crumbs">
        <li>
          <a href={to.home}>{t.shop}</a>
        </li>
        <li>
          <a href={to.search({ brand: [slugOf(brand)] })}>{brand}</a>
        </li>
        <li>
          <a href={to.search({ brand: [slugOf(brand)], model: [slugOf(model)] })}>{model}</a>
        </li>
        <li>{children}</li>
      </ol>
    </nav>
  )
}

function Similar({ cars }: { cars: CardData[] }) {
  const t = useMessages()
  if (!cars.length) return null
  return (
    <section className="sec similar" aria-labelledby="similar">
      <div className="sec-head">
        <h2 id="similar">{t.car.similar}</h2>
      </div>
      <Cards cars={cars} className="ten" />
    </section>
  )
}

/** The price with its discount, and how to reach somebody about the car. */
function PriceBox({ card }: { card: CardData }) {
  const { company, messages } = useShell()
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
          <p className="notice">{t.reservedNote}</p>
        </section>
      )}
      <section className="stack">
        <MessageUs className="btn go full" label={t.writeUs} text={t.messageText(carName(card), card.reference)} />
        {company.phone && (
          <>
            <a className="btn line full on-touch" href={phoneAddress(company.phone)}>
              {t.callUs(company.phone)}
            </a>
            <p className="on-mouse small">{t.callUs(company.phone)}</p>
          </>
        )}
        <p className="small muted">{t.promise}</p>
        <Share card={card} />
      </section>
    </aside>
  )
}

/** The page of a car that is for sale or reserved (STF-02). */
export function CarPage({ car, similar }: { car: CarDetails; similar: CardData[] }) {
  const shell = useShell()
  const { car: t, names, format } = shell.messages
  const { card } = car
  const name = carName(card)
  return (
    <div className="wrap">
      {/* The browser leaves alone what the server wrote, so it is spared the words. */}
      <StructuredData key={card.id} data={import.meta.env.SSR ? structuredCar(shell, car) : {}} />
      <Crumbs brand={card.brand} model={card.model}>
        {t.ref(card.reference)}
      </Crumbs>
      <div className="veh-title">
        <h1>
          {name} {card.grade && <span>{card.grade}</span>}
        </h1>
        <p className="row">
          <span className="ref">{t.ref(card.reference)}</span>
          <span className={`chip ${card.status.toLowerCase()}`}>
            <i />
            {names.status[card.status]}
          </span>
          {car.published && <span className="small muted">{t.published(format.date(car.published))}</span>}
        </p>
      </div>
      <div className="veh">
        <div>
          <Gallery key={card.id} pictures={car.pictures} card={card} name={name} />
          <Facts car={car} />
          <InspectionSheet inspection={car.inspection} />
        </div>
        <PriceBox card={card} />
      </div>
      <SpecificationSheet car={car} />
      <EquipmentSheet car={car} />
      <Dimensions car={car} />
      <Similar cars={similar} />
      <RecentlyViewed car={card} />
      <div className="dockbar">
        <b>
          <Price car={card} />
        </b>
        <MessageUs className="btn go" text={t.messageText(name, card.reference)} />
      </div>
    </div>
  )
}

/** The page of a sold car (410): says so and offers what is near it, without its papers (VEH-03). */
export function SoldPage({ sold }: { sold: SoldDetails }) {
  const { car: t } = useMessages()
  return (
    <div className="wrap">
      <Crumbs brand={sold.brand} model={sold.model}>
        {t.ref(sold.reference)}
      </Crumbs>
      <div className="lone">
        <h1>{t.sold(carName(sold))}</h1>
        <p className="lede">{sold.similar.length ? t.soldNote : t.soldNoteAlone}</p>
      </div>
      <Similar cars={sold.similar} />
      <RecentlyViewed gone={sold.reference} />
    </div>
  )
}
