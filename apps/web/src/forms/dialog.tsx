import { useRef, useState } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'
import { LeaveUnsaved, Unsaved } from './unsaved.tsx'
import { DirtyFormContext } from './dirty-form-context.ts'

interface Props extends Omit<ModalProps, 'mayClose' | 'onInputCapture'> {
  /**
   * A `DialogFooter`; 'form' if a `Form` in the dialog brings its own footer; 'none' if each line of the content is an
   * action.
   */
  footer?: ReactElement | 'form' | 'none'
}

/** Standard dialog: title, content, Cancel and the action. Asks before it discards typed text. */
export function Dialog({ onClose, footer = 'form', children, ...modal }: Props) {
  const changedForm = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [note] = useState(() => (form: HTMLFormElement | null) => {
    const before = changedForm.current
    changedForm.current = form
    return before
  })
  // A removed form was submitted or closed by its own button.
  const isUnsent = () => changedForm.current?.isConnected ?? false
  const mayClose = () => {
    if (!isUnsent()) return true
    setAsking(true)
    return false
  }
  // Runs before the form's own listener, which may overrule it. Filter fields do not count as typed text.
  const onInput = ({ target }: SyntheticEvent) => {
    const form = 'form' in target ? target.form : null
    if (form instanceof HTMLFormElement && form.method === 'post') note(form)
  }
  return (
    <>
      <Modal {...modal} onClose={onClose} mayClose={mayClose} onInputCapture={onInput}>
        <DirtyFormContext value={note}>{children}</DirtyFormContext>
        {typeof footer === 'string' ? null : footer}
      </Modal>
      {isAsking && <LeaveUnsaved isHere onLeave={onClose} onStay={() => setAsking(false)} />}
      <Unsaved isChanged={isUnsent} isHere />
    </>
  )
}
