import { formatFor, NB } from '../format.ts'
import type { SailingTexts } from '../en/sailings.ts'

const { date } = formatFor('fr')

export const sailings: SailingTexts = {
  title: 'Prochains départs',
  titleTo: (port) => `Prochains départs vers ${port}`,
  to: (port) => `Vers ${port}`,
  ship: (vessel, voyage) => `${vessel} ${voyage}${NB}:`,
  cutOff: (day) => `clôture le ${date(day)}`,
  departs: (port, day) => `départ le ${date(day)} (${port})`,
  arrives: (port, day) => `arrivée à ${port} le ${date(day)}`,
}
