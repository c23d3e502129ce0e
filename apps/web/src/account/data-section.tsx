import type { Account } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { PasswordField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { required } from '../forms/rules.ts'
import { useFormTexts } from '../forms/form-texts.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { clearUserData } from './clear-user-data.ts'
import { NotSentNote } from './unsent-note.tsx'
import { localPath } from '../i18n/locale.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { useAccountTexts } from './account-texts.ts'

/** Downloads all own data as a file. */
export function DataSection() {
  const { api, report } = useShell()
  const { data: t } = useAccountTexts()
  const download = async () => {
    try {
      const data = await api('GET /api/uum/account/data', {})
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = url
      link.download = 'minato-my-data.json'
      link.click()
      URL.revokeObjectURL(url)
    } catch (error) {
      report(error)
    }
  }
  return (
    <div className="stack">
      <p>{t.text}</p>
      <p>
        <button className="btn" type="button" onClick={() => void download()}>
          {t.download}
        </button>
      </p>
    </div>
  )
}

/** Deletes the account after a confirmation and the password, if there is one. */
export function DeletionSection({ account }: { account: Account }) {
  const shell = useShell()
  const { deletion: t } = useAccountTexts()
  const words = useSignInTexts()
  const forms = useFormTexts()
  const send = async ({ password }: Readonly<Record<string, string>>) => {
    await shell.api('POST /api/uum/account/deletion', { body: password ? { password } : {} })
    clearUserData(shell)
    notify({ isError: false, title: t.done, lines: [] })
    location.assign(localPath('/', shell.locale))
  }
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="stack">
      <p>{t.text}</p>
      {account.roles.includes('SALES_MANAGER') && <p>{t.managerText}</p>}
      {isAsking ? (
        <>
          <p>
            <b>{t.ask}</b>
          </p>
          <NotSentNote />
          <Form isPart rules={account.hasPassword ? { password: [required] } : {}} send={send} submit={t.submit}>
            {account.hasPassword && (
              <PasswordField name="password" label={words.password} autoComplete="current-password" />
            )}
          </Form>
          <p>
            <button className="btn line" type="button" onClick={() => setAsking(false)}>
              {forms.cancel}
            </button>
          </p>
        </>
      ) : (
        <p>
          <button className="btn line" type="button" onClick={() => setAsking(true)}>
            {t.open}
          </button>
        </p>
      )}
    </div>
  )
}
