import * as calls from '@minato/contract/ports'
import type { Port } from '@minato/contract/ports'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/failure.ts'
import { serve } from '../../platform/serve.ts'
import { countriesServed, port, ports, portsServing } from './store.ts'
import type { PortRow } from './store.ts'

export function servePorts(app: FastifyInstance, context: Context): void {
  const { db } = context
  const one = async (tenant: string, id: string): Promise<PortRow> => {
    const [row] = await db.read<PortRow>(tenant, port(tenant, id))
    if (!row) throw refuse('MINATO-4004', { message: 'There is no such port' })
    return row
  }
  serve(app, context, calls.listPorts, async ({ tenant }) =>
    (await db.read<PortRow>(tenant, ports(tenant))).map(portOf),
  )
  serve(app, context, calls.getPort, async ({ tenant, params }) => portOf(await one(tenant, params.id)))
  serve(app, context, calls.listPortsOfCountry, async ({ tenant, params }) =>
    (await db.read<PortRow>(tenant, portsServing(tenant, params.country.toUpperCase()))).map(portOf),
  )
  serve(app, context, calls.listCountriesServed, async ({ tenant, params }) => {
    await one(tenant, params.id)
    return (await db.read<{ country: string }>(tenant, countriesServed(tenant, params.id))).map(
      ({ country }) => country,
    )
  })
}

const dollars = (value: number) => ({ value, currency: 'USD' as const })
const portOf = ({ product_id, tariff, inspections, countries_served, ...row }: PortRow): Port => ({
  ...row,
  countriesServed: countries_served,
  tariff: { productId: product_id, value: tariff === null ? null : dollars(tariff) },
  inspections: inspections.map((one) => ({ ...one, amount: dollars(one.amount) })),
})
