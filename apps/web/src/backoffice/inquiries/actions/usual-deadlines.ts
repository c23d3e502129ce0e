import type { Settings } from '@minato/contract/settings'
import { deadlineAfter } from '@minato/domain/deadlines'
import { useEffect, useState } from 'react'
import { useShell } from '../../../layout/shell.ts'

/** Instants, as the server sets them for a proforma where nothing else is said. */
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

/** As the settings say, reckoned from now; undefined until they are known. */
export function useUsualDeadlines(): UsualDeadlines | undefined {
  const { api } = useShell()
  const [usual, setUsual] = useState<UsualDeadlines>()
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/main/settings', { signal: asked.signal }).then(
      (settings) => asked.signal.aborted || setUsual(usualFrom(new Date().toISOString(), settings)),
      // The paper is issued all the same.
      () => {},
    )
    return () => asked.abort()
  }, [api])
  return usual
}
