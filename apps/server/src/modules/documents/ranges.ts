/** What of a file is asked for (RFC 9110, section 14): one range of bytes, or the whole. */

export interface Part {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The one range that is asked for of `size` bytes; 'whole' where none is, or several are, which a server may answer so, and
 * 'none' where it holds no byte. `If-Range` is what the first part was known by: another file is sent whole.
 */
export function partAsked(
  size: number,
  etag: string,
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
): Part | 'whole' | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return 'whole'
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range.replace(/\s/g, '')) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'none'
  return { start: Number(first), end: Math.min(last === '' ? size - 1 : Number(last), size - 1) }
}
