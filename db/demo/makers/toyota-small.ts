import type { Model } from './maker.ts'

/** Toyota's hatchbacks and small cars. */
export const TOYOTA_SMALL: readonly Model[] = [
  { name: 'Vitz', share: 5, body: 'HATCH', generations: [
    { from: [1999, 1], to: [2005, 1], doors: 5, seats: 5, size: [3610, 1660, 1500], tyres: '165/70R14', price: 9500,
      grades: [['F', 1], ['U', 1.12]], codes: [
        ['SCP10', '1SZ-FE', 997, 'P2AM', 3], ['NCP10', '2NZ-FE', 1298, 'P2A', 2], ['NCP15', '2NZ-FE', 1298, 'P4A', 1],
        ['NCP13', '1NZ-FE', 1496, 'P2MA', 0.5, { grades: [['RS', 1.35]] }]] },
    { from: [2005, 2], to: [2010, 11], doors: 5, seats: 5, size: [3750, 1695, 1520], tyres: '165/70R14', price: 11000,
      grades: [['B', 0.92], ['F', 1], ['U', 1.12]], codes: [
        ['KSP90', '1KR-FE', 996, 'P2A', 4], ['SCP90', '2SZ-FE', 1296, 'P2A', 4], ['NCP95', '2NZ-FE', 1298, 'P4A', 1.5],
        ['NCP91', '1NZ-FE', 1496, 'P2MA', 0.8, { grades: [['RS', 1.4]] }]] },
    { from: [2010, 12], to: [2020, 3], doors: 5, seats: 5, size: [3885, 1695, 1500], tyres: '165/70R14', price: 12500,
      grades: [['F', 1], ['F Smile Edition', 1.04], ['Jewela', 1.1], ['U', 1.18]], codes: [
        ['KSP130', '1KR-FE', 996, 'P2A', 6], ['NSP130', '1NR-FE', 1329, 'P2A', 5], ['NSP135', '1NR-FE', 1329, 'P4A', 2],
        ['NCP131', '1NZ-FE', 1496, 'P2MA', 0.8, { grades: [['RS', 1.3], ['RS G\'s', 1.5]] }],
        ['NHP130', '1NZ-FXE', 1496, 'H2A', 2, { from: [2017, 1], price: 1.35, grades: [['Hybrid F', 1], ['Hybrid U', 1.12]] }]] },
  ] },
  { name: 'Yaris', share: 2, body: 'HATCH', generations: [
    { from: [2020, 2], doors: 5, seats: 5, size: [3940, 1695, 1500], tyres: '185/60R15', price: 15000,
      grades: [['X', 0.94], ['G', 1.04], ['Z', 1.16]], codes: [
        ['KSP210', '1KR-FE', 996, 'P2A', 2, { price: 0.9, grades: [['X', 0.94], ['G', 1.04]] }],
        ['MXPA10', 'M15A-FKS', 1490, 'P2AM', 3], ['MXPA15', 'M15A-FKS', 1490, 'P4A', 0.8, { price: 1.1 }],
        ['MXPH10', 'M15A-FXE', 1490, 'H2A', 3, { price: 1.25, grades: [['Hybrid X', 0.94], ['Hybrid G', 1.04], ['Hybrid Z', 1.16]] }],
        ['MXPH15', 'M15A-FXE', 1490, 'H4A', 0.8, { price: 1.38, grades: [['Hybrid G', 1.04], ['Hybrid Z', 1.16]] }]] },
  ] },
  { name: 'GR Yaris', share: 0.3, body: 'HATCH', use: 'weekend', fade: 0.06, generations: [
    { from: [2020, 9], doors: 3, seats: 4, size: [3995, 1805, 1455], tyres: '225/40R18', price: 35000,
      grades: [['RZ', 0.95], ['RZ High Performance', 1.1]], codes: [
        ['GXPA16', 'G16E-GTS', 1618, 'P4M', 3],
        ['MXPA12', 'M15A-FKS', 1490, 'P2A', 0.6, { price: 0.66, grades: [['RS', 1]] }]] },
  ] },
  { name: 'Aqua', share: 6, body: 'HATCH', generations: [
    { from: [2011, 12], to: [2021, 6], doors: 5, seats: 5, size: [3995, 1695, 1445], tyres: '175/65R15', price: 16500,
      grades: [['L', 0.9], ['S', 1], ['S Style Black', 1.05], ['G', 1.1], ['X-Urban', 1.12], ['Crossover', 1.14]], codes: [
        ['NHP10', '1NZ-FXE', 1496, 'H2A']] },
    { from: [2021, 7], doors: 5, seats: 5, size: [4050, 1695, 1485], tyres: '185/65R15', price: 19500,
      grades: [['B', 0.88], ['X', 0.94], ['G', 1], ['Z', 1.1]], codes: [
        ['MXPK11', 'M15A-FXE', 1490, 'H2A', 4], ['MXPK16', 'M15A-FXE', 1490, 'H4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Passo', share: 2.6, body: 'HATCH', generations: [
    { from: [2004, 6], to: [2010, 1], doors: 5, seats: 5, size: [3595, 1665, 1535], tyres: '155/65R14', price: 9000,
      grades: [['X', 1], ['G', 1.15]], codes: [
        ['KGC10', '1KR-FE', 996, 'P2A', 4], ['KGC15', '1KR-FE', 996, 'P4A', 1],
        ['QNC10', 'K3-VE', 1297, 'P2A', 1, { price: 1.1, grades: [['Racy', 1.12]] }]] },
    { from: [2010, 2], to: [2016, 3], doors: 5, seats: 5, size: [3650, 1665, 1535], tyres: '155/65R14', price: 9800,
      grades: [['X', 1], ['X Yururi', 1.03], ['+Hana', 1.08]], codes: [
        ['KGC30', '1KR-FE', 996, 'P2A', 4], ['KGC35', '1KR-FE', 996, 'P4A', 1],
        ['NGC30', '1NR-FE', 1329, 'P2A', 1, { price: 1.1, grades: [['G', 1], ['+Hana G', 1.08]] }]] },
    { from: [2016, 4], to: [2023, 9], doors: 5, seats: 5, size: [3650, 1665, 1525], tyres: '165/65R14', price: 10800,
      grades: [['X', 0.94], ['X L Package', 1], ['Moda', 1.1], ['Moda G Package', 1.18]], codes: [
        ['M700A', '1KR-FE', 996, 'P2A', 4], ['M710A', '1KR-FE', 996, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Ractis', share: 1.2, body: 'HATCH', generations: [
    { from: [2005, 10], to: [2010, 10], doors: 5, seats: 5, size: [3955, 1695, 1640], tyres: '185/60R15', price: 14000,
      grades: [['X', 0.94], ['G', 1.06]], codes: [
        ['SCP100', '2SZ-FE', 1296, 'P2A', 2, { price: 0.92, grades: [['X', 1]] }], ['NCP100', '1NZ-FE', 1496, 'P2A', 4], ['NCP105', '1NZ-FE', 1496, 'P4A', 1]] },
    { from: [2010, 11], to: [2016, 8], doors: 5, seats: 5, size: [3995, 1695, 1585], tyres: '175/60R16', price: 14500,
      grades: [['X', 0.94], ['G', 1.04], ['S', 1.12]], codes: [
        ['NSP120', '1NR-FE', 1329, 'P2A', 3, { price: 0.95, grades: [['X', 1]] }], ['NCP120', '1NZ-FE', 1496, 'P2A', 3], ['NCP125', '1NZ-FE', 1496, 'P4A', 1]] },
  ] },
  { name: 'Porte', share: 0.7, body: 'HATCH', generations: [
    { from: [2004, 7], to: [2012, 6], doors: 4, seats: 5, size: [3990, 1690, 1720], tyres: '175/65R14', price: 13000,
      grades: [['130i', 0.95], ['130i C Package', 1]], codes: [
        ['NNP10', '2NZ-FE', 1298, 'P2A', 3], ['NNP11', '1NZ-FE', 1496, 'P2A', 2, { grades: [['150i', 1.02], ['150r', 1.12]] }],
        ['NNP15', '1NZ-FE', 1496, 'P4A', 1, { grades: [['150i', 1.08]] }]] },
    { from: [2012, 7], to: [2020, 12], doors: 4, seats: 5, size: [3995, 1690, 1690], tyres: '165/70R14', price: 15500,
      grades: [['X', 0.95], ['F', 1], ['G', 1.08]], codes: [
        ['NSP140', '1NR-FE', 1329, 'P2A', 1, { to: [2015, 6] }], ['NCP141', '1NZ-FE', 1496, 'P2A', 2, { to: [2015, 6] }],
        ['NSP141', '2NR-FKE', 1496, 'P2A', 3, { from: [2015, 7] }], ['NCP145', '1NZ-FE', 1496, 'P4A', 1]] },
  ] },
  { name: 'Spade', share: 0.6, body: 'HATCH', generations: [
    { from: [2012, 7], to: [2020, 12], doors: 4, seats: 5, size: [3995, 1690, 1690], tyres: '165/70R14', price: 15800,
      grades: [['X', 0.95], ['F', 1], ['G', 1.08]], codes: [
        ['NSP140', '1NR-FE', 1329, 'P2A', 1, { to: [2015, 6] }], ['NCP141', '1NZ-FE', 1496, 'P2A', 2, { to: [2015, 6] }],
        ['NSP141', '2NR-FKE', 1496, 'P2A', 3, { from: [2015, 7] }], ['NCP145', '1NZ-FE', 1496, 'P4A', 1]] },
  ] },
  { name: 'Belta', share: 0.9, body: 'SEDAN', generations: [
    { from: [2005, 11], to: [2012, 6], doors: 4, seats: 5, size: [4300, 1690, 1460], tyres: '175/65R14', price: 12500,
      grades: [['X', 0.98], ['G', 1.1]], codes: [
        ['KSP92', '1KR-FE', 996, 'P2A', 2, { price: 0.92 }], ['SCP92', '2SZ-FE', 1296, 'P2A', 4], ['NCP96', '2NZ-FE', 1298, 'P4A', 1]] },
  ] },
  { name: 'ist', share: 0.9, body: 'HATCH', generations: [
    { from: [2002, 5], to: [2007, 6], doors: 5, seats: 5, size: [3855, 1695, 1530], tyres: '185/65R15', price: 13000,
      grades: [['F', 0.96], ['F L Edition', 1], ['S', 1.1]], codes: [
        ['NCP60', '2NZ-FE', 1298, 'P2A', 3], ['NCP61', '1NZ-FE', 1496, 'P2A', 3], ['NCP65', '1NZ-FE', 1496, 'P4A', 1]] },
    { from: [2007, 7], to: [2016, 4], doors: 5, seats: 5, size: [3930, 1725, 1525], tyres: '195/60R16', price: 15000,
      grades: [['150X', 0.95], ['150G', 1.05]], codes: [
        ['NCP110', '1NZ-FE', 1496, 'P2A', 4], ['NCP115', '1NZ-FE', 1496, 'P4A', 1]] },
  ] },
  { name: 'bB', share: 0.9, body: 'HATCH', generations: [
    { from: [2000, 2], to: [2005, 11], doors: 5, seats: 5, size: [3825, 1690, 1640], tyres: '175/65R14', price: 12500,
      grades: [['S X Version', 1], ['Z X Version', 1.1]], codes: [
        ['NCP30', '2NZ-FE', 1298, 'P2A', 3], ['NCP31', '1NZ-FE', 1496, 'P2A', 3], ['NCP35', '1NZ-FE', 1496, 'P4A', 1]] },
    { from: [2005, 12], to: [2016, 7], doors: 5, seats: 5, size: [3800, 1690, 1635], tyres: '175/65R14', price: 13200,
      grades: [['S', 0.95], ['S X Version', 1], ['Z Aero Package', 1.12]], codes: [
        ['QNC20', 'K3-VE', 1297, 'P2A', 4], ['QNC21', '3SZ-VE', 1495, 'P2A', 3], ['QNC25', 'K3-VE', 1297, 'P4A', 1]] },
  ] },
  { name: 'Roomy', share: 1.6, body: 'VAN', generations: [
    { from: [2016, 11], doors: 5, seats: 5, size: [3700, 1670, 1735], tyres: '165/65R14', price: 14500,
      grades: [['X', 0.94], ['G', 1.04], ['Custom G', 1.18], ['Custom G-T', 1.26]], codes: [
        ['M900A', '1KR-FE', 996, 'P2A', 5], ['M910A', '1KR-FE', 996, 'P4A', 1, { price: 1.1, grades: [['X', 0.94], ['G', 1.04], ['Custom G', 1.18]] }]] },
  ] },
  { name: 'Tank', share: 0.8, body: 'VAN', generations: [
    { from: [2016, 11], to: [2020, 9], doors: 5, seats: 5, size: [3700, 1670, 1735], tyres: '165/65R14', price: 14500,
      grades: [['X', 0.94], ['G', 1.04], ['Custom G', 1.18]], codes: [
        ['M900A', '1KR-FE', 996, 'P2A', 5], ['M910A', '1KR-FE', 996, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'iQ', share: 0.4, body: 'HATCH', generations: [
    { from: [2008, 11], to: [2016, 4], doors: 3, seats: 4, size: [2985, 1680, 1500], tyres: '175/65R15', price: 13000,
      grades: [['100X', 0.95], ['100G', 1.05]], codes: [
        ['KGJ10', '1KR-FE', 996, 'P2A', 3], ['NGJ10', '1NR-FE', 1329, 'P2A', 1, { grades: [['130G', 1.12]] }]] },
  ] },
  { name: 'Starlet', share: 0.3, body: 'HATCH', generations: [
    { from: [1996, 1], to: [1999, 7], doors: 5, seats: 5, size: [3720, 1625, 1400], tyres: '165/70R13', price: 9500,
      grades: [['Reflet', 1], ['Reflet f', 1.08]], codes: [['EP91', '4E-FE', 1331, 'P2AM', 5], ['EP95', '4E-FE', 1331, 'P4AM', 1]] },
  ] },
  { name: 'Auris', share: 1.2, body: 'HATCH', generations: [
    { from: [2006, 10], to: [2012, 7], doors: 5, seats: 5, size: [4225, 1760, 1515], tyres: '195/65R15', price: 16500,
      grades: [['150X', 0.95], ['150X M Package', 1], ['180G', 1.1]], codes: [
        ['NZE151H', '1NZ-FE', 1496, 'P2A', 4, { grades: [['150X', 0.95], ['150X M Package', 1]] }],
        ['NZE154H', '1NZ-FE', 1496, 'P4A', 1, { grades: [['150X', 1.02]] }],
        ['ZRE152H', '2ZR-FE', 1797, 'P2A', 1.5, { grades: [['180G', 1.1], ['180G S Package', 1.18]] }]] },
    { from: [2012, 8], to: [2018, 3], doors: 5, seats: 5, size: [4275, 1760, 1480], tyres: '195/65R15', price: 17500,
      grades: [['150X', 0.95], ['150X S Package', 1.02]], codes: [
        ['NZE181H', '1NZ-FE', 1496, 'P2A', 4], ['NZE184H', '1NZ-FE', 1496, 'P4A', 1],
        ['ZRE186H', '2ZR-FAE', 1797, 'P2AM', 1.2, { grades: [['180G', 1.1], ['RS', 1.2]] }],
        ['ZWE186H', '2ZR-FXE', 1797, 'H2A', 1.5, { from: [2016, 4], price: 1.3, grades: [['Hybrid', 1], ['Hybrid G Package', 1.08]] }]] },
  ] },
  { name: 'Pixis Epoch', share: 0.6, body: 'HATCH', generations: [
    { from: [2012, 5], to: [2017, 4], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '155/65R14', price: 8200,
      grades: [['D', 0.88], ['L', 0.95], ['X', 1.02]], codes: [['LA300A', 'KF-VE', 658, 'P2A', 4], ['LA310A', 'KF-VE', 658, 'P4A', 1]] },
    { from: [2017, 5], to: [2023, 9], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '155/65R14', price: 8800,
      grades: [['B', 0.88], ['L', 0.94], ['X SA III', 1.04], ['G SA III', 1.14]], codes: [
        ['LA350A', 'KF-VE', 658, 'P2A', 4], ['LA360A', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'JPN Taxi', share: 0.45, body: 'VAN', use: 'taxi', fade: 0.16, generations: [
    { from: [2017, 10], doors: 5, seats: 5, size: [4400, 1695, 1750], tyres: '185/60R15', price: 30000,
      grades: [['Nagomi', 0.97], ['Takumi', 1.04]], codes: [['NTP10', '1NZ-FXP', 1496, 'L2A']] },
  ] },
]
