import type { PriceLine } from './inquiry-amounts.ts'

/** The lines of a document, from the inquiry's state at its issue (TRU-07). Whole US dollars. */
export interface DocumentLine extends PriceLine {
  amount: number
}

export interface ComparedLine {
  kind: PriceLine['kind']
  /** Null: it has no such line. */
  proforma: number | null
  final: number | null
}
export interface Compared {
  isSame: boolean
  proformaTotal: number
  /** Null while an amount is on request. */
  finalTotal: number | null
  lines: ComparedLine[]
}

const sumOf = (lines: readonly { amount: number | null }[]): number | null =>
  lines.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0)

/** Two papers line by line, in the order of the first; of lines of one kind the first is set beside the first. */
export function compareDocumentLines(
  proforma: readonly Pick<DocumentLine, 'kind' | 'amount'>[],
  final: readonly Pick<PriceLine, 'kind' | 'amount'>[],
): Compared {
  const unmatched = [...final]
  const lines: ComparedLine[] = proforma.map(({ kind, amount }) => {
    const at = unmatched.findIndex((line) => line.kind === kind)
    const [found] = at < 0 ? [] : unmatched.splice(at, 1)
    return { kind, proforma: amount, final: found?.amount ?? null }
  })
  lines.push(...unmatched.map(({ kind, amount }) => ({ kind, proforma: null, final: amount })))
  const [proformaTotal, finalTotal] = [sumOf(proforma) ?? 0, sumOf(final)]
  return { isSame: lines.every((line) => line.proforma === line.final), proformaTotal, finalTotal, lines }
}

/** 'MNT-2026-0388', 'MNT-F-2026-0012', 'MNT-R-2026-0007': each kind counts for itself, in each year from 1. */
export function documentNumber(
  prefix: string,
  kind: 'PROFORMA' | 'FINAL' | 'RECEIPT',
  year: number,
  no: number,
): string {
  const series = kind === 'PROFORMA' ? [] : [kind.slice(0, 1)]
  return [prefix, ...series, year, String(no).padStart(4, '0')].join('-')
}

/** The default prefix of a dealer's documents: 'Minato' is MNT, at most four letters. */
export function prefixOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  const [first = 'P', ...rest] = letters
  const consonants = rest.filter((letter) => !'AEIOUY'.includes(letter))
  return [first, ...consonants].slice(0, 3).join('')
}
