import { useSecondFactor } from './use-second-factor.tsx'
import { FormError } from '../forms/form-errors.ts'
import { reportError } from '../forms/report-error.ts'
import { useUser } from '../session/current-user.ts'
import { useSecondFactorTexts } from '../session/second-factor-texts.ts'
import { rememberReturnRoute } from '../session/sign-in-return.ts'
import { useShell } from '../api/shell.ts'
import { localPath } from '../i18n/locale.ts'

/**
 * Shown until the manager has set up the second factor that the dealer requires, and has used it in this session. Nothing
 * can be changed before that. `onChecked`: on the page with the set-up.
 */
export function SecondFactorNotice({ onChecked }: { onChecked?: () => void }) {
  const shell = useShell()
  const t = useSecondFactorTexts()
  const needed = useUser()?.needsSecondFactor
  const { check, view } = useSecondFactor()
  const confirm = () =>
    check()
      .then(onChecked)
      .catch((error: unknown) => {
        if (!(error instanceof FormError)) reportError(shell, error)
      })
  if (!needed) return null
  return (
    <div className="notice">
      {needed === 'SETUP' ? (
        <>
          {t.needed}{' '}
          {!onChecked && (
            <a
              href={localPath('/account#second-factor', shell.locale)}
              onClick={() => rememberReturnRoute(location.pathname + location.search)}
            >
              {t.setUp}
            </a>
          )}
        </>
      ) : (
        <>
          {t.unchecked}{' '}
          <button className="link" type="button" onClick={() => void confirm()}>
            {t.dialog.title}
          </button>
        </>
      )}
      {view}
    </div>
  )
}
