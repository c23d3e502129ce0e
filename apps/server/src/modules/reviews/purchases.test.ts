import type { OfficeReview, Review } from '@minato/contract/reviews'
import { expect, test } from 'vitest'
import { bothSides, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { PASSWORD, signedInPerson } from '../../testing/people.ts'
import { appendEvent, lockInquiry } from '../inquiries/event-log/service.ts'

const { server, sides } = withBothSides()

/** A finished sale, by its last event. */
async function finalized(): Promise<string> {
  const { id } = await openInquiry(server, sides)
  const final = { invoiceId: '00000000-0000-4000-8000-000000000001', number: 'F-1', total: 100 }
  await server.context.db.write('staging', async (tx) => {
    await appendEvent(server.context, tx, await lockInquiry(tx, 'system', id), 'FINAL_INVOICE_ISSUED', final)
  })
  return id
}
const WORDS = { customerName: 'Amina O.', comment: 'It came as described.' }
const write = (id: string, words: object = WORDS, browser = sides.buyer.browser) =>
  browser.send('POST', `${MAIN}/inquiry/${id}/review`, words)
const written = async (id: string) =>
  ((await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/review`)).json as { review: Review | null }).review

test('[REV-01] lets the buyer of a finalized sale write one review, hidden until published', async () => {
  const id = await finalized()
  expect(await written(id)).toBeNull()
  const { status, json } = await write(id)
  expect([status, json]).toMatchObject([201, { ...WORDS, country: 'KE', isPublished: false, reply: null }])
  const review = json as Review
  expect([review.purchasedCarBrand.length > 1, review.purchasedCarModel.length > 1]).toEqual([true, true])
  expect(await written(id)).toEqual(review)
  const published = async () =>
    ((await server.get<{ items: Review[] }>(`${MAIN}/published-comment`)).json.items ?? []).map((one) => one.id)
  expect(await published()).not.toContain(review.id)
  const again = await write(id, { ...WORDS, comment: 'And once more.' })
  expect([again.status, again.json]).toMatchObject([409, { message: 'Conflict', reason: { code: 'TOO_LATE' } }])
  const { browser } = sides.manager
  const unpublished = async () => (await browser.get('/api/feedback/review/count')).json
  const totalWhere = async (isPublished: boolean) =>
    ((await browser.get(`/api/feedback/review?isPublished=${isPublished}`)).json as { total: number }).total
  expect(await unpublished()).toEqual({ unpublished: 1 })
  expect((await sides.buyer.browser.get('/api/feedback/review/count')).status).toBe(403)
  const listed = (await browser.get('/api/feedback/review?queryText=described')).json as { items: OfficeReview[] }
  expect(listed.items.map((one) => one.id)).toEqual([review.id])
  // An edited review stays counted while it is unpublished.
  const { country, purchasedCarBrand, purchasedCarModel } = review
  const mended = { ...WORDS, country, purchasedCarBrand, purchasedCarModel, imageId: null, reply: null, seller: null }
  const edit = await browser.send('PUT', `/api/feedback/review/${review.id}`, mended, { 'if-match': '"1"' })
  expect(edit.status).toBe(200)
  expect(await unpublished()).toEqual({ unpublished: 1 })
  expect(
    (await browser.send('PUT', `/api/feedback/review/${review.id}/publish`, undefined, { 'if-match': '"2"' })).status,
  ).toBe(200)
  expect(await unpublished()).toEqual({ unpublished: 0 })
  expect([await totalWhere(true), await totalWhere(false)]).toEqual([1, 0])
  expect(await published()).toContain(review.id)
  expect(await written(id)).toMatchObject({ isPublished: true })
  expect(
    (await browser.send('PUT', `/api/feedback/review/${review.id}/unpublish`, undefined, { 'if-match': '"3"' })).status,
  ).toBe(200)
  expect(await unpublished()).toEqual({ unpublished: 1 })
  expect([await totalWhere(true), await totalWhere(false)]).toEqual([0, 1])
  // After a manager deleted it, it cannot be written again.
  expect((await browser.send('DELETE', `/api/feedback/review/${review.id}`)).status).toBe(204)
  expect(await unpublished()).toEqual({ unpublished: 0 })
  expect((await write(id)).status).toBe(409)
})

test('[REV-01 INQ-11] rejects reviews by others and before the sale is finalized', async () => {
  const { id } = await openInquiry(server, sides)
  expect(await write(id)).toMatchObject({ status: 409, json: { reason: { code: 'TOO_EARLY' } } })
  const sold = await finalized()
  const stranger = await signedInPerson(server)
  expect((await write(sold, WORDS, stranger.browser)).status).toBe(404)
  expect((await stranger.browser.get(`${MAIN}/inquiry/${sold}/review`)).status).toBe(404)
  expect((await write(sold, WORDS, sides.manager.browser)).status).toBe(404)
  expect((await server.send('POST', `${MAIN}/inquiry/${sold}/review`, WORDS)).status).toBe(401)
  for (const words of [{ ...WORDS, comment: ' ' }, { ...WORDS, customerName: '' }, { comment: 'x' }])
    expect((await write(sold, words)).status).toBe(400)
  expect(await written(sold)).toBeNull()
})

test('[REV-01] writes one review for two concurrent presses', async () => {
  const id = await finalized()
  const statuses = (await Promise.all([write(id), write(id), write(id)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('[REV-01 SES-11] includes a review in its author’s download and deletes it with the account', async () => {
  const own = await bothSides(server)
  const { id } = await openInquiry(server, own)
  const final = { invoiceId: '00000000-0000-4000-8000-000000000001', number: 'F-2', total: 100 }
  await server.context.db.write('staging', async (tx) => {
    await appendEvent(server.context, tx, await lockInquiry(tx, 'system', id), 'FINAL_INVOICE_ISSUED', final)
  })
  const { json } = await write(id, { ...WORDS, comment: 'Mine for good' }, own.buyer.browser)
  const data = (await own.buyer.browser.get('/api/uum/account/data')).json as { reviews: { comment: string }[] }
  expect(data.reviews.map(({ comment }) => comment)).toEqual(['Mine for good'])
  const gone = await own.buyer.browser.send('POST', '/api/uum/account/deletion', { password: PASSWORD })
  expect(gone.status).toBe(204)
  const left = await own.manager.browser.get(`/api/feedback/review/${(json as Review).id}`)
  expect(left.status).toBe(404)
})
