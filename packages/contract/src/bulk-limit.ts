/** So many cars take part in one action at most (VEH-11); beside the enumerations, which every visitor of the shop loads. */
export const BULK_LIMIT = 10_000
