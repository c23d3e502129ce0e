import { tradeNames } from '@minato/domain/trade-names-fr'
import type { TradeNames } from '../en/names.ts'

export const names: TradeNames = {
  ...tradeNames,
  bodyType: {
    'PICK-UP': 'Pick-up',
    SEDAN: 'Berline',
    HATCH: 'Compacte',
    COUPE: 'Coupé',
    CROSSOVER: 'Crossover',
    CONVERTIBLE: 'Cabriolet',
    LIMOUSINE: 'Limousine',
    SUV: 'SUV',
    CUV: 'Petit crossover (CUV)',
    VAN: 'Fourgon',
    WAGON: 'Break',
    TRUCK: 'Camion',
    BUS: 'Bus',
  },
  sort: {
    'YEAR.DESC': 'Année, récentes d’abord',
    'YEAR.ASC': 'Année, anciennes d’abord',
    'PRICE.ASC': 'Prix FOB croissant',
    'PRICE.DESC': 'Prix FOB décroissant',
    'TOTAL.ASC': 'Prix rendu croissant',
    'TOTAL.DESC': 'Prix rendu décroissant',
    'MILEAGE.ASC': 'Kilométrage croissant',
    'MILEAGE.DESC': 'Kilométrage décroissant',
  },
  view: {
    front34: 'Avant, côté gauche',
    side: 'Profil',
    rear34: 'Arrière, côté gauche',
    front: 'Avant',
    rear: 'Arrière',
    interior: 'Habitacle',
    odometer: 'Compteur',
  },
}
