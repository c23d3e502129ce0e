import * as schedules from '@minato/contract/voyage-schedules'
import * as calls from '@minato/contract/voyages'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import { sendDownload } from '../../platform/http/download.ts'
import { serve } from '../../platform/http/serve.ts'
import { sendXlsx } from '../../platform/http/xlsx.ts'
import { drawingLimit, drawDocument, LOADING_WORDS } from '../inquiries/booking/service.ts'
import { bookVoyage, cancelBooking } from './booking.ts'
import { changeVoyage, previewChange } from './change-voyage.ts'
import { LOADING_COLUMNS, loadingFacts, loadingList, loadingSheet } from './loading-list.ts'
import { applySchedule, previewSchedule } from './schedule/service.ts'
import * as service from './service.ts'

export function serveVoyages(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, calls.listVoyages, ({ tenant, identity, query }) =>
    service.listVoyages(context, tenant, identity, query.inquiryId),
  )
  serve(app, context, calls.listSailings, ({ tenant, query }) => service.listSailings(context, tenant, query.portId))
  serve(app, context, calls.getVoyage, ({ tenant, params }) =>
    service.getVoyage((statement) => db.read(tenant, statement), tenant, params.id),
  )
  serve(app, context, calls.createVoyage, ({ body, withIdempotency }) =>
    withIdempotency((tx) => service.createVoyage(context, tx, body)),
  )
  serve(app, context, calls.previewVoyageChange, ({ tenant, params, body }) =>
    previewChange(context, tenant, params.id, body),
  )
  serve(app, context, calls.updateVoyage, ({ tenant, params, body, version }) =>
    changeVoyage(context, tenant, params.id, body, version),
  )
  serve(app, context, calls.deleteVoyage, ({ tenant, params, version }) =>
    service.deleteVoyage(context, tenant, params.id, version),
  )
  serve(app, context, schedules.previewSchedule, ({ tenant, request, query }) =>
    previewSchedule(context, tenant, request, query.cutOffDays),
  )
  serve(app, context, schedules.applySchedule, ({ body, withIdempotency }) =>
    withIdempotency((tx) => applySchedule(context, tx, body)),
  )
  serve(
    app,
    context,
    calls.listBookedCars,
    async ({ tenant, params }) => (await loadingList(context, tenant, params.id)).rows,
  )
  serve(app, context, calls.exportLoadingList, async ({ tenant, params, reply }) => {
    const { name, rows } = await loadingList(context, tenant, params.id)
    csvList(reply, `${name}.csv`, LOADING_COLUMNS, [rows])
  })
  serve(app, context, calls.exportLoadingWorkbook, async ({ tenant, params, query: { locale = 'en' }, reply }) => {
    const { name, rows } = await loadingList(context, tenant, params.id)
    sendXlsx(reply, `${name}.xlsx`, LOADING_WORDS[locale].title, loadingSheet(rows, locale))
  })
  serve(app, context, calls.exportLoadingPdf, async ({ tenant, params, query: { locale = 'en' }, reply }) => {
    const { name, list } = await loadingFacts(context, tenant, params.id, locale)
    const bytes = await drawDocument(context, list, drawingLimit(context.config))
    sendDownload(reply, `${name}.pdf`, 'application/pdf', bytes)
  })
  serve(app, context, calls.bookVoyage, ({ tenant, identity, params, version }) =>
    bookVoyage(context, tenant, { identity, ...params, version }),
  )
  serve(app, context, calls.cancelBooking, ({ tenant, identity, params, version }) =>
    cancelBooking(context, tenant, { identity, ...params, version }),
  )
  serve(app, context, calls.listArrivals, ({ tenant, identity, params }) =>
    service.listArrivals(context, tenant, identity, params.inquiryId),
  )
}
