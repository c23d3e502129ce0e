/** Storage key of a choice that the account lacks: the user's id and the time of the choice, or `VISITORS_CHOICE`. */
export const UNSAVED_DESTINATION = 'destination-untold'
export const VISITORS_CHOICE = 'visitor'
