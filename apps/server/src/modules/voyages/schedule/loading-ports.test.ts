import { expect, test } from 'vitest'
import { readSchedule } from './read-schedule.ts'

test.each([
  [
    'lines of each port',
    `Vessel,Voyage,POL,Cut-off,ETD,POD,ETA
Morning Orchid,101A,Nagoya,2026-12-06,2026-12-10,Mombasa,2027-01-05
Morning Orchid,101A,Yokohama,2026-12-04,2026-12-08,Mombasa,2027-01-05
`,
  ],
  [
    'columns',
    `Vessel,Voyage,Cut-off Yokohama,Cut-off Nagoya,ETD Yokohama,ETD Nagoya,ETA Mombasa
Morning Orchid,101A,2026-12-04,2026-12-06,2026-12-08,2026-12-10,2027-01-05
`,
  ],
  [
    'columns in another order',
    `Vessel,Voyage,Cut-off Nagoya,Cut-off Yokohama,ETD Nagoya,ETD Yokohama,ETA Mombasa
Morning Orchid,101A,2026-12-06,2026-12-04,2026-12-10,2026-12-08,2027-01-05
`,
  ],
  [
    'lines without an arrival',
    `Vessel,Voyage,Port,Cut-off,ETD,ETA
Morning Orchid,101A,Nagoya,2026-12-06,2026-12-10,
Morning Orchid,101A,Yokohama,2026-12-04,2026-12-08,
Morning Orchid,101A,Mombasa,,,2027-01-05
`,
  ],
])('[TRU-10] departs from the port of loading that the ship leaves first: %s', async (_, file) => {
  const ports = [{ id: 'mba', name: 'Mombasa', city: 'Mombasa', country: 'KE' }]
  const { voyages, problems } = await readSchedule({ bytes: Buffer.from(file), ports, today: '2026-11-27' })
  expect(voyages).toMatchObject([
    {
      number: '101A',
      loadingPort: 'Yokohama',
      cutOff: '2026-12-04',
      departure: '2026-12-08',
      otherCalls: [{ loadingPort: 'Nagoya', cutOff: '2026-12-06', departure: '2026-12-10' }],
      calls: [{ portId: 'mba', arrival: '2027-01-05' }],
    },
  ])
  expect(problems).toEqual([])
})
