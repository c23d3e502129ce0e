/** A manager's second factor. */
export const secondFactor = {
  title: 'Second factor',
  why: 'Changes of your bank details need a code from an authenticator app on your phone, so that a stolen password is not enough.',
  setUp: 'Set up a second factor',
  start: 'Continue',
  scan: 'Scan this code with your authenticator app, then enter the six digits that it shows.',
  qrCode: 'QR code for the authenticator app',
  secret: 'Or type this key into the app:',
  code: 'Code',
  codeHint: 'Six digits',
  confirm: 'Turn on',
  recovery: 'Recovery codes',
  recoveryText: 'Each code works once, if you lose your phone. Save them now: they are not shown again.',
  saved: 'I have saved them',
  on: (since: string) => `On since ${since}`,
  left: (count: number) => `${count} recovery codes left`,
  turnOff: 'Turn off the second factor',
  off: 'Turn off',
  offText: 'Enter a code, or a recovery code. Without a second factor you can neither propose nor approve changes.',
  done: 'Second factor turned off',
  dialog: {
    title: 'Enter your code',
    text: 'Open your authenticator app and enter the code for this shop. A recovery code works too.',
    submit: 'Check the code',
  },
  missing: 'You need a second factor to propose or approve changes.',
}
export type SecondFactorTexts = typeof secondFactor
