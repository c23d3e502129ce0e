import type { Maker } from './maker.ts'

/** BMW's make of this name, from 2002 in Japan. */
export const MINI: Maker = {
  name: 'MINI',
  share: 0.6,
  numbering: { style: 'bmw', maker: 'WMW', described: '', plant: 'T' },
  models: [
    { name: '3 Door', share: 5, body: 'HATCH', fade: 0.14, generations: [
      { from: [2002, 3], to: [2007, 1], doors: 3, seats: 4, size: [3625, 1690, 1415], tyres: '175/65R15', price: 21000,
        grades: [['Cooper', 1]], codes: [['RA16', 'W10B16A', 1598, 'P2AM', 4, { grades: [['One', 0.88], ['Cooper', 1], ['Cooper Park Lane', 1.06]] }], ['RE16', 'W11B16A', 1598, 'P2MA', 2, { price: 1.22, grades: [['Cooper S', 1]] }]] },
      { from: [2007, 2], to: [2014, 3], doors: 3, seats: 4, size: [3700, 1685, 1430], tyres: '175/65R15', price: 23500,
        grades: [['Cooper', 1]], codes: [
          ['MF16', 'N12B16A', 1598, 'P2AM', 3, { to: [2010, 9], grades: [['Cooper', 1]] }], ['MF16S', 'N14B16A', 1598, 'P2AM', 2, { to: [2010, 9], price: 1.24, grades: [['Cooper S', 1], ['John Cooper Works', 1.25]] }], ['ME14', 'N12B14A', 1397, 'P2AM', 1, { to: [2010, 9], price: 0.9, grades: [['One', 1]] }],
          ['SR16', 'N16B16A', 1598, 'P2AM', 1.5, { from: [2010, 10], price: 0.9, grades: [['One', 1], ['One Baker Street', 1.06]] }], ['SU16', 'N16B16A', 1598, 'P2AM', 3, { from: [2010, 10], grades: [['Cooper', 1], ['Cooper Mayfair', 1.08]] }], ['SV16', 'N18B16A', 1598, 'P2AM', 2, { from: [2010, 10], price: 1.24, grades: [['Cooper S', 1], ['Cooper S Goodwood', 1.5]] }]] },
      { from: [2014, 4], to: [2024, 2], doors: 3, seats: 4, size: [3835, 1725, 1415], tyres: '175/65R15', price: 27000,
        grades: [['Cooper', 1]], codes: [
          ['XM15', 'B38A15A', 1498, 'P2AM', 4, { to: [2018, 4] }], ['XM20', 'B48A20A', 1998, 'P2AM', 2.5, { to: [2018, 4], price: 1.22, grades: [['Cooper S', 1], ['John Cooper Works', 1.28]] }], ['XN15', 'B37C15A', 1496, 'D2A', 1, { from: [2016, 4], to: [2018, 4], price: 1.06, grades: [['Cooper D', 1]] }],
          ['XR15', 'B38A15A', 1498, 'P2A', 3, { from: [2018, 5], grades: [['One', 0.9], ['Cooper', 1]] }], ['XR20', 'B48A20A', 1998, 'P2A', 2, { from: [2018, 5], price: 1.22, grades: [['Cooper S', 1], ['John Cooper Works', 1.28]] }]] },
    ] },
    { name: '5 Door', share: 2.6, body: 'HATCH', fade: 0.14, generations: [
      { from: [2014, 10], to: [2024, 5], doors: 5, seats: 5, size: [4000, 1725, 1445], tyres: '175/65R15', price: 28500,
        grades: [['Cooper', 1]], codes: [
          ['XS15', 'B38A15A', 1498, 'P2A', 4, { to: [2018, 4] }], ['XS20', 'B48A20A', 1998, 'P2A', 2, { to: [2018, 4], price: 1.2, grades: [['Cooper S', 1]] }], ['XT15', 'B37C15A', 1496, 'D2A', 2, { from: [2016, 4], to: [2018, 4], price: 1.06, grades: [['Cooper D', 1]] }],
          ['XU15', 'B38A15A', 1498, 'P2A', 3, { from: [2018, 5], grades: [['One', 0.9], ['Cooper', 1]] }], ['XU20', 'B48A20A', 1998, 'P2A', 1.5, { from: [2018, 5], price: 1.2, grades: [['Cooper S', 1]] }]] },
    ] },
    { name: 'Clubman', share: 2.6, body: 'WAGON', fade: 0.145, generations: [
      { from: [2008, 3], to: [2015, 10], doors: 4, seats: 4, size: [3945, 1685, 1440], tyres: '175/65R15', price: 26000,
        grades: [['Cooper Clubman', 1]], codes: [['ML16', 'N12B16A', 1598, 'P2AM', 2, { to: [2010, 9] }], ['MM16', 'N14B16A', 1598, 'P2AM', 1.5, { to: [2010, 9], price: 1.2, grades: [['Cooper S Clubman', 1]] }], ['ZF16', 'N16B16A', 1598, 'P2AM', 2, { from: [2010, 10] }], ['ZG16', 'N18B16A', 1598, 'P2AM', 1.5, { from: [2010, 10], price: 1.2, grades: [['Cooper S Clubman', 1], ['Cooper S Clubman Hampton', 1.1]] }]] },
      { from: [2015, 11], to: [2024, 2], doors: 6, seats: 5, size: [4270, 1800, 1470], tyres: '205/55R16', price: 34000,
        grades: [['Cooper Clubman', 1]], codes: [['LN15', 'B38A15A', 1498, 'P2A', 3, { to: [2019, 9] }], ['LN20', 'B48A20A', 1998, 'P2A', 2, { to: [2019, 9], price: 1.16, grades: [['Cooper S Clubman', 1]] }], ['LR20', 'B47C20A', 1995, 'D2A', 3, { from: [2016, 11], to: [2019, 9], price: 1.06, grades: [['Cooper D Clubman', 1], ['Cooper SD Clubman', 1.1]] }], ['LV15', 'B38A15A', 1498, 'P2A', 2, { from: [2019, 10] }]] },
    ] },
    { name: 'Crossover', share: 3.2, body: 'CROSSOVER', fade: 0.145, vin: { plant: 'W' }, generations: [
      { from: [2011, 1], to: [2017, 1], doors: 5, seats: 5, size: [4105, 1790, 1550], tyres: '205/55R17', price: 32000,
        grades: [['Cooper Crossover', 1]], codes: [['ZB16', 'N16B16A', 1598, 'P2AM', 3, { grades: [['One Crossover', 0.9], ['Cooper Crossover', 1]] }], ['ZC16', 'N18B16A', 1598, 'P2A', 1.5, { price: 1.16, grades: [['Cooper S Crossover', 1]] }], ['ZC16A', 'N18B16A', 1598, 'P4AM', 1.2, { price: 1.22, grades: [['Cooper S Crossover ALL4', 1]] }], ['ZD20', 'N47C20A', 1995, 'D2A', 3, { from: [2014, 9], price: 1.1, grades: [['Cooper D Crossover', 1], ['Cooper SD Crossover', 1.1]] }]] },
      { from: [2017, 2], to: [2023, 10], doors: 5, seats: 5, size: [4315, 1820, 1595], tyres: '225/55R17', price: 38000,
        grades: [['Cooper D Crossover', 1]], codes: [['YT20', 'B47C20A', 1995, 'D2A', 4, { to: [2020, 8] }], ['YT20', 'B47C20A', 1995, 'D4A', 2, { to: [2020, 8], price: 1.1, grades: [['Cooper D Crossover ALL4', 1], ['Cooper SD Crossover ALL4', 1.1]] }], ['YS15', 'B38A15A', 1498, 'P2A', 2, { from: [2019, 2], to: [2020, 8], price: 0.94, grades: [['Cooper Crossover', 1]] }], ['YU15', 'B38A15A', 1498, 'G4A', 0.8, { from: [2017, 7], to: [2020, 8], price: 1.12, grades: [['Cooper S E Crossover ALL4', 1]] }]] },
    ] },
    { name: 'Convertible', share: 1.1, body: 'CONVERTIBLE', use: 'weekend', fade: 0.13, generations: [
      { from: [2004, 9], to: [2009, 3], doors: 2, seats: 4, size: [3635, 1690, 1415], tyres: '175/65R15', price: 26500,
        grades: [['Cooper Convertible', 1]], codes: [['RF16', 'W10B16A', 1598, 'P2AM', 3], ['RH16', 'W11B16A', 1598, 'P2AM', 2, { price: 1.18, grades: [['Cooper S Convertible', 1]] }]] },
      { from: [2009, 4], to: [2016, 2], doors: 2, seats: 4, size: [3700, 1685, 1415], tyres: '175/65R15', price: 29500,
        grades: [['Cooper Convertible', 1]], codes: [['MR16', 'N12B16A', 1598, 'P2AM', 2, { to: [2010, 9] }], ['MS16', 'N14B16A', 1598, 'P2AM', 1.5, { to: [2010, 9], price: 1.18, grades: [['Cooper S Convertible', 1]] }], ['ZN16', 'N16B16A', 1598, 'P2AM', 2, { from: [2010, 10] }], ['ZP16', 'N18B16A', 1598, 'P2AM', 1.5, { from: [2010, 10], price: 1.18, grades: [['Cooper S Convertible', 1]] }]] },
      { from: [2016, 3], to: [2024, 6], doors: 2, seats: 4, size: [3835, 1725, 1415], tyres: '195/55R16', price: 34000,
        grades: [['Cooper Convertible', 1]], codes: [['WG15', 'B38A15A', 1498, 'P2A', 3, { to: [2018, 4] }], ['WG20', 'B48A20A', 1998, 'P2A', 2, { to: [2018, 4], price: 1.16, grades: [['Cooper S Convertible', 1], ['John Cooper Works Convertible', 1.2]] }], ['WJ15', 'B38A15A', 1498, 'P2A', 2, { from: [2018, 5] }]] },
    ] },
    { name: 'Paceman', share: 0.4, body: 'COUPE', fade: 0.15, vin: { plant: 'W' }, generations: [
      { from: [2013, 3], to: [2016, 12], doors: 3, seats: 4, size: [4125, 1785, 1530], tyres: '205/55R17', price: 34000,
        grades: [['Cooper Paceman', 0.95]], codes: [['RS16', 'N16B16A', 1598, 'P2A', 2], ['SS16', 'N18B16A', 1598, 'P2A', 2, { price: 1.16, grades: [['Cooper S Paceman', 1]] }]] },
    ] },
  ],
}
