import {
  BODY_TYPES,
  COLORS,
  DOOR_OPTIONS,
  DRIVE_TYPES,
  ENGINE_SIZE_OPTIONS,
  FUEL_TYPES,
  MILEAGE_OPTIONS,
  PRICE_OPTIONS,
  SEAT_OPTIONS,
  STEERINGS,
  TRANSMISSION_TYPES,
} from '@minato/contract/enumerations'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { useMessages } from '../../layout/shell.ts'
import { numbersIn, Range } from '../../storefront/search/filter-parts.tsx'
import type { CatalogNames } from '../../storefront/search/search-data.ts'
import { searchOfForm } from '../../storefront/search/search-form.ts'
import type { RangeName } from '../../storefront/search/search-params.ts'
import type { TableAddress } from '../../table/use-table-address.ts'
import type { OfficeListData } from './list-data.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import { OfficeFilters } from './office-filters.tsx'
import { readOfficeSearch } from './office-search.ts'
import type { OfficeSearch } from './office-search.ts'

interface Choice {
  value: string
  text: string
}
const listed = <K extends string>(values: readonly K[], names: Record<K, string>): Choice[] =>
  values.map((value) => ({ value, text: names[value] }))
const numbered = (values: readonly number[]): Choice[] =>
  values.map((value) => ({ value: String(value), text: String(value) }))
const catalogued = (all: CatalogNames['brands']): Choice[] => all.map(({ slug, name }) => ({ value: slug, text: name }))

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
        {short(t.yearFrom, 'yearStart', numbered(numbersIn(options.year).toSorted((a, b) => b - a)))}
        {short(t.body, 'category', listed(BODY_TYPES, n.bodyType), options.category)}
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
  const one = (label: string, name: keyof OfficeSearch, choices: readonly Choice[], counts: Record<string, number>) => (
    <Criterion label={label} name={name} value={search[name]} choices={choices} counts={counts} any={s.any} />
  )
  const range = (
    title: string,
    name: RangeName,
    values: readonly number[],
    show: (value: number) => string,
    upTo?: Record<string, number>,
  ) => (
    <fieldset>
      <legend>{title}</legend>
      <Range
        name={name}
        title={title}
        options={values}
        show={show}
        from={search[`${name}Start`]}
        to={search[`${name}End`]}
        upTo={upTo}
        reversed={[]}
      />
    </fieldset>
  )
  return (
    <Dialog title={t.more} onClose={onClose} isWide footer="form">
      <form className="office more-filters" onSubmit={apply}>
        {one(s.maker, 'brand', catalogued(names.brands), options.brand)}
        {names.models.length > 0 && one(s.model, 'model', catalogued(names.models), options.model)}
        {one(s.bodyType, 'category', listed(BODY_TYPES, n.bodyType), options.category)}
        {range(s.fobPrice, 'price', PRICE_OPTIONS, format.money, options.priceUpTo)}
        {range(s.year, 'year', numbersIn(options.year), String)}
        {range(s.mileage, 'mileage', MILEAGE_OPTIONS, format.number, options.mileageUpTo)}
        {range(s.engineSize, 'engineSize', ENGINE_SIZE_OPTIONS, format.number, options.engineSizeUpTo)}
        {one(s.fuel, 'fuelType', listed(FUEL_TYPES, n.fuelType), options.fuelType)}
        {one(
          s.transmission,
          'transmissionType',
          listed(TRANSMISSION_TYPES, n.transmissionType),
          options.transmissionType,
        )}
        {one(s.drive, 'driveType', listed(DRIVE_TYPES, n.driveType), options.driveType)}
        {one(s.steering, 'steering', listed(STEERINGS, n.steering), options.steering)}
        {one(s.color, 'color', listed(COLORS, n.color), options.color)}
        {one(s.doors, 'doors', numbered(DOOR_OPTIONS), options.doors)}
        {one(s.seats, 'numberSeat', numbered(SEAT_OPTIONS), options.numberSeat)}
        <OfficeFilters search={search} />
        <label className="field">
          <span>{s.engineCode}</span>
          <input className="in" name="engineCode" maxLength={40} defaultValue={search.engineCode} autoComplete="off" />
        </label>
        <DialogFooter action={t.show} />
      </form>
    </Dialog>
  )
}
