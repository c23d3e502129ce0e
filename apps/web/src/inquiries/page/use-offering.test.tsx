import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { useInquiryAction } from './use-inquiry-action.ts'
import { useOffer } from './use-offer.ts'

interface Sent {
  key: string
  body: { amount: { value: number }; expiresAt: string }
}
type Offer = Inquiry['offers'][number]

let inquiry: Inquiry
let sent: Sent[]
/** What the line does with the next call. */
let answer: 'comes' | 'is lost'
beforeEach(() => {
  inquiry = { id: 'i', offers: [] } as unknown as Inquiry
  sent = []
  answer = 'comes'
  return () => void vi.useRealTimers()
})
const stands = (given: Partial<Offer>) =>
  void inquiry.offers.push({ id: `o${inquiry.offers.length}`, state: 'OPEN', by: 'BUYER', ...given } as Offer)

/** The hook as a buyer uses it; the inquiry is reloaded when a test changes its offers. */
function offering() {
  const api = async (_: string, call: Sent) => {
    sent.push(call)
    if (answer === 'is lost') throw new TypeError('Failed to fetch')
    return inquiry
  }
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, api }
  const hooks: ReturnType<typeof useOffer>[] = []
  renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Probe take={(one) => void hooks.push(one)} />
    </RouterContextProvider>,
  )
  const [hook] = hooks
  if (!hook) throw new Error('nothing was rendered')
  return hook.make
}
function Probe({ take }: { take(hook: ReturnType<typeof useOffer>): void }) {
  const acting = useInquiryAction(
    () => {},
    () => Promise.resolve(),
  )
  take(useOffer(inquiry, acting))
  return null
}

test('[API-09 INQ-14] repeats an offer as the same call after a lost answer', async () => {
  const make = offering()
  answer = 'is lost'
  expect(await make(5000, 3)).toBe(false)
  // The other side has rejected it before the reply arrived: the reloaded inquiry contains it.
  stands({ amount: { value: 5000, currency: 'USD' }, state: 'REFUSED' })
  answer = 'comes'
  expect(await make(5000, 3)).toBe(true)
  expect(sent[1]).toEqual(sent[0])
  // Another one, and the same one after an answer, are calls of their own.
  await make(5000, 3)
  await make(5100, 3)
  await make(5100, 7)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
})

test('[API-09 INQ-14] repeats no own open offer unless for longer', async () => {
  const make = offering()
  answer = 'is lost'
  await make(5000, 3)
  stands({ amount: { value: 5000, currency: 'USD' }, expiresAt: sent[0]?.body.expiresAt ?? '' })
  answer = 'comes'
  expect([await make(5000, 3), await make(5000, 1), sent.length]).toEqual([true, true, 1])
  expect([await make(5000, 7), await make(4900, 3), sent.length]).toEqual([true, true, 3])
  Object.assign(inquiry.offers[0] ?? {}, { by: 'SELLER' })
  expect([await make(5000, 3), sent.length]).toEqual([true, 4])
})

test('[INQ-14] renews an offer for a day while an earlier one is about to lapse', async () => {
  const make = offering()
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  stands({ amount: { value: 5000, currency: 'USD' }, expiresAt: inMinutes(5) })
  expect([await make(5000, 1), sent.length]).toEqual([true, 1])
  Object.assign(inquiry.offers[0] ?? {}, { expiresAt: inMinutes(23 * 60) })
  expect([await make(5000, 1), sent.length]).toEqual([true, 1])
})

test('[INQ-14] treats an expired offer as another one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const make = offering()
  answer = 'is lost'
  await make(5000, 1)
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  answer = 'comes'
  await make(5000, 1)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  expect(Date.parse(sent[1]?.body.expiresAt ?? '')).toBeGreaterThan(Date.now())
})
