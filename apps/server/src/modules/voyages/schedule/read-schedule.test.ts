import { expect, test } from 'vitest'
import { buildXlsx } from '../../vehicles/import/fixtures/build-xlsx.ts'
import { readSchedule } from './read-schedule.ts'
import type { ReadSchedule } from './schedule-problems.ts'

const PORTS = [
  { id: 'mba', name: 'Mombasa', city: 'Mombasa', country: 'KE' },
  { id: 'dar', name: 'Dar es Salaam', city: 'Dar es Salaam', country: 'TZ' },
  { id: 'dur', name: 'Durban', city: 'Durban', country: 'ZA' },
  { id: 'geo', name: 'Georgetown', city: 'Georgetown', country: 'GY' },
  { id: 'cay', name: 'Georgetown', city: 'Georgetown', country: 'KY' },
  { id: 'ohi', name: 'Ohi', city: 'Tokyo', country: 'JP' },
  { id: 'aomi', name: 'Aomi', city: 'Tokyo', country: 'JP' },
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

test('[TRU-10] keeps the V of a voyage number and lists the voyages left out', async () => {
  const apart = await read('Vessel,Voyage,POL,ETD,Mombasa\nHoegh Target,V17,Kobe,2027-01-12,2027-02-01\n')
  const together = await read('Vessel / Voyage,POL,ETD,Mombasa\nHOEGH TARGET V203,Kobe,2027-01-12,2027-02-01\n')
  expect([apart, together].map(({ voyages: [one] }) => one?.number)).toEqual(['V17', 'V203'])
  const late = await read('Vessel,Voyage,POL,ETD,Mombasa\nHoegh Target,V17,Kobe,2027-01-12,2027-01-01\n')
  expect([late.leftOut, late.leftOutNames]).toEqual([1, ['Hoegh Target V17']])
})

test('[TRU-10] reads each table of a sheet by its own titles', async () => {
  const schedule = await read(`Port of loading: Yokohama,,,,
Vessel,Voyage,Cut-off,ETD,ETA Mombasa
One,001,2027-01-08,2027-01-12,2027-02-10
Vessel,Voyage,Cut-off,ETD,ETA Mombasa
Two,002,2027-01-09,2027-01-13,2027-02-11
Port of loading: Kobe,,,,
Vessel,Voyage,ETD,Cut-off,ETA Durban
Three,003,2027-01-14,2027-01-10,2027-02-20
Vessel,Voyage,Cut-off,ETD,ETA Zanzibar
Four,004,2027-01-10,2027-01-14,2027-02-20
`)
  expect(callsOf(schedule)).toEqual([
    ['One 001', 'Yokohama', '2027-01-08', '2027-01-12', 'mba 2027-02-10'],
    ['Two 002', 'Yokohama', '2027-01-09', '2027-01-13', 'mba 2027-02-11'],
    ['Three 003', 'Kobe', '2027-01-10', '2027-01-14', 'dur 2027-02-20'],
  ])
  expect(problemsOf(schedule)).toEqual([
    [9, 'ETA Zanzibar', 'UNKNOWN_PORT', 'ETA Zanzibar', false],
    [10, null, 'NO_PORT_CALL', '', true],
  ])
  expect(schedule.columns.map(({ title, port }) => port ?? title)).toEqual([
    'Vessel',
    'Voyage',
    'Cut-off',
    'ETD',
    'Mombasa',
    'Durban',
  ])
})

test.each([
  '12-Jan 17:00',
  '12-Jan 17:00 LT',
  '12 Jan, 1700 hrs',
  '12 janv. à 17h30',
  '12 Jan 5:00 pm',
  '12 Jan 17.00',
  'Tue 12-Jan 05 pm',
  '12 Jan 2027 17:00',
  '12-Jan-27 noon',
  '12/1 17:00',
])('[TRU-10] reads no hour as a year: %s', async (day) => {
  const schedule = await read(`Vessel;Voyage;POL;ETD;Mombasa\nOne;001;Kobe;${day};31/1/2027\n`)
  expect(callsOf(schedule)).toEqual([['One 001', 'Kobe', null, '2027-01-12', 'mba 2027-01-31']])
})

test('[TRU-10] reports a day with two hours, and reads neither as a year', async () => {
  const schedule = await read('Vessel,Voyage,POL,ETD,Mombasa\nOne,001,Kobe,12-Jan 17:00-19:00,2027-02-01\n')
  expect(problemsOf(schedule)).toEqual([[2, 'ETD', 'BAD_DATE', '12-Jan 17:00-19:00', true]])
})

test('[TRU-10] adds merged cells below a line that is left out to no other voyage', async () => {
  const schedule = await read(`Vessel,Voyage,POL,Cut-off,ETD,POD,ETA
One,001,Yokohama,2027-01-08,2027-01-12,Mombasa,2027-02-10
Two,002,2027-01-08,Yokohama,2027-01-12,Mombasa,2027-02-10
,,,,,Durban,2027-02-20
Three,003,,,,,
,,Yokohama,2027-01-09,2027-01-13,Mombasa,2027-02-11
,,,,,Durban,2027-02-21
Four,,,,,,
,,,,,Dar es Salaam,2027-02-22
`)
  expect(callsOf(schedule)).toEqual([
    ['One 001', 'Yokohama', '2027-01-08', '2027-01-12', 'mba 2027-02-10'],
    ['Three 003', 'Yokohama', '2027-01-09', '2027-01-13', 'mba 2027-02-11', 'dur 2027-02-21'],
  ])
  expect(problemsOf(schedule)).toEqual([
    [3, null, 'SHIFTED', 'Two | 002 | 2027-01-08 | Yokohama | 2027-01-12 | Mombasa | 2027-02-10', true],
    [4, 'Vessel', 'MISSING', '', true],
    [9, 'Vessel', 'MISSING', '', true],
  ])
})

test('[TRU-10] adds merged cells below a line that cannot be read to no other voyage', async () => {
  const schedule = await read(`Vessel,Voyage,POL,Cut-off,ETD,POD,ETA
One,001,Yokohama,2027-01-08,2027-01-12,Mombasa,2027-02-10
Two,002,${'x'.repeat(40_000)},2027-01-08,2027-01-12,Mombasa,2027-02-10
,,,,,Durban,2027-02-20
`)
  expect(callsOf(schedule).map(([name, , , , ...calls]) => [name, ...calls])).toEqual([['One 001', 'mba 2027-02-10']])
  expect(schedule.problems.map(({ line, code }) => [line, code])).toEqual([
    [3, 'BAD_LINE'],
    [4, 'MISSING'],
  ])
})

test('[TRU-10] finds ports of one name by their country, and reports those it cannot tell apart', async () => {
  const schedule = await read(`Vessel,Voyage,POL,ETD,POD,ETA
One,001,Kobe,2027-01-12,"Georgetown, Guyana",2027-02-10
Two,002,Kobe,2027-01-12,Georgetown (KY),2027-02-11
Three,003,Kobe,2027-01-12,Georgetown,2027-02-12
Four,004,Kobe,2027-01-12,Tokyo,2027-02-12
Five,005,Kobe,2027-01-12,"Mombasa, Kenya",2027-02-13
Six,006,Kobe,2027-01-12,"Durban, Guyana",2027-02-14
`)
  expect(callsOf(schedule).map(([name, , , , call]) => [name, call])).toEqual([
    ['One 001', 'geo 2027-02-10'],
    ['Two 002', 'cay 2027-02-11'],
    ['Five 005', 'mba 2027-02-13'],
  ])
  expect(problemsOf(schedule).filter(([, column]) => column)).toEqual([
    [4, 'POD', 'AMBIGUOUS_PORT', 'Georgetown', false],
    [5, 'POD', 'AMBIGUOUS_PORT', 'Tokyo', false],
    [7, 'POD', 'UNKNOWN_PORT', 'Durban, Guyana', false],
  ])
  const columns = await read(`Vessel,Voyage,POL,ETD,ETA Georgetown (GY),ETA Georgetown,Ohi
One,001,Kobe,2027-01-12,2027-02-10,2027-02-11,2027-02-12
`)
  expect(callsOf(columns)).toEqual([['One 001', 'Kobe', null, '2027-01-12', 'geo 2027-02-10', 'ohi 2027-02-12']])
  expect(problemsOf(columns)).toEqual([[1, 'ETA Georgetown', 'AMBIGUOUS_PORT', 'ETA Georgetown', false]])
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
