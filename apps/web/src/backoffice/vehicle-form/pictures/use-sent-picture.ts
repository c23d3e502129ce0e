import { useId, useRef, useState } from 'react'
import { useForm } from '../../../forms/form.tsx'
import { useFormTexts } from '../../../forms/form-texts.ts'
import { ApiError } from '../../../api/api.ts'
import { useShell } from '../../../api/shell.ts'
import { PictureError } from './reduction.ts'

/**
 * A picture as a form field: uploaded when chosen, attached to the record when the form is sent. `name`: the
 * hidden field with its id; `kept`: the stored id; `send` uploads and returns the id.
 * @throws PictureError for an unusable file
 */
export function useSentPicture(
  name: string,
  kept: string | null,
  send: (file: File, onPercent: (percent: number) => void) => Promise<string>,
) {
  const { report } = useShell()
  const form = useFormTexts()
  const { faults, restored, waitFor } = useForm()
  const [chosen, setChosen] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const image = chosen ?? restored?.[name] ?? kept ?? ''
  const choose = (next: string) => {
    setChosen(next)
    setFault(undefined)
    if (!hidden.current) return
    hidden.current.value = next
    // The form notices changes of its value by field events.
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const take = async (file: File): Promise<boolean> => {
    setFault(undefined)
    setPercent(0)
    try {
      choose(await send(file, setPercent))
      return true
    } catch (error) {
      if (error instanceof PictureError || (error instanceof ApiError && error.status === 400))
        setFault(form.say(error.message))
      else report(error)
      return false
    } finally {
      setPercent(undefined)
      if (input.current) input.current.value = ''
    }
  }
  const said = fault ?? faults[name]
  return {
    /** Its id; empty without a picture. */
    image,
    choose,
    /** Upload progress; undefined without an upload. */
    percent,
    said,
    hidden: { ref: hidden, type: 'hidden', name, value: image, readOnly: true },
    file: {
      ref: input,
      id,
      type: 'file',
      accept: 'image/jpeg,image/png',
      'aria-invalid': said !== undefined || undefined,
      'aria-describedby': `${id}-said`,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        const [file] = target.files ?? []
        if (file) waitFor(take(file))
      },
    },
    note: { className: said ? 'fault' : 'hint', id: `${id}-said`, role: said ? 'alert' : undefined },
  } as const
}
