import type { AgreementTexts } from '../en/agreement.ts'
import { formatFor, NB, pluralFor } from '../format.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')

export const agreement: AgreementTexts = {
  agree: 'Les documents concordent',
  agreeChecked: 'Les documents vérifiés concordent',
  differ: (count) => `${number(count)} ${plural(count, 'différence', 'différences')} entre les documents`,
  show: 'Voir les différences',
  failed: 'Les documents n’ont pas pu être comparés. Rechargez la page.',
  comparing: 'Comparaison des documents…',
  unchecked: (name, why) => `Non vérifié${NB}: ${name} (${why})`,
  why: {
    NO_TEXT: 'aucun texte lisible, à vérifier manuellement',
    UNREADABLE: 'fichier illisible, à vérifier manuellement',
    PENDING: 'pas encore lu, rechargez la page',
  },
  accepted: (name, when) => `Accepté par ${name} le ${when}`,
  acceptedPlain: (when) => `Accepté le ${when}`,
  because: (reason) => `«${NB}${reason}${NB}»`,
  document: 'Document',
  value: 'Valeur',
  at: (page, line) => `Page ${number(page)}, ligne ${number(line)}`,
  blockedTitle: 'Les documents ne concordent pas',
  blocked: 'Les documents de cette demande diffèrent. Corrigez-les ou indiquez un motif pour continuer.',
  reason: 'Motif pour continuer',
  reasonHint: 'Conservé dans le journal. L’acheteur ne le voit pas.',
  goOn: 'Continuer quand même',
  fields: {
    chassis: 'Numéro de châssis',
    consignee: 'Destinataire',
    registrationYear: 'Année de première immatriculation',
    manufactureYear: 'Année de fabrication',
    year: 'Année',
    portOfDischarge: 'Port de déchargement',
    vessel: 'Navire',
    fob: 'Prix FOB',
    freight: 'Fret',
    insurance: 'Assurance',
    total: 'Total',
    currency: 'Devise',
  },
  kinds: {
    INQUIRY: 'Cette demande',
    PROFORMA: 'Facture proforma',
    RECEIPT: 'Reçu',
    FINAL: 'Facture finale',
    BILL_OF_LADING: 'Connaissement',
    EXPORT_CERTIFICATE: 'Certificat d’exportation',
    INSPECTION_CERTIFICATE: 'Certificat d’inspection',
    INSURANCE_CERTIFICATE: 'Certificat d’assurance',
    INVOICE: 'Facture',
    OTHER: 'Autre document',
  },
}
