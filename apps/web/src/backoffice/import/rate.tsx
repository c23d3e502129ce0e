import { useState } from 'react'
import { numberOf } from '../../forms/parse-input.ts'
import { Icon } from '../../ui/icons.tsx'
import { useMessages, useShell } from '../../api/shell.ts'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'

const idOf = (currency: string): string => `rate-${currency}`

interface Props {
  currency: string
  rate: number | null
  set(rate: number | null): void
}
/** Units of a currency per US dollar. The typed text is kept and applied once it is a number. */
export function Rate({ currency, rate, set }: Props) {
  const id = idOf(currency)
  const { locale } = useShell()
  const { format } = useMessages()
  const { reading: t } = useImportTexts()
  const { rate: rt } = useImportFilesTexts()
  const [text, setText] = useState(rate === null ? '' : format.number(rate))
  const value = numberOf(text, 6, locale)
  const isWrong = value === undefined || (typeof value === 'number' && value <= 0)
  return (
    <div className="field">
      <label htmlFor={id}>{rt.label(currency)}</label>
      <input
        id={id}
        className="in"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-said`}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const next = numberOf(target.value, 6, locale)
          set(typeof next === 'number' && next > 0 ? next : null)
        }}
      />
      <p className={isWrong ? 'fault' : 'hint'} id={`${id}-said`}>
        {isWrong && <Icon name="warning" small />}
        {isWrong ? t.rateFault : rate === null ? rt.needed : t.rateHint}
      </p>
    </div>
  )
}

/** Links an error about a missing rate to its field. */
export function RateLink({ currency }: { currency: string }) {
  const { rate: t } = useImportFilesTexts()
  return (
    <a
      href={`#${idOf(currency)}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(idOf(currency))?.focus()
      }}
    >
      {t.enter(currency)}
    </a>
  )
}
