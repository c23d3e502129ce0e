import { expect, test } from 'vitest'
import { inviteSecondManager } from './backoffice-inquiries.ts'
import { carOf, field, knownCar, send } from './office-cars.ts'
import type { Car } from './office-cars.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const partOf = ({ inspectorFeedback }: Car) => Object.entries(inspectorFeedback ?? {}).find(([, rating]) => rating)

test('[VEH-10 STF-13] copies chosen sections of a car with the same model code, without own data', async () => {
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
  // A car with values on its inspection sheet.
  const sourceCar = items.find((one) => references.includes(one.reference) && partOf(one))
  if (!sourceCar) throw new Error(`no car with a sheet among ${texts.join(' / ')}`)
  const [part, rating] = partOf(sourceCar) ?? []
  const at = references.indexOf(sourceCar.reference)
  await offered.nth(at).check()
  await dialog.getByLabel('Inspection sheet').check()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  const chosen = page.locator(`[name="inspectorFeedback.${part}"]:checked`)
  await expect.poll(() => chosen.inputValue(), SOON).toBe(rating)
  const doors = await field(page, 'specification.doors').inputValue()
  expect(doors).toBe(String(sourceCar.specification['doors'] ?? ''))
  for (const own of ['specification.color', 'specification.mileage', 'price'])
    expect([own, await field(page, own).inputValue()]).toEqual([own, ''])
  expect(await field(page, 'specification.chassis').inputValue()).toBe(`${trim.name}-7654321`)
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[BO-06 BO-11] starts a duplicate with marked fields and confirms unusual values', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings')
  const { page, faults } = visit
  const { id, reference, trim, specification } = await knownCar(visit)
  await page.goto(`/?queryText=${reference}`)
  await page.getByRole('button', { name: `Actions for REF ${reference}` }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.waitForURL(`**/vehicle/create?like=${id}`, SOON)
  await page.getByRole('heading', { name: `Duplicate of REF ${reference}` }).waitFor(SOON)
  await page.getByText('Not copied: chassis number, year').waitFor(SOON)
  expect(await field(page, 'trimId').inputValue()).toBe(trim.id)
  const doors = field(page, 'specification.doors')
  expect(await doors.inputValue()).toBe(String(specification['doors'] ?? ''))
  for (const own of ['specification.chassis', 'specification.mileage', 'specification.color', 'location.city', 'price'])
    expect([own, await field(page, own).inputValue()]).toEqual([own, ''])
  expect(await doors.getAttribute('data-filled')).toBe('')
  await doors.fill('4')
  expect(await doors.getAttribute('data-filled')).toBeNull()
  expect(await faultsOn(page)).toEqual([])

  await page.goto(`/vehicle/edit/${id}`)
  const mileage = field(page, 'specification.mileage')
  await mileage.fill('1200000')
  await field(page, 'firstRegistration').fill('2099')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This date is in the future').waitFor(SOON)
  await field(page, 'firstRegistration').fill('2018/3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1,200,000 km is an unusually high mileage.').waitFor(SOON)
  await dialog.getByRole('button', { name: 'Edit' }).click()
  expect((await carOf(visit, id)).specification['mileage']).not.toBe(1_200_000)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(async () => (await carOf(visit, id)).specification['mileage'], SOON).toBe(1_200_000)
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[API-11 VEH-06] shows both versions after a concurrent edit; 0 ends a best deal', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings')
  const { page, faults } = visit
  const kenji = await signedIn(browser, product, await inviteSecondManager(browser, product, page), '/settings')
  const dialog = page.getByRole('dialog')
  const { id, version, office } = await knownCar(visit)
  const base = office.basePrice.value
  const money = (value: number) => `$${value.toLocaleString('en')}`
  await page.goto(`/vehicle/edit/${id}`)
  await field(page, 'grade').fill('Mine')
  expect((await send(kenji, 'PUT', `/api/vehicle/car/${id}`, { grade: 'His' }, version)).status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText(/^Changed by Kenji Ito at .*\sJST\.$/).waitFor(SOON)
  const grade = dialog.getByRole('row').filter({ hasText: 'Grade' })
  expect(await grade.locator('[data-head=Yours]').innerText()).toBe('Mine')
  expect(await grade.locator('[data-head=Theirs]').innerText()).toBe('His')
  for (const side of [/^Yours/, /^Theirs/])
    expect(await dialog.getByRole('columnheader', { name: side }).count()).toBe(1)
  await dialog.getByRole('radio', { name: 'Grade: keep yours' }).check()
  await dialog.getByRole('button', { name: 'Save merged version' }).click()
  await expect.poll(async () => (await carOf(visit, id)).grade, SOON).toBe('Mine')

  const price = page.getByLabel('New price')
  const ask = async (value: number) => {
    await price.fill(String(value))
    await page.getByRole('button', { name: 'Preview the change' }).click()
  }
  const fault = page.locator('.office-panel .fault')
  const prices = async () => {
    const { basePrice, basePreviousPrice } = (await carOf(visit, id)).office
    return [basePrice.value, basePreviousPrice?.value]
  }
  await ask(base - 300)
  await dialog.getByText(`Base price: ${money(base)} becomes ${money(base - 300)}.`).waitFor(SOON)
  const usd = (value: number) => ({ value, currency: 'USD' })
  const otherChange = { previousPrice: usd(base), newPrice: usd(base - 100) }
  expect((await send(kenji, 'PUT', `/api/vehicle/car/${id}/best-deal`, otherChange)).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Change the price' }).click()
  await expect
    .poll(() => fault.innerText(), SOON)
    .toBe(`Someone else changed the price in the meantime. It is now ${money(base - 100)}.`)
  expect(await price.inputValue()).toBe(String(base - 300))
  expect(await prices()).toEqual([base - 100, base])

  await ask(0)
  await dialog.getByText(`Base price: ${money(base - 100)} becomes ${money(base)}.`).waitFor(SOON)
  await dialog.getByRole('button', { name: 'Cancel the best deal' }).click()
  await expect.poll(prices, SOON).toEqual([base, undefined])
  await page.getByText('Price history').click()
  const history = page.locator('.price-history li')
  await expect.poll(() => history.locator('b').allInnerTexts(), SOON).toEqual([base, base - 100, base].map(money))
  expect(await history.nth(1).innerText()).toContain(`best deal, before ${money(base)}`)
  // Without an end price, nothing counts as a price.
  await ask(0)
  await expect.poll(() => fault.innerText(), SOON).toBe('the price must be greater than 0')
  expect(faults).toEqual([])
  await Promise.all([visit.context.close(), kenji.context.close()])
})

test('[VEH-02] confirms each status change and names its consequences', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings')
  const { page, faults } = visit
  const dialog = page.getByRole('dialog')
  const { id } = await knownCar(visit)
  await page.goto(`/vehicle/edit/${id}`)
  const ask = async (action: string, title: string, follows: string) => {
    await page.locator('.status-actions').getByRole('button', { name: action, exact: true }).click()
    await dialog.getByRole('heading', { name: title, exact: true }).waitFor(SOON)
    await dialog.getByText(follows, { exact: true }).waitFor(SOON)
  }
  const answer = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const expectStatus = async (status: string) => {
    await expect.poll(async () => (await carOf(visit, id)).status, SOON).toBe(status)
  }
  await ask('Archive', 'Archive this car?', 'Visitors can no longer view it.')
  await answer('Cancel')
  await ask('Back to draft', 'Move this car back to draft?', 'It is hidden from visitors.')
  await answer('Cancel')
  await ask('Mark as sold', 'Mark this car as sold?', 'Visitors can no longer buy it.')
  await expectStatus('PUBLISHED')
  await answer('Mark as sold')
  await expectStatus('SOLD')
  await ask('Back to draft', 'Are you sure you want to move from sold to draft status?', 'It is hidden from visitors.')
  await answer('Back to draft')
  await expectStatus('DRAFT')
  await ask('Publish', 'Publish this car?', 'Visitors can then see it and contact you to buy.')
  await answer('Publish')
  await expectStatus('PUBLISHED')
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[VEH-10] chooses a yard by its first letter and rates a sheet from its button', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/vehicle/create')
  const { page, faults } = visit
  const known = await carOf(visit, (await knownCar(visit)).id)
  const { city } = (known as unknown as { location: { city: string } }).location
  const yard = page.getByRole('combobox', { name: 'Yard', exact: true })
  await yard.fill(city.slice(0, 1))
  await page.getByRole('option').first().waitFor(SOON)
  await page.keyboard.press('Enter')
  const address = (name: string) => field(page, `location.${name}`).inputValue()
  expect((await address('city')).slice(0, 1)).toBe(city.slice(0, 1))
  expect([await address('country'), await address('street')]).not.toContain('')
  // Skips the fields that the location has filled and focuses the first field of the specification.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  expect(await focused()).toBe('specification.color')

  await page.getByRole('button', { name: 'All good' }).first().focus()
  await page.keyboard.type('gm')
  expect(await focused()).toBe('inspectorFeedback.radiator')
  const rated = (name: string) => page.locator(`[name="inspectorFeedback.${name}"]:checked`).inputValue()
  expect([await rated('engine'), await rated('exhaustGas')]).toEqual(['GOOD', 'MEDIUM'])
  expect(faults).toEqual([])
  await visit.context.close()
})
