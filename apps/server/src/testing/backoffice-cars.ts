import { randomUUID } from 'node:crypto'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { ErrorReply } from '@minato/contract/errors'
import type { VehicleReply } from '@minato/contract/vehicles'
import { trimFinder } from '../modules/catalog/service.ts'
import { sql } from '../platform/database/sql.ts'
import type { Context } from '../context.ts'
import type { Answer, TestServer } from './app.ts'

/** An uploaded picture without a car. */
export async function addPicture({ db }: Context, tenant = 'staging'): Promise<string> {
  const id = randomUUID()
  await db.write(tenant, (tx) =>
    tx.rows(
      sql`insert into vehicles.image (tenant_id, id, width, height, placeholder) values (${tenant}, ${id}::uuid, 800, 600, 'data:,')`,
    ),
  )
  return id
}

/** A model code; creates missing maker and model. */
export async function addTrim({ db }: Context, name = 'NZE161G', tenant = 'staging'): Promise<string> {
  const path = { brand: 'Toyota', model: 'Corolla Fielder', trim: name, modelYear: null, trimYear: null }
  const [ids] = await db.write(tenant, (tx) => trimFinder(tx)([path]))
  return ids?.trimId ?? ''
}

export const wholeCar = async (server: TestServer, id: string): Promise<VehicleReply> =>
  (await server.get<VehicleReply>(`/api/vehicle/car/${id}?fieldsToExtractCode=CODE_4`)).json

/** Creates a car; returns it or the error. */
export type CarOrNot = Omit<VehicleReply, 'status'> & Omit<ErrorReply, 'status'> & { status: VehicleStatus }

/** Edits the version that was read. */
export const edit = <T = VehicleReply>(
  server: TestServer,
  path: string,
  version: number | undefined,
  body?: unknown,
  method: 'PUT' | 'POST' = 'PUT',
): Promise<Answer<T>> =>
  server.send<T>(method, path, body, 'staging', version === undefined ? {} : { 'if-match': `"${version}"` })
