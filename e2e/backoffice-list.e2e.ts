import { expect, test } from 'vitest'
import { callAs, carPaths } from './inquiry-steps.ts'
import {
  listInquiries,
  findInquiry,
  dialog,
  chooseRowAction,
  names,
  pressUntil,
  inviteSecondManager,
} from './backoffice-inquiries.ts'
import { BUYER, faultsOn, MANAGER, officeAlive, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

test('[INQ-09 INQ-16] sorts by waiting time, searches, filters, shares and walks by keyboard', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  await officeAlive(page)
  const waiting = page.locator('.table tbody time')
  await expect.poll(() => waiting.count(), SOON).toBeGreaterThan(2)
  const waits = await waiting.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(waits).toEqual(waits.toSorted((a, b) => (a < b ? -1 : 1)))
  await page.getByRole('link', { name: /^Unread/ }).click()
  await page.waitForURL(/inquiryState=UNREAD/, SOON)
  await page.getByRole('link', { name: /^All/ }).click()
  await page.waitForURL((url) => !url.search, SOON)
  await page.locator('.table-tools').getByRole('combobox', { name: 'Source' }).selectOption('PARTNER')
  await page.waitForURL(/source=PARTNER/, SOON)
  await expect.poll(() => names(page), SOON).toHaveLength(1)
  const [shared = ''] = await names(page)
  await page.reload()
  await expect.poll(() => names(page), SOON).toEqual([shared])
  await page.getByLabel('N°, name, email').fill('nobody at all')
  await page.keyboard.press('Enter')
  await page.getByText('No inquiries match these filters.').waitFor(SOON)
  await page.goto('/inquiries?inquiryState=ALL&queryText=amina')
  await expect.poll(() => names(page), SOON).toHaveLength(3)
  await officeAlive(page)
  // The list's keys work a moment after the bar's.
  const line = () => page.locator('.table tbody tr:focus').count()
  await expect.poll(async () => (await line()) || page.keyboard.press('j'), SOON).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/inquiries\/[\w-]{36}$/, SOON)
  // Going back focuses the row that was opened.
  await page.goBack()
  const place = () =>
    page.locator('.table tbody tr').evaluateAll((all) => all.findIndex((one) => one.matches(':focus')))
  await expect.poll(async () => ((await line()) ? place() : page.keyboard.press('j')), SOON).toBe(1)
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-02 INQ-09 INQ-16] archives, processes, hands over and undoes for one or more rows', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries?inquiryState=ALL&order=LATEST')
  const { page, faults } = visit
  const inquiry = await findInquiry(
    visit,
    ({ nextStep, isArchived }) => nextStep?.what === 'ANSWER_OFFER' && !isArchived,
  )
  const name = `N°\u00a0${inquiry.reference}`
  await officeAlive(page)
  const stateOf = async () => (await listInquiries(visit)).find(({ id }) => id === inquiry.id)?.isArchived
  await chooseRowAction(page, name, 'Archive')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor(SOON)
  expect(await stateOf()).toBe(true)
  await undo.click()
  // A toast disappears by itself, so it is awaited first.
  await page.getByText('Undone').first().waitFor(SOON)
  await expect.poll(stateOf, SOON).toBe(false)
  // The manager's own actions are not reported as news.
  expect(await page.locator('.work-news').count()).toBe(0)
  // The list reloads after that.
  await expect.poll(async () => (await names(page))[0], SOON).toBe(name)
  const before = await names(page)
  const other = await findInquiry(
    visit,
    ({ owner, status }) => owner.firstname === 'Shanice' && status === 'NEGOTIATION',
  )
  const elsewhere = await signedIn(browser, product, MANAGER, `/inquiries/${other.id}`)
  const act = async (id: string, step: string, body?: object) => {
    const { json } = await callAs<{ version: number }>(elsewhere.page, 'GET', `/api/main/inquiry/${id}`)
    const headers = { 'if-match': `"${json.version}"` }
    expect((await callAs(elsewhere.page, 'PUT', `/api/main/inquiry/${id}/${step}`, body, headers)).status).toBe(200)
  }
  await act(other.id, 'process')
  await page.getByText('There is news in one inquiry.').waitFor(SOON)
  expect(await names(page)).toEqual(before)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(async () => (await names(page))[0], SOON).toBe(`N°\u00a0${other.reference}`)
  expect(await page.locator('.work-news').count()).toBe(0)
  // In a bulk action, failed rows state their reason and remain selected; the rest can be undone.
  const result = page.getByRole('group', { name: 'Result' })
  const bar = (count: number) => page.getByRole('region', { name: `${count} selected` })
  for (const { reference } of [inquiry, other]) await page.getByLabel(`Select N° ${reference}`).check()
  await bar(2).getByRole('button', { name: 'Mark as processed' }).click()
  await result.getByText('1 inquiry processed · 1 unchanged').waitFor(SOON)
  await result.getByText(`N° ${other.reference}`).waitFor(SOON)
  await bar(1).waitFor(SOON)
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText('Undone: 1').waitFor(SOON)
  await page.locator('.table tbody tr', { hasText: name }).focus()
  await page.keyboard.press('x')
  await bar(2).getByRole('button', { name: 'Archive', exact: true }).click()
  await result.getByText('2 inquiries archived').waitFor(SOON)
  expect(await stateOf()).toBe(true)
  // An interrupted undo can continue with the remaining rows.
  await page.route('**/restore', (route) => route.abort())
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText('Undone: 0 · stopped: 2 still to undo').waitFor(SOON)
  await page.unroute('**/restore')
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText('Undone: 2').waitFor(SOON)
  expect(await stateOf()).toBe(false)
  await expect.poll(() => page.locator('.selection-bar, .work-news').count(), SOON).toBe(0)
  await inviteSecondManager(browser, product, page)
  await page.reload()
  await officeAlive(page)
  await pressUntil(page.getByLabel(`Select N° ${other.reference}`), bar(1))
  await page.getByLabel(`Select ${name}`).check()
  await bar(2).getByRole('button', { name: 'Hand over' }).click()
  await submit(dialog(page)).click()
  await result.getByText('2 inquiries handed over to Kenji Ito').waitFor(SOON)
  const ofKenji = page.locator('.table tbody tr', { hasText: 'Kenji Ito' })
  await expect.poll(() => ofKenji.count(), SOON).toBe(2)
  // The undo does not revert a later action of another manager.
  await act(other.id, 'archive')
  // This holds although the list has been reloaded.
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.locator('.work-news').waitFor({ state: 'hidden', ...SOON })
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText('Undone: 1 · 1 unchanged').waitFor(SOON)
  await result.getByText(/Someone else changed this in the meantime/).waitFor(SOON)
  await expect.poll(() => ofKenji.count(), SOON).toBe(1)
  expect((await listInquiries(visit)).find(({ id }) => id === other.id)).toMatchObject({
    isArchived: true,
    manager: { firstname: 'Kenji' },
  })
  await act(other.id, 'restore')
  expect(faults).toEqual([])
  await elsewhere.context.close()
  await visit.context.close()
}, 120_000)

test('[INQ-16] lets a manager create a customer and an inquiry for a caller', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const reference = (await carPaths(product))[5]?.split('/').at(-1) ?? ''
  await officeAlive(page)
  const form = page.getByRole('dialog', { name: 'New inquiry' })
  const open = async () => {
    await page.getByRole('button', { name: 'New inquiry' }).click()
    await form.waitFor(SOON)
  }
  const isGone = { state: 'detached', ...SOON } as const
  // A key or button does not discard typed text; without text there is no question.
  await open()
  await page.keyboard.press('Escape')
  await form.waitFor(isGone)
  await open()
  await form.locator('[name=message]').fill('Wants it before Easter')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await question.waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  for (const stay of [
    () => page.keyboard.press('Escape'),
    () => question.getByRole('button', { name: 'Stay' }).click(),
  ]) {
    await stay()
    await question.waitFor(isGone)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), SOON).toBe('message')
    expect(await form.locator('[name=message]').inputValue()).toBe('Wants it before Easter')
    await page.keyboard.press('Escape')
    await question.waitFor(SOON)
  }
  await question.getByRole('button', { name: 'Stay' }).click()
  // The same holds without any focus and for repeated presses.
  await form.getByRole('heading', { name: 'New inquiry' }).click()
  for (let twice = 0; twice < 2; twice++) {
    await page.keyboard.press('Escape')
    await question.waitFor(SOON)
    await page.keyboard.press('Escape')
    await question.waitFor(isGone)
  }
  const [prompt] = await Promise.all([page.waitForEvent('dialog', SOON), page.close({ runBeforeUnload: true })])
  expect(prompt.type()).toBe('beforeunload')
  await prompt.dismiss()
  await form.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await form.waitFor(isGone)

  await open()
  // All missing fields are reported at once.
  await submit(form).click()
  await expect.poll(() => form.getByText('This field is required').count(), SOON).toBe(2)
  await form.getByText('Choose the destination country and port').waitFor(SOON)
  await form.getByLabel('New customer').check()
  await form.locator('[name=firstname]').fill('Wanjiru')
  await form.locator('[name=lastname]').fill('Kamau')
  await form.locator('[name=reference]').fill('QQ00-000000X')
  await submit(form).click()
  await form.getByText('No car matches.').first().waitFor(SOON)
  await form.locator('[name=reference]').fill(`REF ${reference}`)
  await form.locator('[name=destination]').selectOption('UG')
  await form.locator('[name=port]').selectOption({ label: 'Mombasa' })
  await form.locator('[name=message]').fill('Wants it before Easter')
  expect(await faultsOn(page)).toEqual([])
  await submit(form).click()
  await page.waitForURL(/\/inquiries\/[\w-]{36}$/, SOON)
  await page.locator('.msg', { hasText: 'Wants it before Easter' }).waitFor(SOON)
  await page.goto('/inquiries?inquiryState=ALL&source=PHONE&queryText=wanjiru')
  await expect.poll(() => names(page), SOON).toHaveLength(1)
  // The quick switcher finds the inquiry by its buyer.
  await officeAlive(page)
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('wanjiru')
  await dialog(page)
    .getByRole('option', { name: /^N° \d+/ })
    .first()
    .click(SOON)
  await page.waitForURL(/\/inquiries\/[\w-]{36}$/, SOON)
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

for (const [prefix, width, locale] of [
  ['', 1440, 'en-US'],
  ['/fr', 390, 'fr-FR'],
] as const)
  test(`[DOC-03 DOC-04 STF-08] fits the customer screens at ${width} px in '${locale}'`, async () => {
    const options = { viewport: { width, height: 900 }, locale }
    const visit = await signedIn(browser, product, MANAGER, `${prefix}/inquiries`, options)
    const { page, faults } = visit
    const inquiry = await findInquiry(visit, ({ owner }) => owner.firstname === 'Grace')
    const own = await findInquiry(visit, ({ owner }) => owner.firstname === 'Amina')
    // The menu is not cut off with the unread count.
    await page.locator('.office-nav .unread').waitFor(SOON)
    expect(await page.locator('.office-nav').evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
    const customer = `/customer?id=${own.owner.id}`
    for (const path of ['/inquiries?inquiryState=ALL', `/inquiry/edit/${inquiry.id}`, '/dashboard', customer]) {
      await page.goto(prefix + path)
      await page.locator('h1').waitFor(SOON)
      expect([path, await faultsOn(page)]).toEqual([path, []])
      // A country's long name ends before the arrow.
      const ends = await page
        .locator('.combo-box > .in')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).paddingRight)))
      expect(ends.filter((end) => end < 34)).toEqual([])
      if (path !== '/dashboard') continue
      // Every section with numbers has a bar chart.
      const parts = page.locator('.dashboard .office-part').filter({ has: page.locator('details') })
      await expect.poll(() => parts.locator('canvas').count(), SOON).toBe(await parts.count())
    }
    await expect.poll(() => page.locator('.customer-deals .name').count(), SOON).toBe(3)
    await page.goto(`${prefix}/archives`)
    await page.locator('.office-tabs a[href$="inquiryState=ARCHIVED"]').click(SOON)
    await expect.poll(() => names(page), SOON).toHaveLength(1)
    // On a phone, the bulk actions take at most two rows of buttons.
    await page.goto(`${prefix}/search-result`)
    const bar = page.locator('.selection-bar')
    await pressUntil(page.locator('.table tbody [type=checkbox]').first(), bar)
    expect(await bar.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(120)
    expect(faults).toEqual([])
    await visit.context.close()
  }, 180_000)

test('[INQ-09 INQ-11] shows customers their own list at the same address and no edit screen', async () => {
  const buyer = await signedIn(browser, product, BUYER, '/inquiries')
  await buyer.page.locator('.deal-card').first().waitFor(SOON)
  expect(await buyer.page.locator('.table').count()).toBe(0)
  await buyer.page.goto('/inquiry/edit/00000000-0000-4000-8000-000000000000')
  await buyer.page.waitForURL(/\/403/, SOON)
  await buyer.context.close()
})
