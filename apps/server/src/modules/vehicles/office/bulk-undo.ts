import type { BulkReport } from '@minato/contract/vehicles-office'
import type { Context } from '../../../context.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { disableStatementTimeout } from '../import/run-store.ts'
import { readReport } from './bulk.ts'
import type { CarReservations } from './statuses.ts'
import {
  withoutPicturesBefore,
  closeGaps,
  deleteStatuses,
  lockBulk,
  lockUnchanged,
  lastStatuses,
  markUndone,
  restoreCars,
  deleteIllustrations,
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
    await tx.rows(disableStatementTimeout())
    if ((await tx.rows(lockBulk(tenant, id))).length === 0) throw httpError('MINATO-4004')
    const before = await readReport(tx, id)
    if (before.undoneAt !== null) throw conflictError(before)
    const ids = await idsOf<string>(lockUnchanged(tenant, id))
    await tx.rows(restoreCars(tenant, id, ids, before.action))
    if (before.action !== 'price') await tx.rows(deleteStatuses(tenant, await idsOf<number>(lastStatuses(tenant, ids))))
    if (before.action === 'sold') await restoreReservations(context, tx, ids, before.at)
    if (before.action === 'publish') {
      const withoutPictures = await idsOf<string>(withoutPicturesBefore(tenant, id, ids))
      await tx.rows(deleteIllustrations(tenant, withoutPictures))
      await tx.rows(closeGaps(tenant, withoutPictures))
    }
    await tx.rows(markUndone(tenant, id, before.done - ids.length))
    return readReport(tx, id)
  })
