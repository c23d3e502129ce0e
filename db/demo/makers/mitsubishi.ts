import type { Maker } from './maker.ts'

/** Many a Mitsubishi code covers both drives. */
export const MITSUBISHI: Maker = {
  name: 'Mitsubishi',
  share: 7,
  numbering: { style: 'frame', digits: 7, code: 'whole' },
  models: [
    { name: 'Pajero', share: 5, body: 'SUV', fade: 0.085, generations: [
      { from: [1993, 7], to: [1999, 8], doors: 5, seats: 7, size: [4725, 1785, 1875], tyres: '265/70R15', price: 28000,
        grades: [['XR', 0.88], ['XR-II', 0.94], ['Exceed', 1.04], ['Super Exceed', 1.14]], codes: [['V46WG', '4M40', 2835, 'D4AM', 5], ['V45W', '6G74', 3496, 'P4A', 2, { price: 1.04, grades: [['Exceed', 1.02], ['Super Exceed', 1.12]] }]] },
      { from: [1999, 9], to: [2006, 9], doors: 5, seats: 7, size: [4795, 1875, 1855], tyres: '265/70R16', price: 31000,
        grades: [['ZX', 0.9], ['ZR', 0.94], ['Exceed', 1.02], ['Super Exceed', 1.14]], codes: [
          ['V78W', '4M41', 3200, 'D4A', 3], ['V75W', '6G74', 3496, 'P4A', 4], ['V73W', '6G72', 2972, 'P4A', 3, { from: [2000, 9], price: 0.92, grades: [['ZX', 0.92], ['ZR', 0.96], ['Active Field Edition', 1.02]] }]] },
      { from: [1999, 9], to: [2006, 9], doors: 3, seats: 5, size: [4220, 1875, 1845], tyres: '265/70R16', price: 27000, weight: 0.3,
        grades: [['ZR', 0.94], ['ZR-S', 1.04]], codes: [['V65W', '6G74', 3496, 'P4A', 3], ['V68W', '4M41', 3200, 'D4A', 2, { price: 1.04 }]] },
      { from: [2006, 10], to: [2019, 8], doors: 5, seats: 7, size: [4900, 1875, 1870], tyres: '265/65R17', price: 33000,
        grades: [['GR', 0.86], ['ZR', 0.92], ['Exceed', 1.02], ['Super Exceed', 1.2]], codes: [
          ['V93W', '6G72', 2972, 'P4A', 5], ['V98W', '4M41', 3200, 'D4A', 5, { from: [2008, 10], price: 1.14, grades: [['GR', 0.88], ['Exceed', 1.02], ['Exceed-X', 1.06], ['Super Exceed', 1.18]] }], ['V97W', '6G75', 3827, 'P4A', 1, { to: [2010, 7], price: 1.14, grades: [['Exceed', 1.02], ['Super Exceed', 1.14]] }]] },
      { from: [2006, 10], to: [2018, 5], doors: 3, seats: 5, size: [4385, 1875, 1850], tyres: '265/65R17', price: 29500, weight: 0.3,
        grades: [['ZR', 0.92], ['VR-I', 1], ['VR-II', 1.08]], codes: [['V83W', '6G72', 2972, 'P4A', 4], ['V88W', '4M41', 3200, 'D4A', 3, { from: [2008, 10], price: 1.14 }]] },
    ] },
    { name: 'Pajero Mini', share: 3, body: 'SUV', fade: 0.095, generations: [
      { from: [1994, 12], to: [1998, 9], doors: 3, seats: 4, size: [3295, 1395, 1630], tyres: '175/80R15', price: 11500, weight: 0.6,
        grades: [['XR-II', 0.95], ['VR-II', 1.1]], codes: [['H56A', '4A30', 659, 'P4MA']] },
      { from: [1998, 10], to: [2012, 12], doors: 3, seats: 4, size: [3395, 1475, 1630], tyres: '175/80R15', price: 12500,
        grades: [['V', 0.9], ['X', 0.96], ['XR', 1], ['Active Field Edition', 1.06], ['VR', 1.14], ['Exceed', 1.18]], codes: [['H58A', '4A30', 659, 'P4AM', 6], ['H53A', '4A30', 659, 'P2AM', 2, { price: 0.92, grades: [['V', 0.92], ['X', 0.98], ['XR', 1.02]] }]] },
    ] },
    { name: 'Pajero iO', share: 0.8, body: 'SUV', fade: 0.115, generations: [
      { from: [1998, 8], to: [2007, 6], doors: 5, seats: 5, size: [3975, 1680, 1750], tyres: '215/65R16', price: 17000,
        grades: [['ZR', 0.96], ['ZX', 1.02], ['Active Field Edition', 1.06]], codes: [['H76W', '4G93', 1834, 'P4AM', 4], ['H77W', '4G94', 1999, 'P4A', 2, { from: [2000, 6], price: 1.06 }]] },
    ] },
    { name: 'Outlander', share: 4, body: 'SUV', fade: 0.13, generations: [
      { from: [2005, 10], to: [2012, 9], doors: 5, seats: 7, size: [4640, 1800, 1680], tyres: '225/55R18', price: 22500,
        grades: [['24M', 0.94], ['24G', 1.04], ['Roadest 24MS', 1.1]], codes: [
          ['CW5W', '4B12', 2359, 'P4A', 6], ['CW4W', '4B11', 1998, 'P2A', 1.6, { from: [2008, 10], price: 0.88, grades: [['20M', 0.96], ['20G', 1.04]] }], ['CW6W', '6B31', 2998, 'P4A', 0.8, { from: [2007, 10], price: 1.24, grades: [['30G', 1]] }]] },
      { from: [2012, 10], to: [2021, 10], doors: 5, seats: 7, size: [4655, 1810, 1680], tyres: '225/55R18', price: 23500,
        grades: [['24G', 0.95], ['24G Safety Package', 1], ['24G Navi Package', 1.08]], codes: [
          ['GF8W', '4J12', 2359, 'P4A', 5], ['GF7W', '4J11', 1998, 'P2A', 2.5, { price: 0.9, grades: [['20G', 0.96], ['20G Safety Package', 1], ['20G Plus Package', 1.06]] }]] },
    ] },
    { name: 'Outlander PHEV', share: 3.4, body: 'SUV', fade: 0.14, generations: [
      { from: [2013, 1], to: [2018, 7], doors: 5, seats: 5, size: [4695, 1800, 1710], tyres: '225/55R18', price: 34000,
        grades: [['E', 0.9], ['G', 0.94], ['G Safety Package', 0.98], ['G Navi Package', 1.06], ['G Premium Package', 1.14]], codes: [['GG2W', '4B11', 1998, 'G4A']] },
      { from: [2018, 8], to: [2021, 10], doors: 5, seats: 5, size: [4695, 1800, 1710], tyres: '225/55R18', price: 36000,
        grades: [['G', 0.92], ['G Plus Package', 0.98], ['G Power Package', 1.02], ['G Premium Package', 1.1], ['S Edition', 1.2]], codes: [['GG3W', '4B12', 2359, 'G4A']] },
      { from: [2021, 12], doors: 5, seats: 7, size: [4710, 1860, 1745], tyres: '255/45R20', price: 41000,
        grades: [['G', 0.98], ['P', 1.08]], codes: [['GN0W', '4B12', 2359, 'G4A', 5], ['GN0W', '4B12', 2359, 'G4A', 0.8, { seats: 5, grades: [['M', 0.9]] }], ['GN0W', '4B12', 2359, 'G4A', 1, { from: [2022, 10], grades: [['Black Edition', 1.1]] }]] },
    ] },
    { name: 'Eclipse Cross', share: 1.4, body: 'CROSSOVER', fade: 0.12, generations: [
      { from: [2018, 3], to: [2020, 11], doors: 5, seats: 5, size: [4405, 1805, 1685], tyres: '225/55R18', price: 24500,
        grades: [['M', 0.92], ['G', 1], ['G Plus Package', 1.08]], codes: [['GK1W', '4B40', 1498, 'P4A', 4], ['GK1W', '4B40', 1498, 'P2A', 2, { price: 0.93 }], ['GK9W', '4N14', 2267, 'D4A', 1, { from: [2019, 6], price: 1.14 }]] },
      { from: [2020, 12], doors: 5, seats: 5, size: [4545, 1805, 1685], tyres: '225/55R18', price: 25500,
        grades: [['M', 0.92], ['G', 1.02], ['G Plus Package', 1.08]], codes: [['GK1W', '4B40', 1498, 'P4A', 3], ['GK1W', '4B40', 1498, 'P2A', 1.4, { price: 0.93 }], ['GL3W', '4B12', 2359, 'G4A', 3, { price: 1.38, grades: [['M', 0.92], ['G', 1.02], ['P', 1.1]] }]] },
    ] },
    { name: 'RVR', share: 3, body: 'CROSSOVER', fade: 0.13, generations: [
      { from: [2010, 2], to: [2019, 7], doors: 5, seats: 5, size: [4295, 1770, 1615], tyres: '215/60R17', price: 18500,
        grades: [['E', 0.9], ['M', 0.97], ['G', 1.1]], codes: [
          ['GA3W', '4B10', 1798, 'P2A', 2, { to: [2011, 9] }], ['GA3W', '4B10', 1798, 'P4A', 2, { to: [2012, 9], price: 1.1 }], ['GA4W', '4J10', 1798, 'P2A', 4, { from: [2011, 10] }], ['GA4W', '4J10', 1798, 'P4A', 3, { from: [2012, 10], price: 1.1 }]] },
      { from: [2019, 8], to: [2024, 4], doors: 5, seats: 5, size: [4365, 1810, 1640], tyres: '225/55R18', price: 19500,
        grades: [['M', 0.95], ['G', 1.06], ['Black Edition', 1.1]], codes: [['GA4W', '4J10', 1798, 'P2A', 3], ['GA4W', '4J10', 1798, 'P4A', 2.5, { price: 1.1 }]] },
    ] },
    { name: 'Delica D:5', share: 5.5, body: 'VAN', fade: 0.1, generations: [
      { from: [2007, 1], to: [2019, 9], doors: 5, seats: 8, size: [4730, 1795, 1870], tyres: '225/55R18', price: 26500,
        grades: [['M', 0.92], ['G Power Package', 1.06], ['G Premium', 1.14], ['Roadest G', 1.12], ['Chamonix', 1.04]], codes: [
          ['CV5W', '4B12', 2359, 'P4A', 6], ['CV4W', '4B11', 1998, 'P2A', 0.8, { from: 2009, to: 2011, price: 0.86, grades: [['M', 0.95], ['G', 1.04]] }], ['CV2W', '4J11', 1998, 'P2A', 1, { from: 2012, price: 0.88, grades: [['M', 0.95], ['G Power Package', 1.06]] }],
          ['CV1W', '4N14', 2267, 'D4A', 6, { from: [2013, 1], price: 1.2, grades: [['D-M', 0.92], ['D-Power Package', 1.02], ['D-Premium', 1.12], ['Chamonix', 1.06]] }], ['CV1W', '4N14', 2267, 'D4A', 1.4, { from: [2016, 5], price: 1.24, seats: 7, grades: [['Active Gear', 1.08], ['Jasper', 1.08]] }]] },
      { from: [2019, 2], doors: 5, seats: 8, size: [4800, 1795, 1875], tyres: '225/55R18', price: 33000,
        grades: [['M', 0.92], ['G', 0.98], ['G Power Package', 1.04], ['P', 1.1], ['Urban Gear G', 1], ['Chamonix', 1.08]], codes: [['CV1W', '4N14', 2267, 'D4A']] },
    ] },
    { name: 'Delica Space Gear', share: 1.6, body: 'VAN', fade: 0.095, generations: [
      { from: [1994, 5], to: [2006, 12], doors: 4, seats: 8, size: [4685, 1695, 2070], tyres: '235/75R15', price: 24000,
        grades: [['XG', 0.92], ['Exceed', 1.04], ['Super Exceed', 1.14], ['Chamonix', 1], ['Active Field Edition', 1.02]], codes: [
          ['PE8W', '4M40', 2835, 'D4A', 5, { to: [2004, 9] }], ['PD8W', '4M40', 2835, 'D4A', 3, { to: [2004, 9] }], ['PD6W', '6G72', 2972, 'P4A', 3]] },
    ] },
    { name: 'Delica D:2', share: 1.2, body: 'VAN', fade: 0.125, generations: [
      { from: [2011, 3], to: [2015, 11], doors: 5, seats: 5, size: [3710, 1620, 1765], tyres: '165/65R14', price: 13500,
        grades: [['G', 0.95], ['X', 1.04], ['S', 1.1]], codes: [['MB15S', 'K12B', 1242, 'P2A', 5], ['MB15S', 'K12B', 1242, 'P4A', 1, { price: 1.08 }]] },
      { from: [2015, 12], to: [2020, 11], doors: 5, seats: 5, size: [3710, 1625, 1745], tyres: '165/65R15', price: 15200,
        grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.1], ['Custom Hybrid MV', 1.14]], codes: [['MB36S', 'K12C', 1242, 'H2A', 5], ['MB36S', 'K12C', 1242, 'H4A', 1, { price: 1.08 }]] },
      { from: [2020, 12], to: [2024, 12], doors: 5, seats: 5, size: [3790, 1645, 1745], tyres: '165/65R15', price: 16200,
        grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.1], ['Custom Hybrid MV', 1.14]], codes: [['MB37S', 'K12C', 1242, 'H2A', 5], ['MB37S', 'K12C', 1242, 'H4A', 1, { price: 1.08 }]] },
    ] },
    { name: 'Delica D:3', share: 0.3, body: 'VAN', generations: [
      { from: [2011, 10], to: [2019, 4], doors: 5, seats: 7, size: [4400, 1695, 1860], tyres: '165/80R14', price: 18000,
        grades: [['M', 0.96], ['G', 1.04]], codes: [['BM20', 'HR16DE', 1597, 'P2A']] },
    ] },
    { name: 'Delica Mini', share: 1.2, body: 'VAN', fade: 0.085, generations: [
      { from: [2023, 5], to: [2025, 9], doors: 5, seats: 4, size: [3395, 1475, 1800], tyres: '155/65R14', price: 16500,
        grades: [['G', 0.96], ['G Premium', 1.08]], codes: [
          ['B34A', 'BR06', 659, 'H2A', 3], ['B37A', 'BR06', 659, 'H4A', 3, { price: 1.1 }], ['B35A', 'BR06', 659, 'H2A', 2, { grades: [['T', 1.02], ['T Premium', 1.14]] }], ['B38A', 'BR06', 659, 'H4A', 3, { price: 1.1, grades: [['T', 1.02], ['T Premium', 1.14]] }]] },
    ] },
    { name: 'Colt', share: 1.8, body: 'HATCH', generations: [
      { from: [2002, 11], to: [2012, 10], doors: 5, seats: 5, size: [3885, 1680, 1550], tyres: '175/65R14', price: 11500,
        grades: [['Very', 0.98], ['Cool Very', 1.04]], codes: [
          ['Z25A', '4G19', 1343, 'P2A', 3, { to: [2004, 9], grades: [['Casual', 0.96], ['Elegance', 1.04]] }], ['Z21A', '4A90', 1332, 'P2A', 5, { from: [2004, 10] }], ['Z22A', '4A90', 1332, 'P4A', 1, { from: [2004, 10], price: 1.12 }],
          ['Z23A', '4A91', 1499, 'P2A', 1.4, { from: [2004, 10], price: 1.1, grades: [['1.5C', 0.96], ['RX', 1.06]] }]] },
      { from: [2006, 5], to: [2012, 10], doors: 5, seats: 4, size: [3925, 1695, 1535], tyres: '205/45R16', price: 17000, weight: 0.3,
        grades: [['Ralliart Version-R', 1]], codes: [['Z27AG', '4G15', 1468, 'P2MA']] },
    ] },
    { name: 'Colt Plus', share: 0.8, body: 'WAGON', generations: [
      { from: [2004, 10], to: [2012, 10], doors: 5, seats: 5, size: [4185, 1680, 1550], tyres: '175/65R14', price: 13000,
        grades: [['1.5C', 0.95], ['Very', 0.98], ['Cool Very', 1.04]], codes: [['Z23W', '4A91', 1499, 'P2A', 5], ['Z24W', '4A91', 1499, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Mirage', share: 1.8, body: 'HATCH', fade: 0.15, generations: [
      { from: [2012, 8], to: [2015, 11], doors: 5, seats: 5, size: [3710, 1665, 1490], tyres: '165/65R14', price: 10000,
        grades: [['E', 0.88], ['M', 0.98], ['G', 1.1]], codes: [['A05A', '3A90', 999, 'P2A', 6], ['A03A', '3A92', 1192, 'P2A', 1.5, { from: [2014, 12], grades: [['S', 1.08]] }]] },
      { from: [2015, 12], to: [2023, 3], doors: 5, seats: 5, size: [3795, 1665, 1505], tyres: '175/55R15', price: 11500,
        grades: [['M', 0.95], ['G', 1.08]], codes: [['A03A', '3A92', 1192, 'P2A']] },
    ] },
    { name: 'Lancer Cedia', share: 0.5, body: 'SEDAN', generations: [
      { from: [2000, 5], to: [2003, 1], doors: 4, seats: 5, size: [4360, 1695, 1430], tyres: '185/65R14', price: 14000,
        grades: [['MX', 0.94], ['MX-E', 1], ['Touring', 1.1]], codes: [['CS2A', '4G15', 1468, 'P2A', 4], ['CS5A', '4G93', 1834, 'P2A', 1, { price: 1.12, grades: [['Touring', 1.04]] }]] },
    ] },
    { name: 'Lancer', share: 0.9, body: 'SEDAN', generations: [
      { from: [2003, 2], to: [2010, 4], doors: 4, seats: 5, size: [4480, 1695, 1430], tyres: '185/65R14', price: 13500,
        grades: [['MX', 0.94], ['MX-E', 1], ['MX Touring', 1.06]], codes: [['CS2A', '4G15', 1468, 'P2A']] },
    ] },
    { name: 'Lancer Evolution', share: 1, body: 'SEDAN', use: 'weekend', generations: [
      { from: [1996, 8], to: [1997, 12], doors: 4, seats: 5, size: [4330, 1690, 1415], tyres: '205/50R16', price: 23000, collector: true, weight: 0.5,
        grades: [['GSR Evolution IV', 1], ['RS Evolution IV', 1.02]], codes: [['CN9A', '4G63', 1997, 'P4M']] },
      { from: [1998, 1], to: [2001, 1], doors: 4, seats: 5, size: [4350, 1770, 1415], tyres: '225/45R17', price: 38000, collector: true, weight: 0.6,
        grades: [['GSR Evolution V', 0.94]], codes: [['CP9A', '4G63', 1997, 'P4M', 3, { to: [1998, 12], grades: [['GSR Evolution V', 0.92]] }], ['CP9A', '4G63', 1997, 'P4M', 4, { from: [1999, 1], grades: [['GSR Evolution VI', 1.05]] }], ['CP9A', '4G63', 1997, 'P4M', 1, { from: [2000, 1], grades: [['GSR Tommi Makinen Edition', 1.9]] }]] },
      { from: [2001, 2], to: [2007, 8], doors: 4, seats: 5, size: [4490, 1770, 1450], tyres: '235/45R17', price: 30000, collector: true,
        grades: [['GSR', 1]], codes: [
          ['CT9A', '4G63', 1997, 'P4M', 3, { to: [2002, 12], price: 0.82, grades: [['GSR Evolution VII', 1]] }], ['CT9A', '4G63', 1997, 'P4A', 1.5, { from: [2002, 2], to: [2003, 1], price: 0.66, grades: [['GT-A Evolution VII', 1]] }],
          ['CT9A', '4G63', 1997, 'P4M', 3, { from: [2003, 1], to: [2005, 2], price: 0.95, grades: [['GSR Evolution VIII', 1], ['GSR Evolution VIII MR', 1.15]] }], ['CT9A', '4G63', 1997, 'P4M', 3, { from: [2005, 3], price: 1.2, grades: [['GSR Evolution IX', 1], ['GSR Evolution IX MR', 1.25]] }]] },
      { from: [2007, 10], to: [2016, 4], doors: 4, seats: 5, size: [4495, 1810, 1480], tyres: '245/40R18', price: 27000, collector: true,
        grades: [['GSR Evolution X', 1], ['GSR Evolution X Premium Edition', 1.14]], codes: [['CZ4A', '4B11', 1998, 'P4AM', 6], ['CZ4A', '4B11', 1998, 'P4M', 0.4, { from: [2015, 8], price: 1.7, grades: [['Final Edition', 1]] }]] },
    ] },
    { name: 'Galant Fortis', share: 1.2, body: 'SEDAN', fade: 0.15, generations: [
      { from: [2007, 8], to: [2015, 3], doors: 4, seats: 5, size: [4570, 1760, 1490], tyres: '205/60R16', price: 18000,
        grades: [['Exceed', 0.96], ['Super Exceed', 1.06], ['Sport', 1.12]], codes: [
          ['CY4A', '4B11', 1998, 'P2A', 4, { to: [2011, 9] }], ['CY4A', '4B11', 1998, 'P4A', 1.5, { to: [2011, 9], price: 1.08 }], ['CY3A', '4B10', 1798, 'P2A', 2, { from: [2009, 12], to: [2011, 9], price: 0.93, grades: [['Exceed', 0.98]] }],
          ['CY6A', '4J10', 1798, 'P2A', 2, { from: [2011, 10], grades: [['Exceed', 0.96], ['Super Exceed', 1.06]] }], ['CY4A', '4B11', 1998, 'P4A', 1, { from: [2008, 7], price: 1.5, grades: [['Ralliart', 1.04]] }]] },
    ] },
    { name: 'Galant Fortis Sportback', share: 0.7, body: 'HATCH', fade: 0.15, generations: [
      { from: [2008, 12], to: [2015, 3], doors: 5, seats: 5, size: [4585, 1760, 1505], tyres: '205/60R16', price: 18500,
        grades: [['Sport', 1.04]], codes: [
          ['CX4A', '4B11', 1998, 'P2A', 3, { to: [2011, 9] }], ['CX3A', '4B10', 1798, 'P2A', 1.5, { from: [2009, 12], to: [2011, 9], price: 0.93 }], ['CX6A', '4J10', 1798, 'P2A', 2, { from: [2011, 10] }], ['CX4A', '4B11', 1998, 'P4A', 1, { price: 1.48, grades: [['Ralliart', 1.04]] }]] },
    ] },
    { name: 'Galant', share: 0.3, body: 'SEDAN', generations: [
      { from: [1996, 8], to: [2002, 8], doors: 4, seats: 5, size: [4680, 1760, 1420], tyres: '225/50R16', price: 9500, collector: true,
        grades: [['VR-4', 1], ['VR-4 Type S', 1.08]], codes: [['EC5A', '6A13', 2498, 'P4MA']] },
    ] },
    { name: 'GTO', share: 0.25, body: 'COUPE', use: 'weekend', generations: [
      { from: [1990, 10], to: [2000, 8], doors: 3, seats: 4, size: [4575, 1840, 1285], tyres: '225/55R16', price: 20000, collector: true,
        grades: [['Twin Turbo', 1]], codes: [['Z16A', '6G72', 2972, 'P4M', 4, { grades: [['Twin Turbo', 1]] }], ['Z15A', '6G72', 2972, 'P4AM', 2, { price: 0.5, grades: [['SR', 1]] }]] },
    ] },
    { name: 'Grandis', share: 0.6, body: 'VAN', fade: 0.15, generations: [
      { from: [2003, 5], to: [2009, 3], doors: 5, seats: 7, size: [4755, 1795, 1655], tyres: '215/60R16', price: 23000,
        grades: [['Standard-G', 0.95], ['Elegance-X', 1.06], ['Sport-X', 1.08]], codes: [['NA4W', '4G69', 2378, 'P2A', 4], ['NA4W', '4G69', 2378, 'P4A', 1.5, { price: 1.1 }]] },
    ] },
    { name: 'Triton', share: 0.6, body: 'PICK-UP', fade: 0.06, generations: [
      { from: [2024, 2], doors: 4, seats: 5, size: [5360, 1930, 1815], tyres: '265/60R18', price: 37000,
        grades: [['GLS', 0.95], ['GSR', 1.05]], codes: [['LC2T', '4N16', 2439, 'D4A']] },
    ] },
    { name: 'eK Wagon', share: 3, body: 'HATCH', fade: 0.145, generations: [
      { from: [2001, 10], to: [2006, 8], doors: 5, seats: 4, size: [3395, 1475, 1550], tyres: '155/65R13', price: 9000,
        grades: [['M', 0.96], ['G', 1.06]], codes: [['H81W', '3G83', 657, 'P2A', 5], ['H81W', '3G83', 657, 'P4A', 1, { price: 1.1 }]] },
      { from: [2006, 9], to: [2013, 5], doors: 5, seats: 4, size: [3395, 1475, 1550], tyres: '155/65R13', price: 9400,
        grades: [['M', 0.94], ['MX', 0.98], ['G', 1.08]], codes: [['H82W', '3G83', 657, 'P2A', 5], ['H82W', '3G83', 657, 'P4A', 1, { price: 1.1 }]] },
      { from: [2013, 6], to: [2019, 2], doors: 5, seats: 4, size: [3395, 1475, 1620], tyres: '155/65R14', price: 10500,
        grades: [['E', 0.9], ['M', 0.98], ['G', 1.08]], codes: [['B11W', '3B20', 659, 'P2A', 5], ['B11W', '3B20', 659, 'P4A', 1, { price: 1.1 }]] },
      { from: [2019, 3], doors: 5, seats: 4, size: [3395, 1475, 1640], tyres: '155/65R14', price: 11500,
        grades: [['M', 0.95], ['G', 1.06]], codes: [['B33W', 'BR06', 659, 'P2A', 5], ['B36W', 'BR06', 659, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'eK Custom', share: 0.9, body: 'HATCH', fade: 0.145, generations: [
      { from: [2013, 6], to: [2019, 2], doors: 5, seats: 4, size: [3395, 1475, 1620], tyres: '155/65R14', price: 11800,
        grades: [['M', 0.96], ['G', 1.06], ['T', 1.16]], codes: [['B11W', '3B20', 659, 'P2A', 5], ['B11W', '3B20', 659, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'eK X', share: 0.9, body: 'CROSSOVER', fade: 0.13, generations: [
      { from: [2019, 3], doors: 5, seats: 4, size: [3395, 1475, 1640], tyres: '155/65R14', price: 12800,
        grades: [['M', 0.95], ['G', 1.04]], codes: [['B34W', 'BR06', 659, 'H2A', 4], ['B37W', 'BR06', 659, 'H4A', 1, { price: 1.1 }], ['B35W', 'BR06', 659, 'H2A', 1.4, { grades: [['T', 1.12]] }], ['B38W', 'BR06', 659, 'H4A', 0.6, { price: 1.1, grades: [['T', 1.12]] }]] },
    ] },
    { name: 'eK X EV', share: 0.2, body: 'HATCH', fade: 0.18, generations: [
      { from: [2022, 6], doors: 5, seats: 4, size: [3395, 1475, 1655], tyres: '165/55R15', price: 20000,
        grades: [['G', 0.95], ['P', 1.1]], codes: [['B5AW', 'MM48', 0, 'E2A']] },
    ] },
    { name: 'eK Space', share: 1.4, body: 'VAN', fade: 0.135, generations: [
      { from: [2014, 2], to: [2020, 2], doors: 5, seats: 4, size: [3395, 1475, 1775], tyres: '155/65R14', price: 13000,
        grades: [['M', 0.95], ['G', 1.04], ['Custom G', 1.16], ['Custom T', 1.26]], codes: [['B11A', '3B20', 659, 'P2A', 5], ['B11A', '3B20', 659, 'P4A', 1, { price: 1.1 }]] },
      { from: [2020, 3], to: [2025, 9], doors: 5, seats: 4, size: [3395, 1475, 1780], tyres: '155/65R14', price: 15000,
        grades: [['M', 0.95], ['G', 1.05]], codes: [['B34A', 'BR06', 659, 'H2A', 4], ['B37A', 'BR06', 659, 'H4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'i', share: 0.6, body: 'HATCH', fade: 0.14, generations: [
      { from: [2006, 1], to: [2013, 9], doors: 5, seats: 4, size: [3395, 1475, 1600], tyres: ['145/65R15', '175/55R15'], price: 11500,
        grades: [['L', 0.9], ['M', 1], ['G', 1.12], ['T', 1.2]], codes: [['HA1W', '3B20', 659, 'P2A', 4], ['HA1W', '3B20', 659, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'i-MiEV', share: 0.5, body: 'HATCH', fade: 0.2, generations: [
      { from: [2009, 7], to: [2018, 3], doors: 5, seats: 4, size: [3395, 1475, 1610], tyres: ['145/65R15', '175/55R15'], price: 27000,
        grades: [['G', 1.05]], codes: [['HA3W', 'Y4F1', 0, 'E2A', 2, { to: [2011, 7], price: 1.2, grades: [['Standard', 1]] }], ['HA4W', 'Y4F1', 0, 'E2A', 4, { from: [2011, 8], grades: [['M', 0.85], ['G', 1.1], ['X', 1]] }]] },
      { from: [2018, 4], to: [2021, 3], doors: 5, seats: 4, size: [3480, 1475, 1610], tyres: ['145/65R15', '175/55R15'], price: 26500,
        grades: [['X', 1]], codes: [['HD4W', 'Y4F1', 0, 'E2A']] },
    ] },
    { name: 'Minicab Truck', share: 2.4, body: 'TRUCK', use: 'commercial', fade: 0.09, generations: [
      { from: [1999, 1], to: [2014, 1], doors: 2, seats: 2, size: [3395, 1475, 1790], tyres: '145R12', price: 7500,
        grades: [['Vs', 0.96], ['VX-SE', 1.06], ['Dump', 1.35]], codes: [['U61T', '3G83', 657, 'P2MA', 3], ['U62T', '3G83', 657, 'P4MA', 5, { price: 1.15 }]] },
      { from: [2014, 2], doors: 2, seats: 2, size: [3395, 1475, 1765], tyres: '145/80R12', price: 8200,
        grades: [['M', 0.98], ['Vs', 1.02], ['G', 1.1], ['VX-SE', 1.04]], codes: [['DS16T', 'R06A', 658, 'P2MA', 3], ['DS16T', 'R06A', 658, 'P4MA', 5, { price: 1.15 }]] },
    ] },
    { name: 'Minicab Van', share: 1.6, body: 'VAN', use: 'commercial', fade: 0.105, generations: [
      { from: [1999, 1], to: [2014, 1], doors: 5, seats: 4, size: [3395, 1475, 1890], tyres: '145R12', price: 9000,
        grades: [['CS', 0.94], ['CD', 0.98], ['CL', 1.08]], codes: [['U61V', '3G83', 657, 'P2AM', 4], ['U62V', '3G83', 657, 'P4AM', 2.5, { price: 1.12 }]] },
      { from: [2014, 2], to: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '145R12', price: 9300,
        grades: [['M', 0.96], ['G', 1.06]], codes: [['DS64V', 'K6A', 658, 'P2AM', 4], ['DS64V', 'K6A', 658, 'P4MA', 2, { price: 1.12 }]] },
      { from: [2015, 3], doors: 5, seats: 4, size: [3395, 1475, 1895], tyres: '145/80R12', price: 9900,
        grades: [['M', 0.96], ['G', 1.06], ['Bravo Turbo', 1.24]], codes: [['DS17V', 'R06A', 658, 'P2AM', 4], ['DS17V', 'R06A', 658, 'P4AM', 2, { price: 1.12 }]] },
    ] },
    { name: 'Minicab-MiEV', share: 0.4, body: 'VAN', use: 'commercial', fade: 0.18, generations: [
      { from: [2011, 12], to: [2021, 3], doors: 5, seats: 4, size: [3395, 1475, 1915], tyres: '145R12', price: 21000,
        grades: [['CD 10.5kWh', 0.9], ['CD 16.0kWh', 1.08]], codes: [['U67V', 'Y4F1', 0, 'E2A', 3, { to: 2014 }], ['U68V', 'Y4F1', 0, 'E2A', 4, { from: 2015 }]] },
    ] },
    { name: 'Town Box', share: 0.7, body: 'VAN', fade: 0.125, generations: [
      { from: [2014, 2], to: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1870], tyres: '165/60R14', price: 13500,
        grades: [['G', 1], ['G Special', 1.08]], codes: [['DS64W', 'K6A', 658, 'P2A', 4], ['DS64W', 'K6A', 658, 'P4A', 1.5, { price: 1.1 }]] },
      { from: [2015, 3], doors: 5, seats: 4, size: [3395, 1475, 1910], tyres: '165/60R14', price: 14500,
        grades: [['G', 1], ['G Special', 1.08]], codes: [['DS17W', 'R06A', 658, 'P2A', 4], ['DS17W', 'R06A', 658, 'P4A', 1.5, { price: 1.1 }]] },
    ] },
  ],
}
