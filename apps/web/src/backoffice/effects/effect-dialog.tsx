import type { ReactNode } from 'react'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { useEffectsTexts } from './effects-texts.ts'

interface Props {
  title?: string
  /** Verb and noun. */
  action?: string
  isDanger?: boolean
  /** The effects have changed since they were confirmed. */
  isAgain: boolean
  onAnswer(isConfirmed: boolean): void
  children: ReactNode
}

/** The effects of a change, to be confirmed. */
export function EffectDialog({ title, action, isDanger, isAgain, onAnswer, children }: Props) {
  const t = useEffectsTexts()
  return (
    <Dialog
      title={title ?? t.title}
      onClose={() => onAnswer(false)}
      footer={<DialogFooter action={action ?? t.apply} isDanger={isDanger} onAction={() => onAnswer(true)} hasFocus />}
    >
      {isAgain && (
        <p className="notice" role="alert">
          {t.again}
        </p>
      )}
      {children}
    </Dialog>
  )
}
