/** What the tab keeps of a sheet whose reader went to sign in; each holds the car's id. */

/** The sheet opens by itself once. */
export const RETURNING = 'inquire'
/** What was typed is sent then. */
export const SENDING = 'inquire-send'
