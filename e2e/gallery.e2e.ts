import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { carsOf, violationsOn, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)

interface Image {
  id: string
  width: number
  height: number
}
/**
 * Opens a car from a list, so that its data come from a request, with its pictures changed by
 * `change`.
 */
async function goWithPictures(page: Page, change: (images: Image[]) => Image[]): Promise<void> {
  await page.route('**/api/vehicle/public/car/reference/*', async (route) => {
    const answer = await route.fetch()
    const car = (await answer.json()) as { images: Image[] }
    await route.fulfill({ response: answer, json: { ...car, images: change(car.images) } })
  })
  await page.goto('/search-result?bestDeal=true')
  // A car of the demonstration may have no picture.
  await page.locator('.card:has(picture)').locator('h3 a').first().click()
  await page.waitForURL(/\/vehicles\//)
  await page.locator('.gallery').waitFor()
}

/** Swipes from right to left. */
async function swipe(page: Page, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) })
  await touch('touchStart', 330)
  for (let x = 300; x >= 60; x -= 30) await touch('touchMove', x)
  await touch('touchEnd')
}

const strip = (page: Page) => page.locator('.gallery .slides')
const place = (page: Page): Promise<number> =>
  page.locator('.gallery .slides').evaluate((box) => Math.round(box.scrollLeft / box.clientWidth) + 1)

test('[STF-02] browses pictures by keys, buttons, thumbnails and swipe', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context, faults } = await visitor({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as { value: number }[])
        (window as never as { moved: number }).moved += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  await page.waitForLoadState('networkidle')
  const total = await strip(page).locator('figure').count()
  expect(total).toBeGreaterThan(5)
  await strip(page).focus()
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', total],
    ['ArrowRight', total],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => place(page)).toBe(at)
  }
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect.poll(() => place(page)).toBe(total)
  await expect.poll(() => page.locator('.gallery [aria-live]').innerText()).toContain(`${total} of ${total}`)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => place(page)).toBe(1)
  await page.locator('.gallery > .thumbs a').nth(2).click()
  await expect.poll(() => place(page)).toBe(3)
  await page.getByRole('button', { name: /All \d+ pictures/ }).click()
  await page.locator('.all-pictures .thumbs a').last().click()
  await expect.poll(() => place(page)).toBe(total)
  expect(await page.evaluate(() => document.activeElement?.matches('button.all'))).toBe(true)
  expect(await page.evaluate(() => (window as never as { moved: number }).moved)).toBeLessThan(0.02)
  expect(faults).toEqual([])
  await context.close()

  const phone = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.page.goto(`/vehicles/a/b/${car?.reference}`)
  const box = await strip(phone.page).boundingBox()
  await swipe(phone.page, (box?.y ?? 0) + 100)
  await expect.poll(() => place(phone.page)).toBe(2)
  await phone.page.getByRole('link', { name: 'Enlarge' }).tap()
  const viewer = phone.page.getByRole('dialog', { name: 'Enlarged pictures' })
  await viewer.getByText(`2 of ${total}`).waitFor()
  await swipe(phone.page, 400)
  await viewer.getByText(`3 of ${total}`).waitFor()
  await phone.context.close()
})

test('[STF-02 STF-13] opens pictures full screen, with zoom, keys and focus restored by Esc', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context, faults } = await visitor({ reducedMotion: 'reduce' })
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => /viewer/.test(url))).toEqual([])
  const enlarge = page.getByRole('link', { name: 'Enlarge' })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Enlarged pictures' })
  await viewer.waitFor()
  const total = await viewer.locator('figure').count()
  const size = await viewer.boundingBox()
  expect([size?.width, size?.height]).toEqual([1440, 900])
  await page.keyboard.press('ArrowRight')
  await viewer.getByText(`2 of ${total}`).waitFor()
  await page.keyboard.press('+')
  const zoomed = viewer.locator('.zoomed')
  await zoomed.waitFor()
  const before = await zoomed.evaluate((box) => [box.scrollLeft, box.scrollWidth > box.clientWidth])
  expect(before[1]).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => zoomed.evaluate((box) => box.scrollLeft)).toBeGreaterThan(Number(before[0]))
  await viewer.getByText(`2 of ${total}`).waitFor()
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => zoomed.count()).toBe(0)
  await viewer.locator('figure').nth(1).dblclick()
  await zoomed.waitFor()
  await page.keyboard.press('End')
  await viewer.getByText(`${total} of ${total}`).waitFor()
  expect(await zoomed.count()).toBe(0)
  const reached: string[] = []
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    // After the last button, the browser's own toolbar has the focus, which the page reports as its
    // body.
    reached.push(
      await page.evaluate(() => {
        const at = document.activeElement
        return at?.closest('dialog') ? 'viewer' : at === document.body ? 'browser' : 'page behind'
      }),
    )
  }
  expect(reached).toContain('viewer')
  expect(reached).not.toContain('page behind')
  expect((await violationsOn(page)).map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer.count()).toBe(0)
  expect(await enlarge.evaluate((link) => link === document.activeElement)).toBe(true)
  await expect.poll(() => place(page)).toBe(total)
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-02 STF-12] links each picture to its large file and shows all sheets without scripts', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context } = await visitor({ javaScriptEnabled: false })
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  const file = await page.locator('.gallery figure a').nth(1).getAttribute('href')
  const answer = await fetch(product.address + file)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  for (const name of ['Inspection sheet', 'Specification', 'Equipment', 'Dimensions'])
    expect(await page.getByRole('heading', { name }).count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(false)
  await context.close()
})

test('[STF-02] shows one, thirty, upright and failing pictures properly', async () => {
  // Playwright cannot intercept the requests of a service worker.
  const { page, context } = await visitor({ serviceWorkers: 'block' })
  await goWithPictures(page, (images) => images.slice(0, 1))
  expect(await page.getByRole('button', { name: 'Next picture' }).count()).toBe(0)
  expect(await page.locator('.gallery .thumbs').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Enlarge' }).count()).toBe(1)
  await page.unrouteAll()

  const upright = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="16"/>'
  await page.route('**/pictures/00000000-*/**', (route) =>
    /-1\//.test(route.request().url())
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'image/svg+xml', body: upright }),
  )
  await goWithPictures(page, ([first]) =>
    Array.from({ length: 30 }, (_, n) => ({
      ...(first as Image),
      id: `${n}`,
      url: `/pictures/00000000-${n}`,
      width: 900,
      height: 1600,
    })),
  )
  await page.getByRole('button', { name: 'All 30 pictures' }).waitFor()
  const picture = page.locator('.gallery figure').first().locator('picture img')
  expect(await picture.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.locator('.gallery figure').nth(1).locator('.no-picture').waitFor()
  await expect.poll(() => page.locator('.gallery [aria-live]').innerText()).toContain('2 of 30')
  const box = await page.locator('.gallery .main').boundingBox()
  expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 100)).toBe(133)
  await context.close()
})
