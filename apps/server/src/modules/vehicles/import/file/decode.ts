import { isAscii as isPlain } from 'node:buffer'
import { ImportRefused } from '../import-refused.ts'
import { controlShare, fitEucJp, fitShiftJis, fitUtf8, foreignLetters, utf16Order } from './byte-patterns.ts'
import type { PatternFit } from './byte-patterns.ts'
import { signatureOf } from './signature.ts'
import type { ByteSource } from './source.ts'

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'windows-1251',
  'windows-1256',
  'windows-1252',
] as const
export type Encoding = (typeof ENCODINGS)[number]

/** `isDamaged`: some bytes are invalid and were replaced by U+FFFD. `why`: how the encoding was recognised. */
export type RecognisedText = { encoding: Encoding; isDamaged: boolean; why: string }

const SAMPLE_BYTES = 256 * 1024

/** Detects a workbook or a text and its encoding. Rejects anything else with its type. */
export const recogniseFile = async (source: ByteSource, wanted?: Encoding): Promise<'xlsx' | RecognisedText> => {
  const survey = await surveyBytes(source)
  const signature = signatureOf(survey.head)
  if (signature === 'xlsx') return 'xlsx'
  if (signature !== null) throw new ImportRefused('not-a-list', { what: signature.refused })
  const recognised = wanted ? { encoding: wanted, isDamaged: false, why: 'as the mapping says' } : recogniseText(survey)
  const isWide = recognised.encoding === 'utf-16le' || recognised.encoding === 'utf-16be'
  if (!isWide && controlShare(survey.sample) > 0.002) {
    throw new ImportRefused('not-a-list', { what: ['a file that holds no text', 'un fichier sans texte'] })
  }
  return recognised
}

type ByteSurvey = { head: Uint8Array; sample: Uint8Array; isUtf8: boolean; isAscii: boolean }

/** Reads the whole file once, because only its last line may show the encoding. */
const surveyBytes = async (source: ByteSource): Promise<ByteSurvey> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parts: Uint8Array[] = []
  let sampledBytes = 0
  let isUtf8 = true
  let isAscii = true
  let head: Uint8Array | null = null
  for await (const chunk of source.chunks()) {
    const first = head === null
    head ??= Buffer.from(chunk.subarray(0, 4096))
    const plain = isPlain(chunk)
    if (!plain) isAscii = false
    if (sampledBytes < SAMPLE_BYTES && (first || !plain)) {
      const start = plain ? 0 : startOfFirstForeignLine(chunk)
      const part = Buffer.from(chunk.subarray(start, start + SAMPLE_BYTES / 4))
      parts.push(part)
      sampledBytes += part.length
    }
    if (isUtf8) isUtf8 = isDecodable(decoder, chunk)
  }
  if (isUtf8) isUtf8 = isDecodable(decoder, null)
  return { head: head ?? new Uint8Array(), sample: Buffer.concat(parts), isUtf8, isAscii }
}

/** Cuts at line starts, so that no multi-byte character is split. */
const startOfFirstForeignLine = (chunk: Uint8Array) => {
  let at = 0
  while (at < chunk.length && chunk[at]! < 0x80) at++
  return chunk.lastIndexOf(0x0a, at) + 1
}

const isDecodable = (decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | null) => {
  try {
    if (chunk === null) decoder.decode()
    else decoder.decode(chunk, { stream: true })
    return true
  } catch {
    return false
  }
}

const recogniseText = ({ head, sample, isUtf8, isAscii }: ByteSurvey): RecognisedText => {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', isDamaged: false, why: 'byte order mark' }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', isDamaged: false, why: 'byte order mark' }
  const order = utf16Order(head)
  if (order !== null) return { encoding: order, isDamaged: false, why: 'pattern of its bytes' }
  if (isUtf8) {
    const isJis = isAscii && /\x1b\$[@B]/.test(Buffer.from(sample).toString('latin1'))
    if (isJis) return { encoding: 'iso-2022-jp', isDamaged: false, why: 'its escape sequences' }
    return { encoding: 'utf-8', isDamaged: false, why: isAscii ? 'plain ASCII' : 'every byte fits' }
  }
  const utf8 = fitUtf8(sample)
  if (utf8.good > 0 && utf8.good >= utf8.bad * 4) {
    return { encoding: 'utf-8', isDamaged: true, why: 'most characters fit' }
  }
  const foreign = foreignLetters(sample)
  if (foreign !== null)
    return {
      encoding: foreign,
      isDamaged: false,
      why: foreign === 'windows-1251' ? 'its words are Russian' : 'its words are Arabic',
    }
  const japanese = bestJapanese(sample)
  if (japanese !== null) return japanese
  return { encoding: 'windows-1252', isDamaged: false, why: 'last resort: nothing else fits' }
}

const bestJapanese = (sample: Uint8Array): RecognisedText | null => {
  const rate = ({ common, rare, bad }: PatternFit) => {
    const total = common + rare + bad
    return total === 0 || bad > total * 0.05 || common < total * 0.7 ? 0 : (common - bad * 5) / total
  }
  const eucFit = fitEucJp(sample)
  const sjisFit = fitShiftJis(sample)
  const euc = rate(eucFit)
  const sjis = rate(sjisFit)
  if (euc === 0 && sjis === 0) return null
  // EUC first: its bytes are valid half-width kana in Shift-JIS, but not the other way round.
  return euc >= sjis * 0.95
    ? { encoding: 'euc-jp', isDamaged: eucFit.bad > 0, why: 'its bytes are Japanese text' }
    : { encoding: 'shift_jis', isDamaged: sjisFit.bad > 0, why: 'its bytes are Japanese text' }
}

/** The text of a file in chunks, without the byte order mark. */
export async function* textOf(source: ByteSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of source.chunks()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const last = decoder.decode()
  if (last !== '') yield last
}
