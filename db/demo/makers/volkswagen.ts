import type { Maker } from './maker.ts'

/** The first two characters of the Japanese model code are the type in the chassis number. */
export const VOLKSWAGEN: Maker = {
  name: 'Volkswagen',
  share: 1,
  numbering: { style: 'zzz', maker: 'WVW', described: '', plant: 'W' },
  models: [
    { name: 'Polo', share: 2.6, body: 'HATCH', fade: 0.165, vin: { plant: 'Y' }, generations: [
      { from: [2009, 10], to: [2018, 3], doors: 5, seats: 5, size: [3995, 1685, 1475], tyres: '185/60R15', price: 21500,
        grades: [['TSI Comfortline', 1]], codes: [['6RCBZ', 'CBZ', 1197, 'P2A', 5, { from: [2010, 6], to: [2014, 7], grades: [['TSI Comfortline', 1], ['TSI Highline', 1.1]] }], ['6RCJZ', 'CJZ', 1197, 'P2A', 5, { from: [2014, 8], grades: [['TSI Trendline', 0.93], ['TSI Comfortline', 1], ['TSI Highline', 1.1]] }], ['6RCTH', 'CTH', 1389, 'P2A', 0.7, { from: [2010, 9], to: [2014, 7], price: 1.4, grades: [['GTI', 1]] }]] },
      { from: [2018, 3], doors: 5, seats: 5, size: [4060, 1750, 1450], tyres: '185/65R15', price: 24500,
        grades: [['TSI Comfortline', 1]], codes: [['AWCHZ', 'CHZ', 999, 'P2A', 4, { to: [2021, 12], grades: [['TSI Trendline', 0.92], ['TSI Comfortline', 1], ['TSI Highline', 1.1]] }], ['AWDKR', 'DKR', 1497, 'P2A', 0.8, { from: [2020, 6], to: [2021, 12], price: 1.22, grades: [['TSI R-Line', 1]] }], ['AWDLA', 'DLA', 999, 'P2A', 1.4, { from: [2022, 5], price: 1.06, grades: [['TSI Active', 1], ['TSI Style', 1.1]] }]] },
    ] },
    { name: 'Golf', share: 5, body: 'HATCH', fade: 0.16, generations: [
      { from: [2004, 6], to: [2009, 3], doors: 5, seats: 5, size: [4205, 1760, 1500], tyres: '205/55R16', price: 27500,
        grades: [['GLi', 1]], codes: [['1KBLG', 'BLG', 1389, 'P2A', 2, { from: [2007, 2], grades: [['GT TSI', 1.08]] }], ['1KBLP', 'BLP', 1597, 'P2A', 2, { grades: [['E', 0.92]] }], ['1KAXX', 'AXX', 1984, 'P2AM', 1.6, { from: [2005, 5], to: [2008, 12], price: 1.28, grades: [['GTI', 1]] }]] },
      { from: [2009, 4], to: [2013, 5], doors: 5, seats: 5, size: [4210, 1790, 1485], tyres: '205/55R16', price: 29000,
        grades: [['TSI Comfortline', 1]], codes: [['1KCAX', 'CAX', 1389, 'P2A', 4, { grades: [['TSI Comfortline', 1]] }], ['1KCAV', 'CAV', 1389, 'P2A', 2, { price: 1.14, grades: [['TSI Highline', 1]] }], ['1KCBZ', 'CBZ', 1197, 'P2A', 3, { from: [2010, 5], price: 0.92, grades: [['TSI Trendline', 1], ['TSI Trendline Premium Edition', 1.04]] }], ['1KCCZ', 'CCZ', 1984, 'P2AM', 1.2, { from: [2009, 9], price: 1.32, grades: [['GTI', 1], ['GTI Adidas', 1.06]] }]] },
      { from: [2013, 6], to: [2021, 5], doors: 5, seats: 5, size: [4265, 1800, 1460], tyres: '205/55R16', price: 30500,
        grades: [['TSI Comfortline', 1]], codes: [
          ['AUCJZ', 'CJZ', 1197, 'P2A', 6, { grades: [['TSI Trendline', 0.92], ['TSI Comfortline', 1], ['TSI Comfortline BlueMotion Technology', 1.02]] }], ['AUCPT', 'CPT', 1394, 'P2A', 3, { to: [2017, 4], price: 1.14, grades: [['TSI Highline', 1], ['TSI Highline BlueMotion Technology', 1.02]] }], ['AUCHH', 'CHH', 1984, 'P2AM', 1.4, { from: [2013, 9], to: [2017, 4], price: 1.35, left: 0.01, grades: [['GTI', 1]] }],
          ['AUCJXF', 'CJX', 1984, 'P4AM', 0.5, { from: [2014, 1], to: [2017, 4], price: 1.8, grades: [['R', 1]] }], ['AUCUK', 'CUK', 1394, 'G2A', 0.5, { from: [2015, 9], price: 1.65, grades: [['GTE', 1]] }], ['AUDFGF', 'DFG', 1968, 'D2A', 1, { from: [2019, 10], price: 1.18, grades: [['TDI Comfortline', 1], ['TDI Highline Meister', 1.12]] }]] },
      { from: [2021, 6], doors: 5, seats: 5, size: [4295, 1790, 1475], tyres: '205/55R16', price: 34000,
        grades: [['eTSI Active', 1]], codes: [['CDDLA', 'DLA', 999, 'H2A', 3, { grades: [['eTSI Active Basic', 0.94], ['eTSI Active', 1]] }], ['CDDFY', 'DFY', 1497, 'H2A', 2, { price: 1.2, grades: [['eTSI Style', 1], ['eTSI R-Line', 1.01]] }], ['CDDNP', 'DNP', 1984, 'P2A', 0.7, { from: [2022, 1], price: 1.4, grades: [['GTI', 1]] }]] },
    ] },
    { name: 'Golf Variant', share: 1.8, body: 'WAGON', fade: 0.165, generations: [
      { from: [2007, 9], to: [2013, 12], doors: 5, seats: 5, size: [4545, 1785, 1530], tyres: '205/55R16', price: 31000,
        grades: [['TSI Comfortline', 1]], codes: [['1KCAX', 'CAX', 1389, 'P2A', 3, { from: [2009, 10] }], ['1KBLG', 'BLG', 1389, 'P2A', 1, { to: [2009, 9], grades: [['TSI Sportline', 1.05]] }]] },
      { from: [2014, 1], to: [2021, 6], doors: 5, seats: 5, size: [4575, 1800, 1485], tyres: '205/55R16', price: 33000,
        grades: [['TSI Comfortline', 1]], codes: [['AUCJZ', 'CJZ', 1197, 'P2A', 4, { grades: [['TSI Trendline', 0.92], ['TSI Comfortline', 1]] }], ['AUCHP', 'CHP', 1394, 'P2A', 2, { price: 1.14, grades: [['TSI Highline', 1]] }]] },
    ] },
    { name: 'The Beetle', share: 1, body: 'HATCH', fade: 0.125, vin: { plant: 'M' }, generations: [
      { from: [2012, 4], to: [2019, 9], doors: 3, seats: 4, size: [4270, 1815, 1495], tyres: '215/60R16', price: 29500,
        grades: [['Design', 1], ['Design Leather Package', 1.1]], codes: [['16CBZ', 'CBZ', 1197, 'P2A', 5], ['16CPL', 'CPL', 1984, 'P2A', 1, { from: [2013, 10], price: 1.22, grades: [['2.0 R-Line', 1], ['Turbo', 0.96]] }]] },
      { from: [2013, 3], to: [2019, 9], body: 'CONVERTIBLE', doors: 2, seats: 4, size: [4270, 1815, 1485], tyres: '215/60R16', price: 37500, weight: 0.2,
        grades: [['Cabriolet', 1]], codes: [['16CBZK', 'CBZ', 1197, 'P2A']] },
    ] },
    { name: 'Passat Variant', share: 0.9, body: 'WAGON', fade: 0.19, vin: { plant: 'E' }, generations: [
      { from: [2011, 5], to: [2015, 6], doors: 5, seats: 5, size: [4785, 1820, 1530], tyres: '215/55R16', price: 36500,
        grades: [['TSI Comfortline', 0.97], ['TSI Highline', 1.07]], codes: [['3CCAX', 'CAX', 1389, 'P2A']] },
      { from: [2015, 7], to: [2021, 3], doors: 5, seats: 5, size: [4775, 1830, 1485], tyres: '215/55R17', price: 40000,
        grades: [['TSI Comfortline', 0.96], ['TSI Highline', 1.05]], codes: [['3CCZE', 'CZE', 1394, 'P2A', 3], ['3CDFCF', 'DFC', 1968, 'D2A', 2, { from: [2018, 2], price: 1.1, grades: [['TDI Elegance Line', 0.97], ['TDI Highline', 1.05]] }]] },
    ] },
    { name: 'Tiguan', share: 1.4, body: 'SUV', fade: 0.15, vin: { maker: 'WVG' }, generations: [
      { from: [2008, 9], to: [2016, 12], doors: 5, seats: 5, size: [4430, 1810, 1690], tyres: '235/55R17', price: 37500,
        grades: [['Track & Field', 1]], codes: [['5NCAW', 'CAW', 1984, 'P4A', 2, { to: [2011, 10], grades: [['Track & Field', 1], ['Sport & Style', 1.04]] }], ['5NCCZ', 'CCZ', 1984, 'P4A', 2, { from: [2011, 11], grades: [['TSI Sport & Style 4MOTION', 1], ['R-Line', 1.1]] }], ['5NCTH', 'CTH', 1389, 'P2A', 1.6, { from: [2011, 11], price: 0.92, grades: [['TSI Comfortline', 1]] }]] },
      { from: [2017, 1], to: [2024, 10], doors: 5, seats: 5, size: [4500, 1840, 1675], tyres: '215/65R17', price: 41500,
        grades: [['TSI Comfortline', 0.96]], codes: [['5NCZE', 'CZE', 1394, 'P2A', 4, { to: [2021, 4], grades: [['TSI Comfortline', 0.95], ['TSI Highline', 1.06], ['TSI R-Line', 1.1]] }], ['5NDFGF', 'DFG', 1968, 'D4A', 2.5, { from: [2018, 8], to: [2021, 4], price: 1.12, grades: [['TDI 4MOTION Comfortline', 0.96], ['TDI 4MOTION Highline', 1.06]] }], ['5NDPC', 'DPC', 1497, 'P2A', 1.4, { from: [2021, 5], price: 1.02, grades: [['TSI Active', 0.97], ['TSI R-Line', 1.08]] }]] },
    ] },
    { name: 'Golf Touran', share: 0.8, body: 'WAGON', fade: 0.175, vin: { maker: 'WVG' }, generations: [
      { from: [2004, 4], to: [2015, 12], doors: 5, seats: 7, size: [4405, 1795, 1660], tyres: '205/55R16', price: 32000,
        grades: [['TSI Comfortline', 1], ['TSI Highline', 1.08]], codes: [['1TBLG', 'BLG', 1389, 'P2A', 1, { from: [2007, 4], to: [2010, 12], grades: [['TSI Trendline', 0.94], ['TSI Highline', 1.08]] }], ['1TCAV', 'CAV', 1389, 'P2A', 2, { from: [2011, 1] }]] },
      { from: [2016, 1], to: [2022, 5], doors: 5, seats: 7, size: [4535, 1830, 1670], tyres: '205/60R16', price: 34500,
        grades: [['TSI Trendline', 0.92], ['TSI Comfortline', 1], ['TSI Highline', 1.12]], codes: [['1TCZD', 'CZD', 1394, 'P2A', 3], ['1TDFGF', 'DFG', 1968, 'D2A', 1, { from: [2018, 10], price: 1.1, grades: [['TDI Comfortline', 1], ['TDI Highline', 1.1]] }]] },
    ] },
  ],
}
