import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { field, knownCar } from './office-cars.ts'
import type { Car } from './office-cars.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
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

const partOf = ({ inspectorFeedback }: Car) => Object.entries(inspectorFeedback ?? {}).find(([, rating]) => rating)

test('[VEH-10 STF-13] a new car takes over what a car of its model code says, of the parts that are chosen, and nothing that is that car’s own', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/vehicle/create')
  const { page, faults } = visit
  const { trim } = await knownCar(visit)
  const copy = page.getByRole('button', { name: 'Copy from a similar car' })
  const dialog = page.getByRole('dialog')
  await field(page, 'specification.chassis').fill(`${trim.name}-7654321`)
  await expect.poll(() => field(page, 'trimId').inputValue(), SOON).toBe(trim.id)
  await copy.click()
  const offered = dialog.locator('[name=copied]')
  await offered.first().waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  const texts = await dialog.locator('label', { has: page.locator('[name=copied]') }).allInnerTexts()
  const references = texts.map((text) => /REF (\d+)/.exec(text)?.[1])
  const answer = await visit.context.request.get(
    `/api/vehicle/car?limit=100&fieldsToExtractCode=CODE_4&queryText=${encodeURIComponent(trim.name)}`,
    { headers: { 'tenant-id': 'staging' } },
  )
  const { items } = (await answer.json()) as { items: Car[] }
  // One whose inspection sheet says something.
  const theirs = items.find((one) => references.includes(one.reference) && partOf(one))
  if (!theirs) throw new Error(`no car with a sheet among ${texts.join(' / ')}`)
  const [part, rating] = partOf(theirs) ?? []
  const at = references.indexOf(theirs.reference)
  await offered.nth(at).check()
  await dialog.getByLabel('Inspection sheet').check()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  const chosen = page.locator(`[name="inspectorFeedback.${part}"]:checked`)
  await expect.poll(() => chosen.inputValue(), SOON).toBe(rating)
  const doors = await field(page, 'specification.doors').inputValue()
  expect(doors).toBe(String(theirs.specification['doors'] ?? ''))
  for (const own of ['specification.color', 'specification.mileage', 'price'])
    expect([own, await field(page, own).inputValue()]).toEqual([own, ''])
  expect(await field(page, 'specification.chassis').inputValue()).toBe(`${trim.name}-7654321`)
  expect(faults).toEqual([])
  await visit.context.close()
})
