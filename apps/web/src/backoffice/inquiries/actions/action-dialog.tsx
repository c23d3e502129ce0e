import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { ReactNode } from 'react'
import { Dialog } from '../../../forms/dialog.tsx'
import { Form } from '../../../forms/form.tsx'
import { OfficeForm } from '../../../forms/office-form.tsx'
import type { Rules, Values } from '../../../forms/rules.ts'
import { ApiError } from '../../../api/api.ts'
import { useInquiryErrorText } from '../inquiry-errors.ts'

/** What the dialog of an action is given. */
export interface ActionProps {
  inquiry: Inquiry
  /** It is done: what the call has answered. */
  onDone(next: Inquiry): void
  onClose(): void
  /** Reads the deal again: it is not as it was shown. */
  reload(): Promise<void>
}

interface Props<E> extends Omit<ActionProps, 'inquiry'> {
  /** Names the draft of what words it asks for; without one, it asks before it is closed. */
  draft?: string
  /** What its fields show of the deal, where they show any. */
  read?: E
  title: string
  submit: string
  rules?: Rules
  isWide?: boolean
  /** It ends something: the button is red. */
  isDanger?: boolean
  /** `begun`: the `read` that a draft was begun on. */
  send(values: Values, key: string, begun?: E): Promise<Inquiry>
  foot?: ReactNode
  children?: ReactNode
}

const NONE: Rules = {}

/** An action that asks something: its faults at their fields, what the deal objects above them in words. */
export function ActionDialog<E>({
  title,
  rules = NONE,
  isWide = false,
  isDanger = false,
  send,
  draft,
  read,
  ...rest
}: Props<E>) {
  const { onDone, onClose, reload, submit, foot, children } = rest
  const { inForm } = useInquiryErrorText()
  const given = {
    isPart: true as const,
    isDanger,
    rules,
    submit,
    foot,
    send: async (values: Values, key: string, begun?: E) => {
      try {
        onDone(await send(values, key, begun))
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) void reload()
        inForm(error)
      }
    },
  }
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide} isForm footer="form">
      <div className="office deal-action">
        {draft === undefined ? (
          <Form {...given}>{children}</Form>
        ) : (
          <OfficeForm {...given} draft={draft} read={read}>
            {children}
          </OfficeForm>
        )}
      </div>
    </Dialog>
  )
}
