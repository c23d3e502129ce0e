import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { sql } from '../../../platform/database/sql.ts'
import { createLog } from '../../../platform/process/log.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { countPeople } from '../../../testing/sessions.ts'
import { returnRouteOf } from './return-route.ts'

let server: TestServer
const lines: string[] = []
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  server = await testServer({ PORT: '3000' }, { log })
})
afterAll(() => server.close())

test('[SES-01 SES-02] signs a customer in through the embedded provider', async () => {
  const { id, email } = await addPerson(server.context)
  const browser = browserAt(server)
  expect((await browser.get('/api/userinfo')).status).toBe(401)
  const signed = await browser.signIn(email, PASSWORD, '/search-result?brand=toyota')
  expect(signed).toBe('/success-login?return=%2Fsearch-result%3Fbrand%3Dtoyota')
  const info = await browser.get('/api/userinfo')
  expect(info.json).toMatchObject({ id, firstname: 'Amina', roles: ['CUSTOMER'], email })
})

test('[A06 SES-05] redirects only to a page of this site after sign-in', async () => {
  const kept = [
    '/',
    '/search-result?brand=toyota&page=2',
    '/vehicles/toyota/vitz/MI-1',
    '/fr/reviews',
    '/friends',
    '/a%2Fb?c=//d',
  ]
  for (const path of kept) expect(returnRouteOf(path)).toBe(path)
  const refused = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x\\..\\..\\evil',
    'evil',
    '',
    '@evil.example',
    '.evil.example',
    `/${'a'.repeat(3000)}`,
    '/api/userinfo',
    '/fr/api/userinfo',
    '/x/../api/userinfo',
    '/oidc/staging/auth',
    '/auth/sign-in',
    '/login',
    '/fr/login',
    '/success-login?return=/',
    undefined,
    ['/a', '/b'],
  ]
  for (const path of refused) expect([path, returnRouteOf(path)]).toEqual([path, '/'])
  // A line break stays part of the address.
  expect(returnRouteOf('/%0d%0aLocation:%20https://evil.example')).toBe('/%0d%0aLocation:%20https://evil.example')
  const { email } = await addPerson(server.context)
  for (const asked of ['//evil.example', '/%0d%0aSet-Cookie:%20a=b', '/\\evil'])
    expect(await browserAt(server).signIn(email, PASSWORD, asked)).toMatch(
      /^\/success-login\?return=%2F(?:%250d%250aSet-Cookie:%2520a%3Db|%250d.*)?$/,
    )
})

test('[A06 API-04] never redirects an API call', async () => {
  const { browser } = await signedInPerson(server)
  const ended = browserAt(server)
  ended.cookies.set('__Host-sid', 'A'.repeat(43))
  for (const one of [browserAt(server), browser, ended])
    for (const call of Object.values(calls) as Call[]) {
      const path = pathOf(call).replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-00000000dead')
      if (path === '/api/logout') continue
      const { status } = call.method === 'GET' ? await one.get(path) : await one.send(call.method, path, {})
      expect([nameOf(call), status < 300 || status >= 400]).toEqual([nameOf(call), true])
    }
})

test('[A04] accepts an answer once, from the browser that asked, with its state', async () => {
  const { email } = await addPerson(server.context)
  const answerFor = async (browser = browserAt(server)) => {
    const uid = await browser.begin('/reviews')
    const { json } = await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })
    const { headers } = await browser.get((json as { location: string }).location)
    return { browser, back: new URL(String(headers['location'])) }
  }
  const before = await countPeople(server.context)
  const [victim, attacker] = [await answerFor(), await answerFor()]
  const wrong: [string, typeof victim.browser, (back: URL) => void][] = [
    ['another browser', browserAt(server), () => {}],
    [
      "the attacker's answer in the victim's browser",
      victim.browser,
      (back) => void (back.search = attacker.back.search),
    ],
    ['no state', victim.browser, ({ searchParams }) => searchParams.delete('state')],
    ['a state of nobody', victim.browser, ({ searchParams }) => searchParams.set('state', 'x')],
  ]
  for (const [what, browser, change] of wrong) {
    const back = new URL(victim.back)
    change(back)
    const { headers } = await browser.get(back.href)
    expect([what, headers['location']]).toEqual([what, '/login?problem=expired&return=%2F'])
  }
  expect(await countPeople(server.context)).toEqual(before)
  // The attempts do not use up the valid code, which works once.
  expect((await victim.browser.get(victim.back.href)).headers['location']).toBe('/success-login?return=%2Freviews')
  expect((await victim.browser.get(victim.back.href)).headers['location']).toMatch(/^\/login\?problem=expired/)
  // The code of one sign-in with the state of another.
  const [one, two] = [await answerFor(), await answerFor()]
  one.back.searchParams.set('code', two.back.searchParams.get('code') ?? '')
  expect((await one.browser.get(one.back.href)).headers['location']).toBe('/login?problem=refused&return=%2Freviews')
  expect(await countPeople(server.context)).toEqual({ ...before, sessions: before.sessions + 1 })
})

test('[SES-01] accepts the later of two sign-in tabs and restarts the earlier', async () => {
  const { email } = await addPerson(server.context)
  const browser = browserAt(server)
  const earlier = await browser.begin('/reviews')
  const later = await browser.begin('/shipping')
  const form = { email, password: PASSWORD }
  const refused = await browser.send('POST', `/api/sign-in/${earlier}`, form)
  expect([refused.status, refused.json]).toEqual([404, expect.objectContaining({ code: 'MINATO-4004' })])
  const { json } = await browser.send('POST', `/api/sign-in/${later}`, form)
  expect(await browser.follow((json as { location: string }).location)).toBe('/success-login?return=%2Fshipping')
  expect(await browser.signIn(email, PASSWORD, '/reviews')).toBe('/success-login?return=%2Freviews')
})

test('[A09] gives unknown, passwordless and blocked users the same answer', async () => {
  const known = await addPerson(server.context)
  const invited = await addPerson(server.context, { passwordHash: null })
  const gone = await addPerson(server.context)
  await server.context.db.write('staging', (tx) =>
    tx.rows({
      text: "update users.person set deactivated_at = now() where tenant_id = 'staging' and id = $1",
      values: [gone.id],
    }),
  )
  const browser = browserAt(server)
  const uid = await browser.begin()
  const answers = []
  for (const [email, password] of [
    [known.email, 'wrong-harbour-1'],
    ['nobody@example.com', PASSWORD],
    ['not an address', PASSWORD],
    [invited.email, PASSWORD],
    [gone.email, PASSWORD],
    [known.email, PASSWORD.toUpperCase()],
    [known.email, ` ${PASSWORD}`],
  ]) {
    const { status, headers, json } = await browser.send('POST', `/api/sign-in/${uid}`, { email, password })
    const rest = Object.entries(headers).filter(([name]) => !/^(?:x-request-id|date|x-ratelimit-.*)$/.test(name))
    answers.push(JSON.stringify([status, rest, json]))
  }
  expect(JSON.parse(answers[0] ?? '')[0]).toBe(401)
  expect(new Set(answers).size).toBe(1)
})

test('[B02 A06] signs in at the configured host, whatever host the request names', async () => {
  const asked = await browserAt(server, { host: '127.0.0.1:3000' }).get('/auth/sign-in?return=%2Freviews&locale=fr')
  expect([asked.status, asked.headers['location']]).toEqual([
    302,
    'http://localhost:3000/auth/sign-in?at=origin&return=%2Freviews&locale=fr',
  ])
  expect(asked.headers['set-cookie']).toBeUndefined()
  // A proxy that sends another host name must not cause a redirect loop.
  const again = await browserAt(server, { host: '127.0.0.1:3000' }).get('/auth/sign-in?at=origin')
  expect(again.headers['location']).toMatch(/^http:\/\/localhost:3000\/oidc\/staging\/auth\?/)
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-forwarded-proto': 'https' }
  const begun = await browserAt(server).get('/auth/sign-in', forged)
  const to = new URL(String(begun.headers['location']))
  expect([to.origin, to.searchParams.get('redirect_uri')]).toEqual([
    'http://localhost:3000',
    'http://localhost:3000/auth/callback',
  ])
  for (const [name, value] of [
    ['response_type', 'code'],
    ['code_challenge_method', 'S256'],
    ['prompt', 'login'],
    ['scope', 'openid'],
  ])
    expect([name, to.searchParams.get(name ?? '')]).toEqual([name, value])
  expect((await browserAt(server, { host: 'evil.example' }).get('/auth/sign-in')).status).toBe(404)
})

test('[C06] caches no step of sign-in or sign-out', async () => {
  const { email } = await addPerson(server.context)
  const browser = browserAt(server)
  const seen: [string, number, unknown][] = []
  const note = async (path: string) => {
    const { status, headers } = await browser.get(path)
    seen.push([path.split('?')[0] ?? '', status, headers['cache-control']])
    return String(headers['location'])
  }
  const form = await note(await note('/auth/sign-in'))
  const { json, headers } = await browser.send('POST', `/api/sign-in/${form.split('/').at(-1)}`, {
    email,
    password: PASSWORD,
  })
  seen.push(['/api/sign-in', 200, headers['cache-control']])
  await note(await note((json as { location: string }).location))
  for (const path of ['/auth/callback', '/oidc/staging/auth', '/oidc/staging/auth/x', '/oidc/staging/session/end'])
    await note(path)
  for (const path of ['/oidc/staging/nothing', '/oidc/second/auth', '/oidc/none/auth']) await note(path)
  expect(seen.length).toBe(12)
  for (const [path, , control] of seen) expect([path, control]).toEqual([path, 'no-store'])
})

test('[I07] logs no address, password, token or code', async () => {
  lines.length = 0
  const person = await signedInPerson(server)
  const wrong = browserAt(server)
  await expect(wrong.signIn(person.email, 'wrong-harbour-1')).rejects.toThrow(/^401/)
  const way = browserAt(server)
  await way.begin()
  await way.get('/auth/callback?code=secret-code&state=secret-state&error=secret-error')
  await person.browser.send('POST', '/api/logout')
  const rejected = server.context.db.write('staging', (tx) =>
    tx.rows(
      sql`do $$ begin
        raise 'refused' using errcode = '23502', table = 'person', detail = 'Failing row contains (secret-row)';
      end $$`,
    ),
  )
  const fault: unknown = await rejected.catch((error: unknown) => error)
  expect(fault).toMatchObject({ detail: expect.stringContaining('secret-row') })
  server.app.log.error({ err: new Error('not kept', { cause: fault }) }, 'request failed')
  server.app.log.error({ err: fault }, 'request failed')
  // Only requests from the network are logged.
  const address = await server.app.listen({ port: 0, host: 'localhost' })
  const paths = ['reset-password', 'verify-email', 'invitation', 'stop-mails'].flatMap((what) => [
    `/auth/${what}/00000000-0000-4000-8000-00000000dead/secret-code`,
    `/fr/auth/${what}/00000000-0000-4000-8000-00000000dead/secret-code?a=secret-query`,
  ])
  for (const path of paths) await (await fetch(address + path)).text()
  await expect.poll(() => lines.filter((line) => line.includes('/auth/')).length).toBeGreaterThanOrEqual(paths.length)
  const told = lines.join('')
  expect(told).toContain('/auth/reset-password/')
  expect(told).toContain('"code":"23502","table":"person"')
  const secrets = [person.email, PASSWORD, 'wrong-harbour-1', 'secret-', 'eyJ', ...person.browser.cookies.values()]
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
})

test('[SES-05] passes the purpose of a sign-in on to its page', async () => {
  const page = async (query: string) =>
    (await browserAt(server).follow(`/auth/sign-in?${query}`)).replace(/[\w-]{16,}/, 'uid')
  expect(await page('return=/search-result&for=search')).toBe('/sign-in/uid?for=search')
  expect(await page('return=/fr/account')).toBe('/fr/sign-in/uid?for=account')
  expect(await page('return=/inquiries/5')).toBe('/sign-in/uid?for=inquiry')
  expect(await page('return=/reviews&for=evil')).toBe('/sign-in/uid')
})
