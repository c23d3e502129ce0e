import type { RangeName } from '@minato/contract/search-criteria'
import { SORT_DIRECTIONS, SORT_FIELDS } from '@minato/contract/enumerations'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeEvent, ReactNode, SubmitEvent } from 'react'
import { useAddresses } from '../../i18n/addresses.ts'
import { Icon } from '../../ui/icons.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { InAddress, remembered, setDestination, useRemembered } from '../delivery/destination.ts'
import type { Destination } from '../delivery/destination.ts'
import { DestinationPlate } from '../delivery/plate.tsx'
import { Cards } from '../vehicles/card.tsx'
import { badgesOf, orderOfText } from './criteria.ts'
import { Filters } from './filters.tsx'
import { atLevel, LEVELS } from './levels.ts'
import { NoResultsPart } from './no-results.lazy.ts'
import { Badges, ResultPages } from './results.tsx'
import { SaveSearchButton } from './save-search-button.tsx'
import type { SearchData } from './search-data.ts'
import { withDestination } from './with-destination.ts'
import { askedBy, isChosenOtherwise, orderOf, reversedIn, syncForm } from './search-form.ts'
import { isByTotal, readSearch, stringifySearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'
import '../../styles/filters.css'
import '../../styles/search.css'

const FORM = 'filters'
/** The widest first row of cards. */
const ROW = 4
const orders = (isTotal: boolean) =>
  SORT_FIELDS.flatMap((field) =>
    SORT_DIRECTIONS.map((direction) => ({
      value: `${field}.${direction}`,
      name: `${isTotal && field === 'PRICE' ? 'TOTAL' : field}.${direction}` as const,
    })),
  )

/** The address's port applies to the page; without one the remembered port. */
export function SearchPage(props: { search: SearchState; data: SearchData }) {
  return (
    <InAddress value={props.data.delivery}>
      <Search {...props} />
    </InAddress>
  )
}

/** The search page: filters, badges, order, cars, paging. Changes apply at once and update the address. */
function Search({ search, data }: { search: SearchState; data: SearchData }) {
  const { locale, messages } = useShell()
  const t = messages.search
  /** The order requested by the text, such as price for 'cheap', unless the address has one. */
  const textOrder = orderOf(orderOfText(data.textParts))
  const navigate = useNavigate()
  const router = useRouter()
  const to = useAddresses()
  const form = useRef<HTMLFormElement>(null)
  const cars = useRef<HTMLHeadingElement>(null)
  const [reversed, setReversed] = useState<readonly RangeName[]>([])
  /** The last address requested by the form: unapplied input survives only that one. */
  const asked = useRef<string>(undefined)
  // With keyboard paging, focus moves to the first new car.
  const page = useRef(search.page)
  useEffect(() => {
    if (page.current === search.page) return
    page.current = search.page
    const at = document.activeElement
    if (!at || at === document.body || at.closest('.pages')) cars.current?.focus({ preventScroll: true })
  }, [search.page])

  const apply = async () => {
    if (!form.current) return
    setReversed(reversedIn(form.current))
    // The last requested search, possibly still loading.
    const standing = readSearch(router.latestLocation.search)
    const next = readSearch(askedBy(form.current, standing))
    // Changing the maker clears its models.
    if (search.brand?.some((one) => !next.brand?.includes(one))) delete next.model
    asked.current = stringifySearch(next)
    await navigate({ to: '/search-result', search: next, replace: true, resetScroll: false })
  }
  const isNew = useRef(true)
  const follow = useEffectEvent((shown: SearchState) => {
    if (!form.current) return
    const isFirst = isNew.current
    isNew.current = false
    // Input made before hydration is applied now.
    const isChosen = isChosenOtherwise(form.current, shown) || reversedIn(form.current).length > 0
    if (isFirst && isChosen) return void apply()
    const isOwn = asked.current === stringifySearch(shown)
    const kept = isOwn ? reversedIn(form.current) : []
    syncForm(form.current, shown, kept)
    if (!isOwn) setReversed([])
  })
  useEffect(() => follow(search), [search])
  const { delivery } = data
  const own = useRemembered()
  const show = (next: SearchState) =>
    void navigate({ to: '/search-result', search: next, replace: true, resetScroll: false })
  const keepDestination = useEffectEvent((destination: Destination | undefined) => {
    const next = withDestination(readSearch(router.latestLocation.search), destination)
    if (next) show(next)
  })
  // Adds the remembered destination to an address without one.
  useEffect(() => keepDestination(own), [own])
  // A buyer without a port takes the address's once; it can be forgotten.
  useEffect(() => {
    if (delivery && !remembered()) setDestination(delivery)
  }, [delivery])
  const goTo = (next: Destination | undefined) =>
    show(readSearch({ ...router.latestLocation.search, port: next?.port, importCountry: next?.importCountry }))
  /** The text is applied on submit, not while typing. */
  const change = ({ target }: ChangeEvent<HTMLFormElement | HTMLSelectElement>) => {
    if (!(target instanceof HTMLInputElement && target.type === 'text')) void apply()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void apply()
    const wrong = reversedIn(event.currentTarget)[0]
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}Start]`)?.focus()
    document.getElementById('sheet')?.hidePopover?.()
    cars.current?.focus({ preventScroll: true })
    cars.current?.scrollIntoView()
  }
  const active = badgesOf(search).length
  const context = search.context ?? (search.queryText && 'basic')
  return (
    <div className="wrap search">
      <a className="skip" href="#cars">
        {t.skip}
      </a>
      <DestinationPlate onChosen={goTo} />
      <aside className="sheet-box" id="sheet" popover="auto" aria-label={t.filters}>
        <form
          id={FORM}
          ref={form}
          className="filters"
          action={localPath('/search-result', locale)}
          onChange={change}
          onSubmit={submit}
        >
          <div className="sheet-head">
            <h2>{t.filters}</h2>
            {active > 0 && (
              <a href={to.search({ port: search.port, importCountry: search.importCountry })} className="small">
                {t.clearAll}
              </a>
            )}
            <button
              className="btn quiet"
              type="button"
              popoverTarget="sheet"
              popoverTargetAction="hide"
              aria-label={messages.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="sheet-body">
            {context && <input type="hidden" name="context" value={context} />}
            {search.queryText && <input type="hidden" name="queryText" value={search.queryText} />}
            {search.limit && <input type="hidden" name="limit" value={search.limit} />}
            <Levels search={search} />
            <Filters key={search.context} search={search} data={data} reversed={reversed} />
            <noscript>
              <button className="btn ink full">{t.apply}</button>
            </noscript>
          </div>
          <div className="sheet-foot">
            <button className="btn go full" type="submit">
              {t.show(data.total)}
            </button>
          </div>
        </form>
      </aside>
      <Found>
        <div className="bar">
          <h1 aria-live="polite">{t.heading(data.total)}</h1>
          <button className="btn open-sheet" type="button" popoverTarget="sheet">
            <Icon name="filters" />
            {t.filtersActive(active)}
          </button>
          <label className="sort">
            <span>{t.sortBy}</span>
            <select className="in" name="order" form={FORM} defaultValue={orderOf(search)} onChange={change}>
              {!textOrder && <option value="">{t.newest}</option>}
              {orders(isByTotal(search)).map(({ value, name }) => (
                <option key={value} value={value === textOrder ? '' : value}>
                  {messages.names.sort[name]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="criteria">
          <div>
            <Badges search={search} data={data} />
          </div>
          <SaveSearchButton search={search} data={data} />
        </div>
        <h2 className="vh" id="cars" ref={cars} tabIndex={-1}>
          {t.results}
        </h2>
        {data.cars.length ? (
          <>
            <Cards cars={data.cars} row={ROW} />
            <ResultPages search={search} data={data} />
          </>
        ) : (
          <NoResultsPart search={search} data={data} />
        )}
      </Found>
    </div>
  )
}

/** Memoized: starting a search renders only this, since filters and cars are slow on old phones. */
function Found({ children }: { children: ReactNode }) {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className="found" aria-busy={isLoading}>
      {children}
    </div>
  )
}

/** The search levels (SRCH-07), which decide about open filters. */
function Levels({ search }: { search: SearchState }) {
  const { search: t } = useMessages()
  const to = useAddresses()
  return (
    <nav className="levels" aria-label={t.level}>
      {LEVELS.map((level) => (
        <a key={level} href={to.search(atLevel(search, level))} aria-current={level === search.context || undefined}>
          {t.levels[level]}
        </a>
      ))}
    </nav>
  )
}
