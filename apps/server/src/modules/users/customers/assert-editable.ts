import { httpError } from '../../../platform/http/http-error.ts'
import type { CustomerDetailsRow } from './customers-store.ts'

export const OWN_EMAIL = { path: 'email', message: 'The customer signs in with this address' }
const INVOICED = 'An invoice has been issued to this customer, so this cannot change'

/** A customer's data as the database has them; `phone` is E.164. */
interface Edited {
  email: string | null
  firstname: string
  lastname: string | null
  country: string | null
  phone: string | null
}

/**
 * An address that the customer confirmed or signs in with stays, and so does one with an invoice: a manager who changed
 * it would give the account, and warnings about the consignee, to another mailbox (TRU-04). Data that an invoice names
 * stay too.
 * @throws MINATO-1008 at the fields that cannot change
 */
export function assertEditable(row: CustomerDetailsRow, edited: Edited): void {
  const { signsInByEmail, isInvoiced, isAccountPrinted } = row
  const isNewEmail = (edited.email ?? '') !== row.email
  if (isNewEmail && signsInByEmail) throw httpError('MINATO-1008', { body: [OWN_EMAIL] })
  const fixed = [
    isNewEmail && isInvoiced && 'email',
    isAccountPrinted && edited.firstname !== row.firstname && 'firstname',
    isAccountPrinted && (edited.lastname ?? '') !== row.lastname && 'lastname',
    isAccountPrinted && edited.country !== row.countryOfResidence && 'countryOfResidence',
    isAccountPrinted && edited.phone !== row.phoneNumber && 'phoneNumber.number',
  ].filter((path) => typeof path === 'string')
  if (fixed.length) throw httpError('MINATO-1008', { body: fixed.map((path) => ({ path, message: INVOICED })) })
}
