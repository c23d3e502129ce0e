import type { SecondFactor } from '@minato/contract/second-factor'
import { useState } from 'react'
import { PasswordField, TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { required } from '../forms/rules.ts'
import { useSecondFactorTexts } from '../session/second-factor-texts.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'

const CODE_RULES = { code: [required] }

/** Sets up and turns off a manager's second factor by an authenticator app (TRU-04). */
export function SecondFactorSection({
  factor: initialFactor,
  hasPassword,
}: {
  factor: SecondFactor
  hasPassword: boolean
}) {
  const { api, messages } = useShell()
  const t = useSecondFactorTexts()
  const words = useSignInTexts()
  const [factor, setFactor] = useState(initialFactor)
  const [started, setStarted] = useState<{ secret: string; qrCode: string }>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const reload = async () => setFactor(await api('GET /api/uum/account/second-factor', {}))
  const code = <TextField name="code" label={t.code} hint={t.codeHint} autoComplete="one-time-code" />
  if (recoveryCodes)
    return (
      <div className="stack">
        <h3>{t.recovery}</h3>
        <p>{t.recoveryText}</p>
        <ul className="recovery-codes">
          {recoveryCodes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
        <p>
          <button className="btn line" type="button" onClick={() => setRecoveryCodes(undefined)}>
            {t.saved}
          </button>
        </p>
      </div>
    )
  if (factor.since)
    return (
      <div className="stack">
        <p>
          <span className="good">{t.on(messages.format.date(factor.since))}</span> · {t.left(factor.recoveryCodesLeft)}
        </p>
        <details className="unfold">
          <summary>{t.turnOff}</summary>
          <Form
            isPart
            rules={CODE_RULES}
            submit={t.off}
            send={async (values) => {
              await api('PUT /api/uum/account/second-factor/off', { body: { code: values['code'] ?? '' } })
              await reload()
              notify({ isError: false, title: t.done, lines: [] })
            }}
          >
            <p>{t.offText}</p>
            {code}
          </Form>
        </details>
      </div>
    )
  if (started)
    return (
      <div className="stack">
        <p>{t.scan}</p>
        <img
          className="qr-code"
          src={`data:image/svg+xml,${encodeURIComponent(started.qrCode)}`}
          alt={t.qrCode}
          width="200"
          height="200"
        />
        <p className="small">
          {t.secret} <code>{started.secret.match(/.{4}/g)?.join(' ')}</code>
        </p>
        <Form
          isPart
          rules={CODE_RULES}
          submit={t.confirm}
          send={async (values) => {
            const body = { code: values['code'] ?? '' }
            const reply = await api('PUT /api/uum/account/second-factor/confirm', { body })
            setStarted(undefined)
            setRecoveryCodes(reply.recoveryCodes)
            await reload()
          }}
        >
          {code}
        </Form>
      </div>
    )
  return (
    <div className="stack">
      <p>{t.why}</p>
      <details className="unfold">
        <summary>{t.setUp}</summary>
        <Form
          isPart
          rules={hasPassword ? { password: [required] } : {}}
          submit={t.start}
          send={async ({ password }) =>
            setStarted(await api('PUT /api/uum/account/second-factor', { body: { ...(password && { password }) } }))
          }
        >
          {hasPassword && <PasswordField name="password" label={words.password} autoComplete="current-password" />}
        </Form>
      </details>
    </div>
  )
}
