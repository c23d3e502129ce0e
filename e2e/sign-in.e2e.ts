import { expect, test } from 'vitest'
import { inviteSecondManager } from './backoffice-inquiries.ts'
import { BUYER, fillSignIn, kept, linkInMail, MANAGER, openUserMenu, PASSWORD } from './people.ts'
import { loseSession, signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PHONE = { width: 390, height: 844 }
const COMPUTER = { width: 1440, height: 900 }
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)
const at = (path: string) => (url: URL) => url.pathname === path

test('[SES-05 SES-06] leads to the provider and back; /login continues a started sign-in', async () => {
  const { page, context, faults } = await visitor()
  const answer = await page.request.get('/account', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/auth/sign-in?return=%2Faccount'])
  const inFrench = await page.request.get('/fr/settings', { maxRedirects: 0 })
  expect(inFrench.headers()['location']).toBe('/auth/sign-in?return=%2Ffr%2Fsettings')

  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/login')
  // An error is shown and ends the attempt.
  await page.evaluate(() => localStorage.setItem('sign-in-attempt', 'true'))
  await page.goto('/login?problem=provider&return=%2Fshipping')
  await page.getByText('Sign-in is not responding right now').waitFor()
  await expect.poll(() => kept(page, 'sign-in-attempt')).toBeNull()

  // Signing in from a page's header leads back to that page.
  await page.goto('/shipping')
  await page.locator('.me a').first().click()
  await page.waitForURL(/\/sign-in\//, SOON)
  expect(await kept(page, 'return-route')).toBe('/shipping')
  await fillSignIn(page, BUYER, 'not-the-password-1')
  await page.getByText('Wrong email or password.').waitFor()
  expect(await page.locator('[name=email]').inputValue()).toBe(BUYER)
  await fillSignIn(page, BUYER)
  await page.waitForURL(at('/shipping'), SOON)
  expect(await page.locator('.user').innerText()).toBe('Amina Otieno')

  for (const path of ['/login', '/sign-up']) {
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await page.goto('/settings')
  expect(new URL(page.url()).pathname).toBe('/403')
  // The same by client-side navigation.
  await page.goto('/shipping')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/settings', id: 'there' })
    document.querySelector('main')?.append(link)
  })
  await page.locator('#there').dispatchEvent('click')
  await page.waitForURL(at('/403'), SOON)
  expect(faults.filter((fault) => !/403/.test(fault))).toEqual([])
  await context.close()
})

test('[SES-05 SES-02] leads to /403 when the user info fails or is empty', async () => {
  const answers = [
    { status: 500, json: { code: 'GENERIC_ERROR', message: 'Ill', status: 500 } },
    { status: 200, json: {} },
  ]
  for (const answer of answers) {
    const { page, context } = await visitor()
    await page.route('**/api/userinfo', (route) => route.fulfill(answer))
    await page.goto('/auth/sign-in?return=%2Faccount')
    await fillSignIn(page, BUYER)
    await page.waitForURL(at('/403'), SOON)
    expect(await kept(page, 'signed-in')).toBeNull()
    await context.close()
  }
})

test('[SES-04 A10] verifies the marker with the server and removes a false one', async () => {
  const { page, context } = await visitor()
  await page.goto('/how-to-buy')
  await page.evaluate(() => {
    localStorage.setItem('signed-in', 'true')
    localStorage.setItem('roles', '["SALES_MANAGER"]')
  })
  await page.reload()
  await expect.poll(() => kept(page, 'signed-in'), SOON).toBeNull()
  await page.getByText('You were signed out').waitFor()
  expect(await page.locator('.user').count()).toBe(0)
  await page.evaluate(() => localStorage.setItem('signed-in', 'true'))
  await page.goto('/settings')
  await page.waitForURL(/\/sign-in\//, SOON)
  await context.close()
})

test('[SES-08 B04] resets a password by the mailed link and ends all sessions', async () => {
  const host = await signedIn(browser, product, MANAGER, '/settings')
  // A manager of this test's own: a failed try does not change the password of the others.
  const email = await inviteSecondManager(browser, product, host.page)
  await host.context.close()
  const elsewhere = await signedIn(browser, product, email, '/settings')
  const { page, context, faults } = await visitor({ viewport: PHONE })
  await page.goto('/auth/forgot-password')
  await page.locator('[name=email]').fill('nobody@example.com')
  await submit(page).click()
  const notice = await page.locator('.notice.good').innerText()
  await page.locator('[name=email]').fill(email)
  await submit(page).click()
  await page.locator('.notice.good').waitFor()
  expect(await page.locator('.notice.good').innerText()).toBe(notice)

  const link = await linkInMail(product, email, '/auth/reset-password/')
  // Link scanners open the links of emails: that does not use them up, and must not be cached or
  // send a referrer.
  for (let i = 0; i < 10; i++) {
    const { status, headers } = await fetch(link, { headers: { 'accept-language': 'en' } })
    const keeping = [headers.get('cache-control'), headers.get('referrer-policy')]
    expect([i, status, ...keeping]).toEqual([i, 200, 'no-store', 'no-referrer'])
  }
  await page.goto(link)
  await page.locator('[name=password]').fill('quay-side-2027')
  await page.locator('[name=confirmPassword]').fill('quay-side-2028')
  await submit(page).click()
  expect(await page.locator('.fault').innerText()).toBe('This password must be the same as the first one')
  await page.locator('[name=confirmPassword]').fill('quay-side-2027')
  await submit(page).click()
  await page.getByRole('heading', { name: 'New password saved' }).waitFor()
  // The link is used up, and the page says what to do.
  await page.goto(link)
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('quay-side-2029')
  await submit(page).click()
  await page.getByText('This link is not valid any more').waitFor()

  await elsewhere.page.reload()
  await elsewhere.page.waitForURL(/\/sign-in\//, SOON)
  await fillSignIn(elsewhere.page, email)
  await elsewhere.page.getByText('Wrong email or password.').waitFor()
  await fillSignIn(elsewhere.page, email, 'quay-side-2027')
  await elsewhere.page.waitForURL(at('/settings'), SOON)
  // The password changes once more, with the old one.
  await elsewhere.page.goto('/account')
  await elsewhere.page.getByText('Change the password').first().click()
  await elsewhere.page.locator('[name=currentPassword]').fill('quay-side-2027')
  for (const name of ['newPassword', 'confirmPassword']) await elsewhere.page.locator(`[name=${name}]`).fill(PASSWORD)
  await elsewhere.page.getByRole('button', { name: 'Change the password' }).click()
  await elsewhere.page.getByText('Password changed').waitFor()
  expect(faults).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

test('[SES-03 STF-06 C06] asks before sign-out and shows no personal page by Back in any tab', async () => {
  for (const viewport of [PHONE, COMPUTER]) {
    const { page, context, faults } = await signedIn(browser, product, BUYER, '/account', { viewport })
    const other = await context.newPage()
    await other.goto('/how-to-buy')
    await other.waitForLoadState('load')
    await openUserMenu(page)
    await page.locator('#user-menu button').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect((await page.request.get('/api/userinfo', { headers: { 'tenant-id': 'staging' } })).status()).toBe(200)

    await openUserMenu(page)
    await page.locator('#user-menu button').click()
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(at('/'), SOON)
    expect(await kept(page, 'signed-in')).toBeNull()
    expect((await page.request.get('/api/userinfo', { headers: { 'tenant-id': 'staging' } })).status()).toBe(401)
    await page.goBack()
    await page.waitForURL(/\/sign-in\//, SOON)
    expect(await page.content()).not.toContain('Amina')
    await expect.poll(() => other.locator('.user').count(), SOON).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  }
})

test('[C06 A10] caches no personal page and answers 404 for file-like addresses', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/how-to-buy')
  // A hostile script can read nothing that grants access outside this browser.
  const readable = await page.evaluate(async () => {
    const headers = { 'tenant-id': 'staging' }
    const info = await (await fetch('/api/userinfo', { headers })).text()
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      info,
      document.documentElement.innerHTML,
    ])
  })
  const hidden = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
  expect(hidden.map(({ name }) => name)).toContain('__Host-sid')
  for (const { name, value } of hidden) expect([name, readable.includes(value)]).toEqual([name, false])
  expect(readable).not.toMatch(/eyJ[\w-]+\.|access_token|refresh_token|bearer/i)
  const own = await page.request.get('/how-to-buy')
  expect(own.headers()['cache-control']).toBe('no-store')
  expect(await own.text()).toContain('Amina')
  const publicPage = await fetch(`${product.address}/how-to-buy`)
  expect(publicPage.headers.get('cache-control')).toBe('private, no-cache')
  expect(await publicPage.text()).not.toContain('Amina')
  const content = '/api/archiving/document/00000000-0000-4000-8000-00000000dead/content'
  const files = ['/account/x.css', '/api/userinfo/a.png', '/inquiry/x.css', '/success-login/a.js', `${content};.jpg`]
  for (const path of files) {
    const answer = await page.request.get(path, { headers: { 'tenant-id': 'staging' }, maxRedirects: 0 })
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store'])
  }
  await context.close()
})

test('[SES-03] only logs a failed sign-out', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/how-to-buy')
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { code: 'GENERIC_ERROR', message: '', status: 500 } }),
  )
  await openUserMenu(page)
  await page.locator('#user-menu button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/how-to-buy')
  expect(await page.locator('.toast').count()).toBe(0)
  expect(faults.filter((fault) => fault.startsWith('The sign-out failed'))).toHaveLength(1)
  await context.close()
})

test('[STF-16 SES-05] keeps the input over a sign-in when the session ends while typing', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/account')
  await page.locator('[name=lastname]').fill('Otieno of Mombasa')
  await loseSession(context)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.locator('.form-summary a').click()
  await fillSignIn(page, BUYER)
  await page.waitForURL(at('/account'), SOON)
  await expect.poll(() => page.locator('[name=lastname]').inputValue(), SOON).toBe('Otieno of Mombasa')
  await context.close()
})

test('[SES-01 STF-16] keeps what is typed before scripts are loaded in the sign-up tab', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  const scripts = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => scripts.promise.then(() => route.continue()))
  await page.evaluate((email) => {
    sessionStorage.setItem('signed-up', email)
    location.assign('/auth/sign-in?return=/account')
  }, BUYER)
  await page.locator('[name=password]').fill(PASSWORD)
  scripts.resolve()
  await expect.poll(() => page.locator('[name=email]').inputValue(), SOON).toBe(BUYER)
  await submit(page).click()
  await page.waitForURL(at('/account'), SOON)
  await context.close()
})
