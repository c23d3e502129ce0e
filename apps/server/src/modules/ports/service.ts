import type { Charge, Port, PortFields, PortHistory } from '@minato/contract/ports'
import type { ExactMoney } from '@minato/contract/primitives'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import { countries } from '../places/service.ts'
import { assertPricesShown } from '../pricing/service.ts'
import type { PriceChange, RunQuery } from '../pricing/service.ts'
import * as store from './store.ts'
import type { ChargeRow, PortRow, ProductRow } from './store.ts'

export { switchToPorts } from './switch.ts'

const dollars = (value: number): ExactMoney => ({ value, currency: 'USD' })

export const portOf = ({ product_id, tariff, inspections, countries_served, ...row }: PortRow): Port => ({
  ...row,
  countriesServed: countries_served,
  tariff: { productId: product_id, value: tariff === null ? null : dollars(tariff) },
  inspections: inspections.map((one) => ({ ...one, amount: dollars(one.amount) })),
})

export const noSuchPort = () => httpError('MINATO-4004', { message: 'There is no such port' })

/** @throws MINATO-4004 */
export async function countryOfPort({ db }: Context, tenant: string, id: string): Promise<string> {
  const [row] = await db.read<PortRow>(tenant, store.port(tenant, id))
  if (!row) throw noSuchPort()
  return row.country
}

async function portIn(tx: Transaction, id: string): Promise<Port> {
  const [row] = await tx.rows<PortRow>(store.port(tx.tenant, id))
  if (!row) throw noSuchPort()
  return portOf(row)
}

const PORT_TAKEN = 'This port already exists'
const nameTakenError = (cause?: unknown) =>
  httpError('MINATO-3001', { message: PORT_TAKEN, body: [{ path: 'name', message: PORT_TAKEN }], cause })

const isCountry = async (code: string): Promise<boolean> =>
  (await countries('en')).some(({ alpha2code }) => alpha2code === code)
const unknownCountryError = (path: string) => ({ path, message: 'This country is not known' })

async function assertKnownCountry({ country }: PortFields): Promise<void> {
  if (!(await isCountry(country))) throw httpError('MINATO-1008', { body: [unknownCountryError('country')] })
}

/** By default, a port serves the country that it is in. */
export async function createPort(
  tx: Transaction,
  { tariff, ...fields }: PortFields & { tariff: { value: ExactMoney } | null },
): Promise<Port> {
  await assertKnownCountry(fields)
  const [inserted] = await tx.rows<{ id: string }>(store.insertPort(tx.tenant, fields))
  if (!inserted) throw nameTakenError()
  await tx.rows(store.serveCountries(tx.tenant, inserted.id, [fields.country]))
  if (tariff)
    await tx.rows(store.insertTariff(tx.tenant, inserted.id, requirePositive(tariff.value, 'tariff.value.value'), null))
  return portIn(tx, inserted.id)
}

function requirePositive({ value }: ExactMoney, path: string): number {
  if (value > 0) return value
  throw httpError('MINATO-1008', { body: [{ path, message: 'the price must be greater than 0' }] })
}

export async function updatePort({ db }: Context, tenant: string, id: string, fields: PortFields, version: number) {
  await assertKnownCountry(fields)
  return db
    .write(tenant, async (tx) => {
      const changed = await tx.rows(store.changePort(tenant, id, version, fields))
      const now = await portIn(tx, id)
      if (!changed.length) throw conflictError(now)
      return now
    })
    .catch((error: unknown) => {
      if ((error as { constraint?: string }).constraint === 'port_name') throw nameTakenError(error)
      throw error
    })
}

/** Applies changes of a port's records in order; checks the version of the read record, if given (API-11). */
export async function withLockedPort(
  tx: Transaction,
  id: string,
  version: number | null,
  work: (now: Port) => Promise<unknown>,
): Promise<Port> {
  const touched = await tx.rows(store.touchPort(tx.tenant, id, version))
  const now = await portIn(tx, id)
  if (!touched.length) throw conflictError(now)
  await work(now)
  return portIn(tx, id)
}

/** Clocks differ: a start that is past by less than this means now. */
const CLOCK_TOLERANCE_MS = 60_000

/** Null for now. @throws MINATO-1008 for the past, because past charges stay as they were */
function startOf({ now }: Pick<Context, 'now'>, validFrom: string | undefined): string | null {
  if (validFrom === undefined) return null
  const lagMs = now().getTime() - Date.parse(validFrom)
  if (lagMs > CLOCK_TOLERANCE_MS)
    throw httpError('MINATO-1008', { body: [{ path: 'validFrom', message: 'This time is past' }] })
  return lagMs >= 0 ? null : validFrom
}

interface NewTariff {
  value: ExactMoney
  /** Null: now. */
  start: string | null
  /** Of the preview. */
  shown?: string | undefined
}

async function setTariffOf(tx: Transaction, portId: string, { value, start, shown }: NewTariff, version: number) {
  const recorded: { id: string }[] = []
  const port = await withLockedPort(tx, portId, version, async (now) => {
    // An unchanged amount makes no new version.
    if (start === null && now.tariff.value?.value === value.value) return
    const amount = requirePositive(value, 'value')
    const run: RunQuery = (statement) => tx.rows(statement)
    await assertPricesShown(run, tx.tenant, { kind: 'TARIFF', portId, value: amount }, shown, now)
    recorded.push(...(await tx.rows<{ id: string }>(store.insertTariff(tx.tenant, portId, amount, start))))
  })
  return { ...port, recordedTariffId: recorded[0]?.id ?? null }
}

/** What another tariff would move. @throws MINATO-4004 */
export async function tariffChange(context: Context, tenant: string, portId: string, value: number) {
  await countryOfPort(context, tenant, portId)
  return { kind: 'TARIFF', portId, value } as const satisfies PriceChange
}

/** @throws MINATO-4004 unless `productId` is the tariff of a port; 409 if the port has another version, or CHANGE_NOT_SHOWN. */
export const setTariff = (
  context: Context,
  tenant: string,
  productId: string,
  { validFrom, shown, ...value }: ExactMoney & { validFrom?: string | undefined; shown?: string | undefined },
  version: number,
) =>
  context.db.write(tenant, async (tx) => {
    const product = await productIn(tx, productId)
    if (!product || product.type !== null) throw noSuchPort()
    return setTariffOf(tx, product.portId, { value, start: startOf(context, validFrom), shown }, version)
  })

const productIn = async (tx: Transaction, productId: string): Promise<ProductRow | undefined> =>
  (await tx.rows<ProductRow>(store.portProduct(tx.tenant, productId)))[0]

const priceIn = ({ tariff, inspections, version }: Port, productId: string): PortPrice => ({
  value: tariff.productId === productId ? tariff.value : amountOf(inspections, productId),
  version,
})
const amountOf = (inspections: Port['inspections'], productId: string): ExactMoney | null =>
  inspections.find((one) => one.productId === productId)?.amount ?? null

/** The price of a tariff or an inspection; `value` is null without one in force, `version` is the port's. */
export interface PortPrice {
  value: ExactMoney | null
  version: number
}

/** The price of a port's tariff or inspection by its product id; undefined for any other product. */
export async function getPortPrice({ db }: Context, tenant: string, productId: string): Promise<PortPrice | undefined> {
  const [product] = await db.read<ProductRow>(tenant, store.portProduct(tenant, productId))
  if (!product) return undefined
  const [row] = await db.read<PortRow>(tenant, store.port(tenant, product.portId))
  return row && priceIn(portOf(row), productId)
}

/**
 * Sets the price of a port's tariff or inspection from now on; undefined for any other product.
 * @throws MINATO-1008 for 0; 409 with the port if it has another version.
 */
export async function setPortPrice(
  tx: Transaction,
  productId: string,
  value: ExactMoney,
  version: number,
): Promise<PortPrice | undefined> {
  const product = await productIn(tx, productId)
  if (!product) return undefined
  const { portId, type } = product
  const port = await (type === null
    ? setTariffOf(tx, portId, { value, start: null }, version)
    : setInspectionFee(tx, portId, { type, amount: { ...value, value: requirePositive(value, 'value') } }, version))
  return priceIn(port, productId)
}

type Type = Port['inspections'][number]['type']
const hasInspection = (port: Port, type: Type): boolean => port.inspections.some((one) => one.type === type)
const noInspection = () => httpError('MINATO-4004', { message: 'This port has no such inspection' })

export interface InspectionFee {
  type: Type
  /** Null ends the inspection. */
  amount: ExactMoney | null
  validFrom?: string | undefined
}

export const addInspection = (
  context: Context,
  tx: Transaction,
  id: string,
  { type, amount, validFrom }: InspectionFee,
) =>
  withLockedPort(tx, id, null, (now) => {
    const message = 'This inspection already exists'
    if (hasInspection(now, type)) throw httpError('MINATO-3001', { message, body: [{ path: 'type', message }] })
    return tx.rows(store.insertInspection(tx.tenant, id, type, amount && amount.value, startOf(context, validFrom)))
  })

export const changeInspection = (
  context: Context,
  tenant: string,
  id: string,
  { validFrom, ...fee }: InspectionFee,
  version: number,
) => context.db.write(tenant, (tx) => setInspectionFee(tx, id, fee, version, startOf(context, validFrom)))

const setInspectionFee = (
  tx: Transaction,
  id: string,
  { type, amount }: Omit<InspectionFee, 'validFrom'>,
  version: number,
  start: string | null = null,
): Promise<Port> =>
  withLockedPort(tx, id, version, (now) => {
    if (!hasInspection(now, type)) throw noInspection()
    return tx.rows(store.insertInspection(tx.tenant, id, type, amount && amount.value, start))
  })

/** @throws MINATO-4004 unless the charge belongs to the port and is not in force yet. */
export const cancelCharge = ({ db }: Context, tenant: string, id: string, chargeId: string, version: number) =>
  db.write(tenant, (tx) =>
    withLockedPort(tx, id, version, async () => {
      const deleted = [
        ...(await tx.rows(store.deleteComingTariff(tenant, id, chargeId))),
        ...(await tx.rows(store.deleteComingInspection(tenant, id, chargeId))),
      ]
      if (!deleted.length) throw httpError('MINATO-4004', { message: 'This charge is no longer scheduled' })
    }),
  )

const servedBy = async (tx: Transaction, id: string): Promise<string[]> =>
  (await tx.rows<{ country: string }>(store.countriesServed(tx.tenant, id))).map(({ country }) => country)

export async function serveCountries(tx: Transaction, id: string, countryCodes: readonly string[]): Promise<string[]> {
  const unknownIndexes: number[] = []
  for (const [i, code] of countryCodes.entries()) if (!(await isCountry(code))) unknownIndexes.push(i)
  if (unknownIndexes.length)
    throw httpError('MINATO-1008', { body: unknownIndexes.map((i) => unknownCountryError(String(i))) })
  await portIn(tx, id)
  await tx.rows(store.serveCountries(tx.tenant, id, countryCodes))
  return servedBy(tx, id)
}

export const endCountry = ({ db }: Context, tenant: string, id: string, country: string): Promise<string[]> =>
  db.write(tenant, async (tx) => {
    await portIn(tx, id)
    const deleted = await tx.rows(store.endCountry(tenant, id, country))
    if (!deleted.length) throw httpError('MINATO-4004', { message: 'This port does not serve this country' })
    return servedBy(tx, id)
  })

const chargeOf = ({ value, ...row }: ChargeRow): Charge => ({ ...row, value: value === null ? null : dollars(value) })

export async function historyOf({ db }: Context, tenant: string, id: string): Promise<PortHistory> {
  const [[port], tariffs, inspections] = await db.readAll<[PortRow[], ChargeRow[], (ChargeRow & { type: Type })[]]>(
    tenant,
    [store.port(tenant, id), store.tariffVersions(tenant, id), store.inspectionVersions(tenant, id)],
  )
  if (!port) throw noSuchPort()
  return {
    tariff: tariffs.map(chargeOf),
    inspections: inspections.map(({ type, ...row }) => ({ type, ...chargeOf(row) })),
  }
}

/** Every id that a port's inspections go by, those of before too: a quote names the fee, the port its product. */
export const inspectionIdsOf = async (tx: Transaction, portId: string): Promise<string[]> =>
  (await tx.rows<{ id: string }>(store.inspectionIds(tx.tenant, portId))).map(({ id }) => id)
