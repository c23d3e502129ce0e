import { vehicleAddress } from '@minato/contract/addresses'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import type { Bench } from './bench.ts'
import { TENANT } from './data.ts'

/** Addresses of the public screens, in English. */
export interface Screens {
  home: string
  search: string
  car: string
  /** All other screens of a visitor. */
  others: [what: string, path: string][]
}

/** One criterion: search engines index such a page too (robots.txt). */
const SEARCH = '/search-result?category=SUV'

export async function screensOf({ stock, db }: Bench): Promise<Screens> {
  const [car] = stock.cars
  const [sold] = await db.read<{ carNo: number; brand: string; model: string }>(
    TENANT,
    sql`
      select c.car_no as "carNo", n.brand, n.model
      from vehicles.car c join catalog.car_name n on n.tenant_id = ${TENANT} and n.trim_id = c.trim_id
      where c.tenant_id = ${TENANT} and c.status = 'SOLD' order by c.car_no limit 1`,
  )
  if (!car || !sold) throw new Error('the stock has no car to look at')
  return {
    home: '/',
    search: SEARCH,
    car: vehicleAddress(car.brand, car.model, String(car.carNo)),
    others: [
      ['all cars', '/search-result'],
      ['nothing found', '/search-result?fuelType=HYDROGEN&priceEnd=1000'],
      ['a sold car', vehicleAddress(sold.brand, sold.model, String(sold.carNo))],
      ['how to buy', '/how-to-buy'],
      ['shipping', '/shipping'],
      ['payment', '/payment-method'],
      ['company', '/company-profile'],
      ['reviews', '/reviews'],
      ['not allowed', '/403'],
      ['not found', '/no-such-page'],
    ],
  }
}
