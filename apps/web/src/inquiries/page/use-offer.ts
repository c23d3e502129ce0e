import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useRef, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { useSide } from '../use-side.ts'
import type { useInquiryAction } from './use-inquiry-action.ts'
import { useLowPrice } from './use-low-price.tsx'

const DAY_MS = 86_400_000

/**
 * Sends an offer once (API-09): a retry after a lost answer is the same call, and an equal open offer is not
 * repeated. `warnedText`: the existing offer.
 */
export function useOffer(
  { id, offers }: Inquiry,
  { act, clear }: Pick<ReturnType<typeof useInquiryAction>, 'act' | 'clear'>,
) {
  const { api } = useShell()
  const side = useSide()
  const { confirmLowPrice, question } = useLowPrice()
  const [warnedText, setWarnedText] = useState('')
  const lastOffer = useRef({ value: 0, days: 0, expiresAt: '' })
  const makeOffer = async (value: number, days: number): Promise<boolean> => {
    const now = Date.now()
    const { current } = lastOffer
    // An expired offer would be a new one.
    if (current.value !== value || current.days !== days || Date.parse(current.expiresAt) <= now)
      lastOffer.current = { value, days, expiresAt: new Date(now + days * DAY_MS).toISOString() }
    const { expiresAt } = lastOffer.current
    const forgetLastOffer = () => (lastOffer.current = { value: 0, days: 0, expiresAt: '' })
    const openOwnOffer = offers.find(
      ({ state, by, amount }) => state === 'OPEN' && by === side && amount.value === value,
    )
    // May be renewed with a longer validity, a short one after half of its time.
    const tolerance = Math.min(days / 2, 1) * DAY_MS
    if (openOwnOffer && Date.parse(openOwnOffer.expiresAt) > Date.parse(expiresAt) - tolerance) {
      clear()
      setWarnedText(openOwnOffer.id)
      forgetLastOffer()
      return true
    }
    const isSent = await act(`offer ${value} ${expiresAt}`, (key) =>
      confirmLowPrice((more) =>
        api('POST /api/main/inquiry/{id}/offer', {
          params: { id },
          key,
          body: { amount: { value, currency: 'USD' }, expiresAt, ...more },
        }),
      ),
    )
    if (isSent) forgetLastOffer()
    return isSent
  }
  const onTyped = () => {
    clear()
    setWarnedText('')
  }
  return { make: makeOffer, known: warnedText, onTyped, question }
}
