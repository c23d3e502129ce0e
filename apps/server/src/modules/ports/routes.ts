import * as calls from '@minato/contract/ports'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import { serve, serveChange } from '../../platform/http/serve.ts'
import { EFFECT_COLUMNS, movedPrices, previewPrices } from '../pricing/service.ts'
import type { RunQuery } from '../pricing/service.ts'
import { PORT_COLUMNS, exportedPorts } from './export.ts'
import * as service from './service.ts'
import { noSuchPort, portOf } from './service.ts'
import { countriesServed, port, ports, portsServing } from './store.ts'
import type { PortRow } from './store.ts'
import { undoTariff } from './undo-tariff.ts'

export function servePorts(app: FastifyInstance, context: Context): void {
  const { db } = context
  const runIn =
    (tenant: string): RunQuery =>
    (statement) =>
      db.read(tenant, statement)
  const findPort = async (tenant: string, id: string): Promise<PortRow> => {
    const [row] = await db.read<PortRow>(tenant, port(tenant, id))
    if (!row) throw noSuchPort()
    return row
  }
  const listPorts = async (tenant: string) => (await db.read<PortRow>(tenant, ports(tenant))).map(portOf)
  serve(app, context, calls.listPorts, ({ tenant }) => listPorts(tenant))
  serve(app, context, calls.exportPorts, async ({ tenant, query, reply }) =>
    csvList(reply, 'ports.csv', PORT_COLUMNS, [await exportedPorts(await listPorts(tenant), query)]),
  )
  serve(app, context, calls.getPort, async ({ tenant, params }) => portOf(await findPort(tenant, params.id)))
  serve(app, context, calls.listPortsOfCountry, async ({ tenant, params }) =>
    (await db.read<PortRow>(tenant, portsServing(tenant, params.country.toUpperCase()))).map(portOf),
  )
  serve(app, context, calls.listCountriesServed, async ({ tenant, params }) => {
    await findPort(tenant, params.id)
    return (await db.read<{ country: string }>(tenant, countriesServed(tenant, params.id))).map(
      ({ country }) => country,
    )
  })

  serveChange(app, context, calls.createPort, ({ body, withIdempotency }) =>
    withIdempotency((tx) => service.createPort(tx, body)),
  )
  serveChange(app, context, calls.updatePort, ({ tenant, params, body, version }) =>
    service.updatePort(context, tenant, params.id, body, version),
  )
  serveChange(app, context, calls.setTariff, ({ tenant, params, body, version }) =>
    service.setTariff(context, tenant, params.id, body, version),
  )
  serve(app, context, calls.previewTariff, async ({ tenant, params, query }) =>
    previewPrices(runIn(tenant), tenant, await service.tariffChange(context, tenant, params.id, query.value)),
  )
  serve(app, context, calls.exportTariffEffect, async ({ tenant, params, query, reply }) => {
    const change = await service.tariffChange(context, tenant, params.id, query.value)
    csvList(reply, 'tariff-effect.csv', EFFECT_COLUMNS, movedPrices(runIn(tenant), tenant, change))
  })
  serveChange(app, context, calls.undoTariff, ({ tenant, params, body, version }) =>
    undoTariff(context, tenant, params.id, body.tariffId, version),
  )
  serveChange(app, context, calls.cancelCharge, ({ tenant, params, version }) =>
    service.cancelCharge(context, tenant, params.id, params.chargeId, version),
  )
  serve(app, context, calls.getPortHistory, ({ tenant, params }) => service.historyOf(context, tenant, params.id))
  serveChange(app, context, calls.addCountriesServed, ({ params, body, withIdempotency }) =>
    withIdempotency((tx) => service.serveCountries(tx, params.id, body)),
  )
  serveChange(app, context, calls.removeCountryServed, ({ tenant, params, body }) =>
    service.endCountry(context, tenant, params.id, body),
  )
  serveChange(app, context, calls.addInspection, ({ params, body, withIdempotency }) =>
    withIdempotency((tx) => service.addInspection(context, tx, params.id, body)),
  )
  serveChange(app, context, calls.updateInspection, ({ tenant, params, body, version }) =>
    service.changeInspection(context, tenant, params.id, body, version),
  )
  serveChange(app, context, calls.removeInspection, ({ tenant, params, query, version }) =>
    service.changeInspection(context, tenant, params.id, { type: query['inspection-type'], amount: null }, version),
  )
}
