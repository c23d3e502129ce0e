import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { Task } from '../jobs/jobs.ts'
import type { Transaction } from '../database/database.ts'
import type { Sender } from './email-content.ts'
import { queueMail, SEND_MAIL } from './mail.ts'
import { claimMail, keepMail, leaseOfMail, postponeMail, senderFacts, settleMail, sweepMails } from './outbox-store.ts'
import type { ClaimedMail } from './outbox-store.ts'
import { oneLine } from './plain-text.ts'
import { CONVERSATION_MS, smtpTransport } from './transport.ts'
import type { Outcome, Transport } from './transport.ts'

/** Longer than any SMTP session. Then another process may claim the email of a killed process. */
const LEASE_S = CONVERSATION_MS / 1000 + 10
const LONGEST_WAIT_S = 300

/** Jobs of the outbox. Without a mail server, and in the demonstration, emails stay queued. */
export function mailTasks(context: Context, transport = transportOf(context)): Task[] {
  const { db, config } = context
  const sweeping: Task = {
    name: 'sweep-mail',
    at: '17 3 * * *',
    run: ({ tenant }) => db.write(tenant, async (tx) => void (await tx.rows(sweepMails(tenant)))),
  }
  const sending: Task<{ id: string }> = {
    name: SEND_MAIL,
    run: async ({ tenant, data: { id }, signal }) => {
      if (transport) await deliver(context, transport, tenant, id, signal)
      else await db.write(tenant, (tx) => tx.rows(keepMail(tenant, id)))
    },
  }
  return transport || config.isDemonstration ? [sweeping, sending] : [sweeping]
}

const transportOf = ({ config }: Context): Transport | undefined =>
  config.smtpUrl ? smtpTransport(config.smtpUrl) : undefined

async function deliver(
  context: Context,
  transport: Transport,
  tenant: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, config, log } = context
  const [sender] = await db.read<Sender>(tenant, senderFacts(tenant))
  const address = sender?.email || config.mailFrom
  if (!sender || !address)
    return putOff(
      context,
      tenant,
      { id, attempts: 9 },
      'no sender address: set the email of the company in the settings, or MAIL_FROM',
    )
  const mail = await db.write(tenant, (tx) => claim(tx, id, address))
  if (!mail) return
  const from = { name: oneLine(sender.senderName, 60), address, replyTo: sender.replyTo }
  const outcome = await transport.send(mail, from, signal)
  const logFields = { mail: id, tenant, template: mail.template, attempt: mail.attempts }
  if (outcome.kind === 'later' && !mail.isOld) return putOff(context, tenant, mail, outcome.fault)
  await saveOutcome(context, tenant, id, outcome)
  if (outcome.kind === 'sent') log.info(logFields, 'mail sent')
  else log.warn({ ...logFields, fault: outcome.fault }, 'mail given up')
}

/** The second of two processes skips the email and checks again after the first one's lease. */
async function claim(tx: Transaction, id: string, address: string): Promise<ClaimedMail | undefined> {
  const domain = address.slice(address.indexOf('@') + 1)
  const [mail] = await tx.rows<ClaimedMail>(claimMail(tx.tenant, id, domain, LEASE_S))
  if (mail) return mail
  const [lease] = await tx.rows<{ until: string }>(leaseOfMail(tx.tenant, id))
  if (lease) await queueMail(tx, id, lease.until)
  return undefined
}

/** 5, 15, 45 seconds …, at most five minutes, with jitter, so a recovered mail server does not get all emails at once. */
const waitOf = (attempts: number): number =>
  Math.min(LONGEST_WAIT_S, 5 * 3 ** (attempts - 1)) * (0.8 + Math.random() / 5)

async function putOff(
  { db, log }: Context,
  tenant: string,
  { id, attempts }: { id: string; attempts: number },
  fault: string,
): Promise<void> {
  await db.write(tenant, async (tx) => {
    const [next] = await tx.rows<{ runAt: string }>(postponeMail(tenant, id, fault, waitOf(attempts)))
    if (next) await queueMail(tx, id, next.runAt)
  })
  log.warn({ mail: id, tenant, attempt: attempts, fault }, 'mail deferred')
}

/** Retries while the database is unavailable: an email not marked as sent would be sent twice. */
async function saveOutcome({ db }: Context, tenant: string, id: string, outcome: Outcome): Promise<void> {
  const isSent = outcome.kind === 'sent'
  const statement = settleMail(tenant, id, isSent ? 'sent' : 'failed', isSent ? null : outcome.fault)
  for (let tried = 1; ; tried++) {
    try {
      return void (await db.write(tenant, (tx) => tx.rows(statement)))
    } catch (error) {
      if (tried === 8) throw error
      await setTimeout(1000)
    }
  }
}
