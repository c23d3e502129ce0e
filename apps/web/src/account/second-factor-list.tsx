import type { Passkey } from '@minato/contract/passkeys'
import type { SecondFactor } from '@minato/contract/second-factor'
import { useState } from 'react'
import { Confirm } from '../forms/confirm.tsx'
import { Dialog } from '../forms/dialog.tsx'
import { TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { FormError } from '../forms/form-errors.ts'
import { reportError } from '../forms/report-error.ts'
import { atMost, required } from '../forms/rules.ts'
import { useSecondFactorTexts } from '../session/second-factor-texts.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import type { useSecondFactor } from './use-second-factor.tsx'

interface Props {
  factor: SecondFactor
  withSecondFactor: ReturnType<typeof useSecondFactor>['withSecondFactor']
  onChanged(): Promise<void>
  /** Its button is gone: the focus has to go elsewhere. */
  onRemoved(): void
}

/** The authenticator app and the passkeys that are set up, each with a button to remove it. */
export function SecondFactorList({ factor: { appSince, passkeys }, withSecondFactor, onChanged, onRemoved }: Props) {
  const shell = useShell()
  const { api, messages } = shell
  const t = useSecondFactorTexts()
  const [removing, setRemoving] = useState<{ name: string; passkey?: Passkey }>()
  const [renaming, setRenaming] = useState<Passkey>()
  const { date } = messages.format
  const remove = async ({ passkey }: { passkey?: Passkey }) => {
    setRemoving(undefined)
    try {
      await withSecondFactor(() =>
        passkey
          ? api('DELETE /api/uum/account/passkey/{id}', { params: { id: passkey.id } })
          : api('PUT /api/uum/account/second-factor/off', {}),
      )
      await onChanged()
      onRemoved()
      notify({ isError: false, title: t.removed, lines: [] })
    } catch (error) {
      if (!(error instanceof FormError)) reportError(shell, error)
    }
  }
  if (!appSince && passkeys.length === 0) return null
  return (
    <>
      <ul className="lines">
        {appSince && (
          <li>
            <div>
              <b>{t.app}</b>
              <p className="small muted">{t.since(date(appSince))}</p>
            </div>
            <button
              className="btn line"
              type="button"
              aria-label={`${t.remove}, ${t.app}`}
              onClick={() => setRemoving({ name: t.app })}
            >
              {t.remove}
            </button>
          </li>
        )}
        {passkeys.map((passkey) => {
          const { id, name, createdAt, lastUsedAt } = passkey
          return (
            <li key={id}>
              <div>
                <b>{t.passkey.named(name)}</b>
                <p className="small muted">
                  {t.since(date(createdAt))}, {lastUsedAt ? t.passkey.used(date(lastUsedAt)) : t.passkey.unused}
                </p>
              </div>
              <button
                className="btn line"
                type="button"
                aria-label={`${t.passkey.rename}, ${name}`}
                onClick={() => setRenaming(passkey)}
              >
                {t.passkey.rename}
              </button>
              <button
                className="btn line"
                type="button"
                aria-label={`${t.remove}, ${name}`}
                onClick={() => setRemoving({ name: t.passkey.named(name), passkey })}
              >
                {t.remove}
              </button>
            </li>
          )
        })}
      </ul>
      {removing && (
        <Confirm
          title={t.removeTitle(removing.name)}
          confirm={t.remove}
          isDanger
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          {passkeys.length + (appSince ? 1 : 0) === 1 && <p>{t.removeLast}</p>}
        </Confirm>
      )}
      {renaming && (
        <Dialog title={t.passkey.renameTitle} onClose={() => setRenaming(undefined)} isForm footer="form">
          <Form
            isPart
            rules={{ name: [required, atMost(60)] }}
            submit={t.passkey.rename}
            send={async ({ name = '' }) => {
              await api('PUT /api/uum/account/passkey/{id}', { params: { id: renaming.id }, body: { name } })
              await onChanged()
              setRenaming(undefined)
            }}
          >
            <TextField name="name" label={t.passkey.name} defaultValue={renaming.name} autoComplete="off" />
          </Form>
        </Dialog>
      )}
    </>
  )
}
