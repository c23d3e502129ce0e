import { vehicleAddress } from '@minato/contract/addresses'
import { AGES } from '@minato/contract/dashboard'
import type { Dashboard } from '@minato/contract/dashboard'
import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import { marginOf } from '@minato/domain/vehicles'
import type { Context } from '../../context.ts'
import { inquiryFigures } from '../inquiries/reporting/service.ts'
import * as store from './store.ts'
import type { AgeRow, MakerRow, SoldRow, StatusRow, UnaskedRow } from './store.ts'

const UNASKED_LIMIT = 10

type InquiryFigures = Pick<Dashboard, 'tasks' | 'steps' | 'waiting'>

/** All figures; those of the stock are cached until the dealer's data changes, for some minutes at most. */
export async function dashboardOf(context: Context, tenant: string): Promise<Dashboard> {
  const [stock, inquiries] = await Promise.all([
    context.cache.keep(tenant, 'dashboard', () => computeDashboard(context, tenant)),
    inquiryFigures(context, tenant),
  ])
  return { ...stock, ...inquiries }
}

async function computeDashboard({ db, now }: Context, tenant: string): Promise<Omit<Dashboard, keyof InquiryFigures>> {
  const ends = AGES.flatMap(([, to]) => (to === null ? [] : [to]))
  const [status, age, months, published, sold, makers, unasked] = await db.readAll<
    [
      StatusRow[],
      AgeRow[],
      { month: string }[],
      { month: string; published: number }[],
      SoldRow[],
      MakerRow[],
      UnaskedRow[],
    ]
  >(tenant, [
    store.stockByStatus(tenant),
    store.stockByAge(tenant, ends),
    store.lastMonths(),
    store.publishedByMonth(tenant),
    store.soldCars(tenant),
    store.stockByMaker(tenant),
    store.viewedWithoutInquiry(tenant, UNASKED_LIMIT),
  ])
  const publishedIn = new Map(published.map((one) => [one.month, one.published]))
  const soldIn = Map.groupBy(sold, (one) => one.month)
  return {
    asOf: now().toISOString(),
    status: VEHICLE_STATUSES.filter((one) => one !== 'ARCHIVED').map(
      (one) => status.find((row) => row.status === one) ?? { status: one, cars: 0, value: 0 },
    ),
    age: AGES.map(([from, to], place) => {
      const { drafts, offered, value } = age.find((row) => row.place === place) ?? { drafts: 0, offered: 0, value: 0 }
      return { from, to, drafts, offered, value }
    }),
    months: months.map(({ month }) => ({
      month,
      published: publishedIn.get(month) ?? 0,
      ...salesOf(soldIn.get(month) ?? []),
    })),
    makers,
    unasked: unasked.map(({ id, carNo, brand, model, grade, views, days }) => ({
      id,
      reference: String(carNo),
      name: [brand, model, grade].filter(Boolean).join(' '),
      path: vehicleAddress(brand, model, String(carNo)),
      views,
      days,
    })),
  }
}

function salesOf(cars: readonly SoldRow[]): Pick<Dashboard['months'][number], 'sold' | 'sales' | 'known' | 'margin'> {
  const margins = cars.flatMap((car) => marginOf(car, car.price).margin ?? [])
  return {
    sold: cars.length,
    sales: cars.reduce((sum, { price }) => sum + (price ?? 0), 0),
    known: margins.length,
    margin: margins.reduce((sum, margin) => sum + margin, 0),
  }
}
