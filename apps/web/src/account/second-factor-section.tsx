import type { SecondFactor } from '@minato/contract/second-factor'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { PasswordField, TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { atMost, required } from '../forms/rules.ts'
import { localPath } from '../i18n/locale.ts'
import { stored } from '../session/browser-storage.ts'
import { useUser } from '../session/current-user.ts'
import { useSecondFactorTexts } from '../session/second-factor-texts.ts'
import { RETURN_ROUTE } from '../session/sign-in-return.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { askUser } from '../session/user.ts'
import { useShell } from '../api/shell.ts'
import { SecondFactorNotice } from './second-factor-notice.tsx'
import { createPasskey } from './passkeys.ts'
import { SecondFactorList } from './second-factor-list.tsx'
import { useSecondFactor } from './use-second-factor.tsx'

interface Props {
  factor: SecondFactor
  hasPassword: boolean
}
/** Sets up and removes a manager's second factor (TRU-04): an authenticator app and passkeys. */
export function SecondFactorSection({ factor: initialFactor, hasPassword }: Props) {
  const shell = useShell()
  const { api, messages } = shell
  const t = useSecondFactorTexts()
  const words = useSignInTexts()
  const router = useRouter()
  const needed = useUser()?.needsSecondFactor
  const [wasNeeded] = useState(needed !== undefined)
  const { withSecondFactor, view } = useSecondFactor()
  const box = useRef<HTMLDivElement>(null)
  const [factor, setFactor] = useState(initialFactor)
  const [started, setStarted] = useState<{ secret: string; qrCode: string }>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const reload = async () => {
    setFactor(await api('GET /api/uum/account/second-factor', {}))
    // The back office may have waited for it.
    await askUser(shell)
  }
  // A sign-in or a page of the back office led here.
  const goOn = () => {
    if (wasNeeded && stored(RETURN_ROUTE) !== null) router.history.push(localPath('/success-login', shell.locale))
  }
  const focusRest = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('.lines button, summary')?.focus())
  const finish = async (codes: readonly string[]) => {
    setStarted(undefined)
    setRecoveryCodes(codes)
    await reload()
  }
  const leave = () => {
    setRecoveryCodes([])
    goOn()
  }
  const passwordField = hasPassword && (
    <PasswordField name="password" label={words.password} autoComplete="current-password" />
  )
  const passwordRules: { password?: [typeof required] } = hasPassword ? { password: [required] } : {}
  if (recoveryCodes.length > 0) return <RecoveryCodes codes={recoveryCodes} onSaved={leave} />
  if (started)
    return (
      <AppCode
        {...started}
        send={async (code) => {
          const reply = await api('PUT /api/uum/account/second-factor/confirm', { body: { code } })
          await finish(reply.recoveryCodes)
        }}
      />
    )
  return (
    <div className="stack" ref={box}>
      <SecondFactorNotice onChecked={goOn} />
      {factor.since ? (
        <p>
          <span className="good">{t.on(messages.format.date(factor.since))}</span> · {t.left(factor.recoveryCodesLeft)}
        </p>
      ) : (
        <p>{t.why}</p>
      )}
      <SecondFactorList factor={factor} withSecondFactor={withSecondFactor} onChanged={reload} onRemoved={focusRest} />
      {!factor.appSince && (
        <details className="unfold">
          <summary>{t.setUpApp}</summary>
          <Form
            isPart
            rules={passwordRules}
            submit={t.start}
            send={async ({ password }) =>
              setStarted(
                await withSecondFactor(() =>
                  api('PUT /api/uum/account/second-factor', { body: { ...(password && { password }) } }),
                ),
              )
            }
          >
            {passwordField}
          </Form>
        </details>
      )}
      <details className="unfold">
        <summary>{t.passkey.add}</summary>
        <Form
          key={factor.passkeys.length}
          isPart
          rules={{ name: [required, atMost(60)], ...passwordRules }}
          submit={t.start}
          send={async ({ name = '', password }) => {
            const body = { ...(password && { password }) }
            const options = await withSecondFactor(() => api('PUT /api/uum/account/passkey', { body }))
            const created = await createPasskey(options, t.passkey)
            const reply = await api('PUT /api/uum/account/passkey/confirm', { body: { name, ...created } })
            await finish(reply.recoveryCodes)
          }}
        >
          <p>{t.passkey.why}</p>
          <TextField name="name" label={t.passkey.name} hint={t.passkey.nameHint} autoComplete="off" />
          {passwordField}
        </Form>
      </details>
      {view}
    </div>
  )
}

interface AppCodeProps {
  secret: string
  qrCode: string
  send(code: string): Promise<void>
}
function AppCode({ secret, qrCode, send }: AppCodeProps) {
  const t = useSecondFactorTexts()
  return (
    <div className="stack">
      <p>{t.scan}</p>
      <img
        className="qr-code"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t.qrCode}
        width="200"
        height="200"
      />
      <p className="small">
        {t.secret} <code>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <Form isPart rules={{ code: [required] }} submit={t.confirm} send={({ code = '' }) => send(code)}>
        <TextField name="code" label={t.code} hint={t.codeHint} autoComplete="one-time-code" />
      </Form>
    </div>
  )
}

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const t = useSecondFactorTexts()
  return (
    <div className="stack">
      <h3>{t.recovery}</h3>
      <p>{t.recoveryText}</p>
      <ul className="recovery-codes">
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      <p>
        <button className="btn line" type="button" onClick={onSaved}>
          {t.saved}
        </button>
      </p>
    </div>
  )
}
