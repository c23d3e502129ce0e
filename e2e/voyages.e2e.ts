import { expect, test } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { findInquiry, dialog } from './backoffice-inquiries.ts'
import { BUYER, faultsAtBothWidths, MANAGER, officeAlive, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PROOF = {
  name: 'transfer.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('[TRU-10] books a purchase, shows a delay before it is saved, and tells the buyer', async () => {
  const office = await signedIn(browser, product, MANAGER, '/voyages')
  const { page, faults } = office
  const { id } = await findInquiry(
    office,
    ({ owner, status }) => owner.firstname === 'Amina' && status === 'INVOICE_ISSUED',
  )
  const buyer = await signedIn(browser, product, BUYER, `/inquiries/${id}`)
  const proof = buyer.page.locator('.panel', { has: buyer.page.getByRole('heading', { name: 'Payment proof' }) })
  await proof.locator('input[type=file]').first().setInputFiles(PROOF)
  await proof.getByText('Ready', { exact: true }).waitFor(SOON)
  await proof.getByRole('button', { name: 'Send this proof' }).click(SOON)
  await proof.getByText('It is being checked.').waitFor(SOON)
  const act = async (what: string, body?: unknown): Promise<void> => {
    const at = `/api/main/inquiry/${id}`
    const { status } = await callAs(page, 'PUT', at + what, body)
    expect([what, status]).toEqual([what, 200])
  }
  await act('/accept-payment-proof')
  await act('/confirm-purchase', {})

  // A new voyage to Mombasa.
  await officeAlive(page)
  await page.getByRole('button', { name: 'New voyage' }).click(SOON)
  const form = dialog(page)
  await form.locator('[name=vessel]').fill('Northern Dawn')
  await form.locator('[name=number]').fill('077E')
  await form.locator('[name=loadingPort]').fill('Yokohama')
  await form.locator('[name=cutOff]').fill(day(8))
  await form.locator('[name=departure]').fill(day(5))
  await form.getByRole('combobox').fill('momb')
  await page.keyboard.press('Tab')
  await form.locator('[name="portCalls.0.arrival"]').fill(day(40))
  await submit(form).click()
  await form.getByText('The cut-off cannot be after the departure').waitFor(SOON)
  await form.locator('[name=departure]').fill(day(10))
  await submit(form).click()
  await page.getByRole('heading', { name: 'Northern Dawn 077E' }).waitFor(SOON)
  const voyage = page.url()

  await page.goto(`/inquiries/${id}`)
  await officeAlive(page)
  await page.getByRole('button', { name: 'Book on a voyage' }).click(SOON)
  await dialog(page)
    .locator('[name=voyage]')
    .selectOption({ label: await choiceOf(page, 'Northern Dawn') })
  await submit(dialog(page)).click()
  await buyer.page.locator('.voyage', { hasText: 'Arrival, Mombasa' }).waitFor(SOON)

  await page.goto(voyage)
  await officeAlive(page)
  for (const format of ['PDF', 'XLSX', 'CSV']) {
    const download = page.waitForEvent('download', SOON)
    await page.locator('.loading-formats').getByText(format, { exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^Northern Dawn .*\\.${format.toLowerCase()}$`))
  }
  await page.locator('#loading-list').locator('xpath=../..').getByRole('link', { name: /^N°/ }).waitFor(SOON)
  await page.locator('[name="portCalls.0.arrival"]').fill(day(61))
  await submit(page).click()
  await dialog(page).getByRole('heading', { name: 'This change affects 1 inquiry' }).waitFor(SOON)
  // The preview changes nothing.
  expect(await buyer.page.locator('.voyage').innerText()).not.toContain('Date changed')
  await dialog(page).getByRole('button', { name: 'Save and inform buyers' }).click()
  await page.getByText('Saved. 1 inquiry updated, buyers informed.').waitFor(SOON)
  await buyer.page.locator('.talk', { hasText: 'is delayed.' }).waitFor(SOON)
  await buyer.page.locator('.voyage', { hasText: 'Date changed' }).waitFor(SOON)

  expect(await faultsAtBothWidths(page)).toEqual([])
  expect(await faultsAtBothWidths(buyer.page)).toEqual([])
  expect([faults, buyer.faults]).toEqual([[], []])
  await buyer.context.close()
  await office.context.close()
}, 180_000)

test('[TRU-10] imports a schedule and shows its voyage in the calendar', async () => {
  const office = await signedIn(browser, product, MANAGER, '/voyages/import')
  const { page, faults } = office
  await officeAlive(page)
  const file = `Vessel,Voyage,POL,Cut-off,ETD,Mombasa
Southern Dusk,301E,Kobe,${day(8)},${day(10)},${day(40)}
Southern Dusk,302E,Kobe,${day(8)},${day(40)},${day(10)}
`
  const schedule = { name: 'sailings.csv', mimeType: 'text/csv', buffer: Buffer.from(file) }
  await page.locator('input[type=file]').setInputFiles(schedule)
  await page.getByText('Line 3, Mombasa: the arrival is before the departure').waitFor(SOON)
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 voyage' }).click(SOON)
  await page.getByText('Schedule imported: 1 new, 0 changed').waitFor(SOON)
  await page.getByRole('link', { name: 'Calendar' }).click(SOON)
  // The list links to the voyage too: waits for the calendar itself.
  await page.getByRole('heading', { name: 'Voyage calendar' }).waitFor(SOON)
  await page.getByRole('link', { name: 'Southern Dusk 301E' }).first().waitFor(SOON)
  expect(await faultsAtBothWidths(page)).toEqual([])
  expect(faults).toEqual([])
  await office.context.close()
}, 120_000)

const choiceOf = async (page: Parameters<typeof dialog>[0], vessel: string): Promise<string> => {
  const option = dialog(page).locator('[name=voyage] option', { hasText: vessel })
  await option.waitFor({ state: 'attached', ...SOON })
  return option.innerText()
}
