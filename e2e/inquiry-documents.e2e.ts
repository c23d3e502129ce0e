import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askAbout, callAs, carPaths } from './inquiry-steps.ts'
import { BUYER, faultsOn, MANAGER, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
let cars: string[]
beforeAll(async () => {
  cars = await carPaths(product)
})

const panel = (page: Page, title: string) => page.locator('.panel', { has: page.getByRole('heading', { name: title }) })
/** A picture of one pixel, as a phone might send it. */
const PROOF = {
  name: 'virement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/**
 * Opens one inquiry as buyer and as manager. `office` calls the API for manager steps whose screens have
 * tests of their own.
 */
async function openForBothSides(path: string, text: string) {
  const buyer = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(buyer.page, path, text)
  const id = inquiry.path.split('/').at(-1) ?? ''
  const manager = await signedIn(browser, product, MANAGER, '/')
  const office = async (method: string, what: string, body?: unknown): Promise<void> => {
    const at = `/api/main/inquiry/${id}`
    const { version } = (await callAs<{ version: number }>(manager.page, 'GET', at)).json
    const { status, json } = await callAs(manager.page, method, at + what, body, { 'If-Match': `"${version}"` })
    if (status >= 300) throw new Error(`${method} ${what}: ${status} ${JSON.stringify(json)}`)
  }
  return {
    page: buyer.page,
    faults: buyer.faults,
    inquiry,
    id,
    office,
    end: async () => {
      await manager.context.close()
      await buyer.context.close()
    },
  }
}

test('[INQ-07 INQ-09 DOC-01] shows invoice, payment proof and documents on the buyer’s page', async () => {
  const { page, faults, office, inquiry, end } = await openForBothSides(cars[0] ?? '', 'I buy it')
  await office('POST', '/invoice/generate')
  await office('POST', '/invoice', {})
  await page.getByRole('heading', { name: 'Your turn: pay, then send the proof of your transfer' }).waitFor(SOON)
  await page.locator('.next .when', { hasText: 'JST' }).waitFor(SOON)
  const documents = panel(page, 'Documents')
  const proforma = documents.locator('.doc', { hasText: 'Proforma invoice' })
  await proforma.waitFor(SOON)
  const [download] = await Promise.all([
    page.waitForEvent('download', SOON),
    proforma.getByRole('button', { name: /Download/ }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF')
  expect(await proforma.getByRole('link', { name: 'Check its code' }).getAttribute('href')).toMatch(/^\/check\//)

  const proof = panel(page, 'Payment proof')
  const note = { name: 'paid.txt', mimeType: 'text/plain', buffer: Buffer.from('I have paid') }
  await proof.locator('input[type=file]').first().setInputFiles(note)
  await proof.locator('.uploads').getByText('Please choose a PDF, JPEG, PNG or GIF').waitFor(SOON)
  await proof.locator('input[type=file]').first().setInputFiles(PROOF)
  await proof.getByText('Ready', { exact: true }).waitFor(SOON)
  await proof.getByRole('button', { name: 'Send this proof' }).click()
  await proof.getByText('It is being checked.').waitFor(SOON)
  await office('PUT', '/refuse-payment-proof', { reason: 'The date cannot be read.' })
  await proof.getByText('Refused.').waitFor(SOON)
  await proof.getByText('The date cannot be read.', { exact: true }).waitFor(SOON)
  await proof
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...PROOF, name: 'again.png' })
  await proof.getByText('Ready', { exact: true }).waitFor(SOON)
  await proof.getByRole('button', { name: 'Send this proof' }).click()
  await proof.getByText('It is being checked.').waitFor(SOON)
  for (const prefix of ['/fr', '']) {
    await page.goto(prefix + inquiry.path)
    await page.locator('.record li').first().waitFor(SOON)
    expect([prefix, await faultsOn(page)]).toEqual([prefix, []])
  }
  await office('PUT', '/accept-payment-proof')
  await proof.getByText('Accepted.').waitFor(SOON)
  // A further payment is possible, and the earlier proof remains available.
  await proof.getByText('Send proof of another payment').waitFor(SOON)
  await documents.locator('.doc', { hasText: 'Payment proof' }).getByText('Refused').waitFor(SOON)
  await office('PUT', '/confirm-purchase', { others: 'KEEP' })
  await page.locator('.progress .done', { hasText: 'Purchase confirmed' }).waitFor(SOON)
  const shipping = {
    netWeight: 1200,
    grossWeight: 1250,
    companyShipping: 'MOL',
    shipName: 'Aoi',
    cfs: null,
    portOfLoading: 'Yokohama',
  }
  await office('PUT', '/shipping', {
    ...shipping,
    estimatedDepartureDate: '2026-01-10',
    estimatedArrivalDate: '2030-02-10',
  })
  await panel(page, 'Shipping').getByText('10 February 2030').waitFor(SOON)
  await office('PUT', '/shipping', {
    ...shipping,
    estimatedDepartureDate: '2026-01-10',
    estimatedArrivalDate: new Date().toISOString().slice(0, 10),
  })
  await panel(page, 'Shipping').getByText('Earlier arrival dates (1)').waitFor(SOON)
  await office('POST', '/final-invoice')
  await documents.locator('.doc', { hasText: 'Final invoice' }).waitFor(SOON)

  // The car has arrived: the buyer is invited to write a review.
  await page.getByRole('button', { name: 'My car has arrived' }).click(SOON)
  await page.getByRole('dialog').getByRole('button', { name: 'My car has arrived' }).click(SOON)
  const review = panel(page, 'Your review')
  await review.locator('[name=comment]').fill('It came as described.')
  expect(await review.locator('[name=customerName]').inputValue()).toBe('Amina O.')
  expect(await faultsOn(page)).toEqual([])
  await review.locator('button[type=submit]').click()
  await review.getByText('Thank you.').waitFor(SOON)
  // [B21a] All times of the page are in Japan's time and the user's.
  await page
    .locator('.record time', { hasText: /JST \(.*your time\)/ })
    .first()
    .waitFor(SOON)
  for (const [name, type] of [
    ['Download the signed copy (PDF)', 'pdf'],
    ['Signed data (JSON)', 'json'],
  ] as const) {
    const [copy] = await Promise.all([page.waitForEvent('download', SOON), page.getByRole('button', { name }).click()])
    expect(copy.suggestedFilename()).toMatch(new RegExp(`^inquiry-\\d+\\.${type}$`))
  }
  expect(faults).toEqual([])
  await end()
})

test('[INQ-04 DOC-01] sends a document with a message, shows progress and resumes', async () => {
  const { page, end } = await openForBothSides(cars[1] ?? '', 'With a document')
  await page.route('**/api/archiving/document?*', (route) => route.abort(), { times: 1 })
  const picker = page.locator('.composer input[type=file]')
  await picker.setInputFiles({
    name: 'passport.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await page.locator('.composer').getByRole('button', { name: 'Try again' }).click()
  await page.locator('.composer').getByText('Ready', { exact: true }).waitFor(SOON)
  await page.locator('.composer textarea').fill('My passport')
  await page.locator('.composer [type=submit]').click()
  const message = page.locator('.msg:not(.waiting)', { hasText: 'My passport' })
  await message.locator('.doc', { hasText: 'passport.pdf' }).waitFor(SOON)
  const [download] = await Promise.all([
    page.waitForEvent('download', SOON),
    message.getByRole('button', { name: 'Download passport.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('passport.pdf')
  // A file that is too large is rejected before the upload.
  await picker.setInputFiles({ name: 'big.bin', mimeType: 'application/zip', buffer: Buffer.alloc(10_485_761) })
  await page.locator('.composer').getByText('This file is larger than 10 MB.').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await end()
})

test('[INQ-05 INQ-12 INQ-14] offers, counters, requests and holds a car, then withdraws', async () => {
  const { page, office, end } = await openForBothSides(cars[2] ?? '', 'At what price?')
  const offers = panel(page, 'Offers')
  await offers.getByText('Make an offer').click()
  await offers.getByRole('button', { name: 'Send the offer' }).click()
  await offers.getByText('Enter a whole number of dollars.').waitFor(SOON)
  // Below the price of every car.
  await offers.getByLabel(/^Car price/).fill('$123')
  await offers.getByRole('button', { name: 'Send the offer' }).click()
  await offers.getByText('$123').waitFor(SOON)
  await office('POST', '/offer', { amount: { value: 234, currency: 'USD' }, isLowPriceConfirmed: true })
  // The question still waits for its answer, beside the offer.
  await page.getByRole('link', { name: 'See our offer' }).waitFor(SOON)
  await offers.getByRole('button', { name: 'Accept $234' }).click()
  await offers.getByText('Accepted').waitFor(SOON)
  await panel(page, 'Amounts').locator('dd', { hasText: '$234' }).first().waitFor(SOON)
  const held = panel(page, 'Reservation')
  await held.getByRole('button', { name: 'Ask to reserve the car' }).click()
  await held.getByText('You asked us to reserve the car.').waitFor(SOON)
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await office('POST', '/reserve', { startTime: at(0), endTime: at(3) })
  await held.getByText('The car is reserved for you').waitFor(SOON)
  await page.locator('.pill.hold').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Withdraw this inquiry' }).click()
  const dialog = page.getByRole('dialog')
  await submit(dialog).click()
  await dialog.getByText('This field is required').waitFor(SOON)
  await dialog.locator('[name=reason]').fill('Another car')
  await submit(dialog).click()
  await page.getByRole('heading', { name: 'This inquiry was withdrawn' }).waitFor(SOON)
  await page.locator('.record').getByText('Withdrawn by the buyer: “Another car”').waitFor(SOON)
  await end()
})
