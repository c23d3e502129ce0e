import type { Grades, Maker } from './maker.ts'

const LIGHT_BODIES: Grades = [['Flat Low', 0.96], ['Full Flat Low', 0.98], ['High Deck', 0.97], ['Double Cab Full Flat Low', 1.06], ['Dump', 1.18], ['Aluminium Van', 1.08], ['Refrigerated Van', 1.2]]
const MEDIUM_BODIES: Grades = [['Flat Body', 0.94], ['Aluminium Wing', 1.06], ['Dump', 1.12], ['Refrigerated Van', 1.16], ['Crane', 1.28]]
const HEAVY_BODIES: Grades = [['Aluminium Wing', 1], ['Flat Body', 0.94], ['Refrigerated Wing', 1.15]]

export const HINO: Maker = {
  name: 'Hino',
  share: 1.5,
  numbering: { style: 'frame', digits: 7, code: 'whole' },
  models: [
    { name: 'Dutro', share: 8, body: 'TRUCK', use: 'truck', fade: 0.085, generations: [
      { from: [1999, 5], to: [2011, 6], doors: 2, seats: 3, size: [4690, 1695, 1990], tyres: '205/70R16 LT', price: 26500,
        grades: LIGHT_BODIES, codes: [
          ['XZU301', 'S05C', 4613, 'D2M', 2, { to: [2004, 7] }], ['XZU306', 'S05C', 4613, 'D2M', 1.5, { to: [2004, 7] }], ['XZU308', 'N04C-TJ', 4009, 'D2MA', 4, { from: [2004, 8] }], ['XZU304', 'N04C-TJ', 4009, 'D2MA', 2, { from: [2004, 8] }],
          ['XZU378', 'N04C-TJ', 4009, 'D4M', 1, { from: [2004, 8], price: 1.1 }]] },
      { from: [2011, 7], doors: 2, seats: 3, size: [4690, 1695, 1990], tyres: '195/85R16 LT', price: 31000,
        grades: LIGHT_BODIES, codes: [
          ['XZU605', 'N04C-VC', 4009, 'D2MA', 5], ['XZC605', 'N04C-VC', 4009, 'D2MA', 3], ['XZU655', 'N04C-VC', 4009, 'D2MA', 2, { price: 1.05, grades: [['Long Full Flat Low', 0.98], ['Long Aluminium Van', 1.08]] }],
          ['XZU600', 'N04C-VC', 4009, 'D2M', 1.5, { price: 1.15, grades: [['Dump', 1], ['Full Flat Low Dump', 1.03]] }], ['XZU675', 'N04C-VC', 4009, 'D4M', 1.2, { price: 1.12 }],
          ['XZU710', 'N04C-VN', 4009, 'D2MA', 1.5, { price: 1.14, grades: [['Wide Long Flat Body', 0.96], ['Wide Long Aluminium Van', 1.06]] }],
          ['XZU720', 'N04C-VN', 4009, 'D2MA', 1, { price: 1.2, grades: [['Wide Super Long Flat Body', 0.97], ['Wide Super Long Aluminium Wing', 1.12]] }],
          ['XKU605', 'N04C-UL', 4009, 'H2A', 0.8, { price: 1.14, grades: [['Hybrid Full Flat Low', 0.98], ['Hybrid Aluminium Van', 1.08]] }]] },
    ] },
    { name: 'Ranger', share: 4, body: 'TRUCK', use: 'truck', fade: 0.09, generations: [
      { from: [2001, 12], to: [2017, 4], doors: 2, seats: 2, size: [8470, 2240, 2480], tyres: '225/80R17.5', price: 54000,
        grades: MEDIUM_BODIES, codes: [
          ['FD1JLD', 'J08C', 7961, 'D2M', 2, { to: [2004, 3] }], ['FD7JLW', 'J07E', 6403, 'D2M', 3, { from: [2006, 10], to: [2011, 6] }], ['FC6JCW', 'J05D', 4728, 'D2M', 2, { from: [2004, 4], to: [2011, 6], price: 0.94, grades: [['Dump', 1.05], ['Flat Body', 0.94]] }],
          ['FD9JLA', 'J07E', 6403, 'D2M', 3, { from: [2011, 7] }], ['FC9JKA', 'J05E', 5123, 'D2M', 3, { from: [2011, 7], price: 0.96 }]] },
      { from: [2017, 5], doors: 2, seats: 2, size: [8520, 2260, 2560], tyres: '225/80R17.5', price: 60000,
        grades: MEDIUM_BODIES, codes: [['FD2ABA', 'A05C', 5123, 'D2MA', 5], ['FC2ABA', 'A05C', 5123, 'D2MA', 3, { price: 0.96 }], ['FE2ABA', 'A05C', 5123, 'D2MA', 1, { price: 1.1 }]] },
    ] },
    { name: 'Profia', share: 1.8, body: 'TRUCK', use: 'truck', fade: 0.1, generations: [
      { from: [2003, 11], to: [2017, 4], doors: 2, seats: 2, size: [11990, 2490, 3780], tyres: '275/80R22.5', price: 108000,
        grades: HEAVY_BODIES, codes: [
          ['FR1EXY', 'E13C', 12913, 'D2AM', 3, { from: [2005, 10], to: [2010, 6] }], ['FW1EXW', 'E13C', 12913, 'D2AM', 2, { from: [2005, 10], to: [2010, 6] }], ['FR1EXB', 'E13C', 12913, 'D2AM', 3, { from: [2010, 7] }],
          ['FS1EKA', 'E13C', 12913, 'D2M', 2, { from: [2010, 7], grades: [['Dump', 1], ['Mixer', 1.06]] }], ['SH1EDX', 'E13C', 12913, 'D2AM', 1.5, { from: [2005, 10], grades: [['Tractor Head', 0.92]] }]] },
      { from: [2017, 5], doors: 2, seats: 2, size: [11990, 2490, 3790], tyres: '275/80R22.5', price: 125000,
        grades: HEAVY_BODIES, codes: [['FR1AHG', 'A09C', 8866, 'D2A', 3], ['FW1AHG', 'A09C', 8866, 'D2A', 3], ['FS1AGA', 'A09C', 8866, 'D2M', 1, { grades: [['Dump', 1], ['Mixer', 1.06]] }], ['SH1EDG', 'E13C', 12913, 'D2A', 1.2, { price: 1.06, grades: [['Tractor Head', 0.92]] }]] },
    ] },
    { name: 'Liesse', share: 0.6, body: 'BUS', use: 'bus', fade: 0.09, generations: [
      { from: [1996, 3], to: [2011, 8], doors: 2, seats: 29, size: [6990, 2080, 2870], tyres: '205/80R17.5', price: 52000,
        grades: [['Standard', 0.96], ['GX', 1.08]], codes: [['RX4JFE', 'J05C', 5307, 'D2M', 2, { from: [1999, 6], to: [2004, 5] }], ['RX6JFA', 'J05D', 4728, 'D2M', 3, { from: [2004, 6], to: [2007, 6] }], ['RX6JFB', 'J05D', 4728, 'D2MA', 2, { from: [2007, 7] }]] },
    ] },
    { name: 'Liesse II', share: 0.7, body: 'BUS', use: 'bus', fade: 0.08, generations: [
      { from: [1996, 3], to: [2016, 12], doors: 4, seats: 29, size: [6990, 2035, 2585], tyres: '7.00R16 LT', price: 45000,
        grades: [['LX', 0.95], ['GX', 1.06]], codes: [['HZB50M', '1HZ', 4163, 'D2M', 1.5, { to: [2004, 7] }], ['XZB50M', 'N04C-T', 4009, 'D2MA', 4, { from: [2004, 8] }], ['XZB40M', 'N04C-T', 4009, 'D2MA', 1, { from: [2004, 8], price: 0.94 }]] },
      { from: [2017, 1], doors: 3, seats: 29, size: [6990, 2080, 2635], tyres: '215/70R17.5', price: 56000,
        grades: [['LX', 0.95], ['GX', 1.06]], codes: [['XZB70M', 'N04C-UP', 4009, 'D2AM', 4], ['XZB60M', 'N04C-UP', 4009, 'D2AM', 1, { price: 0.95 }]] },
    ] },
    { name: 'Poncho', share: 0.4, body: 'BUS', use: 'bus', fade: 0.1, generations: [
      { from: [2006, 3], doors: 2, seats: 33, size: [6990, 2080, 3100], tyres: '205/80R17.5', price: 98000,
        grades: [['Long', 1.02], ['Short', 0.96]], codes: [['HX6JLA', 'J05D', 4728, 'D2AM', 3, { to: [2011, 9] }], ['HX9JLB', 'J05E', 5123, 'D2AM', 4, { from: [2011, 10], to: [2017, 11] }], ['HX9JLC', 'J05E', 5123, 'D2AM', 3, { from: [2017, 12] }]] },
    ] },
    { name: 'Melpha', share: 0.35, body: 'BUS', use: 'bus', fade: 0.105, generations: [
      { from: [1999, 6], doors: 2, seats: 45, size: [8990, 2340, 3035], tyres: '9R19.5', price: 118000,
        grades: [['9m Standard', 0.96], ['9m High Grade', 1.08]], codes: [['RR7JJA', 'J07E', 6403, 'D2M', 3, { from: [2006, 4], to: [2011, 6] }], ['RR7JJC', 'J07E', 6403, 'D2M', 3, { from: [2011, 7], to: [2017, 6] }], ['RR2AJD', 'A05C', 5123, 'D2AM', 2, { from: [2017, 7] }]] },
    ] },
  ],
}
