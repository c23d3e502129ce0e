import { attribute, tagsOf, unescapeXml } from './xml.ts'

/** How a workbook formats a number: as a date, or with a currency or unit that only the format contains. */
export type CellFormat = { isDate: boolean; before: string; after: string }

export const PLAIN_FORMAT: CellFormat = { isDate: false, before: '', after: '' }

/** Number formats that Excel knows by number only (ECMA-376 18.8.30, East Asian ones included). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const CURRENCY_SIGNS = /[$¥￥£€₩₹₦]|US\$|FCFA|円/

/** The formats of a workbook's styles, by style number. */
export const readFormats = (styles: string | null): CellFormat[] => {
  if (styles === null) return []
  const codes = new Map<number, string>()
  for (const tag of tagsOf(styles, 'numFmt')) {
    codes.set(Number(attribute(tag, 'numFmtId')), unescapeXml(attribute(tag, 'formatCode') ?? ''))
  }
  const start = styles.search(/<(?:\w{1,20}:)?cellXfs/)
  const end = styles.search(/<\/(?:\w{1,20}:)?cellXfs/)
  return [...tagsOf(styles.slice(start, end), 'xf')].map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    return formatOf(id, codes.get(id))
  })
}

const formatOf = (id: number, code: string | undefined): CellFormat => {
  if (code === undefined) return isBuiltInDate(id) ? { ...PLAIN_FORMAT, isDate: true } : PLAIN_FORMAT
  const section = (code.split(';')[0] ?? '').slice(0, 200)
  // `[$€-407]` is a currency, `[$-407]` only a language, `[Red]` a colour.
  const visible = section.replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"').replace(/\[[^\]]*\]/g, '')
  const bare = visible
    .replace(/"[^"]*"|\\./g, ' ')
    .replace(/general/gi, '0')
    .replace(/[0#?]E[+-]/gi, '0')
  if (/[ymdhse]/i.test(bare)) return { ...PLAIN_FORMAT, isDate: true }
  const digits = visible.search(/[0#?]/)
  if (digits === -1) return PLAIN_FORMAT
  let before = CURRENCY_SIGNS.exec(visible.slice(0, digits))?.[0] ?? ''
  let after = CURRENCY_SIGNS.exec(visible.slice(digits))?.[0] ?? ''
  for (const literal of visible.matchAll(/"([^"]*)"/g)) {
    // A code such as USD or a unit such as km; longer texts are ignored.
    const text = (literal[1] ?? '').trim()
    if (!/^[\p{L}\p{N}]{1,6}$/u.test(text)) continue
    if (literal.index < digits) before ||= `${text} `
    else after ||= text
  }
  return { isDate: false, before, after }
}

/** A number as Excel shows it: dates as YYYY-MM-DD, else the number with the currency or unit of its format. */
export const writeNumber = (text: string, format: CellFormat, isEpoch1904: boolean): string => {
  // Up to 15 digits are stored as shown; converting each would take a third of the reading time.
  if (format === PLAIN_FORMAT && text.length < 16 && /^\d+(\.\d+)?$/.test(text)) return text
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return text
  if (format.isDate) return dateOf(number, isEpoch1904)
  // Excel keeps and shows 15 digits; the file may hold 1.7999999999999998.
  const figure = String(Number(number.toPrecision(15)))
  return `${format.before}${figure}${format.after === '' ? '' : ` ${format.after}`}`
}

const DAY = 86_400_000

const dateOf = (serial: number, isEpoch1904: boolean) => {
  // Excel treats 1900 as a leap year, so its day numbers from 60 on are one too high.
  const days = isEpoch1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * DAY)
  return Number.isNaN(date.valueOf()) || date.getUTCFullYear() > 9999 ? String(serial) : date.toISOString().slice(0, 10)
}
