import type { Grades, Maker } from './maker.ts'

const MEDIUM_BODIES: Grades = [['Flat Body', 0.94], ['Aluminium Wing', 1.06], ['Dump', 1.12], ['Refrigerated Van', 1.16], ['Crane', 1.28]]
const HEAVY_BODIES: Grades = [['Aluminium Wing', 1], ['Flat Body', 0.94], ['Refrigerated Wing', 1.15]]

/** Nissan Diesel until January 2010; its older trucks are sold under the new name too. */
export const UD: Maker = {
  name: 'UD Trucks',
  share: 0.5,
  numbering: { style: 'frame', digits: 5, code: 'whole' },
  models: [
    { name: 'Condor', share: 3, body: 'TRUCK', use: 'truck', fade: 0.09, generations: [
      { from: [1993, 1], to: [2011, 7], doors: 2, seats: 2, size: [8290, 2250, 2490], tyres: '225/80R17.5', price: 48000,
        grades: MEDIUM_BODIES, codes: [['MK211', 'FE6F', 6925, 'D2M', 1.5, { from: [1995, 8], to: [1999, 6] }], ['MK25A', 'FE6F', 6925, 'D2M', 2, { from: [1999, 7], to: [2004, 8] }], ['MK36A', 'J07E', 6403, 'D2M', 3, { from: [2004, 9] }], ['PK37A', 'J07E', 6403, 'D2M', 1.5, { from: [2004, 9], price: 1.12 }]] },
      { from: [2011, 8], to: [2017, 8], doors: 2, seats: 2, size: [8400, 2240, 2520], tyres: '225/80R17.5', price: 53000,
        grades: MEDIUM_BODIES, codes: [['MK38L', 'GH5', 4676, 'D2AM', 4], ['LK38N', 'GH5', 4676, 'D2AM', 1.5, { price: 1.06 }], ['PK39LH', 'GH7', 7013, 'D2AM', 1.2, { price: 1.14 }]] },
      { from: [2017, 9], doors: 2, seats: 2, size: [8420, 2240, 2480], tyres: '225/80R17.5', price: 57000, weight: 0.6,
        grades: MEDIUM_BODIES, codes: [['BRR90S', '4HK1-TCS', 5193, 'D2AM']] },
    ] },
    { name: 'Quon', share: 2, body: 'TRUCK', use: 'truck', fade: 0.1, generations: [
      { from: [2004, 11], to: [2017, 3], doors: 2, seats: 2, size: [11990, 2490, 3400], tyres: '275/80R22.5', price: 106000,
        grades: HEAVY_BODIES, codes: [
          ['CD4ZA', 'GE13', 13074, 'D2A', 4, { to: [2010, 4] }], ['CG4ZA', 'GE13', 13074, 'D2A', 2, { to: [2010, 4] }], ['CW4XL', 'GE13', 13074, 'D2M', 2, { to: [2010, 4], grades: [['Dump', 1], ['Mixer', 1.06]] }],
          ['CD5ZA', 'GH11', 10836, 'D2A', 3, { from: [2010, 5] }], ['GK5XAB', 'GH11', 10836, 'D2A', 1.5, { from: [2010, 5], grades: [['Tractor Head', 0.92]] }]] },
      { from: [2017, 4], doors: 2, seats: 2, size: [11990, 2490, 3790], tyres: '275/80R22.5', price: 124000,
        grades: HEAVY_BODIES, codes: [['CG5CA', 'GH11', 10836, 'D2A', 3], ['GK5AAB', 'GH11', 10836, 'D2A', 1.5, { grades: [['Tractor Head', 0.92]] }]] },
    ] },
  ],
}
