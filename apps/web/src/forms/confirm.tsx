import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useFormTexts } from './form-texts.ts'
import { Modal } from './modal.tsx'

interface Props {
  /** Asks with the verb. */
  title: string
  /** The verb. */
  confirm: string
  /** In place of 'Cancel'. */
  cancel?: string
  /** What is asked about is not known yet. */
  isWaiting?: boolean
  onConfirm(): void
  onClose(): void
  children?: ReactNode
}

/** Asks before something is done; the focus stands on Cancel. */
export function Confirm({
  title,
  confirm,
  cancel: cancelText,
  isWaiting = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useFormTexts()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <div className="dialog-foot">
        <button className="btn" type="button" ref={cancel} onClick={onClose}>
          {cancelText ?? t.cancel}
        </button>
        <button className="btn ink" type="button" disabled={isWaiting} onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Modal>
  )
}
