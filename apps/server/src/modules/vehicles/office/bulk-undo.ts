import type { BulkReport } from '@minato/contract/vehicles-office'
import type { Context } from '../../../context.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { liftTimeLimit } from '../import/run-store.ts'
import { reportIn } from './bulk.ts'
import type { CarReservations } from './statuses.ts'
import {
  bareBefore,
  closeGaps,
  forgetStatuses,
  holdBulk,
  holdUnchanged,
  lastStatuses,
  markUndone,
  restoreCars,
  takeOffIllustrations,
} from './bulk-store.ts'

/**
 * Reverts an action for every car that is unchanged since.
 * @throws 409 if it was reverted already
 */
export const undoBulk = (
  context: Context,
  { restoreReservations }: CarReservations,
  tenant: string,
  id: string,
): Promise<BulkReport> =>
  context.db.write(tenant, async (tx) => {
    const idsOf = async <Id>(statement: Statement): Promise<Id[]> =>
      (await tx.rows<{ id: Id }>(statement)).map((row) => row.id)
    await tx.rows(liftTimeLimit())
    if ((await tx.rows(holdBulk(tenant, id))).length === 0) throw httpError('MINATO-4004')
    const before = await reportIn(tx, id)
    if (before.undoneAt !== null) throw conflictError(before)
    const ids = await idsOf<string>(holdUnchanged(tenant, id))
    await tx.rows(restoreCars(tenant, id, ids, before.action))
    if (before.action !== 'price') await tx.rows(forgetStatuses(tenant, await idsOf<number>(lastStatuses(tenant, ids))))
    if (before.action === 'sold') await restoreReservations(context, tx, ids, before.at)
    if (before.action === 'publish') {
      const bare = await idsOf<string>(bareBefore(tenant, id, ids))
      await tx.rows(takeOffIllustrations(tenant, bare))
      await tx.rows(closeGaps(tenant, bare))
    }
    await tx.rows(markUndone(tenant, id, before.done - ids.length))
    return reportIn(tx, id)
  })
