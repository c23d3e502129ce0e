import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { foldText, rankOptions } from './choices.ts'
import type { Option } from './choices.ts'
import { useField } from './field.tsx'
import type { LabelledProps } from './field.tsx'
import { useForm } from './form.tsx'
import '../styles/office-form.css'

/** Above this number options must be typed. */
const MAX_SHOWN = 100

export interface ComboProps extends LabelledProps {
  options: readonly Option[]
  /** For controlled use; '' is empty. */
  value?: string
  initial?: string
  onChange?(id: string): void
  /** Offers to create the typed text as a new option. */
  onCreate?(text: string): void
  isDisabled?: boolean
  /** Marked as required without a rule of its own: a later field depends on it. */
  isRequired?: boolean
  placeholder?: string
}

/**
 * A select with search: Tab or Enter take the marked option, Escape restores the old one. In a `Form` it sends
 * the id under its name.
 */
export function ComboField({ name, label, hint, options, value: controlledValue, initial = '', ...rest }: ComboProps) {
  const { onChange, onCreate, isDisabled = false, isRequired, placeholder } = rest
  const { fields: t } = useOfficeTexts()
  const { restored } = useForm()
  const { id, given: field, said } = useField({ name, hint })
  const [ownValue, setOwnValue] = useState<string>()
  const value = controlledValue ?? ownValue ?? restored?.[name] ?? initial
  const chosen = options.find((one) => one.id === value)
  /** Undefined while the selected option is shown. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const hidden = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isChosen = useRef(false)
  // Notifies the form, so that its draft includes the choice.
  useEffect(() => {
    if (isChosen.current) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
    isChosen.current = false
  })
  const text = typed ?? chosen?.text ?? ''
  const matches = rankOptions(options, typed ?? '').slice(0, MAX_SHOWN)
  const query = typed?.trim() ?? ''
  const isNew = onCreate !== undefined && query !== '' && !options.some((one) => foldText(one.text) === foldText(query))
  const items: Option[] = isNew ? [...matches, { id: '', text: t.add(query) }] : matches
  const at = Math.min(active, items.length - 1)
  useEffect(() => {
    if (isOpen) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at])

  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (option: Option | undefined) => {
    close()
    if (!option) return
    if (isNew && option.id === '') return onCreate(query)
    isChosen.current = option.id !== value
    setOwnValue(option.id)
    if (option.id !== value) onChange?.(option.id)
  }
  const clear = () => {
    close()
    isChosen.current = value !== ''
    setOwnValue('')
    if (value !== '') onChange?.('')
  }
  const open = () => {
    if (isDisabled) return
    setActive(
      Math.max(
        0,
        matches.findIndex((one) => one.id === value),
      ),
    )
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    // Enter that confirms an input method's word selects nothing.
    if (nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) {
      if (isOpen) setActive((at + step + items.length) % Math.max(1, items.length))
      else open()
    } else if (key === 'Enter' && isOpen) choose(items[at])
    else if (key === 'Escape' && isOpen) close()
    // Leaving takes the marked option; creating a new one needs Enter.
    else if (key === 'Tab' && isOpen && typed !== undefined)
      return query && items[at]?.id ? choose(items[at]) : commit()
    else return
    event.preventDefault()
  }
  /** On leaving: the matching option, none if emptied, otherwise the previous one. */
  const commit = () => {
    if (typed === undefined) return close()
    if (typed.trim() === '') return clear()
    const exact = options.find((one) => foldText(one.text) === foldText(typed))
    if (exact) choose(exact)
    else close()
  }
  return (
    <div className="field combo">
      <label htmlFor={id}>{label}</label>
      <input type="hidden" ref={hidden} name={name} value={value} data-for={id} readOnly />
      <div className="combo-box">
        <input
          {...field}
          aria-required={isRequired || field['aria-required']}
          name={undefined}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && items.length ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={isDisabled}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
            setOpen(true)
          }}
          onFocus={({ target }) => target.select()}
          onClick={() => !isOpen && open()}
          onKeyDown={onKeyDown}
          onBlur={commit}
        />
        <div
          ref={list}
          id={`${id}-list`}
          className="combo-list"
          role="listbox"
          aria-label={label}
          hidden={!isOpen || items.length === 0}
        >
          {items.map((one, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, where the focus stays
            <div
              key={one.id || 'new'}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span>{one.text}</span>
              {one.note && <small>{one.note}</small>}
            </div>
          ))}
        </div>
        {isOpen && items.length === 0 && <p className="combo-list none">{t.noChoice}</p>}
      </div>
      {said}
    </div>
  )
}
