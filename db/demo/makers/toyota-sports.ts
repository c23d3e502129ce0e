import type { Model } from './maker.ts'

/** Toyota's coupés and convertibles. */
export const TOYOTA_SPORTS: readonly Model[] = [
  { name: '86', share: 1, body: 'COUPE', use: 'weekend', fade: 0.075, generations: [
    { from: [2012, 4], to: [2021, 8], doors: 2, seats: 4, size: [4240, 1775, 1320], tyres: '215/45R17', price: 26500,
      grades: [['G', 0.9], ['GT', 1.05], ['GT Limited', 1.15], ['GR Sport', 1.3]], codes: [['ZN6', 'FA20', 1998, 'P2MA']] },
  ] },
  { name: 'GR86', share: 0.35, body: 'COUPE', use: 'weekend', fade: 0.06, generations: [
    { from: [2021, 10], doors: 2, seats: 4, size: [4265, 1775, 1310], tyres: '215/40R18', price: 29000,
      grades: [['SZ', 0.97], ['RZ', 1.08]], codes: [['ZN8', 'FA24', 2387, 'P2MA']] },
  ] },
  { name: 'Supra', share: 0.55, body: 'COUPE', use: 'weekend', fade: 0.075, generations: [
    { from: [1993, 5], to: [2002, 8], doors: 3, seats: 4, size: [4520, 1810, 1275], tyres: ['235/45R17', '255/40R17'], price: 58000, collector: true, weight: 3,
      grades: [['SZ', 0.5]], codes: [['JZA80', '2JZ-GTE', 2997, 'P2MA', 3, { grades: [['RZ', 1.12], ['RZ-S', 1.05], ['GZ', 0.98]] }], ['JZA80', '2JZ-GE', 2997, 'P2AM', 3, { grades: [['SZ', 0.46], ['SZ-R', 0.58]] }]] },
    { from: [2019, 5], doors: 3, seats: 2, size: [4380, 1865, 1290], tyres: ['255/35R19', '275/35R19'], price: 52000,
      grades: [['SZ', 0.9]], codes: [['DB42', 'B58B30', 2997, 'P2A', 2, { to: [2020, 3], price: 1.2, grades: [['RZ', 1.08]] }], ['DB02', 'B58B30', 2997, 'P2AM', 3, { from: [2020, 4], price: 1.2, grades: [['RZ', 1.1]] }], ['DB22', 'B48B20', 1998, 'P2A', 1, { grades: [['SZ-R', 1.05]] }], ['DB82', 'B48B20', 1998, 'P2A', 1]] },
  ] },
  { name: 'MR-S', share: 0.35, body: 'CONVERTIBLE', use: 'weekend', fade: 0.07, generations: [
    { from: [1999, 10], to: [2007, 7], doors: 2, seats: 2, size: [3885, 1695, 1235], tyres: ['185/55R15', '205/50R15'], price: 21000,
      grades: [['B Edition', 0.92], ['S Edition', 1], ['V Edition', 1.12]], codes: [['ZZW30', '1ZZ-FE', 1794, 'P2MA']] },
  ] },
  { name: 'MR2', share: 0.25, body: 'COUPE', use: 'weekend', generations: [
    { from: [1989, 10], to: [1999, 9], doors: 2, seats: 2, size: [4170, 1695, 1235], tyres: ['195/55R15', '225/50R15'], price: 12500, collector: true,
      grades: [['G Limited', 0.7]], codes: [['SW20', '3S-GTE', 1998, 'P2M', 3, { grades: [['GT', 1.1], ['GT-S', 1.16]] }], ['SW20', '3S-GE', 1998, 'P2AM', 2, { grades: [['G Limited', 0.68]] }]] },
  ] },
  { name: 'Corolla Levin', share: 0.25, body: 'COUPE', use: 'weekend', generations: [
    { from: [1983, 5], to: [1987, 4], doors: 2, seats: 5, size: [4200, 1625, 1335], tyres: '185/60R14', price: 26000, collector: true,
      grades: [['GT-Apex', 1.1], ['GTV', 1]], codes: [['AE86', '4A-GEU', 1587, 'P2M']] },
    { from: [1995, 5], to: [2000, 7], doors: 2, seats: 5, size: [4305, 1695, 1305], tyres: '195/55R15', price: 6800, collector: true, weight: 0.5,
      grades: [['BZ-R', 1.1], ['BZ-G', 1]], codes: [['AE111', '4A-GE', 1587, 'P2MA']] },
  ] },
  { name: 'Sprinter Trueno', share: 0.2, body: 'COUPE', use: 'weekend', generations: [
    { from: [1983, 5], to: [1987, 4], doors: 3, seats: 5, size: [4215, 1625, 1335], tyres: '185/60R14', price: 31000, collector: true,
      grades: [['GT-Apex', 1.1], ['GTV', 1]], codes: [['AE86', '4A-GEU', 1587, 'P2M']] },
  ] },
  { name: 'Celica', share: 0.3, body: 'COUPE', use: 'weekend', fade: 0.1, generations: [
    { from: [1994, 2], to: [1999, 8], doors: 3, seats: 4, size: [4420, 1750, 1305], tyres: '215/50R16', price: 14500, collector: true,
      grades: [['GT-Four', 1]], codes: [['ST205', '3S-GTE', 1998, 'P4M']] },
    { from: [1999, 9], to: [2006, 4], doors: 3, seats: 4, size: [4335, 1735, 1305], tyres: '195/60R15', price: 20000,
      grades: [['SS-I', 1]], codes: [['ZZT230', '1ZZ-FE', 1794, 'P2AM', 3], ['ZZT231', '2ZZ-GE', 1795, 'P2MA', 2, { price: 1.25, grades: [['SS-II', 1], ['SS-II Super Strut', 1.1]] }]] },
  ] },
  { name: 'Soarer', share: 0.2, body: 'CONVERTIBLE', use: 'weekend', fade: 0.105, generations: [
    { from: [2001, 4], to: [2005, 7], doors: 2, seats: 4, size: [4515, 1830, 1355], tyres: '245/40R18', price: 56000,
      grades: [['430SCV', 1], ['430SCV Noble Color Edition', 1.06]], codes: [['UZZ40', '3UZ-FE', 4292, 'P2A']] },
  ] },
]
