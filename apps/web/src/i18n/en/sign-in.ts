import { pluralFor } from '../format.ts'

const plural = pluralFor('en')

/** Sign-in, sign-up and password reset. */
export const signIn = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  elsewhere: 'Accounts and passwords are managed by our sign-in provider.',
  passwordHint: 'At least 8 characters, letters and numbers included, and not easily guessed.',
  form: {
    title: 'Sign in',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    wrong: 'Wrong email or password.',
    expired: 'This sign-in has expired. Your saved cars and searches are safe. Start again.',
    again: 'Start again',
    /** What happens after the sign-in. */
    purposes: {
      search: 'Sign in to save this search. We’ll save it as soon as you sign in.',
      saved:
        'Sign in to see your saved cars on all your devices. Cars saved on this device will be added to your account.',
      question: 'Sign in to ask about this car. What you typed will be kept.',
      send: 'Sign in to send your question. We’ll send it as soon as you sign in.',
      message: 'Sign in to send your message. We’ll send it as soon as you sign in.',
      form: 'Sign in to continue. What you typed will be kept.',
      inquiry: 'Sign in to see your inquiries. We’ll take you straight there.',
      account: 'Sign in to open your account. We’ll take you straight there.',
    },
  },
  login: {
    title: 'Sign in',
    text: 'Sign in to save cars and searches and follow your inquiries.',
    button: 'Sign in',
    going: 'Opening sign-in …',
    linking:
      'Did you have an account with a password here before? Ask us for an email link to keep it. Without the link, your first sign-in opens a new account.',
    problems: {
      refused: 'The sign-in was refused. If this keeps happening, contact us.',
      provider: 'Sign-in is not responding right now. The shop still works. Please try again later.',
      expired: 'The sign-in took too long or was started in another window. Please start again.',
      link: 'The account could not be linked: the link was used, has expired, or this sign-in belongs to another account. Ask us for a new link.',
    },
  },
  success: {
    title: 'Signing in',
    text: 'One moment, we are taking you back.',
    noScript: 'You are signed in.',
    on: 'Continue',
  },
  signUp: {
    title: 'Sign up',
    steps: ['Login details', 'Personal information'],
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    confirmEmail: 'Confirm email',
    next: 'Continue',
    back: 'Back to step 1',
    submit: 'Sign up',
    /** Text, the link to the terms, text, the link to the privacy policy, text. */
    accept: ['By signing up you accept our ', 'terms of sale', ' and our ', 'privacy policy', '.'],
    haveAccount: 'Already have an account?',
    /** What happens after the sign-up. */
    purposes: {
      search: 'Sign up to save this search. We’ll save it as soon as your account is ready.',
      saved:
        'Sign up to see your saved cars on all your devices. Cars saved on this device will be added to your account.',
      question: 'Sign up to ask about this car. What you typed will be kept.',
    },
    finish: 'Complete your account',
    finishText: 'You are signed in. We need these details for inquiries and invoices.',
    restText:
      'Your email is confirmed, and you are signed in. Choose a password to sign in on any device. The other details go on your invoices.',
    later: 'Skip to my inquiries',
    laterOn: 'Later',
    finishSubmit: 'Save',
    again: 'Please enter the password again: we never store it.',
    done: 'Welcome aboard',
    doneText: (email: string) =>
      `Your account is ready. We sent an email to ${email}: open its link within 7 days so that we can issue invoices to you. You can use everything else right away.`,
    finishedText: 'Your details are saved.',
    continue: 'Continue',
  },
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter your email and we will send you a link to choose a new one.',
    submit: 'Send the link',
    done: 'Check your inbox',
    doneText: 'If there is an account with this address, we have sent it a link. The link works for 10 minutes.',
    again: 'No email? Check your spam folder, or ask again.',
  },
  reset: {
    title: 'Choose a new password',
    text: 'You will be signed out everywhere. Then sign in with the new password.',
    submit: 'Save the new password',
    askAgain: 'Ask for a new link',
    done: 'New password saved',
    doneText: 'You can now sign in with it.',
  },
  verify: {
    title: 'Confirm and sign in',
    text: 'This confirms that our message reached you, and signs you in on this device.',
    passwordText: 'Choose the password for your account: the old one stops working once you confirm.',
    submit: 'Confirm',
    done: 'Confirmed',
    doneText: 'Thank you. We can now issue invoices to you.',
    own: 'Open my inquiries',
    askAgain: 'Ask for a new link in your account',
    inquiries: 'Sign in to your inquiries',
    home: 'Go to the shop',
  },
  invitation: {
    title: 'You are invited to join as a sales manager',
    text: 'Choose a password to sign in with.',
    submit: 'Accept',
    done: 'You are a sales manager now',
    doneText: 'Sign in with your email and the new password.',
  },
  /** Unsent items that a sign-out or deletion would lose. */
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
