import type { DocumentCheck } from '@minato/contract/document-checks'
import { expect, test } from 'vitest'
import { MANAGER } from '../../testing/app.ts'
import { fourEyes, OTHER } from '../../testing/four-eyes.ts'
import { mailsOf } from '../../testing/mails.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { recordConsigneeStep } from '../inquiries/service.ts'
import { proposalNewsTask } from './notify-proposal.ts'

const { server, sides, steps } = withBothSides()

/** Runs the job of a step twice, as after a kill. */
const news = async (id: string, step: string, wasScheduled = false): Promise<void> => {
  const { signal } = new AbortController()
  const run = () =>
    proposalNewsTask(server.context, recordConsigneeStep).run({
      tenant: 'staging',
      data: { id, step, wasScheduled },
      signal,
    })
  await run()
  await run()
}
const sent = async (template: string) => (await mailsOf(server.context)).filter((mail) => mail.template === template)

test('[TRU-04] announces a change to managers, buyers with open invoices and checkers', async () => {
  const eyes = fourEyes(server)
  await eyes.owner(`update users.role set granted_at = now() - interval '60 days'`)
  await eyes.addSession(sides.manager.id)
  const kenji = await eyes.addManager(60, { firstname: 'Kenji', lastname: 'Mori', locale: 'fr' })
  const { papers } = await steps.issued()
  const check = async (): Promise<boolean | null> =>
    (await server.get<DocumentCheck>(`/api/main/public/paper/${papers[0]?.code}`)).json.isAccountChanging
  expect(await check()).toBe(false)

  const { json } = await eyes.proposeEdit(sides.manager.id)
  await news(json.id, 'PROPOSED')
  const proposed = await sent('proposalNews')
  expect(proposed.map(({ locale }) => locale).toSorted()).toEqual(['en', 'fr'])
  expect(proposed.find(({ locale }) => locale === 'fr')?.text).toContain('Haruka Sato propose')
  expect(proposed[0]?.text).toContain(`000 0002290 → ${OTHER.accountNumber}`)
  expect(await sent('accountChangeAnnounced')).toEqual([])
  expect(await check()).toBe(true)

  await eyes.decide(kenji, json.id, 'approve')
  await news(json.id, 'APPROVED')
  const [announced, ...more] = await sent('accountChangeAnnounced')
  expect([announced?.to, more]).toEqual([sides.buyer.email, []])
  expect(announced?.text).toContain('ends in 2290')
  // The email holds nothing that a forged invoice could copy.
  expect(announced?.text).not.toContain('0666')

  await eyes.decide(kenji, json.id, 'cancel')
  await news(json.id, 'CANCELLED', true)
  expect((await sent('accountChangeAnnounced')).at(-1)?.subject).toContain('does not change')
  await news(json.id, 'IN_FORCE', true)
  expect(await sent('proposalNews')).toHaveLength(6)
  expect(await check()).toBe(false)
  server.as(undefined)
})

test('[TRU-04] tells managers and buyers which change the removal of a manager undid', async () => {
  const eyes = fourEyes(server)
  await eyes.owner(`update users.role set granted_at = now() - interval '60 days'; truncate settings.proposal`)
  await eyes.addSession(sides.manager.id)
  const kenji = await eyes.addManager(60, { locale: 'fr' })
  const aiko = await eyes.addManager(60)
  await steps.issued()
  /** Removes a manager and runs the one job that this queued, twice as after a kill. */
  const remove = async (id: string): Promise<void> => {
    await eyes.owner('truncate graphile_worker._private_jobs cascade')
    eyes.asManager(sides.manager.id)
    expect((await server.send('DELETE', `/api/uum/manager/${id}`)).status).toBe(200)
    const queued = (await eyes.owner(`select payload -> 'data' as data from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'proposal-news'`)) as {
      data: object
    }[]
    expect(queued).toHaveLength(1)
    const { signal } = new AbortController()
    for (const { data } of [...queued, ...queued])
      await proposalNewsTask(server.context, recordConsigneeStep).run({ tenant: 'staging', data, signal })
  }
  const { json } = await eyes.proposeEdit(aiko)
  await eyes.decide(kenji, json.id, 'approve')
  const before = (await sent('accountChangeAnnounced')).length
  await remove(kenji)
  const again = (await sent('proposalNews')).filter(({ subject }) => subject.startsWith('Approval needed again'))
  expect(again.map(({ to }) => to)).toContain(sides.manager.email)
  const toBuyers = (await sent('accountChangeAnnounced')).slice(before)
  expect(toBuyers.map(({ subject }) => subject).every((text) => text.includes('does not change'))).toBe(true)
  expect(toBuyers.map(({ to }) => to)).toContain(sides.buyer.email)

  await remove(aiko)
  const ended = (await sent('proposalNews')).findLast(({ to }) => to === sides.manager.email)
  expect([ended?.to, ended?.subject]).toEqual([sides.manager.email, 'Cancelled: new bank details'])
  expect(ended?.text).toContain('no longer a manager')
  // The change is no longer announced.
  expect(await sent('accountChangeAnnounced')).toHaveLength(before + toBuyers.length)
  server.as(undefined)
})

test('[TRU-04] keeps the account on an issued invoice and uses the new one next', async () => {
  const eyes = fourEyes(server)
  await eyes.addSession(sides.manager.id)
  const kenji = await eyes.addManager(60)
  const { json } = await eyes.proposeEdit(sides.manager.id)
  await eyes.decide(kenji, json.id, 'approve')
  server.as(undefined)
  const before = await steps.issued()
  await eyes.passHours(24)
  const after = await steps.issued()
  const bankOn = async (id: string) => (await steps.read(id)).invoice?.bank?.accountNumber
  expect([await bankOn(before.id), await bankOn(after.id)]).toEqual(['000 0002290', OTHER.accountNumber])
  server.as(MANAGER)
})
