import type { AuditEntry } from '@minato/contract/gate'

/** The audit entries about the fields of a form: pictures, status, price and cost have their own forms. */

const ELSEWHERE = new Set(['status', 'publicationDate', 'basePrice', 'basePreviousPrice', 'bestDealSince'])

export const isOfPurchase = ({ part }: AuditEntry): boolean => part === 'purchase'

export const isOfFields = ({ part, changes }: AuditEntry): boolean =>
  part === 'sheet' || (part === 'car' && changes.some(({ field }) => !ELSEWHERE.has(field)))
