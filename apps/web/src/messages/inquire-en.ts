import { NB } from './format.ts'

/** The sheet that asks about a car. */
export const inquire = {
  title: (name: string, reference: string) => `Ask about ${name}, REF ${reference}`,
  loading: 'Loading prices …',
  noLine: 'You are offline. The form opens when the connection is back.',
  busy: 'The shop does not answer at this moment. The form comes as soon as it does.',
  again: 'Try again',
  price: 'Choose your port to see the total price',
  totalTo: (port: string) => `Total price to ${port}`,
  question: 'Your question',
  message: 'Your message',
  readyLabel: 'Ready-made questions',
  ready: [
    'Is this car still available?',
    'What is your best price?',
    'Can you send more photos?',
    'When can it be shipped?',
  ],
  messageHint: 'In English or French. A person reads it.',
  you: 'Where we answer',
  name: 'Your name',
  contact: 'Email or WhatsApp number',
  contactHint: 'No password needed now.',
  contactFault: 'Enter an email address or a WhatsApp number',
  numberFault: 'This number is not complete. Start with + and your country code.',
  haveAccount: 'Have an account?',
  known: 'You already have an account with this email. What you typed is kept and sent after you sign in.',
  signInAndSend: 'Sign in and send',
  noPassword: 'No password? Get a link by email',
  linkSent: (email: string) =>
    `We sent a link to ${email}. Open it on this device: your inquiry is kept here, ready to send.`,
  signIn: 'Sign in',
  accept: [
    'Sending the inquiry opens an account for you. By sending it you accept our ',
    'terms of sale',
    ' and our ',
    'privacy policy',
    '.',
  ],
  promise: 'No payment now. A person answers in office hours in Japan.',
  reserved:
    'Another buyer holds this car for a set time. Ask all the same: the inquiry shows until when, and there you can join the queue.',
  send: 'Send the inquiry',
  sendAnyway: 'Send at these amounts',
  changed: 'The amounts have changed since this page was opened.',
  changedText: 'Look at them; the next press sends the inquiry with the new ones.',
  lines: { fob: 'Car, FOB', freight: 'Freight', inspections: 'Inspection', insurance: 'Marine insurance' },
  kept: 'You are offline, or the connection is slow. Your inquiry is kept on this device and is sent as soon as possible, even if you close this page.',
  sent: (reference: string) => `Your inquiry N°${NB}${reference} is sent`,
  answerBy: (moment: string) => `You will have an answer by ${moment}.`,
  mailed: (email: string) =>
    `We sent a confirmation to ${email}. Open its link to confirm your email and choose a password.`,
  onWhatsApp: (number: string) => `We answer on WhatsApp at ${number}. You are signed in on this device.`,
  follow: 'Open the inquiry',
  askedOn: (date: string) => `You asked about this car on ${date}.`,
  askAnother: 'Ask again about this car',
  sentLater: (reference: string) => `Your inquiry N°${NB}${reference} has gone out`,
  notSent: 'Your inquiry could not be sent',
  keptTooLong:
    'It was kept for about a day, and may have reached us: it stands with your inquiries. Look there before you ask again.',
  visitorKeptTooLong:
    'It was kept for about a day, and may have reached us. If no answer came by email or WhatsApp, send it again.',
  priceMoved: 'The amounts have changed meanwhile.',
  askAgain: 'What you typed is kept on the page of the car.',
}
export type InquireTexts = typeof inquire
