import { z } from 'zod'
import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { ErrorReply } from '@minato/contract/errors'
import { createDice } from '../../db/demo/random.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { carsOf, newActor, poolOf, TENANTS } from './actors.ts'
import type { Actor, Role } from './actors.ts'
import { createInquiry } from './inquiries.ts'
import { broken, valid } from './fuzz-values.ts'
import type { Dice, Schema } from './fuzz-values.ts'
import { sendRequest } from './http.ts'
import type { Reply } from './http.ts'
import { openDatabase, startProduct, stockFolder } from './product.ts'
import { zero, info } from './run.ts'
import type { Driver } from './run.ts'

/** G24: every call of the contract, by every role, for two dealers, with valid and invalid input. */

const ROLES: readonly (Role | 'VISITOR')[] = ['VISITOR', 'CUSTOMER', 'SALES_MANAGER']
const AT_ONCE = 4
const INVALID = 0.6
const LEAK =
  /node_modules|\.(?:ts|js):\d+:\d+|violates \w+[- ]?\w* constraint|syntax error at|relation "|pg_catalog|minato_app|ECONNREFUSED/
/** A stream does not end. Calls that end every user's session have tests of their own. */
const LEFT_OUT = new Set(['GET /api/main/stream'])

interface Asking {
  call: Call
  tenant: string
  role: Role | 'VISITOR'
  isForeign: boolean
  path: string
  query: Record<string, unknown>
  params: Record<string, unknown>
  body: unknown
}
type Fault =
  | 'server error'
  | 'away'
  | 'off schema'
  | 'invalid accepted'
  | 'right ignored'
  | 'other dealer’s'
  | 'leak'
  | 'no answer'

const schemaOf = (shape: z.ZodType): Schema =>
  z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const meant = jsonSchema['jsonSchema'] as Schema | undefined
      if (!meant) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
      Object.assign(jsonSchema, meant)
    },
  })

/** Ids of a dealer's resources, by the path segment before them. */
async function idsOf(db: Database, tenant: string): Promise<Map<string, string[]>> {
  const from = {
    car: 'vehicles.car',
    inquiry: 'inquiries.inquiry',
    brand: 'catalog.brand',
    port: 'ports.port',
    customer: 'users.person',
  }
  const found = new Map<string, string[]>()
  for (const [word, table] of Object.entries(from)) {
    const rows = await db.read<{ id: string }>(tenant, {
      text: `select id from ${table} where tenant_id = $1 order by id limit 60`,
      values: [tenant],
    })
    found.set(
      word,
      rows.map(({ id }) => id),
    )
  }
  return found
}

export const apiFuzz: Driver = async (run) => {
  const most = run.isFull ? 1_000_000 : 6000
  const mostMs = run.isFull ? Infinity : 90_000
  const seed = Number(process.env['HOLD_SEED'] ?? Date.now() % 1e9)
  run.say(`seed ${seed} (HOLD_SEED)`)
  const seeded = createDice()
  seeded.seed(seed, 7)
  const dice: Dice = () => seeded.next()
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder } })

  const actors = new Map<string, Actor>()
  const actorOf = async (tenant: string, role: Role, isAnew = false): Promise<Actor> => {
    const key = `${tenant} ${role}`
    const known = actors.get(key)
    if (known && !isAnew) return known
    const made = await newActor(db, role, tenant)
    actors.set(key, made)
    if (role === 'CUSTOMER') {
      const [car = ''] = (await carsOf(db, tenant, 50)).toSorted(() => dice() - 0.5)
      // Two concurrent requests may have taken the dealer's last car; then there is one inquiry
      // fewer.
      await createInquiry(product.origin, db, made, car).catch(() => {})
    }
    return made
  }
  for (const tenant of TENANTS) for (const role of ['CUSTOMER', 'SALES_MANAGER'] as const) await actorOf(tenant, role)
  const owned = new Map<string, Map<string, string[]>>()
  for (const tenant of TENANTS) owned.set(tenant, await idsOf(db, tenant))
  const allOf = (tenant: string): string[] => [...(owned.get(tenant)?.values() ?? [])].flat()
  const foreignTo = new Map(
    TENANTS.map((tenant) => [tenant as string, new Set(TENANTS.filter((other) => other !== tenant).flatMap(allOf))]),
  )
  const schemas = new Map<z.ZodType, Schema>()
  const known = (shape: z.ZodType): Schema => {
    const schema = schemas.get(shape) ?? schemaOf(shape)
    schemas.set(shape, schema)
    return schema
  }

  function make(call: Call): Asking {
    const tenant = TENANTS[dice() < 0.5 ? 0 : 1]
    const role = ROLES[Math.floor(dice() * ROLES.length)] ?? 'VISITOR'
    const isForeign = role !== 'VISITOR' && dice() < 0.1
    const isBroken = dice() < INVALID
    const word = /\/(car|inquiry|brand|port|customer|user)\//.exec(pathOf(call))?.[1]?.replace('user', 'customer') ?? ''
    const ids = (): string => {
      const whose = dice() < 0.15 ? TENANTS[dice() < 0.5 ? 0 : 1] : tenant
      const list = (dice() < 0.8 ? owned.get(whose)?.get(word) : undefined) ?? allOf(whose)
      return list[Math.floor(dice() * list.length)] ?? '00000000-0000-4000-8000-000000000000'
    }
    const made = (shape: z.ZodType | undefined): unknown => (shape ? valid(known(shape), dice, ids) : undefined)
    const where = isBroken ? Math.floor(dice() * 3) : -1
    const query = asTexts(where === 1 ? broken(made(call.query), dice) : made(call.query))
    const body = call.body ? (where === 2 ? broken(made(call.body), dice) : made(call.body)) : undefined
    const drawn = asTexts(where === 0 ? broken(made(call.params), dice) : made(call.params))
    /** As written in the path: an empty value is a value too. */
    const params: Record<string, string> = {}
    const path = pathOf(call).replace(/\{([\w-]+)\}/g, (_, name: string) => {
      params[name] = toWellFormed(drawn[name] ?? 'x').slice(0, 300) || 'x'
      return encodeURIComponent(params[name])
    })
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [key, toWellFormed(value).slice(0, 2000)]),
    )
    return { call, tenant, role, isForeign, params, query, body, path: `${path}${search.size ? `?${search}` : ''}` }
  }

  const counts = new Map<Fault, number>()
  const statuses = new Map<string, number>()
  let sent = 0
  const note = (fault: Fault, asking: Asking, reply: Reply, more = ''): void => {
    const times = (counts.get(fault) ?? 0) + 1
    counts.set(fault, times)
    if (times <= 12)
      run.say(
        `${fault}: ${asking.call.method} ${asking.path.slice(0, 200)} as ${asking.role} of ${asking.tenant} ${JSON.stringify(asking.body ?? null).slice(0, 300)} → ${reply.status} ${reply.text.slice(0, 200)} ${more}`,
      )
  }

  async function one(call: Call): Promise<void> {
    const asking = make(call)
    const actor = asking.role === 'VISITOR' ? undefined : await actorOf(asking.tenant, asking.role)
    const elsewhere = TENANTS.find((tenant) => tenant !== asking.tenant) ?? ''
    const headers: Record<string, string> = {
      ...actor?.headers,
      'tenant-id': asking.isForeign ? elsewhere : asking.tenant,
      ...(call.isVersioned && dice() < 0.9 && { 'if-match': `"${Math.floor(dice() * 4)}"` }),
      ...(call.isCreating && dice() < 0.5 && { 'idempotency-key': `fuzz-${Math.floor(dice() * 1e6)}` }),
    }
    const isFile = call.upload !== undefined || call.takes !== undefined
    const reply = await sendRequest(product.origin, {
      method: call.method,
      path: asking.path,
      headers: isFile
        ? { ...headers, 'content-type': dice() < 0.5 ? 'image/png' : 'multipart/form-data; boundary=x' }
        : headers,
      body: isFile
        ? Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n--x--')
        : asking.body,
    })
    sent++
    const { status, text } = reply
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
    const isGood = status >= 200 && status < 300
    if (status === 0) note('no answer', asking, reply, reply.fault)
    if (status >= 500) note(status === 503 ? 'away' : 'server error', asking, reply)
    if (LEAK.test(text)) note('leak', asking, reply)
    if (status === 401 && actor && !asking.isForeign) await actorOf(asking.tenant, actor.role, true)
    if (!isGood) {
      if (status >= 400 && !ErrorReply.safeParse(jsonOf(text)).success) note('off schema', asking, reply, 'the error')
      return
    }
    const isAllowed =
      call.access === 'visitor' ||
      (!asking.isForeign &&
        (asking.role === 'SALES_MANAGER' || (call.access === 'customer' && asking.role === 'CUSTOMER')))
    if (!isAllowed) note('right ignored', asking, reply)
    if (status !== (call.status ?? 200)) note('off schema', asking, reply, `status, not ${call.status ?? 200}`)
    const isJson = String(reply.headers['content-type']).includes('json')
    if (call.reply && isJson) {
      const checked = call.reply.safeParse(jsonOf(text))
      if (!checked.success) note('off schema', asking, reply, checked.error.message.slice(0, 200))
    }
    const parts = [
      [call.params, asking.params],
      [call.query, asking.query],
      [call.body, asking.body],
    ] as const
    for (const [shape, value] of parts)
      if (shape && !shape.safeParse(JSON.parse(JSON.stringify(value ?? null))).success)
        note('invalid accepted', asking, reply)
    const given = JSON.stringify([asking.path, asking.body])
    for (const id of text.match(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g) ?? [])
      if (foreignTo.get(asking.isForeign ? elsewhere : asking.tenant)?.has(id) && !given.includes(id)) {
        note('other dealer’s', asking, reply, id)
        break
      }
  }

  const list = Object.values(calls).filter((call) => !LEFT_OUT.has(nameOf(call))) as Call[]
  const began = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < most && performance.now() - began < mostMs && product.isAlive())
        await one(list[next++ % list.length] as Call)
    }),
  )
  const exits = product.isAlive() ? 0 : 1
  run.say(
    [...statuses]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, times]) => `${name}: ${times}`)
      .join(', '),
  )
  if (counts.get('server error')) run.say(product.output().slice(-6000))
  await product.end('SIGTERM')
  await db.close()
  await engine.stop()
  const figure = (fault: Fault, what: string) => zero(what, counts.get(fault) ?? 0)
  return {
    size: `${sent} requests, ${list.length} calls × ${ROLES.length} roles × 2 dealers, seed ${seed}`,
    figures: [
      figure('server error', '5xx but 503'),
      figure('no answer', 'no answer'),
      figure('off schema', 'answers off their schema'),
      figure('invalid accepted', 'invalid requests that were accepted'),
      figure('right ignored', 'answers to who may not'),
      figure('other dealer’s', 'answers with another dealer’s records'),
      figure('leak', 'answers that tell of the inside'),
      zero('processes that ended', exits),
      // On a busy machine the database may be slow. A call is then refused for a moment and nothing
      // is broken.
      info('503', counts.get('away') ?? 0),
      info(
        'accepted',
        [...statuses].reduce((sum, [name, times]) => sum + (name.startsWith('2') ? times : 0), 0),
      ),
    ],
  }
}

const toWellFormed = (value: string): string => value.toWellFormed()
const asTexts = (value: unknown): Record<string, string> =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? {}
    : Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          Array.isArray(one)
            ? one.map(String).join(',')
            : typeof one === 'object'
              ? JSON.stringify(one)
              : toWellFormed(String(one)),
        ]),
      )
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
