import type { PriceEffect } from '@minato/contract/change-effects'
import type { Markup } from '@minato/contract/pricing'
import type { Port, PortHistory } from '@minato/contract/ports'
import type { InsuranceRate } from '@minato/contract/settings'
import { expect, test } from 'vitest'
import { addCars, buildCar } from '../../testing/cars.ts'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import { reasonOf, withBothSides } from '../../testing/inquiry-documents.ts'

const { server, sides, desk, steps } = withBothSides()

const match = (version: number) => ({ 'if-match': `"${version}"` })
const usd = (value: number) => ({ value, currency: 'USD' })
const portNow = async () => (await desk.get(`${MAIN}/port/${sides.portId}`)).json as Port
const tariffEffect = async (value: number) =>
  (await desk.get(`${MAIN}/port/${sides.portId}/tariff/effect?value=${value}`)).json as PriceEffect
type SavedPort = Port & { recordedTariffId: string | null }
const setTariff = ({ tariff, version }: Port, value: number, shown?: string) =>
  desk.send('PUT', `${MAIN}/product/${tariff.productId}/tariff`, { ...usd(value), shown }, match(version))
const undoTariff = ({ id, recordedTariffId, version }: SavedPort) =>
  desk.send('PUT', `${MAIN}/port/${id}/tariff/undo`, { tariffId: recordedTariffId }, match(version))
const insuranceEffect = async (percentage: number) =>
  (await desk.get(`${MAIN}/insurance-rate/effect?percentage=${percentage}`)).json as PriceEffect
const setInsurance = (percentage: number, shown?: string) =>
  desk.send('POST', `${MAIN}/insurance-rate`, { percentage, shown })
const undoInsurance = (id: string) => desk.send('PUT', `${MAIN}/insurance-rate/${id}/undo`, undefined)
const rates = async () => (await desk.get(`${MAIN}/insurance-rate`)).json as InsuranceRate[]
const addCar = (price: number, cubicMeter: number | null = 10, status: 'PUBLISHED' | 'DRAFT' = 'PUBLISHED') =>
  addCars(server.context, [buildCar({ price, status, utils: { cubicMeter, type: 'SEDAN' } })])

test('[TRU-15] shows the cars and open quotes that a tariff moves, largest change first', async () => {
  await addCar(5000)
  const [large = ''] = await addCar(9000, 20)
  await addCar(4000, null)
  const inquiry = await openInquiry(server, sides, { carId: large })
  const effect = await tariffEffect(100)
  // 92 to 100 dollars for 20 m³ are 160 dollars, and 1.25 % of them insurance.
  expect(effect).toMatchObject({ port: 'Mombasa', numberOfInquiry: 1, numberOfInvoice: 0 })
  expect(effect.examples[0]).toMatchObject({ id: large, name: 'Toyota Corolla Fielder' })
  const [first] = effect.examples
  expect((first?.after ?? 0) - (first?.before ?? 0)).toBe(162)
  expect(effect.examples.map(({ before, after }) => after - before)).toEqual(
    effect.examples.map(({ before, after }) => after - before).toSorted((a, b) => b - a),
  )
  expect(effect.inquiries[0]).toMatchObject({ id: inquiry.id })
  expect(effect.numberOfVisibleCar).toBe(effect.numberOfCar)
  const csv = (await desk.get(`${MAIN}/port/${sides.portId}/tariff/effect/export?value=100`)).json as string
  const lines = csv.trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(effect.numberOfCar + 1)
  expect(lines[0]).toMatch(/^CAR,\d+,Toyota Corolla Fielder,Mombasa,\d+,\d+,162$/)
  expect(lines.at(-1)).toMatch(/^INQUIRY,/)
  expect(await tariffEffect(92)).toMatchObject({ numberOfCar: 0, numberOfInquiry: 0, examples: [] })
  expect((await desk.get(`${MAIN}/port/${sides.portId}/tariff/effect?value=0`)).status).toBe(400)
})

test('[TRU-15] moves no hidden car, quote to another port, or closed inquiry by a tariff', async () => {
  const before = await tariffEffect(100)
  await addCar(9500, 30, 'DRAFT')
  expect((await tariffEffect(100)).numberOfCar).toBe(before.numberOfCar)
  const body = { name: 'Lamu', country: 'KE', city: 'Lamu', tariff: { value: usd(90) } }
  const { id: portId } = (await desk.send('POST', `${MAIN}/port`, body)).json as Port
  await openInquiry(server, { ...sides, portId })
  expect((await tariffEffect(100)).numberOfInquiry).toBe(before.numberOfInquiry)
  const { id } = await openInquiry(server, sides)
  expect((await tariffEffect(100)).numberOfInquiry).toBe(before.numberOfInquiry + 1)
  await steps.happen(id, 'ENDED', { outcome: 'LOST', carBecomes: null })
  expect((await tariffEffect(100)).numberOfInquiry).toBe(before.numberOfInquiry)
})

test('[TRU-15] keeps the quote on file and counts the issued proformas that stay unchanged', async () => {
  const [carId = ''] = await addCar(7000)
  const { id } = await openInquiry(server, sides, { carId })
  await steps.happen(id, 'INVOICE_GENERATED', { invoiceId: '00000000-0000-4000-8000-000000000001' })
  await steps.happen(id, 'INVOICE_ISSUED', {
    invoiceId: '00000000-0000-4000-8000-000000000001',
    number: 'P-1',
    total: 1,
    validUntil: '2100-01-01T00:00:00.000Z',
    paymentDeadline: '2100-01-01T00:00:00.000Z',
  })
  const before = await steps.read(id)
  const effect = await tariffEffect(120)
  expect(effect.numberOfInvoice).toBe(1)
  const port = await portNow()
  const saved = await setTariff(port, 120, effect.shown)
  expect(saved.status).toBe(200)
  expect((await steps.read(id)).quote).toEqual(before.quote)
  expect((await undoTariff(saved.json as SavedPort)).status).toBe(200)
  await steps.happen(id, 'INVOICE_CANCELLED', { invoiceId: '00000000-0000-4000-8000-000000000001' })
  expect((await tariffEffect(120)).numberOfInvoice).toBe(0)
})

test('[TRU-15] refuses a tariff whose effects are no longer those shown', async () => {
  const { shown } = await tariffEffect(99)
  const [carId = ''] = await addCar(6000)
  const port = await portNow()
  const refused = await setTariff(port, 99, shown)
  expect(reasonOf(refused)).toEqual([409, 'CHANGE_NOT_SHOWN'])
  expect(reasonOf(await setTariff(port, 99, 'x'))).toEqual([400, 'shown'])
  expect((await portNow()).tariff.value?.value).toBe(92)
  const again = await tariffEffect(99)
  expect((await setTariff(port, 98, again.shown)).status).toBe(409)
  // Neither moves anything; they are two changes nevertheless.
  expect((await tariffEffect(92)).shown).not.toBe((await insuranceEffect(1.25)).shown)
  await openInquiry(server, sides, { carId })
  expect(reasonOf(await setTariff(port, 99, again.shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const saved = await setTariff(port, 99, (await tariffEffect(99)).shown)
  expect(saved.status).toBe(200)
  expect((await undoTariff(saved.json as SavedPort)).status).toBe(200)
})

test('[TRU-15] undoes a tariff by recording the one before it, once and only as the last change', async () => {
  const port = await portNow()
  const changed = (await setTariff(port, 101)).json as SavedPort
  expect((await undoTariff({ ...changed, version: port.version })).status).toBe(409)
  const undone = await undoTariff(changed)
  expect(undone.json).toMatchObject({ tariff: { value: usd(92) } })
  expect((await undoTariff(changed)).status).toBe(409)
  expect(reasonOf(await undoTariff({ ...changed, version: changed.version + 1 }))).toEqual([409, 'CHANGED_SINCE'])
  const history = (await desk.get(`${MAIN}/port/${sides.portId}/history`)).json as PortHistory
  expect(history.tariff.slice(0, 3).map(({ value }) => value?.value)).toEqual([92, 101, 92])

  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const path = `${MAIN}/product/${port.tariff.productId}/tariff`
  const planned = await desk.send('PUT', path, { ...usd(110), validFrom: soon }, match(changed.version + 1))
  expect((await undoTariff(planned.json as SavedPort)).status).toBe(200)
  const after = (await desk.get(`${MAIN}/port/${sides.portId}/history`)).json as PortHistory
  expect(after.tariff.map(({ value }) => value?.value)).not.toContain(110)
})

test('[TRU-15] does not undo the first tariff of a port', async () => {
  const body = { name: 'Walvis Bay', country: 'NA', city: 'Walvis Bay', tariff: { value: usd(90) } }
  const port = (await desk.send('POST', `${MAIN}/port`, body)).json as Port
  const { tariff } = (await desk.get(`${MAIN}/port/${port.id}/history`)).json as PortHistory
  const refused = await undoTariff({ ...port, recordedTariffId: tariff[0]?.id ?? null })
  expect(reasonOf(refused)).toEqual([409, 'NOTHING_BEFORE'])
})

test('[TRU-15] records no tariff for the amount in force, so that no older one is undone', async () => {
  const changed = (await setTariff(await portNow(), 105)).json as SavedPort
  const same = (await setTariff(changed, 105)).json as SavedPort
  expect([changed.recordedTariffId, same.recordedTariffId]).toEqual([expect.any(String), null])
  expect((await undoTariff(same)).status).toBe(400)
  const later = (await setTariff(same, 106)).json as SavedPort
  const older = await undoTariff({ ...later, recordedTariffId: changed.recordedTariffId })
  expect(reasonOf(older)).toEqual([409, 'CHANGED_SINCE'])
  expect((await portNow()).tariff.value).toEqual(usd(106))
  expect((await setTariff(await portNow(), 92)).status).toBe(200)
})

test('[TRU-15] does not undo a tariff that a scheduled one has replaced', async () => {
  const port = await portNow()
  const path = `${MAIN}/product/${port.tariff.productId}/tariff`
  const body = { ...usd(97), validFrom: new Date(Date.now() + 1_500).toISOString() }
  const planned = (await desk.send('PUT', path, body, match(port.version))).json as SavedPort
  const changed = (await setTariff(planned, 96)).json as SavedPort
  const inForce = async () => {
    const { tariff } = (await desk.get(`${MAIN}/port/${port.id}/history`)).json as PortHistory
    return tariff.find(({ isInForce }) => isInForce)?.value?.value
  }
  await expect.poll(inForce, { timeout: 5_000 }).toBe(97)
  expect(reasonOf(await undoTariff(changed))).toEqual([409, 'CHANGED_SINCE'])
  const undone = await undoTariff({ ...planned, version: changed.version })
  expect(undone.json).toMatchObject({ tariff: { value: usd(96) } })
  expect((await setTariff(undone.json as Port, 92)).status).toBe(200)
})

test('[TRU-15] shows, applies and undoes an insurance rate unless it was changed since', async () => {
  await addCar(8000)
  const effect = await insuranceEffect(2)
  expect(effect.numberOfCar).toBeGreaterThan(0)
  expect(effect.numberOfInquiry).toBeGreaterThan(0)
  // The port with the highest freight.
  expect(effect.port).toBe('Mombasa')
  expect(effect.examples[0]?.after).toBeGreaterThan(effect.examples[0]?.before ?? Infinity)
  const csv = (await desk.get(`${MAIN}/insurance-rate/effect/export?percentage=2`)).json as string
  expect(csv.trim().split('\r\n')).toHaveLength(1 + effect.numberOfCar + effect.numberOfInquiry)
  await addCar(8100)
  expect(reasonOf(await setInsurance(2, effect.shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const first = (await setInsurance(2, (await insuranceEffect(2)).shown)).json as InsuranceRate
  const second = (await setInsurance(3)).json as InsuranceRate
  expect(reasonOf(await undoInsurance(first.id))).toEqual([409, 'CHANGED_SINCE'])
  expect((await undoInsurance(second.id)).json).toMatchObject({ percentage: 2, isInForce: true })
  expect(reasonOf(await undoInsurance(second.id))).toEqual([409, 'CHANGED_SINCE'])
  expect((await undoInsurance(sides.portId)).status).toBe(404)
  expect((await rates()).map(({ percentage }) => percentage).slice(0, 4)).toEqual([2, 3, 2, 1.25])
})

test('[TRU-15 API-09] repeats the reply to a retried save whose effects were read anew', async () => {
  const key = { 'idempotency-key': 'retried-rate' }
  const save = async (percentage: number) => {
    const { shown } = await insuranceEffect(percentage)
    return { shown, ...(await desk.send('POST', `${MAIN}/insurance-rate`, { percentage, shown }, key)) }
  }
  const saved = await save(5)
  // The answer was lost. The effects are none now that the rate is in force.
  const retried = await save(5)
  expect(retried.shown).not.toBe(saved.shown)
  expect([saved.status, retried.status, retried.json]).toEqual([201, 201, saved.json])
  expect((await save(6)).status).toBe(422)
  expect((await undoInsurance((saved.json as InsuranceRate).id)).status).toBe(200)
})

test('[TRU-15] undoes a scheduled insurance rate from its start on', async () => {
  const now = (await rates()).find(({ isInForce }) => isInForce)?.percentage
  const validFrom = new Date(Date.now() + 3_600_000).toISOString()
  const planned = (await desk.send('POST', `${MAIN}/insurance-rate`, { percentage: 4, validFrom }))
    .json as InsuranceRate
  expect((await undoInsurance(planned.id)).json).toMatchObject({ percentage: now, isInForce: false, validFrom })
})

test('[TRU-15 PRT-03] refuses a markup whose effects are no longer those shown', async () => {
  const path = '/api/pricing/category/SEDAN/markup'
  const { id } = (await desk.get(path)).json as Markup
  const effectOf = async () => (await desk.get(`/api/pricing/markup/${id}/effect?percentage=10`)).json as PriceEffect
  const effect = await effectOf()
  expect(effect.numberOfInquiry).toBeGreaterThan(0)
  await addCar(6500)
  const add = (shown: string) => desk.send('POST', `/api/pricing/markup/${id}/value`, { percentage: 10, shown })
  expect(reasonOf(await add(effect.shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const csv = (await desk.get(`/api/pricing/markup/${id}/effect/export?percentage=10`)).json as string
  const now = await effectOf()
  expect(csv.trim().split('\r\n')).toHaveLength(1 + now.numberOfCar + now.numberOfInquiry)
  expect((await add(now.shown)).status).toBe(201)
})
