import { useSignInTexts } from '../session/sign-in-texts.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { AcceptNote } from './accept-note.tsx'
import { NarrowPage } from './narrow-page.tsx'

/** With an external provider (SES-01) accounts and passwords are managed there; links to it. */
export function ElsewherePage({ title, isNew = false }: { title: string; isNew?: boolean }) {
  const { locale } = useShell()
  const t = useSignInTexts()
  const query = new URLSearchParams({ return: localPath('/', locale), ...(isNew && { create: 'true' }) })
  return (
    <NarrowPage title={title} lede={t.elsewhere}>
      {isNew && <AcceptNote words={t.signUp.accept} />}
      <p className="form-foot">
        <a className="btn go" href={`/auth/sign-in?${query}`} data-document>
          {t.signUp.continue}
        </a>
      </p>
    </NarrowPage>
  )
}
