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
  const [typed, setTyped] = useState('')
  const isNamed = typedName === undefined || isSameName(typed, typedName)
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      {typedName !== undefined && (
        <TypedName
          name={typedName}
          typed={typed}
          onType={setTyped}
          onEnter={() => isNamed && !isWaiting && onConfirm()}
        />
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

interface TypedNameProps {
  name: string
  typed: string
  onType(typed: string): void
  onEnter(): void
}

/** The field in which the name of what is lost for good is typed. */
export function TypedName({ name, typed, onType, onEnter }: TypedNameProps) {
  const t = useFormTexts()
  return (
    <label className="field">
      <span>{t.typeName(name)}</span>
      <input
        className="in"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
    </label>
  )
}
