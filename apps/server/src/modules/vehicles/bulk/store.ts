import { randomUUID } from 'node:crypto'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import { trimFinder } from '../../catalog/service.ts'
import type { CatalogueEntries, TrimIds } from '../../catalog/service.ts'
import { pricer } from '../../pricing/service.ts'
import { COLUMNS, SHEET_COLUMNS, sheetRows } from './new-car.ts'
import type { NewCar } from './new-car.ts'
import { updateCars } from './update-store.ts'
import type { ChangedCar } from './update-store.ts'

export type { NewCar } from './new-car.ts'

const ON_INSERT = ['tenant_id', 'id', 'car_no', 'status', 'publication_date', 'price', 'previous_price']

export interface CarWriter {
  /** Makes what the catalogue lacks for new cars, as `insert` would. */
  makeTrims(cars: readonly NewCar[]): Promise<void>
  /** Writes new cars; answers their ids in the same order. */
  insert(cars: readonly NewCar[]): Promise<string[]>
  /**
   * Gives drafts and published cars what the file says; what it does not say stays, and so do status, pictures and
   * number. Cars in any other status are passed over. Each car may be named once.
   */
  update(changed: readonly ChangedCar[]): Promise<void>
}

/**
 * Writes many cars in one transaction, by COPY: made for files and the demonstration stock. `onCreated` is told of catalogue
 * entries that the cars need and that did not exist.
 */
export async function carWriter(
  tx: Transaction,
  onCreated?: (entries: CatalogueEntries) => Promise<void>,
): Promise<CarWriter> {
  const [findTrims, priceOf] = [trimFinder(tx, onCreated), await pricer(tx)]
  const shown = (car: NewCar, base: number | null): number | null =>
    base === null ? null : priceOf(base, car.fields.utils.type)

  return {
    makeTrims: async (cars) => void (await findTrims(cars)),
    async insert(cars) {
      const ids = await findTrims(cars)
      const first = await takeNumbers(tx, cars.length)
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
          shown(car, car.price),
          shown(car, car.previousPrice),
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

async function takeNumbers(tx: Transaction, count: number): Promise<number> {
  const [row] = await tx.rows<{ last_car_no: number }>(sql`
    insert into vehicles.counter (tenant_id, last_car_no) values (${tx.tenant}, 10000 + ${count}::integer)
    on conflict (tenant_id) do update set last_car_no = vehicles.counter.last_car_no + ${count}::integer returning last_car_no`)
  return (row?.last_car_no ?? 0) - count + 1
}
