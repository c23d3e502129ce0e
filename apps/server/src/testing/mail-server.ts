import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { readMime } from './mime.ts'
import type { ReadMail } from './mime.ts'

interface Received extends ReadMail {
  from: string
  to: string[]
  isEncrypted: boolean
  user: string | undefined
}

export interface MailServer {
  url: string
  port: number
  received: Received[]
  /** The reply at each SMTP step; undefined is success. May be delayed. */
  answer: { mailFrom?: Answer; rcptTo?: Answer; data?: Answer }
  /** The number of started messages, accepted or not. */
  begun: number
  stop(): Promise<void>
}
type Answer = (address: string) => number | undefined | Promise<number | undefined>

/** An SMTP server that keeps what it receives. */
export async function mailServer(
  options: SMTPServerOptions & { port?: number; host?: string } = {},
): Promise<MailServer> {
  const answer: MailServer['answer'] = {}
  const received: Received[] = []
  const made = { begun: 0 }
  const say = async (
    given: Answer | undefined,
    address: string,
    done: (error?: Error | null) => void,
  ): Promise<void> => {
    const code = await given?.(address)
    done(code ? Object.assign(new Error(`<${address}> said no`), { responseCode: code }) : null)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: ({ address }, _, done) => void say(answer.mailFrom, address, done),
    onRcptTo: ({ address }, _, done) => void say(answer.rcptTo, address, done),
    onAuth: ({ username, password }, _, done) =>
      password === 'secret' ? done(null, { user: username ?? '' }) : done(new Error('no')),
    onData(stream, session, done) {
      made.begun++
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        void say(answer.data, to[0] ?? '', (error) => {
          if (!error)
            received.push({
              from: mailFrom ? mailFrom.address : '',
              to,
              isEncrypted: session.secure,
              user: session.user,
              ...readMime(Buffer.concat(parts).toString('latin1')),
            })
          done(error)
        })
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    answer,
    get begun() {
      return made.begun
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Waits until a condition holds, within the test's time limit. */
export async function until(holds: () => unknown): Promise<void> {
  while (!(await holds())) await setTimeout(20)
}
