import { useSignInTexts } from '../session/sign-in-texts.ts'
import { localPath } from '../shell/locale.ts'
import { useShell } from '../shell/shell.ts'

/** What creating an account accepts; the pages open beside the form, so that nothing typed is lost. */
export function AcceptNote() {
  const { locale } = useShell()
  const [before, terms, between, privacy, after] = useSignInTexts().signUp.accept
  const link = (path: string, text: string | undefined) => (
    <a href={localPath(path, locale)} target="_blank">
      {text}
    </a>
  )
  return (
    <p className="small muted">
      {before}
      {link('/terms', terms)}
      {between}
      {link('/privacy', privacy)}
      {after}
    </p>
  )
}
