import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { callAs } from './inquiry-steps.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { carsOf, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

let manager: Page
const { product, browser } = withProduct(startForPeople, async () => {
  manager = (await signedIn(browser, product, MANAGER, '/dashboard')).page
})

const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const { status, json } = await callAs<T>(manager, method, path, body)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`)
  return json
}
/** An inquiry opened by the manager for a telephone customer, with an issued proforma. */
async function issued(): Promise<Inquiry> {
  const { ports } = await call<{ ports: { id: string; name: string }[] }>('GET', '/api/pricing/public/charges')
  const inquiry = {
    customer: {
      firstname: 'Wanjiru',
      lastname: 'Kamau',
      email: null,
      phoneNumber: null,
      countryOfResidence: 'KE',
      locale: 'en',
    },
    source: 'PHONE',
    portId: ports.find(({ name }) => name === 'Mombasa')?.id,
    finalDestination: 'KE',
    withInsurance: true,
    withInspections: true,
  }
  for (const { id: carId } of await carsOf(product, 40)) {
    const { id } = await call<{ id: string }>('POST', '/api/main/office/inquiry', { ...inquiry, carId })
    const { total } = await call<Inquiry>('GET', `/api/main/inquiry/${id}`)
    if (total === null) continue
    await call('POST', `/api/main/inquiry/${id}/invoice/generate`)
    // Passes the import rules whatever the car's age.
    const refusedImportReason = 'The buyer has a permit'
    return call<Inquiry>('POST', `/api/main/inquiry/${id}/invoice`, { refusedImportReason })
  }
  throw new Error('no car has a price to Mombasa')
}
const bytesOf = async ({ papers }: Inquiry): Promise<Buffer> => {
  const list = await manager.evaluate(async (id) => {
    const answer = await fetch(`/api/archiving/document/${id}/content`, { headers: { 'tenant-id': 'staging' } })
    return [...new Uint8Array(await answer.arrayBuffer())]
  }, papers[0]?.document.id)
  return Buffer.from(list)
}

test('[TRU-03 STF-13] verifies a document by code and by file without personal data', async () => {
  const inquiry = await issued()
  const [document] = inquiry.papers
  const { page, faults, context } = await visit(browser, product)
  await page.goto('/')
  await page.locator('footer a', { hasText: 'Check an invoice' }).click()
  await page.waitForURL(/\/check$/, SOON)
  await page.locator('input[name=code]').fill((document?.code ?? '').toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Check the code' }).click()
  await page.waitForURL(/\/check\/.+/, SOON)
  const verdict = page.locator('.verdict')
  await verdict.getByRole('heading', { name: 'Genuine' }).waitFor(SOON)
  const text = await verdict.innerText()
  for (const each of [document?.number ?? '', 'Proforma invoice', 'ends in']) expect(text).toContain(each)
  expect(await page.content()).not.toMatch(/Wanjiru|Kamau/)
  expect(await faultsOn(page)).toEqual([])

  const bytes = await bytesOf(inquiry)
  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer })
  await choose(bytes)
  await page.getByRole('heading', { name: 'This is the file we issued' }).waitFor(SOON)
  await choose(Buffer.concat([bytes, Buffer.from(' ')]))
  await verdict.getByRole('heading', { name: 'Altered: do not pay' }).waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await choose(bytes)
  await verdict.getByRole('heading', { name: 'Genuine' }).waitFor(SOON)

  // No cache returns an outdated answer.
  await call('PUT', `/api/main/inquiry/${inquiry.id}/invoice/cancel`, { reason: 'Another port' })
  const answer = await page.goto(`/fr/check/${document?.code}`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await page.locator('.verdict').getByRole('heading', { name: 'Annulé' }).waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
}, 90_000)

test('[F25] reports a foreign file and never calls it "Genuine"', async () => {
  const inquiry = await issued()
  const { page, context } = await visit(browser, product, { viewport: { width: 390, height: 844 } })
  for (const [prefix, genuine, notOurs] of [
    ['', 'Genuine', 'Not one of our documents: do not pay'],
    ['/fr', 'Authentique', /Ce document n’est pas de nous/],
  ] as const) {
    await page.goto(`${prefix}/check/${inquiry.papers[0]?.code}`)
    const verdict = page.locator('.verdict')
    await verdict.getByRole('heading', { name: genuine }).waitFor(SOON)
    const file = { name: 'invoice.png', mimeType: 'image/png', buffer: Buffer.from('no PDF') }
    await page.locator('input[type=file]').setInputFiles(file)
    await verdict.getByRole('heading', { name: notOurs }).waitFor(SOON)
    expect(await page.getByRole('heading', { name: genuine }).count()).toBe(0)
    expect(await faultsOn(page)).toEqual([])
  }
  await context.close()
}, 60_000)

test('[TRU-03 STF-09] works without scripts and explains an unknown code', async () => {
  const { page, context } = await visit(browser, product, {
    javaScriptEnabled: false,
    viewport: { width: 370, height: 740 },
  })
  await page.goto('/fr/check')
  await page.locator('input[name=code]').fill('AAAA-AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await page.locator('.verdict').getByRole('heading', { name: 'Inconnu' }).waitFor(SOON)
  expect(new URL(page.url()).pathname).toBe('/fr/check/AAAA-AAAA-AAAA-AAAA')
  expect(await page.locator('.verdict').innerText()).toContain('ne payez pas')
  await context.close()
})
