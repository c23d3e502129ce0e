import type { Maker } from './maker.ts'

export const PEUGEOT: Maker = {
  name: 'Peugeot',
  share: 0.3,
  numbering: { style: 'plain', maker: 'VF3', described: 'CCHM0', plant: 'T' },
  models: [
    { name: '207', share: 1, body: 'HATCH', fade: 0.185, vin: { described: 'WA5FW' }, generations: [
      { from: [2007, 3], to: [2012, 10], doors: 5, seats: 5, size: [4030, 1750, 1470], tyres: '195/55R16', price: 22500,
        grades: [['Style', 0.94], ['Premium', 1], ['Cielo', 1.1]], codes: [['A75FW', '5FW', 1598, 'P2A', 3, { left: 0.02 }], ['A75FX', '5FX', 1598, 'P2M', 0.7, { price: 1.25, grades: [['GTi', 1]], doors: 3 }]] },
      { from: [2007, 7], to: [2014, 3], body: 'CONVERTIBLE', doors: 2, seats: 4, size: [4045, 1750, 1405], tyres: '205/45R17', price: 30500, weight: 0.25,
        grades: [['CC', 0.97], ['CC Premium', 1]], codes: [['A7C5FW', '5FW', 1598, 'P2A', 2], ['A7C5FX', '5FX', 1598, 'P2A', 1, { to: [2010, 10], price: 1.12, grades: [['CC GT', 1]] }]] },
    ] },
    { name: '208', share: 2, body: 'HATCH', fade: 0.165, vin: { described: 'CCHNZ' }, generations: [
      { from: [2012, 11], to: [2020, 6], doors: 5, seats: 5, size: [3975, 1740, 1470], tyres: '195/55R16', price: 22500,
        grades: [['Allure', 1], ['Style', 0.92]], codes: [['A9HM01', 'HM01', 1199, 'P2A', 3, { from: [2014, 1] }], ['A9HN01', 'HN01', 1199, 'P2A', 3, { from: [2015, 10], price: 1.06, grades: [['Allure', 1], ['GT Line', 1.06], ['Style', 0.93]] }], ['A95F03', '5F03', 1598, 'P2M', 0.6, { from: [2013, 7], price: 1.35, doors: 3, grades: [['GTi', 1]] }]] },
      { from: [2020, 7], doors: 5, seats: 5, size: [4095, 1745, 1445], tyres: '205/45R17', price: 26000,
        grades: [['Active', 0.92], ['Allure', 1], ['GT Line', 1.08]], codes: [['P21HN05', 'HN05', 1199, 'P2A', 4], ['ZK01', 'ZK01', 0, 'E2A', 0.7, { price: 1.45, grades: [['e-208 Allure', 1], ['e-208 GT Line', 1.06]] }]] },
    ] },
    { name: '308', share: 1.6, body: 'HATCH', fade: 0.175, vin: { described: 'LBHNY' }, generations: [
      { from: [2008, 6], to: [2014, 10], doors: 5, seats: 5, size: [4290, 1820, 1515], tyres: '225/45R17', price: 28500,
        grades: [['Premium', 1], ['Cielo', 1.1]], codes: [['T75F02', '5F02', 1598, 'P2A', 2, { from: [2010, 8] }], ['T75FT', '5FT', 1598, 'P2A', 1, { to: [2010, 7] }]] },
      { from: [2014, 11], to: [2022, 3], doors: 5, seats: 5, size: [4275, 1805, 1470], tyres: '205/55R16', price: 30500,
        grades: [['Allure', 1]], codes: [['T9HN02', 'HN02', 1199, 'P2A', 2, { to: [2018, 12], grades: [['Premium', 0.96], ['Allure', 1], ['Cielo', 1.1]] }], ['T9WBH01', 'BH01', 1560, 'D2A', 2, { from: [2016, 7], to: [2018, 12], price: 1.06, grades: [['Allure BlueHDi', 1]] }], ['T9YH01', 'YH01', 1498, 'D2A', 1.6, { from: [2019, 1], price: 1.1, grades: [['Allure BlueHDi', 1], ['GT BlueHDi', 1.1]] }]] },
    ] },
    { name: '2008', share: 1.3, body: 'CROSSOVER', fade: 0.16, vin: { described: 'CUHNZ' }, generations: [
      { from: [2014, 2], to: [2020, 8], doors: 5, seats: 5, size: [4160, 1740, 1570], tyres: '205/55R16', price: 27000,
        grades: [['Premium', 0.96], ['Allure', 1], ['Cielo', 1.08]], codes: [['A94HM01', 'HM01', 1199, 'P2A', 1.4, { to: [2016, 1] }], ['A94HN01', 'HN01', 1199, 'P2A', 2, { from: [2016, 2], grades: [['Allure', 1], ['GT Line', 1.06]] }]] },
      { from: [2020, 9], doors: 5, seats: 5, size: [4305, 1770, 1550], tyres: '215/60R17', price: 31500,
        grades: [['Allure', 1], ['GT Line', 1.09]], codes: [['P24HN05', 'HN05', 1199, 'P2A', 3, { to: [2023, 8] }], ['P24ZK01', 'ZK01', 0, 'E2A', 0.5, { price: 1.4, grades: [['e-2008 Allure', 1], ['e-2008 GT Line', 1.06]] }]] },
    ] },
    { name: '3008', share: 1.4, body: 'SUV', fade: 0.15, vin: { described: 'MCYHZ' }, generations: [
      { from: [2010, 6], to: [2017, 2], doors: 5, seats: 5, size: [4365, 1835, 1635], tyres: '225/50R17', price: 32500,
        grades: [['Premium', 0.97], ['Griffe', 1.08]], codes: [['T85F02', '5F02', 1598, 'P2A']] },
      { from: [2017, 3], to: [2024, 3], doors: 5, seats: 5, size: [4450, 1840, 1630], tyres: '225/55R18', price: 39500,
        grades: [['Allure', 0.96], ['GT Line', 1.04]], codes: [['P845G01', '5G01', 1598, 'P2A', 2, { to: [2020, 12] }], ['P84AH01', 'AH01', 1997, 'D2A', 2.4, { to: [2018, 12], price: 1.1, grades: [['GT BlueHDi', 1], ['Allure BlueHDi', 0.95]] }], ['P845G06H', '5G06', 1598, 'G4A', 0.5, { from: [2021, 1], price: 1.35, grades: [['GT Hybrid4', 1]] }]] },
    ] },
  ],
}
