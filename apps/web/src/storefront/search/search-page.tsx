import { SORT_DIRECTIONS, SORT_FIELDS } from '@minato/contract/enumerations'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { useAddresses } from '../../shell/addresses.ts'
import { Icon } from '../../shell/icons.tsx'
import { localPath } from '../../shell/locale.ts'
import { useMessages, useShell } from '../../shell/shell.ts'
import { Cards } from '../vehicles/card.tsx'
import { badgesOf } from './criteria.ts'
import { Filters } from './filters.tsx'
import { atLevel, LEVELS } from './levels.ts'
import { Badges, Nothing, Pages } from './results.tsx'
import type { SearchData } from './search-data.ts'
import { orderOf, searchOfForm, syncForm } from './search-form.ts'
import { readSearch } from './search-params.ts'
import type { SearchState } from './search-params.ts'

const FORM = 'filters'
/** The widest first row of cards. */
const ROW = 4
const ORDERS = SORT_FIELDS.flatMap((field) => SORT_DIRECTIONS.map((direction) => `${field}.${direction}` as const))

/** The search: filters, badges, order, cars, pages. A change applies at once; the address always says what is shown. */
export function SearchPage({ search, data }: { search: SearchState; data: SearchData }) {
  const { locale, messages } = useShell()
  const t = messages.search
  const navigate = useNavigate()
  const to = useAddresses()
  const form = useRef<HTMLFormElement>(null)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  useEffect(() => {
    if (form.current) syncForm(form.current, search)
  }, [search])

  const apply = async () => {
    if (!form.current) return
    const next = readSearch(searchOfForm(form.current))
    // The models of a maker go with it.
    if (search.brand?.some((one) => !next.brand?.includes(one))) delete next.model
    await navigate({ to: '/search-result', search: next, replace: true, resetScroll: false })
  }
  /** A text is applied when it is sent, not with every letter. */
  const change = ({ target }: ChangeEvent<HTMLFormElement | HTMLSelectElement>) => {
    if (!(target instanceof HTMLInputElement && target.type === 'text')) void apply()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    document.getElementById('sheet')?.hidePopover?.()
    void apply()
  }
  const active = badgesOf(search).length
  const context = search.context ?? (search.queryText && 'basic')
  return (
    <div className="wrap search">
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
              <a href={to.search()} className="small">
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
            <Filters key={search.context} search={search} data={data} />
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
      <div className="found" aria-busy={isLoading}>
        <div className="bar">
          <h1 aria-live="polite">{t.heading(data.total)}</h1>
          <button className="btn open-sheet" type="button" popoverTarget="sheet">
            <Icon name="filters" />
            {t.filtersActive(active)}
          </button>
          <label className="sort">
            <span>{t.sortBy}</span>
            <select className="in" name="order" form={FORM} defaultValue={orderOf(search)} onChange={change}>
              <option value="">{t.newest}</option>
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {messages.names.sort[order]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Badges search={search} data={data} />
        <h2 className="vh">{t.results}</h2>
        {data.cars.length ? (
          <>
            <Cards cars={data.cars} row={ROW} />
            <Pages search={search} data={data} />
          </>
        ) : (
          <Nothing search={search} data={data} />
        )}
      </div>
    </div>
  )
}

/** The search levels (SRCH-07): which filters stand open. */
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
