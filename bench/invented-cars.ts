import { BODY_TYPES, COLORS, EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleFields } from '@minato/contract/vehicles-shapes'
import type { NewCar } from '../apps/server/src/modules/vehicles/bulk/store.ts'
import { createDice } from '../db/demo/random.ts'

/** Stand-in for the demonstration generator: the same shape and about the same spread of values. */

const BRANDS = [
  'Toyota', 'Nissan', 'Honda', 'Mazda', 'Suzuki', 'Subaru', 'Mitsubishi', 'Daihatsu', 'Lexus', 'Isuzu', 'Mercedes-Benz', 'BMW', 'Audi',
  'Volkswagen', 'Hino', 'Volvo', 'Peugeot', 'Jeep', 'Land Rover', 'Porsche',
]
const NAMES = [
  'Corolla', 'Fielder', 'Vitz', 'Aqua', 'Prius', 'Harrier', 'Noah', 'Voxy', 'Hilux', 'Note', 'March', 'Serena', 'Juke', 'Tiida', 'Fit', 'Vezel',
  'Demio', 'Axela', 'Swift', 'Jimny', 'Impreza', 'Forester', 'Outlander', 'Pajero', 'Mira', 'Tanto', 'Canter', 'Forward', 'Caravan', 'Hiace',
]
const GRADES = ['G', 'X', 'S', '1.5 G', 'Hybrid F', 'X L Package', 'Custom', 'RS', 'Limited', 'Premium', 'Z', '20S', 'Touring']
const ENGINES = [['1KR-FE', 996], ['1NZ-FE', 1496], ['2ZR-FXE', 1797], ['HR15DE', 1498], ['MR20DD', 1997], ['R06A', 658], ['2GR-FE', 3456], ['1GD-FTV', 2754]] as const
const STATUSES: readonly [VehicleStatus, number][] = [['PUBLISHED', 0.8], ['RESERVED', 0.04], ['SOLD', 0.1], ['DRAFT', 0.03], ['ARCHIVED', 0.03]]
const DAY = 86_400_000

export function* inventCars({ count, seed, today, tenant }: { count: number; seed: number; today: Date; tenant: string }): Generator<NewCar> {
  const dice = createDice()
  const common = (length: number): number => Math.floor(length * dice.next() ** 2)
  const of = <T>(items: readonly T[]): T => items[common(items.length)] as T
  const maybe = <T>(share: number, value: T): T | null => (dice.chance(share) ? value : null)
  const filled = <K extends string>(keys: readonly K[], values: readonly string[]) => Object.fromEntries(keys.map((key) => [key, maybe(0.7, dice.pick(values))])) as Record<K, never>
  for (let i = 0; i < count; i++) {
    dice.seed(seed, i)
    const brand = of(BRANDS)
    const name = common(NAMES.length)
    const model = `${NAMES[name]}${dice.chance(0.2) ? ` ${dice.pick(['Wagon', 'Hybrid', 'Cross', 'Plus'])}` : ''}`
    const [engineCode, engineSize] = of(ENGINES)
    const code = `${String.fromCharCode(65 + (name % 26))}${String.fromCharCode(65 + BRANDS.indexOf(brand))}E${100 + dice.whole(0, 40)}`
    const age = Math.floor(25 * dice.next() ** 1.3)
    const year = today.getUTCFullYear() - age
    const mileage = Math.max(10, Math.round((age * 9000 + 3000) * (0.5 + dice.next())))
    const price = Math.max(300, Math.round((30_000 * 0.87 ** age * (0.4 + 1.4 * dice.next())) / 10) * 10)
    const isBestDeal = dice.chance(0.1)
    let left = dice.next()
    const [status] = STATUSES.find(([, share]) => (left -= share) < 0) ?? ['PUBLISHED' as const]
    const published = new Date(today.getTime() - Math.floor(900 * DAY * dice.next() ** 2)).toISOString()
    const fields: VehicleFields = {
      grade: maybe(0.9, dice.pick(GRADES)),
      firstRegistration: { year, month: maybe(0.8, dice.whole(1, 12)) },
      manufacture: maybe(0.5, { year, month: null }),
      location: { country: 'JP', city: dice.pick(['Yokohama', 'Nagoya', 'Kobe', 'Osaka']), street: null, district: null },
      equipKit: filled(EQUIPMENT_KIT, ['EQUIPPED', 'NOT_EQUIPPED']),
      inspectorFeedback: filled(INSPECTED_PARTS, ['GOOD', 'MEDIUM', 'BAD']),
      equipmentFeedback: filled(EQUIPMENT, ['GOOD', 'MEDIUM', 'BAD']),
      specification: {
        chassis: `${code}-${String(i).padStart(7, '0')}`, mileage, engineCode, seatBeltYear: null, fuelType: of(['ESSENCE', 'HYBRID', 'DIESEL', 'ELECTRIC'] as const),
        engineSize, transmissionType: dice.chance(0.9) ? 'AUTOMATIC' : 'MANUAL', driveType: dice.chance(0.8) ? '2WD' : '4WD', doors: of([5, 4, 2, 3]),
        numberSeat: of([5, 4, 7, 8, 2, 10]), color: of(COLORS), steering: dice.chance(0.95) ? 'RIGHT' : 'LEFT',
      },
      utils: {
        type: of(BODY_TYPES), dimension: { length: dice.whole(3390, 5200), width: 1695, height: dice.whole(1400, 2000) }, cubicMeter: dice.whole(800, 1800) / 100,
        frontTireSize: maybe(0.5, '185/60R15'), rearTireSize: maybe(0.5, '185/60R15'),
      },
    }
    yield {
      brand, model, trim: code, modelYear: null, trimYear: null, fields, status, publicationDate: status === 'DRAFT' ? null : published,
      price, previousPrice: isBestDeal ? Math.round(price * 1.2) : null, bestDealSince: isBestDeal ? published : null,
      sourceKey: `${tenant} ${i}`, sourceHash: null,
    }
  }
}
