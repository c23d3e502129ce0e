import { useRef, useState } from 'react'
import { useFormTexts } from '../../../forms/form-texts.ts'
import { newKey } from '../../../api/new-key.ts'
import { formErrorsOf } from '../../../forms/form-errors.ts'
import { useShell } from '../../../api/shell.ts'
import { useCarFormTexts } from '../car-form-texts.ts'
import type { PictureBoard } from './picture-board.ts'

const ID = 'picture-address'

/** Adds a picture from a web address, which the server fetches once and stores like an upload. */
export function ExternalPicture({ board }: { board: PictureBoard }) {
  const { api, messages } = useShell()
  const t = useCarFormTexts().pictures
  const forms = useFormTexts()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const add = async (): Promise<void> => {
    const url = input.current?.value.trim()
    if (!url || isBusy) return
    setBusy(true)
    setFault('')
    try {
      board.addKept(await api('POST /api/archiving/picture/external', { key: newKey(), body: { url } }))
      if (input.current) input.current.value = ''
    } catch (error) {
      const { faults, lines } = formErrorsOf(error, ['url'], forms, messages)
      setFault([...Object.values(faults), ...lines].join(' '))
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="field from-address">
      <label htmlFor={ID}>{t.address}</label>
      <input
        id={ID}
        ref={input}
        className="in"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        aria-invalid={fault !== '' || undefined}
        aria-describedby={fault ? `${ID}-said` : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Does not submit the form around it.
          event.preventDefault()
          void add()
        }}
      />
      <button className="btn line" type="button" aria-busy={isBusy || undefined} onClick={() => void add()}>
        {isBusy ? t.addressBusy : t.addressAdd}
      </button>
      {fault && (
        <p className="fault" id={`${ID}-said`} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
