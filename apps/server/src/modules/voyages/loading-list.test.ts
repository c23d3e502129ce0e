import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import { rawOf, withBothSides } from '../../testing/inquiry-documents.ts'
import { readPdf } from '../../testing/pdf.ts'
import { qpdfCheck } from '../../testing/qpdf.ts'
import { createVoyage, YEAR } from '../../testing/voyages.ts'
import { readTable } from '../vehicles/import/file/service.ts'
import { loadingSheet } from './loading-list.ts'

const { server, sides, desk, steps } = withBothSides()

const SPACES = /\s+/g
async function bookedVoyage(more: Parameters<typeof createVoyage>[1] = {}) {
  const voyage = await createVoyage(sides, more)
  const { id, reference } = await openInquiry(server, sides)
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  const { version } = await steps.read(id)
  const path = `${MAIN}/inquiry/${id}/voyage/${voyage.id}`
  expect((await desk.send('PUT', path, undefined, { 'if-match': `"${version}"` })).status).toBe(200)
  return { voyage, reference, id }
}
const fileOf = (id: string, kind: string) =>
  rawOf(server, `${MAIN}/voyage/${id}/loading-list/${kind}`, sides.manager.browser)

test('[TRU-10] draws the loading list of a voyage as PDF in both languages', async () => {
  const { voyage, reference } = await bookedVoyage()
  const pdf = await fileOf(voyage.id, 'pdf?locale=en')
  expect(qpdfCheck(pdf)).toBe('')
  const { pages, text, fonts } = readPdf(pdf)
  expect([pages.length, fonts.filter(({ isEmbedded }) => !isEmbedded)]).toEqual([1, []])
  const flat = text.replaceAll(SPACES, ' ')
  for (const words of [
    `Loading list Morning Calypso ${voyage.number}`,
    'Yokohama',
    `Mombasa, arrives 1 July ${YEAR} (ETA)`,
    `${reference} Toyota Corolla Fielder`,
    '1 car, ',
  ])
    expect(flat).toContain(words)
  const french = readPdf(await fileOf(voyage.id, 'pdf?locale=fr')).text.replaceAll(SPACES, ' ')
  expect(french).toContain(`Mombasa, arrivée le 1er juillet ${YEAR} (ETA)`)
  expect((await sides.buyer.browser.get(`${MAIN}/voyage/${voyage.id}/loading-list/pdf`)).status).toBe(403)
})

test('[TRU-10] lists the cars booked on a voyage with their inquiries', async () => {
  const { voyage, reference, id } = await bookedVoyage()
  const { json } = await desk.get(`${MAIN}/voyage/${voyage.id}/loading-list`)
  expect(json).toMatchObject([{ inquiryId: id, reference, portOfDischarge: 'Mombasa' }])
  expect((await sides.buyer.browser.get(`${MAIN}/voyage/${voyage.id}/loading-list`)).status).toBe(403)
})

test('[TRU-10] writes the loading list of a voyage as a workbook', async () => {
  const { voyage, reference } = await bookedVoyage()
  const rows: string[][] = []
  for await (const batch of readTable(await fileOf(voyage.id, 'xlsx?locale=fr')))
    rows.push(...batch.map(({ cells }) => cells))
  expect(rows).toHaveLength(2)
  expect(rows[0]?.slice(0, 4)).toEqual(['Demande', 'N° voiture', 'Voiture', 'Châssis'])
  expect([rows[1]?.[0], rows[1]?.includes('Mombasa')]).toEqual([reference, true])
})

test('[TRU-10] lists each car once, at its port, whatever the port is called now', async () => {
  const other = await desk.send('POST', `${MAIN}/port`, { name: 'Kilindini', country: 'TZ', city: 'Tanga' })
  const portCalls = [
    { portId: sides.portId, arrival: `${YEAR}-07-01` },
    { portId: (other.json as { id: string }).id, arrival: `${YEAR}-07-04` },
  ]
  const { voyage, reference } = await bookedVoyage({ portCalls })
  const rename = (name: string) =>
    server.context.db.write('staging', (tx) =>
      tx.rows(sql`update ports.port set name = ${name} where tenant_id = 'staging' and id = ${sides.portId}::uuid`),
    )
  await rename('Kilindini')
  const text = readPdf(await fileOf(voyage.id, 'pdf')).text.replaceAll(SPACES, ' ')
  await rename('Mombasa')
  expect(text.split(reference)).toHaveLength(2)
  expect(text).toContain(`Kilindini (KE), arrives 1 July ${YEAR} (ETA)`)
  expect(text).not.toContain('Kilindini (TZ)')
})

test('[TRU-10] pairs the titles of the workbook with its cells', () => {
  const row = {
    reference: 'I1',
    carReference: 'C2',
    car: 'Car',
    chassis: 'CH',
    cubicMeter: 1,
    netWeight: 2,
    grossWeight: 3,
    buyer: 'Buyer',
    inquiryId: '',
    portId: '',
    portOfDischarge: 'Port',
    billOfLading: 'BL',
    containers: 'CO',
  }
  const [titles = [], cells = []] = loadingSheet([row], 'en')
  expect(titles.map((title, at) => [title, cells[at]])).toEqual([
    ['Inquiry', 'I1'],
    ['Car no.', 'C2'],
    ['Car', 'Car'],
    ['Chassis', 'CH'],
    ['m³', 1],
    ['Net weight (kg)', 2],
    ['Gross weight (kg)', 3],
    ['Buyer', 'Buyer'],
    ['Port of discharge', 'Port'],
    ['B/L', 'BL'],
    ['Containers', 'CO'],
  ])
})

test('[TRU-10] draws an empty loading list', async () => {
  const { text } = readPdf(await fileOf((await createVoyage(sides)).id, 'pdf'))
  expect(text.replaceAll(SPACES, ' ')).toContain('No car is booked on this voyage.')
})
