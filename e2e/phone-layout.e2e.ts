import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUYER, faultsOn, MANAGER, signedIn } from './people.ts'
import { carsOf, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

const SOON = { timeout: 20_000 }
const PHONE = { viewport: { width: 390, height: 844 } }

test('[F25] opens and sends the inquiry form without JavaScript', async () => {
  const [car] = await carsOf(product, 1)
  for (const [prefix, ask, port, sent] of [
    ['', 'Ask about this car', /Kenya: Mombasa/, 'has been sent'],
    ['/fr', 'Se renseigner', /Kenya : Mombasa|Kenya: Mombasa/, 'est envoyée'],
  ] as const) {
    const { page, context } = await visit(browser, product, { ...PHONE, javaScriptEnabled: false })
    await page.goto(`${prefix}/vehicles/a/b/${car?.reference}`)
    expect(await page.getByRole('button', { name: ask }).count()).toBe(0)
    await page.getByRole('link', { name: ask }).first().click()
    await page.waitForURL(`${product.address}${prefix}/ask/${car?.reference}`)
    const option = page.locator('option').filter({ hasText: port }).first()
    await page.locator('select').selectOption((await option.getAttribute('value')) ?? '')
    await page.locator('textarea').fill('Is it there?')
    await page.locator('[name=name]').fill('Juma Otieno')
    await page.locator('[name=contact]').fill(`no-script${prefix.slice(1)}@buyer.example`)
    await page.locator('button').click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(sent)
    await page.getByRole('link').first().click()
    await page.waitForURL(`${product.address}${prefix}/inquiries/*`)
    await page.getByText('Is it there?').first().waitFor(SOON)
    await context.close()
  }
}, 60_000)

test('[F26] keeps "Ask about this car" in view at 1440 × 900 beside the sheets', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context } = await visit(browser, product, { viewport: { width: 1440, height: 900 } })
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  const ask = page.locator('.buy').getByRole('button', { name: 'Ask about this car' })
  const bottom = async () => {
    const { y = -1, height = 0 } = (await ask.boundingBox()) ?? {}
    return y < 0 ? -1 : y + height
  }
  for (const scrolled of [0, 500, 900]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
    expect.soft([scrolled, await bottom()]).toEqual([scrolled, expect.toSatisfy((y: number) => y > 0 && y <= 900)])
  }
  await context.close()
})

test('[F26] opens the phone menu as a full sheet with close button and saved cars', async () => {
  const { page, context, faults } = await visit(browser, product, PHONE)
  for (const [prefix, menu, close, links] of [
    ['', 'Menu', 'Close', ['Saved cars', 'Check an invoice']],
    ['/fr', 'Menu', 'Fermer', ['Voitures enregistrées', 'Vérifier une facture']],
  ] as const) {
    await page.goto(`${prefix}/how-to-buy`)
    await page.getByRole('button', { name: menu }).click()
    const sheet = page.locator('#menu')
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    for (const name of links) expect(await sheet.getByRole('link', { name }).isVisible()).toBe(true)
    expect(await faultsOn(page)).toEqual([])
    await sheet.getByRole('button', { name: close }).click()
    expect(await sheet.isVisible()).toBe(false)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Vérifier une facture' }).click()
  await page.waitForURL(`${product.address}/fr/check`)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.locator('#menu').getByRole('link', { name: 'Vérifier une facture' }).isVisible()).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

/** The existing elements among `selectors`, from top to bottom. */
const fromAbove = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => {
    const found = all.map((one) => ({ one, top: document.querySelector(one)?.getBoundingClientRect().top }))
    return found
      .filter(({ top }) => top !== undefined)
      .toSorted((a, b) => (a.top ?? 0) - (b.top ?? 0))
      .map(({ one }) => one)
  }, selectors)

test('[F26] shows an inquiry on a phone with car, amounts and next step first', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries', PHONE)
  for (const [state, order] of [
    ['Negotiation', ['h1', '.car-panel', '.amounts', '.next', '.talk', '.progress', '.record']],
    ['Invoice issued', ['h1', '.next', '.payment', '.car-panel', '.amounts', '.talk', '.progress', '.record']],
  ] as const) {
    await page.goto('/inquiries')
    const card = page.locator('.deal-card', { hasText: state }).first()
    await page.goto((await card.locator('a').first().getAttribute('href', SOON)) ?? '')
    await page.locator('.record li').first().waitFor(SOON)
    expect.soft([state, await fromAbove(page, order)]).toEqual([state, order])
    expect(await faultsOn(page)).toEqual([])
  }
  expect(faults).toEqual([])
  await context.close()
})

test('[F26] keeps the width of events beside times in two zones on a phone', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries', PHONE)
  const card = page.locator('.deal-card', { hasText: 'Invoice issued' }).first()
  await page.goto(`/fr${(await card.locator('a').first().getAttribute('href', SOON)) ?? ''}`)
  await page.locator('.event').first().waitFor(SOON)
  const widths = await page
    .locator('.event > span')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(200)
  await context.close()
})

test('[BO-20] shows managers car, amounts and next step before messages on a phone', async () => {
  const { page, context } = await signedIn(browser, product, MANAGER, '/inquiries', PHONE)
  await page.goto((await page.locator('.table a.name').first().getAttribute('href', SOON)) ?? '')
  await page.locator('.record li').first().waitFor(SOON)
  const order = ['h1', '.car-panel', '.amounts', '.next', '.deal-actions', '.talk', '.progress', '.record']
  expect(await fromAbove(page, order)).toEqual(order)
  await context.close()
})

test('[BO-20] shows year and mileage in the managers’ list on a phone', async () => {
  const { page, context } = await signedIn(browser, product, MANAGER, '/', PHONE)
  const row = page.locator('.table tbody tr').first()
  await row.waitFor(SOON)
  expect(await row.innerText()).toMatch(/\d{4}\/[A-Z][a-z]{2} · [\d,]+ km/)
  await context.close()
})

test('[BO-20] keeps the jump list of the car form in view and marks the section', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/', PHONE)
  await page.goto((await page.locator('.table a.name').first().getAttribute('href', SOON)) ?? '')
  const list = page.getByRole('navigation', { name: 'Form sections' })
  await list.getByRole('link', { name: 'Equipment' }).click()
  await expect.poll(() => list.getByRole('link', { name: 'Equipment' }).getAttribute('aria-current'), SOON).toBe('true')
  const { y = -1, height = 0 } = (await list.boundingBox()) ?? {}
  expect(y).toBe(0)
  const heading = page.getByRole('heading', { name: 'Equipment' })
  await expect
    .poll(async () => (await heading.boundingBox())?.y, SOON)
    .toSatisfy((top: number) => top >= height && top < 200)
  // Scrolling the page marks the current section, and the list scrolls sideways to it.
  await page
    .getByRole('heading', { name: 'Purchase and customs' })
    .evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 100, behavior: 'instant' }))
  const current = list.locator('[aria-current]')
  await expect.poll(() => current.innerText(), SOON).toContain('Purchase')
  const { x = -1, width = 0 } = (await current.boundingBox()) ?? {}
  expect([x >= 0, x + width <= 390]).toEqual([true, true])
  expect(await faultsOn(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('[BO-20] covers no picture with numbers or handles on a phone', async () => {
  const { page, context } = await signedIn(browser, product, MANAGER, '/', PHONE)
  await page.goto((await page.locator('.table a.name').first().getAttribute('href', SOON)) ?? '')
  await page.locator('.pics .shot').first().waitFor(SOON)
  const shots = await page.evaluate(() =>
    [...document.querySelectorAll('.pics .shot')].map((shot) => {
      const { bottom = 0, height = 0 } = shot.querySelector('img')?.getBoundingClientRect() ?? {}
      const above = [...shot.querySelectorAll('.ix, .grip')].map((one) => one.getBoundingClientRect().top - bottom)
      return { hasPicture: height > 60, hasBoth: above.length === 2, isCovered: above.some((gap) => gap < -1) }
    }),
  )
  expect(shots.length).toBeGreaterThan(1)
  for (const shot of shots) expect(shot).toEqual({ hasPicture: true, hasBoth: true, isCovered: false })
  await context.close()
})

test('[F26] begins the account page with inquiries and saved cars', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/account')
  const titles = page.locator('.account section > h2')
  await titles.first().waitFor(SOON)
  expect((await titles.allInnerTexts()).slice(0, 3)).toEqual(['Inquiries', 'Saved cars', 'Saved searches'])
  await context.close()
})

/** Labels and selected options that are wider than their space. */
const cutLabels = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const isCut = (one: HTMLElement): boolean => {
      const { font, paddingLeft, paddingRight, overflowX } = getComputedStyle(one)
      if (!one.checkVisibility() || one.clientWidth < 2) return false
      if (!(one instanceof HTMLSelectElement)) return overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1
      if (pen) pen.font = font
      const width = pen?.measureText(one.selectedOptions[0]?.text ?? '').width ?? 0
      return width > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    }
    const all = document.querySelectorAll<HTMLElement>('main :is(select, p, span, b, h1, h2, h3, a, button)')
    return [...all].filter((one) => !one.closest('.vh') && isCut(one)).map((one) => one.innerText.slice(0, 40))
  })

test('[F26] cuts no label at 390 px with the longest country and port', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context } = await visit(browser, product, PHONE)
  for (const prefix of ['', '/fr']) {
    await page.goto(`${prefix}/vehicles/a/b/${car?.reference}?destination=CD&port=dar-es-salaam`)
    await page.locator('.calc select').first().scrollIntoViewIfNeeded()
    await page.locator('form.calc .plate').waitFor(SOON)
    expect.soft([prefix, await cutLabels(page)]).toEqual([prefix, []])
    await page.goto(`${prefix}/search-result`)
    await page.locator('.found article').first().waitFor(SOON)
    expect.soft([prefix, await cutLabels(page)]).toEqual([prefix, []])
  }
  await context.close()
})
