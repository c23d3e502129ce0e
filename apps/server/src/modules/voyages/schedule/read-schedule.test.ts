import { expect, test } from 'vitest'
import { buildXlsx } from '../../vehicles/import/fixtures/build-xlsx.ts'
import { readSchedule } from './read-schedule.ts'
import type { ReadSchedule } from './schedule.ts'

const PORTS = [
  { id: 'mba', name: 'Mombasa', city: 'Mombasa' },
  { id: 'dar', name: 'Dar es Salaam', city: 'Dar es Salaam' },
  { id: 'dur', name: 'Durban', city: 'Durban' },
]
const TODAY = '2026-11-27'
const read = (file: string | Uint8Array): Promise<ReadSchedule> =>
  readSchedule({ bytes: typeof file === 'string' ? Buffer.from(file) : file, ports: PORTS, today: TODAY })
const callsOf = ({ voyages }: ReadSchedule) =>
  voyages.map(({ vessel, number, loadingPort, cutOff, departure, calls }) => [
    `${vessel} ${number}`,
    loadingPort,
    cutOff,
    departure,
    ...calls.map(({ portId, arrival }) => `${portId} ${arrival}`),
  ])
const problemsOf = ({ problems }: ReadSchedule) =>
  problems.map(({ line, column, code, value, isLeftOut }) => [line, column, code, value, isLeftOut])

const CALYPSO = ['Morning Calypso 077E', 'Yokohama', '2027-01-08', '2027-01-12', 'mba 2027-02-10', 'dar 2027-02-14']

test.each([
  [
    'a line for each port call',
    `Vessel,Voyage No.,POL,Cut-off,ETD,POD,ETA
Morning Calypso,077E,Yokohama,2027-01-08,2027-01-12,Mombasa,2027-02-10
Morning Calypso,077E,Yokohama,2027-01-08,2027-01-12,Dar es Salaam,2027-02-14`,
  ],
  [
    'a line for each voyage with ports as columns',
    `Vessel;Voy;POL;CY Cut;ETD;MOMBASA;DAR-ES-SALAAM;DURBAN
Morning Calypso;V.077E;Yokohama;08/01/2027;12/01/2027;10/02/2027;14/02/2027;-
`,
  ],
  [
    'merged cells and titles above',
    `Sailing schedule East Africa,,,,
Port of loading: Yokohama,,,,
Vessel / Voyage,Cut off,ETD,Destination,ETA
MORNING CALYPSO V.077E,8-Jan-27,12-Jan-27,"Mombasa, Kenya",10-Feb-27
,,,Dar es Salaam (TZ),14-Feb-27
Subject to change without notice,,,,`,
  ],
  [
    'days without years and the port of loading in a title',
    `船名,航海番号,CUT OFF,ETD YOKOHAMA,ETA MOMBASA,ETA DAR ES SALAAM
Morning Calypso,077E,1/8,1/12,2/10,2/14
Morning Celesta,080E,1/22,1/26,TBA,2/28`,
  ],
  [
    'the port of loading as the first port call',
    `Navire\tN° de voyage\tEscale\tArrivée\tDate de départ\tClôture
Morning Calypso\t077E\tYokohama\t\t12 janvier 2027\t8 janvier 2027
Morning Calypso\t077E\tMombasa\t10 févr. 2027\t11 févr. 2027\t
Morning Calypso\t077E\tDar es Salaam\t14 févr. 2027\t15 févr. 2027\t`,
  ],
])('[TRU-10] reads a schedule with %s', async (_, file) => {
  const schedule = await read(file)
  expect(problemsOf(schedule)).toEqual([])
  const [first] = callsOf(schedule)
  expect(
    first?.map((part) => part?.replace('MORNING CALYPSO', 'Morning Calypso').replace('YOKOHAMA', 'Yokohama')),
  ).toEqual(CALYPSO)
})

test('[TRU-10] reads the dates of a workbook, and its first sheet', async () => {
  const serial = (day: string) => ({ value: Date.parse(day) / 86_400_000 + 25_569, style: 0 })
  const rows = [
    ['Vessel', 'Voyage', 'POL', 'Cut-off', 'ETD', 'Mombasa', 'Dar es Salaam'],
    ['Morning Calypso', '077E', 'Yokohama', ...['2027-01-08', '2027-01-12', '2027-02-10', '2027-02-14'].map(serial)],
  ]
  const schedule = await read(buildXlsx([{ name: 'RORO', rows }], ['yyyy/mm/dd']))
  expect(callsOf(schedule)).toEqual([CALYPSO])
  expect(schedule.columns.map(({ meaning, port }) => port ?? meaning)).toEqual([
    'VESSEL',
    'NUMBER',
    'LOADING_PORT',
    'CUT_OFF',
    'DEPARTURE',
    'Mombasa',
    'Dar es Salaam',
  ])
})

test('[TRU-10] names line and column of every fault, and leaves the voyage out', async () => {
  const schedule = await read(`Vessel,Voyage,POL,Cut-off,ETD,Mombasa,Durban,Zanzibar,Remarks
Good One,001,Yokohama,2027-01-08,2027-01-12,2027-02-10,,2027-02-11,weekly
Late,002,Yokohama,2027-01-08,2027-01-12,2027-01-02,,,
Shut,003,Yokohama,2027-01-14,2027-01-12,2027-02-10,,,
Nowhere,004,Yokohama,2027-01-08,2027-01-12,-,TBA,,
No Such Day,005,Yokohama,2027-01-08,2027-02-30,2027-03-10,,,
Shifted,006,Yokohama,,2027-01-08,2027-01-12,2027-02-10,,,,x
2027-01-08,007,Yokohama,2027-01-12,2027-02-10,,,,
,008,,,,,,,
No Number,,Yokohama,2027-01-08,2027-01-12,2027-02-10,,,
`)
  expect(callsOf(schedule).map(([name]) => name)).toEqual(['Good One 001'])
  expect(problemsOf(schedule)).toEqual([
    [1, 'Zanzibar', 'UNKNOWN_PORT', 'Zanzibar', false],
    [3, 'Mombasa', 'ARRIVAL_BEFORE_DEPARTURE', '2027-01-02', true],
    [4, 'Cut-off', 'CUT_OFF_AFTER_DEPARTURE', '2027-01-14', true],
    [5, null, 'NO_PORT_CALL', '', true],
    [6, 'ETD', 'BAD_DATE', '2027-02-30', true],
    [7, null, 'SHIFTED', 'Shifted | 006 | Yokohama | 2027-01-08 | 2027-01-12 | 2027-02-10 | x', true],
    [8, null, 'SHIFTED', '2027-01-08 | 007 | Yokohama | 2027-01-12 | 2027-02-10', true],
    [10, 'Voyage', 'MISSING', '', true],
  ])
  expect(schedule.ignored).toEqual(['Remarks'])
})

test('[TRU-10] leaves out unknown ports, and voyages whose lines contradict each other', async () => {
  const schedule = await read(`Vessel,Voyage,POL,Cut-off,ETD,POD,ETA
One,001,Yokohama,2027-01-08,2027-01-12,Mombasa,2027-02-10
One,001,Yokohama,2027-01-08,2027-01-12,Zanzibar,2027-02-11
Two,002,Yokohama,2027-01-08,2027-01-12,Mombasa,2027-02-10
TWO,002,Yokohama,2027-01-08,2027-01-13,Durban,2027-02-20
Three,003,Yokohama,2027-01-08,2027-01-12,Zanzibar,2027-02-10
`)
  expect(callsOf(schedule)).toEqual([['One 001', 'Yokohama', '2027-01-08', '2027-01-12', 'mba 2027-02-10']])
  expect(problemsOf(schedule)).toEqual([
    [3, 'POD', 'UNKNOWN_PORT', 'Zanzibar', false],
    [5, 'ETD', 'CONTRADICTION', '2027-01-13', true],
    [6, 'POD', 'UNKNOWN_PORT', 'Zanzibar', false],
    [6, null, 'NO_PORT_CALL', '', true],
  ])
  expect(schedule.leftOut).toBe(2)
})

test('[TRU-10] asks for the order of day and month where no date of the file shows it', async () => {
  const schedule = await read('Vessel,Voyage,POL,ETD,Mombasa\nOne,001,Kobe,03/04/2027,05/05/2027\n')
  expect(problemsOf(schedule)).toEqual([[2, 'ETD', 'DATE_ORDER', '03/04/2027', true]])
  const american = await read('Vessel,Voyage,POL,ETD,Mombasa\nOne,001,Kobe,03/04/2027,03/29/2027\n')
  expect(callsOf(american)).toEqual([['One 001', 'Kobe', null, '2027-03-04', 'mba 2027-03-29']])
})

test.each([
  ['', 'empty'],
  ['Maker,Model\nToyota,Vitz\n', 'columns'],
  ['Vessel,Voyage,ETD\nOne,001,2027-01-12\n', 'columns'],
  ['%PDF-1.7 a', 'unknown'],
  [`Vessel,Voyage,ETD,Mombasa\n${'One,001,2027-01-12,2027-02-01\n'.repeat(5050)}`, 'long'],
])('[TRU-10] refuses a file that is no schedule: %#', async (file, code) => {
  await expect(read(file)).rejects.toMatchObject({ code })
})
