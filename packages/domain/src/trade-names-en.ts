import type {
  Color,
  DriveType,
  FuelType,
  Steering,
  TransmissionType,
  VehicleStatus,
} from '@minato/contract/enumerations'

/** Names of the trade's closed lists: the same on pages, in documents and in exported files. */
export interface TradeNames {
  color: Record<Color, string>
  fuelType: Record<FuelType, string>
  transmissionType: Record<TransmissionType, string>
  steering: Record<Steering, string>
  driveType: Record<DriveType, string>
  status: Record<VehicleStatus, string>
}

export const tradeNames: TradeNames = {
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
  fuelType: {
    ESSENCE: 'Petrol',
    DIESEL: 'Diesel',
    HYBRID: 'Hybrid',
    PLUG_IN_HYBRID: 'Plug-in hybrid',
    ELECTRIC: 'Electric',
    LPG: 'LPG',
    CNG: 'CNG',
  },
  transmissionType: { AUTOMATIC: 'Automatic', MANUAL: 'Manual' },
  steering: { RIGHT: 'Right', LEFT: 'Left' },
  driveType: { '2WD': '2WD', '4WD': '4WD' },
  status: { DRAFT: 'Draft', PUBLISHED: 'For sale', RESERVED: 'Reserved', SOLD: 'Sold', ARCHIVED: 'Archived' },
}
