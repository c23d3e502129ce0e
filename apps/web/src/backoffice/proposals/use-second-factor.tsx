import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { required } from '../../forms/rules.ts'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { ApiError } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'

interface Waiting {
  onChecked(): void
  onClosed(): void
}

/**
 * Runs calls that need a second factor: where the server asks for a code, `view` asks the manager, and the call is repeated.
 * The action is rejected with an empty `FormError` when the dialog is closed.
 */
export function useSecondFactor() {
  const { api } = useShell()
  const t = useSecondFactorTexts()
  const [waiting, setWaiting] = useState<Waiting>()
  const withSecondFactor = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason?.code !== 'SECOND_FACTOR_REQUIRED') throw error
    }
    await new Promise<void>((resolve, reject) =>
      setWaiting({ onChecked: resolve, onClosed: () => reject(new FormError({})) }),
    )
    return action()
  }
  const close = (then: () => void) => {
    setWaiting(undefined)
    then()
  }
  const view = waiting && (
    <Dialog title={t.dialog.title} onClose={() => close(waiting.onClosed)} isForm footer="form">
      <Form
        isPart
        rules={{ code: [required] }}
        submit={t.dialog.submit}
        send={async (values) => {
          await api('PUT /api/uum/account/second-factor/check', { body: { code: values['code'] ?? '' } })
          close(waiting.onChecked)
        }}
      >
        <p>{t.dialog.text}</p>
        <TextField name="code" label={t.code} hint={t.codeHint} autoComplete="one-time-code" inputMode="text" />
      </Form>
    </Dialog>
  )
  return { withSecondFactor, view }
}
