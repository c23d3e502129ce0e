import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { carOf, field, jpeg, kept, knownCar, findTruncatedFields, send, uploadsOf } from './office-cars.ts'
import type { Upload } from './office-cars.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

const LIMIT = 1_048_576

const { product, browser } = withProduct(startForPeople)
let photograph: Upload
let small: Upload[]
beforeAll(async () => {
  ;[photograph, ...small] = await Promise.all([
    jpeg('IMG_2207.jpg', 4032, 3024, 128),
    ...[1, 2, 3].map((at) => jpeg(`side ${at}.jpg`, 640, 480, at * 60)),
  ])
})

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('[VEH-07 VEH-08 VEH-10 STF-16 STF-13] creates, fills, keeps and publishes a new car by keyboard', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/vehicle/create')
  const { page, faults } = visit
  const known = await knownCar(visit)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), SOON)
    .toBe('specification.chassis')

  await page.keyboard.press('Control+s')
  const summary = page.locator('.form-summary')
  await expect.poll(() => summary.innerText(), SOON).toContain('These fields are empty please fill them.')
  expect(await page.locator('.pictures .fault').innerText()).toBe('You have forgotten to insert images!')
  for (const name of ['specification.chassis', 'specification.mileage', 'price'])
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('This field is required').count()).toBe(4)
  await field(page, 'specification.chassis').focus()
  await page.keyboard.type(`${known.trim.name}-7654321`)
  await expect.poll(() => field(page, 'trimId').inputValue(), SOON).toBe(known.trim.id)
  await expect
    .poll(() => field(page, 'specification.engineSize').inputValue(), SOON)
    .toBe(Number(known.specification['engineSize']).toLocaleString('en'))
  expect(await field(page, 'utils.type').inputValue()).toBe(known.utils.type)
  await page.keyboard.press('Tab')
  await page.keyboard.type('62000')
  await page.keyboard.press('Tab')
  expect(await field(page, 'specification.mileage').inputValue()).toBe('62,000')
  await page.keyboard.type('201907')
  await page.keyboard.press('Tab')
  expect(await field(page, 'firstRegistration').inputValue()).toBe('2019/Jul')

  const sent = uploadsOf(page)
  expect(photograph.buffer.length).toBeGreaterThan(2 * LIMIT)
  const broken = {
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([photograph.buffer.subarray(0, 4), Buffer.alloc(LIMIT + 9)]),
  }
  const text = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a no picture') }
  await page.locator('#add-pictures').setInputFiles([photograph, ...small.slice(0, 2), broken, text])
  await expect.poll(() => kept(page).count(), SOON).toBe(3)
  const failed = page.locator('.pics .pic-failed')
  expect(await failed.first().innerText()).toContain('This image exceeds the maximum size. Please insert another one.')
  expect(await failed.last().innerText()).toContain('Only Jpg, Jpeg and PNG pictures are accepted.')
  await page.getByRole('button', { name: 'Cancel broken.jpg' }).click()
  await page.getByRole('button', { name: 'Cancel picture.png' }).click()

  await page.locator('[data-rating]').first().locator('input').first().focus()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Mark the rest good' }).first().click()
  await expect
    .poll(() => page.locator('.draft-note').innerText(), SOON)
    .toMatch(/Unsaved changes kept on this device, \d\d:\d\d/)
  await page.reload()
  await expect.poll(() => field(page, 'specification.chassis').inputValue(), SOON).toBe(`${known.trim.name}-7654321`)
  expect(await kept(page).count()).toBe(3)
  expect(await field(page, 'trimId').inputValue()).toBe(known.trim.id)
  expect(await page.locator('[name="inspectorFeedback.radiator"]:checked').inputValue()).toBe('BAD')

  await field(page, 'price').fill('5,922')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText(), SOON).toMatch(/REF \d+ created/)
  expect(await faultsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.waitForURL(/\/vehicle\/edit\//, SOON)
  const made = await carOf(visit, page.url().split('/').at(-1) ?? '')
  expect(made).toMatchObject({
    status: 'PUBLISHED',
    specification: { mileage: 62_000, engineSize: known.specification['engineSize'] },
    inspectorFeedback: { engine: 'GOOD', exhaustGas: 'MEDIUM', radiator: 'BAD', windshield: 'GOOD' },
    office: { basePrice: { value: 5922 } },
  })
  // A portrait photograph remains upright and is within the upload size limit.
  expect(made.images.map(({ width, height }) => height > width)).toEqual([true, true, true])
  expect(made.images[0]?.width).toBeGreaterThan(900)
  const lengths = await sent()
  expect(lengths.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...lengths)).toBeGreaterThan(1000)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LIMIT + 2000)

  // The draft is deleted with the creation, and a second car with the same number is rejected at
  // its field.
  await page.goto('/vehicle/create')
  await expect.poll(() => field(page, 'specification.chassis').inputValue(), SOON).toBe('')
  await field(page, 'specification.chassis').fill(`${known.trim.name}-7654321`)
  await field(page, 'specification.mileage').fill('1')
  await field(page, 'price').fill('1200')
  await page.locator('#add-pictures').setInputFiles(small.slice(2))
  await expect.poll(() => field(page, 'trimId').inputValue(), SOON).toBe(known.trim.id)
  await expect.poll(() => kept(page).count(), SOON).toBe(1)
  await page.getByRole('button', { name: 'Create and add another' }).click()
  await expect
    .poll(() => page.locator('.fault').allInnerTexts(), SOON)
    .toContain('A car with this chassis number already exists')
  await field(page, 'specification.chassis').fill(`${known.trim.name}-7654322`)
  await page.getByRole('button', { name: 'Create and add another' }).click()
  await toast(page, 'You can add the next car').waitFor(SOON)
  await expect.poll(() => kept(page).count(), SOON).toBe(0)
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[VEH-08 STF-13] orders, covers, deletes and restores pictures of a car', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings')
  const { page, faults } = visit
  const { id } = await knownCar(visit)
  await page.goto(`/vehicle/edit/${id}`)
  const before = (await carOf(visit, id)).images.map((one) => one.id)
  const now = async () => (await carOf(visit, id)).images.map((one) => one.id)
  const [a = '', b = '', c = ''] = before
  const rest = before.slice(3)
  const tile = (place: number) =>
    page.getByRole('button', { name: `Picture ${place} of ${before.length}`, exact: true })

  await tile(1).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.querySelector('.vh')?.textContent)).toBe(
    `Picture 3 of ${before.length}`,
  )
  await page.keyboard.press(' ')
  await expect.poll(now, SOON).toEqual([a, c, b, ...rest])
  await page.keyboard.press(' ')
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await expect.poll(now, SOON).toEqual([a, c, b, ...rest])

  const [from, to] = await Promise.all([tile(3).boundingBox(), tile(1).boundingBox()])
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 50)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 5 })
  await page.mouse.up()
  await expect.poll(now, SOON).toEqual([b, a, c, ...rest])

  await tile(3).click()
  await page.getByRole('button', { name: 'Set as cover' }).click()
  await expect.poll(now, SOON).toEqual([c, b, a, ...rest])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(now, SOON).toEqual([b, a, ...rest])
  await page.getByRole('button', { name: 'Restore the last one' }).click()
  await expect.poll(now, SOON).toEqual([c, b, a, ...rest])

  for (const one of before.filter((image) => image !== a))
    expect((await send(visit, 'DELETE', `/api/vehicle/car/${id}/image/${one}`, undefined)).status()).toBe(204)
  await page.reload()
  await kept(page).first().locator('button').focus()
  await page.keyboard.press('Delete')
  await expect
    .poll(() => page.locator('.pictures .fault').innerText(), SOON)
    .toContain('You have forgotten to insert images!')
  await expect.poll(() => kept(page).count(), SOON).toBe(1)
  expect(await now()).toEqual([a])
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[API-11 VEH-10 VEH-12 VEH-06 STF-16] merges edits of two managers and shows cost, price and history', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings')
  const { page, faults } = visit
  const { id } = await knownCar(visit)
  const start = await carOf(visit, id)
  await page.goto(`/vehicle/edit/${id}`)
  await field(page, 'grade').fill('Mine')
  await field(page, 'specification.doors').fill('3')
  const otherEdit = await send(
    visit,
    'PUT',
    `/api/vehicle/car/${id}`,
    { grade: 'Theirs', specification: { ...start.specification, mileage: 77_777 } },
    start.version,
  )
  expect(otherEdit.status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText(), SOON).toContain('Theirs')
  expect(await dialog.innerText()).toContain('77,777')
  expect(await faultsOn(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Grade: take theirs' }).check()
  await dialog.getByRole('button', { name: 'Save merged version' }).click()
  await expect
    .poll(async () => {
      const { grade, specification } = await carOf(visit, id)
      return [grade, specification['mileage'], specification['doors']]
    }, SOON)
    .toEqual(['Theirs', 77_777, 3])
  expect(await field(page, 'specification.mileage').inputValue()).toBe('77,777')

  // Leaving a changed form asks for confirmation.
  await field(page, 'grade').fill('Again')
  await page.locator('.office-crumbs a').first().click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await field(page, 'grade').inputValue()).toBe('Again')

  // Tab selects the value of a field, and typing replaces it.
  await field(page, 'specification.chassis').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('88888')
  await page.keyboard.press('Tab')
  expect(await field(page, 'specification.mileage').inputValue()).toBe('88,888')
  await field(page, 'purchase.cost').fill('300 000')
  await field(page, 'purchase.inlandCost').fill('30000')
  for (const cost of ['repairCost', 'otherCost']) await field(page, `purchase.${cost}`).fill('0')
  await field(page, 'purchase.rate').fill('150')
  await page.keyboard.press('Control+s')
  await expect.poll(() => page.locator('.margin').innerText(), SOON).toMatch(/330,000[^]*\$2,200/)
  const base = start.office.basePrice.value
  await page.getByLabel('New price').fill(String(base))
  await page.getByRole('button', { name: 'Preview the change' }).click()
  await expect
    .poll(() => page.locator('.office-panel .fault').innerText(), SOON)
    .toBe('the new price must be lower than the current price')
  await page.getByLabel('New price').fill(String(base - 500))
  await page.getByRole('button', { name: 'Preview the change' }).click()
  await dialog.getByRole('button', { name: 'Change the price' }).click()
  await expect
    .poll(async () => (await carOf(visit, id)).office, SOON)
    .toMatchObject({
      basePrice: { value: base - 500 },
      basePreviousPrice: { value: base },
    })
  await expect.poll(() => page.locator('.changes').first().innerText(), SOON).toContain('Price: ')
  // The price change has also updated the version.
  await field(page, 'specification.doors').fill('5')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await carOf(visit, id)).specification['doors'], SOON).toBe(5)
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[STF-13 VEH-02 VEH-08 VEH-10] shows both car forms without faults and works on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  for (const [locale, prefix] of [
    ['en-US', ''],
    ['fr-FR', '/fr'],
  ] as const) {
    const visit = await signedIn(browser, product, MANAGER, `${prefix}/settings`, { locale, ...phone })
    const { page, faults } = visit
    const { id } = await knownCar(visit)
    for (const path of [`/vehicle/edit/${id}`, '/vehicle/create']) {
      await page.goto(prefix + path)
      await page.locator('.car-form').waitFor(SOON)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect([path, width, locale, await faultsOn(page)]).toEqual([path, width, locale, []])
        expect(await findTruncatedFields(page)).toEqual([])
      }
    }
    const boxes = await page
      .locator('.office :is(.btn, .in):visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
    await page.goto(`${prefix}/vehicle/edit/${id}`)
    // The order is pictures, status, all fields.
    const tops = await page.evaluate(() =>
      ['.pictures', '.status-actions', '[name="specification.chassis"]'].map(
        (at) => document.querySelector(at)?.getBoundingClientRect().top ?? 0,
      ),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(await page.locator('#take-picture').getAttribute('capture')).toBe('environment')
    const count = await kept(page).count()
    await page.locator('#take-picture').setInputFiles([small[0] as Upload])
    await expect.poll(() => kept(page).count(), SOON).toBe(count + 1)
    await expect.poll(async () => (await carOf(visit, id)).images.length, SOON).toBe(count + 1)
    const action = locale === 'en-US' ? 'Back to draft' : 'Remettre en brouillon'
    await page.getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
    await expect.poll(async () => (await carOf(visit, id)).status, SOON).toBe('DRAFT')
    expect(faults).toEqual([])
    await visit.context.close()
  }
})
