import { expect, test } from 'vitest'
import { findInquiry, dialog, HEADERS, pressUntil } from './backoffice-inquiries.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

test('[TRU-12] uploads a bank statement, accepts a match and sees the balance of its inquiry', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const { id, reference } = await findInquiry(
    visit,
    ({ status, outcome, isArchived }) => status === 'INVOICE_ISSUED' && outcome === null && !isArchived,
  )
  const answer = await visit.context.request.get(`/api/main/inquiry/${id}`, { headers: HEADERS })
  const { open } = ((await answer.json()) as { balance: { open: number } }).balance
  expect(open).toBeGreaterThan(0)
  const amount = (open / 100).toFixed(2)
  await page.getByRole('link', { name: 'Bank statements' }).click()
  await page.getByRole('heading', { name: 'Bank statements' }).waitFor(SOON)
  const statement = (text: string) => ({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const file = page.locator('input[type=file]')
  const upload = page.getByRole('button', { name: 'Upload a statement' })
  await upload.waitFor(SOON)
  await file.setInputFiles(statement('Make,Model\nToyota,Vitz\nNissan,Note\n'))
  await page.getByText('No columns for date and amount were found').waitFor(SOON)
  const text = `Date,Amount,Currency,Description,Name\n2026-11-13,${amount},USD,Inquiry no. ${reference},A Friend\n2026-11-14,7.77,USD,Interest,Bank\n`
  await file.setInputFiles(statement(text))
  const record = page.getByRole('button', { name: `Record on N°\u00a0${reference}` })
  await pressUntil(record, dialog(page))
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).locator('button[type=submit]').click()
  await page.getByRole('link', { name: `Recorded on N°\u00a0${reference}` }).waitFor(SOON)
  await page.locator('select').last().selectOption('NONE')
  await page.getByRole('button', { name: 'Ignore' }).click()
  await page.getByRole('button', { name: 'Restore' }).waitFor(SOON)
  // Importing the same file again changes nothing.
  await page.getByRole('button', { name: 'All statements' }).click()
  await file.setInputFiles(statement(text))
  await page.getByText('All payments in this file have already been uploaded').waitFor(SOON)
  await page.goto(`/fr/inquiries/${id}`)
  await page.getByRole('region', { name: 'Registre des paiements' }).getByText('de A Friend').waitFor(SOON)
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
  await visit.context.close()
}, 120_000)

test('[TRU-12] asks before it records a payment like a transfer that was just typed in', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings/bank-statements')
  const { page, faults } = visit
  const { id, reference } = await findInquiry(
    visit,
    ({ status, outcome, isArchived }) => status === 'INVOICE_ISSUED' && outcome === null && !isArchived,
  )
  const text = `Date,Amount,Currency,Description\n2026-11-13,5.11,USD,Inquiry no. ${reference}\n`
  const file = { name: 'later.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByRole('button', { name: 'Upload a statement' }).waitFor(SOON)
  await page.locator('input[type=file]').setInputFiles(file)
  const record = page.getByRole('button', { name: `Record on N°\u00a0${reference}` })
  await pressUntil(record, dialog(page))
  const { version } = (await (
    await visit.context.request.get(`/api/main/inquiry/${id}`, { headers: HEADERS })
  ).json()) as { version: number }
  const token = (await visit.context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const given = { 'x-xsrf-token': decodeURIComponent(token), 'if-match': `"${version}"`, 'idempotency-key': 'typed-in' }
  const typed = await visit.context.request.post(`/api/main/inquiry/${id}/ledger/transfer`, {
    headers: { ...HEADERS, ...given },
    data: { amount: { value: 5.11, currency: 'USD' }, valueDate: '2026-11-12' },
  })
  expect(typed.status()).toBe(201)
  const submit = page.getByRole('button', { name: 'Record the transfer' })
  const question = page.getByRole('dialog', { name: 'Record this transfer too?' })
  await submit.click()
  await question.waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await submit.click()
  await question.getByRole('button', { name: 'Record anyway' }).click()
  await page.getByRole('link', { name: `Recorded on N°\u00a0${reference}` }).waitFor(SOON)
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
  await visit.context.close()
}, 120_000)
