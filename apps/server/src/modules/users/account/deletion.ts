import type { FastifyRequest } from 'fastify'
import type { Context, Person } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import { deleteMailsTo } from '../../../platform/email/outbox-store.ts'
import { deleteViewsBy } from '../../vehicles/service.ts'
import { lockHandOvers, lockManagers } from '../managers-store.ts'
import { deleteRecordsOf } from '../provider/records-store.ts'
import { checkPassword, lockWithPassword } from './credentials.ts'
import { deleteRelatedRows, deleteRepliesAbout, anonymizePerson } from './deletion-store.ts'
import type { PersonalData } from './personal-data.ts'
import { accountRow } from './profile.ts'

/** The last email to a deleted account; swept once it was sent. */
export const FAREWELL_EMAIL = 'accountDeleted'

/**
 * Deletes an account: personal data are removed, actions for the dealer stay under an anonymous id.
 * The audit log never contains personal data (db/migrations/0007). @throws MINATO-1008 for the last
 * manager, and while a paid car is on its way
 */
export async function deleteAccount(
  context: Context,
  dataOfModules: readonly PersonalData[],
  person: Person,
  password: string | undefined,
  request: FastifyRequest,
): Promise<void> {
  const { tenant, userId } = person
  const row = await accountRow(context, tenant, userId)
  await checkPassword(context, person, row, password, request)
  await context.db.write(tenant, async (tx) => {
    const managers = row.roles.includes('SALES_MANAGER') ? await tx.rows<{ id: string }>(lockManagers(tenant)) : []
    if (managers.length === 1 && managers[0]?.id === userId)
      throw httpError('MINATO-1008', { message: 'Invite another manager first: the last one cannot leave' })
    if (managers.length) await tx.rows(lockHandOvers(tenant))
    await lockWithPassword(tx, row)
    for (const { remove } of dataOfModules) await remove?.(context, tx, userId)
    await tx.rows(deleteViewsBy(tenant, userId))
    for (const statement of deleteRelatedRows(tenant, userId)) await tx.rows(statement)
    await tx.rows(deleteRecordsOf(tenant, userId))
    await tx.rows(deleteRepliesAbout(tenant, userId))
    await tx.rows(deleteMailsTo(tenant, userId))
    await tx.rows(anonymizePerson(tenant, userId))
    if (row.email) {
      const data = { name: row.firstname ?? '' }
      await sendMail(tx, { to: row.email, locale: row.locale, template: FAREWELL_EMAIL, data })
    }
  })
}
