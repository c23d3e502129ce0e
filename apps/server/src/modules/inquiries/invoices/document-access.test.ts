import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { bothSides, MAIN, questionOf } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'

const { server, sides, steps } = withBothSides()

test('[INQ-06 INQ-11] lets managers issue documents and both sides read them', async () => {
  const { id, papers } = await steps.issued()
  const other = await signedInPerson(server)
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  for (const path of ['invoice/generate', 'invoice', 'final-invoice', 'receipt'] as const) {
    const body = path === 'receipt' ? { amount: usd(1), receivedOn: '2026-06-01' } : path === 'invoice' ? {} : undefined
    expect((await steps.send('POST', `${id}/${path}`, body, { by: sides.buyer.browser })).status).toBe(403)
    const there = await foreign.browser.send('POST', `${MAIN}/inquiry/${id}/${path}`, body, { 'tenant-id': 'second' })
    expect(there.status).toBe(404)
  }
  const content = `/api/archiving/document/${papers[0]?.document.id}/content`
  expect((await other.browser.get(content)).status).toBe(404)
  expect((await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/invoice/preview`)).status).toBe(403)
})

test('[E07] names and counts another dealer’s documents separately', async () => {
  const there = await bothSides(server, 'second')
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'second', false);
     update settings.company set facts = facts || '{"name":"Hakata Auto","legalName":"Hakata Auto Export K.K."}' where tenant_id = 'second'`,
  )
  const [carId = ''] = await addCars(server.context, [buildCar()], 'second')
  const asked = await questionOf(server, carId, there.portId, {}, 'second')
  const { id } = (await there.buyer.browser.send('POST', `${MAIN}/inquiry`, asked)).json as Inquiry
  const head = { 'tenant-id': 'second' }
  await there.manager.browser.send('POST', `${MAIN}/inquiry/${id}/invoice/generate`, undefined, head)
  const { json } = await there.manager.browser.send('POST', `${MAIN}/inquiry/${id}/invoice`, {}, head)
  expect((json as Inquiry).papers[0]?.number).toMatch(/^HKT-\d{4}-0001$/)
  const rows = await server.context.db.read<{ facts: { seller: { legalName: string } } }>(
    'second',
    sql`select facts from inquiries.paper where tenant_id = 'second'`,
  )
  expect(rows.map(({ facts }) => facts.seller.legalName)).toEqual(['Hakata Auto Export K.K.'])
})
