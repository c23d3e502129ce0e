import table from './makers.json' with { type: 'json' }
import { wordKey } from './normalize-text.ts'

/** Goods in the same lists that are not cars; matched as whole words in a model or body. */
const OTHER_THINGS =
  /\b(farm tractor|agricultural tractor|tractors?|excavators?|backhoe|forklifts?|fork lift|bulldozers?|wheel loader|loaders?|combine harvester|harvesters?|rice planter|cultivator|tiller|motor ?(cycles?|bikes?)|scooters?|moped|quad ?bike|atv|jet ?ski|boats?|yacht|outboard|generators?|compressor|(semi )?trailers?|caravan trailer|bicycles?|go ?kart|golf ?cart|road roller|motor grader|crawler crane)\b|耕運機|トラクター|ショベル|フォークリフト|ユンボ|バイク|オートバイ|田植機|コンバイン|発電機|トレーラー/i
/** A truck whose name contains one of them. */
const ROAD_THINGS = /\btractor (head|unit)\b|トラクター?ヘッド/i

/** Other spellings of a maker, with common typos, in Latin, Japanese, Cyrillic and Arabic letters. */
const SPELLINGS = Object.entries(table.makers).flatMap(([brand, others]) =>
  others.split('|').flatMap((spelling): [writing: string, brand: string][] => (spelling ? [[spelling, brand]] : [])),
)
export const makerSpellings = (): typeof SPELLINGS => SPELLINGS

/** Known makers, each by all of its spellings. */
export const makersBySpelling = (): [spelling: string, brand: string][] => [
  ...Object.keys(table.makers).map((brand): [string, string] => [brand, brand]),
  ...SPELLINGS,
]
const BRANDS = new Map(makersBySpelling().map(([spelling, brand]) => [wordKey(spelling), brand]))
/** Makers of machines only: farm and building machines, lifts, boats and motorcycles. */
const NO_CAR_MAKERS = new Set(table.noCars.map(wordKey))

/** The maker by any of its spellings, or null if unknown. */
export const makerOf = (text: string): string | null => BRANDS.get(wordKey(text)) ?? null

/** This maker builds no cars, trucks or buses. */
export const isNonCarMaker = (brand: string): boolean => NO_CAR_MAKERS.has(wordKey(brand))

/** These words name something other than a road vehicle with at least four wheels. */
export const mentionsNonCarMaker = (text: string): boolean => OTHER_THINGS.test(text) && !ROAD_THINGS.test(text)

/** Makers of heavy vehicles, which have larger engines and mileages. */
const HEAVY = new Set(table.heavy)
export const isHeavyVehicleMaker = (brand: string): boolean => HEAVY.has(brand)

/** Spellings of a maker that are models too: 'Range Rover Sport' keeps its name. */
const ALSO_MODELS = new Set(['rangerover', 'howo'])

/** The longest maker's name at the start of a text, and the rest; null without one. */
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
