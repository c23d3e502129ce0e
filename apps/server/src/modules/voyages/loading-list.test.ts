import { expect, test } from 'vitest'
import { MAIN, openInquiry } from '../../testing/deals.ts'
import { rawOf, withBothSides } from '../../testing/papers.ts'
import { readPdf } from '../../testing/pdf.ts'
import { qpdfCheck } from '../../testing/qpdf.ts'
import { createVoyage, YEAR } from '../../testing/voyages.ts'
import { readTable } from '../vehicles/import/file/service.ts'

const { server, sides, desk, steps } = withBothSides()

const SPACES = /\s+/g
async function bookedVoyage() {
  const voyage = await createVoyage(sides)
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

test('[TRU-10] writes the loading list of a voyage as a workbook', async () => {
  const { voyage, reference } = await bookedVoyage()
  const rows: string[][] = []
  for await (const batch of readTable(await fileOf(voyage.id, 'xlsx?locale=fr')))
    rows.push(...batch.map(({ cells }) => cells))
  expect(rows).toHaveLength(2)
  expect(rows[0]?.slice(0, 4)).toEqual(['Demande', 'N° voiture', 'Voiture', 'Châssis'])
  expect([rows[1]?.[0], rows[1]?.includes('Mombasa')]).toEqual([reference, true])
})

test('[TRU-10] draws an empty loading list', async () => {
  const { text } = readPdf(await fileOf((await createVoyage(sides)).id, 'pdf'))
  expect(text.replaceAll(SPACES, ' ')).toContain('No car is booked on this voyage.')
})
