import type { ShippingTexts } from '../en/inquiries-shipping.ts'
import { formatFor, NB } from '../format.ts'

const { number } = formatFor('fr')

export const shipping: ShippingTexts = {
  title: 'Expédition',
  portOfLoading: 'Port de chargement',
  company: 'Compagnie maritime',
  ship: 'Navire',
  voyage: 'Numéro de voyage',
  billOfLading: 'Numéro de connaissement',
  containers: 'Numéros de conteneur',
  cfs: 'CFS',
  netWeight: 'Poids net',
  grossWeight: 'Poids brut',
  kg: (value) => `${value}${NB}kg`,
  earlier: (count) => `Dates d’arrivée précédentes (${number(count)})`,
  said: (day, arrival) => `Le ${day}\u00a0: ${arrival}`,
  unknown: 'inconnue',
  timeline: {
    label: 'Étapes du voyage',
    departure: (port) => (port ? `Départ, ${port}` : 'Départ'),
    arrival: (port) => `Arrivée, ${port}`,
    expected: (day) => `date prévue\u00a0: ${day}`,
    notKnown: 'date à venir',
    moved: (earlier) => `Date modifiée (auparavant ${earlier})`,
    next: {
      BEFORE: 'Ensuite\u00a0: la voiture est chargée. Si une date change, nous vous prévenons ici et par e-mail.',
      AT_SEA: 'Ensuite\u00a0: la traversée. Choisissez un transitaire et préparez vos documents pour la douane.',
      ARRIVING:
        'Ensuite\u00a0: le déchargement et la douane. Votre transitaire a besoin du connaissement pour retirer la voiture.',
      DELIVERED: 'La voiture est livrée.',
    },
  },
}
