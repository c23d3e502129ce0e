import type { Maker } from './maker.ts'

/** The chassis number holds the type: 99 for every 911, 98 for Boxster and Cayman. */
export const PORSCHE: Maker = {
  name: 'Porsche',
  share: 0.3,
  numbering: { style: 'zzz', maker: 'WP0', described: '', plant: 'S' },
  models: [
    { name: '911', share: 2.2, body: 'COUPE', use: 'weekend', fade: 0.06, generations: [
      { from: [2004, 8], to: [2011, 10], doors: 2, seats: 4, size: [4435, 1810, 1310], tyres: ['235/40R18', '265/40R18'], price: 92000,
        grades: [['Carrera', 1]], codes: [['99705', 'M96/05', 3595, 'P2AM', 2, { to: [2008, 6], left: 0.2 }], ['99701', 'M97/01', 3824, 'P2AM', 2, { to: [2008, 6], price: 1.1, left: 0.2, grades: [['Carrera S', 1]] }], ['997MA102', 'MA1/02', 3613, 'P2AM', 2, { from: [2008, 7], price: 1.08, left: 0.12 }], ['99770', 'M97/70', 3600, 'P4AM', 0.8, { from: [2006, 6], to: [2009, 8], price: 1.55, left: 0.25, grades: [['Turbo', 1]] }]] },
      { from: [2011, 11], to: [2019, 6], doors: 2, seats: 4, size: [4500, 1810, 1305], tyres: ['235/40R19', '285/35R19'], price: 112000,
        grades: [['Carrera', 1]], codes: [['991MA104', 'MA1/04', 3436, 'P2AM', 3, { to: [2015, 8], left: 0.06 }], ['991MA103', 'MA1/03', 3799, 'P2AM', 2.4, { to: [2015, 8], price: 1.15, left: 0.08, grades: [['Carrera S', 1]] }], ['991H1', 'MDC', 2981, 'P2AM', 2, { from: [2015, 9], price: 1.06, left: 0.06, grades: [['Carrera', 1], ['Carrera T', 1.15]] }]] },
      { from: [2012, 3], to: [2019, 6], body: 'CONVERTIBLE', doors: 2, seats: 4, size: [4500, 1810, 1300], tyres: ['235/40R19', '285/35R19'], price: 125000, weight: 0.16,
        grades: [['Carrera Cabriolet', 1]], codes: [['991MA104C', 'MA1/04', 3436, 'P2A', 1, { to: [2015, 8], left: 0.1 }]] },
      { from: [2019, 7], doors: 2, seats: 4, size: [4520, 1850, 1300], tyres: ['245/35R20', '305/30R21'], price: 150000, weight: 0.6,
        grades: [['Carrera S', 1]], codes: [['992H1', 'DKK', 2981, 'P2A', 2, { left: 0.04, grades: [['Carrera', 0.9], ['Carrera S', 1.05]] }]] },
    ] },
    { name: 'Boxster', share: 1.4, body: 'CONVERTIBLE', use: 'weekend', fade: 0.095, generations: [
      { from: [1997, 1], to: [2004, 11], doors: 2, seats: 2, size: [4315, 1780, 1290], tyres: ['205/55R16', '225/50R16'], price: 13500, collector: true, weight: 0.4,
        grades: [['Boxster', 1]], codes: [['98623', 'M96/23', 2687, 'P2AM', 2, { from: [2000, 1], left: 0.2 }], ['98621', 'M96/21', 3179, 'P2AM', 1, { from: [2000, 1], price: 1.2, left: 0.25, grades: [['Boxster S', 1]] }]] },
      { from: [2004, 12], to: [2012, 5], doors: 2, seats: 2, size: [4330, 1800, 1295], tyres: ['205/55R17', '235/50R17'], price: 58000,
        grades: [['Boxster', 1]], codes: [['98720', 'M97/20', 2687, 'P2AM', 3, { to: [2008, 12], left: 0.12 }], ['98721', 'M97/21', 3386, 'P2AM', 1, { from: [2006, 8], to: [2008, 12], price: 1.2, left: 0.12, grades: [['Boxster S', 1]] }], ['987MA120', 'MA1/20', 2892, 'P2AM', 2, { from: [2009, 1], price: 1.04, left: 0.06 }]] },
      { from: [2012, 6], to: [2016, 3], doors: 2, seats: 2, size: [4375, 1800, 1280], tyres: ['235/45R18', '265/45R18'], price: 64000,
        grades: [['Boxster', 1]], codes: [['981MA122', 'MA1/22', 2706, 'P2AM', 3, { left: 0.03 }], ['981MA123', 'MA1/23', 3436, 'P2AM', 1, { price: 1.25, left: 0.05, grades: [['Boxster S', 1], ['Boxster GTS', 1.15]] }]] },
    ] },
    { name: 'Cayman', share: 1, body: 'COUPE', use: 'weekend', fade: 0.09, generations: [
      { from: [2005, 11], to: [2012, 11], doors: 3, seats: 2, size: [4340, 1800, 1305], tyres: ['205/55R17', '235/50R17'], price: 59000,
        grades: [['Cayman', 1]], codes: [['98720C', 'M97/20', 2687, 'P2AM', 2, { from: [2006, 8], to: [2008, 12], left: 0.1 }], ['98721C', 'M97/21', 3386, 'P2AM', 1, { to: [2008, 12], price: 1.18, left: 0.12, grades: [['Cayman S', 1]] }], ['987MA120C', 'MA1/20', 2892, 'P2AM', 1.6, { from: [2009, 1], price: 1.04 }]] },
      { from: [2012, 12], to: [2016, 5], doors: 3, seats: 2, size: [4380, 1800, 1295], tyres: ['235/45R18', '265/45R18'], price: 66000,
        grades: [['Cayman', 1]], codes: [['981MA122C', 'MA1/22', 2706, 'P2AM', 2, { left: 0.02 }], ['981MA123C', 'MA1/23', 3436, 'P2AM', 1, { price: 1.24, left: 0.03, grades: [['Cayman S', 1], ['Cayman GTS', 1.14]] }]] },
    ] },
    { name: 'Cayenne', share: 2.2, body: 'SUV', fade: 0.145, vin: { maker: 'WP1', plant: 'L' }, generations: [
      { from: [2002, 9], to: [2010, 2], doors: 5, seats: 5, size: [4800, 1930, 1700], tyres: '255/55R18', price: 76000, weight: 0.7,
        grades: [['Cayenne', 1]], codes: [['9PABFD', 'BFD', 3188, 'P4A', 1.4, { to: [2006, 12], left: 0.12 }], ['9PA00', 'M48/00', 4510, 'P4A', 1, { to: [2006, 12], price: 1.2, left: 0.2, grades: [['Cayenne S', 1]] }], ['9PABAU', 'M55/01', 3598, 'P4A', 2, { from: [2007, 1], left: 0.06 }], ['9PAM4801', 'M48/01', 4806, 'P4A', 1.2, { from: [2007, 1], price: 1.22, left: 0.15, grades: [['Cayenne S', 1], ['Cayenne GTS', 1.15]] }]] },
      { from: [2010, 3], to: [2018, 1], doors: 5, seats: 5, size: [4855, 1940, 1710], tyres: '255/55R18', price: 86000,
        grades: [['Cayenne', 1], ['Cayenne Platinum Edition', 1.08]], codes: [['92AM5502', 'M55/02', 3598, 'P4A', 4, { left: 0.02 }], ['92AM4802', 'M48/02', 4806, 'P4A', 1, { to: [2014, 9], price: 1.28, left: 0.08, grades: [['Cayenne S', 1], ['Cayenne GTS', 1.12]] }], ['92ACGEA', 'CGE', 2995, 'H4A', 0.8, { to: [2014, 9], price: 1.3, grades: [['Cayenne S Hybrid', 1]] }], ['92ACGFA', 'CGF', 2995, 'G4A', 0.6, { from: [2014, 10], price: 1.32, grades: [['Cayenne S E-Hybrid', 1]] }]] },
    ] },
    { name: 'Macan', share: 1.8, body: 'SUV', fade: 0.12, vin: { maker: 'WP1', plant: 'L' }, generations: [
      { from: [2014, 4], to: [2024, 6], doors: 5, seats: 5, size: [4680, 1925, 1625], tyres: ['235/60R18', '255/55R18'], price: 72000,
        grades: [['Macan', 1]], codes: [['95BCNC', 'CNC', 1984, 'P4A', 4, { to: [2018, 11] }], ['95BCTM', 'CTM', 2996, 'P4A', 2, { to: [2018, 11], price: 1.2, left: 0.02, grades: [['Macan S', 1], ['Macan GTS', 1.15]] }], ['95BCTL', 'CTL', 3604, 'P4A', 0.7, { to: [2018, 11], price: 1.5, left: 0.04, grades: [['Macan Turbo', 1]] }], ['J1H1', 'DLH', 1984, 'P4A', 2, { from: [2018, 12], price: 1.04 }]] },
    ] },
    { name: 'Panamera', share: 1, body: 'SEDAN', fade: 0.155, vin: { plant: 'L' }, generations: [
      { from: [2009, 9], to: [2016, 12], doors: 5, seats: 4, size: [4970, 1930, 1420], tyres: ['245/50R18', '275/45R18'], price: 103000,
        grades: [['Panamera', 1]], codes: [['970M46', 'M46/20', 3604, 'P2A', 2, { from: [2010, 5], left: 0.03, grades: [['Panamera', 1], ['Panamera Platinum Edition', 1.06]] }], ['970M48', 'M48/20', 4806, 'P2A', 1, { to: [2013, 7], price: 1.25, left: 0.08, grades: [['Panamera S', 1]] }], ['970CGEA', 'CGE', 2995, 'H2A', 0.6, { from: [2011, 9], to: [2013, 7], price: 1.4, grades: [['Panamera S Hybrid', 1]] }]] },
    ] },
  ],
}
