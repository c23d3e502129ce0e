import type { Port } from '@minato/contract/ports'
import type { Context } from '../../context.ts'
import { CHANGED_SINCE } from '../../platform/http/change-preview.ts'
import { conflictError } from '../../platform/http/http-error.ts'
import { withLockedPort } from './service.ts'
import { deleteComingTariff, insertTariff, tariffToUndo } from './store.ts'
import type { UndoneTariffRow } from './store.ts'

const NOTHING_BEFORE = { code: 'NOTHING_BEFORE', message: 'There is no tariff before this one to go back to' }

/**
 * Undoes a tariff: one still to come is cancelled, after the one in force the one before it is recorded again.
 * @throws MINATO-4004; 409 if the port has another version, CHANGED_SINCE for any other tariff, or NOTHING_BEFORE
 */
export const undoTariff = (
  { db }: Context,
  tenant: string,
  portId: string,
  tariffId: string,
  version: number,
): Promise<Port> =>
  db.write(tenant, (tx) =>
    withLockedPort(tx, portId, version, async (now) => {
      const [undone] = await tx.rows<UndoneTariffRow>(tariffToUndo(tenant, portId, tariffId))
      if (!undone) throw conflictError(now, CHANGED_SINCE)
      if (!undone.isInForce) return tx.rows(deleteComingTariff(tenant, portId, tariffId))
      if (undone.before === null) throw conflictError(now, NOTHING_BEFORE)
      return tx.rows(insertTariff(tenant, portId, undone.before, null))
    }),
  )
