import type { Grades, Maker } from './maker.ts'

const LIGHT_BODIES: Grades = [['Flat Low', 0.96], ['Full Flat Low', 0.98], ['High Deck', 0.97], ['Double Cab Full Flat Low', 1.06], ['Dump', 1.18], ['Aluminium Van', 1.08], ['Refrigerated Van', 1.2]]
const MEDIUM_BODIES: Grades = [['Flat Body', 0.94], ['Aluminium Wing', 1.06], ['Dump', 1.12], ['Refrigerated Van', 1.16], ['Crane', 1.28]]
const HEAVY_BODIES: Grades = [['Aluminium Wing', 1], ['Flat Body', 0.94], ['Refrigerated Wing', 1.15]]

/** A company of its own since January 2003; its older trucks are sold under the name too. */
export const FUSO: Maker = {
  name: 'Mitsubishi Fuso',
  share: 1.5,
  numbering: { style: 'frame', digits: 6, code: 'whole' },
  models: [
    { name: 'Canter', share: 8, body: 'TRUCK', use: 'truck', fade: 0.085, generations: [
      { from: [1993, 11], to: [2002, 5], doors: 2, seats: 3, size: [4690, 1695, 1980], tyres: '195/85R15 LT', price: 25000, weight: 0.7,
        grades: LIGHT_BODIES, codes: [['FE53EB', '4D33', 4214, 'D2M', 4, { from: [1999, 5] }], ['FE517B', '4D33', 4214, 'D2M', 3, { from: [1995, 11], to: [1999, 4] }], ['FB51AB', '4M40', 2835, 'D2M', 2, { from: [1999, 5], price: 0.92 }]] },
      { from: [2002, 6], to: [2010, 10], doors: 2, seats: 3, size: [4690, 1695, 1990], tyres: '205/70R16 LT', price: 27000,
        grades: LIGHT_BODIES, codes: [
          ['FE70EB', '4M42', 2977, 'D2M', 2, { to: [2004, 6] }], ['FE70B', '4M42', 2977, 'D2MA', 3, { from: [2004, 7] }], ['FE73D', '4M42', 2977, 'D2MA', 2, { from: [2004, 7], price: 1.04 }], ['FE82D', '4M50', 4899, 'D2MA', 3, { from: [2004, 7], price: 1.1 }],
          ['FE84DV', '4M50', 4899, 'D2MA', 2, { from: [2007, 3], price: 1.14 }], ['FB70B', '4M42', 2977, 'D2MA', 2, { from: [2004, 7], price: 0.92 }], ['FD70B', '4M42', 2977, 'D4M', 1, { from: [2004, 7], price: 1.06 }]] },
      { from: [2010, 11], doors: 2, seats: 3, size: [4690, 1695, 1990], tyres: '205/70R16 LT', price: 31000,
        grades: LIGHT_BODIES, codes: [
          ['FEA50', '4P10', 2998, 'D2AM', 5], ['FBA20', '4P10', 2998, 'D2AM', 2.5, { price: 0.93 }], ['FEB50', '4P10', 2998, 'D2AM', 2, { price: 1.08, grades: [['Wide Long Flat Body', 0.96], ['Wide Long Aluminium Van', 1.06]] }],
          ['FEB80', '4P10', 2998, 'D2AM', 1.2, { price: 1.14, grades: [['Wide Long Flat Body', 0.96], ['Refrigerated Van', 1.18]] }], ['FDA20', '4P10', 2998, 'D4M', 1, { price: 1.05 }]] },
    ] },
    { name: 'Fighter', share: 3, body: 'TRUCK', use: 'truck', fade: 0.09, generations: [
      { from: [1999, 4], to: [2024, 6], doors: 2, seats: 2, size: [8300, 2240, 2490], tyres: '225/80R17.5', price: 54000,
        grades: MEDIUM_BODIES, codes: [
          ['FK71HJ', '6M61', 8201, 'D2M', 2, { to: [2004, 9] }], ['FK61HK', '6M61', 8201, 'D2M', 2, { to: [2004, 9] }], ['FK71D', '6M60', 7545, 'D2M', 2, { from: [2004, 10], to: [2010, 9], price: 0.98, grades: [['Dump', 1.04]] }], ['FK61F', '6M60', 7545, 'D2MA', 6, { from: [2004, 10], to: [2017, 8] }],
          ['FK64F', '6M60', 7545, 'D2M', 1, { from: [2010, 10], to: [2017, 8], price: 1.06 }], ['FK62FZ', '6M60', 7545, 'D2M', 2, { from: [2017, 9], price: 1.05 }]] },
    ] },
    { name: 'Super Great', share: 1.5, body: 'TRUCK', use: 'truck', fade: 0.1, generations: [
      { from: [1996, 6], to: [2017, 4], doors: 2, seats: 2, size: [11970, 2490, 3420], tyres: '275/80R22.5', price: 106000,
        grades: HEAVY_BODIES, codes: [
          ['FU50JUZ', '6M70', 12882, 'D2AM', 2, { from: [2004, 7], to: [2007, 4] }], ['FU54JUZ', '6M70', 12882, 'D2AM', 3, { from: [2007, 5], to: [2010, 4] }], ['FV50JX', '6M70', 12882, 'D2M', 2, { from: [2004, 7], to: [2010, 4], grades: [['Dump', 1], ['Mixer', 1.06]] }],
          ['FU55VZ', '6R10', 12808, 'D2A', 2, { from: [2010, 5] }], ['FS55VZ', '6R10', 12808, 'D2A', 2, { from: [2010, 5] }], ['FP55VDR', '6R10', 12808, 'D2A', 1, { from: [2010, 5], grades: [['Tractor Head', 0.92]] }]] },
      { from: [2017, 5], to: [2023, 9], doors: 2, seats: 2, size: [11990, 2490, 3790], tyres: '275/80R22.5', price: 124000,
        grades: HEAVY_BODIES, codes: [['FS70HZ', '6S10', 7697, 'D2A', 2], ['FS74HZ', '6R20', 10677, 'D2A', 3, { price: 1.04 }], ['FU74HZ', '6R20', 10677, 'D2A', 1.5, { price: 1.02 }], ['FP74HDR', '6R20', 10677, 'D2A', 1, { grades: [['Tractor Head', 0.92]] }]] },
    ] },
    { name: 'Rosa', share: 1.4, body: 'BUS', use: 'bus', fade: 0.085, generations: [
      { from: [1997, 10], to: [2011, 7], doors: 2, seats: 29, size: [6990, 2010, 2730], tyres: '205/80R17.5', price: 46000,
        grades: [['Long', 0.97], ['Long Pro', 1.04], ['Long Super', 1.14]], codes: [['BE63EG', '4M51', 5249, 'D2M', 3, { from: [1999, 9], to: [2004, 9] }], ['BE63DG', '4M50', 4899, 'D2MA', 3, { from: [2004, 10], to: [2007, 6] }], ['BE64DG', '4M50', 4899, 'D2MA', 4, { from: [2007, 7] }], ['BG64DG', '4M50', 4899, 'D4M', 0.8, { from: [2007, 7], price: 1.12 }]] },
      { from: [2011, 8], doors: 2, seats: 29, size: [6990, 2010, 2630], tyres: '205/80R17.5', price: 54000,
        grades: [['Long', 0.97], ['Long Pro', 1.04], ['Long Super', 1.14]], codes: [['BE640G', '4P10', 2998, 'D2AM', 4, { to: [2018, 9] }], ['BE640J', '4P10', 2998, 'D2AM', 1.5, { to: [2018, 9], seats: 33, price: 1.08, grades: [['Super Long', 1]] }], ['BE740G', '4P10', 2998, 'D2AM', 3, { from: [2018, 10] }]] },
    ] },
    { name: 'Aero Star', share: 0.5, body: 'BUS', use: 'bus', fade: 0.115, generations: [
      { from: [1996, 5], to: [2014, 7], doors: 2, seats: 76, size: [10925, 2490, 3095], tyres: '275/70R22.5', price: 130000,
        grades: [['Non-Step', 1.06], ['One-Step', 0.96]], codes: [['MP37JM', '6M70', 12882, 'D2M', 2, { from: [2004, 10], to: [2007, 5] }], ['MP35FM', '6M60', 7545, 'D2M', 2, { from: [2009, 5] }]] },
      { from: [2014, 8], doors: 2, seats: 78, size: [11230, 2490, 3120], tyres: '275/70R22.5', price: 148000,
        grades: [['Non-Step', 1.04], ['One-Step', 0.96]], codes: [['MP38FK', '6M60', 7545, 'D2A']] },
    ] },
    { name: 'Aero Ace', share: 0.4, body: 'BUS', use: 'bus', fade: 0.11, generations: [
      { from: [2007, 6], doors: 2, seats: 60, size: [11990, 2490, 3460], tyres: '295/80R22.5', price: 250000,
        grades: [['Standard', 0.95], ['Super High Grade', 1.1]], codes: [['MS96JP', '6M70', 12882, 'D2M', 2, { from: [2010, 7], to: [2012, 6] }], ['MS96VP', '6R10', 12808, 'D2M', 4, { from: [2012, 7], to: [2017, 4] }], ['MS06GP', '6S10', 7697, 'D2A', 3, { from: [2017, 5] }]] },
    ] },
    { name: 'Aero Midi', share: 0.35, body: 'BUS', use: 'bus', fade: 0.11, generations: [
      { from: [1999, 4], to: [2017, 12], doors: 2, seats: 55, size: [8990, 2300, 3050], tyres: '245/70R19.5', price: 98000,
        grades: [['Non-Step', 1.05], ['One-Step', 0.96]], codes: [['MK25HJ', '6M61', 8201, 'D2M', 2, { to: [2004, 9] }], ['MK27FH', '6M60', 7545, 'D2M', 3, { from: [2007, 7] }]] },
    ] },
  ],
}
