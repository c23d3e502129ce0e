import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { faultsOn, MANAGER, signedIn, SOON } from './people.ts'
import { startProduct } from './product.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(() => startProduct({ RATE_IMPORT: '1000' }))

const HEAD = 'Stock No,Maker,Model,Frame,Year,Odometer,Price (USD),Nickname\n'
/** Good rows and three bad ones: a missing model, an invalid mileage, an invalid price. */
const list = (price: number, count = 12) =>
  HEAD +
  Array.from(
    { length: count },
    (_, i) =>
      `Q-${i},Mazda,${i === 3 ? '' : 'Demio'},DE3FS-77${1000 + i},${2009 + (i % 5)},${i === 5 ? 'sixty' : 50_000 + i},${i === 8 ? -1 : price + i},Sunny ${i}\n`,
  ).join('')
const send = async (page: Page, name: string, content: string | Buffer) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
}
const arrived = (page: Page) => page.waitForURL(/\/vehicle\/import\?id=/, SOON)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const counted = (page: Page, name: string) =>
  page.locator('.import-counts > div', { has: page.locator('dt', { hasText: name }) }).locator('dd')

test('[VEH-09 API-11 STF-15] maps a column, imports good rows, resumes and undoes the run', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/vehicle/import')
  await page.getByText('No files yet.').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await send(page, 'list.csv', '%PDF-1.7 and no list')
  await page.getByText('This is a PDF, not a list of cars.').waitFor(SOON)

  await send(page, 'june.csv', list(3000))
  await arrived(page)
  await page.getByRole('heading', { level: 1, name: 'june.csv' }).waitFor(SOON)
  // Unmatched columns come first, with sample cells, and can be matched by keyboard.
  const lines = page.locator('.import-columns tbody tr')
  expect(await lines.first().innerText()).toContain('Nickname')
  expect(await lines.first().innerText()).toContain('Sunny 0')
  const nickname = page.getByLabel('Field of “Nickname”')
  await nickname.focus()
  await page.keyboard.type('Gra')
  expect(await nickname.inputValue()).toBe('grade')
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await lines.filter({ hasText: 'Nickname' }).getByText('Set by you').waitFor(SOON)

  await press(page, 'Check 12 rows')
  await counted(page, 'New cars').waitFor(SOON)
  expect(await counted(page, 'New cars').innerText()).toBe('10')
  expect(await counted(page, 'Refused').innerText()).toBe('2')
  const run = page.getByRole('button', { name: 'Import 10 cars' })
  expect(await run.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('Some rows have errors.').waitFor()
  const problems = page.getByRole('table', { name: 'Problems' }).locator('tbody tr')
  await expect.poll(() => problems.count(), SOON).toBe(3)
  await page.getByRole('combobox', { name: 'Severity' }).selectOption('partial')
  await page.waitForURL(/severity=partial/, SOON)
  await expect.poll(() => problems.count(), SOON).toBe(1)
  expect(await problems.innerText()).toContain("Odometer: 'sixty' cannot be read: left empty")
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, /Download all errors/)])
  expect(download.suggestedFilename()).toBe('june-errors.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('7,Odometer,left empty,sixty,')

  await page.getByLabel('Import only valid rows').check()
  await run.click()
  // After leaving the page during the import, the list of files shows its progress or completion.
  await page
    .getByText(/You can leave this page|See the drafts/)
    .first()
    .waitFor(SOON)
  await page.goto('/vehicle/import')
  const past = page.getByRole('table', { name: 'Imported files' }).locator('tbody tr')
  expect(await past.innerText()).toContain('june.csv')
  await past.getByRole('link', { name: 'june.csv' }).click()
  const cars = page.getByRole('table', { name: 'Imported cars' }).locator('tbody tr')
  await expect.poll(() => cars.count(), SOON).toBe(10)
  expect(await faultsOn(page)).toEqual([])
  await cars.first().getByRole('link', { name: 'Mazda Demio' }).click()
  await page.waitForURL(/\/vehicle\/edit\//, SOON)
  await expect.poll(() => page.locator('[name="grade"]').inputValue(), SOON).toBe('Sunny 0')

  // The next list of the same source uses the same mapping; its new prices are changes that can be
  // undone separately.
  await page.goto('/vehicle/import')
  await send(page, 'july.csv', list(2500))
  await arrived(page)
  await page.getByText('Settings taken from the last file with this header.').waitFor(SOON)
  expect(await page.getByLabel('Field of “Nickname”').inputValue()).toBe('grade')
  await page.getByLabel('Import only valid rows').check()
  await press(page, 'Check 12 rows')
  await press(page, 'Import 10 cars')
  await press(page, 'Undo this import')
  // The dialog loads its counts.
  await page.getByRole('dialog').getByText('10 cars changed by this import will be restored.').waitFor(SOON)
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Import undone for 10 cars.').waitFor(SOON)
  expect(faults).toEqual([])

  // On a phone in French: undoing the file that created the cars removes all of them.
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 390, height: 800 })
  await phone.goto('/fr/vehicle/import')
  await phone.getByRole('link', { name: 'june.csv' }).click()
  await phone.getByRole('heading', { level: 1, name: 'june.csv' }).waitFor(SOON)
  await phone.getByRole('link', { name: /Problèmes/ }).click()
  await phone.getByText('Odometer\u00a0: «\u00a0sixty\u00a0» est illisible\u00a0: laissé vide').waitFor(SOON)
  expect(await faultsOn(phone)).toEqual([])
  const small = await phone
    .locator('main button:visible, main select:visible')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
  await press(phone, 'Annuler cet import')
  // Deleted cars cannot be restored: their number is typed first.
  const undo = phone.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' })
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  await phone.getByRole('dialog').getByLabel('Saisir «\u00a010\u00a0» pour confirmer').fill('10')
  await undo.click()
  await phone.getByText('Import annulé pour 10\u00a0voitures.').waitFor(SOON)
  await phone.goto('/fr/search-result?queryText=DE3FS-771000')
  expect(await phone.locator('main').innerText()).not.toContain('Demio')
  await context.close()
})

test('[BO-04 BO-05] previews a list in yen as cards, asks for its rate and undoes the import', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/vehicle/import')
  await send(page, 'old.xls', 'x')
  await page.getByText('old.xls is not a CSV or Excel (.xlsx) file.').waitFor(SOON)
  const [template] = await Promise.all([page.waitForEvent('download'), press(page, 'Excel template')])
  expect(template.suggestedFilename()).toBe('import-template.xlsx')
  const rows = Array.from(
    { length: 6 },
    (_, i) => `Borgward,Isabella,BOR-000000${i},${i ? 1960 : ''},${i ? 450_000 : ''}\n`,
  )
  await send(page, 'yen.csv', `Maker,Model,Frame,Year,Price (JPY)\n${rows.join('')}`)
  await arrived(page)
  const cards = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect.poll(() => cards.filter({ hasText: 'Borgward Isabella' }).count(), SOON).toBe(1)
  expect(await cards.first().innerText()).toMatch(/Price on request[^]*Adds a new car[^]*Missing: price, year, mileage/)
  await page.getByText('Without a rate no row can be imported.').waitFor()
  await page.getByRole('link', { name: 'Enter the rate for JPY' }).first().click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('rate-JPY')
  await page.getByLabel('JPY for one US dollar').fill('150')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect.poll(() => cards.filter({ hasText: '$3,' }).count(), SOON).toBe(3)
  await press(page, 'Show 6 cars')
  expect(await cards.filter({ hasText: 'Borgward Isabella' }).count()).toBe(6)
  expect(await faultsOn(page)).toEqual([])
  await press(page, 'Check 6 rows')
  await press(page, 'Import 6 cars')
  await page.getByRole('link', { name: 'See the drafts' }).click()
  await page.getByRole('link', { name: 'From one import' }).waitFor(SOON)
  const drafts = page.getByRole('table', { name: 'Vehicles' }).locator('tbody tr')
  await expect.poll(() => drafts.count(), SOON).toBe(6)
  await drafts.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('To publish cars without pictures, tick').waitFor(SOON)
  await page.goto('/vehicle/import')
  await page.locator('tr', { hasText: 'yen.csv' }).locator('[data-menu]').click()
  await press(page, 'Undo this import')
  await page
    .getByRole('dialog')
    .getByLabel(/^Type “\d+” to confirm/)
    .fill('6')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('3 makers, models and model codes removed from the catalogue.').waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-09] shows the progress of a run and stops it on request', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/vehicle/import')
  await send(page, 'long.csv', list(3100))
  await arrived(page)
  await page.getByLabel('Import only valid rows').check()
  await press(page, 'Check 12 rows')
  await page.getByRole('button', { name: 'Import 10 cars' }).waitFor(SOON)
  // So few rows are imported before they can be observed, so the test mocks the progress.
  const id = new URL(page.url()).searchParams.get('id')
  const { json } = await callAs<object>(page, 'GET', `/api/vehicle/car/import/${id}?locale=en`)
  const progress: Record<string, unknown> = { ...json, state: 'RUNNING', rowsDone: 0 }
  const calls: string[] = []
  await page.route(new RegExp(`/api/vehicle/car/import/${id}(?:/run|/stop)?\\?`), async (route) => {
    const action = /(?:run|stop)(?=\?)/.exec(route.request().url())?.[0]
    if (action) calls.push(action)
    if (action === 'stop') progress['isStopping'] = true
    await route.fulfill({ json: progress })
  })
  await press(page, 'Import 10 cars')
  const bar = page.getByRole('progressbar', { name: 'Being imported' })
  const shown = () => bar.evaluate(({ value, max }: HTMLProgressElement) => [value, max])
  await expect.poll(shown, SOON).toEqual([0, 100])
  await page.getByText('Starting soon.').waitFor(SOON)
  progress['rowsDone'] = 5
  await expect.poll(shown, SOON).toEqual([42, 100])
  await page.getByText('42%, 5 of 12 rows. You can leave this page').waitFor(SOON)
  await press(page, 'Stop')
  const stopping = page.getByRole('button', { name: 'Stopping …' })
  await expect.poll(() => stopping.getAttribute('aria-disabled'), SOON).toBe('true')
  progress['state'] = 'CANCELLED'
  await page.getByText('Stopped', { exact: true }).waitFor(SOON)
  expect([await bar.count(), calls]).toEqual([0, ['run', 'stop']])
  expect(faults).toEqual([])
  await context.close()
})

test('[BO-01] accepts suggested meanings and reuses them for the source’s next list', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/vehicle/import')
  const head = 'ID,Maker,Model,Gearbox,Doors,Steering,Levy\n'
  const row = (id: number, doors: string) => `V-${id},Mazda,Demio,Hydramat,${doors},Left wheel,${id}\n`
  await send(page, 'values.csv', head + row(1, '04-May') + row(2, '04-May') + row(3, '02-Mar'))
  await arrived(page)
  await page.getByText('3 values will be left empty unless you choose a meaning.').waitFor(SOON)
  const leftOut = page.getByRole('region', { name: 'Not imported' })
  const text = await leftOut.innerText()
  for (const line of ['Levy: 3 values', 'Gearbox “Hydramat”: 3 rows', 'Doors “04-May”: 2 rows'])
    expect(text).toContain(line)
  expect(await faultsOn(page)).toEqual([])
  await press(page, 'Accept all 2 suggestions')
  await page.getByLabel('Meaning of “Hydramat”').selectOption('Automatic')
  await press(page, 'Apply meanings')
  await expect.poll(() => page.getByText('Your choice', { exact: true }).count(), SOON).toBe(3)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download mapping (JSON)')])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    columns: { Gearbox: 'transmissionType', Levy: null },
    values: { transmissionType: { Hydramat: 'AUTOMATIC' }, doors: { '04-May': '4', '02-Mar': '2' } },
  })
  await press(page, 'Check 3 rows')
  await page.getByText('No problems: every row can be imported.').waitFor(SOON)

  await page.goto('/vehicle/import')
  await send(page, 'values-2.csv', head + row(4, '04-May'))
  await arrived(page)
  await page.getByText('All values are matched.').waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

const JAPAN = resolve(import.meta.dirname, '../../shared/data/stock/japan_used_cars.csv')
test.skipIf(!existsSync(JAPAN))('[VEH-09] imports 2,318 real rows of an exporter except the tractor', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/vehicle/import')
  await send(page, 'japan_used_cars.csv', await readFile(JAPAN))
  await arrived(page)
  await press(page, 'Check 2,318 rows')
  await press(page, 'Import 2,317 cars')
  await page.getByRole('link', { name: 'See the drafts' }).waitFor(SOON)
  expect(await counted(page, 'New cars').innerText()).toBe('2,317')
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-09 STF-09] keeps the manager on another page and announces a finished upload', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/vehicle/import')
  const uploadAndLeave = async (name: string, content: string, toast: string) => {
    let release = () => {}
    const gate = new Promise<void>((done) => (release = done))
    await page.route('**/api/vehicle/car/import?**', async (route) => {
      if (route.request().method() === 'POST') await gate
      await route.continue()
    })
    await page.getByRole('button', { name: 'Choose a file' }).waitFor(SOON)
    await send(page, name, content)
    await page.getByRole('button', { name: 'Cancel' }).waitFor(SOON)
    await page.locator('#menu').getByRole('link', { name: 'Vehicles' }).click()
    await page.waitForURL((url) => url.pathname === '/', SOON)
    await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor(SOON)
    release()
    // Both texts in one check: a toast disappears by itself.
    await page.locator('.toast').filter({ hasText: toast }).filter({ hasText: name }).waitFor(SOON)
    await page.unrouteAll({ behavior: 'wait' })
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await uploadAndLeave('august.csv', list(2700), 'The file is uploaded')
  await page.goBack()
  await page.getByRole('link', { name: 'august.csv' }).waitFor(SOON)
  await uploadAndLeave('paper.csv', '%PDF-1.7 and no list', 'This is a PDF, not a list of cars.')
  expect(faults).toEqual([])
  await context.close()
})
