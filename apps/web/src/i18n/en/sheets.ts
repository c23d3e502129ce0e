import type { Equipped, Rating } from '@minato/contract/enumerations'
import type { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import { formatFor } from '../format.ts'

/**
 * English texts of a car's sheets; French has the same keys (`sheets: SheetTexts`). The browser does not load
 * them on a server-rendered page.
 */

type Names<K extends string> = Record<K, string>
const { number } = formatFor('en')

const rating: Names<Rating> = { GOOD: 'Good', MEDIUM: 'Medium', BAD: 'Bad' }
const equipped: Names<Equipped> = { EQUIPPED: 'Yes', NOT_EQUIPPED: 'No' }
const kit: Names<(typeof EQUIPMENT_KIT)[number]> = {
  jack: 'Jack',
  repairKit: 'Repair kit',
  spareKey: 'Spare key',
  toolKit: 'Tool kit',
}
const part: Names<(typeof INSPECTED_PARTS)[number]> = {
  engine: 'Engine',
  exhaustGas: 'Exhaust gas',
  radiator: 'Radiator',
  interiorSmell: 'Interior smell',
  warningLight: 'Warning light',
  transmission: 'Transmission',
  windshield: 'Windshield',
}
/** Explanations of the inspected items, for non-experts. */
const looksAt: typeof part = {
  engine: 'Starting, noise, leaks',
  exhaustGas: 'Smoke, its colour and smell',
  radiator: 'Coolant, leaks, rust',
  interiorSmell: 'Tobacco, damp, animals',
  warningLight: 'Dashboard lights that stay on',
  transmission: 'Shifting up, down and into reverse',
  windshield: 'Chips and cracks in the front glass',
}
const equipment: Names<(typeof EQUIPMENT)[number]> = {
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
}

export const sheets = {
  rating,
  equipped,
  kit,
  part,
  looksAt,
  equipment,
  notEvidenced: 'Not confirmed',
  legend: 'What the marks mean',
  means: {
    GOOD: 'Checked, nothing to report.',
    MEDIUM: 'Checked, with wear or a small fault. Ask us for details.',
    BAD: 'Checked, with a fault. Expect to repair it.',
    NONE: 'Not checked, or not on file. Neither good nor bad.',
  } satisfies Names<Rating | 'NONE'>,
  fitted: 'A mark shows the condition of a fitted item. “Not confirmed” means that the car may or may not have it.',
  notGiven: 'Not provided by the seller.',
  notGivenAre: (what: string) => `Not provided by the seller: ${what}.`,
  list: (labels: readonly string[]) => labels.map((label) => label[0]?.toLowerCase() + label.slice(1)).join(', '),
  facts: 'Key facts',
  manufactured: 'Manufactured',
  engine: 'Engine',
  mileage: 'Mileage',
  engineSize: 'Engine size',
  inspection: 'Inspection sheet',
  inspectionNote: 'Anything we have not checked is marked.',
  plan: 'Diagram of the car with the inspection marks',
  specification: 'Specification',
  engineAndDrive: 'Engine and drive',
  identity: 'Identity',
  body: 'Body',
  location: 'Location',
  modelCode: 'Model code',
  chassis: 'Chassis',
  grade: 'Grade',
  seatBelts: 'Seat belt year',
  yard: 'Yard',
  reference: 'Reference',
  status: 'Status',
  equipmentSheet: 'Equipment',
  ratedLike: 'Rated like the inspection',
  inTheBoot: 'In the boot',
  noSheet: 'No sheet on file for this car. You can ask us for one.',
  dimensions: 'Dimensions',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  forFreight: 'Volume for freight',
  frontTyres: 'Front tyres',
  rearTyres: 'Rear tyres',
  millimetres: (size: number) => `${number(size)}\u00a0mm`,
  cubic: (volume: number) => `${number(volume)}\u00a0m³`,
  /** Country names that differ from Intl's. */
  countries: { CD: 'Democratic Republic of the Congo' } as Record<string, string>,
}
export type SheetTexts = typeof sheets
