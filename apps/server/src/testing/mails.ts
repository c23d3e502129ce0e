import type { Context } from '../context.ts'
import { sql } from '../platform/database/sql.ts'

export interface OutboxMail {
  id: string
  to: string
  locale: string
  template: string
  subject: string
  text: string | null
  html: string | null
  state: string
  fault: string | null
  attempts: number
}

/** The outbox of a tenant, oldest first. */
export const mailsOf = (context: Context, tenant = 'staging', to?: string): Promise<OutboxMail[]> =>
  context.db.read<OutboxMail>(
    tenant,
    sql`select id, recipient as "to", locale, template, subject, body_text as text, body_html as html, state, fault, attempts
      from platform.mail where tenant_id = ${tenant} and recipient = coalesce(${to ?? null}, recipient) order by created_at, id`,
  )

/** The link to a path in an email's text. */
export function linkIn({ text }: OutboxMail, path: string): string {
  const link = text?.match(/^https?:\/\/\S+$/gm)?.find((each) => new URL(each).pathname.includes(path))
  if (!link) throw new Error(`no link to ${path} in: ${text}`)
  return link
}
