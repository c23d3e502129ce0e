import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { carsOf, totalOf, twoFrames, violationsOn, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)
const box = (page: Page) => page.locator('#q')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('[SRCH-04] suggests by keyboard: a brand leads to its cars, a reference to its car', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/')
  await box(page).click()
  await box(page).pressSequentially('toyo')
  await options(page).first().waitFor()
  expect(await box(page).getAttribute('role')).toBe('combobox')
  expect(await box(page).getAttribute('aria-expanded')).toBe('true')
  await box(page).press('ArrowDown')
  const chosen = options(page).first()
  expect(await chosen.getAttribute('aria-selected')).toBe('true')
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await box(page).press('Escape')
  expect([await options(page).count(), await box(page).inputValue()]).toEqual([0, 'toyo'])
  await box(page).press('t')
  await box(page).press('Backspace')
  await options(page).first().waitFor()
  // Arrow keys wrap: last option, input, first option.
  await box(page).press('ArrowUp')
  await box(page).press('ArrowDown')
  await box(page).press('ArrowDown')
  await box(page).press('Enter')
  await page.waitForURL(/\/search-result\?context=basic&brand=toyota$/)
  await expect.poll(() => box(page).inputValue()).toBe('')

  const [car] = await carsOf(product, 1)
  await box(page).fill(car?.reference ?? '')
  await options(page)
    .filter({ hasText: `REF ${car?.reference}` })
    .click()
  await page.waitForURL(new RegExp(`/vehicles/.+/${car?.reference}$`))
  expect(faults).toEqual([])
  await context.close()
})

test('[SRCH-04] ignores late and failed responses for suggestions', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  const [held, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/car/suggestion*queryText=toyo', async (route) => {
    const response = await route.fetch()
    await held.promise
    // The response of an aborted request is ignored.
    await route.fulfill({ response }).catch(() => {})
    late.resolve()
  })
  await box(page).click()
  await Promise.all([page.waitForRequest(/suggestion\?queryText=toyo$/), box(page).fill('toyo')])
  await box(page).fill('honda')
  await options(page).filter({ hasText: 'Honda' }).first().waitFor()
  const before = await options(page).allInnerTexts()
  held.resolve()
  await late.promise
  await twoFrames(page)
  expect(await options(page).allInnerTexts()).toEqual(before)

  await page.goto('/')
  let requestCount = 0
  await page.route('**/car/suggestion*', async (route) => {
    requestCount++
    await route.fulfill({ status: 500, json: { code: 'GENERIC_ERROR', message: 'Broken', status: 500 } })
  })
  await box(page).click()
  const failed = page.waitForResponse(/suggestion\?queryText=prado$/)
  await box(page).pressSequentially('prado', { delay: 20 })
  expect((await failed).status()).toBe(500)
  await (await failed).finished()
  await twoFrames(page)
  // Requests are debounced, not sent per key.
  expect(requestCount).toBeLessThan(5)
  expect([await page.getByRole('alert').count(), await options(page).count()]).toEqual([0, 0])
  await box(page).press('Enter')
  await page.waitForURL(/search-result\?context=basic&queryText=prado$/)
  await context.close()
})

test('[SRCH-04] ignores blank text, replaces old text and clears the box by badge and level', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  const ground = () => page.locator('.go-find').evaluate((button) => getComputedStyle(button).backgroundColor)
  const quiet = await ground()
  await box(page).fill('   ')
  expect(await ground()).toBe(quiet)
  await box(page).press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
  await box(page).fill('corolla')
  expect(await ground()).not.toBe(quiet)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/queryText=corolla/)
  // Typed while the first response may still be pending.
  await box(page).fill('  land   cruiser ')
  await box(page).press('Enter')
  await page.waitForURL(/queryText=land\+cruiser/)
  await page.getByRole('link', { name: 'Remove “land cruiser”' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => box(page).inputValue()).toBe('')

  await page.goto('/search-result?context=basic&queryText=corolla&priceEnd=9000')
  await page.getByRole('link', { name: 'Remove “corolla”' }).click()
  await page.waitForURL((url) => !url.searchParams.has('queryText'))
  await expect.poll(() => box(page).inputValue()).toBe('')

  await page.goto('/search-result?context=basic&queryText=corolla&priceEnd=9000')
  await page.getByRole('link', { name: 'Advanced' }).click()
  await page.waitForURL(/context=advanced&priceEnd=9000$/)
  await expect.poll(() => box(page).inputValue()).toBe('')
  await box(page).fill('x')
  await page.getByRole('button', { name: 'Clear search' }).click()
  expect(await box(page).inputValue()).toBe('')
  expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await context.close()
})

test('[F13] shows how the text was understood; removing a chip removes only its words', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/search-result?context=basic&queryText=toyota+zzzz+rouge')
  await page.getByText('Ignored because no cars match: “zzzz”').waitFor()
  const red = await totalOf(page)
  await page.getByRole('link', { name: 'Remove Red' }).click()
  await page.waitForURL(/context=basic&queryText=toyota\+zzzz$/)
  await expect.poll(() => totalOf(page)).toBeGreaterThan(red)
  expect([await box(page).inputValue(), faults]).toEqual(['toyota zzzz', []])
  await context.close()
})

test('[F13] preselects an order in the text without URL and removes it with its chip', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/search-result?context=basic&queryText=cheap+toyota')
  const order = page.locator('select[name=order]')
  const chosen = () => order.locator('option:checked').innerText()
  const newest = order.locator('option', { hasText: 'New arrivals first' })
  expect([await chosen(), await newest.count()]).toEqual(['FOB price, lowest first', 0])
  await order.selectOption({ label: 'Year, newest first' })
  await page.waitForURL(/queryText=cheap\+toyota&order\.field=YEAR&order\.direction=DESC$/)
  await expect.poll(() => newest.count()).toBe(1)
  await order.selectOption({ label: 'FOB price, lowest first' })
  await page.waitForURL(/order\.field=PRICE/)
  // The text already has this order.
  await page.goto('/search-result?context=basic&queryText=cheap+toyota')
  await page.getByRole('checkbox', { name: /^SUV/ }).check()
  await page.waitForURL(/context=basic&queryText=cheap\+toyota&category=SUV$/)
  // The chips render with the new list; before that, they lead back to the old one.
  await page.getByRole('link', { name: 'Remove SUV' }).waitFor()
  expect(await chosen()).toBe('FOB price, lowest first')
  await page.getByRole('link', { name: 'Remove FOB price, lowest first' }).click()
  await page.waitForURL(/queryText=toyota&category=SUV$/)
  await expect.poll(chosen).toBe('New arrivals first')
  expect(faults).toEqual([])
  await context.close()
})

test('[SRCH-04 STF-13] passes axe with open suggestions in both languages at both widths', async () => {
  const faults: unknown[] = []
  for (const width of [390, 1440]) {
    const { page, context } = await visitor({ viewport: { width, height: 900 } })
    for (const path of ['/', '/fr/search-result?color=RED']) {
      await page.goto(path)
      await box(page).click()
      await box(page).pressSequentially('toyota co')
      await options(page).first().waitFor()
      await box(page).press('ArrowDown')
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) faults.push([width, path, `scrolls ${over} px`])
      for (const { id, html } of await violationsOn(page)) faults.push([width, path, id, html])
    }
    await context.close()
  }
  expect(faults).toEqual([])
})
