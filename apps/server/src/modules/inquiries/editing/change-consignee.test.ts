import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { DocumentCheck } from '@minato/contract/document-checks'
import type { Proposal } from '@minato/contract/proposals'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fourEyes } from '../../../testing/four-eyes.ts'
import { CONSIGNEE, eventsIn, expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { reasonOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { signedInPerson } from '../../../testing/people.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { sql } from '../../../platform/database/sql.ts'
import { proposalNewsTask } from '../../proposals/notify-proposal.ts'
import { recordConsigneeStep } from './change-consignee.ts'

/** The consignee of an inquiry after its first invoice (TRU-04). Haruka is `sides.manager`. */

const { server, sides, desk, steps } = withBothSides()
let eyes: ReturnType<typeof fourEyes>
let kenji: Awaited<ReturnType<typeof signedInPerson>>
beforeAll(async () => {
  eyes = fourEyes(server)
  kenji = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Kenji', lastname: 'Mori' })
})
/** Every manager has the required age and a recently checked second factor. */
const prepareManagers = () =>
  eyes.owner(`
    update users.role set granted_at = now() - interval '60 days';
    insert into users.second_factor (tenant_id, person_id, secret, confirmed_at)
      select 'staging', person_id, '', now() from users.role where role = 'SALES_MANAGER' on conflict do nothing;
    update users.session set second_factor_at = now()`)
beforeEach(async () => {
  await eyes.owner(`
    delete from users.role where role = 'SALES_MANAGER' and person_id not in ('${sides.manager.id}', '${kenji.id}');
    insert into users.role (tenant_id, person_id, role) values ('staging', '${kenji.id}', 'SALES_MANAGER') on conflict do nothing;
    truncate users.manager_departure, settings.proposal`)
  await prepareManagers()
})
afterEach(() => expectRecordsWhole(server.context))

const put = async (id: string, path: string, by: TestBrowser = desk, body?: object) => {
  const { version } = await steps.read(id)
  return by.send('PUT', `${MAIN}/inquiry/${id}${path}`, body, { 'if-match': `"${version}"` })
}
const propose = (id: string, by: TestBrowser = desk, consignee: object = CONSIGNEE) =>
  put(id, '/consignee/proposal', by, consignee)
const proposed = async (id: string): Promise<string> => {
  const { status, json } = await propose(id)
  expect([status, (json as Inquiry).consigneeProposal]).toMatchObject([
    200,
    { consignee: CONSIGNEE, isApproved: false },
  ])
  return (json as Inquiry).consigneeProposal?.id ?? ''
}
const decide = (proposalId: string, step: 'approve' | 'reject' | 'cancel', by: TestBrowser = kenji.browser) =>
  by.send('PUT', `${MAIN}/proposal/${proposalId}/${step}`)
/** Runs the due jobs of proposals twice, as after a kill. */
async function runJobs(): Promise<void> {
  const queued = (await eyes.owner(`select payload -> 'data' as data from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'proposal-news'`)) as {
    data: object
  }[]
  const { signal } = new AbortController()
  for (const { data } of [...queued, ...queued])
    await proposalNewsTask(server.context, recordConsigneeStep).run({ tenant: 'staging', data, signal })
}
const nameOn = async (id: string) => (await steps.read(id)).customerInformation.lastname
const stepsOf = async (id: string) =>
  (await eventsIn(server.context, id))
    .filter(({ kind }) => kind === 'CONSIGNEE_PROPOSAL')
    .map(({ data }) => (data as { step: string }).step)

test('[TRU-04] changes the consignee a day after a second manager approved it', async () => {
  const { id, papers } = await steps.issued()
  const proposalId = await proposed(id)
  const check = async () =>
    (await server.get<DocumentCheck>(`${MAIN}/public/paper/${papers[0]?.code}`)).json.isConsigneeChanging
  expect([await check(), await nameOn(id)]).toEqual([true, 'Otieno'])
  expect(await decide(proposalId, 'approve')).toMatchObject({ status: 200, json: { state: 'SCHEDULED' } })
  await runJobs()
  const { consigneeProposal } = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(consigneeProposal).toMatchObject({ isApproved: true, isConfirmed: false, consignee: { city: 'Matadi' } })
  await eyes.passHours(23)
  await runJobs()
  expect(await nameOn(id)).toBe('Otieno')
  await eyes.passHours(1)
  await runJobs()
  expect([await nameOn(id), await check()]).toEqual(['Kabila & Fils', false])
  expect(await stepsOf(id)).toEqual(['PROPOSED', 'APPROVED', 'IN_FORCE'])
  expect((await steps.read(id)).consigneeProposal).toBeNull()
  // The documents name this consignee already.
  expect(reasonOf(await propose(id))).toEqual([400, 'address'])
})

test('[TRU-04 M10] puts a due change into effect on the next document, without any job', async () => {
  const { id } = await steps.issued()
  const proposalId = await proposed(id)
  await decide(proposalId, 'approve')
  const issueAgain = async () => {
    await steps.generate(id)
    const { json } = await steps.issue(id, { acceptDifferencesReason: 'The buyer asked for it' })
    return readPdf(await steps.bytesOf((json as Inquiry).papers.at(-1)?.document.id ?? '')).text
  }
  expect(await issueAgain()).not.toContain('Kabila')
  await eyes.owner('truncate graphile_worker._private_jobs cascade')
  await eyes.passHours(24)
  expect(await issueAgain()).toContain('Kabila')
  expect(await nameOn(id)).toBe('Kabila & Fils')
})

test('[TRU-04] skips the waiting time when the buyer confirms, before or after the approval', async () => {
  const [first, second] = [await steps.issued(), await steps.issued()]
  const early = await proposed(first.id)
  expect((await put(first.id, '/consignee/confirm', sides.buyer.browser)).status).toBe(200)
  expect(await nameOn(first.id)).toBe('Otieno')
  await decide(early, 'approve')
  await runJobs()
  expect(await nameOn(first.id)).toBe('Kabila & Fils')

  const late = await proposed(second.id)
  await decide(late, 'approve')
  const confirmed = await put(second.id, '/consignee/confirm', sides.buyer.browser)
  expect((confirmed.json as Inquiry).customerInformation.lastname).toBe('Kabila & Fils')
  expect(reasonOf(await put(second.id, '/consignee/confirm', sides.buyer.browser))).toEqual([409, 'NO_PROPOSAL'])
})

test('[TRU-04] lets only a buyer with a confirmed email address of the inquiry confirm', async () => {
  const { id } = await steps.issued()
  await proposed(id)
  const other = await signedInPerson(server)
  expect((await put(id, '/consignee/confirm', other.browser)).status).toBe(404)
  for (const path of ['confirm', 'reject']) expect((await put(id, `/consignee/${path}`, desk)).status).toBe(403)
  const setEmail = (email: string) => eyes.owner(`update users.person set ${email} where id = '${sides.buyer.id}'`)
  await setEmail('email = null, email_folded = null')
  expect(reasonOf(await put(id, '/consignee/confirm', sides.buyer.browser))).toEqual([409, 'EMAIL_UNVERIFIED'])
  await setEmail(`email = '${sides.buyer.email}', email_folded = '${sides.buyer.email}'`)
  expect((await put(id, '/consignee/confirm', sides.buyer.browser)).status).toBe(200)
})

test('[TRU-04 F23] lets only a buyer confirmed before the first invoice change the consignee', async () => {
  const { id } = await steps.issued()
  await proposed(id)
  const setEmail = (email: string) => eyes.owner(`update users.person set ${email} where id = '${sides.buyer.id}'`)
  const enter = () => put(id, '/consignee', sides.buyer.browser, { ...CONSIGNEE, lastname: 'Mbeki' })
  for (const state of [
    'email_verified_at = now()',
    'email_verified_at = null',
    `email_verified_at = now() - interval '1 day', email = null, email_folded = null`,
  ]) {
    await setEmail(state)
    expect(reasonOf(await put(id, '/consignee/confirm', sides.buyer.browser))).toEqual([409, 'EMAIL_UNVERIFIED'])
  }
  await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'A new price' })
  expect(reasonOf(await enter())).toEqual([409, 'EMAIL_UNVERIFIED'])
  await setEmail(`email = '${sides.buyer.email}', email_folded = '${sides.buyer.email}'`)
  expect((await enter()).status).toBe(200)
})

test('[TRU-04] ends a proposal that the buyer rejects or a manager cancels', async () => {
  const { id } = await steps.issued()
  await decide(await proposed(id), 'approve')
  const rejected = await put(id, '/consignee/reject', sides.buyer.browser)
  expect([rejected.status, (rejected.json as Inquiry).consigneeProposal]).toEqual([200, null])
  const again = await proposed(id)
  await decide(again, 'approve')
  expect((await decide(again, 'cancel', desk)).status).toBe(200)
  await runJobs()
  await eyes.passHours(48)
  await runJobs()
  expect([await nameOn(id), await stepsOf(id)]).toEqual(['Otieno', ['PROPOSED', 'REJECTED', 'PROPOSED', 'CANCELLED']])
})

test('[TRU-04 M09] rejects a direct change, the own approval, a second proposal and API clients', async () => {
  const { id } = await steps.issued()
  const own = (await steps.read(id)).customerInformation
  expect(reasonOf(await put(id, '', desk, { customerInformation: CONSIGNEE }))).toEqual([409, 'SECOND_MANAGER_NEEDED'])
  // A form that sends the unchanged consignee saves its other fields.
  expect((await put(id, '', desk, { customerInformation: own, discount: usd(7) })).status).toBe(200)
  expect(reasonOf(await propose(id, desk, { ...own, address: null }))).toEqual([400, 'address'])
  const proposalId = await proposed(id)
  expect(reasonOf(await propose(id, kenji.browser, { ...CONSIGNEE, city: 'Boma' }))).toEqual([409, 'CHANGE_PENDING'])
  expect(reasonOf(await decide(proposalId, 'approve', desk))).toEqual([409, 'OWN_PROPOSAL'])
  await eyes.owner('update users.session set second_factor_at = null')
  expect(reasonOf(await decide(proposalId, 'approve'))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  expect((await decide(proposalId, 'cancel')).status).toBe(200)
  expect(reasonOf(await propose(id))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  const { version } = await steps.read(id)
  eyes.asClient()
  const headers = { 'if-match': `"${version}"` }
  const asClient = (path: string, body?: object) =>
    server.send<object>('PUT', `${MAIN}/inquiry/${id}${path}`, body, 'staging', headers)
  expect((await asClient('/consignee/proposal', CONSIGNEE)).status).toBe(403)
  expect(reasonOf(await asClient('', { customerInformation: CONSIGNEE }))).toEqual([409, 'SECOND_MANAGER_NEEDED'])
  server.as(undefined)
})

test('[TRU-04 M09] accepts one of two concurrent approvals and ignores a removed approver', async () => {
  const { id } = await steps.issued()
  const others = [
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
  ]
  await prepareManagers()
  const proposalId = await proposed(id)
  const answers = await Promise.all(others.map(({ browser }) => decide(proposalId, 'approve', browser)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await runJobs()
  const approver = others[answers[0]?.status === 200 ? 0 : 1]?.id
  expect((await desk.send('DELETE', `/api/uum/manager/${approver}`)).status).toBe(200)
  await runJobs()
  await eyes.passHours(48)
  await runJobs()
  expect([await nameOn(id), (await steps.read(id)).consigneeProposal?.isApproved]).toEqual(['Otieno', false])
  expect(await stepsOf(id)).toEqual(['PROPOSED', 'APPROVED', 'UNAPPROVED'])
})

test('[TRU-04] makes a change by one manager alone wait three days unless the buyer confirms', async () => {
  await eyes.owner(`delete from users.role where person_id = '${kenji.id}'; truncate users.manager_departure`)
  const [slow, quick] = [await steps.issued(), await steps.issued()]
  for (const { id } of [slow, quick]) await proposed(id)
  expect((await put(quick.id, '/consignee/confirm', sides.buyer.browser)).status).toBe(200)
  expect([await nameOn(quick.id), await nameOn(slow.id)]).toEqual(['Kabila & Fils', 'Otieno'])
  await eyes.passHours(71)
  await runJobs()
  expect(await nameOn(slow.id)).toBe('Otieno')
  await eyes.passHours(1)
  await runJobs()
  expect(await nameOn(slow.id)).toBe('Kabila & Fils')
})

test('[TRU-04 F23] ends a pending proposal when the buyer enters another consignee', async () => {
  const { id } = await steps.issued()
  await decide(await proposed(id), 'approve')
  await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'A new price' })
  const mine = { ...CONSIGNEE, lastname: 'Mbeki' }
  expect((await put(id, '/consignee', sides.buyer.browser, mine)).status).toBe(200)
  await eyes.passHours(48)
  await runJobs()
  expect(await nameOn(id)).toBe('Mbeki')
})

test('[TRU-04 F23] lets the buyer enter a consignee after a proposal has expired', async () => {
  const { id } = await steps.issued()
  await proposed(id)
  await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'A new price' })
  await eyes.passHours(15 * 24)
  expect((await put(id, '/consignee', sides.buyer.browser, { ...CONSIGNEE, lastname: 'Mbeki' })).status).toBe(200)
  expect(await nameOn(id)).toBe('Mbeki')
})

test('[TRU-04] applies a due change before another consignee is proposed', async () => {
  const { id } = await steps.issued()
  await decide(await proposed(id), 'approve')
  await eyes.passHours(24)
  expect((await propose(id, desk, { ...CONSIGNEE, city: 'Boma' })).status).toBe(200)
  expect([await nameOn(id), await stepsOf(id)]).toEqual(['Kabila & Fils', ['PROPOSED', 'IN_FORCE', 'PROPOSED']])
})

test('[TRU-04 INQ-10] emails managers the values and the buyer a link at each step', async () => {
  const { id, reference } = await steps.issued()
  const proposalId = await proposed(id)
  await runJobs()
  const { json } = await desk.get(`${MAIN}/proposal`)
  expect((json as Proposal[]).find((one) => one.id === proposalId)).toMatchObject({
    kind: 'CONSIGNEE',
    inquiryReference: reference,
    before: { name: 'Amina Otieno' },
    after: { name: 'Joseph Kabila & Fils', city: 'BP 7 Matadi' },
  })
  await decide(proposalId, 'approve')
  await runJobs()
  const mails = (await mailsOf(server.context)).filter(({ subject }) => subject.includes(`N° ${reference}`))
  const toBuyer = mails.filter(({ template }) => template === 'consigneeChange')
  expect(toBuyer.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
    [sides.buyer.email, 'Please check the new consignee'],
    [sides.buyer.email, 'New consignee approved'],
  ])
  expect(toBuyer.some(({ text }) => text?.includes('Kabila'))).toBe(false)
  const toManagers = mails.filter(({ template }) => template === 'proposalNews')
  expect(toManagers[0]?.text).toContain('Joseph Kabila & Fils')
})

test('[TRU-04 M11] forbids the server to put a change of the consignee into effect early', async () => {
  const { id } = await steps.issued()
  const proposalId = await proposed(id)
  const set = (what: ReturnType<typeof sql>) =>
    server.context.db
      .write('staging', (tx) =>
        tx.rows(sql`update settings.proposal set ${what} where tenant_id = 'staging' and id = ${proposalId}::uuid`),
      )
      .then(
        () => null,
        ({ code }: { code?: string }) => code,
      )
  expect(await set(sql`state = 'IN_FORCE'`)).toBe('42501')
  await decide(proposalId, 'approve')
  expect(await set(sql`state = 'IN_FORCE', effective_at = now() - interval '1 day'`)).toBe('42501')
  expect(await set(sql`after = '{"name": "Mallory"}'`)).toBe('42501')
})
