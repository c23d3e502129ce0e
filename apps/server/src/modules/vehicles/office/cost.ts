import { marginOf } from '@minato/domain/vehicles'
import type { Transaction } from '../../../platform/database/database.ts'
import { purchaseOf } from './purchase-store.ts'
import type { PurchaseRow } from './purchase-store.ts'

export const costsIn = ({ cost, inland_cost, repair_cost, other_cost, rate }: PurchaseRow) => ({
  cost,
  inlandCost: inland_cost,
  repairCost: repair_cost,
  otherCost: other_cost,
  rate,
})

/** The cost of a car in whole US dollars; null if unknown. */
export async function costOfCar(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx.rows<PurchaseRow>(purchaseOf(tx.tenant, id))
  return row ? marginOf(costsIn(row), null).cost : null
}

/** The HS code set by a manager; null if documents use the computed one. */
export async function hsCodeOfPurchase(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.rows<PurchaseRow>(purchaseOf(tx.tenant, id))
  return row?.hs_code ?? null
}
