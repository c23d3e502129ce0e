import { median } from './measure.ts'

/** One figure of the buyer's speed: the median of its turns, with minimum and maximum. */
export interface WebRow {
  id: string
  what: string
  line: string
  figure: string
  unit: 'ms' | 'kB' | 'points' | 'of 1' | ''
  value: number
  least: number
  most: number
  /** Its limit, measured in the same turns over the same connection. */
  limit: { name: string; value: number } | undefined
  ratio: number
  aim: string
  met: boolean | undefined
}

export interface Figure extends Pick<WebRow, 'id' | 'what' | 'line' | 'figure' | 'unit'> {
  values: readonly number[]
  limit?: { name: string; values: readonly number[] }
  /** At most, at least, or at most this much more than the limit. */
  atMost?: number
  atLeast?: number
  aboveLimit?: number
}

export function webRow({ values, limit, atMost, atLeast, aboveLimit, ...named }: Figure): WebRow {
  const value = median(values)
  const bound = limit && { name: limit.name, value: median(limit.values) }
  const most = atMost ?? (aboveLimit !== undefined && bound ? bound.value + aboveLimit : undefined)
  const aim =
    aboveLimit !== undefined
      ? `≤ ${bound?.name ?? 'limit'} + ${aboveLimit} ${named.unit}`
      : atMost !== undefined
        ? `≤ ${atMost} ${named.unit}`
        : atLeast !== undefined
          ? `≥ ${atLeast}`
          : ''
  return {
    ...named,
    value,
    least: Math.min(...values),
    most: Math.max(...values),
    limit: bound,
    ratio: bound ? value / bound.value : NaN,
    aim: aim.trim(),
    met: Number.isNaN(value)
      ? aim
        ? false
        : undefined
      : most !== undefined
        ? value <= most
        : atLeast !== undefined
          ? value >= atLeast
          : undefined,
  }
}
