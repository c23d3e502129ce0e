import type { SecondFactor } from '@minato/contract/second-factor'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../forms/dialog.tsx'
import { TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { FormError } from '../forms/form-errors.ts'
import { required } from '../forms/rules.ts'
import { useSecondFactorTexts } from '../session/second-factor-texts.ts'
import { askUser } from '../session/user.ts'
import { ApiError } from '../api/api.ts'
import { useShell } from '../api/shell.ts'
import { signWithPasskey } from './passkeys.ts'

interface Waiting {
  factor: SecondFactor
  onChecked(): void
  onClosed(): void
}

/**
 * Runs calls that need a second factor: where the server asks for it, `view` asks the manager, and the call is repeated.
 * `check` asks at once. Both are rejected with an empty `FormError` when the dialog is closed.
 */
export function useSecondFactor() {
  const shell = useShell()
  const { api } = shell
  const [waiting, setWaiting] = useState<Waiting>()
  const check = async (): Promise<void> => {
    const factor = await api('GET /api/uum/account/second-factor', {})
    await new Promise<void>((resolve, reject) =>
      setWaiting({ factor, onChecked: resolve, onClosed: () => reject(new FormError({})) }),
    )
    // The back office may have waited for it.
    if (shell.user?.needsSecondFactor) await askUser(shell)
  }
  const withSecondFactor = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason?.code !== 'SECOND_FACTOR_REQUIRED') throw error
    }
    await check()
    return action()
  }
  const close = (then: () => void) => {
    setWaiting(undefined)
    then()
  }
  const view = waiting && (
    <SecondFactorDialog
      factor={waiting.factor}
      onChecked={() => close(waiting.onChecked)}
      onClose={() => close(waiting.onClosed)}
    />
  )
  return { withSecondFactor, check, view }
}

interface Props {
  factor: SecondFactor
  onChecked(): void
  onClose(): void
}
/** Asks for a passkey, or for a code of the authenticator app or a recovery code. */
function SecondFactorDialog({ factor, onChecked, onClose }: Props) {
  const { api } = useShell()
  const t = useSecondFactorTexts()
  const [isByCode, setByCode] = useState(factor.passkeys.length === 0)
  const content = useRef<HTMLDivElement>(null)
  const prompt = useRef<AbortController>(undefined)
  useEffect(() => {
    content.current?.querySelector<HTMLElement>(isByCode ? 'input' : '[type=submit]')?.focus()
    // The browser's own prompt goes with the dialog or its part.
    return () => prompt.current?.abort()
  }, [isByCode])
  const checkCode = async (code: string) => {
    await api('PUT /api/uum/account/second-factor/check', { body: { code } })
    onChecked()
  }
  const checkPasskey = async () => {
    const { signal } = (prompt.current = new AbortController())
    const body = await signWithPasskey(await api('PUT /api/uum/account/passkey/challenge', {}), t.passkey, signal)
    await api('PUT /api/uum/account/passkey/check', { body })
    onChecked()
  }
  return (
    <Dialog title={t.dialog.title} onClose={onClose} isForm footer="form">
      <div ref={content}>
        <Form
          key={String(isByCode)}
          isPart
          rules={isByCode ? { code: [required] } : {}}
          submit={isByCode ? t.dialog.submit : t.passkey.use}
          send={({ code = '' }) => (isByCode ? checkCode(code) : checkPasskey())}
          foot={
            factor.passkeys.length > 0 && (
              <button className="link" type="button" onClick={() => setByCode(!isByCode)}>
                {isByCode ? t.passkey.instead : t.dialog.codeInstead}
              </button>
            )
          }
        >
          {isByCode ? (
            <>
              <p>{factor.appSince ? t.dialog.text : t.dialog.recoveryText}</p>
              <TextField
                name="code"
                label={factor.appSince ? t.code : t.dialog.recoveryCode}
                {...(factor.appSince && { hint: t.codeHint })}
                autoComplete="one-time-code"
                inputMode="text"
              />
            </>
          ) : (
            <p>{t.passkey.text}</p>
          )}
        </Form>
      </div>
    </Dialog>
  )
}
