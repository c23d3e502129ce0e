import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'

export const favouritesOf = (tenant: string, personId: string): Statement =>
  sql`select car_id as "carId" from users.favourite where tenant_id = ${tenant} and person_id = ${personId}
    order by created_at desc, car_id`

/** Fails with 23503 where the car is gone. */
export const insertFavourite = (tenant: string, personId: string, carId: string): Statement =>
  sql`insert into users.favourite (tenant_id, person_id, car_id) values (${tenant}, ${personId}, ${carId}) on conflict do nothing`

export const deleteFavourite = (tenant: string, personId: string, carId: string): Statement =>
  sql`delete from users.favourite where tenant_id = ${tenant} and person_id = ${personId} and car_id = ${carId}`
