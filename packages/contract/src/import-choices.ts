import { z } from 'zod'
import { IMPORT_FIELDS } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'
import { Text } from './primitives.ts'

/** A manager's choices for a file (VEH-09), and the values that need a meaning. */

export const Field = z.enum(IMPORT_FIELDS as readonly [ImportField, ...ImportField[]])
export const Label = z.string().max(120)
const Cell = z.string().max(80)
/** Field → cell text → the text to read in its place, or null to leave the value empty. */
export const Values = z.partialRecord(Field, z.record(Cell, Cell.nullable()))
export const Currency = z.string().regex(/^[A-Z]{3}$/, 'must be a code of three letters')

/** A manager's choices for a file; everything left out is read from the file itself. */
export const ImportChoices = z
  .strictObject({
    /** Column → field, or null to leave it out. */
    columns: z.record(Label, Field.nullable()),
    /** How cells are to be understood; it wins over the words that are known here. */
    values: Values,
    /** Currency of prices that name none (ISO 4217). */
    currency: Currency.nullable(),
    /** Units of it that make one US dollar. */
    rate: z.number().positive().max(10_000_000).nullable(),
    /** The same for several currencies; `rate` has priority for `currency`. */
    rates: z.record(Currency, z.number().positive().max(10_000_000)).optional(),
    distance: z.enum(['km', 'mi']).nullable(),
    /** Under this name cars are known again by their number in the list. */
    source: Text(80).nullable(),
    sheet: Text(100).nullable(),
    /** Takes the good rows of a file that has bad ones; otherwise such a file changes nothing. */
    goodRows: z.boolean(),
    /** Publishes the cars at once, with marked illustrations until they have photographs. */
    publish: z.boolean(),
    /** Rejects rows whose brand, model or trim is not in the catalogue; otherwise missing entries are created. */
    knownOnly: z.boolean(),
  })
  .meta({ id: 'ImportChoices' })
export type ImportChoices = z.infer<typeof ImportChoices>

/** A distinct cell text that cannot be read, that is a doubtful new name, or that the mapping gives a meaning. */
export const UnreadValue = z
  .object({
    value: z.string(),
    /** Rows that have it. */
    count: z.int(),
    /** The first lines that have it. */
    lines: z.array(z.int()),
    /** A meaning to confirm: it is not applied until the mapping has it. */
    proposal: z.string().nullable(),
    /** Whether the mapping gives it a meaning. */
    isMapped: z.boolean(),
    /**
     * A maker or model that is new and similar to the proposed one. Without a meaning it is created; its own text as
     * the meaning confirms that.
     */
    isNewName: z.boolean().optional(),
  })
  .meta({ id: 'UnreadValue' })
export type UnreadValue = z.infer<typeof UnreadValue>

/** `values`: the most frequent first. `others`: cells with further unread values, which are not listed one by one. */
export const UnreadColumn = z
  .object({ label: Label, field: Field, values: z.array(UnreadValue), others: z.int() })
  .meta({ id: 'UnreadColumn' })
export type UnreadColumn = z.infer<typeof UnreadColumn>
