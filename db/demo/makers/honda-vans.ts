import type { Grades, Model } from './maker.ts'

const VEZEL_HYBRID: Grades = [['Hybrid', 0.95], ['Hybrid X', 1.04], ['Hybrid Z', 1.14], ['Hybrid RS', 1.18]]
const VEZEL_EHEV: Grades = [['e:HEV X', 0.95], ['e:HEV Z', 1.04]]
const ODYSSEY_HYBRID: Grades = [['Hybrid', 0.95], ['Hybrid Absolute Honda Sensing', 1.02], ['Hybrid Absolute EX Honda Sensing', 1.12]]

/** Honda's minivans, SUVs, kei cars and light trucks. */
export const HONDA_VANS: readonly Model[] = [
  { name: 'Freed', share: 4.5, body: 'VAN', fade: 0.125, generations: [
    { from: [2008, 5], to: [2016, 8], doors: 5, seats: 7, size: [4215, 1695, 1715], tyres: '185/70R14', price: 17000,
      grades: [['G', 0.98], ['G Aero', 1.1]], codes: [
        ['GB3', 'L15A', 1496, 'P2A', 6], ['GB4', 'L15A', 1496, 'P4A', 1.2, { price: 1.1 }], ['GP3', 'LEA', 1496, 'H2A', 3, { from: [2011, 10], price: 1.2, seats: 6, grades: [['Hybrid', 0.98], ['Hybrid Just Selection', 1.04]] }]] },
    { from: [2016, 9], to: [2024, 5], doors: 5, seats: 6, size: [4265, 1695, 1710], tyres: '185/65R15', price: 20000,
      grades: [['B', 0.92], ['G', 1], ['G Honda Sensing', 1.04]], codes: [
        ['GB5', 'L15B', 1496, 'P2A', 5], ['GB6', 'L15B', 1496, 'P4A', 1, { price: 1.1 }],
        ['GB7', 'LEB', 1496, 'H2A', 5, { price: 1.18, grades: [['Hybrid G', 0.98], ['Hybrid G Honda Sensing', 1.02], ['Hybrid EX', 1.12]] }], ['GB8', 'LEB', 1496, 'H4A', 0.8, { price: 1.28, grades: [['Hybrid G Honda Sensing', 1.02]] }]] },
    { from: [2024, 6], doors: 5, seats: 6, size: [4310, 1695, 1755], tyres: '185/65R15', price: 23500,
      grades: [['Air', 0.97], ['Air EX', 1.04]], codes: [['GT1', 'L15Z', 1496, 'P2A', 2], ['GT5', 'LEC', 1496, 'H2A', 4, { price: 1.14, grades: [['e:HEV Air', 0.96], ['e:HEV Air EX', 1.03]] }]] },
  ] },
  { name: 'Freed Spike', share: 1.2, body: 'WAGON', generations: [
    { from: [2010, 7], to: [2016, 8], doors: 5, seats: 5, size: [4210, 1695, 1715], tyres: '185/70R14', price: 17000,
      grades: [['C', 0.93], ['G', 1.02], ['G Aero', 1.1]], codes: [['GB3', 'L15A', 1496, 'P2A', 4], ['GB4', 'L15A', 1496, 'P4A', 0.8, { price: 1.1 }], ['GP3', 'LEA', 1496, 'H2A', 3, { from: [2011, 10], price: 1.2, grades: [['Hybrid', 0.98], ['Hybrid Just Selection', 1.04]] }]] },
  ] },
  { name: 'Freed+', share: 1, body: 'VAN', fade: 0.125, generations: [
    { from: [2016, 9], to: [2024, 5], doors: 5, seats: 5, size: [4295, 1695, 1710], tyres: '185/65R15', price: 20000,
      grades: [['G', 1], ['G Honda Sensing', 1.04]], codes: [['GB5', 'L15B', 1496, 'P2A', 4], ['GB6', 'L15B', 1496, 'P4A', 0.8, { price: 1.1 }], ['GB7', 'LEB', 1496, 'H2A', 4, { price: 1.18, grades: [['Hybrid G', 0.98], ['Hybrid EX', 1.12]] }]] },
  ] },
  { name: 'Mobilio', share: 0.7, body: 'VAN', generations: [
    { from: [2001, 12], to: [2008, 4], doors: 5, seats: 7, size: [4055, 1685, 1705], tyres: '185/65R14', price: 14500,
      grades: [['A', 0.95], ['W', 1.06]], codes: [['GB1', 'L15A', 1496, 'P2A', 4], ['GB2', 'L15A', 1496, 'P4A', 0.8, { price: 1.1 }]] },
  ] },
  { name: 'Mobilio Spike', share: 0.4, body: 'WAGON', generations: [
    { from: [2002, 9], to: [2008, 4], doors: 5, seats: 5, size: [4070, 1685, 1705], tyres: '185/65R14', price: 14500,
      grades: [['A', 0.95], ['W', 1.06]], codes: [['GK1', 'L15A', 1496, 'P2A', 4], ['GK2', 'L15A', 1496, 'P4A', 0.8, { price: 1.1 }]] },
  ] },
  { name: 'Stepwgn', share: 4.5, body: 'VAN', fade: 0.13, generations: [
    { from: [2001, 4], to: [2005, 4], doors: 5, seats: 8, size: [4670, 1695, 1845], tyres: '195/65R15', price: 20000,
      grades: [['I', 0.93], ['D', 1], ['K', 1.08]], codes: [['RF3', 'K20A', 1998, 'P2A', 4], ['RF4', 'K20A', 1998, 'P4A', 1, { price: 1.1 }], ['RF5', 'K20A', 1998, 'P2A', 2, { from: [2003, 6], grades: [['Spada', 1.06], ['Spada S', 1.1]] }]] },
    { from: [2005, 5], to: [2009, 9], doors: 5, seats: 8, size: [4630, 1695, 1770], tyres: '205/60R16', price: 21500,
      grades: [['B', 0.93], ['G', 1], ['G L Package', 1.06]], codes: [['RG1', 'K20A', 1998, 'P2A', 6], ['RG2', 'K20A', 1998, 'P4A', 1, { price: 1.1 }], ['RG3', 'K24A', 2354, 'P2A', 1, { price: 1.12, grades: [['24Z', 1.06]] }]] },
    { from: [2009, 10], to: [2015, 3], doors: 5, seats: 8, size: [4690, 1695, 1815], tyres: '205/60R16', price: 22500,
      grades: [['G', 0.95], ['G L Package', 1.02], ['Li', 1.12]], codes: [
        ['RK1', 'R20A', 1997, 'P2A', 4], ['RK2', 'R20A', 1997, 'P4A', 0.8, { price: 1.1 }], ['RK5', 'R20A', 1997, 'P2A', 6, { grades: [['Spada S', 1.05], ['Spada Z', 1.12], ['Spada Z Cool Spirit', 1.2]] }], ['RK6', 'R20A', 1997, 'P4A', 0.8, { price: 1.1, grades: [['Spada S', 1.05], ['Spada Z', 1.12]] }]] },
    { from: [2015, 4], to: [2022, 4], doors: 5, seats: 7, size: [4690, 1695, 1840], tyres: '205/60R16', price: 24500,
      grades: [['B', 0.92], ['G', 1], ['G EX', 1.12]], codes: [
        ['RP1', 'L15B', 1496, 'P2A', 3], ['RP2', 'L15B', 1496, 'P4A', 0.6, { price: 1.1 }], ['RP3', 'L15B', 1496, 'P2A', 6, { grades: [['Spada', 1.06], ['Spada Cool Spirit', 1.16], ['Spada Cool Spirit Honda Sensing', 1.2]] }], ['RP4', 'L15B', 1496, 'P4A', 0.8, { price: 1.1, grades: [['Spada', 1.06]] }],
        ['RP5', 'LFA', 1993, 'H2A', 4, { from: [2017, 9], price: 1.28, grades: [['Spada Hybrid G', 1], ['Spada Hybrid G EX', 1.12]] }]] },
    { from: [2022, 5], doors: 5, seats: 7, size: [4800, 1750, 1840], tyres: '205/60R16', price: 28500, weight: 0.7,
      grades: [['Air', 0.97], ['Spada', 1.05], ['Spada Premium Line', 1.16]], codes: [['RP6', 'L15C', 1496, 'P2A', 3], ['RP7', 'L15C', 1496, 'P4A', 0.5, { price: 1.08 }], ['RP8', 'LFA', 1993, 'H2A', 4, { price: 1.13, grades: [['e:HEV Air', 0.97], ['e:HEV Spada', 1.05], ['e:HEV Spada Premium Line', 1.15]] }]] },
  ] },
  { name: 'Odyssey', share: 3.4, body: 'VAN', fade: 0.14, generations: [
    { from: [1999, 12], to: [2003, 9], body: 'WAGON', doors: 5, seats: 7, size: [4770, 1795, 1630], tyres: '215/60R16', price: 24500,
      grades: [['S', 0.94], ['M', 1], ['L', 1.1], ['Absolute', 1.14]], codes: [['RA6', 'F23A', 2253, 'P2A', 4], ['RA7', 'F23A', 2253, 'P4A', 1.2, { price: 1.08 }], ['RA8', 'J30A', 2997, 'P2A', 0.6, { price: 1.2, grades: [['VZ', 1], ['VG', 1.04]] }]] },
    { from: [2003, 10], to: [2008, 9], body: 'WAGON', doors: 5, seats: 7, size: [4765, 1800, 1550], tyres: '215/60R16', price: 25500,
      grades: [['B', 0.92], ['S', 0.98], ['M', 1.02], ['L', 1.12], ['Absolute', 1.12]], codes: [['RB1', 'K24A', 2354, 'P2A', 6], ['RB2', 'K24A', 2354, 'P4A', 1.2, { price: 1.08 }]] },
    { from: [2008, 10], to: [2013, 10], body: 'WAGON', doors: 5, seats: 7, size: [4800, 1800, 1545], tyres: '215/60R16', price: 27000,
      grades: [['M', 0.95], ['L', 1.1], ['Absolute', 1.08], ['Li', 1.2]], codes: [['RB3', 'K24A', 2354, 'P2A', 6], ['RB4', 'K24A', 2354, 'P4A', 1, { price: 1.07 }]] },
    { from: [2013, 11], to: [2022, 8], doors: 5, seats: 8, size: [4830, 1820, 1685], tyres: '215/60R16', price: 28500,
      grades: [['B', 0.9], ['G', 0.97], ['Absolute', 1.06], ['Absolute EX', 1.18]], codes: [
        ['RC1', 'K24W', 2356, 'P2A', 6], ['RC2', 'K24W', 2356, 'P4A', 1, { price: 1.07, grades: [['G', 0.97], ['Absolute', 1.06]] }], ['RC4', 'LFA', 1993, 'H2A', 4, { from: [2016, 2], seats: 7, price: 1.24, grades: ODYSSEY_HYBRID }]] },
  ] },
  { name: 'Elysion', share: 0.8, body: 'VAN', fade: 0.15, generations: [
    { from: [2004, 5], to: [2013, 10], doors: 5, seats: 8, size: [4845, 1830, 1790], tyres: '215/65R16', price: 31000,
      grades: [['M', 0.92], ['G Aero', 1], ['X', 1.06]], codes: [
        ['RR1', 'K24A', 2354, 'P2A', 5], ['RR2', 'K24A', 2354, 'P4A', 1.2, { price: 1.07 }], ['RR3', 'J30A', 2997, 'P2A', 2, { price: 1.16, grades: [['VG', 0.98], ['VX', 1.1]] }],
        ['RR5', 'J35A', 3471, 'P2A', 0.8, { from: [2007, 1], price: 1.34, grades: [['Prestige SG', 1], ['Prestige SX', 1.08]] }]] },
  ] },
  { name: 'Stream', share: 1.5, body: 'WAGON', generations: [
    { from: [2000, 10], to: [2006, 6], doors: 5, seats: 7, size: [4550, 1695, 1590], tyres: '195/65R15', price: 17500,
      grades: [['G', 0.96], ['L', 1.04]], codes: [['RN1', 'D17A', 1668, 'P2A', 5], ['RN2', 'D17A', 1668, 'P4A', 1, { price: 1.1 }], ['RN3', 'K20A', 1998, 'P2A', 2, { price: 1.14, grades: [['iS', 1], ['iL', 1.06]] }]] },
    { from: [2006, 7], to: [2014, 5], doors: 5, seats: 7, size: [4570, 1695, 1545], tyres: '195/65R15', price: 18500,
      grades: [['X', 0.96], ['G', 1.02], ['RSZ', 1.1], ['ZS', 1.08]], codes: [['RN6', 'R18A', 1799, 'P2A', 6], ['RN7', 'R18A', 1799, 'P4A', 1.2, { price: 1.1 }], ['RN8', 'R20A', 1997, 'P2A', 1.2, { price: 1.1, grades: [['G', 1.02], ['RSZ', 1.1]] }]] },
  ] },
  { name: 'Jade', share: 0.6, body: 'WAGON', generations: [
    { from: [2015, 2], to: [2020, 7], doors: 5, seats: 6, size: [4650, 1775, 1530], tyres: '215/50R17', price: 25500,
      grades: [['G', 0.94], ['RS', 1.06]], codes: [
        ['FR4', 'LEB', 1496, 'H2A', 4, { price: 1.1, grades: [['Hybrid', 0.97], ['Hybrid X', 1.05]] }], ['FR5', 'L15B', 1496, 'P2A', 2, { from: [2015, 5] }]] },
  ] },
  { name: 'Vezel', share: 6, body: 'CUV', fade: 0.1, generations: [
    { from: [2013, 12], to: [2021, 3], doors: 5, seats: 5, size: [4295, 1770, 1605], tyres: '215/60R16', price: 19500,
      grades: [['G', 0.95], ['X', 1.03], ['S', 1.1]], codes: [
        ['RU1', 'L15B', 1496, 'P2A', 4], ['RU2', 'L15B', 1496, 'P4A', 0.8, { price: 1.1 }], ['RU3', 'LEB', 1496, 'H2A', 7, { price: 1.18, grades: VEZEL_HYBRID }], ['RU4', 'LEB', 1496, 'H4A', 1.4, { price: 1.28, grades: VEZEL_HYBRID.slice(0, 3) }]] },
    { from: [2021, 4], doors: 5, seats: 5, size: [4330, 1790, 1590], tyres: '215/60R16', price: 22500,
      grades: [['G', 1]], codes: [
        ['RV3', 'L15Z', 1496, 'P2A', 1.5], ['RV4', 'L15Z', 1496, 'P4A', 0.3, { price: 1.1 }], ['RV5', 'LEC', 1496, 'H2A', 6, { price: 1.2, grades: [...VEZEL_EHEV, ['e:HEV PLaY', 1.18]] }], ['RV6', 'LEC', 1496, 'H4A', 1.2, { price: 1.29, grades: VEZEL_EHEV }]] },
  ] },
  { name: 'WR-V', share: 0.35, body: 'CUV', fade: 0.1, generations: [
    { from: [2024, 3], doors: 5, seats: 5, size: [4325, 1790, 1650], tyres: '215/55R17', price: 19000,
      grades: [['X', 0.93], ['Z', 1.02], ['Z+', 1.08]], codes: [['DG5', 'L15D', 1496, 'P2A']] },
  ] },
  { name: 'ZR-V', share: 0.5, body: 'CROSSOVER', fade: 0.095, generations: [
    { from: [2023, 4], doors: 5, seats: 5, size: [4570, 1840, 1620], tyres: '225/55R18', price: 30000,
      grades: [['X', 0.96], ['Z', 1.1]], codes: [['RZ3', 'L15C', 1496, 'P2A', 2], ['RZ4', 'LFC', 1993, 'H2A', 3, { price: 1.12, grades: [['e:HEV X', 0.96], ['e:HEV Z', 1.1]] }], ['RZ6', 'LFC', 1993, 'H4A', 1, { price: 1.19, grades: [['e:HEV X', 0.96], ['e:HEV Z', 1.1]] }]] },
  ] },
  { name: 'CR-V', share: 3, body: 'SUV', fade: 0.105, generations: [
    { from: [1995, 10], to: [2001, 8], doors: 5, seats: 5, size: [4470, 1750, 1705], tyres: '205/70R15', price: 20500,
      grades: [['Performa', 1], ['Fullmark', 1.06]], codes: [['RD1', 'B20B', 1972, 'P4AM']] },
    { from: [2001, 9], to: [2006, 9], doors: 5, seats: 5, size: [4360, 1780, 1710], tyres: '205/70R15', price: 21500,
      grades: [['Performa iG', 0.97], ['Performa iL', 1.06], ['Fullmark iL', 1.08]], codes: [['RD5', 'K20A', 1998, 'P4A', 4], ['RD4', 'K20A', 1998, 'P2A', 1, { price: 0.93, grades: [['Performa iG', 0.97]] }], ['RD7', 'K24A', 2354, 'P4A', 1.5, { from: [2004, 9], price: 1.08, grades: [['iL-D', 1.04]] }]] },
    { from: [2006, 10], to: [2011, 11], doors: 5, seats: 5, size: [4520, 1820, 1690], tyres: '225/65R17', price: 25500,
      grades: [['X', 0.95], ['ZX', 1.06], ['ZL', 1.08]], codes: [['RE4', 'K24A', 2354, 'P4A', 5], ['RE3', 'K24A', 2354, 'P2A', 2, { price: 0.93 }]] },
    { from: [2011, 12], to: [2016, 8], doors: 5, seats: 5, size: [4535, 1820, 1685], tyres: '225/65R17', price: 27000,
      grades: [['24G', 1.02], ['24G Leather Package', 1.12]], codes: [['RM1', 'R20A', 1997, 'P2A', 4, { price: 0.93, grades: [['20G', 0.98], ['20G Leather Package', 1.1]] }], ['RM4', 'K24A', 2354, 'P4A', 3]] },
    { from: [2018, 8], to: [2022, 12], doors: 5, seats: 5, size: [4605, 1855, 1680], tyres: '235/60R18', price: 33500,
      grades: [['EX', 0.97], ['EX Masterpiece', 1.08]], codes: [
        ['RW1', 'L15B', 1496, 'P2A', 3], ['RW2', 'L15B', 1496, 'P4A', 1.2, { price: 1.06 }], ['RT5', 'LFB', 1993, 'H2A', 3, { from: [2018, 11], price: 1.15, grades: [['Hybrid EX', 0.97], ['Hybrid EX Masterpiece', 1.08]] }], ['RT6', 'LFB', 1993, 'H4A', 1.5, { from: [2018, 11], price: 1.21, grades: [['Hybrid EX', 0.97], ['Hybrid EX Masterpiece', 1.08]] }]] },
  ] },
  { name: 'Crossroad', share: 0.6, body: 'SUV', fade: 0.1, generations: [
    { from: [2007, 2], to: [2010, 8], doors: 5, seats: 7, size: [4285, 1755, 1670], tyres: '215/60R17', price: 20500,
      grades: [['18L', 0.97], ['18X', 1]], codes: [['RT1', 'R18A', 1799, 'P2A', 3], ['RT2', 'R18A', 1799, 'P4A', 1, { price: 1.08 }], ['RT3', 'R20A', 1997, 'P2A', 2, { price: 1.1, grades: [['20X', 1], ['20Xi', 1.12]] }], ['RT4', 'R20A', 1997, 'P4A', 1, { price: 1.18, grades: [['20X', 1], ['20Xi', 1.12]] }]] },
  ] },
  { name: 'N-BOX', share: 3.6, body: 'VAN', fade: 0.12, generations: [
    { from: [2011, 12], to: [2017, 8], doors: 5, seats: 4, size: [3395, 1475, 1780], tyres: '155/65R14', price: 12800,
      grades: [['G', 0.93], ['G L Package', 1], ['Custom G L Package', 1.16], ['Custom G Turbo Package', 1.24]], codes: [['JF1', 'S07A', 658, 'P2A', 6], ['JF2', 'S07A', 658, 'P4A', 1.2, { price: 1.1 }]] },
    { from: [2017, 9], to: [2023, 9], doors: 5, seats: 4, size: [3395, 1475, 1790], tyres: '155/65R14', price: 14200,
      grades: [['G', 0.94], ['G L', 1], ['G EX', 1.05], ['Custom G L', 1.16], ['Custom G L Turbo', 1.25]], codes: [['JF3', 'S07B', 658, 'P2A', 6], ['JF4', 'S07B', 658, 'P4A', 1.2, { price: 1.09 }]] },
    { from: [2023, 10], doors: 5, seats: 4, size: [3395, 1475, 1790], tyres: '155/65R14', price: 15500, weight: 0.6,
      grades: [['Standard', 0.98], ['Fashion Style', 1.04], ['Custom', 1.14], ['Custom Turbo', 1.26]], codes: [['JF5', 'S07B', 658, 'P2A', 6], ['JF6', 'S07B', 658, 'P4A', 1, { price: 1.08 }]] },
  ] },
  { name: 'N-BOX Slash', share: 0.4, body: 'HATCH', generations: [
    { from: [2014, 12], to: [2020, 2], doors: 5, seats: 4, size: [3395, 1475, 1670], tyres: '155/65R14', price: 13500,
      grades: [['G', 0.93], ['G L Package', 1.02], ['X', 1.08], ['X Turbo Package', 1.18]], codes: [['JF1', 'S07A', 658, 'P2A', 5], ['JF2', 'S07A', 658, 'P4A', 1, { price: 1.09 }]] },
  ] },
  { name: 'N-WGN', share: 1.8, body: 'HATCH', generations: [
    { from: [2013, 11], to: [2019, 7], doors: 5, seats: 4, size: [3395, 1475, 1655], tyres: '155/65R14', price: 11200,
      grades: [['C', 0.92], ['G', 0.98], ['G L Package', 1.04], ['Custom G', 1.12]], codes: [['JH1', 'S07A', 658, 'P2A', 5], ['JH2', 'S07A', 658, 'P4A', 1, { price: 1.1 }]] },
    { from: [2019, 8], doors: 5, seats: 4, size: [3395, 1475, 1675], tyres: '155/65R14', price: 12300,
      grades: [['G', 0.95], ['L', 1.02], ['Custom L', 1.16], ['Custom L Turbo', 1.24]], codes: [['JH3', 'S07B', 658, 'P2A', 5], ['JH4', 'S07B', 658, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'N-ONE', share: 1.1, body: 'HATCH', fade: 0.115, generations: [
    { from: [2012, 11], to: [2020, 3], doors: 5, seats: 4, size: [3395, 1475, 1610], tyres: '155/65R14', price: 11500,
      grades: [['G', 0.96], ['G L Package', 1.02], ['Premium', 1.14], ['Premium Tourer', 1.24]], codes: [['JG1', 'S07A', 658, 'P2A', 5], ['JG2', 'S07A', 658, 'P4A', 1, { price: 1.1 }]] },
    { from: [2020, 11], doors: 5, seats: 4, size: [3395, 1475, 1545], tyres: '155/65R14', price: 14500, weight: 0.7,
      grades: [['Original', 0.97], ['Premium', 1.06]], codes: [['JG3', 'S07B', 658, 'P2A', 4], ['JG3', 'S07B', 658, 'P2MA', 1, { price: 1.15, grades: [['RS', 1.06]] }], ['JG4', 'S07B', 658, 'P4A', 0.8, { price: 1.09 }]] },
  ] },
  { name: 'N-VAN', share: 0.9, body: 'VAN', use: 'commercial', fade: 0.11, generations: [
    { from: [2018, 7], doors: 5, seats: 4, size: [3395, 1475, 1945], tyres: '145/80R12', price: 12000,
      grades: [['G', 0.94], ['L', 1], ['+Style Fun', 1.18]], codes: [['JJ1', 'S07B', 658, 'P2AM', 5], ['JJ2', 'S07B', 658, 'P4AM', 1.2, { price: 1.09 }]] },
  ] },
  { name: 'Life', share: 1.2, body: 'HATCH', generations: [
    { from: [2003, 9], to: [2008, 10], doors: 5, seats: 4, size: [3395, 1475, 1575], tyres: '145/80R13', price: 9200,
      grades: [['C', 0.95], ['F', 1.02], ['Diva', 1.1]], codes: [['JB5', 'P07A', 658, 'P2A', 5], ['JB6', 'P07A', 658, 'P4A', 1, { price: 1.1 }], ['JB7', 'P07A', 658, 'P2A', 0.8, { price: 1.12, grades: [['F Turbo', 1], ['Diva Turbo', 1.06]] }]] },
    { from: [2008, 11], to: [2014, 4], doors: 5, seats: 4, size: [3395, 1475, 1610], tyres: '145/80R13', price: 9800,
      grades: [['C', 0.94], ['G', 1], ['Pastel', 1.08], ['Diva', 1.14]], codes: [['JC1', 'P07A', 658, 'P2A', 5], ['JC2', 'P07A', 658, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Zest', share: 0.6, body: 'HATCH', generations: [
    { from: [2006, 3], to: [2012, 11], doors: 5, seats: 4, size: [3395, 1475, 1635], tyres: '145/80R13', price: 10300,
      grades: [['D', 0.96], ['G', 1.02], ['Spark G', 1.12], ['Spark W', 1.2]], codes: [['JE1', 'P07A', 658, 'P2A', 5], ['JE2', 'P07A', 658, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Acty Truck', share: 1.8, body: 'TRUCK', use: 'commercial', fade: 0.085, generations: [
    { from: [1999, 5], to: [2009, 11], doors: 2, seats: 2, size: [3395, 1475, 1745], tyres: '145R12', price: 7200,
      grades: [['STD', 0.95], ['SDX', 1.04]], codes: [['HA6', 'E07Z', 656, 'P2MA', 3], ['HA7', 'E07Z', 656, 'P4M', 4, { price: 1.15, grades: [['SDX', 1.02], ['Attack', 1.06]] }]] },
    { from: [2009, 12], to: [2021, 4], doors: 2, seats: 2, size: [3395, 1475, 1745], tyres: '145R12', price: 8000,
      grades: [['STD', 0.95], ['SDX', 1.02], ['Town', 1.12]], codes: [['HA8', 'E07Z', 656, 'P2MA', 3], ['HA9', 'E07Z', 656, 'P4MA', 4, { price: 1.15, grades: [['SDX', 1.02], ['Attack', 1.06], ['Town', 1.12]] }]] },
  ] },
  { name: 'Acty Van', share: 0.7, body: 'VAN', use: 'commercial', fade: 0.11, generations: [
    { from: [1999, 6], to: [2018, 7], doors: 5, seats: 4, size: [3395, 1475, 1880], tyres: '145R12', price: 8800,
      grades: [['PRO-B', 0.96], ['SDX', 1.04]], codes: [['HH5', 'E07Z', 656, 'P2AM', 4], ['HH6', 'E07Z', 656, 'P4AM', 2, { price: 1.12 }]] },
  ] },
  { name: 'Vamos', share: 0.9, body: 'VAN', fade: 0.115, generations: [
    { from: [1999, 6], to: [2018, 5], doors: 5, seats: 4, size: [3395, 1475, 1770], tyres: '155/70R13', price: 11000,
      grades: [['G', 0.96], ['M', 1.02], ['L', 1.08], ['L Turbo', 1.18]], codes: [['HM1', 'E07Z', 656, 'P2AM', 4], ['HM2', 'E07Z', 656, 'P4AM', 2, { price: 1.12 }]] },
  ] },
  { name: 'Vamos Hobio', share: 0.4, body: 'VAN', fade: 0.115, generations: [
    { from: [2003, 4], to: [2018, 5], doors: 5, seats: 4, size: [3395, 1475, 1880], tyres: '155/70R13', price: 11300,
      grades: [['G', 0.97], ['L', 1.06], ['Pro', 0.9]], codes: [['HM3', 'E07Z', 656, 'P2AM', 4], ['HM4', 'E07Z', 656, 'P4AM', 2, { price: 1.12 }]] },
  ] },
]
