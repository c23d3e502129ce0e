import { useState } from 'react'
import type { ReactNode } from 'react'
import { DialogFooter } from './dialog-footer.tsx'
import { useFormTexts } from './form-texts.ts'
import { Modal } from './modal.tsx'
import { isSameName } from './rules.ts'

interface Props {
  /** The question, with the verb. */
  title: string
  /** The verb of the button. */
  confirm: string
  /** A destructive action: red button. */
  isDanger?: boolean
  /** Irreversible: the record's name must be typed. */
  typedName?: string | undefined
  /** Instead of Cancel. */
  cancel?: string
  /** The subject is still loading. */
  isWaiting?: boolean
  onConfirm(): void
  onClose(): void
  children?: ReactNode
}

/** A confirmation dialog. The focus starts on Cancel. */
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

/** The field for the name of a record to be deleted forever. */
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
