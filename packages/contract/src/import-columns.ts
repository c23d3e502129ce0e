import { z } from 'zod'
import { IMPORT_FIELDS } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'

/**
 * A question about a column that is not read. `field`: the field that its values suggest, or null.
 * `reason`: its name is not known (`unknown`), its values contradict its name (`name`), or they
 * differ from those of the stock (`stock`). `share`: the part of its values that would fit, 0 to 1.
 */
export const ColumnQuestion = z
  .object({
    field: z.enum(IMPORT_FIELDS as readonly [ImportField, ...ImportField[]]).nullable(),
    reason: z.enum(['unknown', 'name', 'stock']),
    share: z.number(),
  })
  .meta({ id: 'ColumnQuestion' })
export type ColumnQuestion = z.infer<typeof ColumnQuestion>
