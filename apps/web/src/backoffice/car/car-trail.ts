import type { AuditEntry } from '@minato/contract/gate'

/** Which lines of a car's trail are about what a form writes: pictures, status, price and cost have forms of their own. */

const ELSEWHERE = new Set(['status', 'publicationDate', 'basePrice', 'basePreviousPrice', 'bestDealSince'])

export const isOfPurchase = ({ part }: AuditEntry): boolean => part === 'purchase'

export const isOfFields = ({ part, changes }: AuditEntry): boolean =>
  part === 'sheet' || (part === 'car' && changes.some(({ field }) => !ELSEWHERE.has(field)))
