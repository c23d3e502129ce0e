import { z } from 'zod'
import { call } from './call.ts'
import { LOCALES } from './enumerations.ts'
import { Id, Text } from './primitives.ts'

/** Records that the quick switcher finds; the page adds screens and actions itself. */
export const SWITCH_KINDS = ['car', 'brand', 'model', 'customer', 'inquiry', 'port'] as const
export const SwitchItem = z
  .object({
    kind: z.enum(SWITCH_KINDS),
    id: Id,
    /** 'REF 10482', a maker, a name. */
    label: z.string(),
    detail: z.string(),
    /** The target path, without a language. */
    path: z.string(),
  })
  .meta({ id: 'SwitchItem' })
export type SwitchItem = z.infer<typeof SwitchItem>

export const switchTo = call({
  service: 'main',
  access: 'manager',
  rate: 'search',
  method: 'GET',
  path: '/switch',
  summary: 'Searches all kinds of records: up to eight results each, best first',
  query: z.strictObject({ queryText: Text(200), locale: z.enum(LOCALES).default('en') }),
  reply: z.array(SwitchItem),
  errors: ['MINATO-1008'],
})
