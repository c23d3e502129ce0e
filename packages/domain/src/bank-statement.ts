import type { BankMatch, BankReason, BankMatchKind } from '@minato/contract/bank-statements'
import { fold } from './search-text.ts'

/** Finds the inquiries that an incoming payment of a bank statement may be for (TRU-12): pure, with a score that is explained. */

export interface Payment {
  /** YYYY-MM-DD. */
  valueDate: string
  cents: number
  currency: string
  /** What the sender wrote, with the references of the bank. */
  text: string
  sender: string | null
}
/** A transfer of the ledger, in its own currency. */
export interface RecordedTransfer {
  day: string
  cents: number
  currency: string
  /** Recorded from another line of a statement, so the day is the bank's. */
  isFromBank: boolean
}
export interface MatchCandidate {
  id: string
  reference: string
  isOpen: boolean
  /** Still to be paid, in US cents. */
  openCents: number
  /** Numbers of issued documents. */
  numbers: readonly string[]
  /** Of the buyer and the consignee. */
  names: readonly string[]
  transfers: readonly RecordedTransfer[]
}

const POINTS: Record<BankReason['kind'], number> = {
  DOCUMENT: 60,
  INQUIRY: 45,
  AMOUNT: 30,
  NEAR_AMOUNT: 20,
  NAME: 25,
  PART_OF_NAME: 10,
  RECORDED: 30,
}
const MATCHED = 70
/** A match is certain only with this distance to the next one. */
const DISTANCE = 15
const SUGGESTED = 25
const SHOWN = 3
/** Bank fees on the way that make a transfer short. */
const NEAR_CENTS = 6_000
/** Days between the value date of the bank and that of a transfer recorded by hand. */
export const NEAR_DAYS = 5

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000
const nameWords = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => part.length > 1),
  ),
]
/** An amount or name shared by more candidates than this finds none; it only adds to other reasons. */
const COMMON = 200

/** Numbers that may be an inquiry's: not an amount, part of a longer number, or a year that no word introduces. */
function referencesIn(text: string): Set<string> {
  const matches = new Set<string>()
  for (const [, before, number = ''] of text.matchAll(
    /((?:inquiry|demande|ref|no|n[°º]|#)[\s.:°]{0,3})?(?<![\p{N}.,-])(\d{4,9})(?![.,-]?\d)/giu,
  ))
    if (before || !/^(?:19|20)\d\d$/.test(number)) matches.add(number)
  return matches
}

function indexBy<K>(candidates: readonly MatchCandidate[], keysOf: (one: MatchCandidate) => Iterable<K>) {
  const candidatesByKey = new Map<K, Set<MatchCandidate>>()
  for (const one of candidates)
    for (const key of keysOf(one)) {
      const existing = candidatesByKey.get(key)
      if (existing) existing.add(one)
      else candidatesByKey.set(key, new Set([one]))
    }
  return (key: K): ReadonlySet<MatchCandidate> => candidatesByKey.get(key) ?? NO_CANDIDATES
}
const NO_CANDIDATES: ReadonlySet<MatchCandidate> = new Set()

/** Reads the candidates once; the matcher then takes one payment after the other. A recorded transfer explains one payment only. */
export function createBankMatcher(
  candidates: readonly MatchCandidate[],
): (payment: Payment) => { match: BankMatchKind; candidates: BankMatch[] } {
  const byNumber = indexBy(candidates, ({ numbers }) => numbers.map(lettersOf))
  const byReference = indexBy(candidates, ({ reference }) => [reference])
  const byAmount = indexBy(
    candidates.filter(({ isOpen, openCents }) => isOpen && openCents > 0),
    ({ openCents }) => [openCents],
  )
  const wordsOf = new Map(candidates.map((one) => [one, one.names.map(nameWords)] as const))
  const byWord = indexBy(candidates, (one) => new Set(wordsOf.get(one)?.flat()))
  const byTransfer = indexBy(candidates, ({ transfers }) => transfers.map(({ currency, cents }) => currency + cents))
  const lengths = [...new Set(candidates.flatMap(({ numbers }) => numbers.map((one) => lettersOf(one).length)))]
  const used = new Set<RecordedTransfer>()

  /** Every run of letters and digits that is as long as a number; banks take the signs out of numbers, and blanks come in. */
  function numbersIn(text: string): Set<string> {
    const runs = text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const matches = new Set<string>()
    for (let from = 0; from < runs.length; from++) {
      let combined = ''
      for (const run of runs.slice(from, from + 5)) {
        combined += run
        if (lengths.includes(combined.length)) matches.add(combined)
      }
    }
    return matches
  }

  function reasonsOf(payment: Payment): Map<MatchCandidate, BankReason[]> {
    const reasonsByCandidate = new Map<MatchCandidate, BankReason[]>()
    const add = (one: MatchCandidate, kind: BankReason['kind'], text: string | null, cents: number | null = null) => {
      const existing = reasonsByCandidate.get(one)
      if (existing) existing.push({ kind, text, cents })
      else reasonsByCandidate.set(one, [{ kind, text, cents }])
    }
    for (const number of numbersIn(payment.text))
      for (const one of byNumber(number))
        add(one, 'DOCUMENT', one.numbers.find((documentNumber) => lettersOf(documentNumber) === number) ?? number)
    for (const number of referencesIn(payment.text))
      for (const one of byReference(number)) if (!reasonsByCandidate.has(one)) add(one, 'INQUIRY', number)
    const words = new Set(nameWords(`${payment.sender ?? ''} ${payment.text}`))
    const amounts = payment.currency === 'USD' ? byAmount(payment.cents) : NO_CANDIDATES
    const possible = new Set(reasonsByCandidate.keys())
    for (const those of [amounts, ...Array.from(words, byWord)])
      if (those.size <= COMMON) for (const one of those) possible.add(one)
    for (const one of possible) {
      const candidateNames = wordsOf.get(one) ?? []
      const isDue = one.isOpen && one.openCents > 0
      if (!reasonsByCandidate.has(one) && !isDue && one.transfers.length === 0) continue
      if (candidateNames.some((name) => name.length > 1 && name.every((word) => words.has(word))))
        add(one, 'NAME', null)
      else if (candidateNames.some((name) => name.some((word) => words.has(word)))) add(one, 'PART_OF_NAME', null)
      const short = one.openCents - payment.cents
      if (amounts.has(one)) add(one, 'AMOUNT', null, payment.cents)
      else if (payment.currency === 'USD' && isDue && short > 0 && short <= NEAR_CENTS)
        add(one, 'NEAR_AMOUNT', null, short)
    }
    return reasonsByCandidate
  }

  return (payment) => {
    const reasonsFound = reasonsOf(payment)
    const highest = Math.max(0, ...Array.from(reasonsFound, ([one, reasons]) => matchOf(one, reasons).score))
    for (const one of byTransfer(payment.currency + payment.cents)) {
      const recordedTransfer = one.transfers.find(
        (transfer) =>
          transfer.cents === payment.cents &&
          transfer.currency === payment.currency &&
          !used.has(transfer) &&
          daysBetween(transfer.day, payment.valueDate) <= (transfer.isFromBank ? 0 : NEAR_DAYS),
      )
      const reasons = reasonsFound.get(one)
      if (!recordedTransfer || !reasons) continue
      const recorded: BankReason = { kind: 'RECORDED', text: recordedTransfer.day, cents: recordedTransfer.cents }
      const match = matchOf(one, [recorded, ...reasons])
      // The payment is rather for another inquiry.
      if (match.score < highest) continue
      used.add(recordedTransfer)
      return { match: 'RECORDED', candidates: [match] }
    }
    const exceeded = new Set<string>()
    if (payment.currency === 'USD')
      for (const [{ id, openCents }] of reasonsFound) if (payment.cents > openCents) exceeded.add(id)
    const [best, second, ...rest] = [...reasonsFound]
      .map(([one, reasons]) => matchOf(one, reasons))
      .filter(({ score }) => score >= SUGGESTED)
      .toSorted((a, b) => b.score - a.score || a.reference.localeCompare(b.reference))
    if (!best) return { match: 'NONE', candidates: [] }
    // An overpayment is never a certain match.
    const isClear =
      !exceeded.has(best.inquiryId) && best.score >= MATCHED && best.score - (second?.score ?? 0) >= DISTANCE
    if (isClear) return { match: 'MATCHED', candidates: [best] }
    return { match: 'SUGGESTED', candidates: [best, ...(second ? [second, ...rest] : [])].slice(0, SHOWN) }
  }
}

const matchOf = ({ id, reference }: MatchCandidate, reasons: BankReason[]): BankMatch => ({
  inquiryId: id,
  reference,
  score: Math.min(
    100,
    reasons.reduce((sum, { kind }) => sum + POINTS[kind], 0),
  ),
  reasons,
})
