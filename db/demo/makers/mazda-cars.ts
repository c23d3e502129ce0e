import type { Grades, Model } from './maker.ts'

const DIESEL_XD: Grades = [['XD', 0.93], ['XD Proactive', 1.02], ['XD L Package', 1.13]]
const XD: Grades = [['XD', 0.93], ['XD Touring', 1.04], ['XD Touring L Package', 1.12]]
const THREE_XD: Grades = [['XD Proactive', 0.96], ['XD L Package', 1.06], ['XD Burgundy Selection', 1.12]]
const SIX_XD: Grades = [['XD', 0.94], ['XD Proactive', 1], ['XD L Package', 1.14]]

/** Mazda's passenger cars, SUVs and sports cars. */
export const MAZDA_CARS: readonly Model[] = [
  { name: 'Demio', share: 6, body: 'HATCH', generations: [
    { from: [1996, 8], to: [2002, 7], doors: 5, seats: 5, size: [3800, 1670, 1500], tyres: '165/70R13', price: 10500, weight: 0.5,
      grades: [['LX', 0.98], ['GL', 1.08]], codes: [['DW3W', 'B3', 1323, 'P2AM', 4], ['DW5W', 'B5', 1498, 'P2AM', 2, { price: 1.08 }]] },
    { from: [2002, 8], to: [2007, 6], doors: 5, seats: 5, size: [3925, 1680, 1530], tyres: '175/65R14', price: 11500,
      grades: [['Casual', 0.95], ['Cozy', 1.02]], codes: [
        ['DY3W', 'ZJ-VE', 1348, 'P2A', 5], ['DY3R', 'ZJ-VE', 1348, 'P4A', 0.8, { price: 1.12 }], ['DY5W', 'ZY-VE', 1498, 'P2A', 2, { grades: [['Sport', 1.16], ['Cozy', 1.1]] }]] },
    { from: [2007, 7], to: [2014, 8], doors: 5, seats: 5, size: [3885, 1695, 1475], tyres: '175/65R14', price: 12000,
      grades: [['13F', 0.92], ['13C', 0.97], ['13C-V', 1.05]], codes: [
        ['DE3FS', 'ZJ-VE', 1348, 'P2A', 6], ['DE3AS', 'ZJ-VE', 1348, 'P4A', 1, { price: 1.12, grades: [['13C', 0.97], ['13F', 0.93]] }],
        ['DE5FS', 'ZY-VE', 1498, 'P2AM', 1.2, { grades: [['15C', 1.1], ['Sport', 1.2]] }], ['DEJFS', 'P3-VPS', 1298, 'P2A', 4, { from: [2011, 6], price: 1.1, grades: [['13-Skyactiv', 1.02]] }]] },
    { from: [2014, 9], to: [2019, 8], doors: 5, seats: 5, size: [4060, 1695, 1500], tyres: '185/65R15', price: 14000,
      grades: [['13C', 0.92], ['13S', 1], ['13S Touring', 1.1]], codes: [
        ['DJ3FS', 'P3-VPS', 1298, 'P2A', 6, { to: [2018, 7] }], ['DJ3AS', 'P3-VPS', 1298, 'P4A', 1, { to: [2018, 7], price: 1.12 }], ['DJLFS', 'P5-VPS', 1496, 'P2A', 2, { from: [2018, 8], grades: [['15C', 0.95], ['15S', 1.04]] }],
        ['DJ5FS', 'S5-DPTS', 1498, 'D2AM', 4, { price: 1.26, grades: XD }], ['DJ5AS', 'S5-DPTS', 1498, 'D4A', 0.7, { price: 1.38, grades: XD }]] },
  ] },
  { name: 'Mazda2', share: 2.4, body: 'HATCH', generations: [
    { from: [2019, 9], doors: 5, seats: 5, size: [4065, 1695, 1500], tyres: '185/65R15', price: 15500,
      grades: [['15C', 0.93], ['15S', 1], ['15S Proactive', 1.08]], codes: [
        ['DJLFS', 'P5-VPS', 1496, 'P2AM', 6], ['DJLAS', 'P5-VPS', 1496, 'P4A', 1, { price: 1.12 }],
        ['DJ5FS', 'S5-DPTS', 1498, 'D2A', 3, { price: 1.22, grades: [['XD', 0.95], ['XD Proactive', 1.06], ['XD Proactive S Package', 1.12]] }], ['DJ5AS', 'S5-DPTS', 1498, 'D4A', 0.6, { price: 1.32, grades: [['XD Proactive', 1.06]] }]] },
  ] },
  { name: 'Verisa', share: 1, body: 'HATCH', generations: [
    { from: [2004, 6], to: [2015, 10], doors: 5, seats: 5, size: [3975, 1695, 1530], tyres: '185/55R15', price: 14500,
      grades: [['C', 0.96], ['L', 1.05]], codes: [['DC5W', 'ZY-VE', 1498, 'P2A', 5], ['DC5R', 'ZY-VE', 1498, 'P4A', 0.8, { price: 1.12 }]] },
  ] },
  { name: 'Axela', share: 2.4, body: 'SEDAN', generations: [
    { from: [2003, 10], to: [2009, 5], doors: 4, seats: 5, size: [4505, 1745, 1465], tyres: '195/65R15', price: 15500,
      grades: [['15F', 0.95], ['15C', 1.04]], codes: [['BK5P', 'ZY-VE', 1498, 'P2A', 5], ['BKEP', 'LF-VE', 1998, 'P2A', 1.5, { price: 1.16, grades: [['20C', 1], ['20E', 1.04]] }]] },
    { from: [2009, 6], to: [2013, 10], doors: 4, seats: 5, size: [4580, 1755, 1465], tyres: '195/65R15', price: 16500,
      grades: [['15C', 0.98]], codes: [
        ['BL5FP', 'ZY-VE', 1498, 'P2A', 5], ['BLEFP', 'LF-VDS', 1998, 'P2A', 1, { to: [2011, 8], price: 1.16, grades: [['20C', 0.98], ['20E', 1.06]] }], ['BLEAP', 'LF-VE', 1998, 'P4A', 0.5, { price: 1.22, grades: [['20C', 1]] }],
        ['BLFFP', 'PE-VPS', 1997, 'P2A', 1.5, { from: [2011, 9], price: 1.18, grades: [['20C-Skyactiv', 1], ['20E-Skyactiv', 1.06]] }]] },
    { from: [2013, 11], to: [2019, 4], doors: 4, seats: 5, size: [4580, 1795, 1455], tyres: '205/60R16', price: 18000,
      grades: [['15C', 0.94], ['15S', 1], ['15S Proactive', 1.08]], codes: [
        ['BM5FP', 'P5-VPS', 1496, 'P2AM', 5], ['BM5AP', 'P5-VPS', 1496, 'P4A', 0.8, { price: 1.1 }], ['BYEFP', 'PE-VPH', 1997, 'H2A', 2.4, { price: 1.26, grades: [['Hybrid-C', 0.94], ['Hybrid-S', 1.02], ['Hybrid-S L Package', 1.14]] }],
        ['BM2FP', 'SH-VPTR', 2188, 'D2A', 0.8, { from: [2016, 7], price: 1.42, grades: [['22XD Proactive', 1], ['22XD L Package', 1.08]] }]] },
  ] },
  { name: 'Axela Sport', share: 2.6, body: 'HATCH', generations: [
    { from: [2003, 10], to: [2009, 5], doors: 5, seats: 5, size: [4405, 1745, 1465], tyres: '195/65R15', price: 15800,
      grades: [['15F', 0.96], ['15C', 1.04]], codes: [
        ['BK5P', 'ZY-VE', 1498, 'P2A', 4], ['BKEP', 'LF-VE', 1998, 'P2A', 1.5, { price: 1.16, grades: [['20C', 1], ['20S', 1.06]] }], ['BK3P', 'L3-VE', 2260, 'P2AM', 0.8, { price: 1.28, grades: [['23S', 1.04]] }],
        ['BK3P', 'L3-VDT', 2260, 'P2M', 0.3, { from: [2006, 6], price: 1.5, grades: [['Mazdaspeed Axela', 1.04]] }]] },
    { from: [2009, 6], to: [2013, 10], doors: 5, seats: 5, size: [4460, 1755, 1465], tyres: '195/65R15', price: 16800,
      grades: [['15C', 0.98]], codes: [
        ['BL5FW', 'ZY-VE', 1498, 'P2A', 4], ['BLEFW', 'LF-VDS', 1998, 'P2A', 1, { to: [2011, 8], price: 1.16, grades: [['20C', 0.98], ['20S', 1.06]] }],
        ['BLFFW', 'PE-VPS', 1997, 'P2A', 2, { from: [2011, 9], price: 1.18, grades: [['20C-Skyactiv', 1], ['20S-Skyactiv', 1.06]] }], ['BL3FW', 'L3-VDT', 2260, 'P2M', 0.3, { price: 1.58, grades: [['Mazdaspeed Axela', 1.04]] }]] },
    { from: [2013, 11], to: [2019, 4], doors: 5, seats: 5, size: [4460, 1795, 1470], tyres: '205/60R16', price: 18500,
      grades: [['15C', 0.93], ['15S', 1], ['15S Proactive', 1.08]], codes: [
        ['BM5FS', 'P5-VPS', 1496, 'P2AM', 5], ['BM5AS', 'P5-VPS', 1496, 'P4A', 0.8, { price: 1.1 }], ['BMEFS', 'PE-VPS', 1997, 'P2A', 1.2, { to: [2016, 6], price: 1.22, grades: [['20S', 1], ['20S Touring L Package', 1.12]] }],
        ['BM2FS', 'SH-VPTR', 2188, 'D2AM', 1.6, { price: 1.45, grades: [['XD', 1], ['22XD Proactive', 1], ['22XD L Package', 1.1]] }], ['BMLFS', 'S5-DPTR', 1498, 'D2A', 1.6, { from: [2016, 7], price: 1.24, grades: [['15XD', 0.97], ['15XD Proactive', 1.04], ['15XD L Package', 1.12]] }]] },
  ] },
  { name: 'Mazda3', share: 3, body: 'HATCH', generations: [
    { from: [2019, 5], doors: 5, seats: 5, size: [4460, 1795, 1440], tyres: '215/45R18', price: 22000,
      grades: [['15S', 0.94], ['15S Touring', 1]], codes: [
        ['BP5P', 'P5-VPS', 1496, 'P2AM', 3], ['BPFP', 'PE-VPS', 1997, 'P2A', 4, { price: 1.1, to: [2022, 8], grades: [['20S Proactive', 0.98], ['20S L Package', 1.08], ['20S Burgundy Selection', 1.14]] }], ['BP8P', 'S8-DPTS', 1756, 'D2A', 4, { price: 1.22, grades: THREE_XD }],
        ['BP8R', 'S8-DPTS', 1756, 'D4A', 1, { price: 1.31, grades: THREE_XD }], ['BPEP', 'HF-VPH', 1997, 'H2AM', 0.6, { from: [2019, 12], price: 1.42, grades: [['X Proactive', 0.98], ['X L Package', 1.06]] }]] },
    { from: [2019, 5], body: 'SEDAN', doors: 4, seats: 5, size: [4660, 1795, 1445], tyres: '215/45R18', price: 22500, weight: 0.6,
      grades: [['20S', 0.98]], codes: [
        ['BPFP', 'PE-VPS', 1997, 'P2A', 4, { price: 1.1, to: [2022, 8], grades: [['20S Proactive', 0.98], ['20S L Package', 1.08]] }], ['BP8P', 'S8-DPTS', 1756, 'D2A', 3, { price: 1.22, grades: THREE_XD.slice(0, 2) }], ['BP8R', 'S8-DPTS', 1756, 'D4A', 0.7, { price: 1.31, grades: THREE_XD.slice(0, 2) }]] },
  ] },
  { name: 'Atenza', share: 2.4, body: 'SEDAN', generations: [
    { from: [2002, 5], to: [2007, 12], doors: 4, seats: 5, size: [4670, 1780, 1430], tyres: '205/55R16', price: 19500,
      grades: [['20C', 0.96], ['20E', 1.02]], codes: [['GGEP', 'LF-DE', 1998, 'P2A', 4], ['GG3P', 'L3-VE', 2260, 'P2A', 2, { price: 1.12, grades: [['23E', 1], ['23E Luxury Package', 1.1]] }]] },
    { from: [2008, 1], to: [2012, 11], doors: 4, seats: 5, size: [4735, 1795, 1440], tyres: '205/60R16', price: 21500,
      grades: [['20C', 0.96], ['20E', 1.03]], codes: [['GHEFP', 'LF-VD', 1998, 'P2A', 4], ['GH5FP', 'L5-VE', 2488, 'P2A', 2, { price: 1.14, grades: [['25E', 0.98], ['25EX', 1.08]] }]] },
    { from: [2012, 11], to: [2019, 7], doors: 4, seats: 5, size: [4865, 1840, 1450], tyres: '225/55R17', price: 26500,
      grades: [['20S', 0.96]], codes: [
        ['GJ2FP', 'SH-VPTS', 2188, 'D2AM', 5, { price: 1.16, grades: SIX_XD }], ['GJ2AP', 'SH-VPTS', 2188, 'D4A', 1, { from: [2014, 12], price: 1.24, grades: SIX_XD }],
        ['GJEFP', 'PE-VPR', 1997, 'P2A', 3, { grades: [['20S', 0.94], ['20S Proactive', 1], ['20S L Package', 1.1]] }], ['GJ5FP', 'PY-VPR', 2488, 'P2A', 1.2, { price: 1.14, grades: [['25S L Package', 1.08]] }]] },
  ] },
  { name: 'Atenza Wagon', share: 1.6, body: 'WAGON', generations: [
    { from: [2002, 6], to: [2007, 12], doors: 5, seats: 5, size: [4690, 1780, 1450], tyres: '205/55R16', price: 21500,
      grades: [['23C', 0.95], ['23S', 1.05]], codes: [['GY3W', 'L3-VE', 2260, 'P2A', 4], ['GYEW', 'LF-DE', 1998, 'P2A', 2, { price: 0.92, grades: [['20F', 0.96], ['20C', 1]] }]] },
    { from: [2008, 1], to: [2012, 11], doors: 5, seats: 5, size: [4765, 1795, 1450], tyres: '205/60R16', price: 23000,
      grades: [['20C', 0.95], ['20S', 1.02]], codes: [['GHEFW', 'LF-VD', 1998, 'P2A', 3], ['GH5FW', 'L5-VE', 2488, 'P2A', 2, { price: 1.12, grades: [['25S', 1], ['25Z', 1.1]] }], ['GH5AW', 'L5-VE', 2488, 'P4A', 0.6, { price: 1.2, grades: [['25S', 1]] }]] },
    { from: [2012, 11], to: [2019, 7], doors: 5, seats: 5, size: [4805, 1840, 1480], tyres: '225/55R17', price: 26500,
      grades: [['20S', 0.96]], codes: [
        ['GJ2FW', 'SH-VPTS', 2188, 'D2AM', 5, { price: 1.16, grades: SIX_XD }], ['GJ2AW', 'SH-VPTS', 2188, 'D4A', 1.2, { from: [2014, 12], price: 1.24, grades: SIX_XD }],
        ['GJEFW', 'PE-VPR', 1997, 'P2A', 2, { grades: [['20S', 0.94], ['20S Proactive', 1]] }], ['GJ5FW', 'PY-VPR', 2488, 'P2A', 1.2, { price: 1.14, grades: [['25S L Package', 1.08]] }]] },
  ] },
  { name: 'Mazda6', share: 0.9, body: 'SEDAN', generations: [
    { from: [2019, 8], to: [2024, 4], doors: 4, seats: 5, size: [4865, 1840, 1450], tyres: '225/45R19', price: 29000,
      grades: [['20S Proactive', 0.98]], codes: [
        ['GJ2FP', 'SH-VPTS', 2188, 'D2A', 4, { price: 1.14, grades: SIX_XD }], ['GJ2AP', 'SH-VPTS', 2188, 'D4A', 1, { price: 1.22, grades: SIX_XD }], ['GJEFP', 'PE-VPR', 1997, 'P2A', 2], ['GJ5FP', 'PY-VPR', 2488, 'P2A', 1, { price: 1.15, grades: [['25S L Package', 1.08]] }]] },
    { from: [2019, 8], to: [2024, 4], body: 'WAGON', doors: 5, seats: 5, size: [4805, 1840, 1480], tyres: '225/45R19', price: 29000,
      grades: [['20S Proactive', 0.98]], codes: [['GJ2FW', 'SH-VPTS', 2188, 'D2A', 4, { price: 1.14, grades: SIX_XD }], ['GJ2AW', 'SH-VPTS', 2188, 'D4A', 1, { price: 1.22, grades: SIX_XD }], ['GJEFW', 'PE-VPR', 1997, 'P2A', 2]] },
  ] },
  { name: 'CX-3', share: 2.8, body: 'CUV', fade: 0.115, generations: [
    { from: [2015, 2], doors: 5, seats: 5, size: [4275, 1765, 1550], tyres: '215/60R16', price: 22500,
      grades: XD, codes: [
        ['DK5FW', 'S5-DPTS', 1498, 'D2AM', 6, { to: [2018, 4], price: 1.06 }], ['DK5AW', 'S5-DPTS', 1498, 'D4AM', 1.5, { to: [2018, 4], price: 1.14 }],
        ['DK8FW', 'S8-DPTS', 1756, 'D2A', 3, { from: [2018, 5], price: 1.1, grades: DIESEL_XD }], ['DK8AW', 'S8-DPTS', 1756, 'D4A', 0.8, { from: [2018, 5], price: 1.18, grades: DIESEL_XD }],
        ['DKEFW', 'PE-VPS', 1997, 'P2A', 2, { from: [2017, 7], to: [2021, 9], grades: [['20S', 0.95], ['20S Proactive', 1.03], ['20S L Package', 1.12]] }], ['DKLFW', 'P5-VPS', 1496, 'P2A', 2, { from: [2020, 6], price: 0.9, grades: [['15S', 0.95], ['15S Touring', 1.03]] }]] },
  ] },
  { name: 'CX-30', share: 2, body: 'CUV', fade: 0.105, generations: [
    { from: [2019, 10], doors: 5, seats: 5, size: [4395, 1795, 1540], tyres: '215/55R18', price: 25500,
      grades: [['20S', 0.93], ['20S Proactive', 0.99], ['20S L Package', 1.08]], codes: [
        ['DMEP', 'PE-VPS', 1997, 'P2A', 4, { to: [2022, 8] }], ['DM8P', 'S8-DPTS', 1756, 'D2A', 4, { price: 1.12, grades: DIESEL_XD }], ['DM8R', 'S8-DPTS', 1756, 'D4A', 1.2, { price: 1.2, grades: DIESEL_XD }],
        ['DMEJ3P', 'PE-VPH', 1997, 'H2A', 2, { from: [2022, 9], price: 1.05 }], ['DMEJ3R', 'PE-VPH', 1997, 'H4A', 0.6, { from: [2022, 9], price: 1.13 }]] },
  ] },
  { name: 'MX-30', share: 0.4, body: 'CUV', generations: [
    { from: [2020, 10], doors: 5, seats: 5, size: [4395, 1795, 1550], tyres: '215/55R18', price: 25500,
      grades: [['Basic Set', 0.96], ['Industrial Classic', 1.06]], codes: [
        ['DREJ3P', 'PE-VPH', 1997, 'H2A', 4], ['DRH3P', 'MH', 0, 'E2A', 0.8, { from: [2021, 1], price: 1.7, grades: [['EV Basic Set', 0.96], ['EV Highest Set', 1.06]] }], ['DR8V', '8C-PH', 830, 'G2A', 0.3, { from: [2023, 11], price: 1.6, grades: [['Rotary-EV', 1], ['Rotary-EV Edition R', 1.12]] }]] },
  ] },
  { name: 'CX-5', share: 6, body: 'SUV', fade: 0.105, generations: [
    { from: [2012, 2], to: [2016, 12], doors: 5, seats: 5, size: [4540, 1840, 1705], tyres: '225/65R17', price: 25000,
      grades: DIESEL_XD, codes: [
        ['KE2FW', 'SH-VPTS', 2188, 'D2A', 6, { price: 1.1 }], ['KE2AW', 'SH-VPTS', 2188, 'D4A', 4, { price: 1.18 }], ['KEEFW', 'PE-VPS', 1997, 'P2A', 4, { grades: [['20C', 0.88], ['20S', 0.98], ['20S Proactive', 1.02]] }],
        ['KEEAW', 'PE-VPS', 1997, 'P4A', 0.6, { to: [2013, 9], price: 1.08, grades: [['20S', 0.98]] }], ['KE5AW', 'PY-VPS', 2488, 'P4A', 1, { from: [2013, 10], price: 1.12, grades: [['25S', 0.96], ['25S L Package', 1.08]] }]] },
    { from: [2017, 2], doors: 5, seats: 5, size: [4545, 1840, 1690], tyres: '225/55R19', price: 28000,
      grades: DIESEL_XD, codes: [
        ['KF2P', 'SH-VPTS', 2188, 'D2A', 6, { price: 1.1 }], ['KF2P', 'SH-VPTS', 2188, 'D4A', 4, { price: 1.17 }], ['KFEP', 'PE-VPS', 1997, 'P2A', 4, { grades: [['20S', 0.93], ['20S Proactive', 1], ['20S Black Tone Edition', 1.06]] }],
        ['KF5P', 'PY-VPS', 2488, 'P2A', 1, { price: 1.06, grades: [['25S Proactive', 1], ['25S L Package', 1.1]] }], ['KF5P', 'PY-VPS', 2488, 'P4A', 1, { price: 1.13, grades: [['25S Proactive', 1], ['25S L Package', 1.1]] }]] },
  ] },
  { name: 'CX-7', share: 0.5, body: 'SUV', fade: 0.16, generations: [
    { from: [2006, 12], to: [2012, 3], doors: 5, seats: 5, size: [4680, 1870, 1645], tyres: '235/60R18', price: 29500,
      grades: [['Standard', 0.96], ['Cruising Package', 1.08]], codes: [['ER3P', 'L3-VDT', 2260, 'P2A', 3], ['ER3P', 'L3-VDT', 2260, 'P4A', 2, { price: 1.07 }]] },
  ] },
  { name: 'CX-8', share: 1.8, body: 'SUV', fade: 0.1, generations: [
    { from: [2017, 12], to: [2023, 12], doors: 5, seats: 7, size: [4900, 1840, 1730], tyres: '225/55R19', price: 33000,
      grades: DIESEL_XD, codes: [
        ['KG2P', 'SH-VPTS', 2188, 'D2A', 5, { price: 1.06 }], ['KG2P', 'SH-VPTS', 2188, 'D4A', 3, { price: 1.12 }], ['KG2P', 'SH-VPTS', 2188, 'D4A', 1, { price: 1.12, seats: 6, grades: [['XD L Package', 1.13], ['XD Exclusive Mode', 1.22]] }],
        ['KG5P', 'PY-VPS', 2488, 'P2A', 1.5, { from: [2018, 11], price: 0.96, grades: [['25S', 0.94], ['25S Proactive', 1]] }], ['KG5P', 'PY-VPTS', 2488, 'P4A', 0.7, { from: [2018, 11], price: 1.1, grades: [['25T Proactive', 1], ['25T L Package', 1.12]] }]] },
  ] },
  { name: 'CX-60', share: 0.7, body: 'SUV', fade: 0.12, generations: [
    { from: [2022, 9], doors: 5, seats: 5, size: [4740, 1890, 1685], tyres: '235/50R20', price: 34000,
      grades: [['XD', 0.94], ['XD L Package', 1.06], ['XD Exclusive Mode', 1.16]], codes: [
        ['KH3P', 'T3-VPTS', 3283, 'D2A', 3], ['KH3P', 'T3-VPTS', 3283, 'D4A', 2, { price: 1.06 }], ['KH3R', 'T3-VPTH', 3283, 'H4A', 2.4, { price: 1.36, grades: [['XD-Hybrid Exclusive Sports', 0.98], ['XD-Hybrid Premium Modern', 1.06]] }],
        ['KH5P', 'PY-VPS', 2488, 'P4A', 1, { price: 0.95, grades: [['25S L Package', 1], ['25S Exclusive Mode', 1.1]] }], ['KH5S', 'PY-VPH', 2488, 'G4A', 0.3, { price: 1.6, grades: [['PHEV Premium Modern', 1.05]] }]] },
  ] },
  { name: 'Tribute', share: 0.4, body: 'SUV', fade: 0.15, generations: [
    { from: [2000, 11], to: [2006, 2], doors: 5, seats: 5, size: [4395, 1825, 1760], tyres: '225/70R16', price: 22000,
      grades: [['LX', 1]], codes: [['EPEW', 'YF', 1988, 'P4A', 3, { to: [2003, 10] }], ['EP3W', 'L3', 2260, 'P4A', 2, { from: [2003, 11] }], ['EPFW', 'AJ', 2967, 'P4A', 2, { price: 1.15, grades: [['LX-G', 1], ['Fieldbreak', 1.06]] }]] },
  ] },
  { name: 'Roadster', share: 1.2, body: 'CONVERTIBLE', use: 'weekend', fade: 0.08, generations: [
    { from: [1989, 9], to: [1997, 12], doors: 2, seats: 2, size: [3955, 1675, 1235], tyres: '185/60R14', price: 13000, collector: true, weight: 0.4,
      grades: [['Standard', 0.92], ['Special Package', 1], ['V Special', 1.16]], codes: [['NA6CE', 'B6-ZE', 1597, 'P2MA', 3, { to: [1993, 6] }], ['NA8C', 'BP-ZE', 1839, 'P2MA', 2, { from: [1993, 7] }]] },
    { from: [1998, 1], to: [2005, 7], doors: 2, seats: 2, size: [3955, 1680, 1235], tyres: '185/60R14', price: 8500, collector: true, weight: 0.5,
      grades: [['Standard', 0.94], ['Special Package', 1]], codes: [['NB6C', 'B6-ZE', 1597, 'P2MA', 2], ['NB8C', 'BP-ZE', 1839, 'P2MA', 2, { to: [2000, 6], grades: [['S', 1.04], ['RS', 1.16], ['VS', 1.1]] }], ['NB8C', 'BP-VE', 1839, 'P2MA', 2, { from: [2000, 7], grades: [['S', 1.06], ['RS', 1.18], ['VS', 1.12]] }]] },
    { from: [2005, 8], to: [2015, 4], doors: 2, seats: 2, size: [3995, 1720, 1245], tyres: '205/50R16', price: 23500,
      grades: [['Standard', 0.94], ['VS', 1.06], ['RS', 1.1], ['VS RHT', 1.18], ['RS RHT', 1.2]], codes: [['NCEC', 'LF-VE', 1998, 'P2MA']] },
    { from: [2015, 5], doors: 2, seats: 2, size: [3915, 1735, 1235], tyres: '195/50R16', price: 26000,
      grades: [['S', 0.92], ['S Special Package', 1], ['S Leather Package', 1.1], ['RS', 1.15]], codes: [
        ['ND5RC', 'P5-VPR', 1496, 'P2MA', 5, { to: [2023, 12] }], ['ND5RE', 'P5-VPR', 1496, 'P2MA', 3, { from: [2024, 1], price: 1.1 }], ['NDERC', 'PE-VPR', 1997, 'P2AM', 2, { from: [2016, 12], to: [2023, 12], price: 1.22, grades: [['RF S', 0.98], ['RF VS', 1.08], ['RF RS', 1.14]] }]] },
  ] },
  { name: 'RX-7', share: 0.3, body: 'COUPE', use: 'weekend', generations: [
    { from: [1985, 10], to: [1991, 11], doors: 3, seats: 4, size: [4310, 1690, 1270], tyres: '205/55R16', price: 20000, collector: true,
      grades: [['GT-R', 0.94], ['GT-X', 1], ['GT-Limited', 1.08]], codes: [['FC3S', '13B-T', 1308, 'P2MA']] },
    { from: [1991, 12], to: [2002, 8], doors: 3, seats: 4, size: [4285, 1760, 1230], tyres: ['235/45R17', '255/40R17'], price: 40000, collector: true,
      grades: [['Type R', 1], ['Type RB', 0.96], ['Type RS', 1.25]], codes: [['FD3S', '13B-REW', 1308, 'P2M', 5], ['FD3S', '13B-REW', 1308, 'P2A', 0.6, { price: 0.75, grades: [['Touring X', 1]] }], ['FD3S', '13B-REW', 1308, 'P2M', 0.3, { from: [2002, 4], price: 1.9, grades: [['Spirit R Type A', 1.1], ['Spirit R Type B', 1]] }]] },
  ] },
  { name: 'RX-8', share: 0.7, body: 'COUPE', use: 'weekend', fade: 0.095, generations: [
    { from: [2003, 4], to: [2012, 6], doors: 4, seats: 4, size: [4435, 1770, 1340], tyres: '225/45R18', price: 26000,
      grades: [['Standard', 0.92]], codes: [['SE3P', '13B-MSP', 1308, 'P2A', 3, { price: 0.96, grades: [['Standard', 0.92], ['Type E', 1.08]] }], ['SE3P', '13B-MSP', 1308, 'P2M', 3, { grades: [['Type S', 1.04], ['Type RS', 1.2]] }], ['SE3P', '13B-MSP', 1308, 'P2M', 0.3, { from: [2011, 11], price: 1.3, grades: [['Spirit R', 1.08]] }]] },
  ] },
]
