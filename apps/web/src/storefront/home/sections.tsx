import { slugOf } from '@minato/contract/addresses'
import type { BodyType } from '@minato/contract/enumerations'
import type { ReactNode } from 'react'
import { useAddresses } from '../../i18n/addresses.ts'
import { useMessages } from '../../api/shell.ts'
import type { SearchState } from '../../api/search-params.ts'
import { Cards } from '../vehicles/card.tsx'
import type { CardData } from '../vehicles/card-data.ts'
import { bodyDrawing } from '../vehicles/picture.tsx'
import type { HomeData } from './home-data.ts'

/** Phones show the first five of ten, with a link to the rest. */
const SHOWN_ON_PHONE = 5

interface CarSectionProps {
  id: string
  title: string
  note: string
  all: string
  more(count: number): string
  cars: CardData[]
  search: SearchState
}

export function CarSection({ id, title, note, all, more, cars, search }: CarSectionProps) {
  const to = useAddresses()
  if (!cars.length) return null
  return (
    <Section id={id} title={title} note={note} link={<a href={to.search(search)}>{all}</a>}>
      <Cards cars={cars} className="ten" />
      {cars.length > SHOWN_ON_PHONE && (
        <a href={to.search(search)} className="btn line full phone-more">
          {more(cars.length - SHOWN_ON_PHONE)}
        </a>
      )}
    </Section>
  )
}

function Section({
  id,
  title,
  note,
  link,
  children,
}: {
  id: string
  title: string
  note?: string
  link?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        {link}
      </div>
      {children}
    </section>
  )
}

export function Bodies({ home }: { home: HomeData }) {
  const { home: t, names, format, cars } = useMessages()
  const to = useAddresses()
  if (!home.bodies.length) return null
  return (
    <Section id="bodies" title={t.byBody}>
      <div className="bodies">
        {home.bodies.map(({ value, count }) => (
          <a key={value} href={to.search({ category: [value as BodyType] })}>
            <img src={bodyDrawing(value as BodyType)} width={800} height={420} alt="" loading="lazy" />
            <b>
              {names.bodyType[value as BodyType] ?? value} <span className="n">{format.number(count)}</span>
            </b>
          </a>
        ))}
        <a href={to.search()} className="every">
          <span>{t.allBodies}</span>
          <b>{cars(home.stock)}</b>
        </a>
      </div>
    </Section>
  )
}

export function Makers({ home }: { home: HomeData }) {
  const { home: t, format } = useMessages()
  const to = useAddresses()
  if (!home.makers.length) return null
  return (
    <Section id="makers" title={t.byMaker}>
      <div className="index">
        {home.makers.map(({ id, name, count }) => (
          <a key={id} href={to.search({ brand: [slugOf(name)] })}>
            {name} <span className="n">{format.number(count)}</span>
          </a>
        ))}
      </div>
    </Section>
  )
}
