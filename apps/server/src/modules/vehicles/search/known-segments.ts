import type { Context } from '../../../context.ts'
import { segmentsOf } from './store.ts'
import type { SegmentRow } from './store.ts'

/** Numbers and versions of the tenant's segments. */
export const knownSegments = ({ cache, db }: Context, tenant: string): Promise<SegmentRow[]> =>
  cache.keep(tenant, 'search segments', () => db.read<SegmentRow>(tenant, segmentsOf(tenant)))
