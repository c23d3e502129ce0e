import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { ReactNode } from 'react'
import { Dialog } from '../../../forms/dialog.tsx'
import { Form } from '../../../forms/form.tsx'
import type { Rules, Values } from '../../../forms/rules.ts'
import { ApiError } from '../../../shell/api.ts'
import { useDealRefusals } from '../deal-refusals.ts'

/** What the dialog of an action is given. */
export interface ActionProps {
  inquiry: Inquiry
  /** It is done: what the call has answered. */
  onDone(next: Inquiry): void
  onClose(): void
  /** Reads the deal again: it is not as it was shown. */
  reload(): Promise<void>
}

interface Props extends Omit<ActionProps, 'inquiry'> {
  title: string
  submit: string
  rules?: Rules
  isWide?: boolean
  send(values: Values, key: string): Promise<Inquiry>
  foot?: ReactNode
  children?: ReactNode
}

const NONE: Rules = {}

/** An action that asks something: its faults at their fields, what the deal objects above them in words. */
export function ActionDialog({ title, submit, rules = NONE, isWide = false, send, foot, children, ...rest }: Props) {
  const { onDone, onClose, reload } = rest
  const { inForm } = useDealRefusals()
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide} isForm>
      <div className="office deal-action">
        <Form
          isPart
          rules={rules}
          submit={submit}
          foot={foot}
          send={async (values, key) => {
            try {
              onDone(await send(values, key))
            } catch (error) {
              if (error instanceof ApiError && error.status === 409) void reload()
              inForm(error)
            }
          }}
        >
          {children}
        </Form>
      </div>
    </Dialog>
  )
}
