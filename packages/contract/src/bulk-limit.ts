/** So many cars take part in one action at most (VEH-11); beside the enumerations, which every visitor of the shop loads. */
export const BULK_LIMIT = 10_000
/** Largest import file in bytes, after gzip decompression. */
export const IMPORT_BYTES = 50 * 1024 * 1024
