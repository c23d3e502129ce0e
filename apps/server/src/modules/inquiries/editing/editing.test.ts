import { randomUUID } from 'node:crypto'
import type { ErrorReply } from '@minato/contract/errors'
import type { Port } from '@minato/contract/ports'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Reply } from '../../../testing/browser.ts'
import { act, eventsIn, expectRecordsWhole, MAIN, openInquiry, say } from '../../../testing/inquiries.ts'
import { reasonOf as faultsOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'

const { server, sides, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const usd = (value: number) => ({ value, currency: 'USD' })
const put = (path: string, body?: unknown, headers: Record<string, string> = {}, { browser } = sides.manager) =>
  browser.send('PUT', `${MAIN}/inquiry/${path}`, body, headers)
const edit = (id: string, version: number, body: unknown) => put(id, body, { 'if-match': `"${version}"` })
const read = async (id: string, { browser } = sides.buyer): Promise<Inquiry> =>
  (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry

const CONSIGNEE = {
  firstname: 'Joseph',
  lastname: 'Kabila <b>',
  address: '12, avenue du Port',
  city: 'Matadi',
  postalCode: null,
  country: 'CD',
  phoneNumber: { countryCode: '243', number: '812345678' },
  email: 'joseph@buyer.example',
}

test('[INQ-01 INQ-09 TRU-07] lets a manager edit agreed amounts, the discount and the consignee', async () => {
  const { id, version } = await openInquiry(server, sides)
  const agreed = { fretAmount: usd(900), discount: usd(400), isActivateDiscount: true, customerInformation: CONSIGNEE }
  const { status, json } = await edit(id, version, agreed)
  expect(status).toBe(200)
  const seen = await read(id)
  expect(seen).toMatchObject({
    amountFOB: usd(6850),
    fretAmount: usd(900),
    warranty: usd(98),
    discount: usd(400),
    isActivateDiscount: true,
    total: 6850 + 900 + 98 + 150 - 400,
    customerInformation: CONSIGNEE,
    version: version + 1,
  })
  expect(seen.lines.map(({ kind, amount, from }) => [kind, amount, from !== null])).toEqual([
    ['FOB', 6850, true],
    ['FREIGHT', 900, false],
    ['INSURANCE', 98, true],
    ['INSPECTION', 150, true],
    ['DISCOUNT', -400, false],
  ])
  expect((json as Inquiry).total).toBe(seen.total)
  const off = (await edit(id, seen.version, { isActivateDiscount: false })).json as Inquiry
  expect([off.total, off.discount.value]).toEqual([seen.total! + 400, 400])
  // Names are stored beside the event log, not in it.
  const events = await eventsIn(server.context, id)
  expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('Kabila')
  expect(events.find(({ kind }) => kind === 'EDITED')?.content).toEqual({ customerInformation: CONSIGNEE })
})

test('[INQ-09 M05] requotes at current prices for another port and drops agreed amounts', async () => {
  const { id, version } = await openInquiry(server, sides)
  const [dar] = await server.context.db.write('staging', (tx) =>
    tx.rows<{ id: string }>(sql`with port as (insert into ports.port (tenant_id, name, country, city)
        values ('staging', 'Dar es Salaam', 'TZ', 'Dar es Salaam') returning id),
      served as (insert into ports.country_served (tenant_id, port_id, country) select 'staging', id, 'TZ' from port),
      tariff as (insert into ports.tariff (tenant_id, port_id, value) select 'staging', id, 80 from port)
      select id from port`),
  )
  const moved = (await edit(id, version, { portId: dar?.id, finalDestination: 'TZ', discount: usd(50) }))
    .json as Inquiry
  expect(moved).toMatchObject({
    port: { name: 'Dar es Salaam' },
    finalDestination: 'TZ',
    fretAmount: usd(880),
    inspections: [],
    freightType: 'CIF',
    discount: usd(50),
  })
  expect((await edit(id, moved.version, { finalDestination: 'KE' })).status).toBe(400)
  const plain = (await edit(id, moved.version, { withInsurance: false })).json as Inquiry
  expect([plain.freightType, plain.warranty, plain.discount.value]).toEqual(['C&F', null, 50])
})

test('[M06 M02 D02 D05] rejects other fields, excessive discounts and edits by customers', async () => {
  const { id, version } = await openInquiry(server, sides)
  const before = await read(id)
  for (const wrong of [
    { status: 'SALE_FINALIZED' },
    { owner: { id: sides.manager.id } },
    { ownerId: sides.manager.id },
    { isProcessed: true },
    { isArchived: true },
    { invoice: {} },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { tenantId: 'second' },
    { id },
    { version: 7 },
    { reference: '1' },
    { quote: before.quote },
    { ...before },
    { discount: usd(8111) },
    { discount: usd(-1) },
    { discount: { value: 1.5, currency: 'USD' } },
    { amountFOB: usd(1e12) },
    { finalDestination: 'ke' },
    { customerInformation: { ...CONSIGNEE, country: 'XX' } },
    { customerInformation: { ...CONSIGNEE, firstname: 'a\0' } },
  ])
    expect([Object.keys(wrong), (await edit(id, version, wrong)).status]).toEqual([Object.keys(wrong), 400])
  // Only an inspection of the inquiry's port is accepted; not another port's, another dealer's or an unknown one.
  const [known] = before.inspections
  const feeElsewhere = async (tenant: string): Promise<string> => {
    const [fee] = await server.context.db.write(tenant, (tx) =>
      tx.rows<{ id: string }>(sql`with port as (insert into ports.port (tenant_id, name, country, city)
          values (${tenant}, 'Matadi', 'CD', 'Matadi') returning id)
        insert into ports.inspection (tenant_id, port_id, type, amount) select ${tenant}, id, 'PRE_EXPORT', 150 from port
        returning id`),
    )
    return fee?.id ?? ''
  }
  for (const productId of [await feeElsewhere('staging'), await feeElsewhere('second'), randomUUID()])
    expect(faultsOf(await edit(id, version, { inspections: [{ ...known, productId }] }))).toEqual([
      400,
      'inspections.0.productId',
    ])
  expect(faultsOf(await edit(id, version, { inspections: [known, known] }))).toEqual([400, 'inspections.1.type'])
  const asBuyer = await put(id, { discount: usd(1) }, { 'if-match': `"${version}"` }, sides.buyer)
  expect(asBuyer.status).toBe(403)
  expect(await read(id)).toEqual(before)
})

test('[D02 INQ-09] accepts a port’s own inspection and saves an old duplicate', async () => {
  const { id, version } = await openInquiry(server, sides)
  const port = (await sides.manager.browser.get(`${MAIN}/port/${sides.portId}`)).json as Port
  const [{ productId, type } = { productId: '', type: 'PRE_EXPORT' as const }] = port.inspections
  const one = { productId, type, amount: usd(140) }
  const named = await edit(id, version, { inspections: [one] })
  expect([named.status, (named.json as Inquiry).inspections]).toEqual([200, [one]])
  await server.context.db.write('staging', async (tx) => {
    const inquiry = await lockInquiry(tx, 'system', id)
    const inspections = [1, 2].map(() => ({ productId, type, amount: 140 }))
    await appendEvent(server.context, tx, inquiry, 'EDITED', { amounts: { ...inquiry.state.amounts, inspections } })
  })
  const saved = await edit(id, version + 2, { inspections: [one, one], discount: usd(5) })
  expect([saved.status, (saved.json as Inquiry).discount]).toEqual([200, usd(5)])
  expect(faultsOf(await edit(id, version + 3, { inspections: [one, one, one] }))).toEqual([400, 'inspections.1.type'])
})

test('[API-11 INQ-16] rejects a stale edit with the current state; messages keep the version', async () => {
  const { id, version } = await openInquiry(server, sides)
  expect((await put(id, { discount: usd(1) })).status).toBe(428)
  await say(sides.buyer.browser, sides.buyer.id, id, 'Hello?')
  expect((await edit(id, version, { discount: usd(10) })).status).toBe(200)
  const stale = await edit(id, version, { discount: usd(20) })
  expect([stale.status, (stale.json as ErrorReply).current]).toEqual([
    409,
    expect.objectContaining({ id, version: version + 1, discount: usd(10) }),
  ])
  const both = await Promise.all([1, 2].map((n) => edit(id, version + 1, { discount: usd(n) })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('[INQ-02 M04] archives, restores and processes once, with reasons; a message reopens', async () => {
  const asked = await openInquiry(server, sides)
  const { id } = asked
  const reasonOf = ({ status, json }: { status: number; json: unknown }) => {
    const { code, message, reason } = json as ErrorReply
    return [status, code, message, reason?.code]
  }
  expect((await act(desk, id, 'process')).json).toMatchObject({ isProcessed: true, waitingSince: null })
  expect(reasonOf(await act(desk, id, 'process'))).toEqual([409, 'GENERIC_ERROR', 'Conflict', 'PROCESSED'])
  // After the undo the buyer waits as before; a second undo and an undo without a mark change nothing.
  expect((await act(desk, id, 'unprocess')).json).toMatchObject({
    isProcessed: false,
    waitingSince: asked.waitingSince,
  })
  expect(reasonOf(await act(desk, id, 'unprocess'))).toEqual([409, 'GENERIC_ERROR', 'Conflict', 'NOT_PROCESSED'])
  await act(desk, id, 'process')
  await say(sides.buyer.browser, sides.buyer.id, id, 'And now?')
  expect(await read(id)).toMatchObject({ isProcessed: false, waitingSince: expect.any(String) })
  expect(reasonOf(await act(desk, id, 'restore'))).toEqual([409, 'GENERIC_ERROR', 'Conflict', 'NOT_ARCHIVED'])
  expect((await act(desk, id, 'archive')).json).toMatchObject({ isArchived: true })
  expect(reasonOf(await act(desk, id, 'archive'))).toEqual([409, 'GENERIC_ERROR', 'Conflict', 'ARCHIVED'])
  expect(reasonOf(await edit(id, 99, {}))[0]).toBe(409)
  const now = await read(id)
  expect(reasonOf(await edit(id, now.version, { discount: usd(1) }))[3]).toBe('ARCHIVED')
  expect(now.objections).toMatchObject({ edit: 'ARCHIVED', restore: null })
  // Eight equal requests at once: one succeeds.
  const answers = await Promise.all(Array.from({ length: 8 }, () => act(desk, id, 'restore')))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect((await eventsIn(server.context, id)).filter(({ kind }) => kind === 'RESTORED').length).toBe(1)
})

test('[INQ-16] hands an inquiry over only to a manager and records it', async () => {
  const { id } = await openInquiry(server, sides)
  const colleague = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Kenji' })
  const give = (managerId: string) => act(desk, id, 'manager', { managerId })
  expect((await give(sides.buyer.id)).status).toBe(400)
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  expect((await give(foreign.id)).status).toBe(400)
  expect((await give(colleague.id)).json).toMatchObject({ manager: { id: colleague.id, firstname: 'Kenji' } })
  expect((await give(colleague.id)).status).toBe(200)
  const handed = (await eventsIn(server.context, id)).filter(({ kind }) => kind === 'HANDED_OVER')
  expect(handed.map(({ data }) => data)).toEqual([{ managerId: colleague.id }])
  const lines = (await colleague.browser.get(`${MAIN}/audit?entity=inquiry&entityId=${id}`)).json as {
    items: unknown[]
  }
  expect(lines.items[0]).toMatchObject({ call: 'PUT /api/main/inquiry/{id}/manager', actor: { id: sides.manager.id } })
})

test('[API-11 INQ-16] rejects actions based on a state that a colleague changed', async () => {
  const { id, version } = await openInquiry(server, sides)
  const colleague = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Emi' })
  const send = (step: string, seen: number | undefined, body?: object) =>
    put(`${id}/${step}`, body, seen === undefined ? {} : { 'if-match': `"${seen}"` })
  const given = (await send('manager', version, { managerId: colleague.id })).json as Inquiry
  // The undo on an older page, sent by a manager who has not seen the reassignment.
  const back = await send('manager', version, { managerId: sides.manager.id })
  expect([back.status, (back.json as ErrorReply).current]).toEqual([409, given])
  const late = await Promise.all(['archive', 'process', 'restore'].map((step) => send(step, version)))
  expect(late.map(({ status }) => status)).toEqual([409, 409, 409])
  expect((await eventsIn(server.context, id)).map(({ kind }) => kind)).toEqual(['OPENED', 'MESSAGE', 'HANDED_OVER'])
  for (const step of ['archive', 'process', 'restore', 'manager'])
    expect([step, (await send(step, undefined, { managerId: colleague.id })).status]).toEqual([step, 428])
  // A message does not conflict with an edit.
  await say(sides.buyer.browser, sides.buyer.id, id, 'Good day')
  expect((await send('archive', given.version)).json).toMatchObject({ isArchived: true, version: given.version + 1 })
})

test('[INQ-09] serves quick replies in both languages to managers', async () => {
  const { browser } = sides.manager
  const fields = { name: 'Greeting', textEn: 'Good day,\nthank you.', textFr: 'Bonjour,\u00a0merci.', position: 2 }
  const made = await browser.send('POST', `${MAIN}/quick-reply`, fields)
  const { id } = made.json as { id: string }
  expect([made.status, made.json]).toEqual([201, { id, ...fields, version: 1 }])
  await browser.send('POST', `${MAIN}/quick-reply`, { ...fields, name: 'First', position: 1 })
  const path = `${MAIN}/quick-reply/${id}`
  const changed = await browser.send('PUT', path, { ...fields, name: 'Hello' }, { 'if-match': '"1"' })
  expect(changed.json).toMatchObject({ name: 'Hello', version: 2 })
  const stale = await browser.send('PUT', path, fields, { 'if-match': '"1"' })
  expect([stale.status, (stale.json as ErrorReply).current]).toEqual([409, changed.json])
  const listed = async () =>
    ((await browser.get(`${MAIN}/quick-reply`)).json as { name: string }[]).map(({ name }) => name)
  expect(await listed()).toEqual(['First', 'Hello'])
  expect((await browser.send('DELETE', path)).status).toBe(204)
  expect((await browser.send('DELETE', path)).status).toBe(404)
  expect(await listed()).toEqual(['First'])
  expect((await sides.buyer.browser.get(`${MAIN}/quick-reply`)).status).toBe(403)
})

test('[G14 API-07] returns the committed state without reading the inquiry again', async () => {
  const { id, version } = await openInquiry(server, sides)
  const { db } = server.context
  const { read: reads, write } = db
  let behind: number | null = null
  db.write = async (tenant, work) => {
    const value = await write(tenant, work)
    behind = 0
    return value
  }
  db.read = (tenant, statement) => {
    if (behind !== null && statement.text.includes('from inquiries.')) behind++
    return reads(tenant, statement)
  }
  const done: unknown[] = []
  const take = async (path: string, send: () => Promise<Reply>) => {
    behind = null
    const { status } = await send()
    done.push([path, status, behind])
  }
  await take('edit', () => edit(id, version, { discount: usd(1) }))
  for (const path of ['process', 'archive', 'restore'] as const) await take(path, () => act(desk, id, path))
  await take('end', () => put(`${id}/end`, { outcome: 'LOST', reason: 'He does not answer' }))
  await take('reopen', () => put(`${id}/reopen`))
  Object.assign(db, { read: reads, write })
  expect(done).toEqual(['edit', 'process', 'archive', 'restore', 'end', 'reopen'].map((path) => [path, 200, 0]))
})
