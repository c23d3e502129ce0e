import { deadlineAfter } from '@minato/domain/deadlines'
import { useEffect, useState } from 'react'
import { useShell } from '../../../shell/shell.ts'

/** Instants, as the server sets them for a proforma where nothing else is said. */
export interface UsualDeadlines {
  paymentDeadline: string
  validUntil: string
}

/** As the settings say, reckoned from now; undefined until they are known. */
export function useUsualDeadlines(): UsualDeadlines | undefined {
  const { api } = useShell()
  const [usual, setUsual] = useState<UsualDeadlines>()
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/main/settings', { signal: asked.signal }).then(
      ({ proformaValidityDays, paymentDeadlineDays }) => {
        const now = new Date().toISOString()
        const validUntil = deadlineAfter(now, proformaValidityDays)
        const payment = deadlineAfter(now, paymentDeadlineDays)
        setUsual({ validUntil, paymentDeadline: payment < validUntil ? payment : validUntil })
      },
      // The paper is issued all the same.
      () => {},
    )
    return () => asked.abort()
  }, [api])
  return usual
}
