import { expect, test } from 'vitest'
import { callAs, say } from './inquiry-steps.ts'
import {
  listInquiries,
  choose,
  findInquiry,
  dialog,
  HEADERS,
  pressUntil,
  inviteSecondManager,
} from './backoffice-inquiries.ts'
import { BUYER, faultsOn, MANAGER, signedIn, SOON, startForPeople, submit } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

test('[INQ-09 API-11] edits amounts with a live total, keeps a draft and merges two edits', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const inquiry = await findInquiry(
    visit,
    ({ owner, status }) => owner.firstname === 'Chantal' && status === 'NEGOTIATION',
  )
  const read = async () => {
    const answer = await visit.context.request.get(`/api/main/inquiry/${inquiry.id}`, { headers: HEADERS })
    return (await answer.json()) as {
      version: number
      total: number
      amountFOB: { value: number }
      objections: Record<string, string | null>
      customerInformation: { city: string | null }
    }
  }
  const open = (await read()).objections['edit'] === null
  const chosen = open
    ? inquiry
    : await findInquiry(visit, ({ owner, status }) => owner.firstname === 'Shanice' && status === 'NEGOTIATION')
  inquiry.id = chosen.id
  const before = await read()
  await page.goto(`/inquiry/edit/${inquiry.id}`)
  await page.locator('[name=discount]').fill('100')
  await page.locator('[name=isActivateDiscount]').check()
  const money = (value: number) => `$${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}`
  await expect.poll(() => page.locator('.edit-total output').innerText(), SOON).toBe(money(before.total - 100))
  await page.getByText('Unsaved changes kept on this device').waitFor(SOON)
  await page.reload()
  await expect.poll(() => page.locator('[name=discount]').inputValue(), SOON).toBe('100')
  await expect.poll(() => page.locator('.edit-total output').innerText(), SOON).toBe(money(before.total - 100))
  // Another manager changes a different field: both changes are kept. For the same field, the
  // conflict is shown.
  await page.locator('[name="customerInformation.city"]').fill('Lubumbashi')
  const otherPage = await visit.context.newPage()
  await otherPage.goto(`/inquiry/edit/${inquiry.id}`)
  await otherPage.locator('[name=discount]').waitFor(SOON)
  const put = (body: object, version: number) =>
    otherPage.evaluate(
      async ([path, text, at]) => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
        const answer = await fetch(path, {
          method: 'PUT',
          headers: {
            'tenant-id': 'staging',
            'content-type': 'application/json',
            'X-XSRF-TOKEN': decodeURIComponent(token),
            'If-Match': `"${at}"`,
          },
          body: text,
        })
        return answer.status
      },
      [`/api/main/inquiry/${inquiry.id}`, JSON.stringify(body), String(version)] as const,
    )
  expect(await put({ discount: { value: 250, currency: 'USD' } }, before.version)).toBe(200)
  await otherPage.close()
  await submit(page).first().click()
  const merge = dialog(page)
  await merge.getByText('$250').first().waitFor(SOON)
  await merge.getByText(/^Changed by you, on another page at .*\sJST\.$/).waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await merge.locator('.dialog-foot .btn.ink').click()
  await merge.waitFor({ state: 'detached', ...SOON })
  await expect.poll(async () => (await read()).customerInformation.city, SOON).toBe('Lubumbashi')
  const after = await read()
  expect(after.total).toBe(before.total - 100)
  // [BO-07] An ambiguous discount requires confirmation.
  await page.locator('[name=discount]').fill('1.250')
  await submit(page).first().click()
  await page.getByText('Do you mean 1250 or 1.250?').waitFor(SOON)
  // A discount above the total is an error at its field.
  await page.locator('[name=discount]').fill(String(before.total + 1))
  await submit(page).first().click()
  await page.getByText('The discount is more than the total').waitFor(SOON)
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-05 INQ-12 INQ-14 TRU-02] answers an offer, reserves the car, ends and reopens the inquiry', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const inquiry = await findInquiry(
    visit,
    ({ nextStep }) => nextStep?.what === 'ANSWER_OFFER' && nextStep.who === 'SELLER',
  )
  await page.goto(`/inquiries/${inquiry.id}`)
  const actions = page.locator('.deal-actions')
  await actions.getByRole('button', { name: 'Answer the offer' }).click(SOON)
  await dialog(page)
    .locator('.dialog-foot')
    .getByRole('button', { name: /^Accept/ })
    .click()
  // [BO-07] An offer below the minimum margin requires confirmation.
  const low = page.getByRole('dialog', { name: 'Use this low price?' })
  await expect.poll(async () => (await low.isVisible()) || (await dialog(page).count()) === 0, SOON).toBe(true)
  if (await low.isVisible()) await low.getByRole('button', { name: 'Use this price' }).click()
  await dialog(page).waitFor({ state: 'detached', ...SOON })
  await choose(page, 'Reserve the car')
  await dialog(page).getByRole('button', { name: '24 hours' }).click()
  expect(await faultsOn(page)).toEqual([])
  await submit(dialog(page)).click()
  await actions.getByText(/^Reserved until/).waitFor(SOON)
  // Unavailable actions state the reason.
  await pressUntil(
    actions.getByRole('button', { name: 'More', exact: true }),
    page.locator('.row-actions').getByText('It is too early for this step.').first(),
  )
  await page.keyboard.press('Escape')
  await choose(page, 'End the reservation')
  await dialog(page).getByRole('button', { name: 'End the reservation' }).click()
  await actions.getByText(/^Reserved until/).waitFor({ state: 'detached', ...SOON })
  await choose(page, 'End the inquiry')
  await submit(dialog(page)).click()
  await dialog(page).getByText('This field is required').waitFor(SOON)
  await dialog(page).locator('[name=reason]').fill('Bought elsewhere')
  await submit(dialog(page)).click()
  await page.locator('.next.over').waitFor(SOON)
  await choose(page, 'Reopen')
  await dialog(page).getByRole('button', { name: 'Reopen' }).click()
  await page.locator('.next.over').waitFor({ state: 'detached', ...SOON })
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-07 INQ-09 INQ-12] replaces a document, revokes a proforma, processes and refunds', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const read = async (id: string) =>
    (
      await callAs<{
        status: string
        outcome: string | null
        isProcessed: boolean
        invoice: { state: string } | null
        car: { status: string }
      }>(page, 'GET', `/api/main/inquiry/${id}`)
    ).json
  const agree = async (reason: string) => {
    await dialog(page).locator('[name=reason]').fill(reason)
    await submit(dialog(page)).click()
    await dialog(page).waitFor({ state: 'detached', ...SOON })
  }
  const issued = await findInquiry(visit, ({ status, isArchived }) => status === 'INVOICE_ISSUED' && !isArchived)
  await page.goto(`/inquiries/${issued.id}`)
  await choose(page, 'Add another document')
  const document = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await dialog(page).locator('input[type=file]').setInputFiles(document)
  await dialog(page).getByText('Ready', { exact: true }).waitFor(SOON)
  await dialog(page).getByRole('button', { name: 'Upload' }).click()
  await page.locator('.panel .doc', { hasText: 'certificate.pdf' }).waitFor(SOON)
  await choose(page, 'Cancel the proforma')
  expect(await faultsOn(page)).toEqual([])
  await agree('The car goes to another port')
  expect(await read(issued.id)).toMatchObject({ status: 'NEGOTIATION', invoice: { state: 'CANCELLED' } })
  await page
    .locator('.record')
    .getByText(/The car goes to another port/)
    .first()
    .waitFor(SOON)

  const inquiry = await findInquiry(visit, ({ nextStep }) => nextStep?.who === 'SELLER' && nextStep.what === 'REPLY')
  await page.goto(`/inquiries/${inquiry.id}`)
  await choose(page, 'Mark as processed')
  await expect.poll(async () => (await read(inquiry.id)).isProcessed, SOON).toBe(true)

  const bought = await findInquiry(visit, ({ status }) => status === 'PURCHASE_CONFIRMED')
  expect((await read(bought.id)).car.status).toBe('SOLD')
  await page.goto(`/inquiries/${bought.id}`)
  await choose(page, 'End the inquiry')
  expect(await dialog(page).locator('[name=outcome]').inputValue()).toBe('REFUNDED')
  await agree('The engine failed before the ship left')
  await page.locator('.next.over').waitFor(SOON)
  expect(await read(bought.id)).toMatchObject({ outcome: 'REFUNDED', car: { status: 'PUBLISHED' } })
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-16 SES-10] hands an inquiry over to another manager, from list and page', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const inquiry = await findInquiry(visit, ({ nextStep, isArchived }) => nextStep?.who === 'SELLER' && !isArchived)
  const isOf = async () =>
    (await callAs<{ manager: { firstname: string } }>(page, 'GET', `/api/main/inquiry/${inquiry.id}`)).json.manager
      .firstname
  await inviteSecondManager(browser, product, page)
  await page.goto(`/inquiries/${inquiry.id}`)
  await choose(page, 'Hand over')
  await dialog(page).getByLabel('Manager').selectOption({ label: 'Kenji Ito' })
  expect(await faultsOn(page)).toEqual([])
  await submit(dialog(page)).click()
  await page.locator('.deal-people').getByText('Kenji Ito').waitFor(SOON)
  await page.goto('/inquiries')
  await page.getByRole('button', { name: `Actions for N° ${inquiry.reference}` }).click(SOON)
  await page.locator('.row-actions').getByRole('button', { name: 'Hand over', exact: true }).click(SOON)
  await submit(dialog(page)).click()
  await expect.poll(isOf, SOON).toBe('Haruka')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(isOf, SOON).toBe('Kenji')
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-13 TRU-02] shows the waiting position and closes the loser’s inquiry', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const { status, json } = await callAs<T>(page, method, `/api/main${path}`, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`)
    return json
  }
  const paid = await findInquiry(visit, ({ status }) => status === 'PAYMENT_PROOF')
  const { owner } = await findInquiry(visit, (one) => one.owner.firstname === 'Amina')
  const { car } = await call<{ car: { id: string } }>('GET', `/inquiry/${paid.id}`)
  const ports = await call<{ id: string; name: string; countriesServed: string[] }[]>('GET', '/port')
  const port = ports.find(({ name }) => name === 'Mombasa')
  const { id } = await call<{ id: string }>('POST', '/office/inquiry', {
    customer: { id: owner.id },
    source: 'PHONE',
    carId: car.id,
    portId: port?.id,
    finalDestination: port?.countriesServed[0],
    withInsurance: true,
    withInspections: true,
  })
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const buyer = await signedIn(browser, product, BUYER, `/inquiries/${id}`)
  await say(buyer.page, 'I would take it too.')
  const held = buyer.page.locator('.panel', { has: buyer.page.getByRole('heading', { name: 'Reservation' }) })
  await held.getByRole('button', { name: 'Ask to reserve the car' }).waitFor(SOON)
  // Waits until the events of the buyer's own message have arrived; the open page updates by
  // itself.
  await buyer.page.waitForTimeout(1000)
  await call('POST', `/inquiry/${paid.id}/reserve`, { startTime: at(0), endTime: at(3) })
  await held.getByRole('button', { name: 'Join the waiting list' }).click(SOON)
  await held.getByText('You are next on the waiting list (1 waiting).').waitFor(SOON)
  expect(await faultsOn(buyer.page)).toEqual([])

  await page.goto(`/inquiries/${paid.id}`)
  const actions = page.locator('.deal-actions')
  await actions.getByText('1 other buyer is on the waiting list for this car.').waitFor(SOON)
  const others = dialog(page).getByText('1 other open inquiry about this car:')
  await pressUntil(actions.getByRole('button', { name: 'Confirm the purchase' }), dialog(page))
  await others.waitFor(SOON)
  await dialog(page).getByLabel('Close them').check()
  expect(await faultsOn(page)).toEqual([])
  await submit(dialog(page)).click()
  await dialog(page).waitFor({ state: 'detached', ...SOON })
  await buyer.page.getByRole('heading', { name: 'This inquiry is closed' }).waitFor(SOON)
  expect(await held.getByText('on the waiting list').count()).toBe(0)
  expect([faults, buyer.faults]).toEqual([[], []])
  await Promise.all([visit.context.close(), buyer.context.close()])
}, 120_000)

test('[INQ-13 VEH-02] lists inquiries of a car sold by hand and closes them on request', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const read = async (id: string) => {
    const answer = await visit.context.request.get(`/api/main/inquiry/${id}`, { headers: HEADERS })
    return (await answer.json()) as { outcome: string | null; proof: object | null }
  }
  // An inquiry with a payment proof is not closed with the others.
  const unpaid = new Set<string>()
  for (const { id, car, status } of await listInquiries(visit))
    if (car.status === 'PUBLISHED' && status === 'NEGOTIATION' && !(await read(id)).proof) unpaid.add(id)
  const inquiry = await findInquiry(visit, ({ id, outcome }) => unpaid.has(id) && outcome === null)
  await page.goto(`/vehicle/edit/${inquiry.car.id}`)
  const sold = page.locator('.status-actions').getByRole('button', { name: 'Mark as sold' })
  await pressUntil(sold, dialog(page))
  await dialog(page)
    .getByRole('link', { name: `N° ${inquiry.reference}` })
    .waitFor(SOON)
  expect(await dialog(page).getByLabel('Keep them open').isChecked()).toBe(true)
  await dialog(page).getByLabel('Close them').check()
  expect(await faultsOn(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Mark as sold' }).click()
  await expect.poll(async () => (await read(inquiry.id)).outcome, SOON).toBe('LOST')
  expect(faults).toEqual([])
  await visit.context.close()
})
