import { slugOf } from '@minato/contract/addresses'
import { Link } from '@tanstack/react-router'
import type { BodyType } from '@minato/contract/enumerations'
import type { ReactNode } from 'react'
import { useMessages } from '../../shell/shell.ts'
import type { SearchState } from '../search/search-params.ts'
import { Cards } from '../vehicles/card.tsx'
import type { CardData } from '../vehicles/card-data.ts'
import { bodyDrawing } from '../vehicles/picture.tsx'
import type { HomeData } from './home-data.ts'

/** On a phone a list of ten shows its first five and a way to the rest. */
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
  if (!cars.length) return null
  return (
    <Section
      id={id}
      title={title}
      note={note}
      link={
        <Link to="/search-result" search={search}>
          {all}
        </Link>
      }
    >
      <Cards cars={cars} className="ten" />
      {cars.length > SHOWN_ON_PHONE && (
        <Link to="/search-result" search={search} className="btn line full phone-more">
          {more(cars.length - SHOWN_ON_PHONE)}
        </Link>
      )}
    </Section>
  )
}

export function Section({
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
  if (!home.bodies.length) return null
  return (
    <Section id="bodies" title={t.byBody}>
      <div className="bodies">
        {home.bodies.map(({ value, count }) => (
          <Link key={value} to="/search-result" search={{ category: [value as BodyType] }}>
            <img src={bodyDrawing(value as BodyType)} width={800} height={420} alt="" loading="lazy" />
            <b>
              {names.bodyType[value as BodyType] ?? value} <span className="n">{format.number(count)}</span>
            </b>
          </Link>
        ))}
        <Link to="/search-result" className="every">
          <span>{t.allBodies}</span>
          <b>{cars(home.stock)}</b>
        </Link>
      </div>
    </Section>
  )
}

export function Makers({ home }: { home: HomeData }) {
  const { home: t, format } = useMessages()
  if (!home.makers.length) return null
  return (
    <Section id="makers" title={t.byMaker}>
      <div className="index">
        {home.makers.map(({ id, name, count }) => (
          <Link key={id} to="/search-result" search={{ brand: [slugOf(name)] }}>
            {name} <span className="n">{format.number(count)}</span>
          </Link>
        ))}
      </div>
    </Section>
  )
}
