import { CHOICES, PRICE_OPTIONS } from '@minato/contract/enumerations'
import { facetOf } from '@minato/contract/search-facets'
import type { RangeName } from '@minato/contract/search-criteria'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { useMessages } from '../../api/shell.ts'
import { FILTERS } from '../../storefront/search/criteria.ts'
import type { TitledName } from '../../storefront/search/criteria.ts'
import type { Choice } from '../../storefront/search/filter-parts.tsx'
import { choicesOf, numbersIn, Range } from '../../storefront/search/filter-parts.tsx'
import type { CatalogNames } from '../../storefront/search/search-data.ts'
import { searchOfForm } from '../../storefront/search/search-form.ts'
import type { TableAddress } from '../../table/use-table-address.ts'
import type { OfficeListData } from './list-data.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import { OfficeFilters } from './office-filters.tsx'
import { readOfficeSearch } from './office-search.ts'
import type { OfficeSearch } from './office-search.ts'

const catalogued = (all: CatalogNames['brands']): Choice[] => all.map(({ slug, name }) => ({ value: slug, text: name }))
/** Filters of the toolbar alone, and the verdict, which needs a country. */
const APART = ['queryText', 'bestDeal', 'importVerdict']

/** A criterion with fixed options. Several values of an address are kept as one option until another is chosen. */
function Criterion({
  label,
  name,
  value,
  choices,
  counts,
  any,
  onChange,
  isShort = false,
}: {
  label: string
  name: string
  value: string | number | boolean | readonly (string | number)[] | undefined
  choices: readonly Choice[]
  /** How many cars each choice would leave. */
  counts?: Record<string, number> | undefined
  any: string
  onChange?(value: string): void
  /** The label is shown in the options only. */
  isShort?: boolean
}) {
  const { format } = useMessages()
  const t = useOfficeCarsTexts()
  const held = value === undefined ? '' : String(value)
  const isKnown = held === '' || choices.some((one) => one.value === held)
  const select = (
    <select
      className={isShort && held !== '' ? 'in set' : 'in'}
      name={name}
      aria-label={isShort ? label : undefined}
      {...(onChange
        ? { value: held, onChange: ({ target }: { target: HTMLSelectElement }) => onChange(target.value) }
        : { defaultValue: held })}
    >
      <option value="">{isShort ? t.labelled(label, any) : any}</option>
      {!isKnown && <option value={held}>{t.several(held.split(',').length)}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.text}
          {/* The closed select has no room for the count. */}
          {counts && one.value !== held && ` (${format.number(counts[one.value] ?? 0)})`}
        </option>
      ))}
    </select>
  )
  return isShort ? (
    select
  ) : (
    <label className="field">
      <span>{label}</span>
      {select}
    </label>
  )
}

interface Props {
  search: OfficeSearch
  data: Pick<OfficeListData, 'names' | 'options'>
  address: TableAddress<OfficeSearch>
}

/** The most used filters beside the text; the others behind a button. */
export function ListFilters({ search, data, address }: Props) {
  const { names, options } = data
  const { names: n, format } = useMessages()
  const t = useOfficeCarsTexts()
  const [isOpen, setOpen] = useState(false)
  // Values of selects are parsed like addresses.
  const choose = (key: string, value: string) => {
    const { [key]: chosen } = readOfficeSearch({ [key]: value }) as Record<string, unknown>
    // Changing the maker clears its models.
    address.go({ [key]: chosen, ...(key === 'brand' && { model: undefined }) })
  }
  const short = (
    label: string,
    name: keyof OfficeSearch,
    choices: readonly Choice[],
    counts?: Record<string, number>,
  ) => (
    <Criterion
      isShort
      label={label}
      name={name}
      value={search[name]}
      choices={choices}
      counts={counts}
      any={t.any}
      onChange={(value) => choose(name, value)}
    />
  )
  return (
    <>
      <div className="list-filters">
        {short(t.maker, 'brand', catalogued(names.brands), options.brand)}
        {names.models.length > 0 && short(t.model, 'model', catalogued(names.models), options.model)}
        {short(
          t.yearFrom,
          'yearStart',
          numbersIn(options.year)
            .toSorted((a, b) => b - a)
            .map((value) => ({ value: String(value), text: String(value) })),
        )}
        {short(
          t.body,
          'category',
          CHOICES.bodyType.map((value) => ({ value, text: n.bodyType[value] })),
          options.category,
        )}
        {short(
          t.upTo,
          'priceEnd',
          PRICE_OPTIONS.map((one) => ({ value: String(one), text: format.money(one) })),
          options.priceUpTo,
        )}
        {short(t.deal, 'bestDeal', [{ value: 'true', text: t.labelled(t.deal, t.only) }], options.bestDeal)}
        <button className="btn quiet" type="button" onClick={() => setOpen(true)}>
          {t.more}
        </button>
      </div>
      {isOpen && <MoreFilters search={search} data={data} address={address} onClose={() => setOpen(false)} />}
    </>
  )
}

function MoreFilters({ search, data, address, onClose }: Props & { onClose(): void }) {
  const { names: n, search: s, format } = useMessages()
  const t = useOfficeCarsTexts()
  const { names, options } = data
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = readOfficeSearch(searchOfForm(event.currentTarget))
    // Parameters without a field stay.
    const fields = [...event.currentTarget.elements].map((field) => ('name' in field ? String(field.name) : ''))
    const emptied = Object.fromEntries(fields.filter(Boolean).map((name) => [name, undefined]))
    onClose()
    address.go({ ...emptied, ...asked })
  }
  const filter = (row: (typeof FILTERS)[number]) => {
    const { name, kind, keys, options: fixed, max } = row
    const title = name === 'price' ? s.fobPrice : s[name as TitledName]
    const [value, end] = keys.map((key) => search[key as keyof OfficeSearch])
    const counts = options[facetOf(row)]
    if (kind === 'text')
      return (
        <label className="field" key={name}>
          <span>{title}</span>
          <input
            className="in"
            name={name}
            maxLength={max}
            defaultValue={value as string | undefined}
            autoComplete="off"
          />
        </label>
      )
    if (kind === 'range')
      return (
        <fieldset key={name}>
          <legend>{title}</legend>
          <Range
            name={name as RangeName}
            title={title}
            options={fixed ?? numbersIn(counts)}
            show={name === 'price' ? format.money : fixed ? format.number : String}
            from={value as number | undefined}
            to={end as number | undefined}
            upTo={fixed && counts}
            reversed={[]}
          />
        </fieldset>
      )
    const choices = kind === 'flag' ? [{ value: 'true', text: t.only }] : choicesOf(row, n, names)
    return (
      (name !== 'model' || choices.length > 0) && (
        <Criterion key={name} label={title} name={name} value={value} choices={choices} counts={counts} any={s.any} />
      )
    )
  }
  return (
    <Dialog title={t.more} onClose={onClose} isWide footer="form">
      <form className="office more-filters" onSubmit={apply}>
        {FILTERS.map((row) => !APART.includes(row.name) && filter(row))}
        <OfficeFilters search={search} options={options} />
        <DialogFooter action={t.show} />
      </form>
    </Dialog>
  )
}
