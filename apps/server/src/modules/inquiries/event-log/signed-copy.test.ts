import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import { act, MAIN, openInquiry, say } from '../../../testing/inquiries.ts'
import { rawOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { qpdfCheck } from '../../../testing/qpdf.ts'
import { attachedRecord } from './pdf-attachment.ts'
import type { ExportedRecord } from './export.ts'
import { verifyRecord } from './verify.ts'

const { server, sides } = withBothSides()
const copyOf = (id: string, by: 'buyer' | 'manager', locale = 'en') =>
  rawOf(server, `${MAIN}/inquiry/${id}/record/copy?locale=${locale}`, sides[by].browser)

/** An inquiry with messages of both sides and an internal event. */
async function talkedAbout() {
  const inquiry = await openInquiry(server, sides)
  const { buyer, manager } = sides
  await say(manager.browser, manager.id, inquiry.id, 'It is.')
  await act(manager.browser, inquiry.id, 'process')
  await say(buyer.browser, buyer.id, inquiry.id, `はい、買います。\n${'word '.repeat(900)}end`)
  return inquiry
}

test('[BO-21 TRU-01] makes a readable signed PDF with the signed data attached', async () => {
  const { id, reference } = await talkedAbout()
  const bytes = await copyOf(id, 'buyer')
  expect(qpdfCheck(bytes)).toBe('')
  expect(bytes.toString('latin1')).toMatch(/<pdfaid:part>3<\/pdfaid:part>/)
  const { pages, text, fonts } = readPdf(bytes)
  expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  expect(pages.length).toBe(2)
  const flat = text.replaceAll(/\s+/g, ' ')
  for (const said of [
    `Signed copy of inquiry N° ${reference}`,
    'It is.',
    'はい、買います。',
    'word end',
    'Page 2 of 2',
  ])
    expect(flat).toContain(said)
  expect(flat).toMatch(/\d, \d\d:\d\d JST/)
  const record = JSON.parse(attachedRecord(bytes) ?? '') as ExportedRecord
  const { publicKey } = (await server.get<{ publicKey: string }>(`${MAIN}/deal-record-key`)).json
  expect([record.reference, verifyRecord(record, publicKey)]).toEqual([reference, []])
  expect(flat.replaceAll(' ', '')).toContain(publicKey)
})

test('[BO-21 TRU-01] writes the copy in the reader’s language, without internal steps for buyers', async () => {
  const { id, reference } = await talkedAbout()
  const textOf = async (by: 'buyer' | 'manager', locale: string) => readPdf(await copyOf(id, by, locale)).text
  expect(await textOf('buyer', 'en')).not.toContain('Marked as processed')
  const french = await textOf('manager', 'fr')
  expect(french).toContain(`Copie signée de la demande N° ${reference}`)
  expect(french).toContain('Marquée comme traitée')
  const { browser } = await signedInPerson(server)
  expect((await browser.get(`${MAIN}/inquiry/${id}/record/copy`)).status).toBe(404)
})

test('[BO-21 TRU-01] checks the file attached to the PDF by verify-deal', async () => {
  const { id } = await talkedAbout()
  const bytes = await copyOf(id, 'manager')
  const folder = await mkdtemp(join(tmpdir(), 'minato-copy-'))
  const run = async (given: Buffer) => {
    const file = join(folder, 'deal.pdf')
    await writeFile(file, given)
    return promisify(execFile)(process.execPath, [join(import.meta.dirname, 'verify-cli.ts'), file]).then(
      ({ stdout }) => [0, stdout],
      ({ code, stdout }: { code: number; stdout: string }) => [code, stdout],
    )
  }
  try {
    const [code, said] = await run(bytes)
    expect([code, said]).toEqual([0, expect.stringContaining('Whole, and signed by the key that it names')])
    expect(said).toContain('its pages are not signed')
    expect(await run(Buffer.from('%PDF-1.7\n'))).toEqual([1, 'This file is no record of a deal.\n'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('[BO-21 TRU-01] limits the number of signed copies per person', async () => {
  const strict = await testServer({ PORT: '3000', RATE_SIGNED_COPY_ACCOUNT: '2/3600' })
  try {
    const { browser } = await signedInPerson(strict)
    for (const status of [404, 404, 429])
      expect((await browser.get(`${MAIN}/inquiry/${randomUUID()}/record/copy`)).status).toBe(status)
  } finally {
    await strict.close()
  }
})
