import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askAbout, callAs, carPaths, fillQuestion, fillVisitor, openSheet, say, sheet, talk } from './inquiry-steps.ts'
import { BUYER, faultsAtBothWidths, faultsOn, MANAGER, officeAlive } from './people.ts'
import { openMenu, openUserMenu, signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
let cars: string[]
beforeAll(async () => {
  cars = await carPaths(product)
})

const isInquiryUrl = (url: URL) => /^(?:\/fr)?\/inquiries\/[\w-]{36}$/.test(url.pathname)
const car = (index: number): string => cars[index] ?? ''
const messages = (page: Page) => page.locator('.msg:not(.waiting) .said').allInnerTexts()
const cards = (page: Page) => page.locator('.deal-card')

test('[INQ-04 INQ-09] exchanges live messages in two tabs each, with unread and read marks', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(page, car(2), 'Is it still for sale?')
  const second = await context.newPage()
  await second.goto('/inquiries')
  const mine = second.locator('.deal-card', { hasText: inquiry.number })
  await mine.waitFor(SOON)
  const office = await signedIn(browser, product, MANAGER, inquiry.path)
  await say(office.page, '<img src=x onerror=alert(1)> Yes & no')
  await expect
    .poll(() => messages(page), SOON)
    .toEqual(['Is it still for sale?', '<img src=x onerror=alert(1)> Yes & no'])
  await mine.getByText('Yes & no').waitFor(SOON)
  await say(page, 'Which?')
  await expect.poll(() => messages(office.page), SOON).toHaveLength(3)
  // A message counts as read while its thread is visible.
  await office.page.locator('.composer').scrollIntoViewIfNeeded()
  await talk(page).locator('.msg', { hasText: 'Which?' }).locator('.seen').waitFor(SOON)
  // Without a visible thread, the message is unread in the menu and the list.
  const { unRead: before } = (await callAs<{ unRead: number }>(page, 'GET', '/api/main/inquiry/count')).json
  await page.goto('/how-to-buy')
  await say(office.page, 'Yes. Sorry.')
  const badge = page.locator('#menu .unread [aria-hidden]')
  const counted = () => badge.allInnerTexts().then(([text = '0']) => Number(text))
  await expect.poll(counted, SOON).toBe(before + 1)
  await mine.locator('.unread').waitFor(SOON)
  await page.goto(inquiry.path)
  await page.locator('.new-mark').waitFor(SOON)
  // The message is read when it is visible, not when its page is open.
  await page.locator('.composer').scrollIntoViewIfNeeded()
  await mine.locator('.unread').waitFor({ state: 'detached', ...SOON })
  await expect.poll(counted, SOON).toBe(before)
  await office.page.locator('.msg', { hasText: 'Yes. Sorry.' }).locator('.seen').waitFor(SOON)
  // The manager is on another page: the menu reports the buyer's message by itself.
  const { unRead: unreadBefore } = (await callAs<{ unRead: number }>(office.page, 'GET', '/api/main/inquiry/count'))
    .json
  await office.page.goto('/dashboard')
  await officeAlive(office.page)
  await say(page, 'Thank you.')
  await expect
    .poll(() => office.page.locator('.office-nav .unread [aria-hidden]').allInnerTexts(), SOON)
    .toEqual([String(unreadBefore + 1)])
  expect([faults, office.faults]).toEqual([[], []])
  await office.context.close()
  await context.close()
})

test('[INQ-04 W6] keeps order and sends each message once when the connection is lost', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(page, car(3), 'First')
  await page.locator('.composer textarea').fill('Half a sent')
  await page.reload()
  await expect.poll(() => page.locator('.composer textarea').inputValue(), SOON).toBe('Half a sent')
  await context.setOffline(true)
  await say(page, 'Second')
  await page.getByText('We will send your message').first().waitFor(SOON)
  await say(page, 'Third')
  await expect.poll(() => page.locator('.msg.waiting').count(), SOON).toBe(2)
  const office = await signedIn(browser, product, MANAGER, inquiry.path)
  await say(office.page, 'From the office')
  await context.setOffline(false)
  await expect
    .poll(async () => (await messages(page)).toSorted(), SOON)
    .toEqual(['First', 'From the office', 'Second', 'Third'])
  await expect.poll(() => page.locator('.msg.waiting').count(), SOON).toBe(0)
  const later = async () => (await messages(office.page)).filter((text) => ['Second', 'Third'].includes(text))
  await expect.poll(later, SOON).toEqual(['Second', 'Third'])

  // Missed messages load with the next one, whichever side wrote it.
  const isAsking = (url: string) => /\/message\?.*after=/.test(url)
  await page.route(
    (url) => isAsking(url.href),
    (route) => route.abort(),
    { times: 1 },
  )
  await Promise.all([
    page.waitForEvent('requestfailed', { predicate: (request) => isAsking(request.url()), ...SOON }),
    say(office.page, 'Missed'),
  ])
  await say(page, 'Next')
  await expect.poll(() => messages(page), SOON).toContain('Missed')

  // The response is lost: the repeated request is the same message.
  let isLost = false
  await page.route('**/message', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await say(page, 'Once')
  await expect.poll(() => page.locator('.msg.waiting').count(), SOON).toBe(0)
  await page.reload()
  await expect.poll(async () => (await messages(page)).filter((text) => text === 'Once'), SOON).toEqual(['Once'])
  expect(isLost).toBe(true)

  // The page is closed before the connection returns: another page sends the message.
  await context.setOffline(true)
  await say(page, 'Left behind')
  await page.getByText('We will send your message').first().waitFor(SOON)
  await page.close()
  await context.setOffline(false)
  const another = await context.newPage()
  await another.goto('/inquiries')
  await another.locator('.deal-card', { hasText: 'Left behind' }).waitFor(SOON)
  await office.context.close()
  await context.close()
})

test('[INQ-01 W6] keeps a question offline and sends it once, also from the next page', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, car(4))
  await openSheet(page)
  await fillQuestion(page, 'Sent into the dark')
  await context.setOffline(true)
  await submit(page).click()
  await sheet(page).getByText('Your inquiry is kept').waitFor(SOON)
  const queued = await page.evaluate(() => localStorage.getItem('questions-kept'))
  // The tab is closed; another page opens later, online.
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto('/inquiries')
  await later.locator('.deal-card', { hasText: 'Sent into the dark' }).waitFor(SOON)
  await later.reload()
  await expect.poll(() => later.locator('.deal-card', { hasText: 'Sent into the dark' }).count(), SOON).toBe(1)
  await expect.poll(() => later.evaluate(() => localStorage.getItem('questions-kept')), SOON).toBeNull()
  // After more than a day the message is not sent by itself: it remains with its text until its
  // author has seen it.
  const old = JSON.stringify((JSON.parse(queued ?? '[]') as object[]).map((one) => ({ ...one, at: 1 })))
  await later.evaluate((kept) => localStorage.setItem('questions-kept', kept), old)
  await later.reload()
  const expired = later.getByRole('region', { name: 'May not have been sent: your question about' })
  await expired.getByText('Sent into the dark').waitFor(SOON)
  expect(await faultsOn(later)).toEqual([])
  await later.goto('/account')
  await later.locator('.deal-card').first().waitFor(SOON)
  await expired.getByRole('button', { name: 'Discard' }).click()
  await expired.waitFor({ state: 'detached' })
  expect(await later.locator('.deal-cards :focus').count()).toBe(1)
  expect(await later.evaluate(() => localStorage.getItem('questions-kept'))).toBeNull()
  await context.close()
})

test('[INQ-01] shows a changed price beside the old one and sends at the second press', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, car(5))
  await openSheet(page)
  await fillQuestion(page, 'At what price?')
  const office = await signedIn(browser, product, MANAGER, '/')
  expect((await callAs(office.page, 'POST', '/api/main/insurance-rate', { percentage: 2.5 })).status).toBe(201)
  await submit(page).click()
  await sheet(page).getByText('Prices have changed since').waitFor(SOON)
  const moved = await sheet(page)
    .locator('.fresh li')
    .evaluateAll((lines) => lines.map((line) => ['s', 'b'].map((one) => line.querySelector(one)?.textContent)))
  expect(moved.length).toBeGreaterThan(0)
  for (const [old, now] of moved) {
    expect(old).toMatch(/\d/)
    expect(now).toMatch(/\d/)
    expect(now).not.toBe(old)
  }
  expect(await faultsOn(page)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Send with these prices' }).click()
  await page.waitForURL(isInquiryUrl, SOON)
  await page.getByText('2.5% of car and freight').waitFor(SOON)
  await office.context.close()
  await context.close()
})

test('[INQ-11 C06] hides other buyers’ inquiries and shows nothing after the sign-out', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(page, car(6), 'Mine alone')
  const otherVisitor = await visit(browser, product)
  await otherVisitor.page.goto(car(7))
  await openSheet(otherVisitor.page)
  await fillQuestion(otherVisitor.page, 'Hello')
  await fillVisitor(otherVisitor.page, 'stranger@buyer.example')
  await submit(otherVisitor.page).click()
  await sheet(otherVisitor.page).getByRole('link', { name: 'Open the inquiry' }).click(SOON)
  await otherVisitor.page.waitForURL(isInquiryUrl, SOON)
  const answer = await otherVisitor.page.goto(inquiry.path)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, expect.stringContaining('no-store')])
  expect(await otherVisitor.page.getByText('Mine alone').count()).toBe(0)

  const own = await page.reload()
  expect(own?.headers()['cache-control']).toContain('no-store')
  await openUserMenu(page)
  await page.locator('#user-menu').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => !isInquiryUrl(url), SOON)
  await page.waitForLoadState()
  await page.goBack().catch(() => {})
  await page.waitForURL(/\/sign-in\//, SOON)
  expect(await page.content()).not.toContain('Mine alone')
  await otherVisitor.context.close()
  await context.close()
})

test('[STF-13 STF-07] fits list and inquiry at both widths in both languages', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(page, car(8), 'A very long word: ' + 'x'.repeat(300))
  for (const prefix of ['', '/fr']) {
    await page.goto(`${prefix}/inquiries`)
    await cards(page).first().waitFor(SOON)
    expect([prefix, await faultsAtBothWidths(page)]).toEqual([prefix, []])
    await page.goto(prefix + inquiry.path)
    await page.locator('.record li').first().waitFor(SOON)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect([prefix, width, await faultsOn(page)]).toEqual([prefix, width, []])
      expect(await page.locator('footer.foot').isVisible()).toBe(width === 1440)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(inquiry.number)
    }
  }
  await openMenu(page)
  expect(faults).toEqual([])
  await context.close()
})
