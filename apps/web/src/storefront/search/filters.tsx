import { facetOf } from '@minato/contract/search-facets'
import type { Criterion, RangeName } from '@minato/contract/search-criteria'
import { useMessages } from '../../api/shell.ts'
import { FILTERS } from './criteria.ts'
import type { TitledName } from './criteria.ts'
import { choicesOf, Group, numbersIn, Range, Ticks } from './filter-parts.tsx'
import { isOpenIn } from './levels.ts'
import { PriceBasis } from './price-basis.tsx'
import type { SearchData } from './search-data.ts'
import { isByTotal } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

/** Options of a long list that are shown at first. */
const SHOWN = 6
/** Those of the first group, and the text, which has a box of its own. */
const APART = ['queryText', 'price', 'bestDeal']

interface Props {
  search: SearchState
  data: SearchData
  /** The reversed ranges. */
  reversed: readonly RangeName[]
}
/** The search filters (SRCH-05) with live counts. The surrounding form maps them to the address. */
export function Filters({ search, data, reversed }: Props) {
  const { search: t, car, format } = useMessages()
  const { counts } = data
  const { port = '' } = data.names
  const price = isByTotal(search) ? t.totalTo(port) : t.fobPrice
  const isUsed = [search.priceStart, search.priceEnd, search.port, search.bestDeal].some((value) => value !== undefined)
  return (
    <>
      <Group title={search.port ? car.priceHeading : price} open={isOpenIn(search.context, 'price') || isUsed}>
        {search.importCountry && <input type="hidden" name="importCountry" value={search.importCountry} />}
        {search.port && <PriceBasis key={port} port={search.port} name={port} isFob={!isByTotal(search)} />}
        <Range
          name="price"
          title={price}
          options={numbersIn(counts.priceUpTo)}
          show={format.money}
          from={search.priceStart}
          to={search.priceEnd}
          reversed={reversed}
          upTo={counts.priceUpTo}
        />
        <Flag name="bestDeal" title={t.onlyBestDeals} isOn={search.bestDeal} count={counts.bestDeal.true} />
      </Group>
      {FILTERS.map(
        (row) =>
          !APART.includes(row.name) && (
            <Filter key={row.name} row={row} search={search} data={data} reversed={reversed} />
          ),
      )}
    </>
  )
}

function Filter({ row, search, data, reversed }: Props & { row: Criterion }) {
  const { search: t, names, format } = useMessages()
  const { name, kind, keys, options, max } = row
  const { verdicts } = data.names
  // Without a destination there is no verdict.
  if (kind === 'verdict' && !verdicts) return null
  const title = kind === 'verdict' && verdicts ? verdicts.title : t[name as TitledName]
  const [value, end] = keys.map((key) => search[key])
  const chosen = Array.isArray(value) ? (value as (string | number)[]) : undefined
  const counts = data.counts[facetOf(row)]
  // An entry of the catalogue without cars is not worth a line; a chosen one always is.
  const choices = choicesOf(row, names, data.names).filter(
    (one) => kind !== 'names' || counts[one.value] || chosen?.includes(one.value),
  )
  if (kind === 'names' && choices.length === 0) return null
  const isLong = choices.length > SHOWN + 1 && kind !== 'wholes'
  return (
    <Group title={title} open={isOpenIn(search.context, name) || value !== undefined || end !== undefined}>
      {kind === 'range' ? (
        <Range
          name={name as RangeName}
          title={title}
          options={options ?? numbersIn(counts)}
          show={options ? format.number : String}
          from={value as number | undefined}
          to={end as number | undefined}
          reversed={reversed}
          upTo={options && counts}
        />
      ) : kind === 'flag' ? (
        <Flag name={name} title={title} isOn={value as boolean | undefined} count={counts.true} />
      ) : kind === 'text' ? (
        <input
          className="in"
          name={name}
          defaultValue={value as string | undefined}
          maxLength={max}
          aria-label={title}
          autoComplete="off"
        />
      ) : (
        <Ticks
          name={name}
          title={title}
          options={name === 'color' ? choices.map((one) => ({ ...one, swatch: true })) : choices}
          counts={counts}
          chosen={chosen}
          first={isLong ? SHOWN : Infinity}
        />
      )}
    </Group>
  )
}

interface FlagProps {
  name: string
  title: string
  isOn: boolean | undefined
  count: number | undefined
}
function Flag({ name, title, isOn, count = 0 }: FlagProps) {
  const { format } = useMessages()
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="true" defaultChecked={isOn} />
      <span>{title}</span>
      <span className="n">{format.number(count)}</span>
    </label>
  )
}
