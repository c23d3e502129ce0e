import type { Grades, Model } from './maker.ts'

const CROWN_GRADES: Grades = [['Royal Saloon', 1], ['Royal Saloon G', 1.2], ['Athlete', 1.06], ['Athlete G', 1.22]]

/** Toyota's saloons, estates and hybrids. */
export const TOYOTA_SEDANS: readonly Model[] = [
  { name: 'Corolla', share: 1.6, body: 'SEDAN', generations: [
    { from: [1995, 5], to: [2000, 7], doors: 4, seats: 5, size: [4285, 1690, 1385], tyres: '175/65R14', price: 11500,
      grades: [['LX Limited', 0.95], ['XE Saloon', 1], ['SE Saloon', 1.1]], codes: [
        ['AE110', '5A-FE', 1498, 'P2AM', 4], ['AE114', '4A-FE', 1587, 'P4A', 1], ['CE110', '2C-III', 1974, 'D2AM', 0.7, { to: [1998, 3] }]] },
    { from: [2000, 8], to: [2006, 9], doors: 4, seats: 5, size: [4365, 1695, 1470], tyres: '175/70R14', price: 12500,
      grades: [['X Assista Package', 0.95], ['X', 0.98], ['G', 1.06], ['Luxel', 1.2]], codes: [
        ['NZE121', '1NZ-FE', 1496, 'P2AM', 5], ['NZE124', '1NZ-FE', 1496, 'P4A', 1.5], ['CE121', '3C-E', 2184, 'D2AM', 0.7, { to: [2004, 3], grades: [['X', 1]] }]] },
    { from: [2019, 9], doors: 4, seats: 5, size: [4495, 1745, 1435], tyres: '205/55R16', price: 20000,
      grades: [['G-X', 0.92], ['S', 1.04], ['W x B', 1.14]], codes: [
        ['ZRE212', '2ZR-FAE', 1797, 'P2A', 3, { to: [2022, 9] }], ['MZEA17', 'M15A-FKS', 1490, 'P2A', 1.5, { from: [2022, 10], grades: [['X', 0.88], ['G', 0.98]] }],
        ['ZWE211', '2ZR-FXE', 1797, 'H2A', 3, { to: [2022, 9], price: 1.18, grades: [['Hybrid G-X', 0.92], ['Hybrid S', 1.04], ['Hybrid W x B', 1.14]] }],
        ['ZWE219', '2ZR-FXE', 1797, 'H2A', 1.5, { from: [2022, 10], price: 1.2, grades: [['Hybrid X', 0.9], ['Hybrid G', 1], ['Hybrid W x B', 1.14]] }],
        ['ZWE214', '2ZR-FXE', 1797, 'H4A', 0.8, { to: [2022, 9], price: 1.28, grades: [['Hybrid S', 1.04]] }]] },
  ] },
  { name: 'Corolla Axio', share: 4, body: 'SEDAN', generations: [
    { from: [2006, 10], to: [2012, 4], doors: 4, seats: 5, size: [4410, 1695, 1460], tyres: '185/65R15', price: 14500,
      grades: [['X', 0.95], ['G', 1.04], ['Luxel', 1.22]], codes: [
        ['NZE141', '1NZ-FE', 1496, 'P2AM', 5], ['NZE144', '1NZ-FE', 1496, 'P4A', 1.5], ['ZRE142', '2ZR-FE', 1797, 'P2A', 1, { price: 1.12 }], ['ZRE144', '2ZR-FE', 1797, 'P4A', 0.5, { price: 1.2 }]] },
    { from: [2012, 5], to: [2025, 10], doors: 4, seats: 5, size: [4400, 1695, 1460], tyres: '175/65R15', price: 15500,
      grades: [['1.5X', 0.96], ['1.5G', 1.06], ['Luxel', 1.2]], codes: [
        ['NRE160', '1NR-FE', 1329, 'P2A', 1.5, { to: [2019, 9], price: 0.92, grades: [['1.3X', 1]] }],
        ['NZE161', '1NZ-FE', 1496, 'P2AM', 4, { to: [2015, 3] }], ['NRE161', '2NR-FKE', 1496, 'P2A', 4, { from: [2015, 4] }],
        ['NZE164', '1NZ-FE', 1496, 'P4A', 1.2, { price: 1.08 }],
        ['NKE165', '1NZ-FXE', 1496, 'H2A', 5, { from: [2013, 8], price: 1.28, grades: [['Hybrid', 1], ['Hybrid G', 1.08], ['Hybrid EX', 1.04]] }]] },
  ] },
  { name: 'Corolla Fielder', share: 5.5, body: 'WAGON', generations: [
    { from: [2000, 8], to: [2006, 9], doors: 5, seats: 5, size: [4385, 1695, 1520], tyres: '185/70R14', price: 14000,
      grades: [['X', 0.95], ['X G Edition', 1], ['S', 1.12]], codes: [
        ['NZE121G', '1NZ-FE', 1496, 'P2AM', 5], ['NZE124G', '1NZ-FE', 1496, 'P4A', 1.5], ['ZZE122G', '1ZZ-FE', 1794, 'P2A', 1.5, { price: 1.12, grades: [['S', 1.05]] }],
        ['ZZE124G', '1ZZ-FE', 1794, 'P4A', 0.6, { price: 1.2, grades: [['S', 1.05]] }], ['ZZE123G', '2ZZ-GE', 1795, 'P2MA', 0.3, { price: 1.4, grades: [['Z Aero Tourer', 1.1]] }]] },
    { from: [2006, 10], to: [2012, 4], doors: 5, seats: 5, size: [4420, 1695, 1480], tyres: '185/65R15', price: 15500,
      grades: [['X', 0.95], ['X G Edition', 1], ['X Aero Tourer', 1.08]], codes: [
        ['NZE141G', '1NZ-FE', 1496, 'P2AM', 5], ['NZE144G', '1NZ-FE', 1496, 'P4A', 1.5],
        ['ZRE142G', '2ZR-FAE', 1797, 'P2A', 1.5, { price: 1.12, grades: [['S', 1], ['S Aero Tourer', 1.08]] }], ['ZRE144G', '2ZR-FAE', 1797, 'P4A', 0.6, { price: 1.2, grades: [['S', 1]] }]] },
    { from: [2012, 5], to: [2025, 10], doors: 5, seats: 5, size: [4400, 1695, 1475], tyres: '175/65R15', price: 16800,
      grades: [['1.5X', 0.95], ['1.5G', 1.04], ['1.5G Aero Tourer', 1.1], ['1.5G W x B', 1.16]], codes: [
        ['NZE161G', '1NZ-FE', 1496, 'P2AM', 4, { to: [2015, 3] }], ['NRE161G', '2NR-FKE', 1496, 'P2A', 4, { from: [2015, 4] }],
        ['NZE164G', '1NZ-FE', 1496, 'P4A', 1.2, { price: 1.08 }], ['ZRE162G', '2ZR-FAE', 1797, 'P2A', 0.8, { to: [2018, 10], price: 1.1, grades: [['1.8S', 1], ['1.8S Aero Tourer', 1.08]] }],
        ['NKE165G', '1NZ-FXE', 1496, 'H2A', 5, { from: [2013, 8], price: 1.25, grades: [['Hybrid', 1], ['Hybrid G', 1.08], ['Hybrid EX', 1.03], ['Hybrid G W x B', 1.18]] }]] },
  ] },
  { name: 'Corolla Touring', share: 1.2, body: 'WAGON', generations: [
    { from: [2019, 9], doors: 5, seats: 5, size: [4495, 1745, 1460], tyres: '205/55R16', price: 21000,
      grades: [['G-X', 0.92], ['S', 1.04], ['W x B', 1.14]], codes: [
        ['ZRE212W', '2ZR-FAE', 1797, 'P2A', 3, { to: [2022, 9] }], ['MZEA17W', 'M15A-FKS', 1490, 'P2A', 1.5, { from: [2022, 10], grades: [['X', 0.88], ['G', 0.98]] }],
        ['ZWE211W', '2ZR-FXE', 1797, 'H2A', 3, { to: [2022, 9], price: 1.18, grades: [['Hybrid G-X', 0.92], ['Hybrid S', 1.04], ['Hybrid W x B', 1.14]] }],
        ['ZWE219W', '2ZR-FXE', 1797, 'H2A', 2, { from: [2022, 10], price: 1.2, grades: [['Hybrid G', 1], ['Hybrid W x B', 1.14]] }],
        ['ZWE214W', '2ZR-FXE', 1797, 'H4A', 0.8, { to: [2022, 9], price: 1.28, grades: [['Hybrid S', 1.04]] }]] },
  ] },
  { name: 'Corolla Sport', share: 0.8, body: 'HATCH', generations: [
    { from: [2018, 6], doors: 5, seats: 5, size: [4375, 1790, 1460], tyres: '205/55R16', price: 20500,
      grades: [['G X', 0.94], ['G', 1.04], ['G Z', 1.16]], codes: [
        ['NRE210H', '8NR-FTS', 1196, 'P2AM', 3, { to: [2022, 9] }], ['NRE214H', '8NR-FTS', 1196, 'P4A', 0.8, { to: [2022, 9], price: 1.08 }],
        ['ZWE211H', '2ZR-FXE', 1797, 'H2A', 3, { to: [2022, 9], price: 1.12, grades: [['Hybrid G X', 0.94], ['Hybrid G', 1.04], ['Hybrid G Z', 1.16]] }],
        ['ZWE219H', '2ZR-FXE', 1797, 'H2A', 1.5, { from: [2022, 10], price: 1.18, grades: [['Hybrid G', 1.04], ['Hybrid G Z', 1.16]] }]] },
  ] },
  { name: 'Premio', share: 2.6, body: 'SEDAN', generations: [
    { from: [2001, 12], to: [2007, 5], doors: 4, seats: 5, size: [4600, 1695, 1470], tyres: '185/70R14', price: 18000,
      grades: [['F', 0.92], ['X', 1], ['G', 1.1]], codes: [
        ['NZT240', '1NZ-FE', 1496, 'P2A', 3, { price: 0.92 }], ['ZZT240', '1ZZ-FE', 1794, 'P2A', 4], ['ZZT245', '1ZZ-FE', 1794, 'P4A', 1, { price: 1.08 }], ['AZT240', '1AZ-FSE', 1998, 'P2A', 0.8, { price: 1.15 }]] },
    { from: [2007, 6], to: [2021, 3], doors: 4, seats: 5, size: [4595, 1695, 1475], tyres: '195/65R15', price: 20000,
      grades: [['F', 0.92], ['F L Package', 0.96], ['X', 1], ['X EX Package', 1.12], ['G Superior Package', 1.18]], codes: [
        ['NZT260', '1NZ-FE', 1496, 'P2A', 5, { price: 0.95, grades: [['1.5F', 0.95], ['1.5F L Package', 1], ['1.5F EX Package', 1.12]] }],
        ['ZRT260', '2ZR-FAE', 1797, 'P2A', 4, { grades: [['1.8X', 0.96], ['1.8X EX Package', 1.1]] }],
        ['ZRT265', '2ZR-FAE', 1797, 'P4A', 1.2, { price: 1.08, grades: [['1.8X Four', 0.96]] }], ['ZRT261', '3ZR-FAE', 1986, 'P2A', 1, { price: 1.15, grades: [['2.0G', 1], ['2.0G Superior Package', 1.1]] }]] },
  ] },
  { name: 'Allion', share: 2.4, body: 'SEDAN', generations: [
    { from: [2001, 12], to: [2007, 5], doors: 4, seats: 5, size: [4550, 1695, 1470], tyres: '185/70R14', price: 17500,
      grades: [['A15', 0.94], ['A18', 1], ['A18 S Package', 1.1]], codes: [
        ['NZT240', '1NZ-FE', 1496, 'P2A', 3, { grades: [['A15', 0.92], ['A15 G Package', 0.97]] }], ['ZZT240', '1ZZ-FE', 1794, 'P2A', 4, { grades: [['A18', 1], ['A18 S Package', 1.1]] }],
        ['ZZT245', '1ZZ-FE', 1794, 'P4A', 1, { grades: [['A18', 1.06]] }]] },
    { from: [2007, 6], to: [2021, 3], doors: 4, seats: 5, size: [4565, 1695, 1475], tyres: '195/65R15', price: 19500,
      grades: [['A15', 0.92]], codes: [
        ['NZT260', '1NZ-FE', 1496, 'P2A', 5, { grades: [['A15', 0.92], ['A15 G Package', 0.98], ['A15 G Plus Package', 1.06]] }],
        ['ZRT260', '2ZR-FAE', 1797, 'P2A', 4, { grades: [['A18', 1], ['A18 G Package', 1.06], ['A18 G Plus Package', 1.14]] }],
        ['ZRT265', '2ZR-FAE', 1797, 'P4A', 1.2, { grades: [['A18', 1.08]] }], ['ZRT261', '3ZR-FAE', 1986, 'P2A', 0.8, { grades: [['A20', 1.15]] }]] },
  ] },
  { name: 'Camry', share: 1.2, body: 'SEDAN', generations: [
    { from: [2001, 9], to: [2006, 1], doors: 4, seats: 5, size: [4815, 1795, 1490], tyres: '205/65R15', price: 22000,
      grades: [['G', 1], ['G Limited Edition', 1.08]], codes: [['ACV30', '2AZ-FE', 2362, 'P2A', 4], ['ACV35', '2AZ-FE', 2362, 'P4A', 1]] },
    { from: [2006, 1], to: [2011, 8], doors: 4, seats: 5, size: [4825, 1820, 1470], tyres: '215/60R16', price: 25000,
      grades: [['G', 0.95], ['G Dignis Edition', 1.12]], codes: [['ACV40', '2AZ-FE', 2362, 'P2A', 4], ['ACV45', '2AZ-FE', 2362, 'P4A', 1]] },
    { from: [2011, 9], to: [2017, 6], doors: 4, seats: 5, size: [4825, 1825, 1470], tyres: '205/65R16', price: 28000,
      grades: [['Hybrid', 0.96], ['Hybrid G Package', 1.06], ['Hybrid Leather Package', 1.22]], codes: [['AVV50', '2AR-FXE', 2493, 'H2A']] },
    { from: [2017, 7], to: [2023, 12], doors: 4, seats: 5, size: [4885, 1840, 1445], tyres: '215/55R17', price: 31000,
      grades: [['X', 0.96], ['G', 1.04], ['WS', 1.12], ['G Leather Package', 1.22]], codes: [
        ['AXVH70', 'A25A-FXS', 2487, 'H2A', 5], ['AXVH75', 'A25A-FXS', 2487, 'H4A', 0.8, { from: [2021, 2], price: 1.08 }]] },
  ] },
  { name: 'Mark X', share: 1.8, body: 'SEDAN', generations: [
    { from: [2004, 11], to: [2009, 9], doors: 4, seats: 5, size: [4730, 1775, 1435], tyres: '215/60R16', price: 25000,
      grades: [['250G', 1], ['250G F Package', 0.92], ['250G S Package', 1.1]], codes: [
        ['GRX120', '4GR-FSE', 2499, 'P2A', 5], ['GRX121', '3GR-FSE', 2994, 'P2A', 1, { price: 1.25, grades: [['300G', 1], ['300G S Package', 1.08]] }],
        ['GRX125', '4GR-FSE', 2499, 'P4A', 1, { price: 1.08, grades: [['250G Four', 1]] }]] },
    { from: [2009, 10], to: [2019, 12], doors: 4, seats: 5, size: [4770, 1795, 1435], tyres: '215/60R16', price: 26000,
      grades: [['250G', 1], ['250G F Package', 0.92], ['250G S Package', 1.12], ['250RDS', 1.18]], codes: [
        ['GRX130', '4GR-FSE', 2499, 'P2A', 5], ['GRX133', '2GR-FSE', 3456, 'P2A', 0.8, { price: 1.35, grades: [['350S', 1], ['350RDS', 1.08], ['Premium', 1.05]] }],
        ['GRX135', '4GR-FSE', 2499, 'P4A', 1, { price: 1.08, grades: [['250G Four', 1]] }]] },
  ] },
  { name: 'Crown', share: 3, body: 'SEDAN', fade: 0.125, generations: [
    { from: [1999, 9], to: [2003, 11], doors: 4, seats: 5, size: [4820, 1765, 1455], tyres: '205/55R16', price: 33000,
      grades: CROWN_GRADES, codes: [
        ['JZS171', '1JZ-GE', 2491, 'P2A', 4], ['JZS173', '1JZ-GE', 2491, 'P4A', 1], ['JZS175', '2JZ-FSE', 2997, 'P2A', 2, { price: 1.15 }],
        ['GS171', '1G-FE', 1988, 'P2A', 1.5, { price: 0.88, grades: [['Royal Saloon', 1]] }]] },
    { from: [2003, 12], to: [2008, 1], doors: 4, seats: 5, size: [4840, 1780, 1470], tyres: '215/55R17', price: 34000,
      grades: CROWN_GRADES, codes: [
        ['GRS180', '4GR-FSE', 2499, 'P2A', 4], ['GRS182', '3GR-FSE', 2994, 'P2A', 3, { price: 1.15 }], ['GRS181', '4GR-FSE', 2499, 'P4A', 1, { price: 1.05 }]] },
    { from: [2008, 2], to: [2012, 11], doors: 4, seats: 5, size: [4870, 1795, 1470], tyres: '215/55R17', price: 35000,
      grades: CROWN_GRADES, codes: [
        ['GRS200', '4GR-FSE', 2499, 'P2A', 4], ['GRS201', '4GR-FSE', 2499, 'P4A', 1, { price: 1.05 }],
        ['GRS202', '3GR-FSE', 2994, 'P2A', 1.5, { price: 1.15, grades: [['Royal Saloon', 1], ['Royal Saloon G', 1.2]] }],
        ['GRS204', '2GR-FSE', 3456, 'P2A', 1, { price: 1.25, grades: [['Athlete', 1], ['Athlete G', 1.16]] }],
        ['GWS204', '2GR-FSE', 3456, 'H2A', 1.2, { price: 1.55, grades: [['Hybrid', 1], ['Hybrid G Package', 1.1]] }]] },
    { from: [2012, 12], to: [2018, 5], doors: 4, seats: 5, size: [4895, 1800, 1450], tyres: '215/55R17', price: 37000,
      grades: CROWN_GRADES, codes: [
        ['GRS210', '4GR-FSE', 2499, 'P2A', 3], ['GRS211', '4GR-FSE', 2499, 'P4A', 1, { price: 1.06 }],
        ['GRS214', '2GR-FSE', 3456, 'P2A', 0.6, { price: 1.25, grades: [['Athlete S', 1], ['Athlete G', 1.14]] }],
        ['ARS210', '8AR-FTS', 1998, 'P2A', 1, { from: [2015, 10], grades: [['Athlete S-T', 1.06], ['Athlete G-T', 1.2]] }],
        ['AWS210', '2AR-FSE', 2493, 'H2A', 5, { price: 1.1, grades: [['Hybrid Royal Saloon', 1], ['Hybrid Royal Saloon G', 1.18], ['Hybrid Athlete S', 1.06], ['Hybrid Athlete G', 1.22]] }],
        ['AWS211', '2AR-FSE', 2493, 'H4A', 0.8, { from: [2014, 7], price: 1.16, grades: [['Hybrid Royal Saloon Four', 1], ['Hybrid Athlete S Four', 1.06]] }]] },
    { from: [2018, 6], to: [2022, 8], doors: 4, seats: 5, size: [4910, 1800, 1455], tyres: '225/45R18', price: 44000,
      grades: [['B', 0.92], ['S', 1], ['RS', 1.06], ['RS Advance', 1.18], ['G Executive', 1.25]], codes: [
        ['ARS220', '8AR-FTS', 1998, 'P2A', 1.5, { to: [2020, 10], grades: [['S', 0.96], ['RS', 1.02], ['RS Advance', 1.14]] }],
        ['AZSH20', 'A25A-FXS', 2487, 'H2A', 5], ['AZSH21', 'A25A-FXS', 2487, 'H4A', 1, { price: 1.05 }],
        ['GWS224', '8GR-FXS', 3456, 'H2A', 0.3, { price: 1.3, grades: [['RS Advance', 1.18], ['G Executive', 1.25]] }]] },
  ] },
  { name: 'Crown Crossover', share: 0.3, body: 'CROSSOVER', fade: 0.11, generations: [
    { from: [2022, 9], doors: 5, seats: 5, size: [4930, 1840, 1540], tyres: '225/55R19', price: 42000,
      grades: [['X', 0.9], ['G', 0.98], ['G Advanced', 1.05], ['G Advanced Leather Package', 1.16]], codes: [
        ['AZSH35', 'A25A-FXS', 2487, 'H4A', 4], ['TZSH35', 'T24A-FTS', 2393, 'H4A', 0.8, { price: 1.25, grades: [['RS', 1], ['RS Advanced', 1.06]] }]] },
  ] },
  { name: 'Crown Majesta', share: 0.5, body: 'SEDAN', fade: 0.15, generations: [
    { from: [2004, 7], to: [2009, 2], doors: 4, seats: 5, size: [4950, 1795, 1465], tyres: '235/50R17', price: 50000,
      grades: [['A Type', 0.92], ['C Type', 1.04], ['C Type F Package', 1.14]], codes: [['UZS186', '3UZ-FE', 4292, 'P2A', 4], ['UZS187', '3UZ-FE', 4292, 'P4A', 1]] },
    { from: [2009, 3], to: [2013, 8], doors: 4, seats: 5, size: [4995, 1810, 1475], tyres: '235/50R17', price: 56000,
      grades: [['A Type', 0.92], ['C Type', 1], ['G Type', 1.12]], codes: [['URS206', '1UR-FSE', 4608, 'P2A']] },
    { from: [2013, 9], to: [2018, 4], doors: 4, seats: 5, size: [4970, 1800, 1460], tyres: '215/55R17', price: 56000,
      grades: [['Hybrid', 0.96], ['F Version', 1.08]], codes: [['GWS214', '2GR-FXE', 3456, 'H2A', 4], ['AWS215', '2AR-FSE', 2493, 'H4A', 0.6, { from: [2014, 7] }]] },
  ] },
  { name: 'Crown Comfort', share: 0.6, body: 'SEDAN', use: 'taxi', fade: 0.12, generations: [
    { from: [2001, 8], to: [2008, 7], doors: 4, seats: 5, size: [4695, 1695, 1525], tyres: '195/65R15', price: 17500,
      grades: [['Standard', 0.95], ['Deluxe', 1.02]], codes: [['YXS10', '3Y-PE', 1998, 'L2AM']] },
    { from: [2008, 8], to: [2017, 12], doors: 4, seats: 5, size: [4695, 1695, 1525], tyres: '195/65R15', price: 19000,
      grades: [['Standard', 0.95], ['Deluxe', 1.02], ['Deluxe G Package', 1.1]], codes: [['TSS10', '1TR-FPE', 1998, 'L2AM']] },
  ] },
  { name: 'Century', share: 0.35, body: 'LIMOUSINE', fade: 0.11, generations: [
    { from: [1997, 4], to: [2017, 2], doors: 4, seats: 5, size: [5270, 1890, 1475], tyres: '225/55R17', price: 95000,
      grades: [['Standard', 1], ['Dual EMV Package', 1.08]], codes: [['GZG50', '1GZ-FE', 4996, 'P2A']] },
    { from: [2018, 6], doors: 4, seats: 5, size: [5335, 1930, 1505], tyres: '225/55R18', price: 170000, weight: 0.5,
      grades: [['Standard', 1]], codes: [['UWG60', '2UR-FSE', 4968, 'H2A']] },
  ] },
  { name: 'SAI', share: 0.6, body: 'SEDAN', generations: [
    { from: [2009, 12], to: [2017, 11], doors: 4, seats: 5, size: [4605, 1770, 1485], tyres: '205/60R16', price: 31000,
      grades: [['S', 0.95], ['S C Package', 0.9], ['G', 1.1], ['G A Package', 1.2]], codes: [['AZK10', '2AZ-FXE', 2362, 'H2A']] },
  ] },
  { name: 'Prius', share: 5, body: 'HATCH', generations: [
    { from: [2003, 9], to: [2009, 4], doors: 5, seats: 5, size: [4445, 1725, 1490], tyres: '185/65R15', price: 20500,
      grades: [['S', 1], ['S Standard Package', 0.95], ['G', 1.1], ['G Touring Selection', 1.18]], codes: [['NHW20', '1NZ-FXE', 1496, 'H2A']] },
    { from: [2009, 5], to: [2015, 11], doors: 5, seats: 5, size: [4480, 1745, 1490], tyres: '195/65R15', price: 21000,
      grades: [['L', 0.92], ['S', 1], ['S Touring Selection', 1.08], ['G', 1.12], ['G Touring Selection', 1.2]], codes: [['ZVW30', '2ZR-FXE', 1797, 'H2A']] },
    { from: [2015, 12], to: [2022, 12], doors: 5, seats: 5, size: [4575, 1760, 1470], tyres: '195/65R15', price: 24000,
      grades: [['E', 0.92], ['S', 1], ['S Safety Plus', 1.04], ['A', 1.12], ['A Premium', 1.24]], codes: [
        ['ZVW50', '2ZR-FXE', 1797, 'H2A', 2], ['ZVW51', '2ZR-FXE', 1797, 'H2A', 4], ['ZVW55', '2ZR-FXE', 1797, 'H4A', 1.2, { price: 1.08 }]] },
    { from: [2023, 1], doors: 5, seats: 5, size: [4600, 1780, 1430], tyres: '195/50R19', price: 29500,
      grades: [['G', 0.98], ['Z', 1.12]], codes: [['MXWH60', 'M20A-FXS', 1986, 'H2A', 4], ['MXWH65', 'M20A-FXS', 1986, 'H4A', 1, { price: 1.07 }]] },
  ] },
  { name: 'Prius PHV', share: 0.6, body: 'HATCH', generations: [
    { from: [2012, 1], to: [2016, 9], doors: 5, seats: 5, size: [4480, 1745, 1490], tyres: '195/65R15', price: 28000,
      grades: [['S', 0.96], ['G', 1.12]], codes: [['ZVW35', '2ZR-FXE', 1797, 'G2A']] },
    { from: [2017, 2], to: [2022, 12], doors: 5, seats: 4, size: [4645, 1760, 1470], tyres: '195/65R15', price: 30000,
      grades: [['S', 0.96], ['S Navi Package', 1.08], ['A', 1.12], ['A Navi Package', 1.18]], codes: [['ZVW52', '2ZR-FXE', 1797, 'G2A']] },
  ] },
  { name: 'Prius Alpha', share: 1.5, body: 'WAGON', generations: [
    { from: [2011, 5], to: [2021, 3], doors: 5, seats: 5, size: [4645, 1775, 1575], tyres: '205/60R16', price: 24500,
      grades: [['S', 1], ['S Tune Black', 1.06], ['S Touring Selection', 1.1], ['G', 1.16]], codes: [
        ['ZVW41W', '2ZR-FXE', 1797, 'H2A', 4], ['ZVW40W', '2ZR-FXE', 1797, 'H2A', 1.5, { seats: 7, price: 1.08 }]] },
  ] },
  { name: 'Avensis', share: 0.3, body: 'WAGON', generations: [
    { from: [2003, 10], to: [2008, 12], doors: 5, seats: 5, size: [4700, 1760, 1525], tyres: '205/55R16', price: 23500,
      grades: [['Xi', 0.96], ['Li', 1.1]], codes: [['AZT250W', '1AZ-FSE', 1998, 'P2A', 4], ['AZT255W', '1AZ-FSE', 1998, 'P4A', 1]] },
    { from: [2011, 9], to: [2018, 4], doors: 5, seats: 5, size: [4820, 1810, 1480], tyres: '215/55R17', price: 25500,
      grades: [['Xi', 0.98], ['Li', 1.12]], codes: [['ZRT272W', '3ZR-FAE', 1986, 'P2A']] },
  ] },
  { name: 'Mark II', share: 0.5, body: 'SEDAN', generations: [
    { from: [1996, 9], to: [2000, 9], doors: 4, seats: 5, size: [4760, 1755, 1400], tyres: '195/65R15', price: 24000,
      grades: [['Grande', 1], ['Grande G', 1.12]], codes: [['GX100', '1G-FE', 1988, 'P2A', 3], ['JZX105', '1JZ-GE', 2491, 'P4A', 1]] },
    { from: [2000, 10], to: [2004, 10], doors: 4, seats: 5, size: [4735, 1760, 1460], tyres: '195/65R15', price: 24500,
      grades: [['Grande', 1], ['Grande G-tb', 1.2], ['Grande Regalia', 1.06]], codes: [
        ['GX110', '1G-FE', 1988, 'P2A', 3, { grades: [['Grande', 1], ['Grande Regalia', 1.06]] }], ['JZX110', '1JZ-FSE', 2491, 'P2A', 2, { price: 1.15, grades: [['Grande G', 1]] }],
        ['GX115', '1G-FE', 1988, 'P4A', 1, { grades: [['Grande Four', 1.06]] }]] },
  ] },
  { name: 'Chaser', share: 0.3, body: 'SEDAN', use: 'weekend', generations: [
    { from: [1996, 9], to: [2001, 6], doors: 4, seats: 5, size: [4715, 1755, 1400], tyres: ['205/55R16', '225/50R16'], price: 21000, collector: true,
      grades: [['Tourer V', 1.1], ['Tourer S', 0.6]], codes: [
        ['JZX100', '1JZ-GTE', 2491, 'P2MA', 3, { grades: [['Tourer V', 1.1]] }], ['GX100', '1G-FE', 1988, 'P2A', 1, { grades: [['XL', 0.3], ['Avante', 0.34]] }]] },
  ] },
  { name: 'Altezza', share: 0.4, body: 'SEDAN', use: 'weekend', fade: 0.1, generations: [
    { from: [1998, 10], to: [2005, 7], doors: 4, seats: 5, size: [4400, 1720, 1410], tyres: '215/45R17', price: 23000,
      grades: [['AS200', 1], ['AS200 Z Edition', 1.1]], codes: [
        ['GXE10', '1G-FE', 1988, 'P2AM', 3], ['SXE10', '3S-GE', 1998, 'P2MA', 2, { price: 1.4, grades: [['RS200', 1], ['RS200 Z Edition', 1.1]] }]] },
  ] },
  { name: 'Aristo', share: 0.3, body: 'SEDAN', use: 'weekend', generations: [
    { from: [1997, 8], to: [2004, 11], doors: 4, seats: 5, size: [4805, 1800, 1435], tyres: '225/55R16', price: 11000, collector: true,
      grades: [['S300', 0.5]], codes: [
        ['JZS161', '2JZ-GTE', 2997, 'P2A', 3, { grades: [['V300', 1], ['V300 Vertex Edition', 1.15]] }],
        ['JZS160', '2JZ-GE', 2997, 'P2A', 2, { grades: [['S300', 0.42], ['S300 Vertex Edition', 0.48]] }]] },
  ] },
  { name: 'Celsior', share: 0.4, body: 'SEDAN', generations: [
    { from: [2000, 8], to: [2006, 5], doors: 4, seats: 5, size: [4995, 1830, 1470], tyres: '225/60R16', price: 58000,
      grades: [['A Specification', 0.95], ['B Specification eR', 1.02], ['C Specification', 1.12]], codes: [
        ['UCF30', '3UZ-FE', 4292, 'P2A', 3], ['UCF31', '3UZ-FE', 4292, 'P2A', 2]] },
  ] },
]
