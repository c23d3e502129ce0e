import type { Maker } from './maker.ts'

/** Six figures of the Japanese model code are characters 4 to 9 of the chassis number; an S, C or X behind them tells the equipment line. */
export const MERCEDES_BENZ: Maker = {
  name: 'Mercedes-Benz',
  share: 1.4,
  numbering: { style: 'mercedes', maker: 'WDD', described: '', plant: 'F' },
  models: [
    { name: 'A-Class', share: 1.8, body: 'HATCH', fade: 0.165, vin: { plant: 'J' }, generations: [
      { from: [2013, 1], to: [2018, 9], doors: 5, seats: 5, size: [4290, 1780, 1435], tyres: '205/55R16', price: 32500,
        grades: [['A180', 0.95]], codes: [['176042', '270', 1595, 'P2A', 6, { grades: [['A180', 0.95], ['A180 Style', 1], ['A180 Sports', 1.1]] }], ['176044', '270', 1595, 'P2A', 1, { price: 1.25, to: [2015, 10], grades: [['A250 Sport', 1.05]] }], ['176052', '133', 1991, 'P4A', 0.8, { price: 1.95, grades: [['A45 AMG 4MATIC', 1]] }]] },
      { from: [2018, 10], doors: 5, seats: 5, size: [4420, 1800, 1420], tyres: '205/60R16', price: 36500,
        grades: [['A180', 0.95]], codes: [['177084', '282', 1331, 'P2A', 4, { grades: [['A180', 0.95], ['A180 Style', 1.02]] }], ['177012', '654', 1949, 'D2A', 3, { from: [2019, 4], price: 1.12, grades: [['A200d', 1]] }], ['177051M', '260', 1991, 'P4A', 0.6, { from: [2019, 7], price: 1.7, grades: [['AMG A35 4MATIC', 1]] }]] },
    ] },
    { name: 'B-Class', share: 0.9, body: 'HATCH', fade: 0.175, vin: { plant: 'J' }, generations: [
      { from: [2006, 1], to: [2012, 3], doors: 5, seats: 5, size: [4270, 1780, 1605], tyres: '205/55R16', price: 30500,
        grades: [['B170', 0.96]], codes: [['245232', '266', 1698, 'P2A', 4, { grades: [['B170', 0.96], ['B180', 1]] }], ['245233', '266', 2034, 'P2A', 1, { price: 1.14, grades: [['B200', 1]] }]] },
      { from: [2012, 4], to: [2019, 5], doors: 5, seats: 5, size: [4365, 1785, 1540], tyres: '225/45R17', price: 33500,
        grades: [['B180', 0.97], ['B180 Sports', 1.06]], codes: [['246242', '270', 1595, 'P2A']] },
    ] },
    { name: 'C-Class', share: 4.6, body: 'SEDAN', fade: 0.165, vin: { plant: 'R' }, generations: [
      { from: [2000, 9], to: [2007, 5], doors: 4, seats: 5, size: [4535, 1730, 1425], tyres: '205/55R16', price: 42000,
        grades: [['C180', 0.9]], codes: [['203046', '271', 1795, 'P2A', 4, { from: [2002, 8], grades: [['C180 Kompressor', 0.96], ['C180 Kompressor Avantgarde', 1.02]] }], ['203052', '272', 2496, 'P2A', 1, { from: [2005, 6], price: 1.24, left: 0.06, grades: [['C230 Avantgarde', 1]] }], ['203061', '112', 2597, 'P2A', 1.2, { to: [2005, 5], price: 1.25, left: 0.06, grades: [['C240', 1]] }]] },
      { from: [2007, 6], to: [2014, 6], doors: 4, seats: 5, size: [4585, 1770, 1445], tyres: '205/55R16', price: 44500,
        grades: [['C200', 1]], codes: [
          ['204041', '271', 1795, 'P2A', 3, { to: [2009, 12], grades: [['C200 Kompressor Elegance', 0.98], ['C200 Kompressor Avantgarde', 1]] }], ['204048', '271', 1795, 'P2A', 4, { from: [2010, 1], left: 0.02, grades: [['C200 BlueEFFICIENCY Avantgarde', 1], ['C200 CGI BlueEFFICIENCY', 0.96]] }],
          ['204049', '271', 1795, 'P2A', 2.4, { from: [2011, 5], price: 0.92, grades: [['C180 BlueEFFICIENCY', 0.96], ['C180 BlueEFFICIENCY Avantgarde AMG Sports Package', 1.08]] }], ['204052', '272', 2496, 'P2A', 1.2, { to: [2011, 4], price: 1.25, left: 0.05, grades: [['C250 Avantgarde', 1]] }], ['204077', '156', 6208, 'P2A', 0.4, { from: [2008, 2], price: 2.3, left: 0.25, grades: [['C63 AMG', 1]] }]] },
      { from: [2008, 4], to: [2014, 9], body: 'WAGON', doors: 5, seats: 5, size: [4640, 1770, 1460], tyres: '205/55R16', price: 47000, weight: 0.45,
        grades: [['C200', 1]], codes: [['204248', '271', 1795, 'P2A', 3, { from: [2010, 1], grades: [['C200 BlueEFFICIENCY Station Wagon Avantgarde', 1]] }], ['204249', '271', 1795, 'P2A', 2, { from: [2011, 5], price: 0.93, grades: [['C180 BlueEFFICIENCY Station Wagon', 1]] }]] },
      { from: [2014, 7], to: [2021, 6], doors: 4, seats: 5, size: [4690, 1810, 1445], tyres: '225/50R17', price: 50000,
        grades: [['C180', 0.95]], codes: [
          ['205040C', '274', 1595, 'P2A', 4, { to: [2018, 6], left: 0.01, grades: [['C180', 0.93], ['C180 Avantgarde', 0.98], ['C180 Avantgarde AMG Line', 1.06]] }], ['205042', '274', 1991, 'P2A', 4, { to: [2018, 6], price: 1.08, grades: [['C200 Avantgarde', 0.98], ['C200 Avantgarde AMG Line', 1.06]] }],
          ['205004', '651', 2142, 'D2A', 1.5, { from: [2015, 9], to: [2018, 6], price: 1.1, grades: [['C220d Avantgarde', 1], ['C220d Avantgarde AMG Line', 1.06]] }], ['205077', '264', 1496, 'P2A', 3, { from: [2018, 7], price: 1.08, grades: [['C200 Avantgarde', 0.98], ['C200 Avantgarde AMG Line', 1.06]] }], ['205064', '276', 2996, 'P4A', 0.5, { from: [2016, 7], price: 1.75, left: 0.1, grades: [['AMG C43 4MATIC', 1]] }]] },
      { from: [2014, 10], to: [2021, 10], body: 'WAGON', doors: 5, seats: 5, size: [4705, 1810, 1460], tyres: '225/50R17', price: 53000, weight: 0.5,
        grades: [['C180', 0.95]], codes: [['205240C', '274', 1595, 'P2A', 3, { to: [2018, 6], grades: [['C180 Station Wagon Avantgarde', 0.95], ['C180 Station Wagon Avantgarde AMG Line', 1.03]] }], ['205242', '274', 1991, 'P2A', 2, { to: [2018, 6], price: 1.06, grades: [['C200 Station Wagon Avantgarde AMG Line', 1.03]] }], ['205204', '651', 2142, 'D2A', 2, { from: [2015, 9], to: [2018, 6], price: 1.08, grades: [['C220d Station Wagon Avantgarde', 1]] }]] },
      { from: [2016, 12], to: [2023, 8], body: 'CONVERTIBLE', doors: 2, seats: 4, size: [4690, 1810, 1410], tyres: ['225/45R18', '245/40R18'], price: 66000, weight: 0.1,
        grades: [['C180 Cabriolet Sports', 1]], codes: [['205440', '274', 1595, 'P2A', 2, { to: [2018, 9], left: 0.1 }]] },
    ] },
    { name: 'E-Class', share: 2.8, body: 'SEDAN', fade: 0.175, vin: { plant: 'A' }, generations: [
      { from: [2002, 6], to: [2009, 4], doors: 4, seats: 5, size: [4850, 1820, 1430], tyres: '225/55R16', price: 63000,
        grades: [['E320', 1]], codes: [['211061', '112', 2597, 'P2A', 2, { to: [2005, 7], price: 0.9, left: 0.08, grades: [['E240', 1], ['E240 Avantgarde', 1.05]] }], ['211065', '112', 3199, 'P2A', 2, { to: [2005, 7], left: 0.12, grades: [['E320', 1], ['E320 Avantgarde', 1.05]] }], ['211052', '272', 2496, 'P2A', 3, { from: [2005, 8], price: 0.94, left: 0.06, grades: [['E250', 1], ['E250 Avantgarde', 1.05]] }], ['211056', '272', 3497, 'P2A', 2, { from: [2005, 8], price: 1.1, left: 0.1, grades: [['E350 Avantgarde', 1], ['E350 Avantgarde S', 1.06]] }]] },
      { from: [2009, 5], to: [2016, 6], doors: 4, seats: 5, size: [4870, 1855, 1455], tyres: '245/45R17', price: 64000,
        grades: [['E250', 1]], codes: [
          ['212047C', '271', 1795, 'P2A', 3, { from: [2010, 1], to: [2013, 4], grades: [['E250 BlueEFFICIENCY Avantgarde', 1]] }], ['212056', '272', 3497, 'P2A', 1, { to: [2011, 10], price: 1.2, left: 0.08, grades: [['E350 Avantgarde', 1]] }], ['212024', '642', 2986, 'D2A', 1.6, { from: [2010, 2], to: [2013, 4], price: 1.1, grades: [['E350 BlueTEC Avantgarde', 1]] }],
          ['212036C', '274', 1991, 'P2A', 3, { from: [2013, 5], grades: [['E250', 0.98], ['E250 Avantgarde', 1.04]] }], ['212026C', '642', 2986, 'D2A', 2, { from: [2013, 5], price: 1.12, grades: [['E350 BlueTEC Avantgarde', 1]] }]] },
      { from: [2009, 8], to: [2016, 10], body: 'WAGON', doors: 5, seats: 5, size: [4900, 1855, 1505], tyres: '245/45R17', price: 68000, weight: 0.4,
        grades: [['E250', 1]], codes: [['212247C', '271', 1795, 'P2A', 1, { from: [2010, 2], to: [2013, 4], grades: [['E250 BlueEFFICIENCY Station Wagon', 1]] }], ['212236C', '274', 1991, 'P2A', 1.4, { from: [2013, 5], grades: [['E250 Station Wagon Avantgarde', 1]] }]] },
      { from: [2009, 6], to: [2017, 5], body: 'COUPE', doors: 2, seats: 4, size: [4705, 1785, 1395], tyres: ['235/40R18', '255/35R18'], price: 69000, weight: 0.16,
        grades: [['E250 Coupe', 1]], codes: [['207347', '271', 1795, 'P2A', 2, { from: [2010, 6], to: [2013, 5], left: 0.05 }], ['207336', '274', 1991, 'P2A', 1.5, { from: [2013, 6] }], ['207356', '272', 3497, 'P2A', 1, { to: [2011, 10], price: 1.2, left: 0.1, grades: [['E350 Coupe', 1]] }]] },
      { from: [2016, 7], to: [2023, 12], doors: 4, seats: 5, size: [4930, 1850, 1455], tyres: '245/45R18', price: 69000,
        grades: [['E200', 1]], codes: [
          ['213042C', '274', 1991, 'P2A', 3, { to: [2018, 9], grades: [['E200 Avantgarde', 0.97], ['E200 Avantgarde Sports', 1.04]] }], ['213004C', '654', 1949, 'D2A', 4, { to: [2020, 8], price: 1.06, grades: [['E220d Avantgarde', 0.97], ['E220d Avantgarde Sports', 1.04]] }], ['213077C', '264', 1496, 'P2A', 2, { from: [2018, 10], grades: [['E200 Avantgarde', 0.97], ['E200 Sports', 1.04]] }], ['213050', '274', 1991, 'G2A', 0.6, { from: [2016, 12], to: [2020, 8], price: 1.18, grades: [['E350e Avantgarde Sports', 1]] }]] },
    ] },
    { name: 'S-Class', share: 1.5, body: 'SEDAN', fade: 0.185, vin: { plant: 'A' }, generations: [
      { from: [2005, 10], to: [2013, 9], doors: 4, seats: 5, size: [5075, 1870, 1485], tyres: '255/45R18', price: 101000,
        grades: [['S350', 0.95]], codes: [['221056', '272', 3497, 'P2A', 3, { left: 0.15, grades: [['S350', 0.95], ['S350 Luxury', 1.02]] }], ['221095', '272', 3497, 'H2A', 1, { from: [2009, 9], price: 1.05, left: 0.1, grades: [['S400 Hybrid', 1]] }]] },
      { from: [2005, 10], to: [2013, 9], body: 'LIMOUSINE', doors: 4, seats: 5, size: [5205, 1870, 1485], tyres: '255/45R18', price: 128000, weight: 0.7,
        grades: [['S500 Long', 1]], codes: [['221171', '273', 5461, 'P2A', 3, { to: [2010, 9], left: 0.35, grades: [['S500 Long', 0.97], ['S550 Long', 1]] }], ['221173', '278', 4663, 'P2A', 1.5, { from: [2010, 10], left: 0.3, grades: [['S550 BlueEFFICIENCY Long', 1]] }], ['221176', '275', 5513, 'P2A', 0.4, { price: 1.6, left: 0.4, grades: [['S600 Long', 1]] }]] },
      { from: [2013, 10], to: [2020, 12], doors: 4, seats: 5, size: [5120, 1900, 1495], tyres: '245/50R18', price: 113000,
        grades: [['S400 Hybrid', 0.97]], codes: [['222057', '276', 3497, 'H2A', 3, { to: [2017, 7], left: 0.06, grades: [['S400 Hybrid', 0.97], ['S400 Hybrid AMG Line', 1.03]] }], ['222020', '656', 2924, 'D2A', 2, { from: [2017, 8], grades: [['S400d', 1], ['S400d AMG Line', 1.03]] }]] },
      { from: [2013, 10], to: [2020, 12], body: 'LIMOUSINE', doors: 4, seats: 5, size: [5250, 1900, 1495], tyres: '245/50R18', price: 152000, weight: 0.7,
        grades: [['S550 Long', 1]], codes: [['222182', '278', 4663, 'P2A', 3, { to: [2017, 7], left: 0.25, grades: [['S550 Long', 1], ['S550 Long AMG Line', 1.02]] }], ['222163', '276', 2996, 'G2A', 1, { from: [2014, 11], to: [2017, 7], price: 0.98, left: 0.1, grades: [['S550 Plug-in Hybrid Long', 1]] }], ['222183', '176', 3982, 'P2A', 1, { from: [2017, 8], price: 1.06, left: 0.15, grades: [['S560 Long', 1]] }]] },
      { from: [2021, 1], doors: 4, seats: 5, size: [5180, 1920, 1505], tyres: '255/50R18', price: 122000,
        grades: [['S400d 4MATIC', 1]], codes: [['223033', '656', 2924, 'D4A', 2, { left: 0.02 }], ['223063', '256', 2996, 'P4A', 1, { price: 1.1, grades: [['S500 4MATIC', 1]] }]] },
    ] },
    { name: 'CLA-Class', share: 1.4, body: 'COUPE', fade: 0.16, vin: { plant: 'N' }, generations: [
      { from: [2013, 7], to: [2019, 7], doors: 4, seats: 5, size: [4640, 1780, 1430], tyres: '225/45R17', price: 39500,
        grades: [['CLA180', 0.94], ['CLA180 AMG Style', 1.03]], codes: [['117342', '270', 1595, 'P2A', 4, { grades: [['CLA180', 0.94], ['CLA180 Sports', 1.02], ['CLA180 AMG Style', 1.05]] }], ['117344', '270', 1991, 'P2A', 1.5, { price: 1.24, grades: [['CLA250', 0.98], ['CLA250 Sport', 1.04]] }], ['117352', '133', 1991, 'P4A', 0.6, { price: 1.8, left: 0.08, grades: [['CLA45 AMG 4MATIC', 1]] }]] },
      { from: [2019, 8], doors: 4, seats: 5, size: [4690, 1830, 1430], tyres: '225/45R18', price: 47500,
        grades: [['CLA200d', 1]], codes: [['118312M', '654', 1949, 'D2A', 3, { grades: [['CLA200d', 1], ['CLA200d AMG Line', 1.06]] }], ['118347M', '260', 1991, 'P4A', 1.2, { price: 1.12, grades: [['CLA250 4MATIC AMG Line', 1]] }]] },
    ] },
    { name: 'GLC', share: 1.5, body: 'SUV', fade: 0.135, vin: { maker: 'WDC' }, generations: [
      { from: [2016, 2], to: [2023, 2], doors: 5, seats: 5, size: [4660, 1890, 1645], tyres: '235/60R18', price: 63000,
        grades: [['GLC250', 1]], codes: [['253946', '274', 1991, 'P4A', 3, { to: [2019, 9], grades: [['GLC250 4MATIC', 0.96], ['GLC250 4MATIC Sports', 1.03]] }], ['253905', '651', 2142, 'D4A', 3, { from: [2017, 2], to: [2019, 9], price: 1.02, grades: [['GLC220d 4MATIC', 0.96], ['GLC220d 4MATIC Sports', 1.03]] }], ['253915', '654', 1949, 'D4A', 3, { from: [2019, 10], price: 1.04, grades: [['GLC220d 4MATIC', 0.97], ['GLC220d 4MATIC AMG Line', 1.05]] }], ['253954', '274', 1991, 'G4A', 0.4, { from: [2017, 1], to: [2019, 9], price: 1.2, grades: [['GLC350e 4MATIC Sports', 1]] }]] },
    ] },
    { name: 'G-Class', share: 0.9, body: 'SUV', fade: 0.055, vin: { maker: 'WDB', plant: 'X' }, generations: [
      { from: [2001, 4], to: [2018, 5], doors: 5, seats: 5, size: [4575, 1860, 1970], tyres: '265/60R18', price: 92000,
        grades: [['G350', 1]], codes: [['463236', '273', 5461, 'P4A', 1.6, { from: [2008, 9], to: [2015, 10], left: 0.35, grades: [['G550 Long', 1], ['G550', 0.98]] }], ['463346', '642', 2986, 'D4A', 3, { from: [2013, 8], left: 0.06, grades: [['G350 BlueTEC', 1], ['G350d', 1.06]] }], ['463272', '157', 5461, 'P4A', 1.6, { from: [2012, 8], price: 1.5, left: 0.35, grades: [['G63 AMG', 1], ['AMG G63', 1.05]] }], ['463248', '113', 4965, 'P4A', 0.6, { to: [2008, 8], price: 0.9, left: 0.7, grades: [['G500 Long', 1]] }]] },
      { from: [2018, 6], doors: 5, seats: 5, size: [4660, 1930, 1975], tyres: '275/55R19', price: 134000,
        grades: [['G350d', 1]], codes: [['463349', '656', 2924, 'D4A', 2, { from: [2019, 4], grades: [['G350d', 0.96], ['G350d AMG Line', 1.03], ['G400d AMG Line', 1.1]] }], ['463276', '177', 3982, 'P4A', 2, { price: 1.5, left: 0.15, grades: [['AMG G63', 1]] }]] },
    ] },
    { name: 'SLK-Class', share: 0.7, body: 'CONVERTIBLE', use: 'weekend', fade: 0.13, generations: [
      { from: [2004, 9], to: [2011, 6], doors: 2, seats: 2, size: [4090, 1810, 1300], tyres: ['225/45R17', '245/40R17'], price: 50000,
        grades: [['SLK200 Kompressor', 0.95]], codes: [['171442', '271', 1795, 'P2AM', 3, { grades: [['SLK200 Kompressor', 0.95]] }], ['171456', '272', 3497, 'P2A', 1.4, { price: 1.3, left: 0.12, grades: [['SLK350', 1]] }]] },
      { from: [2011, 7], to: [2016, 5], doors: 2, seats: 2, size: [4145, 1810, 1300], tyres: ['225/45R17', '245/40R17'], price: 53500,
        grades: [['SLK200', 0.97]], codes: [['172448', '271', 1795, 'P2A', 4, { grades: [['SLK200 BlueEFFICIENCY', 0.97], ['SLK200 BlueEFFICIENCY Sports', 1.03]] }], ['172457', '276', 3497, 'P2A', 1, { price: 1.35, left: 0.1, grades: [['SLK350 BlueEFFICIENCY', 1]] }]] },
    ] },
  ],
}
