import { sql } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'

/** A car with everything that a list can say of it, by the names of its columns. */
export type ExportedRow = { car_no: number } & Record<string, string | number | null>

/** The next so many cars in order of their numbers, the newest first: no transaction waits for whoever reads slowly. */
export const exportedCars = (tenant: string, where: Sql, below: number | null, most: number): Statement => sql`
  select c.car_no, c.status, n.brand, n.model, n.model_year, n.trim, c.grade, c.chassis,
    c.first_registration_year, c.first_registration_month, c.manufacture_year, c.manufacture_month, c.mileage, c.engine_size, c.engine_code,
    c.transmission_type, c.drive_type, c.steering, c.fuel_type, c.color, c.doors, c.number_seat, c.body_type, c.seat_belt_year,
    c.length, c.width, c.height, c.cubic_meter, c.front_tire_size, c.rear_tire_size, c.base_price, c.country, c.city, c.street, c.district,
    s.*
  from (
    select * from vehicles.car c where c.tenant_id = ${tenant} and ${where} and (${below}::integer is null or c.car_no < ${below}::integer)
    order by c.car_no desc limit ${most}::integer) c
  join catalog.car_name n on n.tenant_id = ${tenant} and n.trim_id = c.trim_id
  left join vehicles.sheet s on s.tenant_id = ${tenant} and s.car_id = c.id
  order by c.car_no desc`
