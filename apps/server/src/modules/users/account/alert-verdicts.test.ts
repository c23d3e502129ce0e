import { ImportRuleFields } from '@minato/contract/import-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { addPerson } from '../../../testing/people.ts'
import { createRule } from '../../import-rules/service.ts'
import { alertsTask } from './alerts.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
const run = () => alertsTask(server.context).run({ tenant: 'staging', data: {}, signal: new AbortController().signal })
const write = (statement: ReturnType<typeof sql>) => server.context.db.write('staging', (tx) => tx.rows(statement))
const addSearch = (personId: string, criteria: string) =>
  write(
    sql`insert into users.saved_search (tenant_id, person_id, name, criteria, has_alert, told_until)
      values ('staging', ${personId}, 'My search', ${criteria}, true, now() - interval '2 days')`,
  )
const alertsTo = (email: string) => mailsOf(server.context, 'staging', email)

test('[TRU-05 SES-11] names the verdict of each car and emails only those searched', async () => {
  const today = new Date()
  const { context } = server
  await write(
    sql`insert into ports.port (tenant_id, name, country, city) values ('staging', 'Dar es Salaam', 'TZ', 'Dar')`,
  )
  const rule = {
    country: 'TZ',
    isAllowed: true,
    maxAge: 8,
    transitDays: { from: 20, to: 40 },
    source: 'Customs',
    confidence: 'HIGH',
  }
  await context.db.write('staging', (tx) => createRule(tx, ImportRuleFields.parse(rule)))
  const car = (year: number) => buildCar({ publicationDate: ago(1), fields: { firstRegistration: { year, month: 1 } } })
  await addCars(context, [car(today.getUTCFullYear() - 3), car(today.getUTCFullYear() - 12)])
  const english = await addPerson(context)
  const french = await addPerson(context, { locale: 'fr' })
  await addSearch(english.id, `port=dar-es-salaam`)
  await addSearch(french.id, `port=dar-es-salaam&importVerdict=ALLOWED`)
  await run()
  const [mail] = await alertsTo(english.email)
  expect(mail?.text).toMatch(/Import not allowed: Tanzania[^]*Import allowed: Tanzania/)
  expect(mail?.text).toContain('Your customs office has the final say.')
  const [inFrench] = await alertsTo(french.email)
  expect(inFrench?.subject).toBe('1 nouvelle voiture pour «\u00a0My search\u00a0»')
  expect(inFrench?.text).toContain('Importation autorisée\u00a0: Tanzanie')
  expect(linkIn(inFrench!, '/search-result')).toContain('?port=dar-es-salaam&importVerdict=ALLOWED')
})
