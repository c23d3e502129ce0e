import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@minato/contract/enumerations'
import type { Context } from '../../../context.ts'
import { secretOf } from '../../../platform/process/secrets.ts'
import { linkTo } from '../links.ts'

/**
 * The unsubscribe link of an alert, which works without a sign-in. Its code is derived from the search's id, so links
 * of old emails keep working; it permits nothing else.
 */
async function codeOf({ db }: Pick<Context, 'db'>, tenant: string, searchId: string): Promise<string> {
  const key = await secretOf(db, 'stop mails')
  return createHmac('sha256', key).update(`${tenant} ${searchId}`).digest('base64url').slice(0, 22)
}

/** The link of a search in either language. */
export async function stopLinkOf(
  context: Context,
  tenant: string,
  searchId: string,
): Promise<(locale: Locale) => string> {
  const code = await codeOf(context, tenant, searchId)
  return (locale) => linkTo(context, tenant, locale, `/auth/stop-mails/${searchId}/${code}`)
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the link is genuine; the search may be deleted nevertheless. */
export async function isStopCode(
  context: Pick<Context, 'db'>,
  tenant: string,
  searchId: string,
  code: string,
): Promise<boolean> {
  if (!UUID.test(searchId)) return false
  const [given, expected] = [Buffer.from(code), Buffer.from(await codeOf(context, tenant, searchId))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
