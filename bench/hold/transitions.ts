import { sql } from '../../apps/server/src/platform/sql.ts'
import { carsOf, newActor, newSession, poolOf } from './cast.ts'
import { eventsOf, openDeal } from './deals.ts'
import { ask, at } from './http.ts'
import { openDatabase, startProduct, stockFolder } from './product.ts'
import { none, told } from './run.ts'
import type { Driver } from './run.ts'

const CLIENTS = 8

/** G23: one change of a deal, asked for by eight at once, happens once and is told once. */
export const sameTransition: Driver = async (run) => {
  const rounds = run.isFull ? 1000 : 40
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const env = {
    DATABASE_URL: engine.url,
    MINATO_DATA: folder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@hold.example',
  }
  const product = await startProduct({ env })
  const cars = await carsOf(db, 'staging', 200)
  const manager = await newActor(db, 'SALES_MANAGER')
  const mailsNow = async (template: string): Promise<number> =>
    (
      await db.read<{ n: number }>(
        'staging',
        sql`select count(*) as n from platform.mail where tenant_id = 'staging' and template = ${template}`,
      )
    )[0]?.n ?? 0
  let [events, mails, winners, strange] = [0, 0, 0, 0]
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const buyer = await newActor(db, 'CUSTOMER')
    const deal = await openDeal(product.origin, db, buyer, cars[round % cars.length] ?? '')
    // The buyer withdraws in eight tabs, or eight hands of one manager end it.
    const isBuyers = round % 2 === 0
    const who = isBuyers ? buyer : manager
    const headers = await Promise.all(Array.from({ length: CLIENTS }, () => newSession(db, 'staging', who.id)))
    const before = await mailsNow('dealEnded')
    const replies = await Promise.all(
      headers.map((one) =>
        ask(product.origin, {
          method: 'PUT',
          path: `/api/main/inquiry/${deal}/${isBuyers ? 'withdraw' : 'end'}`,
          headers: one,
          body: { reason: 'Another one was nearer', ...(!isBuyers && { outcome: 'LOST' }) },
        }),
      ),
    )
    took.push(...replies.map(({ ms }) => ms))
    const won = replies.filter(({ status }) => status === 200).length
    if (won !== 1) winners++
    strange += replies.filter(({ status }) => status !== 200 && status !== 409).length
    if (strange) run.say(replies.map(({ status, text }) => `${status} ${text.slice(0, 120)}`).join('; '))
    if ((await eventsOf(db, 'staging', deal, 'ENDED')) !== 1) events++
    if ((await mailsNow('dealEnded')) - before > 1) mails++
  }
  await product.end('SIGTERM')
  await db.close()
  await engine.stop()
  return {
    size: `${rounds} rounds of ${CLIENTS}`,
    figures: [
      none('rounds without exactly one event', events),
      none('rounds with more than one mail', mails),
      none('rounds without exactly one winner', winners),
      none('answers but 200 and 409', strange),
      told('p99', at(took, 0.99), 'ms'),
    ],
  }
}
