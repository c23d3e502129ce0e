import type { FreightType } from '@minato/contract/enumerations'
import { formatFor, NB } from '../format.ts'

const { date, exactMoney, number } = formatFor('en')
const percent = (value: number) => `${number(value)}%`
const cubic = (value: number) => `${number(value)}${NB}m³`

/** The calculator of a car's page, and the choice of a port. */
export const delivery = {
  country: 'Country',
  port: 'Port',
  choosePort: 'Choose a port',
  countryFirst: 'Choose a country first',
  percent,
  reckon: 'Show the price',
  lines: 'Price breakdown',
  fob: 'Car, FOB',
  onBoard: 'on board the ship in Japan',
  freight: 'Freight',
  freightBy: (volume: number, tariff: number, since: string | null) =>
    `${cubic(volume)} × ${exactMoney(tariff)}${since ? `, tariff of ${date(since)}` : ''}`,
  volume: (volume: number) => `for ${cubic(volume)}`,
  noVolume: 'the volume of this car is not known yet',
  inspection: 'Pre-export inspection',
  beforeShip: 'where the country requires it',
  feeOf: (since: string | null) => (since ? `fee of ${date(since)}` : 'fee of the port'),
  notAsked: 'not required by this port',
  insurance: 'Marine insurance',
  insuranceBy: (rate: number) => `${percent(rate)} of car and freight`,
  byPort: 'by port',
  without: 'without',
  total: (type: FreightType) => `Total ${type}`,
  japan: 'Japan',
  chooseFirst: 'Choose a country and a port to see the full breakdown.',
  sameNumbers: 'Your inquiry will use these prices.',
  askUs: 'Ask about this car: we will measure it and quote the freight.',
  title: 'Where should we ship your car?',
  explained: 'Every car then shows its total price to this port: car, freight, inspection and marine insurance.',
  show: (port: string) => `Show prices to ${port}`,
  showPrices: 'Show prices',
  forget: 'Show FOB prices only',
}
export type DeliveryTexts = typeof delivery
