import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { useMessages, useShell } from '../api/shell.ts'
import { useField } from './field.tsx'
import type { LabelledProps } from './field.tsx'
import { isAmbiguous, monthOf, numberOf } from './parse-input.ts'
import '../styles/office-form.css'
import { hasSignAfter } from '../i18n/format.ts'

type Input = LabelledProps & Omit<ComponentProps<'input'>, 'name'>

interface NumberProps extends Input {
  /** 'km', 'cc': shown in the field, after the digits. */
  unit?: ReactNode
  /** A currency sign, shown in the field before the digits. */
  sign?: string
  decimals?: number
}
/** A number, reformatted when the field is left: '62,000'. Read it with `numberOf`, check it with `numeric`. */
export function NumberField({ name, label, hint, unit, sign, decimals = 0, onBlur, ...rest }: NumberProps) {
  const { id, given, said } = useField({ name, hint })
  const { locale, messages } = useShell()
  const { format } = messages
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={sign ? 'with-unit with-sign' : unit ? 'with-unit' : undefined}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <input
          type="text"
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          {...rest}
          {...given}
          onBlur={(event) => {
            const value = numberOf(event.target.value, decimals)
            // An ambiguous number stays as typed, for the field's rule to ask.
            if (typeof value === 'number' && !isAmbiguous(event.target.value, locale))
              event.target.value = format.number(value)
            onBlur?.(event)
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {said}
    </div>
  )
}

/** Whole dollars, or yen if set. The sign is placed as in prices: before the amount, in French after. */
export function MoneyField({ currency = 'USD', ...field }: NumberProps & { currency?: 'USD' | 'JPY' }) {
  const { locale } = useShell()
  const sign = currency === 'USD' ? '$' : '¥'
  return <NumberField {...field} {...(hasSignAfter(locale) ? { unit: sign } : { sign })} />
}

/** A year and month in one field, read from whatever form it is typed in. Read it with `monthOf`, check it with `month`. */
export function MonthField({ name, label, hint, onBlur, ...rest }: Input) {
  const { fields: t } = useOfficeTexts()
  const { id, given, said } = useField({ name, hint })
  const { format } = useMessages()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        autoComplete="off"
        placeholder="2019/7"
        title={t.monthHint}
        {...rest}
        {...given}
        onBlur={(event) => {
          const value = monthOf(event.target.value)
          if (value) event.target.value = format.yearMonth(value)
          onBlur?.(event)
        }}
      />
      {said}
    </div>
  )
}

/** Multi-line text; grows with its content where supported. */
export function TextArea({ name, label, hint, ...rest }: LabelledProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { id, given, said } = useField({ name, hint })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea rows={3} {...rest} {...given} className="in area" />
      {said}
    </div>
  )
}

export interface RatingChoice {
  value: string
  text: string
  /** Selected by a click in the row. */
  key: string
  tone: 'good' | 'medium' | 'bad' | 'plain'
}
interface RatingProps {
  name: string
  label: string
  choices: readonly RatingChoice[]
  /** For controlled use; '' is not rated. */
  value?: string
  initial?: string
  onChange?(value: string): void
}
/**
 * A rating: chosen by its key (G, M, B), arrows or a click; Backspace clears it. A key moves the focus to the
 * next line of the sheet (`.ratings`).
 */
export function RatingRow({ name, label, choices, value: controlledValue, initial = '', onChange }: RatingProps) {
  const [ownValue, setOwnValue] = useState(initial)
  const value = controlledValue ?? ownValue
  const choose = (next: string) => {
    setOwnValue(next)
    onChange?.(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its radios have the focus, and their keys come up to it
    <fieldset
      className="rating"
      data-rating
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const chosen = choices.find(({ key }) => key === event.key.toLowerCase())
        const isTaken = event.key === 'Backspace' || event.key === 'Delete'
        if (!chosen && !isTaken) return
        event.preventDefault()
        choose(chosen?.value ?? '')
        if (chosen) focusNextRating(event.currentTarget)
      }}
    >
      <legend>{label}</legend>
      <div>
        {choices.map((one) => (
          <label key={one.value} className={one.tone}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={value === one.value}
              onChange={() => choose(one.value)}
              // A second click clears it.
              onClick={() => value === one.value && choose('')}
            />
            <span>{one.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function focusNextRating(row: HTMLElement): void {
  const rows = [...(row.closest('.ratings')?.querySelectorAll<HTMLElement>('[data-rating]') ?? [])]
  const next = rows[rows.indexOf(row) + 1]
  const at = next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector('input')
  at?.focus()
}
