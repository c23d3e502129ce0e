import type { Grades, Maker } from './maker.ts'

const LIGHT_BODIES: Grades = [['Flat Low', 0.96], ['Full Flat Low', 0.98], ['High Deck', 0.97], ['Double Cab Full Flat Low', 1.06], ['Dump', 1.18], ['Aluminium Van', 1.08], ['Refrigerated Van', 1.2]]
const MEDIUM_BODIES: Grades = [['Flat Body', 0.94], ['Aluminium Wing', 1.06], ['Dump', 1.12], ['Refrigerated Van', 1.16], ['Crane', 1.28]]
const HEAVY_BODIES: Grades = [['Aluminium Wing', 1], ['Flat Body', 0.94], ['Refrigerated Wing', 1.15]]

export const ISUZU: Maker = {
  name: 'Isuzu',
  share: 2,
  numbering: { style: 'frame', digits: 7, code: 'without-body-letters' },
  models: [
    { name: 'Elf', share: 10, body: 'TRUCK', use: 'truck', fade: 0.085, generations: [
      { from: [1993, 7], to: [2006, 11], doors: 2, seats: 3, size: [4690, 1695, 1990], tyres: '195/85R15 LT', price: 26000,
        grades: LIGHT_BODIES, codes: [
          ['NKR66E', '4HF1', 4334, 'D2M', 2, { to: [2002, 5] }], ['NKR71E', '4HG1', 4570, 'D2M', 2, { from: [1997, 5], to: [2004, 4] }], ['NKR81A', '4HL1', 4777, 'D2MA', 4, { from: [2002, 6] }],
          ['NHR69E', '4JG2', 3059, 'D2MA', 2, { from: [1999, 5], to: [2004, 4], price: 0.94 }], ['NPR71L', '4HG1', 4570, 'D2M', 1, { from: [1997, 5], to: [2002, 5], price: 1.1, grades: [['Wide Long Flat Body', 1], ['Wide Aluminium Van', 1.06]] }]] },
      { from: [2006, 12], to: [2023, 2], doors: 2, seats: 3, size: [4690, 1695, 1980], tyres: '205/70R16 LT', price: 30000,
        grades: LIGHT_BODIES, codes: [
          ['NKR85A', '4JJ1-TCS', 2999, 'D2MA', 5, { to: [2019, 9] }], ['NJR85A', '4JJ1-TCS', 2999, 'D2MA', 4, { to: [2019, 9] }], ['NHR85A', '4JJ1-TCS', 2999, 'D2MA', 1.5, { to: [2014, 10], price: 0.94 }],
          ['NLR85A', '4JJ1-TCS', 2999, 'D2MA', 2, { to: [2019, 9], price: 1.04 }], ['NPR85A', '4JJ1-TCS', 2999, 'D2MA', 2.5, { to: [2019, 9], price: 1.16, grades: [['Wide Long Flat Body', 0.96], ['Wide Long Aluminium Van', 1.06], ['Wide Long Refrigerated Van', 1.18]] }],
          ['NJS85A', '4JJ1-TCS', 2999, 'D4M', 1, { to: [2019, 9], price: 1.12 }], ['NKR88A', '4JZ1-TCS', 2999, 'D2MA', 3, { from: [2019, 10], price: 1.08 }], ['NJR88A', '4JZ1-TCS', 2999, 'D2MA', 3, { from: [2019, 10], price: 1.08 }],
          ['NLR88A', '4JZ1-TCS', 2999, 'D2MA', 1.5, { from: [2019, 10], price: 1.12 }], ['NJR82A', '4HV1', 4570, 'C2M', 2.5, { to: [2014, 10], grades: [['Aluminium Van', 1.08], ['Full Flat Low', 0.98]] }]] },
      { from: [2023, 3], doors: 2, seats: 3, size: [4705, 1695, 1990], tyres: '205/75R16 LT', price: 36000, weight: 0.6,
        grades: LIGHT_BODIES, codes: [['NKR88A', '4JZ1-TCS', 2999, 'D2AM', 3], ['NJR88A', '4JZ1-TCS', 2999, 'D2AM', 3], ['NPR88A', '4JZ1-TCS', 2999, 'D2AM', 1.5, { price: 1.16, grades: [['Wide Long Flat Body', 0.96], ['Wide Long Aluminium Van', 1.06]] }]] },
    ] },
    { name: 'Forward', share: 4, body: 'TRUCK', use: 'truck', fade: 0.09, generations: [
      { from: [1994, 2], to: [2007, 4], doors: 2, seats: 2, size: [8150, 2230, 2490], tyres: '225/80R17.5', price: 48000,
        grades: MEDIUM_BODIES, codes: [['FRR33', '6HH1', 8226, 'D2M', 3, { from: [1995, 5], to: [2004, 4] }], ['FRR35', '6HL1', 7166, 'D2M', 2, { from: [1999, 6], to: [2004, 4] }], ['FRR34', '4HK1-TCS', 5193, 'D2M', 2, { from: [2004, 5] }]] },
      { from: [2007, 5], to: [2023, 7], doors: 2, seats: 2, size: [8420, 2240, 2480], tyres: '225/80R17.5', price: 56000,
        grades: MEDIUM_BODIES, codes: [['FRR90', '4HK1-TCS', 5193, 'D2MA', 7], ['FSR90', '4HK1-TCS', 5193, 'D2M', 1, { price: 1.12 }], ['FTR90', '4HK1-TCS', 5193, 'D2M', 0.8, { price: 1.2 }], ['FTR34', '6HK1-TCS', 7790, 'D2M', 0.5, { to: [2017, 9], price: 1.24 }]] },
    ] },
    { name: 'Giga', share: 1.6, body: 'TRUCK', use: 'truck', fade: 0.1, generations: [
      { from: [1994, 11], to: [2015, 10], doors: 2, seats: 2, size: [11960, 2490, 3140], tyres: '275/80R22.5', price: 105000,
        grades: HEAVY_BODIES, codes: [
          ['CYZ51', '6WF1-TC', 14256, 'D2M', 2, { from: [2000, 5], to: [2010, 4], price: 1.04, grades: [['Dump', 1], ['Mixer', 1.06]] }], ['CYL51', '6WF1-TC', 14256, 'D2M', 2, { from: [2000, 5], to: [2007, 4] }],
          ['CYJ77', '6UZ1-TCS', 9839, 'D2AM', 4, { from: [2007, 5] }], ['CYL77', '6UZ1-TCS', 9839, 'D2AM', 3, { from: [2007, 5] }], ['EXD52', '6WF1-TC', 14256, 'D2AM', 1.5, { from: [2003, 10], to: [2010, 4], grades: [['Tractor Head', 0.92]] }]] },
      { from: [2015, 11], doors: 2, seats: 2, size: [11980, 2490, 3790], tyres: '275/80R22.5', price: 125000,
        grades: HEAVY_BODIES, codes: [['CYJ77', '6UZ1-TCS', 9839, 'D2A', 4], ['CYL77', '6UZ1-TCS', 9839, 'D2A', 2], ['CXZ77', '6UZ1-TCS', 9839, 'D2AM', 2, { grades: [['Dump', 1], ['Mixer', 1.06]] }], ['EXD77', '6UZ1-TCS', 9839, 'D2A', 1.5, { grades: [['Tractor Head', 0.92]] }]] },
    ] },
    { name: 'Journey', share: 0.6, body: 'BUS', use: 'bus', fade: 0.085, generations: [
      { from: [1999, 3], to: [2021, 3], doors: 4, seats: 29, size: [6990, 2065, 2635], tyres: '7.00R16 LT', price: 42000,
        grades: [['Standard', 0.95], ['Custom', 1.06]], codes: [['SBVW41', 'TD42T', 4169, 'D2M', 2, { to: [2004, 8] }], ['SDVW41', '4M50', 4899, 'D2M', 4, { from: [2004, 9] }]] },
    ] },
    { name: 'Erga', share: 0.5, body: 'BUS', use: 'bus', fade: 0.115, generations: [
      { from: [2000, 6], to: [2015, 8], doors: 2, seats: 75, size: [10425, 2485, 3045], tyres: '275/70R22.5', price: 130000,
        grades: [['Non-Step', 1.06], ['One-Step', 0.96]], codes: [['LV280', '8PE1', 15201, 'D2MA', 2, { to: [2005, 8] }], ['LV234', '6HK1-TCN', 7790, 'D2MA', 4, { from: [2005, 9] }]] },
      { from: [2015, 8], doors: 2, seats: 78, size: [10430, 2485, 3045], tyres: '275/70R22.5', price: 150000,
        grades: [['Non-Step', 1]], codes: [['LV290', '4HK1-TCH', 5193, 'D2A']] },
    ] },
    { name: 'Erga Mio', share: 0.35, body: 'BUS', use: 'bus', fade: 0.115, generations: [
      { from: [2007, 8], to: [2016, 3], doors: 2, seats: 57, size: [8990, 2300, 3045], tyres: '245/70R19.5', price: 105000,
        grades: [['Non-Step', 1.05], ['One-Step', 0.96]], codes: [['LR234', '6HK1-TCC', 7790, 'D2M']] },
      { from: [2016, 4], doors: 2, seats: 59, size: [8990, 2300, 3045], tyres: '245/70R19.5', price: 118000,
        grades: [['Non-Step', 1]], codes: [['LR290', '4HK1-TCS', 5193, 'D2A']] },
    ] },
    { name: 'Como', share: 0.4, body: 'VAN', use: 'commercial', fade: 0.1, generations: [
      { from: [2001, 5], to: [2012, 6], doors: 5, seats: 6, size: [4690, 1690, 1980], tyres: '195/80R15 LT', price: 20500,
        grades: [['DX', 0.97], ['Super DX', 1.04]], codes: [['JVPE25', 'KA20DE', 1998, 'P2AM', 1, { to: [2005, 11] }], ['JVWE25', 'ZD30DDTi', 2953, 'D2AM', 3, { price: 1.14 }]] },
      { from: [2012, 7], doors: 5, seats: 5, size: [4695, 1695, 1990], tyres: '195/80R15 LT', price: 22500,
        grades: [['DX', 0.95], ['EX', 1.02]], codes: [['JVR2E26', 'QR20DE', 1998, 'P2AM', 3], ['JVW2E26', 'YD25DDTi', 2488, 'D2A', 2, { to: [2021, 12], price: 1.2 }]] },
    ] },
    { name: 'Bighorn', share: 0.6, body: 'SUV', fade: 0.05, generations: [
      { from: [1991, 12], to: [2002, 9], doors: 5, seats: 7, size: [4660, 1745, 1840], tyres: '245/70R16', price: 15000,
        grades: [['LS', 0.92], ['Lotus SE', 1.08]], codes: [
          ['UBS69GW', '4JG2', 3059, 'D4AM', 4, { from: [1993, 8], to: [1998, 1] }], ['UBS73GW', '4JX1', 2999, 'D4AM', 3, { from: [1998, 2] }], ['UBS26GW', '6VE1', 3494, 'P4A', 1, { from: [1998, 2], price: 1.06 }]] },
    ] },
  ],
}
