/** Bytes that arrive in chunks, read in the pieces that a format is made of. */
export interface ByteReader {
  /** So many bytes; throws `broken()` where there are fewer, and in a picture that is made of nothing but small pieces. */
  take(count: number): Promise<Buffer>
  /** The next ones as they come: at least one, at most so many. */
  some(most: number): Promise<Buffer>
  /** A JPEG's pixels as they come; empty where the marker that ends them is next. */
  pixels(): Promise<Buffer>
  drain(): Promise<void>
  close(): Promise<void>
  broken(): Error
}

/** More than any picture of 10 MB has; one of two million pieces would keep the process busy for ten seconds (attacks.md U02, U04). */
const PIECES_LIMIT = 250_000

/** Within pixels 0xFF is followed by zero, by a restart, or by itself. */
const isPixel = (sign: number | undefined): boolean =>
  sign === 0 || sign === 0xff || (sign !== undefined && sign >= 0xd0 && sign <= 0xd7)

export function readerOf(sent: AsyncIterable<Buffer>, broken: () => Error): ByteReader {
  const chunks = sent[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let pieces = 0
  const more = async (): Promise<void> => {
    const next = await chunks.next()
    if (next.done) throw broken()
    rest = rest.length ? Buffer.concat([rest, next.value]) : next.value
  }
  const cut = (count: number): Buffer => {
    const taken = rest.subarray(0, count)
    rest = rest.subarray(count)
    return taken
  }
  return {
    broken,
    async take(count) {
      if (++pieces > PIECES_LIMIT) throw broken()
      while (rest.length < count) await more()
      return cut(count)
    },
    async some(most) {
      while (rest.length === 0) await more()
      return cut(Math.min(most, rest.length))
    },
    async pixels() {
      while (rest.length < 2) await more()
      let at = rest.indexOf(0xff)
      while (at >= 0 && isPixel(rest[at + 1])) at = rest.indexOf(0xff, at + (rest[at + 1] === 0xff ? 1 : 2))
      return cut(at < 0 ? rest.length : at)
    },
    async drain() {
      while (!(await chunks.next()).done);
    },
    close: async () => void (await chunks.return?.()),
  }
}
