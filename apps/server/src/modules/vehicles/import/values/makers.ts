import table from './makers.json' with { type: 'json' }
import { wordKey } from './text.ts'

/** Things that are sold in the same lists and are no cars; whole words in a model or a body. */
const OTHER_THINGS =
  /\b(farm tractor|agricultural tractor|tractors?|excavators?|backhoe|forklifts?|fork lift|bulldozers?|wheel loader|loaders?|combine harvester|harvesters?|rice planter|cultivator|tiller|motor ?(cycles?|bikes?)|scooters?|moped|quad ?bike|atv|jet ?ski|boats?|yacht|outboard|generators?|compressor|(semi )?trailers?|caravan trailer|bicycles?|go ?kart|golf ?cart|road roller|motor grader|crawler crane)\b|耕運機|トラクター|ショベル|フォークリフト|ユンボ|バイク|オートバイ|田植機|コンバイン|発電機|トレーラー/i
/** A truck that only sounds like one of them. */
const ROAD_THINGS = /\btractor (head|unit)\b|トラクター?ヘッド/i

/** Other writings of a maker, with common slips of the pen, in Latin, Japanese, Cyrillic and Arabic letters. */
const WRITINGS = Object.entries(table.makers).flatMap(([brand, others]) =>
  others.split('|').flatMap((writing): [writing: string, brand: string][] => (writing ? [[writing, brand]] : [])),
)
export const makerWritings = (): typeof WRITINGS => WRITINGS

const BRANDS = new Map(
  [...Object.keys(table.makers).map((brand) => [brand, brand] as const), ...WRITINGS].map(([writing, brand]) => [
    wordKey(writing),
    brand,
  ]),
)
/** Makers of what is no car: farm and building machines, lifts, boats, and two wheels alone. */
const NO_CAR_MAKERS = new Set(table.noCars.map(wordKey))

/** The maker by any of its writings, or null where it is not one we know. */
export const makerOf = (text: string): string | null => BRANDS.get(wordKey(text)) ?? null

/** This maker builds no cars, trucks or buses. */
export const makesNoCars = (brand: string): boolean => NO_CAR_MAKERS.has(wordKey(brand))

/** These words name something that is no road vehicle on four wheels or more. */
export const namesNoCar = (text: string): boolean => OTHER_THINGS.test(text) && !ROAD_THINGS.test(text)

/** Makers of heavy vehicles, whose engines and mileages are larger. */
const HEAVY = new Set(table.heavy)
export const makesHeavyVehicles = (brand: string): boolean => HEAVY.has(brand)

/** Other writings of a maker that are models of it too: 'Range Rover Sport' must keep its name. */
const ALSO_MODELS = new Set(['rangerover', 'howo'])

/** The longest maker's name that a text begins with, and what follows it; null where it begins with none. */
export const splitMaker = (text: string): { brand: string; rest: string } | null => {
  const words = text.split(' ', 30)
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const brand = makerOf(name)
    // 'Mini Cooper S' is the Cooper S of MINI.
    if (brand === null || wordKey(name) === 'minicooper') continue
    return { brand, rest: ALSO_MODELS.has(wordKey(name)) ? text : words.slice(count).join(' ') }
  }
  return null
}
