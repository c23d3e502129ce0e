/** The address that was signed up in this tab, for the form that follows and the page that says so. */
export const SIGNED_UP = 'signed-up'
