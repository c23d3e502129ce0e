/** The requested part of a file (RFC 9110, section 14): one byte range, or the whole. */

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The requested range of `size` bytes; 'whole' without one or with several (which a server may ignore), 'none'
 * if it is unsatisfiable. With an `If-Range` that does not match, the whole file is sent.
 */
export function parseRange(
  size: number,
  etag: string,
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
): ByteRange | 'whole' | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range.replace(/\s/g, '')) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'none'
  return { start: Number(first), end: Math.min(last === '' ? size - 1 : Number(last), size - 1) }
}
