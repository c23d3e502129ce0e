import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, names } from './backoffice-inquiries.ts'
import { getJson, send } from './office-cars.ts'
import { faultsAtBothWidths, faultsOn, MANAGER, officeAlive, signedIn, SOON, startForPeople } from './people.ts'
import type { Visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

interface Brand {
  id: string
  name: string
  numberOfCar: number
  version: number
}
const { product, browser } = withProduct(startForPeople)

const brands = (visit: Visit) => getJson<Brand[]>(visit, '/api/catalog/brand')
const findBrand = async (visit: Visit, name: string): Promise<Brand> => {
  const found = (await brands(visit)).find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const inDialog = (page: Page, field: string) => dialog(page).locator(`[name="${field}"]`)
const toast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text)
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })
const item = (page: Page, text: string | RegExp) => page.locator('.row-actions:popover-open').getByText(text)

const picture = async (side: number, noise: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#c93a1c',
      ...(noise && { noise: { type: 'gaussian', mean: 120, sigma: noise } }),
    },
  })
    .png()
    .toBuffer(),
})

test('[CAT-01 CAT-04 STF-16 VEH-10] creates a brand with model and code by keyboard', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/brands')
  const { page, faults } = visit
  await expect.poll(() => names(page), SOON).toContain('Toyota')
  await officeAlive(page)
  await page.locator('body').press('/')
  await page.keyboard.type('mit fus')
  await expect.poll(() => names(page), SOON).toEqual(['Mitsubishi Fuso'])
  await expect.poll(() => new URL(page.url()).searchParams.get('queryText'), SOON).toBe('mit fus')
  await page.reload()
  expect(await names(page)).toEqual(['Mitsubishi Fuso'])
  await page.getByRole('searchbox').fill('nobody')
  await expect.poll(() => page.locator('.table-empty').innerText(), SOON).toContain('No makers match.')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: 'For sale', exact: true }).click()
  await expect.poll(async () => (await names(page))[0], SOON).toBe('Toyota')
  expect(new URL(page.url()).searchParams.get('order.direction')).toBe('DESC')

  await page.getByRole('button', { name: 'New maker' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), SOON).toBe('name')
  await dialog(page).getByRole('button', { name: 'Create the maker' }).press('Enter')
  expect(await dialog(page).locator('.fault').allInnerTexts()).toEqual(['This field is required'])
  await inDialog(page, 'name').fill(' toyota ')
  await inDialog(page, 'name').press('Enter')
  await expect
    .poll(() => dialog(page).locator('.fault').allInnerTexts(), SOON)
    .toEqual(['This maker name already exists'])
  const heavy = await picture(1200, 60)
  expect(heavy.buffer.length).toBeGreaterThan(1_048_576)
  const logo = page.getByLabel('Choose a logo')
  await logo.setInputFiles(heavy)
  await expect.poll(() => dialog(page).getByRole('alert').allInnerTexts(), SOON).toContain('The image is too heavy')
  await logo.setInputFiles(await picture(300, 0))
  const shown = dialog(page).locator('img.logo')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBeGreaterThan(0)
  await inDialog(page, 'name').fill('Mitsuoka')
  await inDialog(page, 'name').press('Enter')
  await page.waitForURL(/\/brands\/[\w-]{36}$/, SOON)
  await expect.poll(() => page.locator('h1').innerText(), SOON).toContain('Mitsuoka')
  expect(await page.locator('.table-empty').innerText()).toContain('This maker has no models yet.')

  await page.locator('.table-empty').getByRole('button', { name: 'New model' }).click()
  await inDialog(page, 'name').fill('Viewt')
  await inDialog(page, 'modelYear').fill('2o10')
  await inDialog(page, 'modelYear').press('Enter')
  expect(await dialog(page).locator('.fault').allInnerTexts()).toEqual(['This is not a whole number'])
  await inDialog(page, 'modelYear').fill('2010')
  await inDialog(page, 'modelYear').press('Enter')
  await expect.poll(() => names(page), SOON).toEqual(['Viewt'])
  await page.getByRole('link', { name: 'Viewt' }).click()
  await expect.poll(() => page.locator('h1').innerText(), SOON).toContain('Viewt')
  await page.locator('.table-empty').getByRole('button', { name: 'New model code' }).click()
  await inDialog(page, 'name').fill('DBA-K12')
  await inDialog(page, 'name').press('Enter')
  await expect.poll(() => names(page), SOON).toEqual(['DBA-K12'])

  // A brand without cars is deleted with its models.
  await page.getByRole('link', { name: 'Mitsuoka' }).click()
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await item(page, 'Delete').click()
  expect(await dialog(page).innerText()).toContain('Delete Mitsuoka?')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await dialog(page).getByLabel('to confirm').fill('mitsuoka')
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/\/brands$/, SOON)
  expect((await brands(visit)).map(({ name }) => name)).not.toContain('Mitsuoka')
  await expect.poll(() => page.locator('h1').innerText(), SOON).toBe('Makers')
  // A menu closes when its row scrolls away.
  await page.waitForFunction(() => scrollY === 0)
  await menuOf(page, 'Audi').click()
  expect(await item(page, /still use this name/).innerText()).toMatch(/^[\d,]+ cars/)
  await page.keyboard.press('Escape')
  expect(faults).toEqual([])
  await visit.context.close()
})

test('[CAT-04 API-11] shows both edits of a brand and previews a merge of two brands', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/brands')
  const { page, faults } = visit
  const jeep = await findBrand(visit, 'Jeep')
  await page.goto(`/brands/${jeep.id}`)
  const description = page.locator('.office-panel [name=description]')
  await description.fill('Mine: four-wheel drives')
  const otherEdit = { name: 'Jeep Japan', description: 'Theirs', logo: null }
  await send(visit, 'PUT', `/api/catalog/brand/${jeep.id}`, otherEdit, jeep.version)
  await page.locator('.office-panel').getByRole('button', { name: 'Save' }).click()
  const merge = page.getByRole('dialog')
  await expect.poll(() => merge.innerText(), SOON).toMatch(/Changed by (?:you|Haruka Sato)/i)
  expect(await merge.innerText()).toContain('Mine: four-wheel drives')
  expect(await merge.innerText()).toContain('Jeep Japan')
  await merge.locator('.dialog-foot .btn.ink').click()
  await expect.poll(() => page.locator('h1').innerText(), SOON).toContain('Jeep Japan')
  expect(await findBrand(visit, 'Jeep Japan')).toMatchObject({ description: 'Mine: four-wheel drives', version: 3 })

  await send(visit, 'POST', '/api/catalog/brand', { name: 'Jeep' })
  const copy = await findBrand(visit, 'Jeep')
  await page.goto('/brands')
  await menuOf(page, 'Jeep Japan').click()
  await item(page, 'Merge into …').click()
  await dialog(page).getByRole('combobox').fill('jee')
  await page.keyboard.press('Tab')
  const plan = dialog(page).locator('.join-plan')
  await expect.poll(() => plan.innerText(), SOON).toContain(`${jeep.numberOfCar} cars move to Jeep.`)
  expect(await plan.innerText()).toContain('Models that move')
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).getByLabel('to confirm').fill('Jeep Japan')
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await expect.poll(() => toast(page, `Merged: ${jeep.numberOfCar} cars moved to Jeep`).count(), SOON).toBe(1)
  await expect.poll(async () => (await names(page)).filter((name) => /Jeep/.test(name)), SOON).toEqual(['Jeep'])
  expect(await findBrand(visit, 'Jeep')).toMatchObject({ id: copy.id, numberOfCar: jeep.numberOfCar })
  // Old addresses lead to the same cars.
  const found = async () => (await getJson<{ total: number }>(visit, '/api/vehicle/car?brand=jeep-japan')).total
  await expect.poll(found, SOON).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await visit.context.close()
})

for (const root of ['', '/fr'])
  test(`[STF-13 STF-11 STF-08 CAT-04] passes axe on brand screens without sideways scroll (${root || '/'})`, async () => {
    const visit = await signedIn(browser, product, MANAGER, '/brands')
    const { page, faults } = visit
    const { id } = await findBrand(visit, 'Suzuki')
    const [model] = await getJson<Brand[]>(visit, `/api/catalog/brand/${id}/model`)
    for (const path of ['/brands', `/brands/${id}`, `/brands/${id}/models/${model?.id}`]) {
      await page.goto(root + path)
      await page.locator('.table tbody tr').first().waitFor()
      expect([root + path, await faultsAtBothWidths(page)]).toEqual([root + path, []])
    }
    await page.locator('.row-menu').first().click()
    expect(await faultsOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.table-tools .btn.ink').click()
    expect(await faultsOn(page)).toEqual([])
    expect(/\b(?:Year|Name|Create)\b/.test(await dialog(page).innerText())).toBe(root === '')
    await inDialog(page, 'name').fill('Kei')
    await page.keyboard.press('Escape')
    const question = dialog(page).last()
    await expect.poll(() => question.innerText(), SOON).toContain(root ? 'Quitter sans enregistrer' : 'Leave with')
    await question.getByRole('button', { name: root ? 'Quitter la page' : 'Leave' }).click()
    await expect.poll(() => dialog(page).count(), SOON).toBe(0)
    await page.goto(`${root}/brands/00000000-0000-4000-8000-00000000dead`)
    await expect.poll(() => page.locator('h1').innerText(), SOON).not.toBe('')
    expect(faults.filter((fault) => !/404/.test(fault))).toEqual([])
    await visit.context.close()
  })

test('[BO-17 BO-13] merges and deletes selected brands after their number is typed', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/brands')
  const { page, faults } = visit
  for (const name of ['Subaru Japan', 'Subaru K.K.', 'Subaru Kei', 'Unused'])
    await send(visit, 'POST', '/api/catalog/brand', { name })
  const subaru = await findBrand(visit, 'Subaru')
  await page.goto('/brands?queryText=subaru')
  await officeAlive(page)
  const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  const bar = page.locator('.selection-bar')
  // The brand that is kept may be selected too.
  for (const name of ['Subaru', 'Subaru Japan', 'Subaru K.K.', 'Subaru Kei']) await tick(name)
  await bar.getByText('4 selected', { exact: true }).waitFor(SOON)
  await bar.getByRole('button', { name: 'Merge into …' }).click()
  await dialog(page).getByRole('combobox').fill('Subaru Kei')
  await page.keyboard.press('Tab')
  await dialog(page).getByText(`${subaru.numberOfCar} cars move to Subaru Kei.`).waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await dialog(page).getByText('Type it exactly as shown.').first().waitFor(SOON)
  await dialog(page).getByLabel('Type “4” to confirm').fill('4')
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await page.locator('.many-result').getByText('Merged: 3', { exact: true }).waitFor(SOON)
  expect(await page.locator('.many-result').innerText()).not.toContain('Subaru Kei')
  await expect.poll(() => names(page), SOON).toEqual(['Subaru Kei'])
  expect((await findBrand(visit, 'Subaru Kei')).numberOfCar).toBe(subaru.numberOfCar)

  // A brand with cars remains, with the reason; the other one is deleted.
  await page.getByRole('searchbox').fill('')
  for (const name of ['Subaru Kei', 'Unused']) await tick(name)
  await bar.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog(page).getByText('Entries that still have cars are kept.').waitFor(SOON)
  await dialog(page).getByLabel('Type “2” to confirm').fill('2')
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  const result = page.locator('.many-result')
  await result.getByText('Deleted: 1', { exact: true }).waitFor(SOON)
  expect(await result.innerText()).toMatch(/Subaru Kei.*cars still (?:use|go by) this name/s)
  await expect.poll(() => names(page), SOON).not.toContain('Unused')
  expect(await names(page)).toContain('Subaru Kei')
  expect(faults).toEqual([])
  await visit.context.close()
})
