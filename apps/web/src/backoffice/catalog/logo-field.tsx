import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
import { useId, useRef, useState } from 'react'
import { useForm } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { newKey } from '../../forms/new-key.ts'
import { ApiError } from '../../shell/api.ts'
import { useShell } from '../../shell/shell.ts'
import { sendPicture } from '../car/pictures/send-picture.ts'
import { useCatalogTexts } from './catalog-texts.ts'

const TOO_HEAVY = 'The image is too heavy'

/** A maker's logo, as a field: what is chosen travels at once, and is the maker's once the form is sent. */
export function LogoField({ logo, name }: { logo: string | null; name: string }) {
  const { tenant, report } = useShell()
  const t = useCatalogTexts()
  const form = useFormTexts()
  const { faults, restored, waitFor } = useForm()
  const [chosen, setChosen] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const image = chosen ?? restored?.['logo'] ?? logo ?? ''
  const choose = (next: string) => {
    setChosen(next)
    setFault(undefined)
    if (!hidden.current) return
    hidden.current.value = next
    // The form hears of what it holds by its fields' events.
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const take = async (file: File): Promise<boolean> => {
    if (file.size > IMAGE_BYTES_LIMIT) {
      setFault(form.say(TOO_HEAVY))
      return false
    }
    setFault(undefined)
    setPercent(0)
    const { signal } = new AbortController()
    try {
      choose(
        (
          await sendPicture(file, {
            tenant,
            address: '/api/catalog/logo',
            key: newKey(),
            onPercent: setPercent,
            signal,
          })
        ).id,
      )
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setFault(form.say(error.message))
      else report(error)
      return false
    } finally {
      setPercent(undefined)
      if (input.current) input.current.value = ''
    }
  }
  const said = fault ?? faults['logo']
  return (
    <div className="field logo-field">
      <p className="logo-label">{t.logo}</p>
      {image && (
        <img
          className="logo"
          src={`/pictures/${image}/320.webp`}
          alt={t.logoOf(name)}
          width={120}
          height={90}
          decoding="async"
        />
      )}
      <input ref={hidden} type="hidden" name="logo" value={image} readOnly />
      <div className="row">
        <label className="btn line choose" htmlFor={id}>
          {t.logoChoose}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png"
            aria-invalid={said !== undefined || undefined}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => target.files?.[0] && waitFor(take(target.files[0]))}
          />
        </label>
        {image && (
          <button className="btn line" type="button" onClick={() => choose('')}>
            {t.logoOff}
          </button>
        )}
      </div>
      <p className={said ? 'fault' : 'hint'} id={`${id}-said`} role={said ? 'alert' : undefined}>
        {said ?? (percent === undefined ? t.logoHint : t.logoSending(percent))}
      </p>
    </div>
  )
}
