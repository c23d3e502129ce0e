import { expect, test } from 'vitest'
import { BUYER, kept, linkInMail, SOON, startForPeople, submit } from './people.ts'
import { carsOf, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PHONE = { width: 390, height: 844 }
const COMPUTER = { width: 1440, height: 900 }
/**
 * Errors for an email address that is not repeated correctly, a weak password, and a differing
 * repetition.
 */
const FAULTS = {
  en: [
    'This email must be the same as the first one',
    'Your password must contain at least 8 characters(letters and numbers included)',
    'This password must be the same as the first one',
  ],
  fr: [
    'Cette adresse doit être identique à la première',
    'Votre mot de passe doit compter au moins 8 caractères (lettres et chiffres compris)',
    'Ce mot de passe doit être identique au premier',
  ],
}
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)
/** A retry signs up another person, because the first address is taken. */
let tries = 0
const at = (path: string) => (url: URL) => url.pathname === path

for (const [locale, viewport] of [
  ['en', PHONE],
  ['fr', PHONE],
  ['en', COMPUTER],
  ['fr', COMPUTER],
] as const) {
  test(`[SES-07 SES-05 F20] keeps a car saved before the sign-up (${locale}, ${viewport.width})`, async () => {
    const { page, context, faults } = await visitor({ viewport, locale: locale === 'fr' ? 'fr-FR' : 'en-US' })
    const root = locale === 'fr' ? '/fr' : ''
    const [car] = await carsOf(product, 1)
    const email = `b.${locale}.${viewport.width}.${++tries}@example.com`
    await page.goto(`${root}/vehicles/a/b/${car?.reference}`)
    const address = new URL(page.url()).pathname
    const isSaved = () => page.locator('.save-word').getAttribute('aria-pressed')
    await page.locator('.save-word').click()
    await expect.poll(isSaved, SOON).toBe('true')
    // Stored on the device: no form appears in between, and a reload keeps it.
    expect(at(address)(new URL(page.url()))).toBe(true)
    await page.reload()
    await expect.poll(isSaved, SOON).toBe('true')
    await page.goto(`${root}/saved`)
    await page.locator('.card', { hasText: `REF ${car?.reference}` }).waitFor(SOON)
    await page.goBack()
    await expect.poll(isSaved, SOON).toBe('true')
    for (const pressed of ['false', 'true']) {
      await page.locator('.save-word').click()
      await expect.poll(isSaved, SOON).toBe(pressed)
    }
    await page.locator('.toast a').click()
    await page.waitForURL(/\/sign-in\//, SOON)
    await page.locator('.form-more a').last().click()

    await page.waitForURL(at(`${root}/sign-up`), SOON)
    await page.locator('[name=confirmEmail]').waitFor()
    await submit(page).click()
    expect(await page.locator('.form-summary').innerText()).toBe(
      locale === 'fr' ? 'Ces champs sont vides, merci de les remplir.' : 'These fields are empty please fill them.',
    )
    expect(await page.locator('.fault').count()).toBe(4)
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=confirmEmail]').fill('other@example.com')
    await page.locator('[name=password]').fill('short')
    await page.locator('[name=confirmPassword]').fill('another')
    await submit(page).click()
    expect(await page.locator('.fault').allInnerTexts()).toEqual(FAULTS[locale])
    const fillPasswords = async () => {
      await page.locator('[name=password]').fill('harbour lights 26')
      await page.locator('[name=confirmPassword]').fill('harbour lights 26')
    }
    await page.locator('[name=confirmEmail]').fill(email)
    await fillPasswords()
    await submit(page).click()
    await page.waitForURL(/step=2/, SOON)
    await page.locator('[name=firstname]').fill('Baraka')

    // A reload keeps the typed values but never the password.
    await page.reload()
    await page.waitForURL((url) => url.pathname === `${root}/sign-up` && !url.searchParams.has('step'), SOON)
    expect(await page.locator('[name=email]').inputValue()).toBe(email)
    expect(await page.locator('[name=password]').inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      'harbour',
    )
    await fillPasswords()
    await submit(page).click()
    await page.waitForURL(/step=2/, SOON)
    expect(await page.locator('[name=firstname]').inputValue()).toBe('Baraka')
    // Going back keeps them too.
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('step'), SOON)
    expect(await page.locator('[name=password]').inputValue()).toBe('harbour lights 26')
    await submit(page).click()
    await page.waitForURL(/step=2/, SOON)

    await page.locator('[name=civility][value=MR]').check()
    await page.locator('[name=lastname]').fill('Mwangi')
    await page.locator('[name=countryOfResidence]').selectOption('KE')
    expect(await page.locator('[name="phoneNumber.countryCode"]').inputValue()).toBe('254')
    await page.locator('[name="phoneNumber.number"]').fill('12345')
    await submit(page).click()
    await page.locator('.fault').waitFor()
    await page.locator('[name="phoneNumber.number"]').fill('0712 345678')
    await submit(page).click()
    await page.waitForURL(/step=done/, SOON)
    await page.getByRole('heading', { name: locale === 'fr' ? 'Bienvenue à bord' : 'Welcome aboard' }).waitFor()

    await page.locator('.form-foot a').click()
    await page.waitForURL(/\/sign-in\//, SOON)
    await expect.poll(() => page.locator('[name=email]').inputValue(), SOON).toBe(email)
    await page.locator('[name=password]').fill('harbour lights 26')
    await submit(page).click()
    await page.waitForURL(at(address), SOON)
    await expect.poll(isSaved, SOON).toBe('true')
    await expect.poll(() => kept(page, 'saved-cars'), SOON).toBeNull()
    expect(await kept(page, 'signed-in')).toBe('true')
    expect(await kept(page, 'sign-in-attempt')).toBeNull()

    // Opening the emailed link confirms nothing; pressing its button does.
    const link = await linkInMail(product, email, '/auth/verify-email/')
    expect(new URL(link).pathname.startsWith(`${root}/auth/`)).toBe(true)
    for (let opened = 0; opened < 3; opened++) {
      const answer = await fetch(link)
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ])
    }
    await page.goto(`${root}/account`)
    expect(await page.locator('#email + div .turn').count()).toBe(1)
    await page.goto(link)
    await submit(page).click()
    await page.locator('.form-foot a').click()
    await page.waitForURL(at(`${root}/inquiries`), SOON)
    await page.goto(`${root}/account`)
    await page.locator('#email + div .good').waitFor()
    expect(faults.splice(0)).toEqual([])
    // A used link says that the address is confirmed.
    await page.goto(link)
    await submit(page).click()
    await page.locator('.form-foot a').waitFor()
    await context.close()
  })
}

test('[SES-07] reports a known address at its field, on its step', async () => {
  const { page, context } = await visitor()
  await page.goto('/sign-up')
  for (const name of ['email', 'confirmEmail']) await page.locator(`[name=${name}]`).fill(BUYER)
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('harbour lights 26')
  await submit(page).click()
  await page.waitForURL(/step=2/, SOON)
  await page.locator('[name=civility][value=MS]').check()
  await page.locator('[name=firstname]').fill('Amina')
  await page.locator('[name=lastname]').fill('Otieno')
  await page.locator('[name="phoneNumber.number"]').fill('0712 345678')
  // A missing calling code comes with the country, and its error goes.
  const calling = page.locator('[name="phoneNumber.countryCode"]')
  await calling.evaluate((field: HTMLSelectElement) => void (field.selectedIndex = -1))
  await submit(page).click()
  await page.locator('.field', { has: calling }).getByText('This field is required').waitFor()
  await page.locator('[name=countryOfResidence]').selectOption('KE')
  await expect.poll(() => page.locator('.fault').count()).toBe(0)
  await submit(page).click()
  await page.waitForURL((url) => !url.searchParams.has('step'), SOON)
  expect(await page.locator('.fault').allInnerTexts()).toEqual(['This email already exists'])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await context.close()
})
