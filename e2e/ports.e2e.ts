import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, names } from './backoffice-inquiries.ts'
import { getJson, send } from './office-cars.ts'
import { faultsAtBothWidths, faultsOn, MANAGER, officeAlive, signedIn, SOON, startForPeople } from './people.ts'
import { visit as visitShop } from './visitor.ts'
import type { Visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

interface Port {
  id: string
  name: string
  country: string
  city: string
  description: string | null
  countriesServed: string[]
  tariff: { value: { value: number } | null }
  inspections: { amount: { value: number } }[]
  version: number
}
const { product, browser } = withProduct(startForPeople)

const findPort = async (visit: Visit, name: string): Promise<Port> => {
  const found = (await getJson<Port[]>(visit, '/api/main/port')).find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const inDialog = (page: Page, field: string) => dialog(page).locator(`[name="${field}"]`)

test('[PRT-01 PRT-02 STF-16] creates and edits a port with tariff and countries by keyboard', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/admin-ports')
  const { page, faults } = visit
  await expect.poll(() => names(page), SOON).toContain('Mombasa')
  await officeAlive(page)
  await page.locator('body').press('/')
  await page.keyboard.type('uganda')
  await expect.poll(() => names(page), SOON).toEqual(['Dar es Salaam', 'Mombasa'])
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')

  await page.getByRole('button', { name: 'New port' }).press('Enter')
  await inDialog(page, 'name').fill('MOMBASA')
  await dialog(page).getByRole('button', { name: 'Create the port' }).click()
  expect(await dialog(page).locator('.form-summary').innerText()).toBe('These fields are empty please fill them.')
  await inDialog(page, 'city').fill('Djibouti')
  await dialog(page).getByRole('combobox').fill('keny')
  await page.keyboard.press('Tab')
  await inDialog(page, 'tariff').fill('98')
  // Closed by a key without a question, the dialog restores its values when it is opened again.
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count(), SOON).toBe(0)
  await page.getByRole('button', { name: 'New port' }).press('Enter')
  await expect.poll(() => dialog(page).getByRole('combobox').inputValue(), SOON).toBe('Kenya')
  await expect.poll(() => dialog(page).innerText(), SOON).toContain('Unsaved changes kept on this device')
  expect(await inDialog(page, 'name').inputValue()).toBe('MOMBASA')
  await inDialog(page, 'tariff').press('Enter')
  await expect.poll(() => dialog(page).locator('.fault').allInnerTexts(), SOON).toEqual(['This port already exists'])
  await inDialog(page, 'name').fill('Djibouti')
  await dialog(page).getByRole('combobox').fill('djib')
  await page.keyboard.press('Tab')
  await inDialog(page, 'name').press('Enter')
  await expect.poll(() => page.locator('h1').innerText(), SOON).toContain('Djibouti')
  const tariff = page.locator('section[aria-labelledby=tariff]')
  expect(await tariff.innerText()).toContain('$98 per m³')

  // Text typed into a single-field form is not discarded without a question either.
  await tariff.locator('[name=value]').fill('103')
  const link = page.getByRole('link', { name: 'Ports' }).first()
  await link.click()
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await question.waitFor(SOON)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden', ...SOON })
  expect(await tariff.locator('[name=value]').inputValue()).toBe('103')
  // The browser's back button asks as well, even while the dialog closes.
  const here = page.url()
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => page.url(), SOON).toBe(here)
    await question.waitFor({ state: 'hidden', ...SOON })
    expect(await tariff.locator('[name=value]').inputValue()).toBe('103')
  }
  const goBack = async () => {
    await page.evaluate(() => history.back())
    await question.waitFor(SOON)
  }
  await goBack()
  await stay()
  await link.click()
  await question.waitFor(SOON)
  await page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('dialog[open] .sheet-head button')
    addEventListener('popstate', () => close?.click(), { capture: true, once: true })
    history.back()
    return new Promise((done) => addEventListener('popstate', done, { once: true }))
  })
  await question.waitFor(SOON)
  await stay()
  await goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/admin-ports', SOON)
  // The draft of a created port is deleted.
  await page.getByRole('button', { name: 'New port' }).click()
  expect(await inDialog(page, 'name').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.goForward()
  await expect.poll(() => tariff.locator('[name=value]').inputValue(), SOON).toBe('')

  await tariff.locator('[name=value]').fill('104')
  expect(await tariff.innerText()).toContain('Freight for a car of 11 m³: $1,144.')
  await page.keyboard.press('Enter')
  const effect = page.getByRole('dialog', { name: 'Check the effects of this change' })
  await expect.poll(() => effect.innerText(), SOON).toMatch(/The delivered price to Djibouti changes for [\d,]+ cars\./)
  expect(await faultsOn(page)).toEqual([])
  await effect.getByRole('button', { name: 'Apply the change' }).click()
  await expect.poll(() => tariff.innerText(), SOON).toContain('$104 per m³')
  await tariff.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => tariff.innerText(), SOON).toContain('$98 per m³')
  await tariff.locator('[name=value]').fill('104')
  await page.keyboard.press('Enter')
  await effect.getByRole('button', { name: 'Apply the change' }).click()
  await expect.poll(() => tariff.innerText(), SOON).toContain('$104 per m³')
  await tariff.locator('summary').click()
  expect((await tariff.locator('.charges li').allInnerTexts()).map((text) => /\$\d+/.exec(text)?.[0])).toEqual([
    '$104',
    '$98',
    '$104',
    '$98',
  ])

  const inspection = page.locator('section[aria-labelledby=inspection]')
  await inspection.locator('[name=amount]').fill('150')
  await page.keyboard.press('Enter')
  await expect.poll(() => inspection.innerText(), SOON).toContain('$150')
  await inspection.getByRole('button', { name: 'Remove the inspection' }).click()
  await dialog(page).getByRole('button', { name: 'Remove the inspection' }).click()
  await expect.poll(() => inspection.innerText(), SOON).toContain('This port requires no inspection.')

  const served = page.locator('.served-list li')
  expect(await served.allInnerTexts()).toEqual(['Djibouti'])
  for (const text of ['ethio', 'som']) {
    await page.getByRole('combobox', { name: 'Add a country' }).fill(text)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.served-last:not(.said)').innerText(), SOON).toContain('added')
  }
  await expect.poll(() => served.allInnerTexts(), SOON).toEqual(['Djibouti', 'Ethiopia', 'Somalia'])
  await page.getByRole('button', { name: 'Remove Djibouti' }).click()
  await expect.poll(() => served.count(), SOON).toBe(2)
  await page.locator('.served-last:not(.said)').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => served.count(), SOON).toBe(3)
  expect(await findPort(visit, 'Djibouti')).toMatchObject({
    country: 'DJ',
    countriesServed: ['DJ', 'ET', 'SO'],
    tariff: { value: { value: 104 } },
    inspections: [],
  })
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[PRT-02 API-11] merges edits of two managers to one port and shows each change', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/admin-ports')
  const { page, faults } = visit
  const port = await findPort(visit, 'Beira')
  await page.goto(`/port/${port.id}`)
  await page.locator('[name=city]').fill('Beira, Sofala')
  await expect
    .poll(() => page.locator('.office-part').first().innerText(), SOON)
    .toContain('Unsaved changes kept on this device')
  await page.reload()
  await expect.poll(() => page.locator('[name=city]').inputValue(), SOON).toBe('Beira, Sofala')
  const { name, country, city } = port
  await send(visit, 'PUT', `/api/main/port/${port.id}`, { name, country, city, description: 'Theirs' }, port.version)
  await page.locator('section[aria-labelledby=details] button[type=submit]').click()
  const merge = page.getByRole('dialog')
  await expect.poll(() => merge.innerText(), SOON).toContain('Theirs')
  expect(await faultsOn(page)).toEqual([])
  // Confirmed values are not saved yet: leaving still asks.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/brands"]')?.click())
  await page.getByRole('dialog', { name: 'Leave with unsaved changes?' }).getByRole('button', { name: 'Stay' }).click()
  await merge.locator('.dialog-foot .btn.ink').click()
  await expect.poll(async () => (await findPort(visit, 'Beira')).city, SOON).toBe('Beira, Sofala')
  expect(await findPort(visit, 'Beira')).toMatchObject({ description: 'Theirs', version: port.version + 2 })
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[PRT-03 PRT-04 TRU-15] previews the effect of a markup, publishes and undoes it', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings/markups')
  const { page, faults } = visit
  const shop = await visitShop(browser, product)
  const cheapest = async (): Promise<number> => {
    const path = '/api/vehicle/public/car?category=SEDAN&order.field=PRICE&order.direction=DESC&limit=1'
    return (await getJson<{ items: { price: { value: number } }[] }>(shop, path)).items[0]?.price.value ?? 0
  }
  const before = await cheapest()
  const line = page.locator('.markups > li').filter({ has: page.getByText('Sedan', { exact: true }) })
  await line.getByRole('button', { name: 'Change the markup of Sedan' }).click()
  await inDialog(page, 'percentage').fill('-100')
  await inDialog(page, 'percentage').press('Enter')
  await expect.poll(() => dialog(page).locator('.fault').count(), SOON).toBe(1)
  await inDialog(page, 'percentage').fill('25')
  const plan = dialog(page).locator('.join-plan')
  await expect.poll(() => plan.innerText(), SOON).toMatch(/[\d,]+ prices change, [\d,]+ visible to visitors\./)
  const highestPrices = (await plan.locator('tbody tr').first().locator('td').allInnerTexts()).slice(1)
  expect(highestPrices[0]).toBe(`$${before.toLocaleString('en')}`)
  expect(await faultsOn(page)).toEqual([])
  await inDialog(page, 'percentage').press('Enter')
  await expect
    .poll(() => page.locator('#markups').locator('xpath=ancestor::section').innerText(), SOON)
    .toContain('Sedan: 25')
  await expect.poll(async () => `$${(await cheapest()).toLocaleString('en')}`, SOON).toBe(highestPrices[1])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(cheapest, SOON).toBe(before)

  await line.getByRole('button', { name: 'Change the markup of Sedan' }).click()
  await inDialog(page, 'percentage').fill('9')
  await inDialog(page, 'effectiveTime').fill('2099-01-01T09:00')
  await expect.poll(() => plan.innerText(), SOON).toMatch(/price/i)
  await inDialog(page, 'percentage').press('Enter')
  // The time was entered in Japan's time zone, whatever the browser's is.
  await expect.poll(() => line.locator('.coming').allInnerTexts(), SOON).toEqual([expect.stringMatching(/09:00\sJST/)])
  await line.getByRole('button', { name: /^Cancel/ }).click()
  await expect.poll(() => line.locator('.coming').count(), SOON).toBe(0)
  expect(faults).toEqual([])
  await Promise.all([visit.context.close(), shop.context.close()])
})

for (const root of ['', '/fr'])
  test(`[STF-13 STF-11 STF-08 PRT-02] passes axe on port screens without sideways scroll (${root || '/'})`, async () => {
    const visit = await signedIn(browser, product, MANAGER, '/admin-ports')
    const { page, faults } = visit
    const { id } = await findPort(visit, 'Mombasa')
    for (const path of [`/port/${id}`, '/admin-ports']) {
      await page.goto(root + path)
      await page.locator('h1').waitFor()
      expect([root + path, await faultsAtBothWidths(page)]).toEqual([root + path, []])
    }
    await page.locator('.office-actions .btn').click()
    expect(await faultsAtBothWidths(page)).toEqual([])
    await page.goto(`${root}/settings/markups`)
    await page.locator('.markups button').first().click()
    expect(await faultsAtBothWidths(page)).toEqual([])
    expect(faults).toEqual([])
    await visit.context.close()
  })
