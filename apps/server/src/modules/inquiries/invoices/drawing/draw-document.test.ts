import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createWorkers } from '../../../../platform/process/workers/pool.ts'
import { readPdf } from '../../../../testing/pdf.ts'
import { qpdfCheck } from '../../../../testing/qpdf.ts'
import type { DocumentData } from '../document-data.ts'
import { drawDocument } from './draw-in-worker.ts'
import { renderDocument } from './draw-document.ts'
import { sampleFacts } from './sample.fixture.ts'

const workers = createWorkers()
afterAll(() => workers.close())

/** The file with its objects ten bytes away from their offsets in the table. */
const misplaced = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n%\n'), bytes])
const KINDS = ['PROFORMA', 'FINAL', 'RECEIPT'] as const
const partiesOf = (facts: DocumentData, name: string, address: string[] = []): DocumentData => ({
  ...facts,
  buyer: { ...facts.buyer, name, address },
  consignee: { ...facts.consignee, name, address },
})

test.each(KINDS.flatMap((kind) => (['en', 'fr'] as const).map((locale) => [kind, locale] as const)))(
  '[INQ-06 G08] draws a %s in %s as one A4 page with fonts, byte for byte equal',
  async (kind, locale) => {
    const facts = sampleFacts(kind, locale)
    const bytes = await renderDocument(facts)
    expect(qpdfCheck(bytes)).toBe('')
    expect(qpdfCheck(misplaced(bytes))).toContain('xref')
    const { pages, text, fonts } = readPdf(bytes)
    expect(pages.length).toBe(1)
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    expect(text).not.toContain('\ufffd')
    for (const said of [
      facts.number ?? '',
      'Aïcha N’Diaye',
      'Łukasz Kabila & Fils',
      'WBATX36000LB12345',
      'K7Q2-9XVM-3TDA-0PWR',
      locale === 'fr' ? 'Page 1 sur 1' : 'Page 1 of 1',
      ...(kind === 'RECEIPT'
        ? [locale === 'fr' ? 'Dix mille dollars américains' : 'Ten thousand US dollars only']
        : [locale === 'fr' ? 'Vingt-trois mille dix-sept' : 'Twenty-three thousand and seventeen']),
      ...(kind === 'PROFORMA' ? ['EXMPJPJT', '000 0002290', ' Kinshasa)'] : []),
    ])
      expect(text).toContain(said)
    expect(await drawDocument({ workers }, facts)).toEqual(bytes)
  },
)

test('[INQ-06 G14] reports a timed-out drawing and draws the next document', async () => {
  const facts = sampleFacts('PROFORMA', 'en')
  const all = await Promise.allSettled([0, 0, 0, 60_000].map((limit) => drawDocument({ workers }, facts, limit)))
  const late = { reply: { code: 'MINATO-5001' }, cause: { message: 'a paper took too long' } }
  expect(all.slice(0, 3).map((one) => one.status === 'rejected' && one.reason)).toMatchObject([late, late, late])
  expect(all.at(-1)).toEqual({ status: 'fulfilled', value: await renderDocument(facts) })
})

test('[INQ-06] marks every page of a draft and prints neither number nor code', async () => {
  const { pages, text } = readPdf(await renderDocument({ ...sampleFacts('PROFORMA', 'fr'), number: null, code: null }))
  expect(pages.every((page) => page.includes('BROUILLON'))).toBe(true)
  expect(text).not.toMatch(/MNT-2026|K7Q2|valable sans signature/)
})

test('[U09 I02] draws markup, PDF operators and control characters as text', async () => {
  const wild = [
    ') Tj ET BT (',
    '<iframe src="file:///etc/passwd"></iframe>',
    '<script>alert(1)</script>',
    '\\) /F1 99 Tf (%PDF-1.7 endstream endobj',
    '${7*7} {{7*7}} %s %n',
    "'; drop table inquiries.paper; --",
    '/URI (https://evil.example) /JavaScript /Launch',
  ]
  for (const one of wild) {
    const bytes = await renderDocument(partiesOf(sampleFacts('PROFORMA', 'en'), one, [one]))
    expect([one, qpdfCheck(bytes)]).toEqual([one, ''])
    const { text } = readPdf(bytes)
    expect(text.replaceAll(/\s/g, '')).toContain(one.replaceAll(/\s/g, ''))
    // Escaped as text, so the file's structure is unchanged.
    expect(bytes.toString('latin1')).not.toMatch(/\/JavaScript|\/Launch|\/URI|\/EmbeddedFile/)
  }
  const { text } = readPdf(
    await renderDocument(partiesOf(sampleFacts('PROFORMA', 'en'), 'Jo\u202Eevil\u0000\u0007\u200Bhn')),
  )
  expect(text).toContain('Joevilhn')
})

test('[U09] draws names of every script that the fonts contain', async () => {
  const named = async (name: string): Promise<string> =>
    readPdf(await renderDocument(partiesOf(sampleFacts('FINAL', 'en'), name))).text
  for (const name of ['Şükrü Yıldız', 'Владимир Петров', 'Νίκος Παπαδόπουλος', 'Nguyễn Văn Đức', 'Ñandú Øster']) {
    const text = await named(name)
    expect(text).toContain(name)
    expect(text).not.toContain('[?]')
  }
  // Arabic letters change form within a word and run right to left.
  const arabic = await named('محمد')
  expect(arabic).toMatch(/[\u0600-\u06ff\ufe70-\ufeff]{3}/)
  expect(arabic).not.toContain('[?]')
})

test('[BO-09 INQ-06] prints names and grades in Japanese in a file that qpdf accepts', async () => {
  const facts = sampleFacts('PROFORMA', 'en')
  const grade = '2.0G ハイウェイスター ﾊｲｴｰｽ'
  for (const name of ['山田 太郎', '髙橋﨑', '㈱トヨタ自動車', 'さくら', '株式会社みなと自動車(Minato)']) {
    const bytes = await renderDocument({ ...partiesOf(facts, name, ['横浜市中区1-2-3']), car: { ...facts.car, grade } })
    expect([name, qpdfCheck(bytes)]).toEqual([name, ''])
    const { text, fonts } = readPdf(bytes)
    const flat = text.replaceAll(/\s/g, '')
    for (const said of [name, '横浜市中区1-2-3', grade]) expect(flat).toContain(said.replaceAll(' ', ''))
    expect(text).not.toContain('transliterated')
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    // The font is embedded as a subset of the used characters.
    expect(bytes.length).toBeLessThan(150_000)
  }
})

test('[BO-09 INQ-06] transliterates scripts without a font and says so in the foot', async () => {
  const named = async (name: string): Promise<string> =>
    readPdf(await renderDocument(partiesOf(sampleFacts('FINAL', 'en'), name))).text
  for (const [name, said] of [
    ['Ann สมชาย', '[smchay]'],
    ['ኃይሌ', '[hayle]'],
    ['김민준', '[GimMinJun]'],
    ['陈伟', '[ChenWei]'],
    ['राम Kumar', '[ram]'],
    ['Ann😀', 'Ann[:grinning:]'],
    ['\u{e000}', '[U+E000]'],
    ['محمد😀', '[mhmd:grinning:]'],
  ] as const) {
    const text = await named(name)
    expect([name, text.includes(said) ? said : text.slice(0, 400)]).toEqual([name, said])
    expect(text).toContain('Text in [brackets] is transliterated; inquiry N° 4127')
    expect(text).not.toContain('[?]')
  }
})

test('[U09] wraps or cuts long content and shows every amount', async () => {
  const facts = sampleFacts('PROFORMA', 'fr')
  const giant = 'x'.repeat(100_000)
  const many = Array.from({ length: 60 }, (_, i) => ({ kind: 'INSPECTION' as const, amount: 1000 + i, from: null }))
  const bytes = await renderDocument({
    ...partiesOf(facts, giant, [giant, giant, giant]),
    seller: { ...facts.seller, name: giant, legalName: giant, address: [giant] },
    car: { ...facts.car, grade: giant, chassis: 'C'.repeat(200) },
    lines: [...facts.lines, ...many],
    ports: { loading: giant, discharge: giant, destination: giant },
  })
  expect(qpdfCheck(bytes)).toBe('')
  const { pages, text } = readPdf(bytes)
  expect(pages.length).toBeGreaterThan(1)
  for (const { amount } of many) expect(text).toContain(`1 0${String(amount).slice(-2)}`)
  expect(text).toContain(`Page ${pages.length} sur ${pages.length}`)
  expect(bytes.length).toBeLessThan(300_000)
})

test('[INQ-06 U09] never cuts payee, bank and ports, and identifies every page', async () => {
  const facts = sampleFacts('PROFORMA', 'fr')
  const words = (count: number, of: string): string => Array.from({ length: count }, (_, i) => `${of}${i}`).join(' ')
  // The longest values that the settings allow.
  const bank = {
    holder: words(17, 'Hold'),
    bank: words(17, 'Bank'),
    branch: words(17, 'Bran'),
    bankAddress: words(28, 'Addr'),
  }
  const discharge = words(8, 'Pointe-Noire')
  const name = words(20, 'Motors')
  const { pages: drawn, text } = readPdf(
    await renderDocument({
      ...facts,
      seller: { ...facts.seller, name, legalName: name },
      bank: facts.bank && { ...facts.bank, ...bank },
      ports: { ...facts.ports, discharge },
      lines: [
        ...facts.lines,
        ...Array.from({ length: 12 }, () => ({ kind: 'INSPECTION' as const, amount: 1, from: null })),
      ],
    }),
  )
  const pages = drawn.map((page) => page.join(' '))
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const said of [...Object.values(bank), discharge])
    for (const word of said.split(' ')) expect(flat).toContain(word)
  expect(pages.length).toBe(2)
  for (const page of pages) expect(page).toContain(`Facture proforma ${facts.number}`)
  // Bank details are on one page, in one frame.
  const payee = pages.find((page) => page.includes('Hold0'))
  for (const word of ['Hold16', 'Addr27', 'EXMPJPJT', 'avant de payer']) expect(payee).toContain(word)
})

test('[INQ-06] repeats table heads on every page and uses Incoterms names', async () => {
  const facts = sampleFacts('PROFORMA', 'en')
  const many = Array.from({ length: 30 }, (_, i) => ({ kind: 'INSPECTION' as const, amount: 100 + i, from: null }))
  const { pages } = readPdf(await renderDocument({ ...facts, freightType: 'C&F', lines: [...facts.lines, ...many] }))
  expect(pages.map((page) => page.join(' ').includes('Amount, USD'))).toEqual([true, true])
  expect(pages[0]?.join(' ')).toContain('CFR (C&F) Matadi')
})

test('[U09] makes a readable document from any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      async (a, b) => {
        const bytes = await renderDocument(partiesOf(sampleFacts('PROFORMA', 'en'), a, [b]))
        expect(qpdfCheck(bytes)).toBe('')
        expect(readPdf(bytes).pages.length).toBe(1)
      },
    ),
    { numRuns: 25 },
  )
})
