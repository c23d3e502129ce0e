import type { Buyer } from '@minato/contract/inquiries-shapes'
import { internationalFormat } from '../users/people-lookup/service.ts'
import type { RunQuery } from '../users/people-lookup/service.ts'
import { proposedConsignees } from './store.ts'
import type { ProposalRow, ProposedConsignee, Values } from './store.ts'

/** Adds the values of changed consignees, which are content of their inquiry, and its reference. */
export async function withConsignees(
  runQuery: RunQuery,
  tenant: string,
  rows: readonly ProposalRow[],
): Promise<(ProposalRow & { inquiryReference: string | null })[]> {
  const changed = rows.filter(({ kind }) => kind === 'CONSIGNEE')
  const consignees = changed.length ? await runQuery<ProposedConsignee>(proposedConsignees(tenant, changed)) : []
  return rows.map((row) => {
    const consignee = consignees.find(({ id }) => id === row.id)
    if (!consignee) return { ...row, inquiryReference: null }
    const { reference, before, after } = consignee
    return { ...row, inquiryReference: reference, before: valuesOf(before), after: valuesOf(after) }
  })
}

const valuesOf = (consignee: Buyer | null): Values | null =>
  consignee && {
    name: `${consignee.firstname} ${consignee.lastname}`.trim(),
    address: consignee.address,
    city: [consignee.postalCode, consignee.city].filter(Boolean).join(' ') || null,
    country: consignee.country,
    phone: consignee.phoneNumber && internationalFormat(consignee.phoneNumber),
    email: consignee.email,
  }
