/** What an import file may weigh; every figure can be lowered by the caller (attack I04). */
export type ImportLimits = {
  /** The file as it was sent, in bytes. */
  fileBytes: number
  /** An XLSX after unpacking, in bytes: a ZIP of a few kilobytes can hold gigabytes. */
  unpackedBytes: number
  rows: number
  /** Characters of one cell. */
  cellCharacters: number
  columns: number
}

export const IMPORT_LIMITS: ImportLimits = {
  fileBytes: 100 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  rows: 1_000_000,
  cellCharacters: 10_000,
  columns: 200,
}
