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
  ],
}
