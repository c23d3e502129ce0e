import type { AgreementField, CheckState, ComparedKind } from '@minato/contract/enumerations'
import { formatFor, pluralFor } from '../format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')

/** Whether the documents of an inquiry agree: for managers. */
export const agreement = {
  agree: 'Documents agree',
  agreeChecked: 'Checked documents agree',
  differ: (count: number) => `${number(count)} ${plural(count, 'difference', 'differences')} between documents`,
  show: 'Show differences',
  failed: 'The documents could not be compared. Reload the page.',
  comparing: 'Comparing documents …',
  unchecked: (name: string, why: string) => `Not checked: ${name} (${why})`,
  why: {
    NO_TEXT: 'no readable text, check it manually',
    UNREADABLE: 'the file cannot be read, check it manually',
    PENDING: 'not read yet, reload the page',
  } as Partial<Record<CheckState, string>>,
  accepted: (name: string, when: string) => `Accepted by ${name} on ${when}`,
  acceptedPlain: (when: string) => `Accepted on ${when}`,
  because: (reason: string) => `“${reason}”`,
  document: 'Document',
  value: 'Value',
  at: (page: number, line: number) => `Page ${number(page)}, line ${number(line)}`,
  blockedTitle: 'Documents differ',
  blocked: 'The documents of this inquiry differ. Correct them, or give a reason to continue.',
  reason: 'Reason to continue',
  reasonHint: 'Kept in the event log. The buyer does not see it.',
  goOn: 'Continue anyway',
  fields: {
    chassis: 'Chassis number',
    consignee: 'Consignee',
    registrationYear: 'Year of first registration',
    manufactureYear: 'Year of manufacture',
    year: 'Year',
    portOfDischarge: 'Port of discharge',
    vessel: 'Vessel',
    fob: 'FOB price',
    freight: 'Freight',
    insurance: 'Insurance',
    total: 'Total',
    currency: 'Currency',
  } satisfies Record<AgreementField, string>,
  kinds: {
    INQUIRY: 'This inquiry',
    PROFORMA: 'Proforma',
    RECEIPT: 'Receipt',
    FINAL: 'Final invoice',
    BILL_OF_LADING: 'Bill of lading',
    EXPORT_CERTIFICATE: 'Export certificate',
    INSPECTION_CERTIFICATE: 'Inspection certificate',
    INSURANCE_CERTIFICATE: 'Insurance certificate',
    INVOICE: 'Invoice',
    OTHER: 'Other document',
  } satisfies Record<ComparedKind, string>,
}
export type AgreementTexts = typeof agreement
