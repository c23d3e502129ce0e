import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../shell/icons.tsx'
import { useMessages } from '../shell/shell.ts'
import '../styles/dialog.css'

interface Props {
  title: string
  onClose(): void
  /** It holds a table. */
  isWide?: boolean
  /** It is there to be filled in: the first field has the focus. */
  isForm?: boolean
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus, closes by Esc, and gives the focus back. */
export function Dialog({ title, onClose, isWide = false, isForm = false, children }: Props) {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    dialog.current?.showModal()
    if (isForm) dialog.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus()
  }, [isForm])
  return (
    <dialog className={isWide ? 'dialog wide' : 'dialog'} ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button className="btn quiet" type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
