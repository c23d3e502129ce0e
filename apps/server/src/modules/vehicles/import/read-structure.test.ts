import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { diskFiles } from '../../../platform/files/disk-files.ts'
import { createWorkers } from '../../../platform/process/workers/pool.ts'
import { buildXlsx } from './fixtures/build-xlsx.ts'
import { workbookOf } from './fixtures/hostile.ts'
import { readAll } from './fixtures/read-all.ts'
import { readStoredImport } from './read-stored-import.ts'
import { ImportRefused } from './import-refused.ts'
import { NO_CHOICES } from './stored-reading.ts'

/** Files with a hostile structure: repeated, nested, unclosed, or highly compressed parts. */

/** FUZZ=20 runs twenty times as many. */
const times = Number(process.env['FUZZ'] ?? 1)
const timeout = 120_000 * times
const folder = await mkdtemp(join(tmpdir(), 'minato-structure-'))
const files = diskFiles(folder)
// No file here has more than some megabytes unpacked, so a longer time is out of proportion.
const workers = createWorkers({ timeLimitMs: 5000 })
afterAll(async () => {
  await workers.close()
  await rm(folder, { recursive: true })
})

/** Reads a file like an upload; returns why it was rejected, or null. */
async function refusalOf(bytes: Uint8Array): Promise<string | null> {
  await files.put('list', bytes)
  try {
    await readStoredImport({ files, workers }, { file_key: 'list', file_name: 'list' }, NO_CHOICES, async (reading) => {
      let rows = 0
      for await (const batch of reading.rows()) rows += batch.length
      expect(rows).toBe(reading.rowCount)
    })
    return null
  } catch (error) {
    if (error instanceof ImportRefused) return error.code
    throw error
  }
}
const expectProportion = (structures: fc.Arbitrary<Uint8Array>, runs: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(structures, async (bytes) => {
      expect(await refusalOf(bytes)).not.toBe('over-limits')
    }),
    { numRuns: runs * times },
  )

const TEXTS = [
  '',
  'a',
  '2003',
  '&amp;',
  '&#x1F697;',
  '&',
  '_x000D_',
  ' ',
  '<',
  '>',
  '"',
  ']]>',
  '<!--',
  '車',
  ' r="A1"',
]
const ATTRIBUTES = ['', ' t="s"', ' t="inlineStr"', ' sb="0"', ' r="B2"']
/** Markup with nested and consecutive elements, repeated often, closed or not. */
const markupOf = (tags: readonly string[]): fc.Arbitrary<string> =>
  fc.letrec<{ markup: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(...TEXTS),
      fc
        .tuple(fc.constantFrom(...tags), fc.constantFrom(...ATTRIBUTES), tie('markup'), fc.nat(3))
        .map(([tag, attributes, inside, end]) =>
          end === 0 ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inside}${end === 1 ? '' : `</${tag}>`}`,
        ),
    ),
    markup: fc
      .array(fc.tuple(tie('part'), fc.constantFrom(1, 1, 3, 30_000)), { maxLength: 4 })
      .map((parts) =>
        parts.map(([part, count]) => part.repeat(Math.min(count, 1 + 1_000_000 / (1 + part.length)))).join(''),
      ),
  })).markup
const strings = markupOf(['t', 'r', 'rPh', 'rPr', 'phoneticPr'])
const cells = markupOf(['row', 'c', 'v', 'is', 't', 'rPh', 'f', 'x:row', 'x:c'])

test('[F01] reads any structure of a workbook in proportionate time', { timeout }, async () => {
  const header = '<row><c t="inlineStr"><is><t>Maker</t></is></c><c t="inlineStr"><is><t>Model</t></is></c></row>'
  const books = fc
    .record({
      sheet: cells,
      shared: strings,
      styles: markupOf(['xf', 'numFmt']),
      isList: fc.boolean(),
      isItems: fc.boolean(),
    })
    .map((given) =>
      workbookOf('<sheet name="s" r:id="a"/>', `${given.isList ? header : ''}${given.sheet}`, {
        'xl/sharedStrings.xml': `<sst>${given.isItems ? `<si>${given.shared}</si>` : given.shared}</sst>`,
        'xl/styles.xml': `<styleSheet><cellXfs>${given.styles}</cellXfs></styleSheet>`,
      }),
    )
  await expectProportion(books, 150)
})

test('[F01] reads any structure of a text in proportionate time', { timeout }, async () => {
  const sign = fc.constantFrom(
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    '\r\n',
    ' ',
    'a',
    '1.',
    ',"',
    '"\n',
    '","',
    "'",
    '\u0000',
    '車',
  )
  const lines = fc
    .array(fc.tuple(fc.array(sign, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 2, 100, 20_000)), {
      maxLength: 6,
    })
    .map((parts) => parts.map(([signs, count]) => signs.join('').repeat(count)).join(''))
  const texts = fc.tuple(fc.constantFrom('', 'Maker,Model,Price\n', 'Maker;Model;Price\n'), lines)
  await expectProportion(
    texts.map((parts) => Buffer.from(parts.join(''))),
    100,
  )
})

test('[F01] joins the runs of a cell in order without phonetic text', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '&', '<', '車', 'é'), maxLength: 5 })
  const escape = (plain: string): string => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const run = fc.oneof(
    text.map((said) => ({ said, xml: `<t xml:space="preserve">${escape(said)}</t>` })),
    text.map((said) => ({ said, xml: `<r><rPr><b/></rPr><t>${escape(said)}</t></r>` })),
    text.map((aid) => ({ said: '', xml: `<rPh sb="0" eb="2"><t>${escape(aid)}</t></rPh>` })),
    fc.constantFrom('<t/>', '<phoneticPr fontId="1"/>', '<r><t/></r>').map((xml) => ({ said: '', xml })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(run, { maxLength: 8 }), async (runs) => {
      const said = runs.map((one) => one.said).join('')
      const bytes = buildXlsx([
        {
          name: 'Cars',
          rows: [
            ['Maker', 'Model', 'Grade'],
            ['Toyota', 'Vitz', `<si>${runs.map(({ xml }) => xml).join('')}</si>`],
          ],
        },
      ])
      const { reading } = await readAll(bytes)
      expect(reading.samples[2]).toEqual(said.trim() === '' ? [] : [said.trim()])
    }),
    { numRuns: 200 * times },
  )
})
