import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askAbout, carPaths, fillQuestion, fillVisitor, openSheet, sheet } from './inquiry-steps.ts'
import { BUYER, faultsOn, PASSWORD, signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
let cars: string[]
beforeAll(async () => {
  cars = await carPaths(product)
})

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const FRENCH_PHONE = { ...PHONE, locale: 'fr-FR' }
const isInquiryUrl = (url: URL) => /^(?:\/fr)?\/inquiries\/[\w-]{36}$/.test(url.pathname)
const car = (index: number): string => cars[index] ?? ''
const messages = (page: Page) => page.locator('.msg:not(.waiting) .said').allInnerTexts()

test('[INQ-02 SES-11 F14] lets a visitor ask on a phone and signs the visitor in', async () => {
  const { page, context, faults } = await visit(browser, product, FRENCH_PHONE)
  await page.goto(`/fr${car(0)}`)
  await openSheet(page)
  expect(await faultsOn(page)).toEqual([])
  await submit(page).click()
  await page.getByText('Ces champs sont vides').waitFor(SOON)
  await fillQuestion(page, 'Bonjour, <b>est-elle</b> là ?')
  await fillVisitor(page, 'nouveau@buyer.example')
  await page.reload()
  await openSheet(page)
  await expect
    .poll(() => sheet(page).locator('[name=firstMessage]').inputValue(), SOON)
    .toBe('Bonjour, <b>est-elle</b> là ?')
  expect(await sheet(page).locator('[name=email]').inputValue()).toBe('nouveau@buyer.example')
  expect(await sheet(page).locator('[name=password]').count()).toBe(0)
  await submit(page).click()
  await sheet(page).getByText('est envoyée').waitFor(SOON)
  await sheet(page)
    .getByText(/Nous vous répondrons au plus tard le/)
    .waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await sheet(page).getByRole('link', { name: 'Ouvrir la demande' }).click()
  await page.waitForURL(isInquiryUrl, SOON)
  await expect.poll(() => messages(page), SOON).toEqual(['Bonjour, <b>est-elle</b> là ?'])
  await page.locator('.record li').first().waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await page.goto('/fr/account')
  await expect.poll(() => page.locator('.deal-card').count(), SOON).toBe(1)
  expect(faults).toEqual([])
  await context.close()
})

test('[INQ-02 F14] recognises a known address while typing and sends after the sign-in', async () => {
  const { page, context } = await visit(browser, product, FRENCH_PHONE)
  await page.goto(`/fr${car(1)}`)
  await openSheet(page)
  await fillQuestion(page, 'Encore là ?')
  await fillVisitor(page, BUYER)
  await sheet(page).locator('[name=firstname]').focus()
  await sheet(page).getByText('Vous avez déjà un compte avec cette adresse').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Se connecter et envoyer' }).click()
  await page.waitForURL(/\/sign-in\//, SOON)
  await expect.poll(() => page.locator('[name=email]').inputValue(), SOON).toBe(BUYER)
  await page.locator('[name=password]').fill(PASSWORD)
  await submit(page).click()
  await page.waitForURL(isInquiryUrl, SOON)
  await expect.poll(() => messages(page), SOON).toEqual(['Encore là ?'])
  await context.close()
})

test('[F14] offers ready-made questions and announces an answer on WhatsApp', async () => {
  const { page, context, faults } = await visit(browser, product, PHONE)
  await page.goto(car(9))
  await openSheet(page)
  const message = sheet(page).locator('[name=firstMessage]')
  for (const question of ['Is this car still available?', 'When can it be shipped?'])
    await sheet(page).getByRole('button', { name: question }).tap()
  await expect.poll(() => message.inputValue()).toBe('Is this car still available?\nWhen can it be shipped?')
  await fillVisitor(page, 'nobody at all')
  await submit(page).click()
  await sheet(page).getByText('Enter an email address or a WhatsApp number').waitFor(SOON)
  await sheet(page).locator('[name=email]').fill('0712 345 678')
  await sheet(page).locator('[name=destination]').selectOption('KE')
  await sheet(page).locator('[name=port]').selectOption('mombasa')
  await submit(page).click()
  await sheet(page).getByText('We will reply on WhatsApp at 0712 345 678').waitFor(SOON)
  await sheet(page).getByRole('link', { name: 'Open the inquiry' }).click()
  await page.waitForURL(isInquiryUrl, SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[F15] marks country and port when both are missing', async () => {
  const { page, context } = await visit(browser, product, PHONE)
  await page.goto(car(10))
  await openSheet(page)
  // A port guessed from the network or remembered can be removed.
  await sheet(page).locator('[name=destination]').selectOption('')
  await submit(page).click()
  for (const name of ['destination', 'port']) {
    const field = sheet(page).locator(`[name=${name}]`)
    await expect.poll(() => field.getAttribute('aria-invalid'), SOON).toBe('true')
    const [fault] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
    expect(await sheet(page).locator(`[id="${fault}"]`).innerText()).toBe('This field is required')
  }
  expect(await faultsOn(page)).toEqual([])
  // Kenya has one port here: it is selected with the country, and its error disappears.
  await sheet(page).locator('[name=destination]').selectOption('KE')
  const port = sheet(page).locator('[name=port]')
  if (!(await port.inputValue())) await port.selectOption({ index: 1 })
  await expect.poll(() => sheet(page).locator('.price-part .fault').count(), SOON).toBe(0)
  expect(await port.getAttribute('aria-invalid')).toBe(null)
  await context.close()
})

test('[F14] does not send the inquiry when the sheet is opened', async () => {
  const { page, context, faults } = await visit(browser, product, PHONE)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/inquiry')) sent.push(request.url())
  })
  await page.goto(car(13))
  await openSheet(page)
  await fillQuestion(page, 'Is it there?')
  await fillVisitor(page, BUYER)
  await sheet(page).locator('[name=firstname]').focus()
  await sheet(page).getByRole('button', { name: 'Sign in and send' }).click()
  await page.waitForURL(/\/sign-in\//, SOON)
  // Return without signing in: the sheet opens by itself once.
  await page.goto(car(13))
  await sheet(page).locator('[name=firstMessage]').waitFor(SOON)
  await page.goto(`/auth/sign-in?return=${car(13)}`)
  await page.locator('[name=email]').fill(BUYER)
  await page.locator('[name=password]').fill(PASSWORD)
  await submit(page).click()
  await page.waitForURL((url) => url.pathname === car(13), SOON)
  await openSheet(page)
  await expect.poll(() => sheet(page).locator('[name=firstMessage]').inputValue(), SOON).toBe('Is it there?')
  await sheet(page).locator('[name=firstMessage]').fill('Is it still there?')
  expect([sent, new URL(page.url()).pathname]).toEqual([[], car(13)])
  expect(faults).toEqual([])
  await context.close()
})

test('[F19] shows date and inquiry of a car already asked about, with a button for more', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries', PHONE)
  const { path } = await askAbout(page, car(11), 'Is it still there?')
  await page.goto(car(11))
  const buy = page.locator('.buy')
  await buy.getByText(/^You asked about this car on \d+\s\w+ \d{4}\.$/).waitFor(SOON)
  expect(await page.getByRole('button', { name: 'Ask about this car' }).count()).toBe(0)
  for (const link of await page.getByRole('link', { name: 'Open the inquiry' }).all())
    expect(await link.getAttribute('href')).toBe(path)
  expect(await page.getByRole('link', { name: 'Open the inquiry' }).count()).toBe(2)
  expect(await faultsOn(page)).toEqual([])
  await buy.getByRole('button', { name: 'Ask again about this car' }).click()
  await sheet(page).locator('[name=firstMessage]').waitFor(SOON)
  // Another car's sheet works as usual.
  await page.goto(car(12))
  await page.getByRole('button', { name: 'Ask about this car' }).first().waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[F15] reports a weak password at its field while typing', async () => {
  const { page, context } = await visit(browser, product, PHONE)
  await page.goto('/sign-up')
  const field = page.locator('[name=password]')
  await field.focus()
  const place = () => field.evaluate((box) => box.getBoundingClientRect().top)
  const before = await place()
  const fault = async () => {
    const id = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')[0]
    return (await field.getAttribute('aria-invalid')) === 'true' ? page.locator(`[id="${id}"]`).innerText() : ''
  }
  await field.pressSequentially('harbour')
  expect(await fault()).toBe('')
  await field.pressSequentially('s')
  await expect.poll(fault).toContain('letters and numbers included')
  expect(await place()).toBe(before)
  await field.pressSequentially('26')
  await expect.poll(fault).toBe('')
  await context.close()
})
