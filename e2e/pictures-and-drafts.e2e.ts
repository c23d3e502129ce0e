import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pressUntil } from './backoffice-inquiries.ts'
import { carOf, field, jpeg, kept, knownCar } from './office-cars.ts'
import type { Car, Upload } from './office-cars.ts'
import { fillSignIn, loseSession, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
let small: Upload
beforeAll(async () => {
  small = await jpeg('side.jpg', 640, 480, 90)
})

const draftsOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('office-draft')))
/** Pastes text as from a spreadsheet, or a picture as from a screenshot. */
const paste = (page: Page, at: string, text?: string) =>
  page.evaluate(
    ([selector, words]) => {
      const clipboardData = new DataTransfer()
      if (words) clipboardData.setData('text/plain', words)
      clipboardData.items.add(new File(['no picture'], 'cell.png', { type: 'image/png' }))
      const target = document.querySelector(selector ?? 'body')
      target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [at, text],
  )
/**
 * Drops files on the page; returns whether dragover and drop are accepted, and whether the drop
 * zone is highlighted.
 */
const drop = (page: Page, files: readonly Upload[]) =>
  page.evaluate(
    async (given) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, text } of given)
        dataTransfer.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], name, { type }))
      const isAccepted = (kind: string) =>
        !document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
      const isDragAccepted = isAccepted('dragover')
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const places = document.querySelectorAll('.pics.over').length
      return [isDragAccepted, isAccepted('drop'), places]
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString('base64') })),
  )
/** Fills in a new car with a known model code. */
async function fillNew(page: Page, { trim }: Car, serial: string): Promise<void> {
  await field(page, 'specification.chassis').fill(`${trim.name}-${serial}`)
  await field(page, 'specification.mileage').fill('1')
  await field(page, 'price').fill('2,500')
  await page.locator('#add-pictures').setInputFiles([small])
  await expect.poll(() => field(page, 'trimId').inputValue(), SOON).toBe(trim.id)
  await expect.poll(() => kept(page).count(), SOON).toBe(1)
}
const createButton = (page: Page) => page.getByRole('button', { name: 'Create as draft' })
/** From now on cars are created, but their responses are lost. */
const loseAnswers = (page: Page) =>
  page.route('**/api/vehicle/car', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('[VEH-06 VEH-07 VEH-08 VEH-10] asks about unsaved prices and pictures, but not about undone input', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/settings')
  const { page, context } = visit
  const { id } = await knownCar(visit)
  await page.goto(`/vehicle/edit/${id}`)
  const mileage = field(page, 'specification.mileage')
  await mileage.waitFor(SOON)
  const before = await mileage.inputValue()
  await mileage.fill('123456')
  await expect.poll(() => draftsOn(page), SOON).toHaveLength(1)
  await mileage.fill(before)
  await expect.poll(() => draftsOn(page), SOON).toEqual([])

  const dialog = page.getByRole('dialog')
  const leave = () => page.locator('.office-crumbs a').first().click()
  await page.getByLabel('New price').fill('4321')
  await leave()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await page.getByLabel('New price').inputValue()).toBe('4321')
  await page.getByLabel('New price').fill('')

  const count = await kept(page).count()
  await paste(page, '[name="specification.chassis"]', 'NRE161-1')
  await paste(page, 'body', 'NRE161-1')
  expect(await page.locator('.pics [data-place]').count()).toBe(count)
  await paste(page, '[name="specification.chassis"]')
  await expect.poll(() => page.locator('.pics .pic-failed').count(), SOON).toBe(1)
  await page.getByRole('button', { name: 'Cancel cell.png' }).click()

  // Deleting a picture moves the focus to its neighbour, and the undo is announced.
  await kept(page).first().locator('.shot').focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('Delete')
  await expect.poll(() => focused(page), SOON).toContain(`Picture 1 of ${count - 1}`)
  expect(await page.locator('.pictures [role=status]').innerText()).toContain('“Restore the last one” undoes it')
  expect(await page.locator('.pics .lift').count()).toBe(0)
  await expect.poll(async () => (await carOf(visit, id)).images.length, SOON).toBe(count - 1)

  await page.route('**/image/*', (route) => route.abort())
  await kept(page).first().locator('.shot').focus()
  await page.keyboard.press('Delete')
  await page.locator('.pictures .fault').waitFor(SOON)
  await leave()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.unroute('**/image/*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(async () => (await carOf(visit, id)).images.length, SOON).toBe(count - 2)
  await expect.poll(() => page.locator('.pictures .fault').count(), SOON).toBe(0)

  // Two files are dropped at once: the failed upload is retried by its button and both are on the
  // car.
  await page.route('**/api/archiving/picture', (route) => route.abort(), { times: 1 })
  expect(await drop(page, [small, { ...small, name: 'rear.jpg' }])).toEqual([true, true, 1])
  const failed = page.locator('.pics .pic-failed')
  await expect.poll(() => failed.count(), SOON).toBe(1)
  await expect.poll(() => kept(page).count(), SOON).toBe(count - 1)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => kept(page).count(), SOON).toBe(count)
  await expect.poll(async () => (await carOf(visit, id)).images.length, SOON).toBe(count)

  // The browser's back button asks too.
  await page.goto('/')
  const edit = page.locator('.row-actions').getByRole('link', { name: 'Edit' })
  await pressUntil(page.getByRole('button', { name: /^Actions for REF/ }).first(), edit)
  await edit.click()
  await page.waitForURL(/\/vehicle\/edit\//, SOON)
  await page.getByLabel('New price').fill('4321')
  const here = page.url()
  for (const [answer, address] of [
    ['Stay', here],
    ['Leave', new URL('/', here).href],
  ] as const) {
    await page.evaluate(() => history.back())
    await dialog.getByRole('button', { name: answer }).click()
    await page.waitForURL(address, SOON)
  }
  await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor(SOON)
  await context.close()
})

test('[VEH-02 VEH-07 VEH-10 VEH-12 API-09] keeps a draft after a lost answer, a rejected cost or lost pictures', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/vehicle/create')
  const { page, context } = visit
  const known = await knownCar(visit)
  const dialog = page.getByRole('dialog')
  const fill = (serial: string) => fillNew(page, known, serial)
  await expect.poll(() => focused(page), SOON).toBe('')
  await fill('9000001')
  await page.getByRole('button', { name: 'Create and add another' }).click()
  await page.getByRole('status').filter({ hasText: 'You can add the next car' }).waitFor(SOON)
  await expect.poll(() => kept(page).count(), SOON).toBe(0)
  await fill('9000002')

  await loseAnswers(page)
  await createButton(page).click()
  await page.locator('.form-summary').waitFor(SOON)
  await page.unroute('**/api/vehicle/car')
  await page.reload()
  await expect.poll(() => field(page, 'specification.chassis').inputValue(), SOON).toBe(`${known.trim.name}-9000002`)
  await createButton(page).click()
  await expect.poll(() => dialog.innerText(), SOON).toMatch(/REF \d+ created/)
  await dialog.getByRole('button', { name: 'Add another car' }).click()

  await fill('9000003')
  await field(page, 'purchase.cost').fill('300000')
  await page.route('**/purchase', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { status: 400, code: 'MINATO-1008', message: 'The cost is refused' } })
      : route.continue(),
  )
  await createButton(page).click()
  await page.waitForURL(/\/vehicle\/edit\//, SOON)
  await page.getByText('Its purchase costs are not saved yet. They are kept here as unsaved changes.').waitFor(SOON)
  await page.unroute('**/purchase')
  await expect.poll(() => field(page, 'purchase.cost').inputValue(), SOON).toMatch(/300.?000/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => draftsOn(page), SOON).toEqual([])
  const sold = page.locator('.status-actions').getByRole('button', { name: 'Mark as sold' })
  expect(await sold.getAttribute('aria-disabled')).toBe('true')
  expect(await page.locator(`[id="${await sold.getAttribute('aria-describedby')}"]`).innerText()).toBe(
    'Not possible while the car is: Draft.',
  )

  await page.goto('/vehicle/create')
  await fill('9000004')
  const [image] = (await carOf(visit, known.id)).images
  const status = async (one: string) => (await context.request.head(`/pictures/${one}/320.jpg`)).status()
  expect([await status(image?.id ?? ''), await status(crypto.randomUUID())]).toEqual([200, 404])
  await page.route('**/pictures/*/320.jpg', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.reload()
  await expect.poll(() => page.locator('.pics .pic-failed').innerText(), SOON).toContain('more than two weeks')
  await createButton(page).click()
  await expect
    .poll(() => page.locator('.pictures .fault').innerText(), SOON)
    .toBe('You have forgotten to insert images!')
  await context.close()
})

test('[SES-04 VEH-07 API-09] keeps the input when the session ends and creates the corrected car', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/vehicle/create')
  const { page, context } = visit
  await fillNew(page, await knownCar(visit), '9000005')
  await loseSession(context)
  await createButton(page).click()
  await page.locator('.form-summary').waitFor(SOON)
  await field(page, 'price').fill('2,600')

  let isBack = false
  page.on('response', (answer) => void (answer.url().endsWith('/api/userinfo') && (isBack ||= answer.ok())))
  const otherTab = await context.newPage()
  await otherTab.goto('/auth/sign-in?return=/settings')
  await fillSignIn(otherTab, MANAGER)
  await otherTab.waitForURL((url) => url.pathname === '/settings', SOON)
  await otherTab.close()
  // The other tab announces it. If its request fails on a busy machine, the session is checked
  // again on return to this tab.
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => comeBack().then(() => isBack), SOON).toBe(true)
  await field(page, 'specification.mileage').fill('2')
  await expect.poll(() => draftsOn(page), SOON).toHaveLength(1)
  expect(await field(page, 'price').inputValue()).toMatch(/2.?600/)
  await createButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click(SOON)
  await page.waitForURL(/\/vehicle\/edit\//, SOON)
  const car = await carOf(visit, page.url().split('/').at(-1) ?? '')
  expect([car.office.basePrice.value, car.specification['mileage']]).toEqual([2600, 2])
  await context.close()
})

test('[VEH-06 VEH-07 VEH-08 API-09] keeps input typed while a car is sent and adds its price and pictures', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/vehicle/create')
  const { page, context } = visit
  await fillNew(page, await knownCar(visit), '9000006')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/vehicle/car', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await gate.promise
    await route.fulfill({ status: 400, json: { status: 400, code: 'MINATO-1008', message: 'Refused' } })
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/vehicle/car'))
  await createButton(page).click()
  await sent
  await field(page, 'specification.mileage').fill('3')
  gate.resolve()
  await page.locator('.form-summary').waitFor(SOON)
  await page.unroute('**/api/vehicle/car')
  await page.reload()
  await expect.poll(() => field(page, 'specification.mileage').inputValue(), SOON).toBe('3')

  await loseAnswers(page)
  await createButton(page).click()
  await page.locator('.form-summary').waitFor(SOON)
  await page.unroute('**/api/vehicle/car')
  await field(page, 'price').fill('2,700')
  await page.locator('#add-pictures').setInputFiles([small])
  await expect.poll(() => kept(page).count(), SOON).toBe(2)
  await createButton(page).click()
  await page.waitForURL(/\/vehicle\/edit\//, SOON)
  await expect.poll(() => kept(page).count(), SOON).toBe(2)
  const car = await carOf(visit, page.url().split('/').at(-1) ?? '')
  expect([car.office.basePrice.value, car.images.length]).toEqual([2700, 2])
  // Nothing of it remains on this device.
  expect(await draftsOn(page)).toEqual([])
  await context.close()
})
