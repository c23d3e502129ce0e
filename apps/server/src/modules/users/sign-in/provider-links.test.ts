import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { newKey, otherProvider, signInElsewhere } from '../../../testing/other-provider-start.ts'
import type { OtherProvider } from '../../../testing/other-provider-start.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { addPerson } from '../../../testing/people.ts'

let provider: OtherProvider
let server: TestServer
let shiftMs = 0

beforeAll(async () => {
  const [clientId, clientSecret] = ['the-shop', 'a secret of the shop & the provider']
  provider = await otherProvider({
    port: 0,
    key: await newKey(),
    clientId,
    clientSecret,
    callback: 'http://localhost:3000/auth/callback',
    home: 'http://localhost:3000/',
    people: {
      boss: { email: 'boss@example.com', email_verified: true, groups: ['staging:SALES_MANAGER'] },
      amina: { email: 'amina@example.com', email_verified: true },
      moved: { email: 'moved@example.com', email_verified: true },
      fresh: { email: 'fresh@example.com', email_verified: true },
      stranger: {},
    },
  })
  const env = {
    PORT: '3000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_ROLES_CLAIM: 'groups',
  }
  server = await testServer(env, { now: () => new Date(Date.now() + shiftMs) })
})
afterAll(async () => {
  await server.close()
  await provider.stop()
})

test('[F32] links an existing person to a provider account by a mailed link, once', async () => {
  const boss = browserAt(server)
  await signInElsewhere(boss, 'boss')
  const person = await addPerson(server.context, { email: 'moved@example.com' })
  const invite = (id: string, by = boss) => by.send('PUT', `/api/uum/user/${id}/provider-link`)
  const linkOf = async () =>
    linkIn((await mailsOf(server.context, 'staging', person.email)).at(-1)!, '/auth/sign-in').split('link=')[1] ?? ''
  const idOf = async (browser: TestBrowser) => ((await browser.get('/api/userinfo')).json as { id: string }).id
  // By the address alone the sign-in makes a new person without an address.
  const early = browserAt(server)
  await signInElsewhere(early, 'moved')
  expect(await idOf(early)).not.toBe(person.id)
  expect((await invite(person.id, early)).status).toBe(403)
  expect((await invite(person.id)).status).toBe(204)
  const first = await linkOf()
  expect((await invite(person.id)).status).toBe(204)
  const link = await linkOf()
  const refused = '/login?problem=link&return=%2F'
  await signInElsewhere(browserAt(server), 'amina')
  // The first link ended with the second. An account of another person is not linked, whatever the link.
  expect(await signInElsewhere(browserAt(server), 'moved', '/', first)).toBe(refused)
  expect(await signInElsewhere(browserAt(server), 'amina', '/', link)).toBe(refused)
  expect(await signInElsewhere(browserAt(server), 'moved', '/', link)).toMatch(/^\/success-login/)
  expect((await early.get('/api/userinfo')).status).toBe(401)
  const later = browserAt(server)
  await signInElsewhere(later, 'moved')
  expect(await idOf(later)).toBe(person.id)
  // The link is used up, and the code opens nothing for another person.
  expect(await signInElsewhere(browserAt(server), 'stranger', '/', link)).toBe(refused)
  const colleague = await addPerson(server.context)
  expect((await invite(colleague.id)).status).toBe(204)
  const foreign = linkIn((await mailsOf(server.context, 'staging', colleague.email)).at(-1)!, '/auth/sign-in')
    .split('.')
    .at(-1)
  expect(await signInElsewhere(browserAt(server), 'stranger', '/', `${person.id}.${foreign}`)).toBe(refused)
  // A fresh account with another address, or with none, is not linked even by a valid link.
  for (const account of ['stranger', 'fresh'])
    expect(await signInElsewhere(browserAt(server), account, '/', `${colleague.id}.${foreign}`)).toBe(refused)
  await asOwner(
    server.url,
    "select set_config('app.tenant', 'staging', true); update users.code set expires_at = now() where purpose = 'link'",
  )
  expect(await signInElsewhere(browserAt(server), 'stranger', '/', `${colleague.id}.${foreign}`)).toBe(refused)
  const unproved = await addPerson(server.context, { isEmailVerified: false })
  expect((await invite(unproved.id)).status).toBe(400)
})

test('[F32] notices a provider outage behind cached answers before the redirect', async () => {
  expect(await signInElsewhere(browserAt(server), 'amina')).toMatch(/^\/success-login/)
  await provider.stop()
  shiftMs += 31_000
  const begun = await browserAt(server).get('/auth/sign-in')
  expect(begun.headers['location']).toBe('/login?problem=provider&return=%2F')
})
