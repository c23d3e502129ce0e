import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useRef, useState } from 'react'
import { formTextsIn } from '../../forms/form-texts.ts'
import { newKey } from '../../forms/new-key.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { ApiError } from '../../api/api.ts'
import { useShell } from '../../layout/shell.ts'
import { useDealTexts } from '../deal-texts.ts'

/** Does one thing to a deal at a time, and says at its place why it could not be done. */
export function useAct(onChanged: (inquiry: Inquiry) => void, reload: () => Promise<void>) {
  const shell = useShell()
  const t = useDealTexts()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const going = useRef(false)
  // One key until it has gone well: a second press after a lost answer is the same deed.
  const key = useRef({ asked: '', key: '' })
  const act = async (asked: string, work: (key: string) => Promise<Inquiry>): Promise<boolean> => {
    if (going.current) return false
    going.current = true
    setBusy(true)
    setFault('')
    if (key.current.asked !== asked) key.current = { asked, key: newKey() }
    try {
      onChanged(await work(key.current.key))
      key.current = { asked: '', key: '' }
      return true
    } catch (error) {
      const code = error instanceof ApiError && error.status === 409 ? error.reason?.code : undefined
      const known = code === undefined ? undefined : t.objections[code]
      const { faults, lines } = formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages)
      setFault(known ?? [...Object.values(faults), ...lines].join(' '))
      if (error instanceof ApiError && error.status === 409) {
        // It is not as it was shown. Without a reason the first press is still under way, and the next one means the same.
        if (code !== undefined) key.current = { asked: '', key: '' }
        await reload()
      }
      return false
    } finally {
      going.current = false
      setBusy(false)
    }
  }
  return { act, fault, isBusy, clear: () => setFault('') }
}
