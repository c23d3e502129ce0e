import { pluralFor } from './format.ts'

const plural = pluralFor('en')

/** Signing in and up, and getting in again. */
export const signIn = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  elsewhere: 'Accounts and passwords are kept by our sign-in provider.',
  passwordHint: 'At least 8 characters, letters and numbers included, and not easily guessed.',
  form: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    wrong: 'Email or password is not right.',
    expired: 'This sign-in has expired. Your cars and searches are untouched; begin again.',
    again: 'Begin again',
  },
  login: {
    title: 'Sign in',
    text: 'With an account you save cars and searches, and follow your inquiries.',
    button: 'Sign in',
    going: 'On the way to sign-in …',
    linking:
      'Did you have an account with a password here before? Ask us for an email link to keep it. Without the link, your first sign-in opens a new account.',
    problems: {
      refused: 'The sign-in was refused. If this stays, ask us.',
      provider: 'Sign-in does not answer at this moment. The shop works all the same; please try again in a while.',
      expired: 'The sign-in took too long, or began in another window. Please begin again.',
      link: 'The account could not be linked: the link was used, has expired, or this sign-in belongs to another account. Ask us for a new link.',
    },
  },
  success: {
    title: 'Signing in',
    text: 'One moment, you are being brought back.',
    noScript: 'You are signed in.',
    on: 'Go on',
  },
  signUp: {
    title: 'Sign up',
    steps: ['Connection information', 'Personal information'],
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    confirmEmail: 'Confirm email',
    next: 'Continue',
    back: 'Back to step 1',
    submit: 'Sign up',
    /** Text, the link to the terms, text, the link to the privacy policy, text. */
    accept: ['By signing up you accept our ', 'terms of sale', ' and our ', 'privacy policy', '.'],
    haveAccount: 'Have an account already?',
    finish: 'Complete your account',
    finishText: 'You are signed in. For inquiries and invoices we need the rest.',
    restText:
      'Your email is confirmed, and you are signed in. With a password you can sign in anywhere; the rest goes on your invoices.',
    later: 'Later: to my inquiries',
    laterOn: 'Later',
    finishSubmit: 'Save',
    again: 'Please type the password once more: it is never kept.',
    done: 'Welcome aboard',
    doneText: (email: string) =>
      `Your account is made. A mail went to ${email}: follow its link within 7 days, so that invoices can be issued to you. Everything else works at once.`,
    finishedText: 'Your information is saved.',
    continue: 'Continue',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'Tell us your address, and we mail you a link to choose a new one.',
    submit: 'Send the link',
    done: 'Look into your mail',
    doneText:
      'If there is an account with this address, a mail with a link is on its way. The link is good for 10 minutes.',
    again: 'No mail? Look among the unwanted ones, or ask again.',
  },
  reset: {
    title: 'Choose a new password',
    text: 'You are then signed out everywhere, and sign in with the new one.',
    submit: 'Save the new password',
    askAgain: 'Ask for a new link',
    done: 'The new password is saved',
    doneText: 'Sign in with it.',
  },
  verify: {
    title: 'Confirm and sign in',
    text: 'This confirms that our message reached you, and signs you in on this device.',
    passwordText: 'Choose the password for your account: the one from before does not work any more once you confirm.',
    submit: 'Confirm',
    done: 'Confirmed',
    doneText: 'Thank you. Invoices can now be issued to you.',
    own: 'Open my inquiries',
    askAgain: 'Ask for a new link in your account',
    inquiries: 'Sign in to your inquiries',
    home: 'To the shop',
  },
  invitation: {
    title: 'You are invited as a sales manager',
    text: 'Choose a password, and sign in with it.',
    submit: 'Accept',
    done: 'You are a sales manager now',
    doneText: 'Sign in with your address and the new password.',
  },
  /** What leaving would lose, by signing out or with the account. */
  notSent: {
    messages: (count: number) =>
      plural(
        count,
        `${count} message is not sent yet: it will be deleted.`,
        `${count} messages are not sent yet: they will be deleted.`,
      ),
    inquiries: (count: number) =>
      plural(
        count,
        `${count} inquiry is not sent yet: it will be deleted.`,
        `${count} inquiries are not sent yet: they will be deleted.`,
      ),
  },
  signOut: {
    title: 'Sign out?',
    text: 'Saved cars and searches stay in your account.',
    confirm: 'Sign out',
  },
}
export type SignInTexts = typeof signIn
