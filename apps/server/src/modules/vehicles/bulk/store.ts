import { randomUUID } from 'node:crypto'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import { trimFinder } from '../../catalog/service.ts'
import type { CatalogueEntries, TrimIds } from '../../catalog/service.ts'
import { createPricer } from '../../pricing/service.ts'
import { COLUMNS, SHEET_COLUMNS, sheetRows } from './new-car.ts'
import type { NewCar } from './new-car.ts'
import { updateCars } from './update-store.ts'
import type { ChangedCar } from './update-store.ts'

export type { NewCar } from './new-car.ts'

const ON_INSERT = ['tenant_id', 'id', 'car_no', 'status', 'publication_date', 'price', 'previous_price']

export interface CarWriter {
  /** Creates missing catalog entries for new cars, as `insert` would. */
  makeTrims(cars: readonly NewCar[]): Promise<void>
  /** Inserts cars and returns their ids in the same order. */
  insert(cars: readonly NewCar[]): Promise<string[]>
  /**
   * Updates drafts and published cars from a file. Fields missing in the file, status, pictures and number are
   * kept. Cars of any other status are skipped. Each car may occur once.
   */
  update(changed: readonly ChangedCar[]): Promise<void>
}

/**
 * Writes many cars in one transaction by COPY, for files and the demonstration stock. `onCreated` receives the
 * catalog entries that had to be created.
 */
export async function carWriter(
  tx: Transaction,
  onCreated?: (entries: CatalogueEntries) => Promise<void>,
): Promise<CarWriter> {
  const [findTrims, priceOf] = [trimFinder(tx, onCreated), await createPricer(tx)]
  const priceWithMarkup = (car: NewCar, base: number | null): number | null =>
    base === null ? null : priceOf(base, car.fields.utils.type)

  return {
    makeTrims: async (cars) => void (await findTrims(cars)),
    async insert(cars) {
      const ids = await findTrims(cars)
      const first = await reserveCarNumbers(tx, cars.length)
      const carIds = cars.map(() => randomUUID())
      await copyRows(
        tx,
        'vehicles.car',
        [...ON_INSERT, ...Object.keys(COLUMNS)],
        cars.map((car, i) => [
          tx.tenant,
          carIds[i],
          first + i,
          car.status,
          car.publicationDate,
          priceWithMarkup(car, car.price),
          priceWithMarkup(car, car.previousPrice),
          ...Object.values(COLUMNS).map((value) => value(car, ids[i] as TrimIds)),
        ]),
      )
      const sheets = sheetRows(
        tx.tenant,
        cars.map((car, i) => ({ id: carIds[i] as string, car })),
      )
      if (sheets.length) await copyRows(tx, 'vehicles.sheet', ['tenant_id', 'car_id', ...SHEET_COLUMNS], sheets)
      return carIds
    },
    update: (changed) => updateCars(tx, findTrims, changed),
  }
}

async function reserveCarNumbers(tx: Transaction, count: number): Promise<number> {
  const [row] = await tx.rows<{ last_car_no: number }>(sql`
    insert into vehicles.counter (tenant_id, last_car_no) values (${tx.tenant}, 10000 + ${count}::integer)
    on conflict (tenant_id) do update set last_car_no = vehicles.counter.last_car_no + ${count}::integer returning last_car_no`)
  return (row?.last_car_no ?? 0) - count + 1
}
