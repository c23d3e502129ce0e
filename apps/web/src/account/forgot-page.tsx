import { useState } from 'react'
import { EmailField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { email, required } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { useShell } from '../api/shell.ts'
import { ElsewherePage } from './elsewhere-page.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { shopLocale } from '../i18n/locale.ts'

const RULES = { email: [required, email] }

/** Requests a reset link; the answer is the same for every address (SES-08). */
export function ForgotPage() {
  const { api, locale, isProviderExternal } = useShell()
  const t = useSignInTexts()
  const [isSent, setSent] = useState(false)
  if (isProviderExternal) return <ElsewherePage title={t.forgot.title} />
  return (
    <NarrowPage title={t.forgot.title} lede={t.forgot.text}>
      <Form
        rules={RULES}
        submit={t.forgot.submit}
        send={async ({ email: address = '' }) => {
          await api('POST /api/main/user/reset-password', { body: { email: address, locale: shopLocale(locale) } })
          setSent(true)
        }}
      >
        {isSent && (
          <div className="notice good" role="status">
            <b>{t.forgot.done}</b>
            <p>{t.forgot.doneText}</p>
            <p>{t.forgot.again}</p>
          </div>
        )}
        <EmailField name="email" label={t.email} />
      </Form>
    </NarrowPage>
  )
}
