import type { z } from 'zod'
import type { DealDocument } from '@minato/contract/inquiries-shapes'
import type { Transaction } from '../../../platform/database.ts'
import { refuse } from '../../../platform/failure.ts'
import type { Ask } from '../../users/parties/service.ts'
import type { Deal } from './service.ts'

type Shown = z.output<typeof DealDocument>

/** The papers of a deal by their ids, as both sides see them. */
export async function documentsShown(ask: Ask, tenant: string, ids: readonly string[]): Promise<Map<string, Shown>> {
  void [ask, tenant]
  return new Map(ids.map((id) => [id, { id, type: null, name: null, createdAt: null, size: null }]))
}

/** Throws 1008 at `path` for a document that is not one of this deal's. */
export async function refuseForeignDocuments(
  tx: Transaction,
  deal: Deal,
  ids: readonly string[],
  path: string,
): Promise<void> {
  void [tx, deal]
  if (ids.length) throw refuse('MINATO-1008', { body: [{ path, message: 'There is no such document' }] })
}
