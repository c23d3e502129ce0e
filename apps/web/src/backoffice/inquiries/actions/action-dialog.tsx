import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { DocumentDifference } from '@minato/contract/document-agreement-shapes'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../../../forms/dialog.tsx'
import { Form } from '../../../forms/form.tsx'
import { OfficeForm } from '../../../forms/office-form.tsx'
import type { Rules, Values } from '../../../forms/rules.ts'
import { ApiError } from '../../../api/api.ts'
import { DIFFERENCES_RULES, DifferencesFields, differencesIn } from '../agreement/differences-fields.tsx'
import { useInquiryErrorText } from '../inquiry-errors.ts'
import type { ManagersAction } from './action-list.ts'

/** Props of every action's dialog. */
export interface ActionProps {
  inquiry: Inquiry
  /** Called with the reply of a successful call. `instead`: another action than the dialog's was taken. */
  onDone(next: Inquiry, instead?: ManagersAction): void
  onClose(): void
  /** Reloads the inquiry, because it has changed. */
  reload(): Promise<void>
}

interface Props<E> extends Omit<ActionProps, 'inquiry'> {
  /** Name of the draft of its texts. Without one, closing asks for a confirmation. */
  draft?: string
  /** Data of the inquiry that its fields show, if any. */
  read?: E
  title: string
  submit: string
  rules?: Rules
  isWide?: boolean
  /** A destructive action: red button. */
  isDanger?: boolean
  /** `begun`: the version that a draft was based on. */
  send(values: Values, key: string, begun?: E): Promise<Inquiry>
  foot?: ReactNode
  children?: ReactNode
}

const NONE: Rules = {}

/** An action with input: errors at their fields, reasons against it above them. */
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
  const [differences, setDifferences] = useState<DocumentDifference[]>()
  const given = {
    isPart: true as const,
    isDanger,
    rules: differences ? { ...rules, ...DIFFERENCES_RULES } : rules,
    submit,
    foot,
    send: async (values: Values, key: string, begun?: E) => {
      try {
        onDone(await send(values, key, begun))
      } catch (error) {
        setDifferences(differencesIn(error))
        if (error instanceof ApiError && error.status === 409) void reload()
        inForm(error)
      }
    },
  }
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide} isForm footer="form">
      <div className="office deal-action">
        {draft === undefined ? (
          <Form {...given}>
            {children}
            {differences && <DifferencesFields differences={differences} />}
          </Form>
        ) : (
          <OfficeForm {...given} draft={draft} read={read}>
            {children}
            {differences && <DifferencesFields differences={differences} />}
          </OfficeForm>
        )}
      </div>
    </Dialog>
  )
}
