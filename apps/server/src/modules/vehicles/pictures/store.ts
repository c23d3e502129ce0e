import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** A picture with what decides access: the status of its car, or none yet. */
export interface PictureRow {
  id: string
  car_id: string | null
  status: string | null
  is_logo: boolean
  /** Belongs to a published review. */
  is_reviewed: boolean
  drawing: unknown
  width: number
}

export const picture = (tenant: string, id: string): Statement => sql`
  select i.id, i.car_id, c.status, i.drawing, i.width,
    exists (select from catalog.brand b where b.tenant_id = ${tenant} and b.logo_id = i.id) as is_logo,
    exists (select from reviews.picture r where r.tenant_id = ${tenant} and r.image_id = i.id and r.is_shown) as is_reviewed
  from vehicles.image i left join vehicles.car c on c.tenant_id = ${tenant} and c.id = i.car_id
  where i.tenant_id = ${tenant} and i.id = ${id}::uuid`

/** Whether the user has an inquiry on the car, in any status. */
export const inquiryOfCar = (tenant: string, carId: string, ownerId: string): Statement => sql`
  select from inquiries.inquiry
  where tenant_id = ${tenant} and car_id = ${carId}::uuid and owner_id = ${ownerId}::uuid limit 1`

export const keepPicture = (
  tenant: string,
  { id, width, height, placeholder }: { id: string; width: number; height: number; placeholder: string },
  externalUrl: string | null,
): Statement => sql`
  insert into vehicles.image (tenant_id, id, width, height, placeholder, external_url)
  values (${tenant}, ${id}::uuid, ${width}, ${height}, ${placeholder}, ${externalUrl})`

export const lockCar = (tenant: string, carId: string): Statement =>
  sql`select id, status from vehicles.car where tenant_id = ${tenant} and id = ${carId}::uuid for update`

export const imagesOf = (tenant: string, carId: string): Statement => sql`
  select id, index, external_url, width, height, placeholder, view, drawing is not null as is_illustration
  from vehicles.image where tenant_id = ${tenant} and car_id = ${carId}::uuid order by index`

/** Attaches unused pictures to the car and returns their ids. */
export const attach = (tenant: string, carId: string, ids: string[], indexes: number[]): Statement => sql`
  update vehicles.image i set car_id = ${carId}::uuid, index = g.index
  from unnest(${ids}::uuid[], ${indexes}::smallint[]) as g (id, index)
  where i.tenant_id = ${tenant} and i.id = g.id and i.car_id is null
    and not exists (select from catalog.brand b where b.tenant_id = ${tenant} and b.logo_id = i.id)
    and not exists (select from reviews.picture r where r.tenant_id = ${tenant} and r.image_id = i.id)
  returning i.id`

export const reorder = (tenant: string, carId: string, ids: string[], indexes: number[]): Statement => sql`
  update vehicles.image i set index = g.index from unnest(${ids}::uuid[], ${indexes}::smallint[]) as g (id, index)
  where i.tenant_id = ${tenant} and i.car_id = ${carId}::uuid and i.id = g.id`

/** Detaches a picture. It can be attached again for two weeks, until the sweep deletes it. */
export const removeImage = (tenant: string, carId: string, imageId: string): Statement =>
  sql`update vehicles.image set car_id = null, created_at = now() where tenant_id = ${tenant} and car_id = ${carId}::uuid and id = ${imageId}::uuid returning id, (select o.index from vehicles.image o where o.tenant_id = ${tenant} and o.id = ${imageId}::uuid) as index`

export const closeGap = (tenant: string, carId: string, index: number): Statement =>
  sql`update vehicles.image set index = index - 1 where tenant_id = ${tenant} and car_id = ${carId}::uuid and index > ${index}`

/** Locks a picture that no car, maker or review uses, so that only one of two callers takes it. */
export const lockUnusedPicture = (tenant: string, id: string): Statement => sql`
  select i.id from vehicles.image i where i.tenant_id = ${tenant} and i.id = ${id}::uuid and i.car_id is null
    and not exists (select from catalog.brand b where b.tenant_id = ${tenant} and b.logo_id = i.id)
    and not exists (select from reviews.picture r where r.tenant_id = ${tenant} and r.image_id = i.id)`
export const lockPicture = (tenant: string, id: string): Statement =>
  sql`select id from vehicles.image where tenant_id = ${tenant} and id = ${id}::uuid for update`

/** The given ids that exist. */
export const existingPictures = (tenant: string, ids: readonly string[]): Statement =>
  sql`select id from vehicles.image where tenant_id = ${tenant} and id = any(${ids}::uuid[])`

/**
 * Unused by car, maker and review for two weeks: the draft of a new car may wait that long on a device
 * (VEH-07).
 */
export const unusedPictures = (tenant: string): Statement => sql`
  delete from vehicles.image i where i.tenant_id = ${tenant} and i.car_id is null and i.created_at < now() - interval '14 days'
    and not exists (select from catalog.brand b where b.tenant_id = ${tenant} and b.logo_id = i.id)
    and not exists (select from reviews.picture r where r.tenant_id = ${tenant} and r.image_id = i.id)
  returning i.id`
