import type {
  Color,
  DriveType,
  FuelType,
  Locale,
  Steering,
  TransmissionType,
  VehicleStatus,
} from '@minato/contract/enumerations'

/** Names of the trade's closed lists in documents and exported files: the same as on pages (a test compares them). */

export const COLORS: Record<Locale, Record<Color, string>> = {
  en: {
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
  fr: {
    RED: 'Rouge',
    GREEN: 'Vert',
    PINK: 'Rose',
    BLUE: 'Bleu',
    YELLOW: 'Jaune',
    WHITE: 'Blanc',
    BLACK: 'Noir',
    PURPLE: 'Violet',
    ORANGE: 'Orange',
    GRAY: 'Gris',
    BROWN: 'Marron',
    PEARL: 'Nacré',
    SILVER: 'Argent',
    GOLD: 'Or',
    BEIGE: 'Beige',
  },
}
export const FUELS: Record<Locale, Record<FuelType, string>> = {
  en: {
    ESSENCE: 'Petrol',
    DIESEL: 'Diesel',
    HYBRID: 'Hybrid',
    PLUG_IN_HYBRID: 'Plug-in hybrid',
    ELECTRIC: 'Electric',
    LPG: 'LPG',
    CNG: 'CNG',
  },
  fr: {
    ESSENCE: 'Essence',
    DIESEL: 'Diesel',
    HYBRID: 'Hybride',
    PLUG_IN_HYBRID: 'Hybride rechargeable',
    ELECTRIC: 'Électrique',
    LPG: 'GPL',
    CNG: 'GNV',
  },
}
export const TRANSMISSIONS: Record<Locale, Record<TransmissionType, string>> = {
  en: { AUTOMATIC: 'Automatic', MANUAL: 'Manual' },
  fr: { AUTOMATIC: 'Automatique', MANUAL: 'Manuelle' },
}
export const STEERING: Record<Locale, Record<Steering, string>> = {
  en: { RIGHT: 'Right', LEFT: 'Left' },
  fr: { RIGHT: 'À droite', LEFT: 'À gauche' },
}
export const DRIVES: Record<Locale, Record<DriveType, string>> = {
  en: { '2WD': '2WD', '4WD': '4WD' },
  fr: { '2WD': '4x2', '4WD': '4x4' },
}
export const STATUSES: Record<Locale, Record<VehicleStatus, string>> = {
  en: { DRAFT: 'Draft', PUBLISHED: 'For sale', RESERVED: 'Reserved', SOLD: 'Sold', ARCHIVED: 'Archived' },
  fr: { DRAFT: 'Brouillon', PUBLISHED: 'En vente', RESERVED: 'Réservée', SOLD: 'Vendue', ARCHIVED: 'Archivée' },
}
