import type {
  BodyType,
  Color,
  DriveType,
  FuelType,
  SortDirection,
  SortField,
  Steering,
  TransmissionType,
  VehicleStatus,
} from '@minato/contract/enumerations'

type Names<K extends string> = Record<K, string>

/** The names of the closed lists of the trade. */
export interface TradeNames {
  bodyType: Names<BodyType>
  color: Names<Color>
  driveType: Names<DriveType>
  steering: Names<Steering>
  transmission: Names<TransmissionType>
  fuel: Names<FuelType>
  status: Names<VehicleStatus>
  sort: Names<`${SortField | 'TOTAL'}.${SortDirection}`>
  /** What a picture shows; a view that is not here is shown without words. */
  view: Record<string, string>
}

export const names: TradeNames = {
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
  color: {
    RED: 'Red',
    GREEN: 'Green',
    PINK: 'Pink',
    BLUE: 'Blue',
    YELLOW: 'Yellow',
    WHITE: 'White',
    BLACK: 'Black',
    PURPLE: 'Purple',
    ORANGE: 'Orange',
    GRAY: 'Grey',
    BROWN: 'Brown',
    PEARL: 'Pearl',
    SILVER: 'Silver',
    GOLD: 'Gold',
    BEIGE: 'Beige',
  },
  driveType: { '2WD': '2WD', '4WD': '4WD' },
  steering: { RIGHT: 'Right', LEFT: 'Left' },
  transmission: { AUTOMATIC: 'Automatic', MANUAL: 'Manual' },
  fuel: {
    ESSENCE: 'Petrol',
    DIESEL: 'Diesel',
    HYBRID: 'Hybrid',
    PLUG_IN_HYBRID: 'Plug-in hybrid',
    ELECTRIC: 'Electric',
    LPG: 'LPG',
    CNG: 'CNG',
  },
  status: { DRAFT: 'Draft', PUBLISHED: 'For sale', RESERVED: 'Reserved', SOLD: 'Sold', ARCHIVED: 'Archived' },
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
