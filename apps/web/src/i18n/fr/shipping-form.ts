import type { ShippingFormTexts } from '../en/shipping-form.ts'

export const shippingForm: ShippingFormTexts = {
  title: 'Expédition',
  netWeight: 'Poids net',
  grossWeight: 'Poids brut',
  companyShipping: 'Compagnie maritime',
  shipName: 'Navire',
  cfs: 'CFS',
  voyage: 'Numéro de voyage',
  billOfLading: 'Numéro de connaissement',
  containers: 'Numéros de conteneur',
  portOfLoading: 'Port de chargement',
  estimatedDepartureDate: 'Départ prévu',
  estimatedArrivalDate: 'Arrivée prévue',
  ofVoyage:
    'Le navire, le port et les dates viennent du voyage affecté. Pour les changer, modifiez ce voyage ou annulez l’affectation.',
  order: 'L’arrivée ne peut pas précéder le départ',
  weights: 'Le poids brut ne peut pas être inférieur au poids net',
  some: 'Remplissez au moins un champ',
  save: 'Enregistrer l’expédition',
  later: 'Vous pourrez saisir l’expédition une fois l’achat confirmé.',
}
