import type { Maker } from './maker.ts'

export const LAND_ROVER: Maker = {
  name: 'Land Rover',
  share: 0.4,
  numbering: { style: 'plain', maker: 'SAL', described: 'LMAMC', plant: 'A' },
  models: [
    { name: 'Range Rover', share: 1.4, body: 'SUV', fade: 0.145, vin: { described: 'LMAMC' }, generations: [
      { from: [2002, 4], to: [2012, 12], doors: 5, seats: 5, size: [4970, 1955, 1880], tyres: '255/55R19', price: 96000, weight: 0.7,
        grades: [['HSE', 0.95], ['Vogue', 1.05]], codes: [['LM44', '448S2', 4398, 'P4A', 2, { to: [2009, 10], left: 0.06 }], ['LM5N', '508PN', 4999, 'P4A', 1, { from: [2009, 11], left: 0.05, grades: [['5.0 V8 Vogue', 1]] }], ['LM5S', '508PS', 4999, 'P4A', 0.8, { from: [2009, 11], price: 1.2, left: 0.1, grades: [['5.0 V8 Supercharged Vogue', 1], ['Autobiography', 1.1]] }]] },
      { from: [2013, 1], to: [2021, 12], doors: 5, seats: 5, size: [5005, 1985, 1865], tyres: '255/55R20', price: 121000,
        grades: [['Vogue', 1]], codes: [['LG3SB', '306PS', 2994, 'P4A', 3, { from: [2014, 1], to: [2018, 12], left: 0.03, grades: [['3.0 V6 Supercharged Vogue', 1]] }], ['LG5SA', '508PS', 4999, 'P4A', 2, { price: 1.2, left: 0.12, grades: [['5.0 V8 Supercharged Vogue', 1], ['Autobiography', 1.14]] }], ['LG3KC', '306DT', 2992, 'D4A', 1.4, { from: [2018, 1], price: 1.02, grades: [['3.0 SDV6 Vogue', 1]] }]] },
    ] },
    { name: 'Range Rover Sport', share: 1.4, body: 'SUV', fade: 0.145, vin: { described: 'WA2VF' }, generations: [
      { from: [2005, 11], to: [2013, 10], doors: 5, seats: 5, size: [4795, 1930, 1810], tyres: '255/50R19', price: 75000, weight: 0.7,
        grades: [['HSE', 1]], codes: [['LS44', '448PN', 4393, 'P4A', 1.4, { to: [2009, 9], left: 0.04, grades: [['SE', 0.95], ['HSE', 1.03]] }], ['LS42S', '428PS', 4196, 'P4A', 0.7, { to: [2009, 9], price: 1.15, left: 0.06, grades: [['Supercharged', 1]] }], ['LS5N', '508PN', 4999, 'P4A', 1.3, { from: [2009, 10], grades: [['5.0 V8', 1], ['5.0 V8 Luxury Package', 1.06]] }]] },
      { from: [2013, 11], to: [2022, 9], doors: 5, seats: 5, size: [4855, 1985, 1800], tyres: '255/55R20', price: 90000,
        grades: [['SE', 0.94], ['HSE', 1.05]], codes: [['LW3SA', '306PS', 2994, 'P4A', 3, { to: [2018, 12], left: 0.02 }], ['LW5SA', '508PS', 4999, 'P4A', 0.8, { price: 1.3, left: 0.1, grades: [['Autobiography Dynamic', 1], ['SVR', 1.25]] }], ['LW3KC', '306DT', 2993, 'D4A', 2, { from: [2017, 6], price: 1.02 }]] },
    ] },
    { name: 'Range Rover Evoque', share: 2.2, body: 'CUV', fade: 0.15, vin: { described: 'VA2BG', plant: 'H' }, generations: [
      { from: [2012, 3], to: [2019, 5], doors: 5, seats: 5, size: [4355, 1900, 1635], tyres: '235/55R19', price: 52500,
        grades: [['Pure', 0.94], ['Prestige', 1.08], ['Dynamic', 1.1]], codes: [['LV2A', '204PT', 1998, 'P4A', 5, { left: 0.01 }], ['LV2NB', '204DTD', 1999, 'D4A', 1.5, { from: [2017, 1], price: 1.04, grades: [['SE', 0.97], ['HSE Dynamic', 1.12]] }]] },
      { from: [2012, 3], to: [2017, 12], body: 'COUPE', doors: 3, seats: 4, size: [4355, 1900, 1605], tyres: '245/45R20', price: 54500, weight: 0.14,
        grades: [['Coupe Pure', 0.96], ['Coupe Dynamic', 1.06]], codes: [['LV2AC', '204PT', 1998, 'P4A']] },
      { from: [2019, 6], doors: 5, seats: 5, size: [4380, 1905, 1650], tyres: '235/60R18', price: 57000,
        grades: [['S', 1]], codes: [['LZ2XA', 'PT204', 1997, 'P4A', 2, { grades: [['P200', 0.92], ['P250 SE', 1.06], ['R-Dynamic S', 1.04]] }], ['LZ2NA', '204DTD', 1999, 'D4A', 2.4, { grades: [['D180 S', 0.98], ['R-Dynamic S D180', 1.04], ['R-Dynamic SE D200', 1.1]] }]] },
    ] },
    { name: 'Discovery', share: 1, body: 'SUV', fade: 0.15, vin: { described: 'RA2BV' }, generations: [
      { from: [2005, 5], to: [2017, 4], doors: 5, seats: 7, size: [4850, 1920, 1890], tyres: '255/55R19', price: 62000,
        grades: [['SE', 0.95], ['HSE', 1.06]], codes: [['LA44', '448PN', 4393, 'P4A', 1, { to: [2009, 11], left: 0.02 }], ['LA40A', '406PN', 4009, 'P4A', 1, { to: [2009, 11], price: 0.88, left: 0.02, grades: [['S', 1]] }], ['LA3SA', '306PS', 2994, 'P4A', 2, { from: [2014, 1] }]] },
      { from: [2017, 5], doors: 5, seats: 7, size: [4970, 1995, 1895], tyres: '255/60R19', price: 72000,
        grades: [['SE', 0.95], ['HSE', 1.06]], codes: [['LR3VA', '306PS', 2994, 'P4A', 1, { to: [2020, 11] }], ['LR3KA', '306DT', 2992, 'D4A', 2.5, { price: 1.02 }]] },
    ] },
    { name: 'Discovery Sport', share: 1.4, body: 'SUV', fade: 0.155, vin: { described: 'CA2BG', plant: 'H' }, generations: [
      { from: [2014, 11], doors: 5, seats: 7, size: [4610, 1895, 1725], tyres: '235/60R18', price: 50500,
        grades: [['SE', 0.96]], codes: [['LC2A', '204PT', 1998, 'P4A', 2, { to: [2017, 9], seats: 5, grades: [['SE', 0.96], ['HSE', 1.05]] }], ['LC2NB', '204DTD', 1999, 'D4A', 2.4, { from: [2017, 1], to: [2019, 10], price: 1.02, grades: [['SE', 0.96], ['HSE', 1.05]] }], ['LC2NC', '204DTD', 1999, 'D4A', 2, { from: [2019, 11], price: 1.04, grades: [['S', 0.95], ['R-Dynamic S', 1.02], ['R-Dynamic SE', 1.08]] }]] },
    ] },
    { name: 'Defender', share: 1, body: 'SUV', fade: 0.06, vin: { described: 'EA7BU', plant: '2' }, generations: [
      { from: [2020, 9], doors: 5, seats: 5, size: [4945, 1995, 1970], tyres: '255/65R19', price: 68000,
        grades: [['110 S', 0.95], ['110 SE', 1.02], ['110 HSE', 1.12]], codes: [['LE72XA', 'PT204', 1995, 'P4A', 2, { to: [2023, 8], grades: [['110', 0.92], ['110 S', 0.98], ['110 SE', 1.04]] }], ['LE72WA', 'DT306', 2993, 'D4A', 3, { from: [2021, 6], price: 1.1 }]] },
    ] },
  ],
}
