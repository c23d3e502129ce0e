import type { Readable } from 'node:stream'

/** The bytes to store: whole, or as a stream. */
export type FileContent = Uint8Array | AsyncIterable<Uint8Array>
/** Size in bytes, and the SHA-256 of the content in lower-case hex. */
export type StoredFile = { size: number; sha256: string }
export type FileStat = { size: number; modifiedAt: Date }
/** Byte positions from 0, both inclusive as in HTTP; without `end` to the last byte. */
export type ByteRange = { start: number; end?: number }

/**
 * Storage of pictures and documents. Names are keys such as `staging/pictures/3f/3f9a….avif`, never
 * file paths. A malformed key is a programming error and rejects with a TypeError.
 */
export type FileStore = {
  /** Stores or replaces the content of a key; until it is durable, readers see the old content or none. */
  put(key: string, content: FileContent): Promise<StoredFile>
  /**
   * Opens a file: its whole size in bytes, and the bytes asked for; undefined when there is none. An `end` past the last
   * byte is cut back to it, a range that holds no byte rejects with a RangeError. Read the stream to its end or destroy it.
   */
  get(key: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined>
  stat(key: string): Promise<FileStat | undefined>
  has(key: string): Promise<boolean>
  /** True when there was something to remove. */
  remove(key: string): Promise<boolean>
  /**
   * Every file whose key begins with the prefix ('' for all), in any order; files without a valid key are left out.
   */
  list(prefix: string): AsyncIterable<FileStat & { key: string }>
  /** Removes half-written files of writers that ended before the given time; returns their number. */
  sweepTemps(olderThan: Date): Promise<number>
}

// Lower case only: a disk that ignores case and a store that does not must agree on what is the same file. No segment
// begins with a dot, which excludes '.' and '..', and leaves names with a leading dot to half-written files.
const SEGMENT = /^[a-z0-9_-][a-z0-9._-]{0,127}$/
const KEY_LENGTH = 512

/** Whether it is a key: segments of `a-z 0-9 . _ -` joined by single slashes. */
export const isKey = (key: string): boolean =>
  key.length <= KEY_LENGTH && key.split('/').every((segment) => SEGMENT.test(segment))

/** @throws TypeError for an invalid key */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a file key: ${JSON.stringify(key.slice(0, 80))}`)
}

/** As `checkKey`, for the beginning of a key: its last segment may be missing. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}

/** The range with both ends as positions in a file of `size` bytes; RangeError when it holds no byte of it. */
export function rangeWithin(range: ByteRange, size: number): { start: number; end: number } {
  const end = Math.min(range.end ?? size - 1, size - 1)
  if (!Number.isSafeInteger(range.start) || range.start < 0 || !Number.isSafeInteger(end) || range.start > end) {
    throw new RangeError(`No byte of ${size} lies in ${range.start}-${range.end ?? ''}`)
  }
  return { start: range.start, end }
}
