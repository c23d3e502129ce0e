import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Icon } from '../ui/icons.tsx'
import { useMessages } from '../api/shell.ts'
import { CloseDialog } from './dialog-footer.tsx'
import '../styles/dialog.css'

export interface ModalProps {
  title: string
  onClose(): void
  /** Wide enough for a table. */
  isWide?: boolean
  /** A form: the first field gets the focus. */
  isForm?: boolean
  /** Asked before Esc or the button closes it. */
  mayClose?(): boolean
  onInputCapture?(event: SyntheticEvent): void
  children: ReactNode
}

const alwaysClosable = () => true

/** A native dialog: traps the focus, closes by Esc, and restores the focus. */
export function Modal({
  title,
  onClose,
  isWide = false,
  isForm = false,
  mayClose = alwaysClosable,
  ...rest
}: ModalProps) {
  const { onInputCapture, children } = rest
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    if (isForm) dialog.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus()
    // When the page removes it, the focus must be restored here.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [isForm])
  const isFree = (): boolean => {
    if (mayClose()) return true
    // Keeps the focus inside: a key without a target would close it.
    if (document.activeElement === document.body) closeButton.current?.focus()
    return false
  }
  const close = () => {
    if (isFree()) dialog.current?.close()
  }
  // By default a second Esc would close this dialog with the one above it, without asking.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }
  // Other ways to close it: Esc without focus, or Back on a phone. React also reports nested dialogs.
  const cancel = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget && !isFree()) event.preventDefault()
  }
  return (
    <dialog
      className={isWide ? 'dialog wide' : 'dialog'}
      ref={dialog}
      aria-labelledby={heading}
      onInputCapture={onInputCapture}
      onKeyDown={onKeyDown}
      onCancel={cancel}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button className="btn quiet" type="button" ref={closeButton} aria-label={t.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <CloseDialog value={close}>{children}</CloseDialog>
    </dialog>
  )
}
