import { useState } from 'react'
import type { ReactNode } from 'react'
import { SelectField, TextField } from '../../forms/field.tsx'
import { MonthField, NumberField } from '../../forms/office-fields.tsx'
import { isAmbiguous, monthOf, numberOf } from '../../forms/parse-input.ts'
import { useShell } from '../../api/shell.ts'
import { MONEY_FIELDS } from './car-fields.ts'
import type { CarField } from './car-fields.ts'
import { decimalsOf } from './car-values.ts'
import { useCarLabels } from './car-labels.ts'
import { useFormValues } from './form-values.ts'

interface Props {
  field: CarField
  hint?: ReactNode
  /** Called instead of the common change handler. */
  onText?(text: string): void
}

/**
 * One input of the car form by its kind. Typed text is kept as typed; focusing a field must not change its
 * value, or a selected text could no longer be replaced.
 */
export function CarFieldInput({ field, hint, onText }: Props) {
  const { values, set, filled } = useFormValues()
  const { t, labelOf, choices } = useCarLabels()
  const { locale, messages } = useShell()
  const { format } = messages
  const [isTyping, setTyping] = useState(false)
  const { name, kind } = field
  const text = values[name] ?? ''
  const source = text === '' ? undefined : filled[name]
  const change = (next: string) => (onText ? onText(next) : set({ [name]: next }))
  const given = {
    name,
    label: labelOf(name),
    ...(source !== undefined ? { hint: t.copy.mark(source), 'data-filled': '' } : hint !== undefined && { hint }),
    onBlur: () => setTyping(false),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyping(true)
      change(target.value)
    },
  }
  if (kind === 'choice')
    return (
      <SelectField {...given} value={text}>
        <option value="">{''}</option>
        {field.values?.map((value) => (
          <option key={value} value={value}>
            {choices[value]}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'whole' || kind === 'decimal') {
    const decimals = decimalsOf(field)
    const number = numberOf(text, decimals)
    const isAsked = MONEY_FIELDS.includes(field) && isAmbiguous(text, locale)
    const isRead = !isTyping && !isAsked && typeof number === 'number'
    return <NumberField {...given} decimals={decimals} value={isRead ? format.number(number) : text} />
  }
  if (kind === 'month') {
    const month = monthOf(text)
    return <MonthField {...given} value={!isTyping && month ? format.yearMonth(month) : text} />
  }
  const plain = { autoComplete: 'off', spellCheck: false }
  if (kind === 'date') return <TextField {...given} {...plain} type="date" value={text} />
  return (
    <TextField
      {...given}
      {...plain}
      value={text}
      inputMode={kind === 'year' || kind === 'hs-code' ? 'numeric' : 'text'}
      maxLength={kind === 'text' ? field.max : undefined}
    />
  )
}
