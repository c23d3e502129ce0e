import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/**
 * The consent sentence for creating an account. The pages open in a new tab, so that no input is lost. `words`:
 * the sentence in five parts; the second and fourth are the links to terms and privacy policy.
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
