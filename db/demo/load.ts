import type { Drawing } from '@minato/art/picture'
import type { Context } from '../../apps/server/src/context.ts'
import { addDefaultRules } from '../../apps/server/src/modules/import-rules/service.ts'
import { carWriter } from '../../apps/server/src/modules/vehicles/bulk/store.ts'
import type { NewCar } from '../../apps/server/src/modules/vehicles/bulk/store.ts'
import { addIllustrations } from '../../apps/server/src/modules/vehicles/pictures/illustration.ts'
import { indexCars } from '../../apps/server/src/modules/vehicles/search/index-cars.ts'
import { copyRows } from '../../apps/server/src/platform/database/copy-rows.ts'
import type { Transaction } from '../../apps/server/src/platform/database/database.ts'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import { generateCars } from './cars.ts'
import type { DemoCar } from './demo-car.ts'
import { companyFacts, companyMoney } from './company.ts'
import { markups, PRICES_SINCE } from './markups.ts'
import { loadOffice } from './office.ts'
import { ports } from './ports.ts'
import { reviews } from './reviews.ts'

/** Two dealers, so that isolation between tenants is always exercised. */
const DEALERS = [
  { tenant: 'staging', count: 2400, seed: 20_261 },
  { tenant: 'second', count: 300, seed: 73 },
] as const

/** Fills tenants that have no car yet, each in one transaction: a killed start begins again. */
export async function loadDemonstration(context: Context, say: (line: string) => void): Promise<void> {
  const known = await context.tenants.all()
  for (const { tenant, count, seed } of DEALERS.filter((dealer) => known.includes(dealer.tenant))) {
    if ((await context.db.read(tenant, sql`select from vehicles.car where tenant_id = ${tenant} limit 1`)).length)
      continue
    say(`Loading the demonstration stock of '${tenant}': ${count.toLocaleString('en')} cars …`)
    const today = context.now()
    const cars = [...generateCars({ count, seed, today, tenant })]
    await context.db.write(tenant, async (tx) => {
      // No request waits for this load, which may be slow on a busy machine.
      await tx.rows(sql`set local statement_timeout = 0`)
      await tx.rows(sql`set local idle_in_transaction_session_timeout = 0`)
      await loadSurroundings(tx, tenant, today)
      await loadCars(tx, cars)
      await loadOffice(tx)
    })
    await indexCars(context, tenant)
    // Runs once after the load, not at each start, and without a time limit: a timeout would make
    // the start fail (G10).
    await context.db.write(tenant, async (tx) => {
      await tx.rows(sql`set local statement_timeout = 0`)
      await tx.rows(sql`select platform.refresh_statistics()`)
    })
  }
}

async function loadSurroundings(
  tx: Transaction,
  tenant: (typeof DEALERS)[number]['tenant'],
  today: Date,
): Promise<void> {
  await tx.rows(
    sql`insert into settings.company (tenant_id, facts) values (${tenant}, ${JSON.stringify(companyFacts(tenant))})`,
  )
  const { insuranceRate, account } = companyMoney(tenant)
  const since = new Date(today.getTime() - PRICES_SINCE * 86_400_000).toISOString()
  await tx.rows(
    sql`insert into settings.insurance_rate (tenant_id, percentage, valid_from) values (${tenant}, ${insuranceRate}, ${since})`,
  )
  await tx.rows(sql`
    insert into settings.bank_account (tenant_id, holder, bank, branch, bank_address, swift, account_number, currency)
    values (${tenant}, ${account.holder}, ${account.bank}, ${account.branch}, ${account.bankAddress}, ${account.swift}, ${account.accountNumber}, 'USD')`)
  for (const { category, values } of markups(today)) {
    const [markup] = await tx.rows<{ id: string }>(
      sql`insert into pricing.markup (tenant_id, category_id) values (${tenant}, ${category}) returning id`,
    )
    await copyRows(
      tx,
      'pricing.markup_value',
      ['tenant_id', 'markup_id', 'percentage', 'effective_time'],
      values.map(({ percentage, effectiveTime }) => [tenant, markup?.id, percentage, effectiveTime]),
    )
  }
  for (const port of ports) {
    const [row] = await tx.rows<{ id: string }>(sql`
      insert into ports.port (tenant_id, name, country, city, description) values (${tenant}, ${port.name}, ${port.country}, ${port.city}, ${port.description.en}) returning id`)
    await tx.rows(
      sql`insert into ports.tariff (tenant_id, port_id, value, valid_from) values (${tenant}, ${row?.id}, ${port.tariff}, ${since})`,
    )
    if (port.inspection !== null)
      await tx.rows(
        sql`insert into ports.inspection (tenant_id, port_id, type, amount, valid_from) values (${tenant}, ${row?.id}, 'PRE_EXPORT', ${port.inspection}, ${since})`,
      )
    await copyRows(
      tx,
      'ports.country_served',
      ['tenant_id', 'port_id', 'country'],
      port.countriesServed.map((country) => [tenant, row?.id, country]),
    )
  }
  await addDefaultRules(tx, since)
  await copyRows(
    tx,
    'reviews.review',
    [
      'tenant_id',
      'customer_name',
      'country',
      'purchased_car_brand',
      'purchased_car_model',
      'comment',
      'reply',
      'is_published',
      'seller',
      'created_at',
    ],
    reviews(tenant, today).map((one) => [
      tenant,
      one.customerName,
      one.country,
      one.purchasedCarBrand,
      one.purchasedCarModel,
      one.comment,
      one.reply,
      one.isPublished,
      one.seller,
      one.createdAt,
    ]),
  )
}

export const newCar = (car: DemoCar): NewCar => ({
  brand: car.brand,
  model: car.model,
  trim: car.trim,
  modelYear: car.modelYear,
  trimYear: car.trimYear,
  fields: car.fields,
  status: car.status,
  publicationDate: car.publicationDate,
  price: car.price,
  previousPrice: car.previousPrice,
  bestDealSince: car.bestDealSince,
  sourceKey: null,
  sourceHash: null,
})

async function loadCars(tx: Transaction, cars: DemoCar[]): Promise<void> {
  const ids = await (await carWriter(tx)).insert(cars.map(newCar))
  await copyRows(
    tx,
    'vehicles.status_history',
    ['tenant_id', 'car_id', 'time', 'status'],
    cars.flatMap((car, i) => car.statusHistories.map(({ time, status }) => [tx.tenant, ids[i], time, status])),
  )
  // The cars were created before their publication, not at this start.
  await tx.rows(
    sql`update vehicles.car set created_at = publication_date - interval '2 days' where tenant_id = ${tx.tenant} and publication_date is not null`,
  )
  await addIllustrations(
    tx,
    cars.flatMap((car, i) =>
      car.pictures.map((picture, index) => ({ carId: ids[i] as string, index, drawing: drawingOf(car, picture) })),
    ),
  )
}

/**
 * An unknown colour is drawn white. Only pictures that show the mileage depend on it, so that cars
 * can share the others.
 */
function drawingOf({ fields }: DemoCar, { view, seed }: DemoCar['pictures'][number]): Drawing {
  const { color, steering, mileage } = fields.specification
  return {
    category: fields.utils.type ?? 'SEDAN',
    color: color ?? 'WHITE',
    view,
    seed,
    ...(view === 'interior' && { steering: steering ?? 'RIGHT' }),
    ...(view === 'odometer' && { mileage: mileage ?? 0 }),
  }
}
