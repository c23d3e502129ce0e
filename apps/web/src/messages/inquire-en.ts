import { NB } from './format.ts'

/** The sheet that asks about a car. */
export const inquire = {
  title: (name: string, reference: string) => `Ask about ${name}, REF ${reference}`,
  loading: 'Loading prices …',
  noLine: 'The line is down. The form comes when it is back.',
  busy: 'The shop does not answer at this moment. The form comes as soon as it does.',
  again: 'Try again',
  price: 'Where to, and what it costs there',
  question: 'Your question',
  message: 'Your message',
  messageHint: 'In English or French. A person reads it.',
  you: 'Who you are',
  haveAccount: 'You have an account?',
  known: 'This address has an account already. Sign in, and your question is still here.',
  signIn: 'Sign in',
  promise: 'No payment now. A person answers, usually within office hours in Japan.',
  reserved:
    'Another buyer holds this car for a set time. Ask all the same: the inquiry shows until when, and there you can join the queue.',
  send: 'Send the inquiry',
  sendAnyway: 'Send at these amounts',
  changed: 'The amounts have changed since this page was opened.',
  changedText: 'Look at them; the next press sends the inquiry with the new ones.',
  lines: { fob: 'Car, FOB', freight: 'Freight', inspections: 'Inspection', insurance: 'Marine insurance' },
  kept: 'You are offline, or the connection is slow. Your inquiry is kept on this device and is sent as soon as possible, even if you close this page.',
  sent: (reference: string) => `Your inquiry N°${NB}${reference} is sent`,
  sentText: (email: string) =>
    `Your account is made with it. We wrote to ${email}; sign in to follow the inquiry and read our answer.`,
  follow: 'Sign in and follow it',
  sentLater: (reference: string) => `Your inquiry N°${NB}${reference} has gone out`,
  notSent: 'Your inquiry could not be sent',
  keptTooLong:
    'It was kept for about a day, and may have reached us: it stands with your inquiries. Look there before you ask again.',
  priceMoved: 'The amounts have changed meanwhile.',
  askAgain: 'What you typed is kept on the page of the car.',
}
export type InquireTexts = typeof inquire
