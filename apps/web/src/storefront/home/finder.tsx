import { slugOf } from '@minato/contract/addresses'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { criteriaOf, readSearch } from '../../api/search-params.ts'
import { PriceBasis } from '../search/price-basis.tsx'
import { searchOfForm } from '../search/search-form.ts'
import { useDestination } from '../delivery/destination.ts'
import type { HomeData } from './home-data.ts'

/** The main search criteria: a plain form whose models depend on the maker. */
export function Finder({ home }: { home: HomeData }) {
  const { api, locale, messages } = useShell()
  const { home: t, search, names, format } = messages
  const navigate = useNavigate()
  const [models, setModels] = useState<{ maker: string; names: string[] }>()
  /** Number of matching cars; hidden until known. */
  const [count, setCount] = useState<number | undefined>(home.stock)
  const to = useDestination()
  const [isFob, setFob] = useState(false)
  const basis = to && !isFob ? search.totalTo(to.name) : search.fobPrice
  const form = useRef<HTMLFormElement>(null)
  const counting = useRef<AbortController>(undefined)
  useEffect(() => () => counting.current?.abort(), [])

  /** The changed field; undefined for the port, which only affects prices. */
  const recount = async (changed?: string) => {
    if (!form.current) return
    const query = criteriaOf(readSearch(searchOfForm(form.current)))
    if (!changed && !query.priceEnd) return
    counting.current?.abort()
    const { signal } = (counting.current = new AbortController())
    setFob(query.priceBasis !== undefined)
    // Changing the maker clears its models.
    if (changed === 'brand') delete query.model
    setCount(Object.keys(query).length ? undefined : home.stock)
    if (!Object.keys(query).length) return
    // The search works without a count.
    const answer = await api('GET /api/vehicle/public/car/count', { query, signal }).catch(() => undefined)
    if (!signal.aborted) setCount(answer?.numberOfCar)
  }
  const followPort = useEffectEvent((_port?: string) => void recount())
  useEffect(() => followPort(to?.port), [to?.port])

  const chooseMaker = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const maker = home.makers.find(({ name }) => slugOf(name) === target.value)
    setModels(undefined)
    if (!maker) return
    // Without models the search works by maker.
    const list = api('GET /api/main/brand/{brandId}/model', { params: { brandId: maker.id } })
    list.then(
      (all) =>
        setModels({ maker: target.value, names: all.filter((one) => one.numberOfCar !== 0).map(({ name }) => name) }),
      () => {},
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({ to: '/search-result', search: readSearch(searchOfForm(event.currentTarget)) })
  }
  return (
    <form
      ref={form}
      className="finder"
      action={localPath('/search-result', locale)}
      onSubmit={submit}
      onChange={({ target }) => void recount(target.name)}
      aria-label={t.finder}
      // A browser restores form values on reload; count and models must follow.
      autoComplete="off"
    >
      <input type="hidden" name="context" value="accuracy" />
      <label className="field">
        <span>{search.brand}</span>
        <select className="in" name="brand" onChange={chooseMaker}>
          <option value="">{t.anyMaker}</option>
          {home.makers.map(({ id, name, count: cars }) => (
            <option key={id} value={slugOf(name)}>
              {name} ({format.number(cars)})
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{search.model}</span>
        <select className="in" name="model" disabled={!models} key={models?.maker}>
          <option value="">{t.anyModel}</option>
          {models?.names.map((name) => (
            <option key={name} value={slugOf(name)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{search.category}</span>
        <select className="in" name="category">
          <option value="">{t.anyBody}</option>
          {home.bodies.map(({ value }) => (
            <option key={value} value={value}>
              {names.bodyType[value as keyof typeof names.bodyType] ?? value}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t.yearFrom}</span>
        <select className="in" name="yearStart">
          <option value="">{t.anyYear}</option>
          {home.years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      <div className="basis">{to && <PriceBasis key={to.port} port={to.port} name={to.name} isFob={isFob} />}</div>
      <label className="field wide">
        <span>{search.priceIs(basis, search.upTo)}</span>
        <select className="in" name="priceEnd">
          <option value="">{t.anyPrice}</option>
          {home.prices.map((price) => (
            <option key={price} value={price}>
              {format.money(price)}
            </option>
          ))}
        </select>
      </label>
      <button className="btn go wide" type="submit">
        <span aria-live="polite">{count === undefined ? t.showCars : search.show(count)}</span>
      </button>
    </form>
  )
}
