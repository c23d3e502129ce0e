import { useUser } from '../../session/current-user.ts'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { useShell } from '../../api/shell.ts'
import { localPath } from '../../i18n/locale.ts'

/** Shown to a manager without the second factor that the dealer requires, who can change nothing yet. */
export function NeededFactor() {
  const { locale } = useShell()
  const t = useSecondFactorTexts()
  return useUser()?.needsSecondFactor ? (
    <p className="notice">
      {t.needed} <a href={localPath('/account#second-factor', locale)}>{t.setUp}</a>
    </p>
  ) : null
}
