import { useRef, useState } from 'react'
import type { ReactElement, SyntheticEvent } from 'react'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'
import { LeaveUnsaved, Unsaved } from './unsaved.tsx'
import { Unsent } from './unsent.ts'

interface Props extends Omit<ModalProps, 'mayClose' | 'onInputCapture'> {
  /**
   * What the dialog ends with: a `DialogFooter`; 'form' where a form in it has one, as every `Form` in a dialog does;
   * 'none' where each line of the content is an action of its own.
   */
  footer?: ReactElement | 'form' | 'none'
}

/** The dialog of the product: title, content, Cancel and the named action. Asks before typed text is lost. */
export function Dialog({ onClose, footer = 'form', children, ...modal }: Props) {
  const typed = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [note] = useState(() => (form: HTMLFormElement | null) => {
    const before = typed.current
    typed.current = form
    return before
  })
  // A form that is gone was sent, or left by its own button.
  const isUnsent = () => typed.current?.isConnected ?? false
  const mayClose = () => {
    if (!isUnsent()) return true
    setAsking(true)
    return false
  }
  // Heard before the form is, which may know better. What is only asked for, a filter, is not written anywhere.
  const change = ({ target }: SyntheticEvent) => {
    const form = 'form' in target ? target.form : null
    if (form instanceof HTMLFormElement && form.method === 'post') note(form)
  }
  return (
    <>
      <Modal {...modal} onClose={onClose} mayClose={mayClose} onInputCapture={change}>
        <Unsent value={note}>{children}</Unsent>
        {typeof footer === 'string' ? null : footer}
      </Modal>
      {isAsking && <LeaveUnsaved isHere onLeave={onClose} onStay={() => setAsking(false)} />}
      <Unsaved isChanged={isUnsent} isHere />
    </>
  )
}
