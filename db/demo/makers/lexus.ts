import type { Grades, Maker } from './maker.ts'

const LUXURY: Grades = [['Standard', 0.94], ['Version L', 1.12], ['F Sport', 1.1]]

/** Sold in Japan under this name since August 2005. */
export const LEXUS: Maker = {
  name: 'Lexus',
  share: 3,
  numbering: { style: 'frame', digits: 7, code: 'without-body-letters' },
  models: [
    { name: 'CT', share: 2, body: 'HATCH', generations: [
      { from: [2011, 1], to: [2022, 10], doors: 5, seats: 5, size: [4355, 1765, 1460], tyres: '215/45R17', price: 33000,
        grades: [['CT200h', 0.94], ['CT200h Version C', 1], ['CT200h F Sport', 1.12], ['CT200h Version L', 1.16]], codes: [['ZWA10', '2ZR-FXE', 1797, 'H2A']] },
    ] },
    { name: 'HS', share: 0.8, body: 'SEDAN', generations: [
      { from: [2009, 7], to: [2018, 3], doors: 4, seats: 5, size: [4710, 1785, 1495], tyres: '215/55R17', price: 36000,
        grades: [['HS250h', 0.94], ['HS250h Version C', 0.98], ['HS250h Version L', 1.18]], codes: [['ANF10', '2AZ-FXE', 2362, 'H2A']] },
    ] },
    { name: 'IS', share: 2.4, body: 'SEDAN', fade: 0.125, generations: [
      { from: [2005, 9], to: [2013, 4], doors: 4, seats: 5, size: [4585, 1795, 1430], tyres: ['225/45R17', '245/45R17'], price: 38000,
        grades: [['Version S', 1.06], ['Standard', 0.96], ['Version L', 1.12]], codes: [
          ['GSE20', '4GR-FSE', 2499, 'P2A', 5, { grades: [['IS250', 0.96], ['IS250 Version S', 1.06], ['IS250 Version L', 1.12]] }], ['GSE21', '2GR-FSE', 3456, 'P2A', 1.5, { price: 1.2, grades: [['IS350', 1], ['IS350 Version S', 1.06]] }], ['GSE25', '4GR-FSE', 2499, 'P4A', 0.8, { price: 1.06, grades: [['IS250 AWD', 0.98]] }]] },
      { from: [2009, 5], to: [2014, 8], body: 'CONVERTIBLE', doors: 2, seats: 4, size: [4635, 1795, 1415], tyres: ['225/45R17', '245/45R17'], price: 46000, weight: 0.25,
        grades: [['IS250C', 1], ['IS250C Version L', 1.1]], codes: [['GSE20', '4GR-FSE', 2499, 'P2A']] },
      { from: [2013, 5], doors: 4, seats: 5, size: [4680, 1810, 1430], tyres: ['225/45R17', '255/40R17'], price: 41000,
        grades: LUXURY, codes: [
          ['GSE30', '4GR-FSE', 2499, 'P2A', 2, { to: [2016, 9], grades: [['IS250', 0.94], ['IS250 F Sport', 1.1], ['IS250 Version L', 1.1]] }], ['ASE30', '8AR-FTS', 1998, 'P2A', 2, { from: [2015, 8], grades: [['IS300', 0.95], ['IS300 F Sport', 1.1]] }],
          ['GSE31', '2GR-FKS', 3456, 'P2A', 0.8, { price: 1.15, grades: [['IS350 F Sport', 1.1], ['IS350 Version L', 1.1]] }], ['AVE30', '2AR-FSE', 2493, 'H2A', 4, { price: 1.06, grades: [['IS300h', 0.94], ['IS300h F Sport', 1.1], ['IS300h Version L', 1.1]] }],
          ['AVE35', '2AR-FSE', 2493, 'H4A', 0.7, { from: [2015, 8], price: 1.12, grades: [['IS300h AWD', 0.96], ['IS300h F Sport AWD', 1.1]] }]] },
    ] },
    { name: 'GS', share: 1.2, body: 'SEDAN', fade: 0.145, generations: [
      { from: [2005, 8], to: [2011, 12], doors: 4, seats: 5, size: [4850, 1820, 1425], tyres: '245/40R18', price: 50000,
        grades: [['GS350', 1]], codes: [['GRS191', '2GR-FSE', 3456, 'P2A', 3], ['GRS196', '2GR-FSE', 3456, 'P4A', 0.7, { price: 1.05 }], ['GWS191', '2GR-FSE', 3456, 'H2A', 2, { from: [2006, 3], price: 1.3, grades: [['GS450h', 1], ['GS450h Version L', 1.08]] }]] },
      { from: [2012, 1], to: [2020, 8], doors: 4, seats: 5, size: [4880, 1840, 1455], tyres: '235/45R18', price: 53000,
        grades: LUXURY, codes: [
          ['GRL11', '4GR-FSE', 2499, 'P2A', 2, { to: [2016, 8], price: 0.94, grades: [['GS250', 0.94], ['GS250 F Sport', 1.1]] }], ['GRL10', '2GR-FSE', 3456, 'P2A', 2, { to: [2015, 10], grades: [['GS350', 1], ['GS350 F Sport', 1.14]] }],
          ['AWL10', '2AR-FSE', 2493, 'H2A', 3, { from: [2013, 10], grades: [['GS300h', 0.98], ['GS300h F Sport', 1.12], ['GS300h Version L', 1.12]] }], ['GWL10', '2GR-FXS', 3456, 'H2A', 2, { price: 1.2, grades: [['GS450h', 1], ['GS450h F Sport', 1.1], ['GS450h Version L', 1.12]] }]] },
    ] },
    { name: 'ES', share: 0.8, body: 'SEDAN', fade: 0.105, generations: [
      { from: [2018, 10], doors: 4, seats: 5, size: [4975, 1865, 1445], tyres: '235/45R18', price: 55000,
        grades: [['ES300h', 0.95], ['ES300h F Sport', 1.05], ['ES300h Version L', 1.14]], codes: [['AXZH10', 'A25A-FXS', 2487, 'H2A', 2, { to: [2020, 7] }], ['AXZH11', 'A25A-FXS', 2487, 'H2A', 3, { from: [2020, 8] }]] },
    ] },
    { name: 'LS', share: 1.2, body: 'SEDAN', fade: 0.155, generations: [
      { from: [2006, 9], to: [2017, 9], doors: 4, seats: 5, size: [5060, 1875, 1465], tyres: '245/45R19', price: 80000,
        grades: [['LS460', 0.92], ['LS460 Version S', 1], ['LS460 Version U', 1.1]], codes: [['USF40', '1UR-FSE', 4608, 'P2A', 5], ['USF45', '1UR-FSE', 4608, 'P4A', 0.8, { from: [2008, 9], price: 1.04 }], ['UVF45', '2UR-FSE', 4968, 'H4A', 1.2, { from: [2007, 5], price: 1.22, grades: [['LS600h', 0.98], ['LS600h Version S', 1.04]] }]] },
      { from: [2007, 5], to: [2017, 9], body: 'LIMOUSINE', doors: 4, seats: 5, size: [5180, 1875, 1475], tyres: '235/50R18', price: 118000, weight: 0.7,
        grades: [['LS600hL', 1], ['LS600hL Executive Package', 1.12]], codes: [['UVF46', '2UR-FSE', 4968, 'H4A', 3, { seats: 4 }], ['USF41', '1UR-FSE', 4608, 'P2A', 2, { price: 0.8, grades: [['LS460L', 1]] }]] },
      { from: [2017, 10], doors: 4, seats: 5, size: [5235, 1900, 1450], tyres: '245/50R19', price: 105000,
        grades: LUXURY, codes: [
          ['VXFA50', 'V35A-FTS', 3444, 'P2A', 3, { grades: [['LS500 I Package', 0.95], ['LS500 F Sport', 1.06], ['LS500 Executive', 1.25]] }], ['GVF50', '8GR-FXS', 3456, 'H2A', 3, { price: 1.12, grades: [['LS500h I Package', 0.95], ['LS500h F Sport', 1.06], ['LS500h Version L', 1.12]] }],
          ['GVF55', '8GR-FXS', 3456, 'H4A', 1.5, { price: 1.16, grades: [['LS500h AWD Version L', 1.12], ['LS500h AWD Executive', 1.25]] }]] },
    ] },
    { name: 'RX', share: 3.4, body: 'CROSSOVER', fade: 0.105, generations: [
      { from: [2009, 1], to: [2015, 9], doors: 5, seats: 5, size: [4770, 1885, 1690], tyres: '235/60R18', price: 45000,
        grades: LUXURY, codes: [
          ['AGL10W', '1AR-FE', 2671, 'P2A', 3, { from: [2010, 8], price: 0.92, grades: [['RX270', 0.95], ['RX270 Version L', 1.12]] }], ['GGL10W', '2GR-FE', 3456, 'P2A', 2, { grades: [['RX350', 0.98], ['RX350 Version L', 1.12]] }], ['GGL15W', '2GR-FE', 3456, 'P4A', 1.5, { price: 1.05, grades: [['RX350', 0.98], ['RX350 F Sport', 1.16]] }],
          ['GYL10W', '2GR-FXE', 3456, 'H2A', 2, { price: 1.2, grades: [['RX450h', 0.98], ['RX450h Version L', 1.12]] }], ['GYL15W', '2GR-FXE', 3456, 'H4A', 2, { price: 1.25, grades: [['RX450h', 0.98], ['RX450h F Sport', 1.14]] }]] },
      { from: [2015, 10], to: [2022, 10], doors: 5, seats: 5, size: [4890, 1895, 1710], tyres: '235/55R20', price: 54000,
        grades: LUXURY, codes: [
          ['AGL20W', '8AR-FTS', 1998, 'P2A', 3, { grades: [['RX300', 0.93], ['RX300 F Sport', 1.08], ['RX300 Version L', 1.1]] }], ['AGL25W', '8AR-FTS', 1998, 'P4A', 2, { price: 1.05, grades: [['RX300 AWD', 0.93], ['RX300 AWD F Sport', 1.08]] }],
          ['GYL20W', '2GR-FXS', 3456, 'H2A', 1.5, { price: 1.18, grades: [['RX450h', 0.96], ['RX450h Version L', 1.1]] }], ['GYL25W', '2GR-FXS', 3456, 'H4A', 3, { price: 1.24, grades: [['RX450h AWD F Sport', 1.08], ['RX450h AWD Version L', 1.1]] }],
          ['GYL26W', '2GR-FXS', 3456, 'H4A', 0.7, { from: [2017, 12], price: 1.35, seats: 7, grades: [['RX450hL', 1.08]] }]] },
      { from: [2022, 11], doors: 5, seats: 5, size: [4890, 1920, 1700], tyres: '235/50R21', price: 66000, weight: 0.6,
        grades: LUXURY, codes: [['TALA15', 'T24A-FTS', 2393, 'P4A', 3, { grades: [['RX350 Version L', 1], ['RX350 F Sport', 1.06]] }], ['TALH17', 'T24A-FTS', 2393, 'H4A', 1.5, { price: 1.3, grades: [['RX500h F Sport Performance', 1.04]] }], ['AALH16', 'A25A-FXS', 2487, 'G4A', 1, { price: 1.26, grades: [['RX450h+ Version L', 1.04]] }]] },
    ] },
    { name: 'NX', share: 2.8, body: 'CROSSOVER', fade: 0.1, generations: [
      { from: [2014, 7], to: [2021, 9], doors: 5, seats: 5, size: [4640, 1845, 1645], tyres: '225/60R18', price: 43000,
        grades: LUXURY, codes: [
          ['AGZ10', '8AR-FTS', 1998, 'P2A', 4, { grades: [['NX200t', 0.92], ['NX300 I Package', 0.98], ['NX300 F Sport', 1.1]] }], ['AGZ15', '8AR-FTS', 1998, 'P4A', 2, { price: 1.05, grades: [['NX300 AWD I Package', 0.98], ['NX300 AWD F Sport', 1.1]] }],
          ['AYZ10', '2AR-FXE', 2493, 'H2A', 4, { price: 1.1, grades: [['NX300h', 0.94], ['NX300h I Package', 1], ['NX300h F Sport', 1.1], ['NX300h Version L', 1.12]] }], ['AYZ15', '2AR-FXE', 2493, 'H4A', 2, { price: 1.15, grades: [['NX300h AWD I Package', 1], ['NX300h AWD F Sport', 1.1]] }]] },
      { from: [2021, 10], doors: 5, seats: 5, size: [4660, 1865, 1660], tyres: '235/60R18', price: 49000,
        grades: LUXURY, codes: [
          ['AAZA20', 'A25A-FKS', 2487, 'P2A', 2, { price: 0.92, grades: [['NX250', 1]] }], ['TAZA25', 'T24A-FTS', 2393, 'P4A', 2, { price: 1.1, grades: [['NX350 F Sport', 1.08]] }],
          ['AAZH20', 'A25A-FXS', 2487, 'H2A', 3, { price: 1.06, grades: [['NX350h', 0.95], ['NX350h Version L', 1.1]] }], ['AAZH25', 'A25A-FXS', 2487, 'H4A', 2, { price: 1.12, grades: [['NX350h AWD F Sport', 1.08], ['NX350h AWD Version L', 1.1]] }],
          ['AAZH26', 'A25A-FXS', 2487, 'G4A', 0.8, { price: 1.36, grades: [['NX450h+ F Sport', 1.04], ['NX450h+ Version L', 1.04]] }]] },
    ] },
    { name: 'UX', share: 1.6, body: 'CUV', fade: 0.115, generations: [
      { from: [2018, 11], doors: 5, seats: 5, size: [4495, 1840, 1540], tyres: '215/60R17', price: 39000,
        grades: LUXURY, codes: [
          ['MZAA10', 'M20A-FKS', 1986, 'P2A', 3, { grades: [['UX200', 0.94], ['UX200 Version C', 0.98], ['UX200 F Sport', 1.08]] }], ['MZAH10', 'M20A-FXS', 1986, 'H2A', 4, { price: 1.08, grades: [['UX250h Version C', 0.98], ['UX250h F Sport', 1.08], ['UX250h Version L', 1.14]] }],
          ['MZAH15', 'M20A-FXS', 1986, 'H4A', 1, { price: 1.14, grades: [['UX250h AWD F Sport', 1.08]] }], ['KMA10', '4KM', 0, 'E2A', 0.6, { from: [2020, 10], price: 1.2, grades: [['UX300e Version C', 0.98], ['UX300e Version L', 1.1]] }]] },
    ] },
    { name: 'LX', share: 0.8, body: 'SUV', fade: 0.055, generations: [
      { from: [2015, 9], to: [2021, 11], doors: 5, seats: 8, size: [5080, 1980, 1910], tyres: '275/50R21', price: 88000,
        grades: [['LX570', 0.97], ['LX570 Black Sequence', 1.1]], codes: [['URJ201W', '3UR-FE', 5662, 'P4A']] },
      { from: [2022, 1], doors: 5, seats: 7, size: [5100, 1990, 1885], tyres: '265/50R22', price: 112000,
        grades: [['LX600', 0.97], ['LX600 Offroad', 1.02], ['LX600 Executive', 1.3]], codes: [['VJA310W', 'V35A-FTS', 3444, 'P4A']] },
    ] },
    { name: 'RC', share: 0.6, body: 'COUPE', use: 'weekend', fade: 0.11, generations: [
      { from: [2014, 10], doors: 2, seats: 4, size: [4700, 1840, 1395], tyres: ['235/40R19', '265/35R19'], price: 50000,
        grades: LUXURY, codes: [
          ['ASC10', '8AR-FTS', 1998, 'P2A', 2, { from: [2015, 9], grades: [['RC300', 0.95], ['RC300 F Sport', 1.06]] }], ['AVC10', '2AR-FSE', 2493, 'H2A', 2, { grades: [['RC300h', 1], ['RC300h F Sport', 1.08]] }], ['GSC10', '2GR-FKS', 3456, 'P2A', 2, { price: 1.12, grades: [['RC350', 0.98], ['RC350 F Sport', 1.06]] }],
          ['USC10', '2UR-GSE', 4968, 'P2A', 1.2, { price: 1.75, grades: [['RC F', 1], ['RC F Carbon Exterior Package', 1.1]] }]] },
    ] },
    { name: 'LC', share: 0.35, body: 'COUPE', use: 'weekend', fade: 0.085, generations: [
      { from: [2017, 3], doors: 2, seats: 4, size: [4770, 1920, 1345], tyres: ['245/45R20', '275/40R20'], price: 118000,
        grades: [['L Package', 1], ['S Package', 1.06]], codes: [['URZ100', '2UR-GSE', 4968, 'P2A', 3, { grades: [['LC500 L Package', 1], ['LC500 S Package', 1.06]] }], ['GWZ100', '8GR-FXS', 3456, 'H2A', 2, { price: 1.03, grades: [['LC500h L Package', 1], ['LC500h S Package', 1.06]] }]] },
    ] },
    { name: 'SC', share: 0.3, body: 'CONVERTIBLE', use: 'weekend', fade: 0.105, generations: [
      { from: [2005, 8], to: [2010, 7], doors: 2, seats: 4, size: [4535, 1830, 1355], tyres: '245/40R18', price: 60000,
        grades: [['SC430', 1], ['SC430 Pebble Beach Edition', 1.06]], codes: [['UZZ40', '3UZ-FE', 4292, 'P2A']] },
    ] },
  ],
}
