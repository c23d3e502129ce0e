import { IMPORT_LIMITS } from '../limits.ts'
import { ImportRefused } from '../import-refused.ts'
import { recogniseFile, textOf } from './decode.ts'
import type { RawRow } from './rows.ts'
import { openSource } from './source.ts'
import { openTables } from './table.ts'

/** The readers of uploaded files for other modules; used within a worker. */

export { countryOf } from '../values/places.ts'
export { ImportRefused } from '../import-refused.ts'
export { dateOf, needsOrder, orderOf } from './written-dates.ts'

/** The rows of a delimited text or of the first sheet of a workbook. @throws ImportRefused */
export async function* readTable(bytes: Uint8Array): AsyncGenerator<RawRow[]> {
  const [table] = await openTables(await openSource({ bytes }, IMPORT_LIMITS), {}, IMPORT_LIMITS)
  if (!table) throw new ImportRefused('empty-file')
  yield* table.rows()
}

/** A text in whatever encoding it has. @throws ImportRefused */
export async function readText(bytes: Uint8Array): Promise<string> {
  const source = await openSource({ bytes }, IMPORT_LIMITS)
  const recognised = await recogniseFile(source)
  if (recognised === 'xlsx') throw new ImportRefused('no-columns')
  let text = ''
  for await (const part of textOf(source, recognised.encoding)) text += part
  return text
}
