import { PASSWORD_MIN } from '@minato/contract/people'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../ui/icons.tsx'
import { useForm } from './form.tsx'
import { useFormTexts } from './form-texts.ts'
import { password } from './rules.ts'

export interface LabelledProps {
  name: string
  label: string
  hint?: ReactNode
}

/** Ids, label, hint and error of a field. */
export function useField({
  name,
  hint,
  fault: ownFault,
}: Pick<LabelledProps, 'name' | 'hint'> & { fault?: string | undefined }) {
  const id = useId()
  const { faults, isRequired } = useForm()
  const fault = faults[name] ?? ownFault
  const isShown = fault !== undefined || hint !== undefined
  return {
    id,
    given: {
      id,
      name,
      className: 'in',
      'aria-invalid': fault !== undefined || undefined,
      'aria-required': isRequired(name) || undefined,
      'aria-describedby': isShown ? `${id}-said` : undefined,
    },
    said:
      fault === undefined ? (
        hint !== undefined && (
          <p className="hint" id={`${id}-said`}>
            {hint}
          </p>
        )
      ) : (
        <p className="fault" id={`${id}-said`}>
          <Icon name="warning" small />
          {fault}
        </p>
      ),
  }
}

export function TextField({ name, label, hint, ...rest }: LabelledProps & ComponentProps<'input'>) {
  const { id, given, said } = useField({ name, hint })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input type="text" {...rest} {...given} />
      {said}
    </div>
  )
}

/** A password with a button to show it; `autoComplete` is for password managers. */
export function PasswordField({ name, label, hint, ...rest }: LabelledProps & ComponentProps<'input'>) {
  const t = useFormTexts()
  const [isShown, setShown] = useState(false)
  // A weak new password is reported while typing once it is long enough, or on leaving the field.
  const [weak, setWeak] = useState<string>()
  const isNew = rest.autoComplete === 'new-password' && name !== 'confirmPassword'
  const checkPassword = (value: string, isBlurred: boolean) => {
    const rule = isNew && value && (isBlurred || weak || value.length >= PASSWORD_MIN) ? password(value, {}) : undefined
    setWeak(rule && t.say(rule))
  }
  const { id, given, said } = useField({ name, hint, fault: weak })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="with-button">
        <input
          {...rest}
          {...given}
          onInput={({ currentTarget }) => checkPassword(currentTarget.value, false)}
          onBlur={({ currentTarget }) => checkPassword(currentTarget.value, true)}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        <button
          className="btn line"
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          aria-label={t.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </button>
      </div>
      {said}
    </div>
  )
}

/** Tells password managers for which account the new password is. */
export const UsernameOfPassword = ({ email }: { email: string }) => (
  <input
    className="vh"
    type="text"
    name="username"
    autoComplete="username"
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    defaultValue={email}
  />
)

/** The address that is a person's name at the sign-in. */
export const EmailField = (props: LabelledProps & ComponentProps<'input'>) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)

export function SelectField({ name, label, hint, children, ...rest }: LabelledProps & ComponentProps<'select'>) {
  const { id, given, said } = useField({ name, hint })
  const select = useRef<HTMLSelectElement>(null)
  // A choice made before hydration is reported after the draft was restored, and kept.
  useEffect(() => {
    const field = select.current
    if (!field || field.querySelector<HTMLOptionElement>('option[selected]')?.selected !== false) return
    const { value } = field
    setTimeout(() => {
      field.value = value
      // Like a change event of the browser.
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }, [])
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select ref={select} {...rest} {...given}>
        {children}
      </select>
      {said}
    </div>
  )
}

interface Choice {
  value: string
  text: string
}
/** Radio buttons. */
export function ChoiceField({
  name,
  label,
  hint,
  choices,
  initial,
  onChange,
}: LabelledProps & { choices: readonly Choice[]; initial?: string | undefined; onChange?(value: string): void }) {
  const { id, given, said } = useField({ name, hint })
  return (
    <fieldset className="field choice" aria-describedby={given['aria-describedby']} id={id}>
      <legend>{label}</legend>
      <div className="row">
        {choices.map(({ value, text }) => (
          <label key={value} className="radio">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === initial}
              onChange={() => onChange?.(value)}
            />
            {text}
          </label>
        ))}
      </div>
      {said}
    </fieldset>
  )
}
