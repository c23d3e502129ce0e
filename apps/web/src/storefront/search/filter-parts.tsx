import { CRITERION_LISTS } from '@minato/contract/search-criteria'
import type { Criterion, RangeName } from '@minato/contract/search-criteria'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useMessages } from '../../api/shell.ts'
import type { TradeNames } from '../../i18n/en/names.ts'
import type { CatalogNames } from './search-data.ts'

/** A group of filters. Once the reader has opened it, removing a filter does not close it. */
export function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [stays, setStays] = useState(open)
  if (open && !stays) setStays(true)
  return (
    <details open={stays}>
      <summary>{title}</summary>
      <div className="in-box">{children}</div>
    </details>
  )
}

/** The counted bounds, ascending. */
export const numbersIn = (counts: Record<string, number>): number[] =>
  Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b)

export interface Choice {
  value: string
  text: string
}

/** What can be chosen for a criterion: entries of the catalogue, values of a list, or numbers. */
export function choicesOf({ name, list, options = [] }: Criterion, names: TradeNames, catalog: CatalogNames): Choice[] {
  if (name === 'brand' || name === 'model')
    return catalog[`${name}s`].map((entry) => ({ value: entry.slug, text: entry.name }))
  const texts: Readonly<Record<string, string>> =
    list === 'verdict' ? (catalog.verdicts?.options ?? {}) : list ? names[list] : {}
  return (list ? CRITERION_LISTS[list] : options).map((value) => ({
    value: String(value),
    text: texts[value] ?? String(value),
  }))
}

export interface Option extends Choice {
  swatch?: boolean
}
/** Positions of options: chosen first, then most frequent. */
const ranked = (options: Option[], counts: Record<string, number>, isChosen: (value: string) => boolean) =>
  [...options]
    .sort(
      (a, b) =>
        Number(isChosen(b.value)) - Number(isChosen(a.value)) || (counts[b.value] ?? 0) - (counts[a.value] ?? 0),
    )
    .map(({ value }, place): [string, number] => [value, place])

interface TicksProps {
  name: string
  title: string
  options: Option[]
  counts: Record<string, number>
  chosen: readonly (string | number)[] | undefined
  /** Number of visible options; the rest is behind a button. */
  first?: number
}

/**
 * Checkboxes with live counts. An option without cars is disabled unless chosen. Options keep their initial
 * order, so that nothing moves under the pointer.
 */
export function Ticks({ name, title, options, counts, chosen = [], first = Infinity }: TicksProps) {
  const { search: t, format } = useMessages()
  const isChosen = (value: string) => chosen.some((one) => String(one) === value)
  const tick = ({ value, text, swatch }: Option) => {
    const count = counts[value] ?? 0
    const isOff = count === 0 && !isChosen(value)
    return (
      <label key={value} className={isOff ? 'tick off' : 'tick'}>
        <input type="checkbox" name={name} value={value} defaultChecked={isChosen(value)} disabled={isOff} />
        <span>
          {swatch && <span className={`swatch ${value.toLowerCase()}`} />}
          {text}
        </span>
        <span className="n">{format.number(count)}</span>
      </label>
    )
  }
  const [places] = useState(() => new Map(first < options.length ? ranked(options, counts, isChosen) : []))
  const shown = [...options].sort((a, b) => (places.get(a.value) ?? Infinity) - (places.get(b.value) ?? Infinity) || 0)
  const rest = shown.slice(first)
  return (
    <fieldset>
      <legend className="vh">{title}</legend>
      {shown.slice(0, first).map(tick)}
      {rest.length > 0 && (
        <details className="rest">
          <summary>{t.more(rest.length)}</summary>
          {rest.map(tick)}
        </details>
      )}
    </fieldset>
  )
}

interface RangeProps {
  /** 'price' gives the names priceStart and priceEnd. */
  name: RangeName
  title: string
  options: readonly number[]
  show(value: number): string
  from: number | undefined
  to: number | undefined
  /** Counts beside the upper bound only, because the facet counts "up to". */
  upTo?: Record<string, number> | undefined
  /** Reversed ranges: an error below the field, which keeps its values. */
  reversed: readonly RangeName[]
}

/** Two selects with fixed options; another value from an address is added. */
export function Range({ name, title, options, show, from, to, upTo, reversed }: RangeProps) {
  const { search: t, format } = useMessages()
  const offered = (value: number | undefined) =>
    value === undefined || options.includes(value) ? options : [...options, value].sort((a, b) => a - b)
  const fault = `${name}-fault`
  const isWrong = reversed.includes(name)
  const told = isWrong ? { 'aria-invalid': true, 'aria-describedby': fault } : {}
  return (
    <>
      <div className="pair">
        <select
          className="in"
          name={`${name}Start`}
          defaultValue={from ?? ''}
          aria-label={`${title}: ${t.from}`}
          {...told}
        >
          <option value="">{t.any}</option>
          {offered(from).map((value) => (
            <option key={value} value={value}>
              {show(value)}
            </option>
          ))}
        </select>
        <span className="muted small">{t.to}</span>
        <select className="in" name={`${name}End`} defaultValue={to ?? ''} aria-label={`${title}: ${t.upTo}`} {...told}>
          <option value="">{t.any}</option>
          {offered(to).map((value) => (
            <option key={value} value={value}>
              {show(value)}
              {/* Not in the selected one: the closed select has no room. */}
              {upTo && value !== to && ` (${format.number(upTo[value] ?? 0)})`}
            </option>
          ))}
        </select>
      </div>
      {isWrong && (
        <p className="fault" id={fault} role="alert">
          <Icon name="warning" small />
          {t.reversed}
        </p>
      )}
    </>
  )
}
