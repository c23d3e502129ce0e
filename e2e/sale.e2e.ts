import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { choose, dialog } from './backoffice-inquiries.ts'
import { carPaths, fillQuestion, fillVisitor, openSheet, say, sheet } from './inquiry-steps.ts'
import { faultsOn, linkInMail, MANAGER, officeAlive, signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const FRENCH_PHONE = { locale: 'fr-FR', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const isInquiryUrl = (url: URL) => /^(?:\/fr)?\/inquiries\/[\w-]{36}$/.test(url.pathname)
const panel = (page: Page, title: string) => page.locator('.panel', { has: page.getByRole('heading', { name: title }) })
const actions = (page: Page) => page.locator('.deal-actions')

/** Presses the manager's next step. */
async function pressNext(page: Page, name: string): Promise<void> {
  const button = actions(page).getByRole('button', { name, exact: true })
  await button.waitFor(SOON)
  await button.click()
}
const agree = async (page: Page) => {
  await submit(dialog(page)).click()
  await dialog(page).waitFor({ state: 'detached', ...SOON })
}
const isNext = (page: Page, text: string | RegExp) => page.locator('.next h2', { hasText: text }).waitFor(SOON)
const isDone = (page: Page, step: string) => page.locator('.progress .done', { hasText: step }).waitFor(SOON)
const transfer = async () => ({
  name: 'virement.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background: '#f1f5f6' } })
    .png()
    .toBuffer(),
})

/**
 * Downloads a document, verifies its code and compares the file on the check page; returns the
 * result text.
 */
async function checkDocument(buyer: Page, document: Locator): Promise<string> {
  const [download] = await Promise.all([
    buyer.waitForEvent('download', SOON),
    document.getByRole('button', { name: /Télécharger/ }).click(),
  ])
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const path = (await document.getByRole('link', { name: 'Vérifier son code' }).getAttribute('href')) ?? ''
  const visitor = await visit(browser, product, FRENCH_PHONE)
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { name: 'Authentique' }).waitFor(SOON)
  const result = await visitor.page.locator('main').innerText()
  const file = { name: download.suggestedFilename(), mimeType: 'application/pdf', buffer: bytes }
  const compared = visitor.page.locator('.file-check [role=status] h3')
  await visitor.page.locator('.file-check input[type=file]').setInputFiles(file)
  await compared.filter({ hasText: 'C’est le fichier que nous avons émis' }).waitFor(SOON)
  // Changes one bit.
  const altered = Buffer.from(bytes)
  altered[Math.floor(altered.length / 2)] = (altered[Math.floor(altered.length / 2)] ?? 0) ^ 1
  await visitor.page.locator('.file-check input[type=file]').setInputFiles({ ...file, buffer: altered })
  await compared.filter({ hasText: 'Modifié' }).waitFor(SOON)
  expect(visitor.faults).toEqual([])
  await visitor.context.close()
  return result
}

test('[INQ-03 INQ-06 INQ-07 INQ-08 INQ-09 DOC-01 REV-01 TRU-03 F17 F23] completes a whole inquiry in French', async ({
  task,
}) => {
  // A retry takes another car: the first one has an inquiry already.
  const path = (await carPaths(product))[task.result?.retryCount ?? 0] ?? ''
  const email = `${randomUUID().slice(0, 8)}@buyer.example`
  const buyer = await visit(browser, product, FRENCH_PHONE)
  const { page } = buyer
  await page.goto(`/fr${path}`)
  await openSheet(page)
  await fillQuestion(page, 'Bonjour, je voudrais acheter cette voiture.')
  await fillVisitor(page, email)
  await submit(page).click()
  await sheet(page).getByRole('link', { name: 'Ouvrir la demande' }).click(SOON)
  await page.waitForURL(isInquiryUrl, SOON)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // No invoice is issued before the email address is confirmed.
  await panel(page, 'Documents')
    .getByRole('link', { name: /^Pour recevoir une facture/ })
    .waitFor(SOON)
  const post = await buyer.context.newPage()
  await post.goto(await linkInMail(product, email, '/auth/verify-email/'))
  await submit(post).click()
  // The visitor is signed in already; password and other details are optional now.
  await post.waitForURL((url) => url.pathname === '/fr/sign-up', SOON)
  await post.close()

  // The manager finds the inquiry among the unread ones and answers with the proforma.
  const manager = await signedIn(browser, product, MANAGER, '/inquiries')
  const office = manager.page
  await officeAlive(office)
  await office.getByLabel('N°, name, email').fill(email)
  await office.keyboard.press('Enter')
  await office.waitForURL(/queryText=/, SOON)
  await office.locator(`.table a.name[href$="${id}"]`).click(SOON)
  await office.waitForURL(isInquiryUrl, SOON)
  await pressNext(office, 'Answer the buyer')
  await say(office, 'Bonjour Madame, voici la facture proforma.')
  await page.locator('.msg', { hasText: 'voici la facture proforma' }).waitFor(SOON)
  // [F23] The buyer enters the consignee; the manager sees it before issuing.
  const consignee = panel(page, 'Destinataire et adresse de livraison')
  await consignee.getByText('Indiquer le destinataire').click()
  await consignee.locator('[name=address]').fill('12, avenue du Port')
  await consignee.locator('[name=city]').fill('Mombasa')
  if (!(await consignee.locator('[name=lastname]').inputValue()))
    await consignee.locator('[name=lastname]').fill('Diop')
  await consignee.locator('[name=countryOfResidence]').selectOption('KE')
  await consignee.locator('[name="phoneNumber.number"]').fill('712345678')
  await consignee.locator('button[type=submit]').click()
  await consignee.locator('address', { hasText: '12, avenue du Port' }).waitFor(SOON)
  await actions(office).getByRole('button', { name: 'Draft the proforma' }).click(SOON)
  await actions(office).getByRole('button', { name: 'Issue the proforma' }).click(SOON)
  await dialog(office)
    .getByText(/Consignee: .*12, avenue du Port/)
    .waitFor(SOON)
  await agree(office)
  await isNext(page, 'payez, puis envoyez la preuve de votre virement')
  // [F17] The bank details can be copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /^Copier\s: Numéro de compte$/ }).click(SOON)
  const shown = await page.locator('.payment dl > div', { hasText: 'Numéro de compte' }).locator('span').innerText()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON).toBe(shown)
  await panel(page, 'Destinataire et adresse de livraison').getByText('La facture l’indique').waitFor(SOON)

  const documents = panel(page, 'Documents')
  const proforma = documents.locator('.doc', { hasText: 'Facture proforma' })
  const facts = await checkDocument(page, proforma)
  expect(facts).toContain('Facture proforma')
  expect(facts).not.toContain('Awa')

  const proof = panel(page, 'Preuve de paiement')
  const sendProof = async () => {
    await proof
      .locator('input[type=file]')
      .first()
      .setInputFiles(await transfer())
    await proof.getByText('Prêt', { exact: true }).waitFor(SOON)
    await proof.getByRole('button', { name: 'Envoyer cette preuve' }).click()
    await proof.getByText('Elle est en cours de vérification.').waitFor(SOON)
  }
  await sendProof()
  // The proof is shown beside the decision: first refused with a reason, then accepted.
  await pressNext(office, 'Check the payment proof')
  await dialog(office).locator('.proof-picture').waitFor(SOON)
  await dialog(office).getByRole('button', { name: 'Refuse the proof', exact: true }).click()
  await dialog(office).locator('[name=reason]').fill('La date est illisible.')
  await agree(office)
  await proof.getByText('La date est illisible.', { exact: true }).waitFor(SOON)
  await sendProof()
  await pressNext(office, 'Check the payment proof')
  await dialog(office).getByRole('button', { name: 'Accept the proof', exact: true }).click()
  await proof.getByText('Acceptée.').waitFor(SOON)

  await choose(office, 'Add a receipt')
  await dialog(office).locator('form').first().locator('button[type=submit]').click()
  await dialog(office).waitFor({ state: 'detached', ...SOON })
  await documents.locator('.doc', { hasText: 'Reçu' }).first().waitFor(SOON)
  await pressNext(office, 'Confirm the purchase')
  await dialog(office).getByText('There are no other open inquiries about this car.').waitFor(SOON)
  await agree(office)
  await isDone(page, 'Achat confirmé')

  // [TRU-06] Each press of an event's link opens the verdict of its day, with the focus on it.
  const summary = office.locator('#past-verdict')
  const past = summary.locator('xpath=..')
  for (let press = 1; press <= 2; press++) {
    await office.locator('.record a[href="#past-verdict"]').last().click()
    await expect.poll(() => past.getAttribute('open'), SOON).toBe('')
    await expect.poll(() => summary.evaluate((it) => it === document.activeElement), SOON).toBe(true)
    await summary.click()
    await expect.poll(() => past.getAttribute('open'), SOON).toBeNull()
  }

  // The form rejects shipping dates that are out of order.
  await pressNext(office, 'Enter the shipping details')
  await dialog(office).locator('[name=shipName]').fill('Aoi Maru')
  await dialog(office).locator('[name=estimatedDepartureDate]').fill('2031-02-20')
  await dialog(office).locator('[name=estimatedArrivalDate]').fill('2031-02-10')
  await submit(dialog(office)).click()
  await dialog(office).getByText('The arrival cannot be before the departure').waitFor(SOON)
  await dialog(office).locator('[name=estimatedArrivalDate]').fill('2031-03-20')
  await agree(office)
  await panel(page, 'Expédition').getByText('20 mars 2031').waitFor(SOON)

  await pressNext(office, 'Issue the final invoice')
  await dialog(office).getByText('They match line by line.').waitFor(SOON)
  await agree(office)
  // [BO-08] The ship has not left yet: the sale is finalized later, by a separate step.
  const final = documents.locator('.doc', { hasText: 'Facture finale' })
  await checkDocument(page, final)

  // [TRU-11] The checklist of the country: a document is uploaded, checked, sent and received.
  const checklist = panel(office, 'Document checklist')
  await checklist.getByRole('button', { name: 'Upload: Export certificate', exact: true }).click(SOON)
  await dialog(office)
    .locator('input[type=file]')
    .setInputFiles(await transfer())
  await submit(dialog(office)).click(SOON)
  await dialog(office).waitFor({ state: 'detached', ...SOON })
  await checklist.getByRole('button', { name: 'Mark as checked: Export certificate' }).click(SOON)
  await checklist.getByRole('button', { name: 'Send by courier: Export certificate' }).click(SOON)
  await dialog(office).getByLabel('Final invoice').check()
  await dialog(office).locator('[name=courier]').fill('DHL Express')
  await dialog(office).locator('[name=trackingNumber]').fill('4521883016')
  await agree(office)
  const papers = panel(page, 'Liste des documents').locator('li')
  await papers.filter({ hasText: 'Facture finale' }).getByText('En route vers vous').waitFor(SOON)
  await papers.filter({ hasText: 'Certificat d’exportation' }).first().getByText('4521883016').waitFor(SOON)
  await page.getByRole('button', { name: 'J’ai reçu ces documents' }).click()
  await papers.getByText('Réception confirmée', { exact: true }).nth(1).waitFor(SOON)
  await checklist.locator('li', { hasText: 'Final invoice' }).getByText('Received', { exact: true }).waitFor(SOON)

  await choose(office, 'Enter the shipping details')
  await dialog(office).locator('[name=estimatedDepartureDate]').fill('2026-02-20')
  await dialog(office).locator('[name=estimatedArrivalDate]').fill(new Date().toISOString().slice(0, 10))
  await agree(office)
  await pressNext(office, 'Finalize the sale')
  await dialog(office).getByRole('button', { name: 'Finalize the sale' }).click()
  await isDone(page, 'Embarquement')

  // [F18] The review is available after the car's arrival.
  expect(await page.locator('#review').count()).toBe(0)
  await page.getByRole('button', { name: 'Ma voiture est arrivée' }).click(SOON)
  await page.getByRole('dialog').getByRole('button', { name: 'Ma voiture est arrivée' }).click(SOON)
  await isDone(page, 'Vente conclue')
  // The buyer opens the email's link and writes a review, a manager publishes it, and it is public.
  const review = panel(page, 'Votre avis')
  await review.locator('#review').waitFor({ state: 'attached', ...SOON })
  await review.locator('[name=comment]').fill('La voiture est arrivée comme promis.')
  await review.locator('button[type=submit]').click()
  await review.getByText('Merci.').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  expect(await faultsOn(office)).toEqual([])
  await office.goto('/admin-reviews?isPublished=false')
  const written = office.getByRole('row').filter({ hasText: 'comme promis' })
  // The menu's count equals the number of rows, also after the publication.
  const badge = office.locator('.user .unread [aria-hidden]')
  const rows = office.locator('.table tbody tr')
  const isTrue = async () => Number(await badge.innerText()) === (await rows.count())
  await expect.poll(isTrue, SOON).toBe(true)
  await written.locator('[data-menu]').click(SOON)
  await office.locator('.row-actions').getByRole('button', { name: 'Publish' }).click()
  await written.waitFor({ state: 'detached', ...SOON })
  await expect.poll(isTrue, SOON).toBe(true)
  const visitor = await visit(browser, product, FRENCH_PHONE)
  await visitor.page.goto('/fr/reviews')
  await visitor.page.getByText('La voiture est arrivée comme promis.').first().waitFor(SOON)
  expect([buyer.faults, manager.faults, visitor.faults]).toEqual([[], [], []])
  await Promise.all([buyer.context.close(), manager.context.close(), visitor.context.close()])
}, 240_000)
