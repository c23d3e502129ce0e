import type { SailingTexts } from '../en/sailings.ts'
import { formatFor } from '../format.ts'

const { date } = formatFor('ja')

export const sailings: SailingTexts = {
  title: '今後の出港予定',
  titleTo: (port) => `${port}向けの出港予定`,
  to: (port) => `${port}向け`,
  ship: (vessel, voyage) => `${vessel} ${voyage}：`,
  cutOff: (day) => `カット日 ${date(day)}`,
  departs: (port, day) => `${port}出港 ${date(day)}`,
  arrives: (port, day) => `${port}到着 ${date(day)}`,
}
