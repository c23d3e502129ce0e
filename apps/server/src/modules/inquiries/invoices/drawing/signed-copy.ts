import type { Locale } from '@minato/contract/enumerations'
import { endReport, HEAD, MARGIN, QUIET, reportHead, sheetOf, VALUE, WIDTH } from './page-layout.ts'
import type { Sheet } from './page-layout.ts'
import { openPdf } from './pdf.ts'
import type { Style } from './typesetter.ts'
import { INK } from './typesetter.ts'

/** A readable event log of an inquiry with the signed data attached (TRU-01). */
export interface SignedCopy {
  locale: Locale
  seller: string
  reference: string
  /** 'Toyota Corolla Fielder 1.5 G'. */
  car: string
  buyer: string
  exportedAt: string
  /** The same as text, in Japan's time. */
  exported: string
  /** `at` in Japan's time; `text` is the message, if any. */
  entries: { at: string; who: string; said: string; text: string }[]
  /** The public key of the server, base64url. */
  publicKey: string
  /** The signed log as JSON. */
  record: string
}

const WORDS = {
  en: {
    title: (reference: string) => `Signed copy of inquiry N° ${reference}`,
    car: 'Car',
    buyer: 'Buyer',
    exported: 'Copied on',
    note: (file: string) =>
      `All times are in Japan time (JST). The attached file ${file} contains the same events with their hashes and the server’s signature. These pages are for reading; the attached file is what is signed. “npm run verify-deal -- FILE --key KEY” checks it, also inside this PDF.`,
    key: 'Server key',
    page: (at: number, of: number) => `Page ${at} of ${of}`,
    transliterated: 'Text in [brackets] is transliterated; the attached file has the original text.',
  },
  fr: {
    title: (reference: string) => `Copie signée de la demande N° ${reference}`,
    car: 'Voiture',
    buyer: 'Acheteur',
    exported: 'Copiée le',
    note: (file: string) =>
      `Toutes les heures sont celles du Japon (JST). Le fichier joint ${file} contient les mêmes événements avec leurs empreintes et la signature du serveur. Ces pages servent à la lecture\u00a0; c’est le fichier joint qui est signé. «\u00a0npm run verify-deal -- FICHIER --key CLÉ\u00a0» le vérifie, même dans ce PDF.`,
    key: 'Clé du serveur',
    page: (at: number, of: number) => `Page ${at} sur ${of}`,
    transliterated: 'Le texte entre [crochets] est translittéré\u00a0; le fichier joint contient le texte d’origine.',
  },
} as const

const TIME = 128
const WHO = 92
/** Longer texts are split over pages. */
const PIECE = 3000

export function signedCopyOf(copy: SignedCopy): Promise<Buffer> {
  const { locale, seller, reference, exportedAt, entries } = copy
  const t = WORDS[locale]
  const title = t.title(reference)
  const { doc, bytes } = openPdf({
    locale,
    title,
    author: seller,
    subject: `N° ${reference}`,
    at: exportedAt,
    subset: 'PDF/A-3b',
    producer: 'Minato signed copy',
  })
  const file = `inquiry-${reference}.json`
  const at = new Date(exportedAt)
  doc.file(Buffer.from(copy.record), {
    name: file,
    type: 'application/json',
    description: title,
    creationDate: at,
    modifiedDate: at,
    // @ts-expect-error -- its types do not know the relation that PDF/A-3 asks for
    relationship: 'Source',
  })
  const sheet = sheetOf(doc)
  const facts = [
    [t.car, copy.car],
    [t.buyer, copy.buyer],
    [t.exported, copy.exported],
    [t.key, copy.publicKey],
  ] as const
  reportHead(sheet, { seller, title, labelWidth: TIME, facts })
  sheet.y += 4
  flow(sheet, t.note(file), MARGIN, WIDTH, { size: 8, color: QUIET })
  sheet.y += 6
  sheet.rule(1.2, INK)
  sheet.y += 6
  for (const entry of entries) event(sheet, entry)
  if (sheet.type.isTransliterated) flow(sheet, t.transliterated, MARGIN, WIDTH, { size: 8, color: QUIET })
  endReport(sheet, title, t.page)
  return bytes
}

function event(sheet: Sheet, { at, who, said, text }: SignedCopy['entries'][number]): void {
  sheet.need(30)
  const top = sheet.y
  const time = sheet.text(at, MARGIN, top, TIME - 8, { ...VALUE, size: 8, color: QUIET })
  const name = sheet.text(who, MARGIN + TIME, top, WHO - 8, { ...VALUE, most: 2 })
  const left = MARGIN + TIME + WHO
  flow(sheet, said, left, WIDTH - TIME - WHO, { ...HEAD, size: 9 })
  if (text) flow(sheet, text, left, WIDTH - TIME - WHO, VALUE)
  sheet.y = (sheet.y < top ? sheet.y : Math.max(sheet.y, top + time, top + name)) + 3
  sheet.rule()
  sheet.y += 4
}

/** Text over several pages, with its line breaks. */
function flow(sheet: Sheet, text: string, x: number, width: number, style: Style): void {
  for (const paragraph of text.split(/\r?\n/))
    for (let from = 0; from < Math.max(1, paragraph.length); from += PIECE)
      for (const line of sheet.type.lines(paragraph.slice(from, from + PIECE), style, width)) {
        const height = style.size * 1.32
        sheet.need(height)
        sheet.type.draw(line, x, sheet.y, style)
        sheet.y += height
      }
}
