/** Limits of an import file; the caller can lower each (threat I04). */
export type ImportLimits = {
  /** Uploaded size in bytes. */
  fileBytes: number
  /** Unpacked size of an XLSX in bytes: a ZIP of a few kilobytes can hold gigabytes. */
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
