import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../api/shell.ts'

/** A faster navigation shows nothing. */
const SHOW_AFTER_MS = 500
const LONG_MS = 10_000

/** Shows that a page is loading, with a retry after ten seconds; the current page stays. */
export function NavigationProgress() {
  const t = useMessages()
  const address = useRouterState({ select: (state) => (state.isLoading ? state.location.publicHref : undefined) })
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (!address) return
    const timers = [SHOW_AFTER_MS, LONG_MS].map((ms, index) => setTimeout(setStage, ms, index + 1))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setStage(0)
    }
  }, [address])
  return (
    <p className="going" role="status">
      {stage === 1 && t.loading}
      {stage === 2 && (
        <>
          {t.longer}{' '}
          <a href={address} data-document>
            {t.failure.again}
          </a>
        </>
      )}
    </p>
  )
}
