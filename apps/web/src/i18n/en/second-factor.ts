/** A manager's second factor. */
export const secondFactor = {
  title: 'Two-factor authentication',
  why: 'Changes to your bank details need a code from an authenticator app on your phone. A stolen password alone is not enough.',
  setUp: 'Set up two-factor authentication',
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
  left: (count: number) => `${count} recovery ${count === 1 ? 'code' : 'codes'} left`,
  turnOff: 'Turn off two-factor authentication',
  off: 'Turn off',
  offText:
    'Enter a code, or a recovery code. Without two-factor authentication you can neither propose nor approve changes.',
  done: 'Two-factor authentication turned off',
  dialog: {
    title: 'Enter your code',
    text: 'Open your authenticator app and enter the code for this shop. A recovery code works too.',
    submit: 'Verify',
  },
  missing: 'You need two-factor authentication to propose or approve changes.',
}
export type SecondFactorTexts = typeof secondFactor
