import { sql } from '../database/sql.ts'
import type { Statement } from '../database/sql.ts'

/** The rows of platform.mail (db/migrations/0001). Times are those of the database clock. */

export interface NewMail {
  key: string | null
  personId: string | null
  to: string
  locale: string
  template: string
  subject: string
  text: string
  html: string
}

export interface ClaimedMail {
  id: string
  recipient: string
  locale: string
  template: string
  subject: string
  text: string
  html: string
  messageId: string
  attempts: number
  isOld: boolean
}

export const senderFacts = (tenant: string): Statement =>
  sql`select name, email, legal_name as "legalName", phone, head_office as "headOffice", mail_name as "senderName",
      reply_to as "replyTo"
    from settings.sender where tenant_id = ${tenant}`

/** Returns the id; no row if the event was reported already. */
export const insertMail = (tenant: string, mail: NewMail): Statement => sql`
  insert into platform.mail (tenant_id, key, person_id, recipient, locale, template, subject, body_text, body_html)
  values (${tenant}, ${mail.key}, ${mail.personId}, ${mail.to}, ${mail.locale}, ${mail.template}, ${mail.subject}, ${mail.text}, ${mail.html})
  on conflict (tenant_id, key) do nothing
  returning id`

/** Locks the email for one conversation with the mail server; its Message-ID is set once and kept. */
export const claimMail = (tenant: string, id: string, domain: string, leaseSeconds: number): Statement => sql`
  update platform.mail
  set attempts = attempts + 1, claimed_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}),
    message_id = coalesce(message_id, '<' || id || '@' || ${domain}::text || '>')
  where tenant_id = ${tenant} and id = ${id} and state = 'waiting' and coalesce(claimed_until < clock_timestamp(), true)
  returning id, recipient, locale, template, subject, body_text as text, body_html as html, message_id as "messageId", attempts,
    created_at < now() - interval '3 days' as "isOld"`

/** Ends the lease of the sending process; no row if the email was sent or has no lease. */
export const leaseOfMail = (tenant: string, id: string): Statement => sql`
  select claimed_until as "until" from platform.mail
  where tenant_id = ${tenant} and id = ${id} and state = 'waiting' and claimed_until is not null`

/** The end of a mail: its bodies go, since links in them open doors. */
export const settleMail = (
  tenant: string,
  id: string,
  state: 'sent' | 'failed',
  fault: string | null,
): Statement => sql`
  update platform.mail
  set state = ${state}, fault = ${fault}, body_text = null, body_html = null, claimed_until = null, settled_at = now()
  where tenant_id = ${tenant} and id = ${id} and state = 'waiting'`

/** In the demonstration the outbox is where mails are read. */
export const keepMail = (tenant: string, id: string): Statement => sql`
  update platform.mail set state = 'kept', settled_at = now() where tenant_id = ${tenant} and id = ${id} and state = 'waiting'`

/** Lets go of a mail that could not go out; gives the moment of the next try. */
export const postponeMail = (tenant: string, id: string, fault: string, seconds: number): Statement => sql`
  update platform.mail set claimed_until = null, fault = ${fault}
  where tenant_id = ${tenant} and id = ${id} and state = 'waiting'
  returning now() + make_interval(secs => ${seconds}) as "runAt"`

export const sweepMails = (tenant: string): Statement =>
  sql`delete from platform.mail where tenant_id = ${tenant} and created_at < now() - interval '30 days'`

/** All emails to a person, at any address. */
export const mailsTo = (tenant: string, personId: string): Statement =>
  sql`select recipient as "to", locale, template, subject, state, created_at as "createdAt", settled_at as "settledAt"
    from platform.mail where tenant_id = ${tenant} and person_id = ${personId} order by created_at, id`

/** Deletes the emails of a removed person, pending ones included. */
export const deleteMailsTo = (tenant: string, personId: string): Statement =>
  sql`delete from platform.mail where tenant_id = ${tenant} and person_id = ${personId}`

/** Mails of a kind that are not to be remembered once they have gone out. */
export const sweepSettled = (tenant: string, template: string): Statement =>
  sql`delete from platform.mail where tenant_id = ${tenant} and template = ${template} and settled_at < now() - interval '1 hour'`

export const countMails = (tenant: string): Statement => sql`
  select state, count(*) as count from platform.mail where tenant_id = ${tenant} and state in ('waiting', 'failed') group by state`

export interface KeptMail {
  id: string
  recipient: string
  subject: string
  locale: string
  createdAt: string
}

const columns = sql`id, recipient, subject, locale, created_at as "createdAt"`

export const newestMails = (tenant: string): Statement => sql`
  select ${columns} from platform.mail
  where tenant_id = ${tenant} and body_text is not null order by created_at desc, id limit 100`

export const mailById = (tenant: string, id: string): Statement => sql`
  select ${columns}, body_text as text, body_html as html from platform.mail
  where tenant_id = ${tenant} and id = ${id} and body_text is not null`
