import type { Locale, ShippingDocument } from '@minato/contract/enumerations'

/** Names of export documents, for pages, emails and the event log. */
export const SHIPPING_DOCUMENT_NAMES: Record<Locale, Record<ShippingDocument, string>> = {
  en: {
    INVOICE: 'Final invoice',
    BILL_OF_LADING: 'Bill of lading',
    EXPORT_CERTIFICATE: 'Export certificate',
    EXPORT_CERTIFICATE_TRANSLATION: 'Translation of the export certificate',
    INSPECTION_CERTIFICATE: 'Inspection certificate',
    INSURANCE_CERTIFICATE: 'Insurance certificate',
    CERTIFICATE_OF_ORIGIN: 'Certificate of origin',
    PACKING_LIST: 'Packing list',
  },
  fr: {
    INVOICE: 'Facture finale',
    BILL_OF_LADING: 'Connaissement',
    EXPORT_CERTIFICATE: 'Certificat d’exportation',
    EXPORT_CERTIFICATE_TRANSLATION: 'Traduction du certificat d’exportation',
    INSPECTION_CERTIFICATE: 'Certificat d’inspection',
    INSURANCE_CERTIFICATE: 'Certificat d’assurance',
    CERTIFICATE_OF_ORIGIN: 'Certificat d’origine',
    PACKING_LIST: 'Liste de colisage',
  },
}
