import type { TradeNames } from './trade-names-en.ts'

export const tradeNames: TradeNames = {
  color: {
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
  fuelType: {
    ESSENCE: 'Essence',
    DIESEL: 'Diesel',
    HYBRID: 'Hybride',
    PLUG_IN_HYBRID: 'Hybride rechargeable',
    ELECTRIC: 'Électrique',
    LPG: 'GPL',
    CNG: 'GNV',
  },
  transmissionType: { AUTOMATIC: 'Automatique', MANUAL: 'Manuelle' },
  steering: { RIGHT: 'À droite', LEFT: 'À gauche' },
  driveType: { '2WD': '4x2', '4WD': '4x4' },
  status: { DRAFT: 'Brouillon', PUBLISHED: 'En vente', RESERVED: 'Réservée', SOLD: 'Vendue', ARCHIVED: 'Archivée' },
}
