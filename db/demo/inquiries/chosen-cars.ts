import { arrivalWindow, transitDaysFor, verdictOf } from '@minato/domain/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import type { Context } from '../../../apps/server/src/context.ts'
import { rulesOfCountry } from '../../../apps/server/src/modules/import-rules/service.ts'
import { verdictCarOf } from '../../../apps/server/src/modules/vehicles/service.ts'
import { carCardsOfInquiries } from '../../../apps/server/src/modules/vehicles/service.ts'
import type { Transaction } from '../../../apps/server/src/platform/database/database.ts'
import { sql } from '../../../apps/server/src/platform/database/sql.ts'
import { BUYERS } from './stories.ts'
import type { Story } from './stories.ts'

/**
 * Published cars for the stories, by their number there: each has all values that a quote needs,
 * and no destination in `countries` refuses it.
 */
export async function chosenCars(
  context: Context,
  tx: Transaction,
  countries: ReadonlyMap<number, ReadonlySet<string>>,
  skipped: number,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`select id from vehicles.car
    where tenant_id = ${tx.tenant} and status = 'PUBLISHED' and price is not null and cubic_meter is not null
    order by car_no offset ${skipped} limit 300`)
  const read = <Row>(_: string, statement: Parameters<Transaction['rows']>[0]) => tx.rows<Row>(statement)
  const inTransaction = { db: { ...context.db, read } }
  const candidates = rows.map(({ id }) => id).filter((_, index) => index % 3 === 0)
  const cards = await carCardsOfInquiries(inTransaction, tx.tenant, candidates)
  const today = dayInJapan(context.now().toISOString())
  const isRefused = async (id: string, country: string): Promise<boolean> => {
    const car = verdictCarOf(cards.get(id))
    const rules = await rulesOfCountry(inTransaction, tx.tenant, country)
    const arrival = arrivalWindow(today, transitDaysFor(rules, car, today))
    return verdictOf(rules, car, arrival, today).state === 'REFUSED'
  }
  const chosen: string[] = []
  for (const [number, destinations] of [...countries].toSorted(([a], [b]) => a - b))
    for (const id of candidates) {
      if (chosen.includes(id)) continue
      const refused = await Promise.all([...destinations].map((country) => isRefused(id, country)))
      if (refused.includes(true)) continue
      chosen[number] = id
      break
    }
  return chosen
}

/** Destination countries of the car of each number, except for the numbers `except`. */
export function destinationsOf(stories: readonly Story[], except: readonly number[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>()
  for (const { car, who } of stories.filter((story) => !except.includes(story.car)))
    found.set(car, (found.get(car) ?? new Set()).add(BUYERS[who]?.country ?? 'KE'))
  return found
}
