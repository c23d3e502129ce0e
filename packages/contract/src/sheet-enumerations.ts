/** The closed lists of the equipment, inspection and kit sheets. */

export const RATINGS = ['GOOD', 'MEDIUM', 'BAD'] as const
export const EQUIPPED = ['EQUIPPED', 'NOT_EQUIPPED'] as const
export const EQUIPMENT_KIT = ['jack', 'repairKit', 'spareKey', 'toolKit'] as const
export const INSPECTED_PARTS = [
  'engine',
  'exhaustGas',
  'radiator',
  'interiorSmell',
  'warningLight',
  'transmission',
  'windshield',
] as const
export const EQUIPMENT = [
  'abs',
  'airBag',
  'airConditioning',
  'hid',
  'cdPlayer',
  'cassetteStereo',
  'cdChanger',
  'centralLocking',
  'keylessEntry',
  'leatherSeat',
  'powerMirror',
  'powerWindow',
  'powerSteering',
  'sunRoof',
] as const
