import type { Settings } from '@minato/contract/settings'
import { deadlineAfter } from '@minato/domain/deadlines'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'

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
  const [now] = useState(() => new Date().toISOString())
  const { data: settings } = useCall('GET /api/main/settings', {})
  return settings && usualFrom(now, settings)
}
