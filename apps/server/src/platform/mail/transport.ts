import { createTransport } from 'nodemailer'
import type { ClaimedMail } from './outbox-store.ts'

/** How a conversation with the mail server ended. `fault` names step and code, never the address that the server repeats. */
export type Outcome = { kind: 'sent' } | { kind: 'refused'; fault: string } | { kind: 'later'; fault: string }

export interface Transport {
  /** One conversation, bounded in every step and as a whole; tells what came of it and throws nothing. */
  send(mail: ClaimedMail, from: From, signal: AbortSignal): Promise<Outcome>
}
export interface From {
  name: string
  address: string
  replyTo: string | null
}

const SECOND = 1000
/** The whole of a conversation; the claim on the mail outlives it (deliver.ts). */
export const CONVERSATION_MS = 40 * SECOND

/** The mail server of SMTP_URL: `smtp://` (with STARTTLS where it offers it, and never a password without) or `smtps://`. */
export function smtpTransport(url: string): Transport {
  const { username, hostname } = new URL(url)
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const smtp = createTransport({
    url,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    ...(username && !isNear && { requireTLS: true }),
  })
  return {
    async send(mail, from, signal) {
      try {
        await smtp.sendMail({
          from: { name: from.name, address: from.address },
          ...(from.replyTo && { replyTo: { name: '', address: from.replyTo } }),
          to: { name: '', address: mail.recipient },
          envelope: { from: from.address, to: [mail.recipient] },
          messageId: mail.messageId,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          textEncoding: 'quoted-printable',
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.any([signal, AbortSignal.timeout(CONVERSATION_MS)]),
        })
        return { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error as SmtpError)
      }
    },
  }
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * A 5xx to the recipient or to the message is the last word on this mail. To the greeting, the password or the sender it is
 * about us: every mail would fall to it, and none is given up for it.
 */
function outcomeOf({ code = 'unknown', command = '', responseCode = 0, response = '' }: SmtpError): Outcome {
  const said = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0]
  const fault = [command, said ?? code].filter(Boolean).join(' ')
  const isFinal = responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command)
  return { kind: isFinal ? 'refused' : 'later', fault }
}
