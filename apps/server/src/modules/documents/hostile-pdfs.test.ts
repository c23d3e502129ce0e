import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { WorkerRefused } from '../../platform/process/workers/worker-kind.ts'
import { hostilePool } from '../../testing/hostile-pool.ts'
import { carsPdf, textPdf } from '../../testing/text-pdf.ts'
import type { PdfText } from './pdf-text.ts'

const pool = hostilePool<Uint8Array, PdfText>(new URL('text-worker.ts', import.meta.url), 'texts')

/** A page with this content stream. */
function pdfOf(content: Buffer, { kids = '[3 0 R]', filter = '' } = {}): Buffer {
  const head = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids ${kids} /Count 1 >> endobj`,
    '3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /MediaBox [0 0 600 800] >> endobj',
    '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    `4 0 obj << /Length ${content.length} ${filter} >> stream\n`,
  ].join('\n')
  const tail = '\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'
  return Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from(tail)])
}
const say = (text: string) => Buffer.from(`BT /F 10 Tf 50 700 Td (${text}) Tj ET`)
const packed = (plain: Buffer) => pdfOf(deflateSync(plain), { filter: '/Filter /FlateDecode' })

test('[TRU-11] reads the text of a PDF with its places', async () => {
  const bytes = await textPdf(['BILL OF LADING'], ['Consignee  Vessel', 'AMINA OTIENO'])
  expect(await pool.run(bytes)).toEqual({
    state: 'READ',
    cells: [
      { page: 1, line: 1, x: 50, text: 'BILL OF LADING' },
      { page: 2, line: 1, x: 50, text: 'Consignee' },
      { page: 2, line: 1, x: 310, text: 'Vessel' },
      { page: 2, line: 2, x: 50, text: 'AMINA OTIENO' },
    ],
  })
  expect((await pool.run(pdfOf(say('plain')))).cells).toMatchObject([{ text: 'plain' }])
})

test('[TRU-11] cuts a long line without half of a surrogate pair', async () => {
  const { cells } = await pool.run(carsPdf(200))
  expect(cells.map(({ text }) => [text.length, text.slice(0, 3), text.isWellFormed()])).toEqual([[300, 'x🚗', true]])
})

test('[TRU-11] keeps no text that is longer than can be compared', async () => {
  const pages = Array.from({ length: 28 }, () => Array.from({ length: 45 }, () => 'i'.repeat(240)))
  expect(await pool.run(await textPdf(...pages))).toEqual({ state: 'UNREADABLE', cells: [] })
})

test('[U10 TRU-11] limits time and memory for every structure of a PDF', { timeout: 120_000 }, async () => {
  const hostile: [name: string, bytes: Buffer][] = [
    ['a stream that unpacks to 400 MB', packed(Buffer.alloc(400_000_000, ' '))],
    ['a million texts', packed(Buffer.from('BT /F 10 Tf 1 0 Td (x) Tj ET\n'.repeat(1_000_000)))],
    ['pages that hold themselves', pdfOf(say('x'), { kids: '[2 0 R 2 0 R]' })],
    ['arrays in arrays', pdfOf(Buffer.from('['.repeat(2_000_000)))],
    ['a text without end', pdfOf(Buffer.from(`BT /F 10 Tf (${'x'.repeat(5_000_000)}`))],
    ['half a file', (await textPdf(['BILL OF LADING'])).subarray(0, 400)],
    ['zeros', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_000)])],
  ]
  for (const [name, bytes] of hostile) {
    const began = performance.now()
    const ended = await pool.run(bytes).catch((error: unknown) => error)
    const isRefused = ended instanceof WorkerRefused && ended.reason === 'limit'
    expect([name, isRefused || (ended as PdfText).cells.length <= 5000]).toEqual([name, true])
    expect([name, performance.now() - began < 20_000]).toEqual([name, true])
  }
  // The next job finds a worker.
  expect((await pool.run(pdfOf(say('after')))).cells).toMatchObject([{ text: 'after' }])
})
