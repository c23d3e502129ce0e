import { execFile } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { act, bothSides, expectRecordsWhole, MAIN, openInquiry, say } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { canonical, hashEvent } from './hash-chain.ts'
import { previousOf, signedText } from './export.ts'
import type { ExportedRecord } from './export.ts'
import { appendEvent, lockInquiry } from './service.ts'
import { verifyRecord } from './verify.ts'

let server: TestServer
let sides: Sides
let inquiry: Inquiry
let good: ExportedRecord
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  inquiry = await openInquiry(server, sides)
  const { buyer, manager } = sides
  await say(manager.browser, manager.id, inquiry.id, 'It is.')
  await say(buyer.browser, buyer.id, inquiry.id, 'Then I take it.')
  await act(manager.browser, inquiry.id, 'process')
  await say(buyer.browser, buyer.id, inquiry.id, 'Please hurry. 🚢')
  good = (await buyer.browser.get(`${MAIN}/inquiry/${inquiry.id}/record/export`)).json as ExportedRecord
})
afterAll(() => server.close())
afterEach(() => expectRecordsWhole(server.context))

const copy = (): ExportedRecord => structuredClone(good)
const eventAt = (record: ExportedRecord, seq: number) => {
  const found = record.events.find((event) => event.seq === seq)
  if (!found) throw new Error(`no event ${seq}`)
  return found
}

test('[TRU-01] shows both sides one hash-chained log without names in its hashes', async () => {
  const path = `${MAIN}/inquiry/${inquiry.id}/record`
  const [ours, theirs] = await Promise.all([sides.buyer.browser.get(path), sides.manager.browser.get(path)])
  expect(ours.json).toEqual(theirs.json)
  const entries = ours.json as RecordEntry[]
  expect(entries.map(({ seq, side, kind, actor }) => [seq, side, kind, actor?.firstname])).toEqual([
    [1, 'BUYER', 'OPENED', 'Amina'],
    [2, 'BUYER', 'MESSAGE', 'Amina'],
    [3, 'SELLER', 'MESSAGE', 'Haruka'],
    [4, 'BUYER', 'MESSAGE', 'Amina'],
    [5, 'SELLER', 'PROCESSED', 'Haruka'],
    [6, 'BUYER', 'MESSAGE', 'Amina'],
  ])
  expect(entries[2]?.content).toEqual({ text: 'It is.' })
  expect(entries.map(({ data }) => JSON.stringify(data)).join()).not.toMatch(/Amina|Haruka|take it/)
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(6)
})

test('[TRU-01] exports a signed log that replays to the same state', async () => {
  const { publicKey } = (await server.get<{ publicKey: string }>(`${MAIN}/deal-record-key`)).json
  expect(verifyRecord(good, publicKey)).toEqual([])
  // Through a serializer and a parser that order keys differently.
  expect(verifyRecord(JSON.parse(canonical(good)), publicKey)).toEqual([])
  expect(good.hashes.length).toBe(6)
  const { buyer } = sides
  const again = await buyer.browser.get(`${MAIN}/inquiry/${inquiry.id}/record/export`)
  expect(again.headers['content-disposition']).toBe(`attachment; filename="inquiry-${inquiry.reference}.json"`)
  expect((again.json as ExportedRecord).hashes).toEqual(good.hashes)
})

test('[TRU-01] names the event that was altered, dropped, inserted, moved or back-dated', () => {
  const faultsOf = (alter: (record: ExportedRecord) => void) => {
    const record = copy()
    alter(record)
    return verifyRecord(record)
  }
  expect(faultsOf((record) => void (eventAt(record, 5).kind = 'ARCHIVED'))).toEqual([{ what: 'altered', seq: 5 }])
  expect(faultsOf((record) => void (eventAt(record, 3).actor = `person ${sides.buyer.id}`))).toEqual([
    { what: 'altered', seq: 3 },
  ])
  expect(
    faultsOf((record) => void ((eventAt(record, 1).data as { amounts: { amountFOB: number } }).amounts.amountFOB = 1)),
  ).toEqual([{ what: 'altered', seq: 1 }])
  expect(faultsOf((record) => void record.events.splice(2, 1))).toEqual([{ what: 'dropped', seq: 3 }])
  expect(faultsOf((record) => void record.events.pop())).toEqual([{ what: 'dropped', seq: 6 }])
  expect(faultsOf((record) => void record.events.push({ ...eventAt(record, 6), seq: 7 }))).toEqual([
    { what: 'added', seq: 7 },
  ])
  expect(faultsOf((record) => void record.events.push(eventAt(record, 2)))).toEqual([{ what: 'added', seq: 2 }])
  expect(faultsOf((record) => void record.events.splice(1, 0, ...record.events.splice(3, 1)))).toEqual([
    { what: 'reordered', seq: 2 },
  ])
  expect(faultsOf((record) => void (eventAt(record, 4).at = '2020-01-01T00:00:00.000Z'))).toEqual([
    { what: 'back-dated', seq: 4 },
  ])
  expect(faultsOf((record) => void (eventAt(record, 3).content = { text: 'It is not.' }))).toEqual([
    { what: 'content altered', seq: 3 },
  ])
  // A removed text leaves the event log verifiable (decision 9).
  expect(faultsOf((record) => Object.assign(eventAt(record, 3), { content: null, salt: null }))).toEqual([])
  expect(faultsOf((record) => void ((record.state as { status: string }).status = 'SALE_FINALIZED'))).toEqual([
    { what: 'signature', seq: null },
  ])
  expect(verifyRecord({ format: 'x' })).toEqual([{ what: 'not a record', seq: null }])
  expect(verifyRecord(null)).toEqual([{ what: 'not a record', seq: null }])
})

test('[TRU-01] detects a forged chain by its signature and a foreign key', () => {
  const forged = copy()
  eventAt(forged, 5).kind = 'ARCHIVED'
  forged.events.forEach((event, i) => {
    event.hash = hashEvent(forged.inquiryId, previousOf(forged.hashes, event.seq), event)
    forged.hashes[i] = event.hash
  })
  expect(verifyRecord(forged)).toEqual([{ what: 'signature', seq: null }])
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const state = { ...(forged.state as object), isProcessed: false, isArchived: true }
  const own = { ...forged, state, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url') }
  own.signature = sign(null, Buffer.from(signedText(own)), privateKey).toString('base64url')
  expect(verifyRecord(own, good.publicKey)).toContainEqual({ what: 'another key', seq: null })
})

test('[TRU-01] detects any single change to an export', () => {
  const paths = pathsOf(good)
  expect(paths.length).toBeGreaterThan(100)
  const unfound = paths.filter((path) => {
    const record = copy()
    const [last = '', ...up] = path.toReversed()
    let holder = record as unknown as Record<string, unknown>
    for (const key of up.toReversed()) holder = holder[key] as Record<string, unknown>
    const was = holder[last]
    holder[last] = typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : `${String(was)}x`
    return verifyRecord(record).length === 0
  })
  // The salt of an event without content reveals nothing.
  expect(unfound.map((path) => path.join('.'))).toEqual(['events.0.salt', 'events.4.salt'])
})

/** The paths of all leaf values. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))
}

test('[TRU-01] prints what verify-deal found wrong, and where', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minato-record-'))
  const run = async (record: unknown, ...more: string[]) => {
    const file = join(folder, 'deal.json')
    await writeFile(file, JSON.stringify(record))
    const script = join(import.meta.dirname, 'verify-cli.ts')
    return promisify(execFile)(process.execPath, [script, file, ...more]).then(
      ({ stdout }) => [0, stdout],
      ({ code, stdout }: { code: number; stdout: string }) => [code, stdout],
    )
  }
  try {
    expect(await run(good, '--key', good.publicKey)).toEqual([0, 'Genuine and whole.\n'])
    const bad = copy()
    bad.events.splice(2, 1)
    eventAt(bad, 5).at = '2020-01-01T00:00:00.000Z'
    expect(await run(bad)).toEqual([1, 'Event 3 is missing.\nEvent 5 was back-dated.\n'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('[TRU-01] forbids the server to change events and orders concurrent ones', async () => {
  const { db } = server.context
  for (const text of [
    `update inquiries.event set kind = 'ARCHIVED'`,
    'delete from inquiries.event',
    `update inquiries.event_content set content = '{}'`,
    'truncate inquiries.event',
  ])
    await expect(db.write('staging', (tx) => tx.rows({ text, values: [] }))).rejects.toMatchObject({ code: '42501' })
  const { buyer, manager } = sides
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => {
      const { browser, id } = i % 2 ? buyer : manager
      return say(browser, id, inquiry.id, `At once ${i}`)
    }),
  )
  const exported = (await buyer.browser.get(`${MAIN}/inquiry/${inquiry.id}/record/export`)).json as ExportedRecord
  expect([exported.events.length, verifyRecord(exported)]).toEqual([18, []])
  const times = exported.events.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
})

test('[TRU-01] rejects writes without the row lock and detects manual changes', async () => {
  const { db } = server.context
  const stale = await db.write('staging', (tx) => lockInquiry(tx, 'system', inquiry.id))
  await db.write('staging', async (tx) =>
    appendEvent(server.context, tx, await lockInquiry(tx, 'system', inquiry.id), 'ARCHIVED', {}),
  )
  const behind = db.write('staging', (tx) => appendEvent(server.context, tx, stale, 'PROCESSED', {}))
  await expect(behind).rejects.toThrow('without its lock')
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.event set at = at - interval '1 year' where inquiry_id = '${inquiry.id}' and seq = 4`,
  )
  const exported = (await sides.manager.browser.get(`${MAIN}/inquiry/${inquiry.id}/record/export`)).json
  expect(verifyRecord(exported)).toEqual([{ what: 'back-dated', seq: 4 }])
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.event set at = at + interval '1 year' where inquiry_id = '${inquiry.id}' and seq = 4`,
  )
})
