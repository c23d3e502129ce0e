import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { objectsOf, readPdf } from '../../../../testing/pdf.ts'
import type { DocumentData } from '../document-data.ts'
import { renderDocument } from './draw-document.ts'
import { sampleFacts } from './sample.fixture.ts'

// The conditions, the QR code and the PDF file itself.

const textOf = async (facts: DocumentData): Promise<string> =>
  readPdf(await renderDocument(facts)).text.replaceAll(/\s+/g, ' ')
const GOODS = {
  en: 'Used vehicle sold as is, as described and pictured; the buyer checks the import rules of the country of destination.',
  fr: 'Véhicule d’occasion vendu en l’état, tel que décrit et photographié ; les règles d’importation du pays de destination sont à vérifier par l’acheteur.',
}
// Validity in Japan time; the sample's is 09:00 UTC.
const PROFORMA = {
  en: [
    'The price is firm until 19 June 2026, 18:00 JST; after that, this invoice expires and must not be paid.',
    'Payment in US dollars, all bank charges paid by the buyer. The vehicle is shipped once the total has been received.',
    'Price CIF Matadi, DR Congo: freight and marine insurance included. Duties, taxes and port charges at discharge are paid by the buyer.',
    GOODS.en,
  ],
  fr: [
    'Le prix est ferme jusqu’au 19 juin 2026, 18 h 00 JST ; passé ce délai, cette facture expire et ne doit plus être payée.',
    'Le paiement se fait en dollars américains, tous frais bancaires à la charge de l’acheteur. Le véhicule est expédié après réception du total.',
    'Prix CIF Matadi, RD Congo : fret et assurance maritime compris. Droits, taxes et frais portuaires au déchargement sont à la charge de l’acheteur.',
    GOODS.fr,
  ],
}
const FINAL = {
  en: [
    'Issued after receipt of payment; for presentation at customs with the vehicle.',
    'Price C&F Matadi, DR Congo: freight included, without marine insurance. Duties, taxes and port charges at discharge are paid by the buyer.',
    GOODS.en,
  ],
  fr: [
    'Facture établie après réception du paiement ; elle accompagne le véhicule aux douanes.',
    'Prix C&F Matadi, RD Congo : fret compris, sans assurance maritime. Droits, taxes et frais portuaires au déchargement sont à la charge de l’acheteur.',
    GOODS.fr,
  ],
}

test.each(['en', 'fr'] as const)(
  '[INQ-06 INQ-15] an invoice in %s states all terms in full; a receipt asks nothing',
  async (locale) => {
    const numbered = (terms: readonly string[]): string => terms.map((term, i) => `${i + 1}. ${term}`).join(' ')
    const [title, receipt] = locale === 'fr' ? ['Conditions', 'Reçu'] : ['Terms', 'Receipt']
    expect(await textOf(sampleFacts('PROFORMA', locale))).toContain(`${title} ${numbered(PROFORMA[locale])}`)
    // The other freight type and the other document kind: each of the five sentences appears where it applies.
    const final = await textOf({ ...sampleFacts('FINAL', locale), freightType: 'C&F' })
    expect(final).toContain(`${title} ${numbered(FINAL[locale])}`)
    const received = await textOf(sampleFacts('RECEIPT', locale))
    expect(received).toContain(receipt)
    expect(received).not.toContain(GOODS[locale])
  },
)

/** The dark modules of the QR code at the left margin, row by row; '' if there are none. */
function squareIn(bytes: Buffer, size: number): string[] {
  const objects = objectsOf(bytes)
  const contents = [...objects.values()].flatMap(({ head }) => /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? [])
  const drawn = contents.map((id) => objects.get(Number(id))?.stream?.toString('latin1') ?? '').join('\n')
  const step = 64 / size
  const runs = [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\b/g)]
    .map(([, ...given]) => given.map(Number) as [x: number, y: number, width: number, height: number])
    .filter(([x, , , height]) => x >= 39.9 && x < 104 && Math.abs(height - step) < 0.01)
  const top = Math.min(...runs.map(([, y]) => y))
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '))
  for (const [x, y, width] of runs)
    rows[Math.round((y - top) / step)]?.fill('#', Math.round((x - 40) / step), Math.round((x - 40 + width) / step))
  return rows.map((row) => row.join(''))
}

test('[TRU-03] prints a QR code to the check beside the code, not on drafts', async () => {
  const address = { en: 'https://minato.example/check/', fr: 'https://minato.example/fr/check/' }
  for (const kind of ['PROFORMA', 'FINAL', 'RECEIPT'] as const)
    for (const locale of ['en', 'fr'] as const) {
      const facts = sampleFacts(kind, locale)
      const { modules } = create(address[locale] + facts.code, { errorCorrectionLevel: 'M' })
      const meant = Array.from({ length: modules.size }, (_, row) =>
        Array.from({ length: modules.size }, (__, column) => (modules.get(row, column) ? '#' : ' ')).join(''),
      )
      // The three finder patterns.
      expect([meant[0]?.slice(0, 8), meant[0]?.slice(-8), meant.at(-1)?.slice(0, 8)]).toEqual([
        '####### ',
        ' #######',
        '####### ',
      ])
      expect(squareIn(await renderDocument(facts), modules.size)).toEqual(meant)
      const draft = await renderDocument({ ...facts, number: null, code: null })
      expect(squareIn(draft, modules.size).join('').trim()).toBe('')
    }
})

test('[INQ-06] makes a PDF/A-2b file with color profile, language and title', async () => {
  for (const locale of ['en', 'fr'] as const) {
    const bytes = await renderDocument(sampleFacts('PROFORMA', locale))
    const objects = objectsOf(bytes)
    const text = bytes.toString('latin1')
    expect(text.slice(0, 9)).toBe('%PDF-1.7\n')
    // A line of non-ASCII bytes marks the file as binary; and the file identifier.
    expect([...bytes.subarray(9, 14)].filter((byte) => byte > 127).length).toBeGreaterThanOrEqual(4)
    expect(text).toMatch(/\/ID \[<[\da-f]{32}> <[\da-f]{32}>\]/)
    expect(text).not.toContain('/Encrypt')
    const catalog = [...objects.values()].find(({ head }) => head.includes('/Type /Catalog'))?.head ?? ''
    expect(catalog).toContain(`/Lang (${locale})`)
    const named = (pattern: RegExp, from: string) => objects.get(Number(pattern.exec(from)?.[1]))
    const intent = named(/\/OutputIntents \[(\d+) 0 R\]/, catalog)?.head ?? ''
    expect(intent).toContain('/S /GTS_PDFA1')
    const profile = named(/\/DestOutputProfile (\d+) 0 R/, intent)
    // An ICC profile has its signature at byte 36 and its colour space: RGB.
    expect(profile?.stream?.subarray(36, 40).toString('latin1')).toBe('acsp')
    expect(profile?.stream?.subarray(16, 20).toString('latin1')).toBe('RGB ')
    const metadata = named(/\/Metadata (\d+) 0 R/, catalog)
    // Uncompressed for programs that unpack nothing.
    expect(metadata?.head).not.toContain('/Filter')
    const xmp = metadata?.stream?.toString('utf8') ?? ''
    expect(xmp).toContain('<pdfaid:part>2</pdfaid:part>')
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    const title = locale === 'fr' ? 'Facture proforma MNT-2026-0388' : 'Proforma invoice MNT-2026-0388'
    expect(xmp).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`)
    expect(xmp).toContain('<xmp:CreateDate>2026-06-05T05:18:00Z</xmp:CreateDate>')
    expect(text).toContain('(D:20260605051800Z)')
  }
})
