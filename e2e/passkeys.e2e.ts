import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsAtBothWidths, fillSignIn, MANAGER, PASSWORD, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
/** For looking at the pages. */
const SHOTS = process.env['SHOTS']
const shoot = async (page: Page, name: string): Promise<void> => {
  for (const width of SHOTS ? [1440, 390] : []) {
    await page.setViewportSize({ width, height: 844 })
    await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true })
  }
}

/** Chromium's authenticator in software: it has the credentials of one before it. */
async function addAuthenticator(page: Page, before?: CDPSession, beforeId?: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  if (before && beforeId) {
    const { credentials } = await before.send('WebAuthn.getCredentials', { authenticatorId: beforeId })
    for (const credential of credentials) await session.send('WebAuthn.addCredential', { authenticatorId, credential })
  }
  return { session, authenticatorId }
}
const factors = (page: Page) => page.locator('section[aria-labelledby=second-factor]')
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text).first().waitFor(SOON)

const focusOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName)
async function addPasskey(page: Page, name: string): Promise<void> {
  const adding = factors(page).locator('details').nth(1)
  await adding.locator('summary').click(SOON)
  await adding.getByLabel('Name of the passkey').fill(name)
  await adding.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await adding.locator('button[type=submit]:enabled').click(SOON)
}

test('[TRU-04] adds a passkey, requires one of all managers and removes it', async () => {
  const first = await signedIn(browser, product, MANAGER, '/account')
  const { page } = first
  const { session, authenticatorId } = await addAuthenticator(page)
  const section = factors(page)

  // Adds and renames a passkey, in English.
  await addPasskey(page, 'Laptop')
  await section.locator('.recovery-codes').waitFor(SOON)
  expect(await section.locator('.recovery-codes code').count()).toBe(10)
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await section.getByText('Passkey “Laptop”').waitFor(SOON)
  expect(await faultsAtBothWidths(page)).toEqual([])
  await shoot(page, 'account-en')
  await section.getByRole('button', { name: 'Rename, Laptop' }).click()
  await page.getByRole('dialog').getByLabel('Name of the passkey').fill('Office laptop')
  await submit(page.getByRole('dialog')).click()
  await section.getByText('Passkey “Office laptop”').waitFor(SOON)
  // The device does not register twice.
  await addPasskey(page, 'Again')
  await section.getByText('This device already has a passkey for your account.').waitFor(SOON)

  // In a session of its own, in French and on a phone, the passkey is asked for.
  const phone = await signedIn(browser, product, MANAGER, '/fr/settings/managers', {
    viewport: { width: 390, height: 844 },
  })
  await addAuthenticator(phone.page, session, authenticatorId)
  const rule = phone.page.getByLabel('Exiger la double authentification de tous les responsables')
  await phone.page.locator('input[type=checkbox]:enabled').waitFor(SOON)
  const dialog = phone.page.getByRole('dialog', { name: 'Confirmez votre identité' })
  await rule.click()
  await dialog.getByRole('button', { name: 'Utiliser plutôt un code' }).click(SOON)
  expect(await rule.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByLabel('Code de secours').waitFor(SOON)
  expect(await focusOf(phone.page)).toBe('code')
  await dialog.getByRole('button', { name: 'Utiliser plutôt une clé d’accès' }).click()
  await shoot(phone.page, 'dialog-fr')
  await submit(dialog).click()
  await toast(phone.page, 'Enregistré')
  expect(await rule.isChecked()).toBe(true)
  expect(await faultsAtBothWidths(phone.page)).toEqual([])
  await shoot(phone.page, 'rule-fr')

  // The last factor is removed with a check of its own: the manager can read, and is told what to do.
  await phone.page.goto('/fr/account#second-factor')
  await factors(phone.page).getByRole('button', { name: 'Supprimer, Office laptop' }).click(SOON)
  await phone.page.getByRole('dialog').getByText('La double authentification sera désactivée.').waitFor(SOON)
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await submit(dialog).click(SOON)
  await factors(phone.page).getByText('Votre entreprise exige la double authentification.').waitFor(SOON)
  await toast(phone.page, 'Supprimée')
  await expect.poll(() => focusOf(phone.page)).toBe('SUMMARY')
  expect(await faultsAtBothWidths(phone.page)).toEqual([])
  await shoot(phone.page, 'account-fr')
  await page.goto('/settings/sender')
  await page.locator('.office > .notice', { hasText: 'Your company requires two-factor' }).waitFor(SOON)
  await page.getByLabel('Sender name').fill('Quay')
  await submit(page).click()
  await page.getByText('Set up two-factor authentication in your account first').waitFor(SOON)
  expect(await faultsAtBothWidths(page)).toEqual([])
  await shoot(page, 'needed-en')

  // A sign-in leads to the set-up, and from there to the page that was asked for.
  await phone.context.clearCookies()
  await phone.page.goto('/auth/sign-in?return=/voyages')
  await fillSignIn(phone.page, MANAGER)
  await phone.page.waitForURL(/\/account#second-factor$/, SOON)
  await addPasskey(phone.page, 'Phone')
  await factors(phone.page).getByRole('button', { name: 'I have saved them' }).click(SOON)
  await phone.page.waitForURL(/\/voyages$/, SOON)

  // The next session can change nothing until the passkey was used once.
  await phone.context.clearCookies()
  await phone.page.goto('/auth/sign-in?return=/settings/sender')
  await fillSignIn(phone.page, MANAGER)
  await phone.page.waitForURL(/\/account#second-factor$/, SOON)
  await phone.page.goto('/settings/sender')
  const notice = phone.page.locator('.office > .notice')
  await phone.page.getByLabel('Sender name').fill('Quay')
  await submit(phone.page).click(SOON)
  await phone.page.getByText('Use a passkey or enter a code').waitFor(SOON)
  expect(await faultsAtBothWidths(phone.page)).toEqual([])
  await shoot(phone.page, 'check-en')
  await notice.getByRole('button', { name: 'Confirm that it is you' }).click(SOON)
  await submit(phone.page.getByRole('dialog')).click(SOON)
  await notice.waitFor({ ...SOON, state: 'detached' })
  await phone.page.goto('/account#second-factor')
  await factors(phone.page).getByText('Passkey “Phone”').waitFor(SOON)
  expect(await factors(phone.page).locator('.notice').count()).toBe(0)

  // Also on the page that a sign-in leads to.
  await phone.context.clearCookies()
  await phone.page.goto('/auth/sign-in?return=/voyages')
  await fillSignIn(phone.page, MANAGER)
  await factors(phone.page).getByRole('button', { name: 'Confirm that it is you' }).click(SOON)
  await submit(phone.page.getByRole('dialog')).click(SOON)
  await phone.page.waitForURL(/\/voyages$/, SOON)
  await phone.context.close()
  await first.context.close()
}, 240_000)
