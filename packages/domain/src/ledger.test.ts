import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  balanceOf,
  creditInLines,
  creditOutLines,
  expectedLines,
  inDollars,
  moneyHeld,
  refundLines,
  reversalLines,
  transferLines,
  writeOffLines,
} from './ledger.ts'
import type { LedgerEntry } from './ledger.ts'
import { centsInWords, ledgerSentence } from './ledger-sentence.ts'
import { readStory } from './ledger-stories.fixture.ts'

const golden = readFileSync(new URL('./ledger.golden.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .filter((part) => part.includes(' | ') && !part.startsWith('#'))
  .map((part) => part.trimEnd().split('\n'))

test('[TRU-12] tells each payment story of the golden table in both languages to both sides', () => {
  expect(golden.length).toBeGreaterThanOrEqual(60)
  for (const [title = '', ...expected] of golden) {
    const { entries, toleranceCents } = readStory(title.split(' | ')[1] ?? '')
    const balance = balanceOf(entries, toleranceCents)
    const said = [['buyer', 'BUYER'] as const, ['manager', 'SELLER'] as const].flatMap(([who, reader]) =>
      (['en', 'fr'] as const).map(
        (locale) => `  ${who} ${locale}: ${ledgerSentence(balance, reader, locale).replaceAll('\u00a0', ' ')}`,
      ),
    )
    expect([title, `  ${balance.state}`, ...said]).toEqual([title, ...expected])
  }
})

test('[TRU-12] converts other currencies by cents and rounds half a cent up', () => {
  expect([inDollars(460_000, 1.087), inDollars(1, 0.5), inDollars(1, 0.49), inDollars(60_000_000, 0.0066)]).toEqual([
    500_020, 1, 0, 396_000,
  ])
  expect(transferLines({ cents: 100, currency: 'EUR', feeCents: 0, rate: 1.1 })).toEqual([
    { account: 'BANK', currency: 'EUR', cents: 100 },
    { account: 'EXCHANGE', currency: 'EUR', cents: -100 },
    { account: 'EXCHANGE', currency: 'USD', cents: 110 },
    { account: 'BUYER', currency: 'USD', cents: -110 },
  ])
})

test('[TRU-12] writes amounts with cents only where there are cents', () => {
  expect(centsInWords(496_050, 'USD', 'en')).toBe('$4,960.50')
  expect(centsInWords(-5, 'USD', 'fr')).toBe('−0,05\u00a0$')
  expect(centsInWords(460_000, 'EUR', 'fr')).toBe('4\u00a0600\u00a0EUR')
})

const TOLERANCE = 2000
const cents = fc.integer({ min: 1, max: 1_000_000 })
type Step = { does: string; cents: number; feeCents: number; rate: number; pick: number }
const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom('expect', 'cancel', 'transfer', 'euros', 'refund', 'writeOff', 'moveOut', 'moveIn', 'reverse'),
  cents,
  feeCents: fc.integer({ min: 0, max: 5000 }),
  rate: fc.double({ min: 0.001, max: 3, noNaN: true }),
  pick: fc.nat(),
})

/** Plays a history by the rules of the calls: refused steps are left out. */
function play(steps: readonly Step[]): LedgerEntry[] {
  let entries: LedgerEntry[] = []
  const reversed = new Set<LedgerEntry>()
  for (const { does, cents: size, feeCents, rate, pick } of steps) {
    const { expected, credit, writeOffLimit } = balanceOf(entries, TOLERANCE)
    const add = (kind: LedgerEntry['kind'], lines: LedgerEntry['lines']) => {
      entries = [...entries, { kind, lines }]
    }
    if (does === 'expect') add('EXPECTED', expectedLines(size - expected))
    if (does === 'cancel') add('EXPECTED', expectedLines(-expected))
    if (does === 'transfer') add('TRANSFER', transferLines({ cents: size, currency: 'USD', feeCents, rate: null }))
    if (does === 'euros') add('TRANSFER', transferLines({ cents: size, currency: 'EUR', feeCents, rate }))
    if (does === 'refund' && credit > 0) add('REFUND', refundLines(Math.min(size, credit)))
    if (does === 'writeOff' && writeOffLimit > 0) add('WRITE_OFF', writeOffLines(Math.min(size, writeOffLimit)))
    if (does === 'moveOut' && credit > 0) add('CREDIT_MOVED', creditOutLines(Math.min(size, credit)))
    if (does === 'moveIn') add('CREDIT_MOVED', creditInLines(size))
    const open = entries.filter((one) => one.kind !== 'EXPECTED' && !one.isReversal && !reversed.has(one))
    const one = open[pick % Math.max(1, open.length)]
    if (does === 'reverse' && one) {
      const next: LedgerEntry[] = [...entries, { kind: one.kind, isReversal: true, lines: reversalLines(one.lines) }]
      if (moneyHeld(balanceOf(next, TOLERANCE)) < 0) continue
      reversed.add(one)
      entries = next
    }
  }
  return entries
}

test('[TRU-12] keeps ledger, state and sentence consistent over 10,000 random histories', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const entries = play(steps)
      for (const { lines } of entries) {
        const sums = new Map<string, number>()
        for (const line of lines) sums.set(line.currency, (sums.get(line.currency) ?? 0) + line.cents)
        expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
      }
      const balance = balanceOf(entries, TOLERANCE)
      const { state, expected, open, credit, withinTolerance, fees, writtenOff } = balance
      const money = moneyHeld(balance)
      expect(money).toBeGreaterThanOrEqual(0)
      expect(expected - money).toBe(open + fees + writtenOff - credit)
      expect(Math.min(open, credit)).toBe(0)
      // PAID never leaves more than the tolerance open.
      const isWithin = open === withinTolerance && open + writtenOff <= TOLERANCE
      expect([state, state !== 'PAID' || isWithin]).toEqual([state, true])
      const said = ledgerSentence(balance, 'BUYER', 'en')
      expect(/still due|not paid anything/.test(said)).toBe(state === 'UNPAID' || state === 'PARTLY_PAID')
      expect(/your credit/.test(said)).toBe(state === 'OVERPAID')
      expect(/[Nn]o payment is due|nothing more is due/.test(said)).toBe(state === 'NOTHING_DUE')
      const french = ledgerSentence(balance, 'BUYER', 'fr')
      expect(french.match(/\d[\d\u00a0]*(?:,\d\d)?\u00a0(?:\$|EUR)/g)?.length ?? 0).toBe(
        said.match(/(?:\$|EUR\u00a0)\d[\d,]*(?:\.\d\d)?/g)?.length ?? 0,
      )
    }),
    { numRuns: 10_000 },
  )
})
