import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useRef, useState } from 'react'
import { formTextsIn } from '../../forms/form-texts.ts'
import { newKey } from '../../api/new-key.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { ApiError } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'

/** Runs one action of an inquiry at a time and shows its error. */
export function useInquiryAction(onChanged: (inquiry: Inquiry) => void, reload: () => Promise<void>) {
  const shell = useShell()
  const t = useInquiryTexts()
  const [fault, setFault] = useState('')
  const [differences, setDifferences] = useState<ErrorReply['differences']>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  // One idempotency key until success: a retry after a lost answer is the same action.
  const key = useRef({ asked: '', key: '' })
  const perform = async (requestKey: string, send: (key: string) => Promise<Inquiry>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setFault('')
    if (key.current.asked !== requestKey) key.current = { asked: requestKey, key: newKey() }
    try {
      onChanged(await send(key.current.key))
      key.current = { asked: '', key: '' }
      setDifferences(undefined)
      return true
    } catch (error) {
      setDifferences(error instanceof ApiError ? error.differences : undefined)
      const code = error instanceof ApiError && error.status === 409 ? error.reason?.code : undefined
      const objectionText = code === undefined ? undefined : (t.objections[code] ?? t.checklist.objections[code])
      const { faults, lines } = formErrorsOf(error, [], formTextsIn(shell.locale), shell.messages)
      setFault(objectionText ?? [...Object.values(faults), ...lines].join(' '))
      if (error instanceof ApiError && error.status === 409) {
        // The inquiry has changed. Without a reason an equal call is still running, and a retry means the same.
        if (code !== undefined) key.current = { asked: '', key: '' }
        await reload()
      }
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { act: perform, fault, differences, isBusy, clear: () => setFault('') }
}
