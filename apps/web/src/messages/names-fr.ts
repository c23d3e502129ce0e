import type { TradeNames } from './names-en.ts'

export const names: TradeNames = {
  bodyType: {
    'PICK-UP': 'Pick-up', SEDAN: 'Berline', HATCH: 'Compacte', COUPE: 'Coupé', CROSSOVER: 'Crossover', CONVERTIBLE: 'Cabriolet', LIMOUSINE: 'Limousine',
    SUV: 'SUV', CUV: 'CUV', VAN: 'Fourgon', WAGON: 'Break', TRUCK: 'Camion', BUS: 'Bus',
  },
  color: {
    RED: 'Rouge', GREEN: 'Vert', PINK: 'Rose', BLUE: 'Bleu', YELLOW: 'Jaune', WHITE: 'Blanc', BLACK: 'Noir', PURPLE: 'Violet', ORANGE: 'Orange',
    GRAY: 'Gris', BROWN: 'Marron', PEARL: 'Nacré', SILVER: 'Argent', GOLD: 'Or', BEIGE: 'Beige',
  },
  driveType: { '2WD': '4x2', '4WD': '4x4' },
  steering: { RIGHT: 'À droite', LEFT: 'À gauche' },
  transmission: { AUTOMATIC: 'Automatique', MANUAL: 'Manuelle' },
  fuel: { ESSENCE: 'Essence', DIESEL: 'Diesel', HYBRID: 'Hybride', PLUG_IN_HYBRID: 'Hybride rechargeable', ELECTRIC: 'Électrique', LPG: 'GPL', CNG: 'GNV' },
  status: { DRAFT: 'Brouillon', PUBLISHED: 'En vente', RESERVED: 'Réservée', SOLD: 'Vendue', ARCHIVED: 'Archivée' },
  rating: { GOOD: 'Bon', MEDIUM: 'Moyen', BAD: 'Mauvais' },
  equipped: { EQUIPPED: 'Oui', NOT_EQUIPPED: 'Non' },
  kit: { jack: 'Cric', repairKit: 'Kit de réparation', spareKey: 'Double de clé', toolKit: 'Trousse à outils' },
  part: {
    engine: 'Moteur', exhaustGas: 'Gaz d’échappement', radiator: 'Radiateur', interiorSmell: 'Odeur de l’habitacle', warningLight: 'Voyants',
    transmission: 'Boîte de vitesses', windshield: 'Pare-brise',
  },
  equipment: {
    abs: 'ABS', airBag: 'Airbag', airConditioning: 'Climatisation', hid: 'Phares au xénon', cdPlayer: 'Lecteur CD', cassetteStereo: 'Radiocassette',
    cdChanger: 'Chargeur CD', centralLocking: 'Verrouillage centralisé', keylessEntry: 'Accès sans clé', leatherSeat: 'Sièges en cuir',
    powerMirror: 'Rétroviseurs électriques', powerWindow: 'Vitres électriques', powerSteering: 'Direction assistée', sunRoof: 'Toit ouvrant',
  },
  sort: {
    'YEAR.DESC': 'Année, récentes d’abord', 'YEAR.ASC': 'Année, anciennes d’abord', 'PRICE.ASC': 'Prix croissant', 'PRICE.DESC': 'Prix décroissant',
    'MILEAGE.ASC': 'Kilométrage croissant', 'MILEAGE.DESC': 'Kilométrage décroissant',
  },
  view: {
    front34: 'Avant, côté gauche', side: 'Profil', rear34: 'Arrière, côté gauche', front: 'Avant', rear: 'Arrière', interior: 'Habitacle', engine: 'Moteur',
    odometer: 'Compteur', luggage: 'Coffre',
  },
}
