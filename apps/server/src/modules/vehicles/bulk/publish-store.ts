import type { BodyType, Color } from '@minato/contract/enumerations'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import { addIllustrations } from '../pictures/illustration.ts'

/** A car to publish. A marked illustration needs a known body. */
export interface NewlyVisibleCar {
  id: string
  category: BodyType | null
  color: Color | null
  hasPicture: boolean
}

/** Publishes drafts. The caller has checked that each may be published (domain/vehicles.ts). */
export async function publishDrafts(tx: Transaction, ids: readonly string[], time: string): Promise<void> {
  if (ids.length === 0) return
  const cars = await tx.rows<NewlyVisibleCar>(sql`
    update vehicles.car c set status = 'PUBLISHED', publication_date = ${time}, version = c.version + 1, updated_at = now()
    where c.tenant_id = ${tx.tenant} and c.id = any(${ids}::uuid[]) and c.status = 'DRAFT'
    returning c.id, c.body_type as category, c.color,
      exists (select from vehicles.image i where i.tenant_id = ${tx.tenant} and i.car_id = c.id) as "hasPicture"`)
  await onCarsPublished(tx, cars, time)
  // Publication is no edit: the import that created a car can still be undone.
  await tx.rows(sql`
    update vehicles.import_item i set version = c.version from vehicles.car c
    where c.tenant_id = ${tx.tenant} and c.id = any(${ids}::uuid[])
      and i.tenant_id = ${tx.tenant} and i.car_id = c.id and i.is_made and i.version = c.version - 1`)
}

/** Records the change of status and adds one illustration where pictures are missing. */
export async function onCarsPublished(tx: Transaction, cars: readonly NewlyVisibleCar[], time: string): Promise<void> {
  if (cars.length === 0) return
  await copyRows(
    tx,
    'vehicles.status_history',
    ['tenant_id', 'car_id', 'time', 'status'],
    cars.map(({ id }) => [tx.tenant, id, time, 'PUBLISHED']),
  )
  const withoutPictures = cars.flatMap(({ id, category, color, hasPicture }) =>
    hasPicture || category === null
      ? []
      : [{ carId: id, index: 0, drawing: { category, color: color ?? 'SILVER', view: 'front34', seed: 0 } as const }],
  )
  if (withoutPictures.length) await addIllustrations(tx, withoutPictures)
}
