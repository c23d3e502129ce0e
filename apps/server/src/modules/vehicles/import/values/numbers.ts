/**
 * The decimal sign of a column. `null`: unknown. 'unclear': both signs occur before exactly three digits
 * ('5,200' and '12.345'), so that such numbers are ambiguous.
 */
export type DecimalSign = '.' | ',' | 'unclear' | null

const GROUPING_BLANKS = /[\s'’_]/g

/**
 * A number as people write it: '85,000', '85.000', '85 000', "12'500", '1.250.000,00', '1,8'. A single
 * separator before exactly three digits is ambiguous: `decimal` decides, else `threeDigits`.
 */
export const parseNumber = (
  text: string,
  decimal: DecimalSign,
  threeDigits: 'group' | 'decimal' = 'group',
): number | null => {
  const compact = text.replace(GROUPING_BLANKS, '')
  if (/^\d+$/.test(compact)) return Number(compact)
  if (!/^-?(\d[\d.,]*|[.,]\d+)$/.test(compact)) return null
  const sign = decimalSignIn(compact, decimal, threeDigits)
  if (sign === 'unclear') return null
  const integerPart = sign === null ? compact : compact.slice(0, compact.lastIndexOf(sign))
  const digits = integerPart.replace(/[.,]/g, '')
  const groups = integerPart.split(/[.,]/)
  // '1,23,456' is Indian grouping; '12,34' is not a grouping.
  if (groups.length > 1 && groups.some((group, index) => index > 0 && group.length !== 3 && group.length !== 2))
    return null
  if (groups.length > 1 && groups.at(-1)?.length !== 3) return null
  const fraction = sign === null ? '' : compact.slice(compact.lastIndexOf(sign) + 1)
  const number = Number(fraction === '' ? digits || '0' : `${digits || '0'}.${fraction}`)
  return Number.isFinite(number) ? number : null
}

/** The separator before this number's decimals; null if both group. */
const decimalSignIn = (compact: string, decimal: DecimalSign, threeDigits: 'group' | 'decimal'): DecimalSign => {
  const dot = compact.lastIndexOf('.')
  const comma = compact.lastIndexOf(',')
  if (dot === -1 && comma === -1) return null
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ','
  const sign = dot === -1 ? ',' : '.'
  if (compact.indexOf(sign) !== compact.lastIndexOf(sign)) return null
  const after = compact.length - 1 - compact.lastIndexOf(sign)
  if (after !== 3) return sign
  if (decimal === '.' || decimal === ',') return decimal === sign ? sign : null
  return threeDigits === 'decimal' ? sign : decimal
}

/** The decimal sign of a column, from its unambiguous cells. */
export const decimalSignOf = (cells: readonly string[]): DecimalSign => {
  let dots = 0
  let commas = 0
  const ambiguousSigns = new Set<string>()
  for (const cell of cells) {
    for (const [number] of cell.replace(GROUPING_BLANKS, '').matchAll(/\d[\d.,]*\d/g)) {
      const dot = number.lastIndexOf('.')
      const comma = number.lastIndexOf(',')
      if (dot === -1 && comma === -1) continue
      if (dot !== -1 && comma !== -1) {
        if (dot > comma) dots++
        else commas++
        continue
      }
      const sign = dot === -1 ? ',' : '.'
      const isRepeated = number.indexOf(sign) !== number.lastIndexOf(sign)
      const after = number.length - 1 - number.lastIndexOf(sign)
      if (!isRepeated && after === 3) {
        ambiguousSigns.add(sign)
        continue
      }
      // A repeated sign groups, so the other is the decimal sign.
      if ((sign === '.') !== isRepeated) dots++
      else commas++
    }
  }
  if (dots === commas) return ambiguousSigns.size === 2 ? 'unclear' : null
  return dots > commas ? '.' : ','
}

/** The median and the 1 % and 99 % percentiles; null for an empty list. */
export const spreadOf = (
  numbers: readonly number[],
): { low: number; middle: number; high: number; count: number } | null => {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const valueAtShare = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { low: valueAtShare(0.01), middle: valueAtShare(0.5), high: valueAtShare(0.99), count: sorted.length }
}
