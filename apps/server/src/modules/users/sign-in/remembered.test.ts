import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

test('[A02 A03 SES-05] requires a password at each sign-in, whatever the provider remembers', async () => {
  const { email } = await addPerson(server.context)
  const browser = browserAt(server)
  expect(await browser.signIn(email, PASSWORD)).toMatch(/^\/success-login/)
  for (const prompt of [undefined, 'none', 'consent']) {
    const { headers } = await browser.get('/auth/sign-in?return=/')
    const way = new URL(String(headers['location']))
    expect(way.searchParams.get('prompt')).toBe('login')
    if (prompt) way.searchParams.set('prompt', prompt)
    else way.searchParams.delete('prompt')
    expect([prompt, await browser.follow(way.href)]).toEqual([
      prompt,
      expect.stringMatching(/^\/(?:sign-in\/|login\?problem=refused)/),
    ])
  }
  expect(await browser.signIn(email, PASSWORD)).toMatch(/^\/success-login/)
})
