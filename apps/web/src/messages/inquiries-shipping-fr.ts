import type { ShippingTexts } from './inquiries-shipping-en.ts'
import { formatFor, NB } from './format.ts'

const { number } = formatFor('fr')

export const shipping: ShippingTexts = {
  title: 'Expédition',
  departure: 'Départ prévu',
  arrival: 'Arrivée prévue',
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
}
