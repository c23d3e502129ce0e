import type { Maker } from './maker.ts'

export const JEEP: Maker = {
  name: 'Jeep',
  share: 0.4,
  numbering: { style: 'plain', maker: '1C4', described: 'HJWKG', plant: 'L' },
  models: [
    { name: 'Wrangler', share: 3, body: 'SUV', fade: 0.085, vin: { described: 'HJWKG', plant: 'L' }, generations: [
      { from: [2007, 3], to: [2018, 10], doors: 5, seats: 5, size: [4705, 1880, 1845], tyres: '245/75R17', price: 39500,
        grades: [['Unlimited Sport', 0.95]], codes: [['JK38L', 'EGH', 3782, 'P4A', 1.6, { to: [2011, 10], left: 0.04, grades: [['Unlimited Sport', 0.95], ['Unlimited Sahara', 1.06]] }], ['JK36L', 'ERB', 3604, 'P4A', 4, { from: [2011, 11], left: 0.03, grades: [['Unlimited Sport', 0.95], ['Unlimited Sahara', 1.06], ['Unlimited Altitude', 1.1]] }], ['JK36S', 'ERB', 3604, 'P4A', 0.8, { from: [2011, 11], price: 0.92, doors: 3, seats: 4, grades: [['Sport', 1], ['Sahara', 1.1]] }]] },
      { from: [2018, 11], doors: 5, seats: 5, size: [4870, 1895, 1845], tyres: '255/70R18', price: 54000,
        grades: [['Unlimited Sport', 0.94]], codes: [['JL36L', 'ERC', 3604, 'P4A', 3, { grades: [['Unlimited Sahara Launch Edition', 1.02], ['Unlimited Rubicon', 1.1]] }], ['JL20L', 'N', 1995, 'P4A', 3, { grades: [['Unlimited Sport', 0.92], ['Unlimited Sahara', 1.02]] }], ['JL20LPH', 'N', 1995, 'G4A', 0.4, { from: [2022, 12], price: 1.4, grades: [['Unlimited Rubicon 4xe', 1]] }]] },
    ] },
    { name: 'Grand Cherokee', share: 1.6, body: 'SUV', fade: 0.165, vin: { described: 'RJFAG', plant: 'C' }, generations: [
      { from: [2005, 6], to: [2011, 2], doors: 5, seats: 5, size: [4795, 1870, 1785], tyres: '245/65R17', price: 47000,
        grades: [['Laredo', 0.94], ['Limited', 1.06]], codes: [['WH47', 'EVA', 4700, 'P4A', 2, { to: [2009, 12], left: 0.08 }], ['WH57', 'EZB', 5654, 'P4A', 0.6, { price: 1.16, left: 0.12, grades: [['Limited 5.7 HEMI', 1]] }]] },
      { from: [2011, 3], to: [2021, 12], doors: 5, seats: 5, size: [4835, 1935, 1825], tyres: '265/60R18', price: 48500,
        grades: [['Laredo', 0.93], ['Limited', 1.1]], codes: [['WK36A', 'ERB', 3604, 'P4A', 3, { to: [2013, 9], left: 0.02 }], ['WK36T', 'ERB', 3604, 'P4A', 3, { from: [2013, 10], grades: [['Laredo', 0.93], ['Altitude', 1.03], ['Limited', 1.1]] }], ['WK57', 'EZH', 5654, 'P4A', 0.5, { price: 1.3, left: 0.05, grades: [['Summit', 1]] }]] },
    ] },
    { name: 'Cherokee', share: 0.9, body: 'SUV', fade: 0.175, vin: { described: 'PJMHB', plant: 'W' }, generations: [
      { from: [1994, 2], to: [2001, 9], doors: 5, seats: 5, size: [4240, 1760, 1640], tyres: '225/70R15', price: 5600, collector: true, weight: 0.4,
        grades: [['Sport', 0.95], ['Limited', 1.05], ['Classic', 1.05]], codes: [['7MX', 'MX', 3959, 'P4A', 1, { left: 0.08 }]] },
      { from: [2014, 5], to: [2021, 6], doors: 5, seats: 5, size: [4630, 1860, 1700], tyres: '225/60R17', price: 39500,
        grades: [['Longitude', 0.94], ['Limited', 1.08]], codes: [['KL24', 'ED6', 2359, 'P2A', 2, { to: [2018, 9], grades: [['Longitude', 1]] }], ['KL32', 'EHB', 3238, 'P4A', 2, { price: 1.14, to: [2018, 9], grades: [['Trailhawk', 1], ['Limited', 1.03]] }], ['KL20L', 'N', 1995, 'P4A', 1, { from: [2018, 10], price: 1.14, grades: [['Limited', 1]] }]] },
    ] },
    { name: 'Compass', share: 1.1, body: 'CUV', fade: 0.16, vin: { maker: 'MCA', described: 'NJRCA', plant: 'F' }, generations: [
      { from: [2017, 12], doors: 5, seats: 5, size: [4400, 1810, 1640], tyres: '225/55R18', price: 34000,
        grades: [['Sport', 0.94]], codes: [['M624', 'ED6', 2359, 'P2A', 2, { grades: [['Sport', 0.94], ['Longitude', 1]] }], ['M624A', 'ED6', 2359, 'P4A', 2, { price: 1.14, grades: [['Limited', 1]] }]] },
    ] },
    { name: 'Renegade', share: 1.4, body: 'CUV', fade: 0.145, vin: { described: 'BUJCG', plant: 'P' }, generations: [
      { from: [2015, 9], to: [2024, 6], doors: 5, seats: 5, size: [4255, 1805, 1695], tyres: '215/60R17', price: 31000,
        grades: [['Longitude', 0.95]], codes: [['BU14', '55263624', 1368, 'P2A', 3, { to: [2019, 1], grades: [['Longitude', 0.95], ['Limited', 1.07]] }], ['BU24', 'ED6', 2359, 'P4A', 1.2, { to: [2019, 1], price: 1.12, grades: [['Trailhawk', 1]] }], ['BV13', '46337540', 1331, 'P2A', 2.4, { from: [2019, 2], grades: [['Longitude', 0.96], ['Limited', 1.08]] }], ['BV13PM', '46337540', 1331, 'G4A', 0.4, { from: [2020, 11], price: 1.45, grades: [['Limited 4xe', 0.97], ['Trailhawk 4xe', 1]] }]] },
    ] },
  ],
}
