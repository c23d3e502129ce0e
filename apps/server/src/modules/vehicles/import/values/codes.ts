import type { CellReader } from './cell-reading.ts'
import { success } from './cell-reading.ts'
import { textReader } from './names.ts'

/** A vehicle identification number (ISO 3779): 17 letters and digits without I, O and Q. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
/** A Japanese frame number: model code, hyphen, serial number. */
const FRAME = /^[A-Z0-9]{2,10}-?\d{4,8}$/

/** Whether a cell looks like a complete chassis number. */
export const isChassis = (text: string): boolean => {
  const compact = text.toUpperCase().replace(/\s+/g, '')
  return VIN.test(compact) || (compact.includes('-') && FRAME.test(compact))
}

/**
 * A chassis number in upper case. It identifies the car, so a masked one ('ZVW30-12***') or a bare model code
 * ('ZVW30') is rejected: two different cars would become one.
 */
export const readChassis: CellReader<string> = (text) => {
  const compact = text.toUpperCase().replace(/\s+/g, '')
  if (/[*?•●#＊○]|X{3,}$|\.{3}$/.test(compact)) return { value: null, code: 'chassis-masked' }
  const digits = compact.replace(/\D/g, '').length
  if (digits < 4 || compact.length < 6 || !/^[A-Z0-9][A-Z0-9./_-]*$/.test(compact))
    return { value: null, code: 'chassis-incomplete' }
  return textReader(40)(compact)
}

/** Codes in capital letters, such as an engine's '1NZ-FE' or a model code 'DBA-NCP81G'. */
export const codeReader =
  (max: number): CellReader<string> =>
  (text) => {
    const isCode = /\d/.test(text) && text.length <= max
    return isCode ? success(text.toUpperCase()) : textReader(max)(text)
  }

/** Tyre sizes: '195/65R15', also two for front and rear ('225/45R17 - 245/40R17'). */
export const readTires: CellReader<{ front: string; rear: string }> = (text) => {
  const sizes = text
    .toUpperCase()
    .match(/\d{2,3}\/\d{2}\s?Z?R\s?F?\d{2}(?:\.\d)?[A-Z]?(?:\s\d{2,3}[A-Z])?|\d{3}\s?R\s?\d{2}/g)
  const [front = text, rear = front] = sizes ?? []
  const read = textReader(30)(front)
  return { ...read, value: { front: read.value!, rear: textReader(30)(rear).value! } }
}
