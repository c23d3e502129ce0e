import { z } from 'zod'
import { call } from './call.ts'
import { VEHICLE_STATUSES } from './enumerations.ts'
import { INQUIRY_STATUSES } from './inquiry-enumerations.ts'
import { Id, Instant } from './primitives.ts'

/** The dealer's figures (DOC-04). Money is whole USD at the prices that visitors see. */
const Count = z.int().min(0)

/** Days in stock, each with its first and its last day; the last has no end. */
export const AGES = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, 180],
  [181, null],
] as const
/** Every figure that is a chart, a table and a CSV. */
export const CHARTS = ['status', 'age', 'months', 'makers', 'unasked', 'steps', 'waiting'] as const

export const Dashboard = z
  .object({
    asOf: Instant,
    /** How many inquiries have each urgent task: the totals of their lists. */
    tasks: z.object({
      REPLY: Count,
      CHECK_PROOF: Count,
      RESERVATION_ENDING: Count,
      PAYMENT_OVERDUE: Count,
      BOOK_VOYAGE: Count,
    }),
    /** The stock without archived cars, and the sum of its prices. */
    status: z.array(z.object({ status: z.enum(VEHICLE_STATUSES), cars: Count, value: z.int() })),
    /** Unsold cars by age: drafts, and cars that visitors may see. */
    age: z.array(z.object({ from: z.int(), to: z.int().nullable(), drafts: Count, offered: Count, value: z.int() })),
    /** The last twelve months in Japan, the present one last. */
    months: z.array(
      z.object({
        /** '2026-06'. */
        month: z.string(),
        published: Count,
        sold: Count,
        sales: z.int(),
        /** Number of sold cars with a known cost, and their margin. */
        known: Count,
        margin: z.int(),
      }),
    ),
    makers: z.array(z.object({ brand: z.string(), slug: z.string(), cars: Count, value: z.int() })),
    /** Published cars with the most views and no inquiry. */
    unasked: z.array(
      z.object({ id: Id, reference: z.string(), name: z.string(), path: z.string(), views: Count, days: Count }),
    ),
    /** Open inquiries by step and their days in it; those that left it within a year, and after how many days. */
    steps: z.array(
      z.object({
        status: z.enum(INQUIRY_STATUSES),
        open: Count,
        days: z.number().nullable(),
        passed: Count,
        took: z.number().nullable(),
      }),
    ),
    /** Inquiries that have waited longest for the dealer, in whole days; `what` is the next step. */
    waiting: z.array(
      z.object({ id: Id, reference: z.string(), buyer: z.string(), since: Instant, days: Count, what: z.string() }),
    ),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof Dashboard>

const manager = { service: 'main', access: 'manager', rate: 'everything' } as const
export const getDashboard = call({
  ...manager,
  method: 'GET',
  path: '/dashboard',
  summary:
    'Returns stock by status, age and maker; publications, sales and margins by month; viewed cars without inquiries; inquiries by step and waiting time',
  reply: Dashboard,
  errors: [],
})
export const exportDashboard = call({
  ...manager,
  method: 'GET',
  path: '/dashboard/{chart}/export',
  summary: 'Exports the numbers of one chart as CSV',
  params: z.strictObject({ chart: z.enum(CHARTS) }),
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
