import { describeFault, stepIn } from './mail-fault.ts'
import type { SmtpError } from './mail-fault.ts'
import type { ClaimedMail } from './outbox-store.ts'

/** How a conversation with the mail server ended. `fault` is described in mail-fault.ts. */
export type Outcome = { kind: 'sent' } | { kind: 'refused'; fault: string } | { kind: 'later'; fault: string }

export interface Transport {
  /** One conversation with time limits per step and in total; returns its outcome and never throws. */
  send(mail: ClaimedMail, from: From, signal: AbortSignal): Promise<Outcome>
}
interface From {
  name: string
  address: string
  replyTo: string | null
}

const SECOND = 1000
/** Time limit of an SMTP session. The lease of the email lasts longer (deliver-mail.ts). */
export const CONVERSATION_MS = 40 * SECOND

/** The mail server of SMTP_URL: `smtp:` (STARTTLS if offered; a password is never sent without it) or `smtps:`. */
export function smtpTransport(url: string): Transport {
  const { username, hostname, port, protocol } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`
  return {
    async send(mail, from, signal) {
      // Loaded with the first email, because it takes 25 MB.
      const { createTransport } = await import('nodemailer')
      let step: string | undefined
      const deadline = AbortSignal.timeout(CONVERSATION_MS)
      // A timeout error does not name the command without a reply; the log of the conversation does.
      const note = (_: unknown, line: unknown): void => void (step = stepIn(String(line)) ?? step)
      const smtp = createTransport({
        url,
        dnsTimeout: 10 * SECOND,
        connectionTimeout: 10 * SECOND,
        greetingTimeout: 10 * SECOND,
        socketTimeout: 20 * SECOND,
        ...(username && !isLocal && { requireTLS: true }),
        logger: { level() {}, trace: note, debug: note, info: note, warn: note, error: note, fatal: note },
        transactionLog: true,
      })
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
          signal: AbortSignal.any([signal, deadline]),
        })
        return { kind: 'sent' }
      } catch (error) {
        const fault = error as SmtpError
        return {
          kind: isFinal(fault) ? 'refused' : 'later',
          fault: describeFault(server, step, fault, deadline.aborted),
        }
      }
    },
  }
}

/**
 * A 5xx reply to the recipient or the message is final for this email. A 5xx reply to the greeting, the password or
 * the sender affects every email, so none is given up.
 */
const isFinal = ({ command = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command)
