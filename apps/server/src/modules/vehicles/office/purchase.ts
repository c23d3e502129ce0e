import type { Purchase, PurchaseReply } from '@minato/contract/vehicles-office'
import { hsCodeText } from '@minato/domain/hs-code'
import { marginOf } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import { lockCar } from './change-car.ts'
import { costsIn } from './cost.ts'
import { purchaseOf, writePurchase } from './purchase-store.ts'
import type { PurchaseRow } from './purchase-store.ts'

/** The cost of a car and its margin (VEH-12). */
export const getPurchase = async (context: Context, tenant: string, id: string): Promise<PurchaseReply> =>
  replyOf(await context.db.read<PurchaseRow>(tenant, purchaseOf(tenant, id)))

/**
 * Replaces the cost.
 * @throws 409 with the current state, if the version differs
 */
export const updatePurchase = (
  context: Context,
  tenant: string,
  id: string,
  body: Purchase,
  version: number,
): Promise<PurchaseReply> =>
  context.db.write(tenant, async (tx) => {
    await lockCar(tx, id)
    const read = async () => replyOf(await tx.rows<PurchaseRow>(purchaseOf(tenant, id)))
    const current = await read()
    if (current.version !== version) throw conflictError(current)
    const hsCode =
      body.hsCode === undefined ? (current.purchase.hsCode ?? null) : body.hsCode && hsCodeText(body.hsCode)
    await tx.rows(writePurchase(tenant, id, { ...body, hsCode }))
    return read()
  })

function replyOf([row]: PurchaseRow[]): PurchaseReply {
  if (!row) throw httpError('MINATO-4004', { message: 'There is no such car' })
  const { auction, lot, date, hs_code: hsCode, version, price } = row
  const purchase = { auction, lot, date, ...costsIn(row), hsCode }
  return { purchase, ...marginOf(purchase, price), version: version ?? 0 }
}
