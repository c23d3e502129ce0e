import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useRef, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { useSide } from '../side.ts'
import type { useAct } from './use-act.ts'
import { useLowPrice } from './use-low-price.tsx'

const DAY_MS = 86_400_000

/**
 * Sends an offer once (API-09): a retry after a lost answer is the same call, and an equal open offer is not
 * repeated. `known`: the existing offer.
 */
export function useOffering({ id, offers }: Inquiry, { act, clear }: Pick<ReturnType<typeof useAct>, 'act' | 'clear'>) {
  const { api } = useShell()
  const side = useSide()
  const { confirmLowPrice, question } = useLowPrice()
  const [known, setKnown] = useState('')
  const meant = useRef({ value: 0, days: 0, expiresAt: '' })
  const make = async (value: number, days: number): Promise<boolean> => {
    const now = Date.now()
    const { current } = meant
    // An expired offer would be a new one.
    if (current.value !== value || current.days !== days || Date.parse(current.expiresAt) <= now)
      meant.current = { value, days, expiresAt: new Date(now + days * DAY_MS).toISOString() }
    const { expiresAt } = meant.current
    const forgotten = () => (meant.current = { value: 0, days: 0, expiresAt: '' })
    const standing = offers.find(({ state, by, amount }) => state === 'OPEN' && by === side && amount.value === value)
    // May be renewed with a longer validity, a short one after half of its time.
    const tolerance = Math.min(days / 2, 1) * DAY_MS
    if (standing && Date.parse(standing.expiresAt) > Date.parse(expiresAt) - tolerance) {
      clear()
      setKnown(standing.id)
      forgotten()
      return true
    }
    const isMade = await act(`offer ${value} ${expiresAt}`, (key) =>
      confirmLowPrice((more) =>
        api('POST /api/main/inquiry/{id}/offer', {
          params: { id },
          key,
          body: { amount: { value, currency: 'USD' }, expiresAt, ...more },
        }),
      ),
    )
    if (isMade) forgotten()
    return isMade
  }
  const onTyped = () => {
    clear()
    setKnown('')
  }
  return { make, known, onTyped, question }
}
