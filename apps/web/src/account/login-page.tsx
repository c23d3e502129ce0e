import { useEffect } from 'react'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { removeStored, stored, useStored } from '../session/browser-storage.ts'
import { ATTEMPT, rememberSignInAttempt, RETURN_ROUTE, signInAddress } from '../session/sign-in-return.ts'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { NarrowPage } from './narrow-page.tsx'

export const PROBLEMS = ['refused', 'provider', 'expired', 'link'] as const
interface Props {
  problem: (typeof PROBLEMS)[number] | undefined
  /** The target of a failed sign-in. */
  route: string | undefined
}

/** Continues to the provider if a sign-in was started; otherwise shows a button, and an error first (SES-06). */
export function LoginPage({ problem, route }: Props) {
  const { locale, isProviderExternal } = useShell()
  const t = useSignInTexts().login
  const isGoing = useStored(ATTEMPT) !== null && !problem
  const home = localPath('/', locale)
  useEffect(() => {
    if (problem) return removeStored(ATTEMPT)
    if (!isGoing) return
    // Replaces this history entry, so that Back skips it.
    location.replace(signInAddress(route ?? stored(RETURN_ROUTE) ?? home))
  }, [problem, isGoing, route, home])
  return (
    <NarrowPage title={t.title} lede={t.text}>
      {problem && (
        <p className="form-summary" role="alert">
          {t.problems[problem]}
        </p>
      )}
      <p className="form-foot">
        <a
          className="btn go"
          href={signInAddress(route ?? home)}
          onClick={() => rememberSignInAttempt(route ?? home)}
          data-document
        >
          {t.button}
        </a>
      </p>
      {isProviderExternal && <p className="form-more muted">{t.linking}</p>}
      <p role="status" className="muted">
        {isGoing && t.going}
      </p>
    </NarrowPage>
  )
}
