import { expect, test } from 'vitest'
import { chooseRowAction } from './backoffice-inquiries.ts'
import { faultsOn, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { violationsOn, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

/** The destination as stored by the shop; the rates do not matter here. */
const destination = (country: string) => ({
  country,
  ...(country !== 'KE' && { importCountry: country }),
  port: 'mombasa',
  name: 'Mombasa',
  place: 'Kenya',
  locale: 'en',
  rates: null,
})
const visitFor = async (country: string, path: string, width = 1440) => {
  const opened = await visit(browser, product, { viewport: { width, height: 900 } })
  await opened.context.addInitScript(
    (to) => localStorage.setItem('destination', to),
    JSON.stringify(destination(country)),
  )
  await opened.page.goto(path)
  return opened
}

test('[TRU-05] shows on cards and the car page whether a car may be imported', async () => {
  for (const [path, width, words] of [
    ['/search-result?context=basic&yearStart=2021', 1440, /^. Import allowed: Kenya$/],
    ['/fr/search-result?context=basic&yearStart=2021', 390, /^. Importation autorisée\u00a0: Kenya$/],
    ['/search-result?context=basic&yearEnd=2017', 390, /^. Import not allowed: Kenya$/],
  ] as const) {
    const { page, context, faults } = await visitFor('KE', path, width)
    const verdicts = page.locator('.card .verdict')
    await verdicts.first().waitFor(SOON)
    expect(await verdicts.first().innerText()).toMatch(words)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.locator('.card h3 a').first().click()
    const section = page.locator('.arrival.long')
    await section.waitFor(SOON)
    await section.getByText(/Kenya/).first().waitFor(SOON)
    expect(await section.innerText()).toMatch(/31\s(Dec|déc)/)
    expect(await violationsOn(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  }
})

test('[TRU-10] lists the sailings to the chosen port when the import rules fail to load', async () => {
  const { page, context } = await visitFor('KE', '/search-result?context=basic')
  const path = await page.locator('.card h3 a').first().getAttribute('href')
  await page.route('**/api/main/public/import-rule*', (route) => route.abort())
  await page.goto(path ?? '')
  await page.getByRole('heading', { name: 'To Mombasa', exact: true }).waitFor(SOON)
  expect(await page.locator('.arrival.long').innerText()).toBe('')
  // The server lists those to the port in the address.
  await page.goto(`${path}?port=mombasa`)
  await page.getByRole('heading', { name: 'Next sailings to Mombasa' }).waitFor(SOON)
  await context.close()
})

test('[TRU-05] shows "not confirmed" without a rule and nothing without a destination', async () => {
  const { page, context } = await visitFor('RW', '/search-result?context=basic')
  await page.locator('.card .verdict').first().waitFor(SOON)
  expect(await page.locator('.card .verdict').first().innerText()).toMatch(/Import rules not confirmed: Rwanda/)
  await context.close()
  const other = await visit(browser, product)
  await other.page.goto('/search-result?context=basic')
  expect(await other.page.locator('.card .arrival').first().isVisible()).toBe(false)
  await other.context.close()
})

const VERDICT_FILTER = [
  { root: '', title: 'Import rules: Kenya', option: 'Allowed', chip: 'Import allowed: Kenya', remove: 'Remove' },
  {
    root: '/fr',
    title: 'Règles d’importation\u00a0: Kenya',
    option: 'Autorisée',
    chip: 'Importation autorisée\u00a0: Kenya',
    remove: 'Retirer',
  },
]
test.each(VERDICT_FILTER)('[TRU-05 SRCH-05] filters by verdict with count and chip: $title', async (t) => {
  const { page, context, faults } = await visitFor('KE', `${t.root}/search-result?category=SUV`)
  const group = page.locator('.filters').getByRole('group', { name: t.title })
  const allowed = group.locator('input[value=ALLOWED]')
  await allowed.waitFor(SOON)
  const option = group.locator('label', { hasText: t.option }).first()
  const count = Number((await option.locator('.n').innerText()).replace(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await allowed.check()
  await page.waitForURL(/\?category=SUV&port=mombasa&importVerdict=ALLOWED$/, SOON)
  await expect.poll(() => page.locator('.bar h1').innerText(), SOON).toMatch(new RegExp(`^${count}\\D`))
  const verdicts = page.locator('.card .verdict')
  await verdicts.first().waitFor(SOON)
  expect(await page.locator('.card .verdict:not(.allowed)').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.locator('.badge', { hasText: t.chip }).getByRole('link', { name: t.remove }).click()
  await page.waitForURL(/\?category=SUV&port=mombasa$/, SOON)
  await expect.poll(() => allowed.isChecked(), SOON).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('[TRU-05] filters by the rules of a country behind the port, also for managers', async () => {
  const { page, context } = await visitFor('UG', '/search-result?category=SUV')
  await page.waitForURL(/\?category=SUV&port=mombasa&importCountry=UG$/, SOON)
  await page.getByRole('group', { name: 'Import rules: Uganda' }).waitFor(SOON)
  await context.close()
  const office = await signedIn(browser, product, MANAGER, '/search-result?brand=toyota')
  await office.page.getByRole('button', { name: 'More filters' }).click()
  const dialog = office.page.getByRole('dialog')
  await dialog.getByLabel('Import country').selectOption({ label: 'Kenya' })
  await dialog.getByLabel('Import rules').selectOption('REFUSED')
  await dialog.getByRole('button', { name: 'Show cars' }).click()
  await office.page.waitForURL(/brand=toyota&importCountry=KE&importVerdict=REFUSED/, SOON)
  await office.page.getByRole('link', { name: 'Remove Import not allowed: Kenya' }).waitFor(SOON)
  expect(await faultsOn(office.page)).toEqual([])
  await office.context.close()
})

test('[TRU-06 TRU-15] lets a manager edit, undo, review and remove a rule that visitors see', async () => {
  const { page, context } = await signedIn(browser, product, MANAGER, '/settings/import-rules')
  const section = page.getByRole('region', { name: 'Import rules' })
  await section.getByRole('searchbox').fill('zzz')
  await section.getByText('No country matches').waitFor(SOON)
  await section.getByRole('searchbox').fill('nigeria')
  await section.getByText('1 rule').waitFor(SOON)
  await section.getByText('Not reviewed for over 180 days').waitFor(SOON)
  await chooseRowAction(page, 'Nigeria', 'Mark as reviewed')
  await section.getByText('Not reviewed for over 180 days').waitFor({ state: 'detached', ...SOON })

  await chooseRowAction(page, 'Nigeria', 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=minAge]').fill('20')
  await dialog.getByRole('button', { name: 'Save the rule' }).click()
  await dialog.getByText('The minimum age must be below the maximum age').waitFor(SOON)
  await dialog.locator('[name=minAge]').fill('')
  await dialog.locator('[name=maxAge]').fill('9')
  await dialog.locator('[name=steering]').selectOption('ANY')
  await dialog.getByRole('button', { name: 'Save the rule' }).click()
  const effect = page.getByRole('dialog', { name: 'Check the effects of this change' })
  await effect.getByText(/^[\d,]+ cars get a different import verdict\.$/).waitFor(SOON)
  await effect
    .getByText(/^Nigeria: Not allowed → .+, [\d,]+ cars?$/)
    .first()
    .waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  const file = page.waitForEvent('download', SOON)
  await effect.getByRole('button', { name: 'Download the full list (CSV)' }).click()
  expect((await file).suggestedFilename()).toBe('import-rule-effect.csv')
  await effect.getByRole('button', { name: 'Apply the change' }).click()
  await section.getByText('Up to 9 years from manufacture').waitFor(SOON)
  await section.getByText('History').click()
  await section.getByText(/Version 1.*: Up to 15 years/).waitFor(SOON)
  await section.getByRole('button', { name: 'Undo' }).click()
  await section.getByText('Change undone').waitFor(SOON)
  await section.getByText('Up to 15 years from manufacture').first().waitFor(SOON)

  await chooseRowAction(page, 'Nigeria', 'Remove')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await section.getByText('No country matches').waitFor(SOON)
  expect(await violationsOn(page)).toEqual([])
  expect(await faultsOn(page)).toEqual([])
  await context.close()
})
