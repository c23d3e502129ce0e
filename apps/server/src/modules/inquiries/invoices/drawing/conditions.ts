import type { Locale } from '@minato/contract/enumerations'
import type { CheckedDocumentKind } from '@minato/contract/document-checks'

/** The terms of an invoice; `until` is the end of the validity as text, `isUnknown`: no cost at the destination is on file. */
export function conditionsOf(
  locale: Locale,
  kind: CheckedDocumentKind,
  { until, type, port, isUnknown = false }: { until: string; type: 'CIF' | 'C&F'; port: string; isUnknown?: boolean },
): string[] {
  if (kind === 'RECEIPT') return []
  const insured = type === 'CIF'
  const unknown = isUnknown ? '; amounts unknown' : ''
  const duties = isUnknown
    ? 'Droits, taxes et frais portuaires (montants inconnus)\u00a0: à la charge de l’acheteur.'
    : 'Droits, taxes et frais portuaires au déchargement sont à la charge de l’acheteur.'
  if (locale === 'fr')
    return [
      ...(kind === 'PROFORMA'
        ? [
            `Le prix est ferme jusqu’au ${until}\u00a0; passé ce délai, cette facture expire et ne doit plus être payée.`,
            'Le paiement se fait en dollars américains, tous frais bancaires à la charge de l’acheteur. Le véhicule est expédié après réception du total.',
          ]
        : ['Facture établie après réception du paiement\u00a0; elle accompagne le véhicule aux douanes.']),
      insured
        ? `Prix CIF ${port}\u00a0: fret et assurance maritime compris. ${duties}`
        : `Prix C&F ${port}\u00a0: fret compris, sans assurance maritime. ${duties}`,
      'Véhicule d’occasion vendu en l’état, tel que décrit et photographié\u00a0; les règles d’importation du pays de destination sont à vérifier par l’acheteur.',
    ]
  return [
    ...(kind === 'PROFORMA'
      ? [
          `The price is firm until ${until}; after that, this invoice expires and must not be paid.`,
          'Payment in US dollars, all bank charges paid by the buyer. The vehicle is shipped once the total has been received.',
        ]
      : ['Issued after receipt of payment; for presentation at customs with the vehicle.']),
    insured
      ? `Price CIF ${port}: freight and marine insurance included. Duties, taxes and port charges at discharge are paid by the buyer${unknown}.`
      : `Price C&F ${port}: freight included, without marine insurance. Duties, taxes and port charges at discharge are paid by the buyer${unknown}.`,
    'Used vehicle sold as is, as described and pictured; the buyer checks the import rules of the country of destination.',
  ]
}
