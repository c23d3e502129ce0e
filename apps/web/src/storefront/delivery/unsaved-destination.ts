/** Storage key of a choice that the account lacks: the user's id and the time of the choice. */
export const UNSAVED_DESTINATION = 'destination-untold'
