/** The address signed up in this tab, for the sign-in form and the confirmation. */
export const SIGNED_UP = 'signed-up'
