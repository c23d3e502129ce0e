import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { dealWhere, dialog, HEADERS } from './desk.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople, submit } from './people.ts'
import type { Product } from './product.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startForPeople(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('[INQ-09 API-11] amounts are edited with the total beside them; a draft is kept, and two managers who meet lose nothing', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const deal = await dealWhere(visit, ({ owner, status }) => owner.firstname === 'Chantal' && status === 'NEGOTIATION')
  const read = async () => {
    const answer = await visit.context.request.get(`/api/main/inquiry/${deal.id}`, { headers: HEADERS })
    return (await answer.json()) as {
      version: number
      total: number
      amountFOB: { value: number }
      objections: Record<string, string | null>
      customerInformation: { city: string | null }
    }
  }
  const open = (await read()).objections['edit'] === null
  const chosen = open
    ? deal
    : await dealWhere(visit, ({ owner, status }) => owner.firstname === 'Shanice' && status === 'NEGOTIATION')
  deal.id = chosen.id
  const before = await read()
  await page.goto(`/inquiry/edit/${deal.id}`)
  await page.locator('[name=discount]').fill('100')
  await page.locator('[name=isActivateDiscount]').check()
  const money = (value: number) => `$${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}`
  await expect.poll(() => page.locator('.edit-total output').innerText(), SOON).toBe(money(before.total - 100))
  await page.getByText('Draft kept on this device').waitFor(SOON)
  await page.reload()
  await expect.poll(() => page.locator('[name=discount]').inputValue(), SOON).toBe('100')
  await expect.poll(() => page.locator('.edit-total output').innerText(), SOON).toBe(money(before.total - 100))
  // Somebody else changes another field meanwhile: both stand. The same field: it is shown.
  await page.locator('[name="customerInformation.city"]').fill('Lubumbashi')
  const theirs = await visit.context.newPage()
  await theirs.goto(`/inquiry/edit/${deal.id}`)
  await theirs.locator('[name=discount]').waitFor(SOON)
  const put = (body: object, version: number) =>
    theirs.evaluate(
      async ([path, text, at]) => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
        const answer = await fetch(path, {
          method: 'PUT',
          headers: {
            'tenant-id': 'staging',
            'content-type': 'application/json',
            'X-XSRF-TOKEN': decodeURIComponent(token),
            'If-Match': `"${at}"`,
          },
          body: text,
        })
        return answer.status
      },
      [`/api/main/inquiry/${deal.id}`, JSON.stringify(body), String(version)] as const,
    )
  expect(await put({ discount: { value: 250, currency: 'USD' } }, before.version)).toBe(200)
  await theirs.close()
  await submit(page).first().click()
  const merge = dialog(page)
  await merge.getByText('$250').first().waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await merge.locator('.dialog-foot .btn.ink').click()
  await merge.waitFor({ state: 'detached', ...SOON })
  await expect.poll(async () => (await read()).customerInformation.city, SOON).toBe('Lubumbashi')
  const after = await read()
  expect(after.total).toBe(before.total - 100)
  // More than there is: said at its field.
  await page.locator('[name=discount]').fill(String(before.total + 1))
  await submit(page).first().click()
  await page.getByText('The discount is more than the total').waitFor(SOON)
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-05 INQ-12 INQ-14 TRU-02] the actions of a deal: an offer is answered, the car reserved, the deal ended and opened again', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const deal = await dealWhere(visit, ({ nextStep }) => nextStep?.what === 'ANSWER_OFFER' && nextStep.who === 'SELLER')
  await page.goto(`/inquiries/${deal.id}`)
  const actions = page.locator('.deal-actions')
  const choose = async (name: string) => {
    await actions.getByRole('button', { name: 'More', exact: true }).click(SOON)
    await page.locator('.row-actions').getByRole('button', { name, exact: true }).click(SOON)
  }
  await actions.getByRole('button', { name: 'Answer the offer' }).click(SOON)
  await dialog(page)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await dialog(page).waitFor({ state: 'detached', ...SOON })
  await choose('Reserve the car')
  await dialog(page).getByRole('button', { name: '24 hours' }).click()
  expect(await faultsOn(page)).toEqual([])
  await submit(dialog(page)).click()
  await actions.getByText(/^Reserved until/).waitFor(SOON)
  // What cannot be done says why.
  await actions.getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('.row-actions').getByText('It is too early for this step.').first().waitFor(SOON)
  await page.keyboard.press('Escape')
  await choose('End the reservation')
  await dialog(page).getByRole('button', { name: 'End the reservation' }).click()
  await actions.getByText(/^Reserved until/).waitFor({ state: 'detached', ...SOON })
  await choose('End the inquiry')
  await submit(dialog(page)).click()
  await dialog(page).getByText('This field is required').waitFor(SOON)
  await dialog(page).locator('[name=reason]').fill('Bought elsewhere')
  await submit(dialog(page)).click()
  await page.locator('.next.over').waitFor(SOON)
  await choose('Open again')
  await dialog(page).getByRole('button', { name: 'Open again' }).click()
  await page.locator('.next.over').waitFor({ state: 'detached', ...SOON })
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-04] a quick reply comes in the buyer’s language; it is changed where it is used', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const deal = await dealWhere(visit, ({ owner }) => owner.firstname === 'Fatou')
  await page.goto(`/inquiries/${deal.id}`)
  const text = page.locator('.composer textarea')
  const tools = page.locator('.composer-tools')
  await tools.getByRole('button', { name: 'Quick replies' }).focus()
  await tools.getByRole('button', { name: 'Quick replies' }).click()
  await page.locator('.row-actions').getByRole('button', { name: 'Payment received', exact: true }).click(SOON)
  expect(await text.inputValue()).toContain('Merci, votre paiement est arrivé.')
  await tools.getByRole('button', { name: 'Quick replies' }).click()
  await page.locator('.row-actions').getByRole('button', { name: 'Change the quick replies' }).click(SOON)
  await dialog(page).getByRole('button', { name: 'New quick reply' }).click(SOON)
  await dialog(page).locator('[name=name]').fill('Closed on Sunday')
  await dialog(page).locator('[name=textEn]').fill('We are closed on Sunday.')
  await submit(dialog(page)).click()
  await dialog(page).getByText('This field is required').waitFor(SOON)
  await dialog(page).locator('[name=textFr]').fill('Nous sommes fermés le dimanche.')
  await submit(dialog(page)).click()
  await dialog(page).getByText('Closed on Sunday').first().waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)
