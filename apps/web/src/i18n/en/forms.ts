import { pluralFor } from '../format.ts'

const plural = pluralFor('en')

/** Texts of all forms. */
export const forms = {
  cancel: 'Cancel',
  /** Instead of Cancel, beside an action that begins with the same word. */
  goBack: 'Go back',
  typeName: (name: string) => `Type “${name}” to confirm`,
  wrongName: 'Type it exactly as shown.',
  sending: 'Sending …',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show the password',
  severalEmpty: 'These fields are empty please fill them.',
  signedOut: 'You were signed out. Sign in to continue: we kept what you typed.',
  signedOutHere: 'You were signed out. Sign in in another window, then send again: what you typed stays here.',
  wait: ({ count, isMinutes }: { count: number; isMinutes: boolean }) =>
    `Too many attempts. Try again in ${count} ${isMinutes ? plural(count, 'minute', 'minutes') : plural(count, 'second', 'seconds')}.`,
  changedMeanwhile: 'Someone else changed this in the meantime. Check the current version, then try again.',
  tooMany: 'Too many attempts. Try again later.',
  busy: 'The shop is very busy right now. We kept what you typed: please try again.',
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
   * The text of a rule or server message in the reader's language. `otherwise`: for messages that are not in
   * the table, such as rules of screens in the reader's language.
   */
  say: ((message) => message) as (message: string, otherwise?: string) => string,
  personal: {
    civility: 'Title',
    civilities: { MR: 'Mr.', MM: 'Mrs.', MS: 'Ms.' },
    firstname: 'First name',
    lastname: 'Last name',
    country: 'Country of residence',
    callingCode: 'Calling code',
    phone: 'Phone number',
    phoneHint: 'As dialled within this country.',
  },
}
export type FormTexts = typeof forms
