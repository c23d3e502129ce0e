import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import type { Context } from '../../../context.ts'
import type { CsvValue } from '../../../platform/http/csv.ts'
import { loadRelated, inquiryCard } from '../event-log/inquiry-view.ts'
import { cardsOf, inquiryIds } from './lists-store.ts'
import type { CardRow, InquiryOrder, Viewer, InquiryFilter } from './lists-store.ts'

/** Number of inquiries in memory at once. */
const BATCH = 100

const nameOf = (one: { firstname: string; lastname: string } | null): string =>
  one ? `${one.firstname} ${one.lastname}`.trim() : ''

const COLUMNS: Readonly<Record<string, (card: InquiryCard) => CsvValue>> = {
  reference: (card) => card.reference,
  status: (card) => card.status,
  outcome: (card) => card.outcome,
  isProcessed: (card) => card.isProcessed,
  isArchived: (card) => card.isArchived,
  source: (card) => card.source,
  buyer: (card) => nameOf(card.owner),
  countryOfBuyer: (card) => card.owner.country,
  manager: (card) => nameOf(card.manager),
  carReference: ({ car }) => car.reference,
  car: ({ car }) => [car.trim?.model.brand.name, car.trim?.model.name, car.grade].filter(Boolean).join(' '),
  port: (card) => card.port.name,
  finalDestination: (card) => card.finalDestination,
  freightType: (card) => card.freightType,
  total: (card) => card.total,
  createdAt: (card) => card.createdAt,
  lastAt: (card) => card.lastAt,
  waitingSince: (card) => card.waitingSince,
  unread: (card) => card.unread,
}
export const HEADER = Object.keys(COLUMNS)

/** A whole list of inquiries as lines of a file (VEH-11). */
export async function* exportLines(
  context: Context,
  tenant: string,
  viewer: Viewer,
  filter: InquiryFilter,
  order: InquiryOrder,
): AsyncGenerator<CsvValue[][]> {
  const { db } = context
  const ids = (await db.read<{ id: string }>(tenant, inquiryIds(tenant, filter, order))).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await db.read<CardRow>(tenant, cardsOf(tenant, viewer, ids.slice(at, at + BATCH)))
    const states = rows.map(({ state }) => state)
    const around = await loadRelated(context, tenant, (statement) => db.read(tenant, statement), states)
    yield rows.map((row) => Object.values(COLUMNS).map((valueOf) => valueOf(inquiryCard(row, around))))
  }
}
