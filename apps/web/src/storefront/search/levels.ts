import { CRITERIA, CRITERIA_LIST } from '@minato/contract/search-criteria'
import type { CriterionName } from '@minato/contract/search-criteria'
import type { SearchState } from '../../api/search-params.ts'

/** The search levels (SRCH-07), simplest first. */
export const LEVELS = ['basic', 'accuracy', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

const IN_BASIC = ['basic']
const IN_ACCURACY = ['basic', 'accuracy']
/** Without a level: what most buyers look for. */
const USUAL = ['basic', 'accuracy', 'usual']

/** Whether the filter of a criterion is open in a context. */
export function isOpenIn(context: SearchState['context'], name: CriterionName): boolean {
  const row = CRITERIA[name]
  const levels = context === 'basic' ? IN_BASIC : context === 'accuracy' ? IN_ACCURACY : USUAL
  return context === 'advanced' || ('level' in row && levels.includes(row.level))
}

const LEVEL_OF = new Map<string, string>(
  CRITERIA_LIST.flatMap(({ keys, level = 'advanced' }) => keys.map((key) => [key, level])),
)
const isHeld = (key: string, level: Level): boolean => {
  if (key === 'queryText') return level === 'basic'
  const least = LEVEL_OF.get(key)
  if (least === undefined || level === 'advanced') return least !== undefined
  return (level === 'basic' ? IN_BASIC : IN_ACCURACY).includes(least)
}
const PRESENTATION = ['order.field', 'order.direction', 'limit']

/** The same search at another level: common criteria and order stay, from the first page. */
export function atLevel(search: SearchState, level: Level): SearchState {
  const held = Object.entries(search).filter(([key]) => isHeld(key, level) || PRESENTATION.includes(key))
  return { ...Object.fromEntries(held), context: level }
}
