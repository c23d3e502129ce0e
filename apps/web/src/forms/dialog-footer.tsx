import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../api/shell.ts'
import { useFormTexts } from './form-texts.ts'

/** Closes the surrounding dialog after the check for unsaved changes. Null outside of dialogs. */
export const CloseDialog = createContext<(() => void) | null>(null)

interface Props {
  /** Verb and noun. A dialog without an action has only the Close button. */
  action?: string
  /** Without it, the action submits the surrounding form. */
  onAction?(): void
  /** The action opens another window. */
  href?: string
  /** A destructive action. */
  isDanger?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Instead of Cancel. */
  dismiss?: string | undefined
  /** Instead of closing the dialog. */
  onDismiss?: (() => void) | undefined
  /** The focus starts on Cancel. */
  hasFocus?: boolean
  /** Notes and further buttons, on the left. */
  children?: ReactNode
}

/** The footer of every dialog: Cancel, then the named action, on the right. */
export function DialogFooter({ action, onAction, isDanger = false, isDisabled = false, dismiss, ...rest }: Props) {
  const { onDismiss, href, hasFocus = false, children } = rest
  const t = useFormTexts()
  const { close: closeText } = useMessages()
  const close = use(CloseDialog)
  // "Cancel | Cancel the best deal" would be confusing.
  const defaultText = action === undefined ? closeText : action.startsWith(t.cancel) ? t.goBack : t.cancel
  return (
    <div className="dialog-foot">
      {children && <div className="dialog-more">{children}</div>}
      <button
        className="btn"
        type="button"
        data-first-focus={hasFocus || undefined}
        onClick={() => (onDismiss ?? close)?.()}
      >
        {dismiss ?? defaultText}
      </button>
      {action !== undefined && href !== undefined && (
        <a className="btn ink" href={href} target="_blank" rel="noreferrer">
          {action}
        </a>
      )}
      {action !== undefined && href === undefined && (
        <button
          className={isDanger ? 'btn danger' : 'btn ink'}
          type={onAction ? 'button' : 'submit'}
          aria-disabled={isDisabled || undefined}
          onClick={() => isDisabled || onAction?.()}
        >
          {action}
        </button>
      )}
    </div>
  )
}
