import { SaxesParser } from 'saxes'
import type { BankBalance } from '@minato/contract/bank-statements'
import { centsOf, createCollector, StatementRefused } from './statement.ts'
import type { ReadStatement } from './statement.ts'

/**
 * Reads CAMT.053 (ISO 20022) of any version. The parser streams, so the tree is never in memory; it expands no entities of
 * the file's own.
 */

const NAMED: Record<string, 'sender' | 'ultimate'> = { Dbtr: 'sender', UltmtDbtr: 'ultimate' }
/** Elements whose text belongs to the note of a payment. */
const NOTES = new Set(['Ustrd', 'Ref', 'EndToEndId', 'InstrId', 'AddtlNtryInf', 'AddtlTxInf', 'AddtlRmtInf'])

interface Open {
  line: number
  amount: string
  currency: string
  isOut: boolean
  isPending: boolean
  valueDate: string
  bookingDate: string
  notes: string[]
  sender: string
  ultimate: string
  bankId: string
}
const newEntry = (line: number): Open => ({
  line,
  amount: '',
  currency: '',
  isOut: false,
  isPending: false,
  valueDate: '',
  bookingDate: '',
  notes: [],
  sender: '',
  ultimate: '',
  bankId: '',
})

export function readCamt(chunks: Iterable<string>): ReadStatement {
  const collector = createCollector('CAMT')
  const parser = new SaxesParser({ xmlns: false })
  const path: string[] = []
  let text = ''
  let isStatement = false
  let account = ''
  let currency = ''
  let sum = 0
  let entry: Open | undefined
  let balance: { kind: string; amount: string; currency: string; isOut: boolean } | undefined
  let balances: Partial<Record<'opening' | 'closing', number>> = {}

  parser.on('error', () => {
    throw new StatementRefused('broken')
  })
  parser.on('doctype', () => {
    throw new StatementRefused('unknown')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    path.push(local)
    text = ''
    if (local === 'BkToCstmrStmt') isStatement = true
    if (path.length > 40) throw new StatementRefused('broken')
    if (local === 'Stmt') [account, currency, sum, balances] = ['', '', 0, {}]
    if (local === 'Ntry') entry = newEntry(parser.line)
    if (local === 'Bal') balance = { kind: '', amount: '', currency: '', isOut: false }
    if (local === 'Amt' && path.at(-2) === 'Ntry' && entry) entry.currency = attributes['Ccy'] ?? ''
    if (local === 'Amt' && balance) balance.currency = attributes['Ccy'] ?? ''
  })
  parser.on('text', (more) => void (text += text.length < 2000 ? more : ''))
  parser.on('cdata', (more) => void (text += more.slice(0, 2000)))
  parser.on('closetag', () => {
    const [local = '', parent = '', above = ''] = path.toReversed()
    path.pop()
    const value = text.trim()
    text = ''
    if (entry) inEntry(entry, { local, parent, above, value })
    else if (balance) inBalance(balance, local, parent, value)
    else if (parent === 'Acct' && local === 'Ccy') currency = value
    else if ((local === 'IBAN' || (local === 'Id' && parent === 'Othr')) && path.includes('Acct')) account ||= value
    if (local === 'Stmt') closeStatement()
  })

  function inBalance(one: NonNullable<typeof balance>, local: string, parent: string, value: string): void {
    if (local === 'Cd') one.kind = value
    if (local === 'Amt') one.amount = value
    if (local === 'CdtDbtInd') one.isOut = value === 'DBIT'
    if (local !== 'Bal') return
    const cents = centsOf(one.amount, '.')
    const name = one.kind === 'OPBD' || one.kind === 'PRCD' ? 'opening' : one.kind === 'CLBD' ? 'closing' : undefined
    if (name && typeof cents === 'number') {
      balances[name] ??= one.isOut ? -cents : cents
      currency ||= one.currency
    }
    balance = undefined
  }

  function inEntry(one: Open, { local, parent, above, value }: Record<'local' | 'parent' | 'above' | 'value', string>) {
    if (parent === 'Ntry') {
      if (local === 'Amt') one.amount = value
      if (local === 'CdtDbtInd') one.isOut = value === 'DBIT'
      if (local === 'Sts') one.isPending ||= value === 'PDNG'
    }
    if (local === 'Cd' && parent === 'Sts') one.isPending = value === 'PDNG' || value === 'INFO'
    if ((local === 'Dt' || local === 'DtTm') && parent === 'ValDt') one.valueDate = value.slice(0, 10)
    if ((local === 'Dt' || local === 'DtTm') && parent === 'BookgDt') one.bookingDate = value.slice(0, 10)
    if (local === 'Nm') {
      const role = NAMED[parent] ?? (parent === 'Pty' ? NAMED[above] : undefined)
      if (role) one[role] ||= value
    }
    if (NOTES.has(local) && value && value !== 'NOTPROVIDED') one.notes.push(value)
    if (local === 'AcctSvcrRef') one.bankId ||= value
    if (local !== 'Ntry') return
    entry = undefined
    if (one.isPending) return
    const cents = centsOf(one.amount, '.')
    const parties = {
      account,
      currency: one.currency || currency,
      valueDate: one.valueDate || one.bookingDate,
      text: [...new Set(one.notes)].join(' '),
      sender: one.sender || one.ultimate || null,
      bankId: one.bankId || null,
    }
    // A reversal already has the direction of its own booking in CdtDbtInd.
    const signed = typeof cents === 'number' && one.isOut ? -cents : cents
    sum += collector.add(one.line, parties, signed, one.amount)
  }

  function closeStatement(): void {
    const { opening, closing } = balances
    if (opening === undefined || closing === undefined) return
    const row: BankBalance = { account, currency, opening, closing, sum }
    collector.read.balances.push(row)
  }

  for (const chunk of chunks) parser.write(chunk)
  parser.close()
  if (!isStatement) throw new StatementRefused('unknown')
  return collector.read
}
