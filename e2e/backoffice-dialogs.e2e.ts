import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askAbout, callAs, carPaths } from './inquiry-steps.ts'
import { listInquiries, choose, findInquiry, dialog, chooseRowAction, pressUntil } from './backoffice-inquiries.ts'
import { BUYER, faultsOn, MANAGER, officeAlive, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PAPER = { name: 'first.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
interface Inquiry {
  version: number
  total: number
  proof: { state: string; document: { name: string } } | null
}

test('[STF-11 INQ-05 API-09] shows French errors and reserves once after a lost answer', async () => {
  const { page, context, ...visit } = await signedIn(browser, product, MANAGER, '/inquiries')
  const inquiry = await findInquiry({ page, context, ...visit }, ({ nextStep }) => nextStep?.what === 'ANSWER_OFFER')
  // Removes what a first try may have created.
  await callAs(page, 'DELETE', `/api/main/inquiry/${inquiry.id}/reserve`)
  await page.goto(`/fr/inquiries/${inquiry.id}`)
  const actions = page.locator('.deal-actions')
  const reserve = page.locator('.row-actions').getByRole('button', { name: 'Réserver la voiture', exact: true })
  await pressUntil(actions.getByRole('button', { name: 'Autres actions', exact: true }), reserve)
  await reserve.click(SOON)
  await dialog(page).locator('[name=start]').fill('2035-01-02T10:00')
  await dialog(page).locator('[name=endTime]').fill('2035-01-01T10:00')
  await submit(dialog(page)).click()
  await dialog(page).getByText('La fin doit être après le début').waitFor(SOON)
  await dialog(page).locator('[name=start]').fill('')
  await dialog(page).getByRole('button', { name: '24' }).click()
  // The reservation is created, but its response is lost.
  const sent: (string | null)[] = []
  page.on('request', (one) => one.url().endsWith('/reserve') && sent.push(one.postData()))
  await page.route('**/reserve', async (route) => (await route.fetch(), route.abort()), { times: 1 })
  await submit(dialog(page)).click()
  await dialog(page).getByText('Votre saisie est conservée').waitFor(SOON)
  await submit(dialog(page)).click()
  await isClosed(page)
  expect([sent.length, new Set(sent).size]).toEqual([2, 1])
  await actions.getByText(/^Réservée jusqu’au/).waitFor(SOON)
  await context.close()
}, 120_000)

test('[INQ-07 F11] names the proof in an answer; a receipt above the open amount needs a reason', async () => {
  const buyer = await signedIn(browser, product, BUYER, '/inquiries')
  const { path } = await askAbout(buyer.page, (await carPaths(product))[0] ?? '', 'I buy it')
  const at = `/api/main${path.replace('inquiries', 'inquiry')}`
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/')
  const read = async () => (await callAs<Inquiry>(page, 'GET', at)).json
  const office = async (method: string, what: string, body?: unknown): Promise<void> => {
    const { version } = await read()
    const { status, json } = await callAs(page, method, at + what, body, { 'If-Match': `"${version}"` })
    if (status >= 300) throw new Error(`${method} ${what}: ${status} ${JSON.stringify(json)}`)
  }
  await office('POST', '/invoice/generate')
  await office('POST', '/invoice', {})
  const proof = buyer.page.locator('.panel.proof')
  const send = async (name: string) => {
    await proof
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...PAPER, name })
    await proof.getByText('Ready', { exact: true }).waitFor(SOON)
    await proof.getByRole('button', { name: 'Send this proof' }).click()
    await expect.poll(async () => (await read()).proof?.document.name, SOON).toBe(name)
  }
  await send('first.pdf')
  await page.goto(path)
  const check = page.locator('.deal-actions').getByRole('button', { name: 'Check the payment proof' })
  await pressUntil(check, dialog(page))
  await dialog(page).getByText('first.pdf').waitFor(SOON)
  await proof
    .locator('summary')
    .click({ timeout: 2000 })
    .catch(() => {})
  await send('second.pdf')
  await dialog(page).getByText('The buyer has sent another proof since').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Accept the proof', exact: true }).click()
  await dialog(page).getByText('There is no payment proof to check.').waitFor(SOON)
  expect((await read()).proof?.state).toBe('WAITING')
  await dialog(page).getByRole('button', { name: 'Show the new proof' }).click()
  await dialog(page).getByText('second.pdf').waitFor(SOON)
  await dialog(page).getByRole('button', { name: 'Accept the proof', exact: true }).click()
  await isClosed(page)
  expect((await read()).proof?.state).toBe('ACCEPTED')
  await buyer.page.getByText('Send proof of another payment').click(SOON)
  await send('third.pdf')
  await pressUntil(check, dialog(page))
  await dialog(page).getByRole('button', { name: 'Refuse the proof' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), SOON).toBe('reason')
  await dialog(page).locator('[name=reason]').fill('It shows another amount')
  await submit(dialog(page)).click()
  await page.getByText('Payment proof refused. The buyer has been told why.').waitFor(SOON)

  const { total } = await read()
  const receipt = { amount: { value: total - 100, currency: 'USD' }, receivedOn: '2026-01-05', reason: 'x' }
  await office('POST', '/receipt', receipt)
  await page.reload()
  await choose(page, 'Add a receipt')
  const amount = dialog(page).locator('[name=amount]')
  expect(await amount.inputValue()).toBe('100')
  // [BO-07] An ambiguous amount requires confirmation and remains as typed.
  await amount.fill('1.234')
  await dialog(page).locator('form').first().locator('button[type=submit]').click()
  await dialog(page).getByText('Do you mean 1234 or 1.234?').waitFor(SOON)
  expect(await amount.inputValue()).toBe('1.234')
  await amount.fill('101')
  await dialog(page).getByText('This is more than the $100 that has no receipt yet.').waitFor(SOON)
  // [F11] The refund needs a reason, which the event log shows.
  await dialog(page).locator('form').first().locator('button[type=submit]').click()
  expect(await dialog(page).locator('[name=reason]').getAttribute('aria-invalid')).toBe('true')
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).locator('[name=reason]').fill('One dollar of bank fees came back')
  await dialog(page).locator('form').first().locator('button[type=submit]').click()
  await isClosed(page)
  await page.getByText('One dollar of bank fees came back').first().waitFor(SOON)

  // A chosen file counts as an unsaved change; after its removal there is none.
  await choose(page, 'Add another document')
  await dialog(page).locator('input[type=file]').setInputFiles(PAPER)
  await dialog(page).getByText('Ready', { exact: true }).waitFor(SOON)
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await dialog(page).locator('.uploads').getByRole('button', { name: 'first.pdf' }).click()
  await dialog(page)
    .locator('.uploads')
    .waitFor({ state: 'detached', ...SOON })
  await page.keyboard.press('Escape')
  await isClosed(page)
  expect(faults).toEqual([])
  await Promise.all([context.close(), buyer.context.close()])
}, 120_000)

test('[INQ-04 API-11] keeps an unfinished quick reply after closing the dialog and a reload', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page } = visit
  const inquiry = await findInquiry(visit, ({ owner }) => owner.firstname === 'Fatou')
  await page.goto(`/inquiries/${inquiry.id}`)
  const change = page.locator('.row-actions').getByRole('button', { name: 'Edit quick replies' })
  await pressUntil(page.locator('.composer-tools').getByRole('button', { name: 'Quick replies' }), change)
  await change.click(SOON)
  const add = dialog(page).getByRole('button', { name: 'New quick reply' })
  const cancel = dialog(page).first().getByRole('button', { name: 'Cancel', exact: true })
  const name = dialog(page).first().locator('[name=name]')
  await add.click(SOON)
  await expect.poll(() => name.evaluate((one) => one === document.activeElement), SOON).toBe(true)
  await name.fill('Closed on Sunday')
  await cancel.click()
  await expect.poll(() => add.evaluate((one) => one === document.activeElement), SOON).toBe(true)
  await add.click(SOON)
  await expect.poll(() => name.inputValue(), SOON).toBe('Closed on Sunday')
  await page.keyboard.press('Escape')
  await isClosed(page)
  await page.reload()
  await pressUntil(page.locator('.composer-tools').getByRole('button', { name: 'Quick replies' }), change)
  await change.click(SOON)
  await add.click(SOON)
  await expect.poll(() => name.inputValue(), SOON).toBe('Closed on Sunday')
  await dialog(page).getByText('Unsaved changes kept on this device').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await dialog(page).last().getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => name.inputValue(), SOON).toBe('')
  await visit.context.close()
}, 120_000)

test('[INQ-12 API-11] keeps the draft for ending an inquiry until it is discarded', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page } = visit
  const issued = await findInquiry(visit, ({ status, isArchived }) => status === 'INVOICE_ISSUED' && !isArchived)
  await page.goto(`/inquiries/${issued.id}`)
  const field = (name: string) => dialog(page).first().locator(`[name=${name}]`)
  await choose(page, 'End the inquiry')
  await field('outcome').selectOption('UNPAID')
  await field('carBecomes').selectOption('DRAFT')
  await field('reason').fill('He never paid')
  await page.keyboard.press('Escape')
  await isClosed(page)
  await page.reload()
  await choose(page, 'End the inquiry')
  await expect.poll(() => field('outcome').inputValue(), SOON).toBe('UNPAID')
  expect([await field('carBecomes').inputValue(), await field('reason').inputValue()]).toEqual([
    'DRAFT',
    'He never paid',
  ])
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await dialog(page).last().getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => field('outcome').inputValue(), SOON).toBe('LOST')
  expect([await field('carBecomes').inputValue(), await field('reason').inputValue()]).toEqual(['STAYS', ''])
  await visit.context.close()
}, 120_000)

async function isClosed(page: Page): Promise<void> {
  await expect.poll(() => dialog(page).count(), SOON).toBe(0)
}

test('[INQ-02 INQ-09 INQ-16] never archives an inquiry with unread messages of the buyer', async () => {
  const WROTE = 'The buyer has written since. Read the message, then try again.'
  const visit = await signedIn(browser, product, MANAGER, '/inquiries?order=LATEST&inquiryState=READ')
  const { page, faults } = visit
  const buyer = await signedIn(browser, product, BUYER, '/inquiries')
  await buyer.page.locator('.deal-card').first().waitFor(SOON)
  const { id, reference, owner } = await findInquiry(
    visit,
    ({ owner: { firstname }, status, isArchived }) => firstname === 'Amina' && status === 'NEGOTIATION' && !isArchived,
  )
  const name = `N°\u00a0${reference}`
  const isOpen = async () => {
    const one = (await listInquiries(visit)).find((each) => each.id === id)
    return one?.isArchived === false && one.outcome === null
  }
  const buyerWrites = async (content: string) => {
    const sent = await callAs(buyer.page, 'POST', `/api/main/inquiry/${id}/message`, { ownerId: owner.id, content })
    expect(sent.status).toBe(201)
  }
  /** The page has reloaded the inquiry and shows the message. */
  const buyerWritesBehind = async (content: string) => {
    const isRead = page.waitForResponse((answer) => answer.url().endsWith(`/api/main/inquiry/${id}`), SOON)
    await buyerWrites(content)
    await isRead
    await page.locator('.msg', { hasText: content }).waitFor(SOON)
  }
  const refused = () => page.getByText(WROTE).first().waitFor(SOON)

  // Once read on its page, the inquiry is among the read ones.
  await page.goto(`/inquiries/${id}`)
  await page.locator('.msg').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await listInquiries(visit)).find((one) => one.id === id)?.unread, SOON).toBe(0)
  // A list without a stream remains as it was loaded.
  await page.route('**/api/main/stream*', (route) => route.abort())
  const open = async (path: string) => {
    await page.goto(path)
    await officeAlive(page)
    // The list reloads once when its stream connects.
    await page.waitForLoadState('networkidle', SOON)
  }
  await open('/inquiries?order=LATEST&inquiryState=READ')
  await buyerWrites('I pay today')
  await page.getByLabel(`Select ${name}`).check()
  const archive = page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Archive', exact: true })
  const result = page.getByRole('group', { name: 'Result' })
  // A second press is refused again: the row has left this list, and the message is still unread.
  for (const time of ['first', 'again']) {
    await archive.click()
    await result.getByText('0 inquiries archived · 1 unchanged').waitFor(SOON)
    await result.getByText(WROTE).waitFor(SOON)
    await expect.poll(() => page.locator('.table tbody tr', { hasText: name }).count(), SOON).toBe(0)
    expect([time, await isOpen()]).toEqual([time, true])
  }
  await open('/inquiries?order=LATEST')
  await buyerWrites('Today at noon')
  await chooseRowAction(page, name, 'Archive')
  await refused()
  // After the warning and the reload, the archive succeeds and can be undone.
  await page.locator('.table tbody tr', { hasText: 'Today at noon' }).waitFor(SOON)
  expect(await isOpen()).toBe(true)
  await chooseRowAction(page, name, 'Archive')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor(SOON)
  expect(await isOpen()).toBe(false)
  // A new message unarchives the inquiry by itself; the undo then has nothing to refuse.
  await buyerWrites('Are you there?')
  expect(await isOpen()).toBe(true)
  await undo.click()
  await page.getByText('Undone', { exact: true }).waitFor(SOON)
  expect(await page.getByText('The inquiry is not archived.').count()).toBe(0)

  // The page of the inquiry has a stream and shows the message behind the dialog.
  await page.unroute('**/api/main/stream*')
  await page.goto(`/inquiries/${id}`)
  await choose(page, 'Archive')
  await buyerWritesBehind('At one')
  await dialog(page).getByRole('button', { name: 'Archive', exact: true }).click()
  await refused()
  // Marking as processed is still possible, and does not notify the buyer.
  await choose(page, 'Mark as processed')
  await page.getByText('Marked as processed', { exact: true }).first().waitFor(SOON)
  await buyer.page.goto(`/inquiries/${id}`)
  await buyer.page
    .getByRole('heading', { name: 'We have your message. You can write to us at any time.' })
    .waitFor(SOON)
  await choose(page, 'Mark as not processed')
  await page.getByRole('heading', { name: 'Your turn: answer the buyer' }).waitFor(SOON)
  await choose(page, 'End the inquiry')
  await dialog(page).locator('[name=reason]').fill('No answer')
  await buyerWritesBehind('At two')
  await submit(dialog(page)).click()
  await dialog(page).getByText(WROTE).waitFor(SOON)
  expect(await isOpen()).toBe(true)
  // The manager reads the message in the dialog and may continue.
  await dialog(page).getByText('The buyer wrote: “At two”').waitFor(SOON)
  await submit(dialog(page)).click()
  await expect.poll(isOpen, SOON).toBe(false)
  expect(faults).toEqual([])
  await buyer.context.close()
  await visit.context.close()
}, 120_000)
