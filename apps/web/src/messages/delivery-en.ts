import type { FreightType } from '@minato/contract/enumerations'
import { formatFor, NB } from './format.ts'

const { date, exactMoney, number } = formatFor('en')
const percent = (value: number) => `${number(value)}%`
const cubic = (value: number) => `${number(value)}${NB}m³`

/** The calculator of a car's page, and the choice of a port. */
export const delivery = {
  country: 'Country',
  port: 'Port',
  choosePort: 'Choose a port',
  countryFirst: 'Country first',
  percent,
  reckon: 'Show the price',
  lines: 'What the price is made of',
  fob: 'Car, FOB',
  onBoard: 'on board the ship in Japan',
  freight: 'Freight',
  freightBy: (volume: number, tariff: number, since: string | null) =>
    `${cubic(volume)} × ${exactMoney(tariff)}${since ? `, tariff of ${date(since)}` : ''}`,
  volume: (volume: number) => `for ${cubic(volume)}`,
  noVolume: 'the volume of this car is not known yet',
  inspection: 'Pre-export inspection',
  beforeShip: 'where the country asks for one',
  feeOf: (since: string | null) => (since ? `fee of ${date(since)}` : 'fee of the port'),
  notAsked: 'not asked for by this port',
  insurance: 'Marine insurance',
  insuranceBy: (rate: number) => `${percent(rate)} of car and freight`,
  byPort: 'by port',
  without: 'without',
  total: (type: FreightType) => `Total ${type}`,
  japan: 'Japan',
  chooseFirst: 'Choose a country and a port, and every amount stands on its own line.',
  sameNumbers: 'These are the numbers that your inquiry will carry.',
  askUs: 'Ask about this car: we measure it and tell you the freight.',
  title: 'Where does your car go?',
  explained: 'Every car then shows what it costs in this port: car, freight, inspection and marine insurance.',
  show: (port: string) => `Show prices to ${port}`,
  showPrices: 'Show the prices',
  forget: 'Show FOB prices only',
}
export type DeliveryTexts = typeof delivery
