import { createCatalogue, placeOf } from './generator/catalogue.ts'
import { createChassisPlate } from './generator/chassis.ts'
import type { DemoCar } from './demo-car.ts'
import { fillFields, leaveGaps } from './generator/fields.ts'
import { randomMileage, usualMileage } from './generator/mileage.ts'
import { monthOfDate } from './generator/months.ts'
import { randomPictures } from './generator/pictures.ts'
import { priceBefore, priceOf } from './generator/prices.ts'
import { statusAt } from './generator/statuses.ts'
import { MAKERS } from './makers.ts'
import { createDice, hashText } from './random.ts'

/**
 * Two evenly spread, independent sequences of shares (the R2 sequence of M. Roberts): a few hundred
 * cars have the same mix of brands, new arrivals and best deals as a million.
 */
const MODEL_SPREAD = 0.7548776662466927
const STATUS_SPREAD = 0.5698402909980532
/** Share of the price lost in a year. */
const USUAL_FADE = 0.135

/**
 * The demonstration stock of a dealer, one car at a time; equal arguments give equal cars. Times
 * and ages are relative to `today`. Chassis numbers are unique.
 */
export function* generateCars({
  count,
  seed,
  today,
  tenant,
}: {
  count: number
  seed: number
  today: Date
  tenant: string
}): Generator<DemoCar> {
  const salt = hashText(`${tenant} ${seed}`)
  const dice = createDice()
  const catalogue = createCatalogue(MAKERS, today)
  const plate = createChassisPlate(catalogue, salt)
  const now = today.getTime()
  const thisMonth = monthOfDate(today)
  const offset = salt / 2 ** 32

  for (let i = 0; i < count; i++) {
    dice.seed(salt, i)
    const row = catalogue.rowAt((offset + i * MODEL_SPREAD) % 1)
    const statusTimes = statusAt((offset + i * STATUS_SPREAD) % 1, now, dice)
    const { maker, model, generation, code, grades } = row
    const [trim, , cc, build, , options = {}] = code
    const use = model.use ?? 'private'
    const isCollected = generation.collector === true

    const manufacture = row.from + placeOf(row.months, dice.next())
    const years = (thisMonth - manufacture) / 12
    const [grade, gradeFactor] = dice.pick(grades)
    const level = generation.price * (options.price ?? 1) * gradeFactor
    const usual = usualMileage(use, years, cc, isCollected)
    const mileage = randomMileage(dice, use, usual)
    const condition = 1 + dice.bell() * 0.08
    const price = priceOf({
      level,
      isCollected,
      fade: model.fade ?? USUAL_FADE,
      years,
      mileage,
      usualMileage: usual,
      condition,
    })
    const isLeft = dice.chance(options.left ?? 0)
    const isDraft = statusTimes.status === 'DRAFT'

    const fields = fillFields(dice, {
      row,
      grade,
      manufacture,
      isLeft,
      chassis: plate.next(row, manufacture, isLeft),
      registration: manufacture + Math.floor(dice.next() ** 2 * 6),
      worn: {
        year: Math.floor(manufacture / 12),
        years,
        mileage,
        use,
        level,
        grade: gradeFactor,
        isElectric: build[0] === 'E',
        condition,
      },
      isInspected: !dice.chance(isDraft ? 0.5 : 0.02),
    })
    leaveGaps(dice, fields)
    const isUnpriced = isDraft && dice.chance(0.25)

    yield {
      brand: maker.name,
      model: model.name,
      modelYear: null,
      trim,
      trimYear: row.trimYear,
      status: statusTimes.status,
      publicationDate: statusTimes.publicationDate,
      fields,
      price: isUnpriced ? null : price,
      previousPrice: statusTimes.loweredAt === null ? null : priceBefore(price, 0.045 + dice.next() * 0.145),
      isBestDeal: statusTimes.loweredAt !== null,
      bestDealSince: statusTimes.loweredAt,
      statusHistories: statusTimes.statusHistories,
      pictures: randomPictures(dice),
    }
  }
}
