import type { CriterionKey, SearchState } from './search-params.ts'

/** The search levels (SRCH-07), simplest first. */
export const LEVELS = ['basic', 'accuracy', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

/** The groups of the filters, in their order. */
export type GroupName =
  | 'price'
  | 'maker'
  | 'model'
  | 'bodyType'
  | 'year'
  | 'mileage'
  | 'fuel'
  | 'transmission'
  | 'drive'
  | 'steering'
  | 'engineSize'
  | 'color'
  | 'doors'
  | 'seats'
  | 'engineCode'

const BASIC: readonly GroupName[] = ['price', 'maker', 'bodyType']
const ACCURACY: readonly GroupName[] = [...BASIC, 'model', 'year']
/** The default: most used filters. */
const USUAL: readonly GroupName[] = [...ACCURACY, 'mileage', 'fuel', 'color']

/** Whether a group is open in a context. */
export function isOpenIn(context: SearchState['context'], group: GroupName): boolean {
  if (context === 'advanced') return true
  const open = context === 'basic' ? BASIC : context === 'accuracy' ? ACCURACY : USUAL
  return open.includes(group)
}

/** Criteria of every level: maker, price, body type and best deals. */
const COMMON: readonly CriterionKey[] = [
  'brand',
  'category',
  'port',
  'priceBasis',
  'priceStart',
  'priceEnd',
  'bestDeal',
]
const OF_ACCURACY: readonly CriterionKey[] = [...COMMON, 'model', 'yearStart', 'yearEnd']
const HELD: Record<Level, (key: string) => boolean> = {
  basic: (key) => key === 'queryText' || COMMON.some((one) => one === key),
  accuracy: (key) => OF_ACCURACY.some((one) => one === key),
  advanced: (key) => key !== 'queryText',
}
const PRESENTATION = ['order.field', 'order.direction', 'limit']

/** The same search at another level: common criteria and order stay, from the first page. */
export function atLevel(search: SearchState, level: Level): SearchState {
  const held = Object.entries(search).filter(([key]) => HELD[level](key) || PRESENTATION.includes(key))
  return { ...Object.fromEntries(held.filter(([key]) => key !== 'page')), context: level }
}
