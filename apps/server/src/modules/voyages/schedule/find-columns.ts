import type { VoyageSchedule } from '@minato/contract/voyage-schedules'
import { fold } from '@minato/domain/search-text'
import { countryOf } from '../../vehicles/import/file/service.ts'

/** The columns of a sailing schedule, recognised by their titles in English, French and Japanese. */

export interface KnownPort {
  id: string
  name: string
  city: string
  country: string
}
type Meaning = VoyageSchedule['columns'][number]['meaning']
export interface Column {
  title: string
  meaning: Meaning
  /** Of a CALL. */
  port: KnownPort | 'AMBIGUOUS' | null
  /** The port of loading that the title of a departure names: 'ETD Yokohama'. */
  loadingPort: string | null
}

/** Words of a title or of the name of a port, without accents and punctuation. */
export const wordsOf = (text: string): string =>
  fold(text.replace(/^\ufeff/, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const VESSEL = '(?:(?:name of |nom du )?(?:vessel|ship|navire|bateau)(?: name)?|m v|mv|本?船名)'
const NUMBER = '(?:voy(?:age)?(?: (?:no|number|num|ref|code))?|n(?:o|umero)? ?(?:de |du )?voyage|航海番号|航次|次航)'
const TITLES: readonly (readonly [Meaning, RegExp])[] = [
  ['VESSEL_AND_NUMBER', new RegExp(`^${VESSEL} (?:and |et )?${NUMBER}$`, 'u')],
  ['VESSEL', new RegExp(`^${VESSEL}$`, 'u')],
  ['NUMBER', new RegExp(`^${NUMBER}$`, 'u')],
  ['CARRIER', /^(?:carrier|(?:shipping )?line|shipping company|operator|compagnie(?: maritime)?|armateur|船会社)$/],
  ['CUT_OFF', /\bcut ?off\b|\b(?:cy|ro ?ro|cargo|port) (?:cut|clos)|^closing\b|^cloture\b|^date limite\b|カット|締切/],
  [
    'LOADING_PORT',
    /^(?:pol|port of loading|load(?:ing)? port|from|origin(?: port)?|port of departure|port de (?:chargement|depart)|au depart de|積地|積み?港|船積港)$/,
  ],
  [
    'PORT',
    /^(?:pod|port|port of (?:discharge|call|destination)|discharg(?:e|ing) port|destination(?: port)?|to|call|port d arrivee|port de (?:dechargement|destination)|escale|揚地|揚げ?港|仕向港?)$/,
  ],
]
const DEPARTURE = '(?:etd|departure|departs?|sailing|sails|date de depart|depart|出港日?|出港予定日)'
const ARRIVAL = '(?:eta|arrival|arrives?|date d arrivee|arrivee|入港日?|入港予定日|到着日?)'
const datePatterns = (what: string): readonly RegExp[] => [
  new RegExp(`^(?:date )?${what}(?: date)?(?: (.+))?$`, 'u'),
  new RegExp(`^(.+?) ${what}(?: date)?$`, 'u'),
]
const DEPARTURES = datePatterns(DEPARTURE)
const ARRIVALS = datePatterns(ARRIVAL)

/** AMBIGUOUS: several ports have this name, and the text names no country. */
export type FindPort = (text: string) => KnownPort | 'AMBIGUOUS' | undefined

/** Finds a port by its name, or by its city, and by the country after it: 'Georgetown, Guyana', 'Georgetown (GY)'. */
export function portFinder(ports: readonly KnownPort[]): FindPort {
  const byName = Map.groupBy(ports, ({ name }) => wordsOf(name))
  const byCity = Map.groupBy(ports, ({ city }) => wordsOf(city))
  const oneOf = (text: string, country?: string): ReturnType<FindPort> => {
    const words = wordsOf(text)
    if (!words) return undefined
    const isMentioned = (port: KnownPort): boolean => country === undefined || port.country === country
    const named = byName.get(words)?.filter(isMentioned) ?? []
    const inCity = byCity.get(words)?.filter(isMentioned) ?? []
    const [first, ...others] = named.length ? named : inCity
    const isOnly = others.length === 0 && inCity.every((port) => port.country === first?.country)
    return isOnly ? first : 'AMBIGUOUS'
  }
  const find: FindPort = (text) => {
    const whole = oneOf(text)
    if (whole) return whole
    const words = wordsOf(text).split(' ')
    // The longest name first: Equatorial Guinea, not Guinea.
    for (let at = 1; at < words.length; at++) {
      const country = countryOf(words.slice(at).join(' '))
      if (country) return oneOf(words.slice(0, at).join(' '), country)
    }
    return oneOf(text.replace(/\([^)]*\)|\[[^\]]*\]/g, '')) ?? oneOf(text.split(/[,(/]/)[0] ?? '')
  }
  return (text) => find(text) ?? find(wordsOf(text).replace(/^port (?:of |de )?/, ''))
}

function columnOf(title: string, findPort: FindPort): Column | undefined {
  const words = wordsOf(title)
  if (!words) return undefined
  const column = (meaning: Meaning, rest: Partial<Column> = {}): Column => ({
    title: title.trim().slice(0, 80),
    meaning,
    port: null,
    loadingPort: null,
    ...rest,
  })
  const [known] = TITLES.find(([, pattern]) => pattern.test(words)) ?? []
  if (known) return column(known)
  for (const pattern of ARRIVALS) {
    const match = pattern.exec(words)
    if (!match) continue
    if (!match[1]) return column('ARRIVAL')
    const port = findPort(match[1])
    if (port) return column('CALL', { port })
  }
  for (const pattern of DEPARTURES) {
    const match = pattern.exec(words)
    if (!match) continue
    if (!match[1]) return column('DEPARTURE')
    // The departure from a port of call is not used.
    if (!findPort(match[1])) return column('DEPARTURE', { loadingPort: inTitle(title, match[1]) })
  }
  const port = findPort(title)
  return port && column('CALL', { port })
}

/** The words of a title as they are written there. */
function inTitle(title: string, words: string): string {
  return new RegExp(words.replaceAll(' ', '[^\\p{L}\\p{N}]+'), 'iu').exec(title)?.[0] ?? words
}

/** What each cell of a title row holds; null for a row without titles for vessel, number and departure. */
export function columnsOf(cells: readonly string[], findPort: FindPort): (Column | undefined)[] | null {
  const columns = cells.map((cell) => columnOf(cell, findPort))
  const hasRequired = hasColumns(columns)
  return (hasRequired('VESSEL_AND_NUMBER') || (hasRequired('VESSEL') && hasRequired('NUMBER'))) &&
    hasRequired('DEPARTURE')
    ? columns
    : null
}

/** Whether there are columns for arrivals. */
export function hasArrivals(columns: readonly (Column | undefined)[]): boolean {
  const hasRequired = hasColumns(columns)
  return hasRequired('CALL') || (hasRequired('PORT') && hasRequired('ARRIVAL'))
}

const hasColumns =
  (columns: readonly (Column | undefined)[]) =>
  (meaning: Meaning): boolean =>
    columns.some((one) => one?.meaning === meaning)

/** Reads a line above the table, such as 'Port of loading: Yokohama'. */
export function headerFact(
  cells: readonly string[],
): { meaning: 'LOADING_PORT' | 'CARRIER'; value: string } | undefined {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean)
  const [label = '', value = ''] = texts.length === 1 ? (texts[0] ?? '').split(/[:：]/) : texts
  const [meaning] = TITLES.find(([, pattern]) => pattern.test(wordsOf(label))) ?? []
  if ((meaning !== 'LOADING_PORT' && meaning !== 'CARRIER') || !value.trim()) return undefined
  return { meaning, value: value.trim() }
}
