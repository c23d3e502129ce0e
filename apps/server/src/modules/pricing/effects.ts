import { setImmediate } from 'node:timers/promises'
import type { PriceEffect, PriceMove } from '@minato/contract/change-effects'
import { deliveredPrice, deliveryRatesOf, hundredthsOf } from '@minato/domain/delivered'
import type { DeliveryRates } from '@minato/domain/delivered'
import { recomputeQuoteTotal } from '@minato/domain/quote'
import { assertShown, hashShown } from '../../platform/http/change-preview.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import type { Statement } from '../../platform/database/sql.ts'
import * as store from './effects-store.ts'
import type { MovedRow, NameRow, QuotedRow, ShippedRow } from './effects-store.ts'
import { insuranceInForce, portCharges } from './quotes-store.ts'
import type { PortRow, VersionRow } from './quotes-store.ts'

/** The effects of another markup, tariff or insurance rate (TRU-15). Existing quotes and invoices stay unchanged. */

export type RunQuery = <Row>(statement: Statement) => Promise<Row[]>

export type PriceChange =
  | { kind: 'MARKUP'; category: string; percentage: number }
  /** US dollars per cubic metre. */
  | { kind: 'TARIFF'; portId: string; value: number }
  | { kind: 'INSURANCE'; percentage: number }

interface Plan {
  port: string | null
  /** By car number. */
  cars: MovedRow[]
  inquiries: (PriceMove & { hasInvoice: boolean })[]
  shown: string
}

async function planOf(run: RunQuery, tenant: string, change: PriceChange): Promise<Plan> {
  const { port, cars } = await carsMovedBy(run, tenant, change)
  const priceByCar = change.kind === 'MARKUP' ? new Map(cars.map(({ carNo, after }) => [carNo, after])) : undefined
  const quoted = await run<QuotedRow>(store.quotedInquiries(tenant))
  const inquiries = quoted.flatMap(({ id, reference, name, hasInvoice, ...one }) => {
    const after = totalAfter(one, change, priceByCar)
    const before = recomputeQuoteTotal(one.quote, {})
    return before === null || after === null || before === after
      ? []
      : [{ id, reference, name, before, after, hasInvoice }]
  })
  return { port, cars, inquiries, shown: await hashShown(change, cars, inquiries) }
}

type QuoteOnFile = Pick<QuotedRow, 'quote' | 'portId' | 'carNo'>
function totalAfter(
  { quote, portId, carNo }: QuoteOnFile,
  change: PriceChange,
  priceByCar: ReadonlyMap<number, number> | undefined,
): number | null {
  if (change.kind === 'TARIFF')
    return recomputeQuoteTotal(quote, portId === change.portId ? { tariff: change.value } : {})
  if (change.kind === 'INSURANCE') return recomputeQuoteTotal(quote, { insurance: change.percentage })
  return recomputeQuoteTotal(quote, { price: priceByCar?.get(carNo) ?? quote.fob })
}

async function carsMovedBy(run: RunQuery, tenant: string, change: PriceChange): Promise<Pick<Plan, 'port' | 'cars'>> {
  if (change.kind === 'MARKUP')
    return { port: null, cars: await run(store.carsMovedByMarkup(tenant, change.category, change.percentage)) }
  const charges = await run<PortRow>(portCharges(tenant))
  const [rate] = await run<{ insurance: VersionRow | null }>(insuranceInForce(tenant))
  const insurance = rate?.insurance ?? null
  // Another rate matters most where the freight is highest.
  const port =
    change.kind === 'TARIFF'
      ? charges.find(({ id }) => id === change.portId)
      : charges.filter(({ tariff }) => tariff).toSorted((a, b) => (b.tariff?.value ?? 0) - (a.tariff?.value ?? 0))[0]
  const before = port && deliveryRatesOf({ ...port, insurance })
  if (!port || !before) return { port: port?.name ?? null, cars: [] }
  const after: DeliveryRates =
    change.kind === 'TARIFF' ? { ...before, tariff: change.value } : { ...before, insurance: change.percentage }
  const cars = await run<ShippedRow>(store.shippableCars(tenant))
  const moved: MovedRow[] = []
  for (const [i, { carNo, price, cubicMeter }] of cars.entries()) {
    // Other requests are served in between.
    if (i % BATCH === BATCH - 1) await setImmediate()
    const [was = 0, is = 0] = [before, after].map((rates) => deliveredPrice(price, hundredthsOf(cubicMeter), rates))
    if (was !== is) moved.push({ carNo, isVisible: true, before: was, after: is })
  }
  return { port: port.name, cars: moved }
}

const EXAMPLES = 5
const LISTED_INQUIRIES = 20
const byLargestChange = (a: { before: number; after: number }, b: { before: number; after: number }): number =>
  Math.abs(b.after - b.before) - Math.abs(a.after - a.before)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

async function named(run: RunQuery, tenant: string, cars: readonly MovedRow[]): Promise<PriceMove[]> {
  const rows = await run<NameRow>(store.namesOfCars(tenant, cars.map(({ carNo }) => carNo))) // prettier-ignore
  const names = new Map(rows.map((row) => [row.carNo, row]))
  return cars.flatMap(({ carNo, before, after }) => {
    const row = names.get(carNo)
    return row ? [{ id: row.id, reference: String(carNo), name: row.name, before, after }] : []
  })
}

/** What the change would move now. */
export async function previewPrices(run: RunQuery, tenant: string, change: PriceChange): Promise<PriceEffect> {
  const { port, cars, inquiries, shown } = await planOf(run, tenant, change)
  const visible = cars.filter(({ isVisible }) => isVisible)
  return {
    numberOfCar: cars.length,
    numberOfVisibleCar: visible.length,
    before: sum(visible.map(({ before }) => before)),
    after: sum(visible.map(({ after }) => after)),
    examples: await named(run, tenant, visible.toSorted(byLargestChange).slice(0, EXAMPLES)),
    port,
    numberOfInquiry: inquiries.length,
    inquiries: inquiries.toSorted(byLargestChange).slice(0, LISTED_INQUIRIES),
    numberOfInvoice: inquiries.filter(({ hasInvoice }) => hasInvoice).length,
    shown,
  }
}

/** Before the change is applied, within its transaction. @throws 409 CHANGE_NOT_SHOWN if it would move something else */
export async function assertPricesShown(
  run: RunQuery,
  tenant: string,
  change: PriceChange,
  shown: string | undefined,
  current?: unknown,
): Promise<void> {
  if (shown !== undefined) assertShown(shown, (await planOf(run, tenant, change)).shown, current)
}

type EffectLine = PriceMove & { kind: 'CAR' | 'INQUIRY'; port: string | null }
export const EFFECT_COLUMNS: CsvColumns<EffectLine> = {
  kind: (line) => line.kind,
  reference: (line) => line.reference,
  name: (line) => line.name,
  port: (line) => line.port,
  before: (line) => line.before,
  after: (line) => line.after,
  difference: (line) => line.after - line.before,
}
const BATCH = 2000
/** Every car and inquiry that the change would move, in batches; the largest changes first. */
export async function* movedPrices(run: RunQuery, tenant: string, change: PriceChange): AsyncGenerator<EffectLine[]> {
  const { port, cars, inquiries } = await planOf(run, tenant, change)
  const sorted = cars.toSorted(byLargestChange)
  for (let at = 0; at < sorted.length; at += BATCH) {
    const lines = await named(run, tenant, sorted.slice(at, at + BATCH))
    yield lines.map((line) => ({ ...line, kind: 'CAR', port }))
  }
  yield inquiries.toSorted(byLargestChange).map((line) => ({ ...line, kind: 'INQUIRY', port: null }))
}
