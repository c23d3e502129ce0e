import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

// The demonstration has an inquiry whose bill of lading has one wrong digit.

const { product, browser } = withProduct(startForPeople)

const documents = (page: Page, title: string) =>
  page.locator('.panel', { has: page.getByRole('heading', { name: title, exact: true }) })

test('[TRU-11] shows the wrong digit to the manager and asks for a reason', async () => {
  const { page, faults, context } = await signedIn(browser, product, MANAGER, '/inquiries')
  const { items } = (
    await callAs<{ items: { id: string; owner: { firstname: string }; status: string }[] }>(
      page,
      'GET',
      '/api/main/inquiry?limit=100',
    )
  ).json
  let id = ''
  for (const one of items) {
    const { json } = await callAs<{ differences: unknown[] }>(
      page,
      'GET',
      `/api/main/inquiry/${one.id}/document-agreement`,
    )
    if (json.differences.length) id = one.id
  }
  for (const [width, prefix, title, state, show] of [
    [390, '/fr', 'Documents', '1 différence entre les documents', 'Voir les différences'],
    [1440, '', 'Documents', '1 difference between documents', 'Show differences'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${prefix}/inquiries/${id}`)
    const part = documents(page, title)
    await part.getByText(state).waitFor(SOON)
    await part.getByText(show).click()
    await part.locator('table.agreement td', { hasText: 'bill-of-lading.pdf' }).waitFor(SOON)
    expect([width, await faultsOn(page)]).toEqual([width, []])
  }
  await page.locator('.deal-actions').getByRole('button', { name: 'Issue the final invoice', exact: true }).click(SOON)
  const dialog = page.getByRole('dialog')
  await submit(dialog).click()
  await dialog.locator('table.agreement td', { hasText: 'bill-of-lading.pdf' }).waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await submit(dialog).click()
  await dialog.getByText('This field is required').waitFor(SOON)
  await dialog.locator('[name=acceptDifferencesReason]').fill('The carrier corrects it')
  await submit(dialog).click()
  await dialog.waitFor({ state: 'detached', ...SOON })
  const part = documents(page, 'Documents')
  await part.locator('.doc', { hasText: 'Final invoice' }).waitFor(SOON)
  await part.getByText('“The carrier corrects it”').waitFor(SOON)
  await page
    .locator('.record')
    .getByText('Differences between documents accepted: “The carrier corrects it”')
    .waitFor(SOON)
  // The browser reports the 409 that blocked the step.
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
  await context.close()
}, 120_000)
