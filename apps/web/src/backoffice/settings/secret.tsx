import { useEffect, useRef } from 'react'
import { notify } from '../../api/notices.ts'
import { useMessages } from '../../api/shell.ts'
import { useSettingsTexts } from './settings-texts.ts'

interface Props {
  name: string
  id: string
  secret: string
  onDone(): void
}

/** The new secret of an API client; it is stored nowhere but on this screen. */
export function Secret({ name, id, secret, onDone }: Props) {
  const { car } = useMessages()
  const { clients: t } = useSettingsTexts()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const copy = async () => {
    const say = (title: string) => notify({ isError: false, title, lines: [] })
    try {
      await navigator.clipboard.writeText(secret)
      say(t.copied)
    } catch {
      // The clipboard needs https and permission.
      field.current?.select()
      say(car.copyByHand)
    }
  }
  return (
    <div className="notice stack" ref={box} tabIndex={-1} role="group" aria-label={t.secretTitle(name)}>
      <b>{t.secretTitle(name)}</b>
      <p>{t.secretText}</p>
      <label className="field">
        <span>{t.id}</span>
        <input className="in" readOnly value={id} />
      </label>
      <label className="field">
        <span>{t.secret}</span>
        <input
          className="in"
          ref={field}
          readOnly
          value={secret}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
      </label>
      <div className="row">
        <button className="btn ink" type="button" onClick={() => void copy()}>
          {t.copy}
        </button>
        <button className="btn" type="button" onClick={onDone}>
          {t.done}
        </button>
      </div>
    </div>
  )
}
