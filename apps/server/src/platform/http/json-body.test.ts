import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import type { ErrorReply } from '@minato/contract/errors'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.as(MANAGER))

/** About ninety calls with a dozen bodies each. */
const ALL = { timeout: 120_000 }
const all: Call[] = Object.values(calls)
const addressOf = (call: Call): string => pathOf(call).replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-00000000dead')
const send = async (call: Call, payload: string) => {
  const { statusCode, body } = await server.app.inject({
    method: call.method,
    url: addressOf(call),
    headers: { 'tenant-id': 'staging', ...server.guard(), 'content-type': 'application/json', 'if-match': '"1"' },
    payload,
  })
  return { status: statusCode, faults: (JSON.parse(body || '{}') as ErrorReply).body ?? [] }
}
const DEEP = '['.repeat(10_000) + ']'.repeat(10_000)

/** Every position in a body, as the surrounding JSON: `{"a":[{"b":` and `}]}`. */
function placesOf(call: Call): { path: string; around: (value: string) => string }[] {
  type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
  const schema = z.toJSONSchema(call.body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema
  const go = (one: Schema, path: string[], around: (value: string) => string): ReturnType<typeof placesOf> => [
    ...(path.length ? [{ path: path.join('.'), around }] : []),
    ...Object.entries(one.properties ?? {}).flatMap(([key, inner]) =>
      go(inner, [...path, key], (value) => around(`{${JSON.stringify(key)}:${value}}`)),
    ),
    ...(one.items ? go(one.items, [...path, '0'], (value) => around(`[${value}]`)) : []),
  ]
  return go(schema, [], (value) => value)
}

const bodied = all.filter(({ body }) => body)

test('[I08] rejects prototype keys, duplicate keys and endless bodies first', ALL, async () => {
  expect(bodied.length).toBeGreaterThan(40)
  const wrong: unknown[] = []
  for (const call of bodied)
    for (const body of [
      '{"__proto__":{"isAdmin":true}}',
      '{"\\u005f_proto__":{"isAdmin":true}}',
      '[{"a":{"__proto__":{"isAdmin":true}}}]',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"a":"\\u007b","b":{"k":1,"\\u006b":2}}',
      '[{"k":"}"},{"k":"{\\"","l":[],"k":1}]',
      DEEP,
      `{"a":${DEEP}}`,
      '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
      '[',
      '{"a":NaN}',
      '',
    ]) {
      const { status, faults } = await send(call, body)
      const isAsMeant = status === 400 && faults.length > 0 && !/__proto__|isAdmin/.test(JSON.stringify(faults))
      if (!isAsMeant) wrong.push([nameOf(call), body.slice(0, 50), status, faults])
    }
  expect(wrong).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
})

test('[I08] rejects two equal keys and names the second', ALL, async () => {
  for (const call of bodied)
    for (const { path, around } of placesOf(call)) {
      if (!/[a-z]/i.test(path)) continue
      const key = path.split('.').findLast((part) => part !== '0') ?? ''
      const twice = around('1').replace(
        /(.*)("[^"]+":)(.*)/,
        (_, a: string, b: string, c: string) => `${a}${b}0,${b}${c}`,
      )
      expect([nameOf(call), twice, await send(call, twice)]).toEqual([
        nameOf(call),
        twice,
        { status: 400, faults: [{ path: key, message: 'This key occurs twice' }] },
      ])
    }
})

test('[I08] rejects infinite numbers and endless nesting anywhere in a body', ALL, async () => {
  const wrong: unknown[] = []
  let places = 0
  for (const call of bodied)
    for (const { path, around } of placesOf(call))
      for (const value of ['1e999', '-1e999', DEEP]) {
        places += 1
        const { status, faults } = await send(call, around(value))
        if (status !== 400 || !faults.some((fault) => `${fault.path}.`.startsWith(`${path}.`)))
          wrong.push([nameOf(call), path, value.slice(0, 6), status, faults.map((fault) => fault.path)])
      }
  expect(places).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('[I08 I01] rejects NUL and half a surrogate pair anywhere in a body', ALL, async () => {
  const wrong: unknown[] = []
  // Values that are hashed or normalized before the lookup, and the email of a sign-in with a lone surrogate.
  const isLookedFor = /^(?:password|currentPassword|code|otpCode|criteria)$/
  for (const call of bodied.filter(({ path }) => path !== '/sign-in/{uid}'))
    for (const { path, around } of placesOf(call).filter((place) => !isLookedFor.test(place.path)))
      for (const value of ['"x\\u0000x"', '"x\\ud800x"']) {
        const { status, faults } = await send(call, around(value))
        if (status !== 400 || !faults.some((fault) => `${fault.path}.`.startsWith(`${path}.`)))
          wrong.push([nameOf(call), path, value, status, faults.map((fault) => fault.path)])
      }
  expect(wrong).toEqual([])
})

test('[I08] rejects brackets, prototype keys and repeated keys in a query', ALL, async () => {
  const wrong: unknown[] = []
  for (const call of all) {
    const keys = Object.keys(call.query?.shape ?? {})
    const [first = 'a'] = keys
    const queries = [
      'a[b]=',
      `${first}[b]=1`,
      `${first}[]=1`,
      '__proto__=1',
      '__proto__[isAdmin]=1',
      'constructor.prototype.isAdmin=1',
      'a=1&a=2',
      // A list may have repeated keys; other fields may not.
      ...keys
        .filter((key) => call.query?.shape[key]?.safeParse(['2', '4']).success === false)
        .map((key) => `${key}=1&${key}=1`),
    ]
    for (const query of queries) {
      const { statusCode } = await server.app.inject({
        method: call.method,
        url: `${addressOf(call)}?${query}`,
        headers: { 'tenant-id': 'staging', ...server.guard(), 'if-match': '"1"' },
      })
      if (statusCode !== 400 && !(call.takes && statusCode === 415)) wrong.push([nameOf(call), query, statusCode])
    }
  }
  expect(wrong).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('[I08] treats headers named like object properties as ordinary', ALL, async () => {
  server.as(undefined)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'prototype']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `GET /api/main/brand HTTP/1.1\r\nhost: localhost\r\ntenant-id: staging\r\n${name}: 1\r\n${name}: 2\r\nconnection: close\r\n\r\n`,
    )
    expect([name, (await text(socket)).slice(0, 12)]).toEqual([name, 'HTTP/1.1 200'])
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})
