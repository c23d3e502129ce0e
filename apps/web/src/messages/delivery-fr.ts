import { formatFor, NB } from './format.ts'
import type { DeliveryTexts } from './delivery-en.ts'

const { date, exactMoney, number } = formatFor('fr')
const percent = (value: number) => `${number(value)}${NB}%`
const cubic = (value: number) => `${number(value)}${NB}m³`

export const delivery: DeliveryTexts = {
  country: 'Pays',
  port: 'Port',
  choosePort: 'Choisir un port',
  countryFirst: 'D’abord le pays',
  percent,
  reckon: 'Afficher le prix',
  lines: 'De quoi le prix est fait',
  fob: 'Voiture, FOB',
  onBoard: 'à bord du navire au Japon',
  freight: 'Fret',
  freightBy: (volume, tariff, since) =>
    `${cubic(volume)} × ${exactMoney(tariff)}${since ? `, tarif du ${date(since)}` : ''}`,
  volume: (volume) => `pour ${cubic(volume)}`,
  noVolume: 'le volume de cette voiture n’est pas encore connu',
  inspection: 'Inspection avant export',
  beforeShip: 'si le pays en demande une',
  feeOf: (since) => (since ? `montant du ${date(since)}` : 'montant du port'),
  notAsked: 'non demandée par ce port',
  insurance: 'Assurance maritime',
  insuranceBy: (rate) => `${percent(rate)} de la voiture et du fret`,
  byPort: 'selon le port',
  without: 'sans',
  total: (type) => `Total ${type}`,
  japan: 'Japon',
  chooseFirst: `Choisissez un pays et un port${NB}: chaque montant a sa propre ligne.`,
  sameNumbers: 'Ce sont les montants que portera votre demande.',
  askUs: `Demandez-nous ce véhicule${NB}: nous le mesurons et vous indiquons le fret.`,
  title: `Où va votre voiture${NB}?`,
  explained: `Chaque voiture indique alors ce qu’elle coûte dans ce port${NB}: voiture, fret, inspection et assurance maritime.`,
  show: (port) => `Afficher les prix rendus à ${port}`,
  showPrices: 'Afficher les prix',
  forget: 'Afficher seulement les prix FOB',
}
