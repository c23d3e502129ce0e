/** What nodemailer reports of a failed SMTP conversation. */
export interface SmtpError {
  message: string
  code?: string
  /** The system's or OpenSSL's own code. */
  originalCode?: string
  command?: string
  responseCode?: number
  response?: string
}

const COMMANDS = /^(?:EHLO|HELO|STARTTLS|AUTH [A-Z0-9-]+|MAIL FROM|RCPT TO|DATA)/

/** The command in a line of the conversation's log. */
export const stepIn = (line: string): string | undefined => COMMANDS.exec(line)?.[0]

/**
 * Server, step and cause, as operators read them in the log: 'mail.example:587, AUTH PLAIN: authentication failed (535 5.7.8)'.
 * Never a password, nor an address that the server repeats.
 */
export function describeFault(server: string, sentText: string | undefined, error: SmtpError, isLate: boolean): string {
  const { command = 'CONN', code = 'unknown', originalCode, response = '', message } = error
  const statusCode = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0]
  const cause = causeOf(error, isLate)
  const isGreeting = message.startsWith('Greeting') || message.startsWith('Invalid greeting')
  const before = isGreeting ? 'greeting' : cause === UNTRUSTED ? 'TLS' : 'connecting'
  const step = command === 'CONN' || command === 'API' ? (sentText ?? before) : command
  return `${server}, ${step}: ${cause} (${statusCode ?? originalCode ?? code})`
}

const UNTRUSTED = 'certificate not trusted'
const TIMEOUT = new Set(['ETIMEDOUT', 'EAI_AGAIN'])
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

function causeOf({ code = '', originalCode = '', responseCode = 0 }: SmtpError, isLate: boolean): string {
  if (isLate || TIMEOUT.has(code) || TIMEOUT.has(originalCode)) return 'timeout'
  if (code === 'EABORT') return 'stopped'
  if (originalCode === 'ECONNREFUSED') return 'connection refused'
  if (originalCode === 'ENOTFOUND') return 'host name not found'
  if (/CERT|SIGNATURE|^UNABLE_TO_|^HOSTNAME/.test(originalCode)) return UNTRUSTED
  if (code === 'ETLS' || /^ERR_SSL|^EPROTO$/.test(originalCode)) return 'no TLS'
  if (code === 'EAUTH' || responseCode === 530) return 'authentication failed'
  if (responseCode) return 'refused'
  return code === 'ECONNECTION' || CLOSED.has(originalCode) ? 'connection closed' : 'failed'
}
