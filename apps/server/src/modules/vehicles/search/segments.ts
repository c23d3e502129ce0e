import type { Context } from '../../../context.ts'
import { rowOf } from './bitmaps.ts'
import type { Row, Segment } from './bitmaps.ts'
import { DENSE, SPARSE } from './index-entries.ts'
import { knownSegments } from './known-segments.ts'
import { bitsOfKinds, bitsOfValues } from './store.ts'
import type { BitsRow } from './store.ts'

/** Rows of the index by segment, kind and value. */
type Rows = Map<number, Map<string, Map<string, Row>>>
export type Option = readonly [kind: string, value: string]

/**
 * The tenant's segments with the data a query needs: common kinds completely, models if one is named, and of
 * large kinds the named values only. Cached until the segment's version rises, which every process is notified
 * of. Data joined over all segments is reloaded when any of them changes.
 */
export async function segmentsWith(context: Context, tenant: string, options: readonly Option[]): Promise<Segment[]> {
  const { cache, db } = context
  const known = await knownSegments(context, tenant)
  const cachedRows = (segment: number, version: number, name: string, kinds: readonly string[]): Promise<Rows> =>
    cache.keepVersion(
      tenant,
      `search ${name} ${segment}`,
      String(version),
      async () => rowsFrom(await db.read<BitsRow>(tenant, bitsOfKinds(tenant, segment, kinds))),
      bytesOf,
    )
  const needsModels = options.some(([kind]) => kind === 'model')
  const [sparse, dense, models] = await Promise.all([
    sparseRows(
      context,
      tenant,
      options.filter(([kind]) => kind !== 'model' && SPARSE.has(kind)),
      known.map(({ version }) => version).join(),
    ),
    Promise.all(known.map(({ segment, version }) => cachedRows(segment, version, 'segment', DENSE))),
    Promise.all(
      needsModels ? known.map(({ segment, version }) => cachedRows(segment, version, 'models', ['model'])) : [],
    ),
  ])
  return known.map(({ segment }, i) => {
    const denseRows = dense[i]?.get(segment)
    const named = sparse.get(segment)
    const ofModels = models[i]?.get(segment)
    return {
      number: segment,
      row: (kind, value) => (kind === 'model' ? ofModels : SPARSE.has(kind) ? named : denseRows)?.get(kind)?.get(value),
      options: (kind) => denseRows?.get(kind) ?? [],
    }
  })
}

const NOTHING: Rows = new Map()

async function sparseRows(
  { cache, db }: Context,
  tenant: string,
  options: readonly Option[],
  version: string,
): Promise<Rows> {
  if (options.length === 0) return NOTHING
  const kinds = options.map(([kind]) => kind)
  const values = options.map(([, value]) => value)
  return cache.keepVersion(
    tenant,
    `search values ${kinds.join()} ${values.join('\n')}`,
    version,
    async () => rowsFrom(await db.read<BitsRow>(tenant, bitsOfValues(tenant, kinds, values))),
    bytesOf,
  )
}

function rowsFrom(bitRows: readonly BitsRow[]): Rows {
  const rows: Rows = new Map()
  for (const { segment, kind, value, bits } of bitRows) {
    let kinds = rows.get(segment)
    if (!kinds) rows.set(segment, (kinds = new Map<string, Map<string, Row>>()))
    let values = kinds.get(kind)
    if (!values) kinds.set(kind, (values = new Map<string, Row>()))
    values.set(value, rowOf(bits))
  }
  return rows
}

/** Approximate overhead of a map entry. */
const ENTRY_BYTES = 150
function bytesOf(rows: Rows): number {
  let bytes = 0
  for (const kinds of rows.values())
    for (const values of kinds.values()) for (const row of values.values()) bytes += row.byteLength + ENTRY_BYTES
  return bytes
}
