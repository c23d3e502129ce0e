import type { Model } from './maker.ts'

/** Mazda's minivans, kei cars (built by Suzuki), vans and trucks. */
export const MAZDA_VANS: readonly Model[] = [
  { name: 'Premacy', share: 2.4, body: 'WAGON', generations: [
    { from: [1999, 4], to: [2005, 1], doors: 5, seats: 7, size: [4295, 1695, 1570], tyres: '185/65R15', price: 16500, weight: 0.5,
      grades: [['L', 0.96], ['G', 1.04]], codes: [['CP8W', 'FP-DE', 1839, 'P2A', 4], ['CPEW', 'FS-DE', 1991, 'P2A', 1.5, { from: [2001, 1], price: 1.1, grades: [['Sport', 1]] }]] },
    { from: [2005, 2], to: [2010, 6], doors: 5, seats: 7, size: [4505, 1745, 1615], tyres: '195/65R15', price: 18000,
      grades: [['20F', 0.93], ['20C', 0.99], ['20S', 1.08]], codes: [['CREW', 'LF-VE', 1998, 'P2A', 5], ['CREW', 'LF-VE', 1998, 'P4A', 1, { price: 1.1, grades: [['20C', 0.99]] }], ['CR3W', 'L3-VE', 2260, 'P2A', 0.7, { to: [2008, 12], price: 1.12, grades: [['23S', 1.05]] }]] },
    { from: [2010, 7], to: [2018, 2], doors: 5, seats: 7, size: [4585, 1750, 1615], tyres: '205/55R16', price: 18500,
      grades: [['20E', 0.97], ['20S', 1.06]], codes: [
        ['CWEFW', 'LF-VDS', 1998, 'P2A', 5, { to: [2012, 12] }], ['CWEAW', 'LF-VD', 1998, 'P4A', 1, { price: 1.1 }], ['CWFFW', 'PE-VPS', 1997, 'P2A', 5, { from: [2013, 1], price: 1.06, grades: [['20C-Skyactiv', 0.95], ['20S-Skyactiv', 1.05], ['20S-Skyactiv L Package', 1.12]] }]] },
  ] },
  { name: 'Biante', share: 1.4, body: 'VAN', fade: 0.145, generations: [
    { from: [2008, 7], to: [2018, 2], doors: 5, seats: 8, size: [4715, 1770, 1835], tyres: '205/60R16', price: 22000,
      grades: [['20CS', 0.95], ['20S', 1.04]], codes: [
        ['CCEFW', 'LF-VDS', 1998, 'P2A', 5, { to: [2013, 4] }], ['CCEAW', 'LF-VD', 1998, 'P4A', 1, { price: 1.1 }], ['CC3FW', 'L3-VE', 2260, 'P2A', 0.8, { to: [2012, 5], price: 1.12, grades: [['23S', 1.04]] }],
        ['CCFFW', 'PE-VPS', 1997, 'P2A', 4, { from: [2013, 5], price: 1.07, grades: [['20C-Skyactiv', 0.95], ['20S-Skyactiv', 1.05], ['Granz-Skyactiv', 1.14]] }]] },
  ] },
  { name: 'MPV', share: 1.6, body: 'VAN', fade: 0.15, generations: [
    { from: [1999, 6], to: [2006, 1], doors: 5, seats: 7, size: [4750, 1830, 1745], tyres: '205/65R15', price: 24000, weight: 0.7,
      grades: [['B', 0.92], ['G', 1], ['Aero Remix', 1.05]], codes: [['LWEW', 'FS-DE', 1991, 'P2A', 1.5, { to: [2002, 3], price: 0.94 }], ['LW3W', 'L3-DE', 2260, 'P2A', 4, { from: [2002, 4] }], ['LW3W', 'L3-DE', 2260, 'P4A', 1, { from: [2002, 4], price: 1.08 }]] },
    { from: [2006, 2], to: [2016, 3], doors: 5, seats: 8, size: [4860, 1850, 1685], tyres: '215/60R17', price: 26000,
      grades: [['23F', 0.93], ['23C', 0.98], ['23S', 1.05]], codes: [['LY3P', 'L3-VE', 2260, 'P2A', 6], ['LY3P', 'L3-VE', 2260, 'P4A', 1, { price: 1.08 }], ['LY3P', 'L3-VDT', 2260, 'P2A', 1, { to: [2013, 6], price: 1.2, grades: [['23T', 1.06]] }]] },
  ] },
  { name: 'Bongo Friendee', share: 0.6, body: 'VAN', fade: 0.12, generations: [
    { from: [1995, 6], to: [2005, 11], doors: 4, seats: 8, size: [4585, 1690, 1960], tyres: '215/65R15', price: 22500,
      grades: [['RF-S', 0.96], ['RF-V', 1.06]], codes: [['SGLR', 'WL-T', 2499, 'D4A', 4, { price: 1.12 }], ['SGLW', 'WL-T', 2499, 'D2A', 3, { price: 1.04 }], ['SGEW', 'FE-E', 1998, 'P2A', 2], ['SG5W', 'J5-D', 2494, 'P2A', 1, { to: [2001, 7], price: 1.08 }]] },
  ] },
  { name: 'Bongo Van', share: 2.6, body: 'VAN', use: 'commercial', fade: 0.1, generations: [
    { from: [1999, 6], to: [2010, 7], doors: 5, seats: 6, size: [4315, 1690, 1865], tyres: '165R13', price: 14500,
      grades: [['DX', 0.96], ['GL', 1.06], ['GL Super', 1.14]], codes: [['SK82V', 'F8-E', 1789, 'P2MA', 5], ['SK22V', 'R2', 2184, 'D2MA', 2, { to: [2003, 11], price: 1.1 }], ['SKF2V', 'RF-T', 1998, 'D2MA', 3, { from: [2003, 12], price: 1.18 }]] },
    { from: [2010, 8], to: [2020, 8], doors: 5, seats: 5, size: [4285, 1690, 1865], tyres: '165R13', price: 15500,
      grades: [['DX', 0.96], ['GL', 1.06]], codes: [['SKP2V', 'L8', 1798, 'P2AM', 4], ['SLP2V', 'L8', 1798, 'P2AM', 3]] },
    { from: [2020, 9], doors: 5, seats: 5, size: [4065, 1665, 1930], tyres: '165/80R14', price: 17500,
      grades: [['DX', 0.97], ['GL', 1.08]], codes: [['S403Z', '2NR-VE', 1496, 'P2AM', 3], ['S413Z', '2NR-VE', 1496, 'P4AM', 1, { price: 1.1 }]] },
  ] },
  { name: 'Bongo Truck', share: 2.4, body: 'TRUCK', use: 'truck', fade: 0.09, generations: [
    { from: [1999, 6], to: [2010, 7], doors: 2, seats: 3, size: [4345, 1675, 1865], tyres: '165R13', price: 13000,
      grades: [['DX', 0.98], ['GL', 1.06]], codes: [['SK82T', 'F8-E', 1789, 'P2M', 4], ['SK22T', 'R2', 2184, 'D2M', 2, { to: [2003, 11], price: 1.1 }], ['SKF2T', 'RF-T', 1998, 'D2M', 3, { from: [2003, 12], price: 1.18 }]] },
    { from: [2010, 8], to: [2020, 8], doors: 2, seats: 3, size: [4345, 1675, 1865], tyres: '165R13', price: 14000,
      grades: [['DX', 0.98], ['GL', 1.06]], codes: [['SKP2T', 'L8', 1798, 'P2MA', 4], ['SLP2T', 'L8', 1798, 'P2MA', 3]] },
    { from: [2020, 9], doors: 2, seats: 2, size: [4275, 1675, 1920], tyres: '165/80R14', price: 15500,
      grades: [['DX', 1]], codes: [['S403F', '2NR-VE', 1496, 'P2AM', 3], ['S413F', '2NR-VE', 1496, 'P4AM', 1, { price: 1.12 }]] },
  ] },
  { name: 'Bongo Brawny', share: 0.6, body: 'VAN', use: 'commercial', fade: 0.085, generations: [
    { from: [2019, 5], doors: 5, seats: 6, size: [4695, 1695, 1980], tyres: '195/80R15', price: 23500,
      grades: [['DX', 0.94], ['GL', 1.05]], codes: [['TRH200M', '1TR-FE', 1998, 'P2A', 3], ['GDH206M', '1GD-FTV', 2754, 'D4A', 2, { price: 1.36 }]] },
  ] },
  { name: 'Titan', share: 1.8, body: 'TRUCK', use: 'truck', fade: 0.08, generations: [
    { from: [2007, 1], to: [2018, 10], doors: 2, seats: 3, size: [4690, 1695, 1960], tyres: '185/75R15', price: 31000,
      grades: [['Flat Low', 1], ['Full Wide Low', 1.06], ['Dump', 1.24]], codes: [['LKR85A', '4JJ1', 2999, 'D2MA', 4], ['LJR85A', '4JJ1', 2999, 'D2MA', 3], ['LHR85A', '4JJ1', 2999, 'D2MA', 2], ['LLR85AR', '4JJ1', 2999, 'D2AM', 2]] },
    { from: [2018, 11], doors: 2, seats: 3, size: [4690, 1695, 1960], tyres: '185/75R15', price: 35000,
      grades: [['Flat Low', 1], ['Full Wide Low', 1.06], ['Dump', 1.24]], codes: [['LHR88A', '4JZ1', 2999, 'D2AM', 3], ['LLR88AR', '4JZ1', 2999, 'D2AM', 3]] },
  ] },
  { name: 'Familia Van', share: 1.2, body: 'WAGON', use: 'commercial', generations: [
    { from: [2007, 1], to: [2018, 5], doors: 5, seats: 5, size: [4395, 1695, 1500], tyres: '155/80R14', price: 13000,
      grades: [['DX', 0.95], ['VE', 1.02], ['GX', 1.1]], codes: [['BVY12', 'HR15DE', 1498, 'P2AM', 5], ['BVZNY12', 'HR16DE', 1597, 'P4A', 1.5, { price: 1.12 }]] },
    { from: [2018, 6], doors: 5, seats: 5, size: [4245, 1690, 1525], tyres: '155/80R14', price: 14500,
      grades: [['DX', 0.95], ['GX', 1.05]], codes: [['NSP160M', '1NR-FE', 1329, 'P2A', 2, { price: 0.95, grades: [['DX', 0.95]] }], ['NCP160M', '1NZ-FE', 1496, 'P2A', 4], ['NCP165M', '1NZ-FE', 1496, 'P4A', 1, { price: 1.1 }], ['NHP160M', '1NZ-FXE', 1496, 'H2A', 1, { from: [2018, 11], price: 1.18, grades: [['Hybrid DX', 0.96], ['Hybrid GX', 1.05]] }]] },
  ] },
  { name: 'Scrum Van', share: 1.2, body: 'VAN', use: 'commercial', fade: 0.11, generations: [
    { from: [2005, 9], to: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '145R12', price: 8600,
      grades: [['PA', 0.95], ['PC', 1], ['Buster', 1.1]], codes: [['DG64V', 'K6A', 658, 'P2AM', 4], ['DG64V', 'K6A', 658, 'P4AM', 2, { price: 1.12 }]] },
    { from: [2015, 3], doors: 5, seats: 4, size: [3395, 1475, 1895], tyres: '145/80R12', price: 9600,
      grades: [['PA', 0.94], ['PC', 1], ['Buster', 1.12]], codes: [['DG17V', 'R06A', 658, 'P2AM', 4], ['DG17V', 'R06A', 658, 'P4AM', 2, { price: 1.12 }]] },
  ] },
  { name: 'Scrum Wagon', share: 0.6, body: 'VAN', fade: 0.115, generations: [
    { from: [2005, 9], to: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1870], tyres: '165/60R14', price: 12800,
      grades: [['PX', 0.96], ['PZ Turbo', 1.04]], codes: [['DG64W', 'K6A', 658, 'P2A', 4], ['DG64W', 'K6A', 658, 'P4A', 1.5, { price: 1.1 }]] },
    { from: [2015, 3], doors: 5, seats: 4, size: [3395, 1475, 1910], tyres: '165/60R14', price: 13800,
      grades: [['PZ Turbo', 0.97], ['PZ Turbo Special', 1.06]], codes: [['DG17W', 'R06A', 658, 'P2A', 4], ['DG17W', 'R06A', 658, 'P4A', 1.5, { price: 1.1 }]] },
  ] },
  { name: 'Scrum Truck', share: 1, body: 'TRUCK', use: 'commercial', fade: 0.085, generations: [
    { from: [2002, 5], to: [2013, 8], doors: 2, seats: 2, size: [3395, 1475, 1780], tyres: '145R12', price: 6800,
      grades: [['KC', 0.97], ['KX', 1.12]], codes: [['DG63T', 'K6A', 658, 'P2MA', 3], ['DG63T', 'K6A', 658, 'P4M', 3, { price: 1.16 }]] },
    { from: [2013, 9], doors: 2, seats: 2, size: [3395, 1475, 1765], tyres: '145/80R12', price: 7600,
      grades: [['KC', 0.96], ['KC Air Conditioner and Power Steering', 1], ['KX', 1.16]], codes: [['DG16T', 'R06A', 658, 'P2MA', 3], ['DG16T', 'R06A', 658, 'P4MA', 3, { price: 1.15 }]] },
  ] },
  { name: 'AZ-Wagon', share: 0.5, body: 'HATCH', generations: [
    { from: [2008, 9], to: [2012, 9], doors: 5, seats: 4, size: [3395, 1475, 1660], tyres: '145/80R13', price: 9500,
      grades: [['XF', 0.97], ['XG', 1.02], ['Custom Style XS', 1.14]], codes: [['MJ23S', 'K6A', 658, 'P2A', 5], ['MJ23S', 'K6A', 658, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Flair', share: 1.2, body: 'HATCH', generations: [
    { from: [2012, 10], to: [2017, 2], doors: 5, seats: 4, size: [3395, 1475, 1640], tyres: '145/80R13', price: 9800,
      grades: [['XG', 0.97], ['XS', 1.06]], codes: [['MJ34S', 'R06A', 658, 'P2A', 5], ['MJ34S', 'R06A', 658, 'P4A', 1, { price: 1.1 }]] },
    { from: [2017, 3], doors: 5, seats: 4, size: [3395, 1475, 1650], tyres: '155/65R14', price: 10800,
      grades: [['Hybrid XG', 0.95], ['Hybrid XS', 1.08]], codes: [['MJ55S', 'R06A', 658, 'H2A', 4, { to: [2019, 12] }], ['MJ95S', 'R06D', 657, 'H2A', 4, { from: [2020, 1] }], ['MJ95S', 'R06D', 657, 'H4A', 0.8, { from: [2020, 1], price: 1.1 }]] },
  ] },
  { name: 'Flair Wagon', share: 0.9, body: 'VAN', generations: [
    { from: [2013, 4], to: [2018, 1], doors: 5, seats: 4, size: [3395, 1475, 1735], tyres: '155/65R14', price: 12000,
      grades: [['XG', 0.95], ['XS', 1.06]], codes: [['MM32S', 'R06A', 658, 'P2A', 5, { to: [2015, 4] }], ['MM32S', 'R06A', 658, 'P4A', 1, { to: [2015, 4], price: 1.1 }], ['MM42S', 'R06A', 658, 'P2A', 4, { from: [2015, 5] }]] },
    { from: [2018, 2], to: [2023, 11], doors: 5, seats: 4, size: [3395, 1475, 1785], tyres: '155/65R14', price: 13200,
      grades: [['Hybrid XG', 0.95], ['Hybrid XS', 1.04], ['Custom Style Hybrid XS', 1.16]], codes: [['MM53S', 'R06A', 658, 'H2A', 5], ['MM53S', 'R06A', 658, 'H4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Flair Crossover', share: 0.7, body: 'CUV', fade: 0.11, generations: [
    { from: [2014, 1], to: [2019, 12], doors: 5, seats: 4, size: [3395, 1475, 1665], tyres: '165/60R15', price: 12000,
      grades: [['XG', 0.94], ['XS', 1.06]], codes: [['MS31S', 'R06A', 658, 'P2A', 4, { to: [2015, 11] }], ['MS31S', 'R06A', 658, 'P4A', 1.5, { to: [2015, 11], price: 1.1 }], ['MS41S', 'R06A', 658, 'P2A', 4, { from: [2015, 12], price: 1.04 }], ['MS41S', 'R06A', 658, 'P4A', 1.5, { from: [2015, 12], price: 1.14 }]] },
    { from: [2020, 2], doors: 5, seats: 4, size: [3395, 1475, 1680], tyres: '165/60R15', price: 13200,
      grades: [['Hybrid XG', 0.96], ['Hybrid XS', 1.06]], codes: [
        ['MS92S', 'R06D', 657, 'H2A', 4], ['MS92S', 'R06D', 657, 'H4A', 1.5, { price: 1.1 }], ['MS52S', 'R06A', 658, 'H2A', 1.2, { price: 1.08, grades: [['Hybrid XT', 1.06]] }]] },
  ] },
  { name: 'Carol', share: 0.8, body: 'HATCH', generations: [
    { from: [2009, 12], to: [2014, 12], doors: 5, seats: 4, size: [3395, 1475, 1545], tyres: '145/80R13', price: 8000,
      grades: [['GS', 0.98], ['XS', 1.12]], codes: [['HB25S', 'K6A', 658, 'P2A', 4], ['HB25S', 'K6A', 658, 'P4A', 0.8, { price: 1.1 }]] },
    { from: [2015, 1], to: [2021, 12], doors: 5, seats: 4, size: [3395, 1475, 1475], tyres: '145/80R13', price: 8200,
      grades: [['GL', 0.97], ['GX', 1.1]], codes: [['HB36S', 'R06A', 658, 'P2A', 5], ['HB36S', 'R06A', 658, 'P4A', 1, { price: 1.1 }]] },
    { from: [2022, 1], doors: 5, seats: 4, size: [3395, 1475, 1525], tyres: '155/65R14', price: 9300,
      grades: [['GL', 0.97]], codes: [['HB37S', 'R06A', 658, 'P2A', 3], ['HB97S', 'R06D', 657, 'H2A', 3, { price: 1.1, grades: [['Hybrid GS', 0.98], ['Hybrid GX', 1.1]] }]] },
  ] },
]
