import { centsOf, createCollector, StatementRefused } from './statement.ts'
import type { ReadStatement } from './statement.ts'

/**
 * Reads MT940 (SWIFT's customer statement): tags at line starts, entries in `:61:`, each with its text in `:86:`. A reversed
 * credit (RC) is money that went out.
 */
const TAG = /^:(\d\d[A-Z]?):/
const ENTRY = /^(\d{6})(?:\d{4})?(R?C|R?D|EC|ED)[A-Z]?(\d[\d.]*,\d*)([A-Z][A-Z0-9]{3})?(.*)$/
const BALANCE = /^([CD])\d{6}([A-Z]{3})(\d+,\d*)/

export function readMt940(text: string): ReadStatement {
  const collector = createCollector('MT940')
  let account = ''
  let balance: { currency: string; opening: number; sum: number } | undefined
  let pending: { line: number; at: string; written: string; text: string } | undefined
  const close = (): void => {
    if (!pending) return
    const { line, at, written, text: details } = pending
    pending = undefined
    const [entryLine = '', supplement = ''] = at.split('\n')
    const found = ENTRY.exec(entryLine)
    if (!found) return collector.problem(line, 'BAD_LINE', entryLine)
    const [, day = '', mark = '', amount = '', , references = ''] = found
    const isOut = mark === 'D' || mark === 'RC' || mark === 'ED'
    const cents = centsOf(amount, ',')
    const [ownReference = '', bankId = ''] = references.split('//')
    const { sender, note } = detailsOf(details)
    const reference = ownReference.startsWith('NONREF') ? '' : ownReference
    const entry = {
      account,
      currency: balance?.currency ?? '',
      valueDate: `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`,
      text: [note, reference, supplement].filter(Boolean).join(' '),
      sender,
      bankId,
    }
    const signed = typeof cents === 'number' && isOut ? -cents : cents
    const sum = collector.add(line, entry, signed, written)
    if (balance) balance.sum += sum
  }
  const onTag = (tag: string, value: string, line: number): void => {
    if (tag === '86' && pending && !pending.text) {
      pending.text = value
      return
    }
    close()
    if (tag === '61') pending = { line, at: value, written: value.slice(0, 60), text: '' }
    else if (tag === '25' || tag === '25P') account = value.split('\n')[0] ?? ''
    else if (/^6[02][FM]$/.test(tag)) {
      const [, sign, currency = '', amount = ''] = BALANCE.exec(value) ?? []
      const cents = centsOf(amount, ',')
      if (typeof cents !== 'number') return collector.problem(line, 'BAD_AMOUNT', value)
      const signed = sign === 'D' ? -cents : cents
      if (tag[1] === '0') balance = { currency, opening: signed, sum: 0 }
      else if (balance) {
        collector.read.balances.push({ account, ...balance, closing: signed })
        balance = undefined
      }
    }
  }
  let tag: { name: string; value: string; line: number } | undefined
  let hasTags = false
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^(?:\{[^}]*\})+(?=:|$)|^\{4:/, '')
    const [tagText, name] = TAG.exec(line) ?? []
    if (name !== undefined && tagText !== undefined) {
      if (tag) onTag(tag.name, tag.value, tag.line)
      tag = { name, value: line.slice(tagText.length), line: index + 1 }
      hasTags = true
    } else if (line.startsWith('-}') || line === '-') {
      if (tag) onTag(tag.name, tag.value, tag.line)
      tag = undefined
    } else if (tag && line) tag.value += `\n${line}`
  }
  if (tag) onTag(tag.name, tag.value, tag.line)
  close()
  if (!hasTags) throw new StatementRefused('unknown')
  return collector.read
}

/** The sender and the note of `:86:`: numbered fields (`?20…?32`), fields with names (`/NAME/`), or plain text. */
function detailsOf(value: string): { sender: string | null; note: string } {
  const text = value.replaceAll('\n', '')
  const numbered = [...text.matchAll(/\?(\d\d)([^?]*)/g)].map(([, no, part = '']) => [Number(no), part] as const)
  if (numbered.length > 0) {
    const within = (from: number, to: number): string =>
      numbered.flatMap(([no, part]) => (no >= from && no <= to ? [part] : [])).join('')
    return { sender: within(32, 33) || null, note: [within(20, 29), within(60, 63)].filter(Boolean).join(' ') }
  }
  const named = new Map(
    [...text.matchAll(/\/(NAME|ORDP|REMI|EREF|BENM)\/(.*?)(?=\/[A-Z]{4}\/|$)/g)].map(([, key, part = '']) => [
      key,
      part.replace(/^\/?|\/$/g, ''),
    ]),
  )
  if (named.size > 0) {
    const note = [named.get('REMI'), named.get('EREF')].filter(Boolean).join(' ')
    return { sender: named.get('NAME') || named.get('ORDP') || null, note: note || text }
  }
  return { sender: null, note: value.replaceAll('\n', ' ') }
}
