import * as pricing from '@minato/contract/pricing'
import type { ProductPrice } from '@minato/contract/pricing'
import * as calls from '@minato/contract/vehicles-office'
import { exportChosenCars } from '@minato/contract/vehicles-export'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { csvDownload } from '../../../platform/http/csv.ts'
import { serve } from '../../../platform/http/serve.ts'
import { getPortPrice, setPortPrice } from '../../ports/service.ts'
import type { PortPrice } from '../../ports/service.ts'
import { facetsOf } from '../search/facets.ts'
import { countByStatus } from '../search/service.ts'
import { getVehicle, statusesOf, vehicleIn } from '../service.ts'
import { readReport, previewBulk, runBulk } from './bulk.ts'
import { undoBulk } from './bulk-undo.ts'
import { createCar, updateCar } from './edit-car.ts'
import { MANY_CARS_MS, waitUntilIndexed } from '../search/wait-until-indexed.ts'
import { lockCarVersion } from './change-car.ts'
import { exportChosen } from './selected-cars-export.ts'
import { EXPORT_HEADER, exportedRows } from './export.ts'
import { revertBestDeal, setBestDeal, setPrice } from './prices.ts'
import { getPurchase, updatePurchase } from './purchase.ts'
import { serveSavedViews } from './saved-views.ts'
import { changeStatus } from './statuses.ts'
import type { CarReservations } from './statuses.ts'
import { recordView } from './views.ts'

/** Calls of managers for cars, and the view counter of visitors. */
export function serveOffice(app: FastifyInstance, context: Context, reservations: CarReservations): void {
  serveSavedViews(app, context)
  serve(app, context, calls.createCar, async ({ tenant, body, withIdempotency }) => {
    const vehicle = await withIdempotency((tx) => createCar(tx, body, context.now()))
    await waitUntilIndexed(context, tenant)
    return vehicle
  })
  serve(app, context, calls.updateCar, ({ tenant, params, body, version }) =>
    updateCar(context, tenant, params.id, body, version),
  )
  serve(app, context, calls.moveCarToTrim, ({ tenant, params: { carId, trimId }, version }) =>
    updateCar(context, tenant, carId, { trimId }, version),
  )

  serve(app, context, calls.publishCar, ({ tenant, params, query }) =>
    changeStatus(context, reservations, tenant, params.id, 'publish', { mayUseIllustrations: query.withIllustrations }),
  )
  serve(app, context, calls.markCarSold, ({ tenant, params, body }) =>
    changeStatus(context, reservations, tenant, params.id, 'sold', { isClosing: body?.others === 'CLOSE' }),
  )
  serve(app, context, calls.returnCarToDraft, ({ tenant, params }) =>
    changeStatus(context, reservations, tenant, params.id, 'draft'),
  )
  serve(app, context, calls.archiveCar, ({ tenant, params }) =>
    changeStatus(context, reservations, tenant, params.id, 'archive'),
  )

  serve(app, context, calls.setBestDeal, ({ tenant, params, body }) => setBestDeal(context, tenant, params.id, body))
  serve(app, context, calls.revertBestDeal, ({ tenant, params }) => revertBestDeal(context, tenant, params.id))
  serve(app, context, pricing.getProductPrice, async ({ tenant, params: { productId, quantity } }) => {
    const charge = await getPortPrice(context, tenant, productId)
    return charge
      ? portPriceOf(charge, productId, Number(quantity))
      : priceOf(
          await getVehicle(context, tenant, productId, { code: 'CODE_2', isManager: true }),
          productId,
          Number(quantity),
        )
  })
  serve(
    app,
    context,
    pricing.setProductPrice,
    async ({ tenant, params: { productId }, body, version, withIdempotency }) => {
      const price = await withIdempotency(async (tx) => {
        const charge = await setPortPrice(tx, productId, { value: body.value, currency: 'USD' }, version)
        if (charge) return portPriceOf(charge, productId)
        await setPrice(tx, await lockCarVersion(tx, productId, version), body.value)
        return priceOf(await vehicleIn(tx, productId), productId)
      })
      await waitUntilIndexed(context, tenant)
      return price
    },
  )
  serve(app, context, calls.getPurchase, ({ tenant, params }) => getPurchase(context, tenant, params.id))
  serve(app, context, calls.updatePurchase, ({ tenant, params, body, version }) =>
    updatePurchase(context, tenant, params.id, body, version),
  )

  serve(app, context, calls.previewBulk, ({ tenant, body }) => previewBulk(context, tenant, body))
  serve(app, context, calls.runBulk, async ({ tenant, body, withIdempotency }) => {
    const report = await withIdempotency((tx) => runBulk(context, reservations, tx, body))
    await waitUntilIndexed(context, tenant, MANY_CARS_MS)
    return report
  })
  serve(app, context, calls.getBulk, ({ tenant, params, query }) =>
    readReport({ tenant, rows: (statement) => context.db.read(tenant, statement) }, params.id, query),
  )
  serve(app, context, calls.undoBulk, async ({ tenant, params }) => {
    const report = await undoBulk(context, reservations, tenant, params.id)
    await waitUntilIndexed(context, tenant, MANY_CARS_MS)
    return report
  })

  serve(app, context, calls.getFacets, ({ tenant, query }) => facetsOf(context, tenant, query, statusesOf(query, true)))
  serve(app, context, calls.countCarsByStatus, ({ tenant, query }) => countByStatus(context, tenant, query))
  serve(app, context, calls.exportCars, async ({ tenant, query, reply }) => {
    const day = context.now().toISOString().slice(0, 10)
    csvDownload(reply, `cars-${day}.csv`, EXPORT_HEADER, await exportedRows(context, tenant, query))
    return undefined
  })
  serve(app, context, exportChosenCars, async ({ tenant, body, reply }) => {
    const { header, rows } = await exportChosen(context, tenant, body)
    csvDownload(reply, `cars-${context.now().toISOString().slice(0, 10)}.csv`, header, rows)
    return undefined
  })
  serve(app, context, calls.countView, async ({ tenant, params, identity, request }) => {
    // Views by managers do not count.
    if (!identity?.roles.includes('SALES_MANAGER')) await recordView(context, tenant, params.id, request)
    return undefined
  })
}

const portPriceOf = ({ value, version }: PortPrice, productId: string, quantity = 1): ProductPrice => ({
  productId,
  quantity,
  value: value && value.value * quantity,
  currency: 'USD',
  previousValue: null,
  version,
})

const priceOf = ({ office, version = 1 }: VehicleReply, productId: string, quantity = 1): ProductPrice => {
  const multiplied = (money: { value: number } | null | undefined) => (money ? money.value * quantity : null)
  return {
    productId,
    quantity,
    value: multiplied(office?.basePrice),
    currency: 'USD',
    previousValue: multiplied(office?.basePreviousPrice),
    version,
  }
}
