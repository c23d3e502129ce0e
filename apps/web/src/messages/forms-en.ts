import { pluralFor } from './format.ts'

const plural = pluralFor('en')

/** What every form says. */
export const forms = {
  cancel: 'Cancel',
  /** In place of Cancel, beside an action that begins with the same word. */
  goBack: 'Go back',
  typeName: (name: string) => `Type “${name}” to confirm`,
  wrongName: 'Type the name exactly as shown.',
  sending: 'Sending …',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show the password',
  severalEmpty: 'These fields are empty please fill them.',
  signedOut: 'You were signed out. What you typed is kept: sign in, and you come back to it.',
  signedOutHere:
    'You were signed out. Sign in, in a window of its own, and send this again: what you typed stays here.',
  wait: ({ count, isMinutes }: { count: number; isMinutes: boolean }) =>
    `Too many attempts. Try again in ${count} ${isMinutes ? plural(count, 'minute', 'minutes') : plural(count, 'second', 'seconds')}.`,
  changedMeanwhile: 'Somebody has changed this meanwhile. Look at it as it is now, then try again.',
  tooMany: 'Too many attempts. Try again in a while.',
  busy: 'The shop is very busy at this moment. What you typed is kept: please try again.',
  unsaved: {
    title: 'Leave with unsaved changes?',
    text: 'The unsaved changes on this page will be lost.',
    kept: 'The unsaved changes on this page stay on this device until you come back.',
    here: 'The unsaved changes will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  noScript: 'This form needs JavaScript.',
  /**
   * What a rule or the server says of a field, in the reader's language. `otherwise` is for what no table knows: a rule of a
   * screen says it in the reader's words already.
   */
  say: ((message) => message) as (message: string, otherwise?: string) => string,
  personal: {
    civility: 'Civility',
    civilities: { MR: 'Mr.', MM: 'Mm.', MS: 'Ms.' },
    firstname: 'First name',
    lastname: 'Last name',
    country: 'Country of residence',
    callingCode: 'Calling code',
    phone: 'Phone number',
    phoneHint: 'As you dial it at home.',
  },
}
export type FormTexts = typeof forms
