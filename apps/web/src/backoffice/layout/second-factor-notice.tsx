import { useUser } from '../../session/current-user.ts'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { useShell } from '../../api/shell.ts'
import { localPath } from '../../i18n/locale.ts'

/** Shown until the manager sets up the second factor that the dealer requires. Nothing can be changed before that. */
export function SecondFactorNotice() {
  const { locale } = useShell()
  const t = useSecondFactorTexts()
  return useUser()?.needsSecondFactor ? (
    <p className="notice">
      {t.needed} <a href={localPath('/account#second-factor', locale)}>{t.setUp}</a>
    </p>
  ) : null
}
