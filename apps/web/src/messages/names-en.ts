import type {
  BodyType,
  Color,
  DriveType,
  Equipped,
  FuelType,
  Rating,
  SortDirection,
  SortField,
  Steering,
  TransmissionType,
  VehicleStatus,
  EQUIPMENT,
  EQUIPMENT_KIT,
  INSPECTED_PARTS,
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
  rating: Names<Rating>
  equipped: Names<Equipped>
  kit: Names<(typeof EQUIPMENT_KIT)[number]>
  part: Names<(typeof INSPECTED_PARTS)[number]>
  equipment: Names<(typeof EQUIPMENT)[number]>
  sort: Names<`${SortField}.${SortDirection}`>
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
    CUV: 'CUV',
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
  rating: { GOOD: 'Good', MEDIUM: 'Medium', BAD: 'Bad' },
  equipped: { EQUIPPED: 'Yes', NOT_EQUIPPED: 'No' },
  kit: { jack: 'Jack', repairKit: 'Repair kit', spareKey: 'Spare key', toolKit: 'Tool kit' },
  part: {
    engine: 'Engine',
    exhaustGas: 'Exhaust gas',
    radiator: 'Radiator',
    interiorSmell: 'Interior smell',
    warningLight: 'Warning light',
    transmission: 'Transmission',
    windshield: 'Windshield',
  },
  equipment: {
    abs: 'ABS',
    airBag: 'Air bag',
    airConditioning: 'Air conditioning',
    hid: 'HID headlights',
    cdPlayer: 'CD player',
    cassetteStereo: 'Cassette stereo',
    cdChanger: 'CD changer',
    centralLocking: 'Central locking',
    keylessEntry: 'Keyless entry',
    leatherSeat: 'Leather seats',
    powerMirror: 'Power mirrors',
    powerWindow: 'Power windows',
    powerSteering: 'Power steering',
    sunRoof: 'Sun roof',
  },
  sort: {
    'YEAR.DESC': 'Year, newest first',
    'YEAR.ASC': 'Year, oldest first',
    'PRICE.ASC': 'Price, lowest first',
    'PRICE.DESC': 'Price, highest first',
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
    engine: 'Engine',
    odometer: 'Odometer',
    luggage: 'Luggage room',
  },
}
