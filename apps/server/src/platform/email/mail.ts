import { isEmail } from '@minato/contract/people'
import type { Locale } from '@minato/contract/enumerations'
import type { Transaction } from '../database/database.ts'
import { addJob } from '../jobs/jobs.ts'
import type { EmailTemplate, Sender } from './email-content.ts'
import { emailTemplates } from './templates/templates.ts'
import type { DataOf, Template } from './templates/templates.ts'
import { insertMail, senderFacts } from './outbox-store.ts'
import { renderEmail } from './render-email.ts'
import type { RenderedEmail } from './render-email.ts'

export const SEND_MAIL = 'send-mail'

export interface Mail<T extends Template> {
  /** One address, as people type it: no name, no list. */
  to: string
  locale: Locale
  template: T
  data: DataOf<T>
  /**
   * The person the email belongs to: it is in that person's data export and is removed with the
   * account.
   */
  personId?: string
  /** Deduplication key: an email with a known key is not sent again. */
  key?: string
}

/**
 * Puts an email into the outbox; it is sent after the commit.
 * @throws TypeError for an invalid address
 */
export async function sendMail<T extends Template>(tx: Transaction, mail: Mail<T>): Promise<void> {
  // Stricter than the contract: the mail server's protocol is protected here.
  if (!isEmail(mail.to) || /[\p{C}\p{Z}]/u.test(mail.to)) throw new TypeError('a mail goes to one address')
  const [sender] = await tx.rows<Sender>(senderFacts(tx.tenant))
  if (!sender) throw new Error(`there is no tenant '${tx.tenant}'`)
  const { to, locale, template, key = null, personId = null } = mail
  const set = renderMail(template, locale, mail.data, sender)
  const [row] = await tx.rows<{ id: string }>(insertMail(tx.tenant, { key, personId, to, locale, template, ...set }))
  if (row) await queueMail(tx, row.id)
}

/** The text and HTML of an email. */
export const renderMail = <T extends Template>(
  template: T,
  locale: Locale,
  data: DataOf<T>,
  sender: Sender,
): RenderedEmail =>
  renderEmail((emailTemplates[template] as EmailTemplate<DataOf<T>>)[locale](data, sender), sender, locale)

export const queueMail = (tx: Transaction, id: string, runAt?: string): Promise<void> =>
  addJob(tx, SEND_MAIL, { id }, { key: id, ...(runAt && { runAt }) })
