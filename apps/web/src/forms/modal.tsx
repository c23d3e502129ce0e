import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Icon } from '../layout/icons.tsx'
import { useMessages } from '../layout/shell.ts'
import { CloseDialog } from './dialog-footer.tsx'
import '../styles/dialog.css'

export interface ModalProps {
  title: string
  onClose(): void
  /** It holds a table. */
  isWide?: boolean
  /** It is there to be filled in: the first field has the focus. */
  isForm?: boolean
  /** Asked before Esc or the button closes it. */
  mayClose?(): boolean
  onInputCapture?(event: SyntheticEvent): void
  children: ReactNode
}

const freely = () => true

/** The browser's own dialog: it keeps the focus, closes by Esc, and gives the focus back. */
export function Modal({ title, onClose, isWide = false, isForm = false, mayClose = freely, ...rest }: ModalProps) {
  const { onInputCapture, children } = rest
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    if (isForm) dialog.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus()
    // Taken away by the page, it gives nothing back by itself.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [isForm])
  const isFree = (): boolean => {
    if (mayClose()) return true
    // To somewhere in it the focus comes back: a key that goes to nothing would close it.
    if (document.activeElement === document.body) closer.current?.focus()
    return false
  }
  const close = () => {
    if (isFree()) dialog.current?.close()
  }
  // Left to the browser, a second Esc would close this one with the one above it, and ask nothing.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }
  // What else closes it: Esc where nothing has the focus, the way back of a phone. React tells of the dialogs within, too.
  const cancel = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget && !isFree()) event.preventDefault()
  }
  return (
    <dialog
      className={isWide ? 'dialog wide' : 'dialog'}
      ref={dialog}
      aria-labelledby={heading}
      onInputCapture={onInputCapture}
      onKeyDown={press}
      onCancel={cancel}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button className="btn quiet" type="button" ref={closer} aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <CloseDialog value={close}>{children}</CloseDialog>
    </dialog>
  )
}
