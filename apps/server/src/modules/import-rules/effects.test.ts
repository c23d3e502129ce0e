import type { VerdictEffect } from '@minato/contract/change-effects'
import { ImportRuleFields } from '@minato/contract/import-rules'
import type { ImportRule, ImportRuleVersion } from '@minato/contract/import-rules'
import { expect, test } from 'vitest'
import { addCars, buildCar } from '../../testing/cars.ts'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import { reasonOf, SHIPPING, withBothSides } from '../../testing/inquiry-documents.ts'
import { planOf } from './effects.ts'

const { server, sides, desk, steps } = withBothSides()

const RULE_PATH = `${MAIN}/import-rule`
const YEAR = new Date().getUTCFullYear()
const transitDays = { from: 20, to: 30 }
const RULE = { country: 'KE', isAllowed: true, maxAge: 8, source: 'KEBS', confidence: 'HIGH', transitDays } as const
const match = (version: number) => ({ 'if-match': `"${version}"` })
const fieldsOf = (rule: ImportRule): ImportRuleFields => ImportRuleFields.strip().parse(rule)
const preview = async (id: string | null, rule: object | null) =>
  (await desk.send('POST', `${RULE_PATH}/preview`, { id, rule })).json as VerdictEffect
const create = async (rule: object, shown?: string) =>
  desk.send('POST', `${RULE_PATH}${shown ? `?shown=${shown}` : ''}`, rule)
const change = ({ id, version }: ImportRule, rule: object, shown: string) =>
  desk.send('PUT', `${RULE_PATH}/${id}?shown=${shown}`, rule, match(version))
const undo = (id: string, version: number) => desk.send('PUT', `${RULE_PATH}/${id}/undo`, undefined, match(version))
const rulesOf = async (country: string) =>
  (await desk.get(`${MAIN}/public/import-rule?country=${country}`)).json as ImportRule[]
const addCar = (age: number, status: 'PUBLISHED' | 'DRAFT' = 'PUBLISHED') =>
  addCars(server.context, [buildCar({ status, fields: { firstRegistration: { year: YEAR - age, month: 6 } } })])

test('[TRU-15 TRU-06] shows the cars and open inquiries whose verdict a rule moves', async () => {
  const [old = ''] = await addCar(6)
  await addCar(2)
  const { id } = await openInquiry(server, sides, { carId: old })
  const added = await preview(null, RULE)
  expect(added.changes).toEqual([
    { country: 'KE', before: 'UNKNOWN', after: 'ALLOWED', numberOfCar: added.numberOfCar },
  ])
  const rule = (await create(RULE, added.shown)).json as ImportRule
  const effect = await preview(rule.id, { ...fieldsOf(rule), maxAge: 5 })
  expect(effect).toMatchObject({ numberOfInquiry: 1, inquiries: [{ id, before: 'ALLOWED', after: 'REFUSED' }] })
  expect(effect.examples).toEqual([
    {
      id: old,
      reference: expect.any(String),
      name: 'Toyota Corolla Fielder',
      country: 'KE',
      before: 'ALLOWED',
      after: 'REFUSED',
    },
  ])
  const csv = (
    await desk.send('POST', `${RULE_PATH}/preview/export`, { id: rule.id, rule: { ...fieldsOf(rule), maxAge: 5 } })
  ).json as string
  expect(csv.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^CAR,\d+,Toyota Corolla Fielder,KE,ALLOWED,REFUSED$/),
    expect.stringMatching(/^INQUIRY,\d+,Toyota Corolla Fielder,KE,ALLOWED,REFUSED$/),
  ])
  const note = await preview(rule.id, { ...fieldsOf(rule), noteEn: 'By road' })
  expect(note).toMatchObject({ numberOfCar: 0, numberOfInquiry: 0, changes: [] })
  const removed = await preview(rule.id, null)
  expect(removed.changes.map(({ after }) => after)).toEqual(['UNKNOWN'])
  const moved = await preview(rule.id, { ...fieldsOf(rule), country: 'TZ' })
  expect(moved.changes.map(({ country, after }) => [country, after])).toEqual([
    ['KE', 'UNKNOWN'],
    ['TZ', 'ALLOWED'],
  ])
  expect((await rulesOf('KE')).map(({ version }) => version)).toEqual([1])
})

test('[TRU-15 TRU-06] counts visible cars and open inquiries only, refused cars first', async () => {
  const rule = (await create({ ...RULE, country: 'ZM', maxAge: 4 })).json as ImportRule
  const effect = () => preview(rule.id, { ...fieldsOf(rule), maxAge: null, minAge: 4 })
  const before = await effect()
  expect(before.changes.map(({ after }) => after)).toEqual(['REFUSED', 'ALLOWED'])
  expect(before.examples.map(({ after }) => after)).toEqual(
    before.examples
      .map(({ after }) => after)
      .toSorted()
      .toReversed(),
  )
  await addCar(6, 'DRAFT')
  expect((await effect()).numberOfCar).toBe(before.numberOfCar)

  const [carId = ''] = await addCar(6)
  const { id } = await openInquiry(server, sides, { carId })
  const [known] = await rulesOf('KE')
  if (!known) throw new Error('no rule')
  const inquiriesMoved = async (maxAge: number) =>
    (await preview(known.id, { ...fieldsOf(known), maxAge })).inquiries.map((one) => one.id)
  expect([(await inquiriesMoved(5)).includes(id), (await inquiriesMoved(7)).includes(id)]).toEqual([true, false])
  // Its ship arrives when the car is too old for the new limit.
  const shipping = { ...SHIPPING, estimatedArrivalDate: `${YEAR + 1}-12-01` }
  await steps.happen(id, 'SHIPPING_SET', { shipping })
  expect(await inquiriesMoved(7)).toContain(id)
  await steps.happen(id, 'ENDED', { outcome: 'LOST', carBecomes: null })
  expect(await inquiriesMoved(7)).not.toContain(id)
})

test('[TRU-15 TRU-06] refuses a rule whose effects are no longer those shown', async () => {
  const [rule] = await rulesOf('KE')
  if (!rule) throw new Error('no rule')
  const fields = { ...fieldsOf(rule), maxAge: 5 }
  const { shown } = await preview(rule.id, fields)
  const [carId = ''] = await addCar(7)
  expect(reasonOf(await change(rule, fields, shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const another = { ...fields, noteEn: 'By road' }
  expect(reasonOf(await change(rule, another, (await preview(rule.id, fields)).shown))).toEqual([
    409,
    'CHANGE_NOT_SHOWN',
  ])
  const beforeInquiry = await preview(rule.id, fields)
  await openInquiry(server, sides, { carId })
  expect(reasonOf(await change(rule, fields, beforeInquiry.shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const remove = `${RULE_PATH}/${rule.id}?shown=${shown}`
  expect(reasonOf(await desk.send('DELETE', remove, undefined, match(1)))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  expect(reasonOf(await create({ ...RULE, country: 'TZ' }, shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  expect((await change(rule, fields, (await preview(rule.id, fields)).shown)).json).toMatchObject({
    version: 2,
    maxAge: 5,
  })
})

test('[TRU-15 TRU-06] undoes the newest version of a rule, but not once it has changed again', async () => {
  const rule = (await create({ ...RULE, country: 'UG' })).json as ImportRule
  await desk.send('PUT', `${RULE_PATH}/${rule.id}`, { ...fieldsOf(rule), maxAge: 3 }, match(1))
  expect(reasonOf(await undo(rule.id, 1))).toEqual([409, 'CHANGED_SINCE'])
  expect((await undo(rule.id, 2)).json).toMatchObject({ version: 3, maxAge: 8 })
  expect((await desk.send('DELETE', `${RULE_PATH}/${rule.id}`, undefined, match(3))).status).toBe(204)
  expect(await rulesOf('UG')).toEqual([])
  expect((await undo(rule.id, 4)).json).toMatchObject({ version: 5, maxAge: 8, reviewedOn: rule.reviewedOn })
  expect(await rulesOf('UG')).toHaveLength(1)
  const history = (await desk.get(`${RULE_PATH}/${rule.id}/history`)).json as ImportRuleVersion[]
  expect(history.map(({ maxAge, isRemoved }) => [maxAge, isRemoved])).toEqual([
    [8, false],
    [8, true],
    [8, false],
    [3, false],
    [8, false],
  ])
  const other = (await create({ ...RULE, country: 'RW' })).json as ImportRule
  expect((await undo(other.id, 1)).status).toBe(200)
  expect(await rulesOf('RW')).toEqual([])
  expect((await undo('00000000-0000-4000-8000-000000000000', 1)).status).toBe(404)
})

test('[TRU-15 TRU-06] does not count the undo of a change as a review of the rule', async () => {
  await desk.send('PUT', `${RULE_PATH}/defaults`, undefined)
  const [rule] = await rulesOf('NG')
  if (!rule) throw new Error('no default rule')
  expect(rule.reviewedOn < `${YEAR}-01-01`).toBe(true)
  const changed = await desk.send('PUT', `${RULE_PATH}/${rule.id}`, { ...fieldsOf(rule), maxAge: 3 }, match(1))
  expect((changed.json as ImportRule).reviewedOn).not.toBe(rule.reviewedOn)
  expect((await undo(rule.id, 2)).json).toMatchObject({ version: 3, maxAge: 15, reviewedOn: rule.reviewedOn })
})

test('[TRU-15] serves other requests while it judges many cars', async () => {
  const car = { firstRegistration: null, manufacture: null, steering: 'RIGHT', bodyType: null, fuelType: null }
  const groups = Array.from({ length: 1000 }, (_, carNo) => ({ ...car, carNos: [carNo] }))
  const run = async <R>({ text }: { text: string }) => (text.includes('"carNos"') ? groups : []) as R[]
  const events: string[] = []
  const added = ImportRuleFields.parse({ ...RULE, maxAge: null })
  const planning = planOf(run, 'staging', { id: null, rule: added }, new Date()).then(({ cars }) => {
    events.push('planned')
    return cars
  })
  setImmediate(() => events.push('other request'))
  expect(await planning).toHaveLength(1000)
  expect(events).toEqual(['other request', 'planned'])
})
