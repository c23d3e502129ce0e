import type { Call } from '@minato/contract/call'
import { EXTRACTION_CODES } from '@minato/contract/enumerations'
import type { ExtractionCode } from '@minato/contract/enumerations'
import { FieldsQuery } from '@minato/contract/primitives'
import { httpError } from './http-error.ts'

/** `fieldsToExtractCode` of reads that have no extraction of their own (API-06). */

const IDENTITY = ['id', 'productId', 'reference', 'name']
const [NAME = ''] = Object.keys(FieldsQuery)

/** Whether the platform extracts the fields: every JSON read whose contract does not name the parameter itself. */
export const hasCommonExtraction = ({ method, reply, query }: Call): boolean =>
  method === 'GET' && reply !== null && !(query && NAME in query.shape)

/**
 * Takes the extraction code out of a query.
 * @throws MINATO-1008 for an unknown code
 */
export function splitFieldsCode(query: object): { code: ExtractionCode | undefined; rest: object } {
  const { fieldsToExtractCode: requestedFields, ...rest } = query as Record<string, unknown>
  const code = EXTRACTION_CODES.find((one) => one === requestedFields)
  if (requestedFields === undefined || code) return { code, rest }
  throw httpError('MINATO-1008', { body: [{ path: NAME, message: `must be one of ${EXTRACTION_CODES.join(', ')}` }] })
}

/**
 * Extracts the fields of each item of a reply. CODE_1 keeps the identity, CODE_2 the card fields that the contract
 * names. A reply without such fields, such as a count, stays whole.
 */
export function extractFields({ card }: Call, code: ExtractionCode, reply: unknown): unknown {
  const keys = code === 'CODE_1' ? IDENTITY : code === 'CODE_2' && card ? Object.keys(card.shape) : null
  if (!keys) return reply
  const pick = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item
    const keptEntries = Object.entries(item).filter(([key]) => keys.includes(key))
    return keptEntries.length > 0 ? Object.fromEntries(keptEntries) : item
  }
  if (Array.isArray(reply)) return reply.map(pick)
  const { items } = reply as { items?: unknown }
  return Array.isArray(items) ? { ...(reply as object), items: items.map(pick) } : pick(reply)
}
