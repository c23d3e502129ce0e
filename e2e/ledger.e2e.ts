import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findInquiry, dialog, pressUntil } from './backoffice-inquiries.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

const isClosed = (page: Page) => dialog(page).waitFor({ state: 'detached', ...SOON })
const { product, browser } = withProduct(startForPeople)

test('[TRU-12] records a transfer, a refund and a reversal, and explains each balance', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const { id } = await findInquiry(
    visit,
    ({ owner, status }) => owner.firstname === 'Grace' && status === 'PAYMENT_PROOF',
  )
  await page.goto(`/inquiries/${id}`)
  const ledger = page.getByRole('region', { name: 'Payment ledger' })
  const sentence = page.locator('.paid p')
  expect((await sentence.innerText()).replaceAll('\u00a0', ' ')).toMatch(
    /^The buyer has paid \$[\d,]+ of \$[\d,]+; \$25 were bank fees; \$15 are within our tolerance\.$/,
  )
  const send = () => dialog(page).locator('button[type=submit]').click()

  await pressUntil(ledger.getByRole('button', { name: 'Record a transfer' }), dialog(page))
  await dialog(page).locator('[name=amount]').fill('0')
  await dialog(page).locator('[name=currency]').selectOption('EUR')
  await dialog(page).locator('[name=valueDate]').fill('2030-01-01')
  await send()
  await dialog(page).getByText('This date is in the future').waitFor(SOON)
  const invalid = dialog(page).locator('[aria-invalid=true]')
  expect(await invalid.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'amount',
    'valueDate',
    'rate',
    'rateSource',
  ])
  await dialog(page).locator('[name=amount]').fill('100.50')
  await dialog(page).locator('[name=valueDate]').fill('2026-11-01')
  await dialog(page).locator('[name=rate]').fill('1.1')
  await dialog(page).getByText('This counts as $110.55.').waitFor(SOON)
  await dialog(page).locator('[name=rateSource]').fill('ECB')
  expect(await faultsOn(page)).toEqual([])
  await send()
  await isClosed(page)
  await page.getByText('the buyer’s credit is $70.55.').waitFor(SOON)

  await pressUntil(ledger.getByRole('button', { name: 'Record a refund' }), dialog(page))
  expect(await dialog(page).locator('[name=amount]').inputValue()).toBe('70.55')
  await dialog(page).locator('[name=amount]').fill('70.56')
  await send()
  await dialog(page).getByText('Must be between 0.01 and 70.55').waitFor(SOON)
  await dialog(page).locator('[name=amount]').fill('70.55')
  await send()
  await isClosed(page)
  await page.getByText('$70.55 were refunded.').waitFor(SOON)

  await page.goto(`/fr/inquiries/${id}`)
  const registre = page.getByRole('region', { name: 'Registre des paiements' })
  await pressUntil(registre.getByRole('button', { name: /^Contre-passer\s: Remboursement/ }), dialog(page))
  await dialog(page).locator('[name=reason]').fill('Envoyé à un autre acheteur')
  expect(await faultsOn(page)).toEqual([])
  await send()
  await isClosed(page)
  await page.getByText(/l’avoir de l’acheteur est de 70,55\s\$\./).waitFor(SOON)
  await registre.getByText(/Contre-passation\s: Remboursement/).waitFor(SOON)
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)
