import { formatFor, NB } from '../format.ts'
import type { DeliveryTexts } from '../en/delivery.ts'

const { date, exactMoney, number } = formatFor('fr')
const percent = (value: number) => `${number(value)}${NB}%`
const cubic = (value: number) => `${number(value)}${NB}m³`

export const delivery: DeliveryTexts = {
  country: 'Pays',
  port: 'Port',
  choosePort: 'Choisir un port',
  countryFirst: 'Choisissez d’abord le pays',
  percent,
  reckon: 'Afficher le prix',
  lines: 'Détail du prix',
  fob: 'Voiture, FOB',
  onBoard: 'à bord du navire au Japon',
  freight: 'Fret',
  freightBy: (volume, tariff, since) =>
    `${cubic(volume)} × ${exactMoney(tariff)}${since ? `, tarif du ${date(since)}` : ''}`,
  volume: (volume) => `pour ${cubic(volume)}`,
  noVolume: 'le volume de cette voiture n’est pas encore connu',
  inspection: 'Inspection avant export',
  beforeShip: 'si le pays l’exige',
  feeOf: (since) => (since ? `montant du ${date(since)}` : 'montant du port'),
  notAsked: 'non exigée par ce port',
  insurance: 'Assurance maritime',
  insuranceBy: (rate) => `${percent(rate)} de la voiture et du fret`,
  byPort: 'selon le port',
  without: 'sans',
  total: (type) => `Total ${type}`,
  japan: 'Japon',
  chooseFirst: `Choisissez un pays et un port pour voir le détail du prix.`,
  sameNumbers: 'Votre demande reprendra ces montants.',
  askUs: `Interrogez-nous${NB}: nous mesurerons la voiture et vous indiquerons le fret.`,
  title: `Où livrer votre voiture${NB}?`,
  explained: `Chaque voiture affiche alors son prix rendu à ce port${NB}: voiture, fret, inspection et assurance maritime.`,
  show: (port) => `Afficher les prix rendus à ${port}`,
  showPrices: 'Afficher les prix',
  forget: 'Afficher seulement les prix FOB',
}
