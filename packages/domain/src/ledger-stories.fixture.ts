import {
  creditInLines,
  creditOutLines,
  expectedLines,
  refundLines,
  reversalLines,
  transferLines,
  writeOffLines,
} from './ledger.ts'
import type { LedgerEntry } from './ledger.ts'

/** The stories of ledger.golden.txt as ledger entries. */

const centsOf = (text: string): number => Math.round(Number(text) * 100)
const TRANSFER = /^transfer (?:([A-Z]{3}) )?([\d.]+)(?: fee ([\d.]+))?(?: rate ([\d.]+))?$/

/** 'tolerance 20; expected 5000; transfer EUR 4577 fee 23 rate 1.087; reverse' */
export function readStory(steps: string): { entries: LedgerEntry[]; toleranceCents: number } {
  const entries: LedgerEntry[] = []
  let toleranceCents = 2000
  let expected = 0
  for (const step of steps.split(';').map((one) => one.trim())) {
    const [word = '', amount = ''] = step.split(' ')
    const cents = centsOf(amount)
    const transfer = TRANSFER.exec(step)
    const last = entries.at(-1)
    if (word === 'tolerance') toleranceCents = cents
    else if (word === 'expected') {
      entries.push({ kind: 'EXPECTED', lines: expectedLines(cents - expected) })
      expected = cents
    } else if (transfer) {
      const [, currency = 'USD', sum = '', fee = '0', rate] = transfer
      const given = {
        cents: centsOf(sum),
        currency,
        feeCents: centsOf(fee),
        rate: rate === undefined ? null : Number(rate),
      }
      entries.push({ kind: 'TRANSFER', lines: transferLines(given) })
    } else if (word === 'refund') entries.push({ kind: 'REFUND', lines: refundLines(cents) })
    else if (word === 'write-off') entries.push({ kind: 'WRITE_OFF', lines: writeOffLines(cents) })
    else if (word === 'in') entries.push({ kind: 'CREDIT_MOVED', lines: creditInLines(cents) })
    else if (word === 'out') entries.push({ kind: 'CREDIT_MOVED', lines: creditOutLines(cents) })
    else if (word === 'reverse' && last)
      entries.push({ kind: last.kind, isReversal: true, lines: reversalLines(last.lines) })
    else throw new Error(`not a step: ${step}`)
  }
  return { entries, toleranceCents }
}
