/** Tab storage of a sheet whose user went to sign in; values are car ids. */

/** The sheet opens once. */
export const RETURNING = 'inquire'
/** The input is sent then. */
export const SENDING = 'inquire-send'
