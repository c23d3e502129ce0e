import type { Settings } from '@minato/contract/settings'
import { deadlineAfter } from '@minato/domain/deadlines'
import { useEffect, useState } from 'react'
import { useShell } from '../../../api/shell.ts'

/** The default deadlines of a proforma as instants. */
export interface UsualDeadlines {
  paymentDeadline: string
  validUntil: string
}

const usualFrom = (
  now: string,
  { proformaValidityDays, paymentDeadlineDays }: Pick<Settings, 'proformaValidityDays' | 'paymentDeadlineDays'>,
): UsualDeadlines => {
  const validUntil = deadlineAfter(now, proformaValidityDays)
  const payment = deadlineAfter(now, paymentDeadlineDays)
  return { validUntil, paymentDeadline: payment < validUntil ? payment : validUntil }
}

/** From the settings, counted from now; undefined until loaded. */
export function useUsualDeadlines(): UsualDeadlines | undefined {
  const { api } = useShell()
  const [usual, setUsual] = useState<UsualDeadlines>()
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/main/settings', { signal: asked.signal }).then(
      (settings) => asked.signal.aborted || setUsual(usualFrom(new Date().toISOString(), settings)),
      // Issuing works without them.
      () => {},
    )
    return () => asked.abort()
  }, [api])
  return usual
}
