import type { FastifyReply } from 'fastify'
import { csvDownload } from '../../../platform/http/csv.ts'
import { sendXlsx } from '../../../platform/http/xlsx.ts'
import type { Locale } from './stored-reading.ts'

type Cell = string | number
/** The column's label and its cells in two examples. */
type Column = readonly [label: string, first: Cell, second: Cell]

/** Columns are named like the fields on the screen, with units, so that the import asks nothing. */
const COLUMNS: Record<Locale, readonly Column[]> = {
  en: [
    ['Maker', 'Toyota', 'Nissan'],
    ['Model', 'Vitz', 'X-Trail'],
    ['Model code', 'DBA-KSP130', 'DBA-NT32'],
    ['Grade', 'F Smile Edition', '20X'],
    ['Chassis', 'KSP130-0000001', 'NT32-0000002'],
    ['First registration', '2016-04', '2018-11'],
    ['Mileage (km)', 71000, 48500],
    ['Engine size (cc)', 996, 1997],
    ['Gearbox', 'Automatic', 'Automatic'],
    ['Drive', '2WD', '4WD'],
    ['Steering wheel', 'Right', 'Right'],
    ['Fuel', 'Petrol', 'Petrol'],
    ['Colour', 'White', 'Black'],
    ['Doors', 5, 5],
    ['Seats', 5, 7],
    ['Body type', 'Hatchback', 'SUV'],
    ['Length (mm)', 3885, 4690],
    ['Width (mm)', 1695, 1820],
    ['Height (mm)', 1500, 1730],
    ['Price (USD)', 3950, 11800],
    ['Country', 'Japan', 'Japan'],
    ['City', 'Yokohama', 'Kobe'],
  ],
  fr: [
    ['Marque', 'Toyota', 'Nissan'],
    ['Modèle', 'Vitz', 'X-Trail'],
    ['Code modèle', 'DBA-KSP130', 'DBA-NT32'],
    ['Finition', 'F Smile Edition', '20X'],
    ['Châssis', 'KSP130-0000001', 'NT32-0000002'],
    ['Première immatriculation', '2016-04', '2018-11'],
    ['Kilométrage (km)', 71000, 48500],
    ['Cylindrée (cm³)', 996, 1997],
    ['Boîte de vitesses', 'Automatique', 'Automatique'],
    ['Roues motrices', '2WD', '4WD'],
    ['Volant', 'Droite', 'Droite'],
    ['Carburant', 'Essence', 'Essence'],
    ['Couleur', 'Blanc', 'Noir'],
    ['Portes', 5, 5],
    ['Places', 5, 7],
    ['Carrosserie', 'Berline', 'SUV'],
    ['Longueur (mm)', 3885, 4690],
    ['Largeur (mm)', 1695, 1820],
    ['Hauteur (mm)', 1500, 1730],
    ['Prix (USD)', 3950, 11800],
    ['Pays', 'Japon', 'Japon'],
    ['Ville', 'Yokohama', 'Kobe'],
  ],
}
const NAMES: Record<Locale, { file: string; sheet: string }> = {
  en: { file: 'import-template', sheet: 'Cars' },
  fr: { file: 'modele-import', sheet: 'Voitures' },
}

/** Sends a file with all known columns and two example cars. */
export function sendTemplate(reply: FastifyReply, format: 'csv' | 'xlsx', locale: Locale): void {
  const rows = ([0, 1, 2] as const).map((at) => COLUMNS[locale].map((column) => column[at]))
  const [labels = [], ...examples] = rows
  const { file, sheet } = NAMES[locale]
  if (format === 'csv') return csvDownload(reply, `${file}.csv`, labels.map(String), batchesOf(examples))
  sendXlsx(reply, `${file}.xlsx`, sheet, rows)
}

async function* batchesOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}
