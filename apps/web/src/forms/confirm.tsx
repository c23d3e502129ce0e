import { useState } from 'react'
import type { ReactNode } from 'react'
import { DialogFooter } from './dialog-footer.tsx'
import { useFormTexts } from './form-texts.ts'
import { Modal } from './modal.tsx'
import { isSameName } from './rules.ts'

interface Props {
  /** Asks with the verb. */
  title: string
  /** The verb. */
  confirm: string
  /** It removes or ends something: the button is red. */
  isDanger?: boolean
  /** It cannot be undone: the name of the record has to be typed first. */
  typedName?: string | undefined
  /** In place of Cancel. */
  cancel?: string
  /** What is asked about is still loading. */
  isWaiting?: boolean
  onConfirm(): void
  onClose(): void
  children?: ReactNode
}

/** Asks before something is done. The focus starts on Cancel. */
export function Confirm({ title, confirm, isDanger = false, typedName, cancel, isWaiting = false, ...rest }: Props) {
  const { onConfirm, onClose, children } = rest
  const t = useFormTexts()
  const [typed, setTyped] = useState('')
  const isNamed = typedName === undefined || isSameName(typed, typedName)
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      {typedName !== undefined && (
        <label className="field">
          <span>{t.typeName(typedName)}</span>
          <input
            className="in"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (isNamed && !isWaiting) onConfirm()
            }}
          />
        </label>
      )}
      <DialogFooter
        action={confirm}
        isDanger={isDanger}
        isDisabled={isWaiting || !isNamed}
        dismiss={cancel}
        hasFocus
        onAction={onConfirm}
        onDismiss={onClose}
      />
    </Modal>
  )
}
