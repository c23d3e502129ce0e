/**
 * A port of discharge. `tariff` in whole USD per cubic metre from Japan; `inspection` in USD if the
 * country requires one before shipment.
 */
export interface DemoPort {
  unlocode: string
  name: string
  /** ISO 3166 alpha-2 of the port; countries served by road are listed separately. */
  country: string
  city: string
  countriesServed: readonly string[]
  tariff: number
  inspection: number | null
  description: { en: string; fr: string }
}

type Row = readonly [
  unlocode: string,
  name: string,
  country: string,
  served: string,
  tariff: number,
  inspection: number | null,
]

// Ports and the countries they serve: npm sea-ports (MIT); DR Congo by decision 21. Inspections:
// the project's rule list. Tariffs are invented, at the level of ro-ro freight from Japan.
const ROWS: readonly Row[] = [
  ['KEMBA', 'Mombasa', 'KE', 'KE UG RW BI SS CD', 92, 150],
  ['TZDAR', 'Dar es Salaam', 'TZ', 'TZ UG ZM ZW RW BI MW CD', 89, 150],
  ['TZZNZ', 'Zanzibar', 'TZ', 'TZ', 104, 150],
  ['ZADUR', 'Durban', 'ZA', 'ZM ZW MZ NA BW SZ LS', 96, null],
  ['NAWVB', 'Walvis Bay', 'NA', 'NA BW ZW', 108, null],
  ['MZMPM', 'Maputo', 'MZ', 'MZ SZ', 98, 170],
  ['MZBEW', 'Beira', 'MZ', 'MZ ZW MW', 112, 170],
  ['MZMNC', 'Nacala', 'MZ', 'MZ MW', 114, 170],
  ['CDMAT', 'Matadi', 'CD', 'CD', 146, null],
  ['CIABJ', 'Abidjan', 'CI', 'CI BF ML', 138, null],
  ['MUPLU', 'Port Louis', 'MU', 'MU', 84, 140],
  ['JMKIN', 'Kingston', 'JM', 'JM', 118, 190],
  ['TTPOS', 'Port of Spain', 'TT', 'TT', 122, null],
  ['BBBGI', 'Bridgetown', 'BB', 'BB', 128, null],
  ['BSNAS', 'Nassau', 'BS', 'BS', 126, null],
  ['GYGEO', 'Georgetown', 'GY', 'GY', 132, null],
  ['GDSTG', 'St. George’s', 'GD', 'GD', 136, null],
  ['AGSJO', 'St. John’s', 'AG', 'AG', 134, null],
  ['KYGEC', 'George Town', 'KY', 'KY', 130, null],
  ['NZAKL', 'Auckland', 'NZ', 'NZ', 68, 210],
  ['NZLYT', 'Lyttelton', 'NZ', 'NZ', 72, 210],
  ['NZNSN', 'Nelson', 'NZ', 'NZ', 74, 210],
  ['NZWLG', 'Wellington', 'NZ', 'NZ', 71, 210],
  ['FJSUV', 'Suva', 'FJ', 'FJ', 82, 160],
  ['WSAPW', 'Apia', 'WS', 'WS', 98, null],
  ['TOTBU', 'Nuku’alofa', 'TO', 'TO', 102, null],
  ['PGPOM', 'Port Moresby', 'PG', 'PG', 86, null],
  ['FMPNI', 'Pohnpei', 'FM', 'FM', 110, null],
  ['FKPSY', 'Stanley', 'FK', 'FK', 168, null],
]

const portDescription = (count: number): { en: string; fr: string } =>
  count === 1
    ? {
        en: 'Ro-ro ships from Japan; discharged for the country itself.',
        fr: 'Navires rouliers depuis le Japon ; déchargement pour le pays lui-même.',
      }
    : {
        en: `Ro-ro ships from Japan; onward by road to ${count - 1} more countries.`,
        fr: `Navires rouliers depuis le Japon ; puis par la route vers ${count - 1} autres pays.`,
      }

export const ports: readonly DemoPort[] = ROWS.map(([unlocode, name, country, served, tariff, inspection]) => {
  const countriesServed = served.split(' ')
  return {
    unlocode,
    name,
    country,
    city: name,
    countriesServed,
    tariff,
    inspection,
    description: portDescription(countriesServed.length),
  }
})
