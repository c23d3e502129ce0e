import { localPath } from '../i18n/locale.ts'
import { useShell } from '../layout/shell.ts'

/**
 * What creating an account accepts; the pages open beside the form, so that nothing typed is lost. `words`: the sentence in
 * five parts, of which the second and fourth are the links to terms and privacy policy.
 */
export function AcceptNote({ words: [before, terms, between, privacy, after] }: { words: readonly string[] }) {
  const { locale } = useShell()
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
