import { randomUUID } from 'node:crypto'
import type { Inquiry, InquiryCard, Message } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN, messagesIn, openInquiry, say } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { runAsCaller } from '../../../platform/auth/actor.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { messagesMailTask } from './messages-mail.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

type Side = Sides['buyer']
const tell = ({ browser, id }: Side, inquiryId: string, text: string, key?: string) =>
  say(browser, id, inquiryId, text, key)
const read = ({ browser, id }: Side, messageId: string | undefined, userId = id) =>
  browser.send('PUT', `${MAIN}/user/${userId}/message/${messageId}/read`)
const readAll = async (side: Side, id: string) => read(side, (await messagesIn(side.browser, id))[0]?.id)
const unreadOf = async ({ browser }: Side, id: string): Promise<number> =>
  ((await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry).unread

test('[INQ-04] shows both sides one ordered thread with unread and read states', async () => {
  const { id } = await openInquiry(server, sides)
  const { buyer, manager } = sides
  await tell(manager, id, 'It is. Which port?')
  for (const side of [buyer, manager]) await readAll(side, id)
  await tell(buyer, id, 'Mombasa')
  await tell(buyer, id, 'or Dar es Salaam')
  const seen = await messagesIn(buyer.browser, id)
  expect(await messagesIn(manager.browser, id)).toEqual(seen)
  expect(seen.map(({ content, owner }) => [content, owner.firstname, owner.isSeller])).toEqual([
    ['or Dar es Salaam', 'Amina', false],
    ['Mombasa', 'Amina', false],
    ['It is. Which port?', 'Haruka', true],
    ['Is this car still for sale?', 'Amina', false],
  ])
  expect(seen.map(({ seq }) => seq)).toEqual([5, 4, 3, 2])
  expect([await unreadOf(buyer, id), await unreadOf(manager, id)]).toEqual([0, 2])
  expect((await read(manager, seen[1]?.id)).status).toBe(204)
  expect(await unreadOf(manager, id)).toBe(1)
  // `lastReadSeq` never moves back.
  expect((await read(manager, seen[3]?.id)).status).toBe(204)
  expect(await unreadOf(manager, id)).toBe(1)
  const told = await messagesIn(buyer.browser, id)
  expect(told.map(({ readBy }) => readBy)).toEqual([[], [manager.id], [buyer.id], [manager.id]])
  const after = await buyer.browser.get(`${MAIN}/inquiry/${id}/message?after=3&limit=1`)
  expect(after.json).toMatchObject({ items: [{ seq: 5 }], page: 0, limit: 1, total: 2 })
  // Reading by one manager counts for all managers.
  const colleague = await signedInPerson(server, { role: 'SALES_MANAGER' })
  await read(manager, seen[0]?.id)
  expect(await unreadOf(colleague, id)).toBe(0)
})

test('[D04 INQ-11] rejects messages and reads in another user’s inquiry', async () => {
  const { id } = await openInquiry(server, sides)
  const { buyer, manager } = sides
  await tell(manager, id, 'Yes')
  const stranger = await signedInPerson(server)
  const [message] = await messagesIn(buyer.browser, id)
  const counts = () => Promise.all([unreadOf(buyer, id), unreadOf(manager, id)])
  const before = await counts()
  expect((await say(buyer.browser, manager.id, id, 'We take half the price')).status).toBe(403)
  expect((await say(manager.browser, buyer.id, id, 'I pay double')).status).toBe(403)
  expect((await say(stranger.browser, stranger.id, id, 'Hello')).status).toBe(404)
  expect((await say(stranger.browser, buyer.id, id, 'Hello')).status).toBe(403)
  expect((await stranger.browser.get(`${MAIN}/inquiry/${id}/message`)).status).toBe(404)
  expect((await read(stranger, message?.id)).status).toBe(404)
  expect((await read(stranger, message?.id, buyer.id)).status).toBe(404)
  expect((await read(manager, message?.id, buyer.id)).status).toBe(404)
  expect((await read(buyer, randomUUID())).status).toBe(404)
  const documents = { ownerId: buyer.id, content: 'See here', attachments: [randomUUID()] }
  expect((await buyer.browser.send('POST', `${MAIN}/inquiry/${id}/message`, documents)).status).toBe(400)
  expect(await counts()).toEqual(before)
  expect((await messagesIn(buyer.browser, id)).length).toBe(2)
})

test('[R04 R06 INQ-04] posts a resent message once and rejects another text under the key', async () => {
  const { id } = await openInquiry(server, sides)
  const { buyer } = sides
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell(buyer, id, 'Once', 'k-1')))
  const said = answers.filter(({ status }) => status === 201).map(({ json }) => (json as Message).id)
  expect([new Set(said).size, answers.every(({ status }) => [201, 409].includes(status))]).toEqual([1, true])
  expect(((await tell(buyer, id, 'Once', 'k-1')).json as Message).id).toBe(said[0])
  expect((await tell(buyer, id, 'Twice', 'k-1')).status).toBe(422)
  const [one, two] = await Promise.all([tell(buyer, id, 'Click'), tell(buyer, id, 'Click')])
  expect((one.json as Message).id).toBe((two.json as Message).id)
  // The same text at another time or by the other side is another message.
  await tell(sides.manager, id, 'Click')
  await tell(buyer, id, 'Click')
  // So is the same text under its own key, as sent by the offline outbox.
  for (const key of ['w-1', 'w-2']) await tell(buyer, id, 'Hello?', key)
  const texts = (await messagesIn(buyer.browser, id)).map(({ content }) => content).toReversed()
  expect(texts).toEqual(['Is this car still for sale?', 'Once', 'Click', 'Click', 'Click', 'Hello?', 'Hello?'])
})

test('[I02] keeps every character of a message as text', async () => {
  const { id } = await openInquiry(server, sides)
  const texts = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "Robert'); drop table inquiries.event;--",
    '{{7*7}} ${7*7} %s %n',
    'مرحبا \u202eabc\u202c 日本語 🚗👨\u200d👩\u200d👧 é e\u0301',
    'a\r\nb\tc',
    '\u0001\u200b\ufeffx',
    '__proto__',
    'null',
  ]
  for (const text of texts) expect([text, (await tell(sides.buyer, id, text)).status]).toEqual([text, 201])
  const seen = (await messagesIn(sides.manager.browser, id)).map(({ content }) => content)
  expect(seen.toReversed().slice(1)).toEqual(texts)
  for (const text of ['', '   ', 'a'.repeat(5001), 'a\0b', '\ud800'])
    expect([text.slice(0, 5), (await tell(sides.buyer, id, text)).status]).toEqual([text.slice(0, 5), 400])
})

test('[INQ-10] sends one email for all unread messages and none for read ones', async () => {
  const { id, reference } = await openInquiry(server, sides)
  const { buyer, manager } = sides
  const queued = () =>
    asOwner<{ side: string; due: boolean; at: Date }>(
      server.url,
      `select payload -> 'data' ->> 'side' as side, run_at as at, run_at > now() + interval '100 seconds' and run_at < now() + interval '130 seconds' as due
       from graphile_worker._private_jobs where payload -> 'data' ->> 'inquiryId' = '${id}'`,
    )
  const mailed = async ({ email }: Side) =>
    (await mailsOf(server.context, 'staging', email))
      .filter(({ template, subject }) => template === 'messagesCame' && subject.includes(reference))
      .map(({ text }) => text)
  const work = (side: 'BUYER' | 'SELLER') =>
    messagesMailTask(server.context).run({
      tenant: 'staging',
      data: { inquiryId: id, side },
      signal: new AbortController().signal,
    })
  // The first message has its own email.
  expect(await queued()).toEqual([])
  await tell(manager, id, 'It is <b>there</b>')
  const [look] = await queued()
  expect(look).toMatchObject({ side: 'SELLER', due: true })
  // Later messages do not delay the email.
  await tell(manager, id, 'and waits')
  expect(await queued()).toEqual([look])
  await work('SELLER')
  // Run twice, as a job that was cut off.
  await work('SELLER')
  const [first, ...rest] = await mailed(buyer)
  expect([first, rest]).toEqual([expect.stringContaining('You have 2 new messages on inquiry'), []])
  expect(first).not.toContain('there')
  // Still unread: further messages send no further email.
  await tell(manager, id, 'still')
  await work('SELLER')
  expect((await mailed(buyer)).length).toBe(1)
  const [latest] = await messagesIn(buyer.browser, id)
  await read(buyer, latest?.id)
  await tell(manager, id, 'new')
  await read(buyer, (await messagesIn(buyer.browser, id))[0]?.id)
  await work('SELLER')
  expect((await mailed(buyer)).length).toBe(1)
  await tell(manager, id, 'newer')
  await work('SELLER')
  expect((await mailed(buyer)).length).toBe(2)
  await tell(buyer, id, 'I read you')
  await work('BUYER')
  expect((await mailed(manager)).length).toBe(1)
})

test('[INQ-10 TRU-10] counts no automatic message about a voyage as unread', async () => {
  const { id, reference } = await openInquiry(server, sides)
  const mailed = async () =>
    (await mailsOf(server.context, 'staging', sides.buyer.email)).filter(
      ({ template, subject }) => template === 'messagesCame' && subject.includes(reference),
    ).length
  const work = () =>
    messagesMailTask(server.context).run({
      tenant: 'staging',
      data: { inquiryId: id, side: 'SELLER' },
      signal: new AbortController().signal,
    })
  await tell(sides.manager, id, 'It is there')
  await read(sides.buyer, (await messagesIn(sides.buyer.browser, id))[0]?.id)
  await runAsCaller({ kind: 'person', userId: sides.manager.id }, 'test', () =>
    steps.happen(id, 'MESSAGE', { documentIds: [], voyageChangeId: randomUUID() }),
  )
  await work()
  expect(await mailed()).toBe(0)
  // An unread one holds back no email about a message.
  await tell(sides.manager, id, 'Please reply')
  await work()
  expect(await mailed()).toBe(1)
})

test('[INQ-16 INQ-10] emails the first reply to a caller but not the caller’s own question', async () => {
  const { buyer, manager } = sides
  const [carId] = await addCars(server.context, [buildCar()])
  const called = { source: 'PHONE', carId, portId: sides.portId, finalDestination: 'KE', firstMessage: 'Is it red?' }
  const without = { withInsurance: false, withInspections: false, customer: { id: buyer.id } }
  const opened = await manager.browser.send('POST', `${MAIN}/office/inquiry`, { ...called, ...without })
  const { id, reference } = opened.json as Inquiry
  const countOf = async () => ((await buyer.browser.get(`${MAIN}/inquiry/count`)).json as { unRead: number }).unRead
  const before = await countOf()
  expect([await unreadOf(buyer, id), await unreadOf(manager, id)]).toEqual([0, 0])
  await tell(manager, id, 'It is')
  expect([await unreadOf(buyer, id), (await countOf()) - before]).toEqual([1, 1])
  const looked = await asOwner<{ side: string }>(
    server.url,
    `select payload -> 'data' ->> 'side' as side from graphile_worker._private_jobs where payload -> 'data' ->> 'inquiryId' = '${id}'`,
  )
  expect(looked).toEqual([{ side: 'SELLER' }])
  const job = { tenant: 'staging', data: { inquiryId: id, side: 'SELLER' as const } }
  await messagesMailTask(server.context).run({ ...job, signal: new AbortController().signal })
  const mails = await mailsOf(server.context, 'staging', buyer.email)
  expect(mails.filter((mail) => mail.template === 'messagesCame' && mail.subject.includes(reference)).length).toBe(1)
})

for (const [who, whose, side] of [
  ['buyer', 'manager', 'SELLER'],
  ['manager', 'buyer', 'BUYER'],
] as const)
  test(`[INQ-04 INQ-10] a late message of a ${who} does not mark the ${whose}’s messages as read`, async () => {
    const { [who]: reader, [whose]: other } = sides
    const { id, reference } = await openInquiry(server, sides)
    await readAll(reader, id)
    const countOf = async () => ((await reader.browser.get(`${MAIN}/inquiry/count`)).json as { unRead: number }).unRead
    const counted = await countOf()
    await tell(other, id, 'Pay to the new account')
    await tell(reader, id, 'Out of the outbox')
    expect([await unreadOf(reader, id), (await countOf()) - counted]).toEqual([1, 1])
    const [, between] = await messagesIn(other.browser, id)
    expect([between?.content, between?.readBy]).toEqual(['Pay to the new account', []])
    const job = { tenant: 'staging', data: { inquiryId: id, side } }
    await messagesMailTask(server.context).run({ ...job, signal: new AbortController().signal })
    const mails = (await mailsOf(server.context)).filter(({ subject }) => subject.includes(reference))
    expect(mails.filter(({ template }) => template === 'messagesCame')).toMatchObject([
      { text: expect.stringContaining('You have 1 new message on inquiry') },
    ])
    // The page marks it as read when it becomes visible.
    await readAll(reader, id)
    expect([await unreadOf(reader, id), await countOf()]).toEqual([0, counted])
  })

test('[INQ-04 INQ-09] updates counts and cards of both sides after messages', async () => {
  const { id } = await openInquiry(server, sides)
  const { buyer, manager } = sides
  const count = async ({ browser }: Side) => (await browser.get(`${MAIN}/inquiry/count`)).json as Record<string, number>
  const card = async ({ browser, id: userId }: Side, path = `${MAIN}/user/${userId}/inquiry`) =>
    ((await browser.get(path)).json as { items: InquiryCard[] }).items.find((one) => one.id === id)
  const [buyers, managers] = [await count(buyer), await count(manager)]
  await readAll(manager, id)
  await tell(manager, id, 'A word')
  expect((await count(manager))['unRead']).toBe((managers['unRead'] ?? 0) - 1)
  expect((await count(buyer))['unRead']).toBe((buyers['unRead'] ?? 0) + 1)
  expect(await card(buyer)).toMatchObject({
    unread: 1,
    waitingSince: null,
    lastMessage: { content: 'A word', isMine: false },
    nextStep: { who: 'BUYER', what: 'REPLY' },
  })
  await readAll(buyer, id)
  await tell(buyer, id, 'Thank you')
  expect(await card(buyer)).toMatchObject({ unread: 0, lastMessage: { content: 'Thank you', isMine: true } })
  expect(await card(manager, `${MAIN}/inquiry?inquiryState=UNREAD&limit=100`)).toMatchObject({
    unread: 1,
    lastMessage: { isMine: false },
    waitingSince: expect.any(String),
  })
})
