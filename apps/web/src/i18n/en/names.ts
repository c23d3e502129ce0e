import type { BodyType, SortDirection, SortField } from '@minato/contract/enumerations'
import { tradeNames } from '@minato/domain/trade-names-en'
import type { TradeNames as DocumentNames } from '@minato/domain/trade-names-en'

type Names<K extends string> = Record<K, string>

/** Labels of enumerations. */
export interface TradeNames extends DocumentNames {
  bodyType: Names<BodyType>
  sort: Names<`${SortField | 'TOTAL'}.${SortDirection}`>
  /** Alt texts by view; other views have none. */
  view: Record<string, string>
}

export const names: TradeNames = {
  ...tradeNames,
  bodyType: {
    'PICK-UP': 'Pick-up',
    SEDAN: 'Sedan',
    HATCH: 'Hatch',
    COUPE: 'Coupe',
    CROSSOVER: 'Crossover',
    CONVERTIBLE: 'Convertible',
    LIMOUSINE: 'Limousine',
    SUV: 'SUV',
    CUV: 'Small crossover (CUV)',
    VAN: 'Van',
    WAGON: 'Wagon',
    TRUCK: 'Truck',
    BUS: 'Bus',
  },
  sort: {
    'YEAR.DESC': 'Year, newest first',
    'YEAR.ASC': 'Year, oldest first',
    'PRICE.ASC': 'FOB price, lowest first',
    'PRICE.DESC': 'FOB price, highest first',
    'TOTAL.ASC': 'Total price, lowest first',
    'TOTAL.DESC': 'Total price, highest first',
    'MILEAGE.ASC': 'Mileage, lowest first',
    'MILEAGE.DESC': 'Mileage, highest first',
  },
  view: {
    front34: 'Front, left side',
    side: 'Side',
    rear34: 'Rear, left side',
    front: 'Front',
    rear: 'Rear',
    interior: 'Interior',
    odometer: 'Odometer',
  },
}
