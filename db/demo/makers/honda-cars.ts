import type { Grades, Model } from './maker.ts'

const FIT_GK: Grades = [['13G', 0.92], ['13G F Package', 1], ['13G L Package', 1.08], ['13G S Package', 1.14]]
const FIT_GR: Grades = [['Basic', 0.92], ['Home', 1], ['Ness', 1.08]]
const FIT_EHEV: Grades = [['e:HEV Basic', 0.92], ['e:HEV Home', 1], ['e:HEV Luxe', 1.14]]

/** Honda's hatchbacks, sedans, wagons and sports cars. */
export const HONDA_CARS: readonly Model[] = [
  { name: 'Fit', share: 7, body: 'HATCH', generations: [
    { from: [2001, 6], to: [2007, 9], doors: 5, seats: 5, size: [3830, 1675, 1525], tyres: '175/65R14', price: 11500,
      grades: [['A', 0.95], ['W', 1.06]], codes: [
        ['GD1', 'L13A', 1339, 'P2A', 6], ['GD2', 'L13A', 1339, 'P4A', 1.2, { price: 1.1 }],
        ['GD3', 'L15A', 1496, 'P2A', 2, { from: [2002, 9], grades: [['1.5T', 1.15], ['1.5W', 1.12]] }], ['GD4', 'L15A', 1496, 'P4A', 0.4, { from: [2002, 9], price: 1.1, grades: [['1.5W', 1.12]] }]] },
    { from: [2007, 10], to: [2013, 8], doors: 5, seats: 5, size: [3900, 1695, 1525], tyres: '175/65R14', price: 12000,
      grades: [['G', 0.95], ['G Smart Selection', 1], ['L', 1.08]], codes: [
        ['GE6', 'L13A', 1339, 'P2A', 8], ['GE7', 'L13A', 1339, 'P4A', 1.5, { price: 1.1 }],
        ['GE8', 'L15A', 1496, 'P2AM', 2, { grades: [['X', 1.14], ['RS', 1.28]] }], ['GE9', 'L15A', 1496, 'P4A', 0.4, { price: 1.1, grades: [['X', 1.14]] }]] },
    { from: [2013, 9], to: [2020, 1], doors: 5, seats: 5, size: [3955, 1695, 1525], tyres: '185/60R15', price: 13500,
      grades: FIT_GK, codes: [
        ['GK3', 'L13B', 1317, 'P2A', 8], ['GK4', 'L13B', 1317, 'P4A', 1.5, { price: 1.1 }],
        ['GK5', 'L15B', 1496, 'P2AM', 2, { grades: [['15X', 1.14], ['15XL', 1.2], ['RS', 1.34]] }], ['GK6', 'L15B', 1496, 'P4A', 0.4, { price: 1.1, grades: [['15X', 1.14]] }]] },
    { from: [2020, 2], doors: 5, seats: 5, size: [3995, 1695, 1515], tyres: '185/60R15', price: 16000,
      grades: FIT_GR, codes: [
        ['GR1', 'L13B', 1317, 'P2A', 4, { to: [2022, 9] }], ['GR2', 'L13B', 1317, 'P4A', 0.8, { to: [2022, 9], price: 1.12 }], ['GS4', 'L15Z', 1496, 'P2A', 2, { from: [2022, 10], grades: [['Basic', 0.94], ['Home', 1.04], ['RS', 1.24]] }],
        ['GR3', 'LEB', 1496, 'H2A', 5, { price: 1.22, grades: FIT_EHEV }], ['GR4', 'LEB', 1496, 'H4A', 1, { price: 1.34, grades: FIT_EHEV }],
        ['GR6', 'LEB', 1496, 'H2A', 1, { price: 1.36, grades: [['e:HEV Crosstar', 1]] }], ['GR8', 'LEB', 1496, 'H4A', 0.3, { price: 1.48, grades: [['e:HEV Crosstar', 1]] }]] },
  ] },
  { name: 'Fit Hybrid', share: 5, body: 'HATCH', fade: 0.14, generations: [
    { from: [2010, 10], to: [2013, 8], doors: 5, seats: 5, size: [3900, 1695, 1525], tyres: '175/65R14', price: 15500,
      grades: [['Hybrid', 0.96], ['Hybrid Smart Selection', 1], ['Hybrid Navi Premium Selection', 1.16]], codes: [
        ['GP1', 'LDA', 1339, 'H2A', 8], ['GP4', 'LEA', 1496, 'H2AM', 0.6, { from: [2012, 5], price: 1.15, grades: [['Hybrid RS', 1.04]] }]] },
    { from: [2013, 9], to: [2020, 1], doors: 5, seats: 5, size: [3955, 1695, 1525], tyres: '185/60R15', price: 17000,
      grades: [['Hybrid', 0.95], ['Hybrid F Package', 1], ['Hybrid L Package', 1.08], ['Hybrid S Package', 1.14]], codes: [['GP5', 'LEB', 1496, 'H2A', 8], ['GP6', 'LEB', 1496, 'H4A', 1.2, { price: 1.1 }]] },
  ] },
  { name: 'Fit Shuttle', share: 1.6, body: 'WAGON', generations: [
    { from: [2011, 6], to: [2015, 3], doors: 5, seats: 5, size: [4410, 1695, 1540], tyres: '175/65R15', price: 15500,
      grades: [['15X', 1], ['15C', 0.95]], codes: [
        ['GG7', 'L15A', 1496, 'P2A', 3], ['GG8', 'L15A', 1496, 'P4A', 0.8, { price: 1.1 }],
        ['GP2', 'LDA', 1339, 'H2A', 5, { price: 1.16, grades: [['Hybrid', 0.97], ['Hybrid Smart Selection', 1.02], ['Hybrid Navi Premium Selection', 1.2]] }]] },
  ] },
  { name: 'Shuttle', share: 2, body: 'WAGON', generations: [
    { from: [2015, 5], to: [2022, 11], doors: 5, seats: 5, size: [4400, 1695, 1545], tyres: '185/60R15', price: 17000,
      grades: [['G', 1], ['G Honda Sensing', 1.04]], codes: [
        ['GK8', 'L15B', 1496, 'P2A', 2], ['GK9', 'L15B', 1496, 'P4A', 0.6, { price: 1.1 }],
        ['GP7', 'LEB', 1496, 'H2A', 5, { price: 1.2, grades: [['Hybrid', 0.95], ['Hybrid X', 1.06], ['Hybrid Z', 1.14]] }], ['GP8', 'LEB', 1496, 'H4A', 1, { price: 1.3, grades: [['Hybrid X', 1.06], ['Hybrid Z', 1.14]] }]] },
  ] },
  { name: 'Fit Aria', share: 0.5, body: 'SEDAN', generations: [
    { from: [2002, 12], to: [2009, 1], doors: 4, seats: 5, size: [4310, 1690, 1485], tyres: '175/65R14', price: 12000,
      grades: [['1.3A', 0.95]], codes: [
        ['GD6', 'L13A', 1339, 'P2A', 3], ['GD7', 'L13A', 1339, 'P4A', 0.8, { price: 1.1 }], ['GD8', 'L15A', 1496, 'P2A', 2, { grades: [['1.5W', 1.1]] }], ['GD9', 'L15A', 1496, 'P4A', 0.4, { price: 1.1, grades: [['1.5W', 1.1]] }]] },
  ] },
  { name: 'Grace', share: 1.8, body: 'SEDAN', generations: [
    { from: [2014, 12], to: [2020, 7], doors: 4, seats: 5, size: [4440, 1695, 1475], tyres: '185/60R15', price: 17500,
      grades: [['LX', 1], ['LX Honda Sensing', 1.05]], codes: [
        ['GM4', 'LEB', 1496, 'H2A', 6, { price: 1.12, grades: [['Hybrid DX', 0.92], ['Hybrid LX', 1], ['Hybrid EX', 1.12]] }], ['GM5', 'LEB', 1496, 'H4A', 1, { price: 1.22, grades: [['Hybrid DX', 0.92], ['Hybrid LX', 1], ['Hybrid EX', 1.12]] }],
        ['GM6', 'L15B', 1496, 'P2A', 2, { from: [2015, 6] }], ['GM9', 'L15B', 1496, 'P4A', 0.4, { from: [2015, 6], price: 1.1 }]] },
  ] },
  { name: 'Airwave', share: 0.9, body: 'WAGON', generations: [
    { from: [2005, 4], to: [2010, 8], doors: 5, seats: 5, size: [4350, 1695, 1515], tyres: '185/65R14', price: 14500,
      grades: [['G', 0.94], ['M', 1], ['L', 1.08], ['ST', 1.06]], codes: [['GJ1', 'L15A', 1496, 'P2A', 5], ['GJ2', 'L15A', 1496, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Insight', share: 1.8, body: 'HATCH', generations: [
    { from: [2009, 2], to: [2014, 3], doors: 5, seats: 5, size: [4390, 1695, 1425], tyres: '175/65R15', price: 17500,
      grades: [['G', 0.95], ['L', 1.03], ['LS', 1.14]], codes: [['ZE2', 'LDA', 1339, 'H2A', 8], ['ZE3', 'LEA', 1496, 'H2A', 1.2, { from: [2011, 10], price: 1.1, grades: [['Exclusive XG', 1], ['Exclusive XL', 1.1]] }]] },
    { from: [2018, 12], to: [2022, 12], body: 'SEDAN', doors: 4, seats: 5, size: [4675, 1820, 1410], tyres: '215/55R16', price: 30000,
      grades: [['LX', 0.96], ['EX', 1.03], ['EX Black Style', 1.07]], codes: [['ZE4', 'LEB', 1496, 'H2A']] },
  ] },
  { name: 'Civic', share: 1.8, body: 'SEDAN', fade: 0.12, generations: [
    { from: [2000, 9], to: [2005, 8], body: 'HATCH', doors: 5, seats: 5, size: [4285, 1695, 1495], tyres: '185/70R14', price: 14500,
      grades: [['B', 0.94], ['iE', 1], ['G', 1.08]], codes: [['EU1', 'D15B', 1493, 'P2A', 4], ['EU2', 'D15B', 1493, 'P4A', 0.8, { price: 1.1 }], ['EU3', 'D17A', 1668, 'P2A', 1.2, { price: 1.1, grades: [['X', 1.04]] }]] },
    { from: [2005, 9], to: [2010, 8], doors: 4, seats: 5, size: [4540, 1755, 1440], tyres: '195/65R15', price: 18000,
      grades: [['1.8B', 0.92], ['1.8G', 1], ['1.8S', 1.06]], codes: [['FD1', 'R18A', 1799, 'P2A', 4], ['FD2', 'K20A', 1998, 'P2A', 0.8, { price: 1.18, grades: [['2.0GL', 1.04]] }], ['FD3', 'LDA', 1339, 'H2A', 2, { price: 1.18, grades: [['Hybrid MX', 1], ['Hybrid MXB', 0.95]] }]] },
    { from: [2017, 9], to: [2020, 8], doors: 4, seats: 5, size: [4650, 1800, 1415], tyres: '215/55R16', price: 25000, weight: 0.6,
      grades: [['Sedan', 1]], codes: [['FC1', 'L15B', 1496, 'P2A']] },
    { from: [2017, 9], to: [2021, 7], body: 'HATCH', doors: 5, seats: 5, size: [4520, 1800, 1435], tyres: '235/40R18', price: 26000,
      grades: [['Hatchback', 1]], codes: [['FK7', 'L15B', 1496, 'P2AM']] },
    { from: [2021, 9], body: 'HATCH', doors: 5, seats: 5, size: [4550, 1800, 1415], tyres: '235/40R18', price: 30000,
      grades: [['LX', 0.95], ['EX', 1.06]], codes: [['FL1', 'L15C', 1496, 'P2AM', 4], ['FL4', 'LFC', 1993, 'H2A', 2, { from: [2022, 7], price: 1.2, grades: [['e:HEV', 1]] }]] },
  ] },
  { name: 'Civic Type R', share: 0.35, body: 'HATCH', use: 'weekend', fade: 0.055, generations: [
    { from: [1997, 8], to: [2000, 12], doors: 3, seats: 4, size: [4180, 1695, 1360], tyres: '195/55R15', price: 30000, collector: true,
      grades: [['Type R', 1], ['Type R X', 1.12]], codes: [['EK9', 'B16B', 1595, 'P2M']] },
    { from: [2007, 3], to: [2010, 8], body: 'SEDAN', doors: 4, seats: 4, size: [4540, 1770, 1430], tyres: '225/40R18', price: 24000, collector: true,
      grades: [['Type R', 1]], codes: [['FD2', 'K20A', 1998, 'P2M']] },
    { from: [2017, 9], to: [2021, 7], doors: 5, seats: 4, size: [4560, 1875, 1435], tyres: '245/30R20', price: 41000,
      grades: [['Type R', 1]], codes: [['FK8', 'K20C', 1995, 'P2M']] },
    { from: [2022, 9], doors: 5, seats: 4, size: [4595, 1890, 1405], tyres: '265/30R19', price: 45000,
      grades: [['Type R', 1]], codes: [['FL5', 'K20C', 1995, 'P2M']] },
  ] },
  { name: 'Integra Type R', share: 0.2, body: 'COUPE', use: 'weekend', generations: [
    { from: [1995, 10], to: [2001, 6], doors: 3, seats: 4, size: [4380, 1695, 1330], tyres: '215/45R16', price: 28000, collector: true,
      grades: [['Type R', 1]], codes: [['DC2', 'B18C', 1797, 'P2M']] },
    { from: [2001, 7], to: [2006, 9], doors: 3, seats: 4, size: [4385, 1725, 1385], tyres: '215/45R17', price: 17500, collector: true,
      grades: [['Type R', 1]], codes: [['DC5', 'K20A', 1998, 'P2M']] },
  ] },
  { name: 'Accord', share: 1.8, body: 'SEDAN', generations: [
    { from: [2002, 10], to: [2008, 11], doors: 4, seats: 5, size: [4665, 1760, 1450], tyres: '205/55R16', price: 22000,
      grades: [['20A', 0.92], ['20E', 1], ['20EL', 1.08]], codes: [['CL7', 'K20A', 1998, 'P2A', 4], ['CL8', 'K20A', 1998, 'P4A', 0.7, { price: 1.08 }], ['CL9', 'K24A', 2354, 'P2A', 3, { grades: [['24T', 1.14], ['24TL', 1.2], ['24S', 1.18]] }]] },
    { from: [2008, 12], to: [2013, 3], doors: 4, seats: 5, size: [4730, 1840, 1440], tyres: '225/50R17', price: 27500,
      grades: [['24E', 0.94], ['24TL', 1.04], ['24iL', 1.06], ['Type S', 1.1]], codes: [['CU2', 'K24A', 2354, 'P2A']] },
    { from: [2013, 6], to: [2016, 4], doors: 4, seats: 5, size: [4915, 1850, 1465], tyres: '225/50R17', price: 35000,
      grades: [['Hybrid LX', 0.97], ['Hybrid EX', 1.05]], codes: [['CR6', 'LFA', 1993, 'H2A']] },
    { from: [2016, 5], to: [2020, 1], doors: 4, seats: 5, size: [4945, 1850, 1465], tyres: '225/50R17', price: 36000,
      grades: [['Hybrid LX', 0.97], ['Hybrid EX', 1.05]], codes: [['CR7', 'LFA', 1993, 'H2A']] },
    { from: [2020, 2], to: [2023, 1], doors: 4, seats: 5, size: [4900, 1860, 1450], tyres: '235/45R18', price: 42000,
      grades: [['EX', 1]], codes: [['CV3', 'LFB', 1993, 'H2A']] },
  ] },
  { name: 'Accord Wagon', share: 0.5, body: 'WAGON', generations: [
    { from: [2002, 11], to: [2008, 11], doors: 5, seats: 5, size: [4750, 1760, 1470], tyres: '205/55R16', price: 25000,
      grades: [['24E', 0.95], ['24T', 1], ['24S', 1.06], ['Type S', 1.12]], codes: [['CM2', 'K24A', 2354, 'P2A', 4], ['CM3', 'K24A', 2354, 'P4A', 1.2, { price: 1.08, grades: [['24E', 0.95], ['24T', 1]] }]] },
  ] },
  { name: 'Accord Tourer', share: 0.6, body: 'WAGON', generations: [
    { from: [2008, 12], to: [2013, 3], doors: 5, seats: 5, size: [4750, 1840, 1470], tyres: '225/50R17', price: 29000,
      grades: [['24E', 0.93], ['24TL', 1.04], ['24iL', 1.06], ['Type S', 1.1]], codes: [['CW2', 'K24A', 2354, 'P2A', 4], ['CW1', 'R20A', 1997, 'P2A', 1, { from: [2011, 2], price: 0.94, grades: [['20TL', 1], ['20TL Smart Style Package', 1.06]] }]] },
  ] },
  { name: 'Inspire', share: 0.5, body: 'SEDAN', fade: 0.15, generations: [
    { from: [2003, 6], to: [2007, 11], doors: 4, seats: 5, size: [4805, 1820, 1455], tyres: '205/60R16', price: 29000,
      grades: [['30TE', 0.95], ['30TL', 1.02], ['Avanzare', 1.18]], codes: [['UC1', 'J30A', 2997, 'P2A']] },
    { from: [2007, 12], to: [2012, 9], doors: 4, seats: 5, size: [4940, 1845, 1475], tyres: '225/50R17', price: 32000,
      grades: [['35TL', 0.97], ['35iL', 1.12]], codes: [['CP3', 'J35A', 3471, 'P2A']] },
  ] },
  { name: 'Legend', share: 0.5, body: 'SEDAN', fade: 0.16, generations: [
    { from: [2004, 10], to: [2008, 8], doors: 4, seats: 5, size: [4930, 1845, 1455], tyres: '235/50R17', price: 50000,
      grades: [['Standard', 1], ['Euro', 1.06]], codes: [['KB1', 'J35A', 3471, 'P4A']] },
    { from: [2008, 9], to: [2012, 6], doors: 4, seats: 5, size: [4985, 1845, 1455], tyres: '245/45R18', price: 53000,
      grades: [['Standard', 1], ['Euro', 1.06]], codes: [['KB2', 'J37A', 3664, 'P4A']] },
    { from: [2015, 2], to: [2022, 1], doors: 4, seats: 5, size: [4995, 1890, 1480], tyres: '245/40R19', price: 62000,
      grades: [['Hybrid EX', 1]], codes: [['KC2', 'J35Y', 3471, 'H4A']] },
  ] },
  { name: 'e', share: 0.1, body: 'HATCH', generations: [
    { from: [2020, 10], to: [2024, 1], doors: 5, seats: 4, size: [3895, 1750, 1510], tyres: ['205/45R17', '225/45R17'], price: 42000,
      grades: [['Advance', 1.06]], codes: [['ZC7', 'MCF5', 0, 'E2A']] },
  ] },
  { name: 'CR-Z', share: 0.9, body: 'COUPE', fade: 0.1, generations: [
    { from: [2010, 2], to: [2012, 8], doors: 3, seats: 4, size: [4080, 1740, 1395], tyres: '195/55R16', price: 22000,
      grades: [['Beta', 0.96], ['Alpha', 1.06]], codes: [['ZF1', 'LEA', 1496, 'H2AM']] },
    { from: [2012, 9], to: [2017, 1], doors: 3, seats: 4, size: [4075, 1740, 1395], tyres: '195/55R16', price: 23500,
      grades: [['Beta', 0.96], ['Alpha', 1.04], ['Alpha Master Label', 1.12]], codes: [['ZF2', 'LEA', 1496, 'H2AM']] },
  ] },
  { name: 'S2000', share: 0.3, body: 'CONVERTIBLE', use: 'weekend', generations: [
    { from: [1999, 4], to: [2005, 10], doors: 2, seats: 2, size: [4135, 1750, 1285], tyres: ['205/55R16', '225/50R16'], price: 27000, collector: true,
      grades: [['Standard', 1], ['Type V', 0.98]], codes: [['AP1', 'F20C', 1997, 'P2M']] },
    { from: [2005, 11], to: [2009, 6], doors: 2, seats: 2, size: [4135, 1750, 1285], tyres: ['215/45R17', '245/40R17'], price: 36000, collector: true,
      grades: [['Standard', 1], ['Type S', 1.5]], codes: [['AP2', 'F22C', 2156, 'P2M']] },
  ] },
  { name: 'S660', share: 0.5, body: 'CONVERTIBLE', use: 'weekend', fade: 0.05, generations: [
    { from: [2015, 4], to: [2022, 3], doors: 2, seats: 2, size: [3395, 1475, 1180], tyres: ['165/55R15', '195/45R16'], price: 19000,
      grades: [['Beta', 0.93], ['Alpha', 1.05], ['Modulo X', 1.35]], codes: [['JW5', 'S07A', 658, 'P2MA']] },
  ] },
  { name: 'Beat', share: 0.15, body: 'CONVERTIBLE', use: 'weekend', generations: [
    { from: [1991, 5], to: [1996, 2], doors: 2, seats: 2, size: [3295, 1395, 1175], tyres: ['155/65R13', '165/60R14'], price: 7500, collector: true,
      grades: [['Standard', 1], ['Version F', 1.08], ['Version Z', 1.1]], codes: [['PP1', 'E07A', 656, 'P2M']] },
  ] },
  { name: 'NSX', share: 0.05, body: 'COUPE', use: 'weekend', generations: [
    { from: [1990, 9], to: [1997, 1], doors: 2, seats: 2, size: [4430, 1810, 1170], tyres: ['205/50R15', '225/50R16'], price: 85000, collector: true,
      grades: [['Standard', 1]], codes: [['NA1', 'C30A', 2977, 'P2MA']] },
  ] },
]
