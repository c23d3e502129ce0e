import type { Maker } from './maker.ts'

/** In the codes since 2007 an even last figure is front-wheel drive, an odd one all-wheel drive; a last letter E is the mild hybrid. */
export const SUBARU: Maker = {
  name: 'Subaru',
  share: 6,
  numbering: { style: 'frame', digits: 6, code: 'whole' },
  models: [
    { name: 'Impreza', share: 5, body: 'HATCH', generations: [
      { from: [2000, 10], to: [2007, 5], body: 'WAGON', doors: 5, seats: 5, size: [4415, 1695, 1465], tyres: '195/60R15', price: 16000,
        grades: [['1.5i', 0.94], ['1.5i-S', 1]], codes: [
          ['GG2', 'EJ152', 1493, 'P2AM', 3, { to: [2006, 5], grades: [['I\'s', 0.96], ['1.5i', 0.96]] }], ['GG3', 'EJ152', 1493, 'P4AM', 3, { to: [2006, 5], price: 1.08, grades: [['I\'s Sport', 1], ['1.5i', 0.96]] }],
          ['GG2', 'EL154', 1498, 'P2AM', 1.5, { from: [2006, 6], grades: [['1.5i', 0.96], ['1.5R', 1.06]] }], ['GG3', 'EL154', 1498, 'P4AM', 1.5, { from: [2006, 6], price: 1.08, grades: [['1.5i', 0.96], ['1.5R', 1.06]] }],
          ['GG9', 'EJ201', 1994, 'P4A', 1, { from: [2002, 11], to: [2005, 5], price: 1.22, grades: [['20S', 1]] }], ['GG9', 'EJ204', 1994, 'P4AM', 0.6, { from: [2005, 6], price: 1.3, grades: [['2.0R', 1]] }]] },
      { from: [2000, 10], to: [2007, 5], body: 'WAGON', doors: 5, seats: 5, size: [4415, 1695, 1465], tyres: '205/50R16', price: 3900, collector: true, weight: 0.2,
        grades: [['WRX', 1]], codes: [['GGA', 'EJ205', 1994, 'P4AM']] },
      { from: [2000, 8], to: [2007, 5], body: 'SEDAN', doors: 4, seats: 5, size: [4405, 1730, 1435], tyres: '205/55R16', price: 5600, collector: true, weight: 0.4,
        grades: [['WRX', 1]], codes: [['GDA', 'EJ205', 1994, 'P4MA', 3], ['GDA', 'EJ205', 1994, 'P4MA', 0.6, { from: [2003, 9], grades: [['WRX WR-Limited', 1.1]] }]] },
      { from: [2007, 6], to: [2011, 11], doors: 5, seats: 5, size: [4415, 1740, 1475], tyres: '195/65R15', price: 16500,
        grades: [['1.5i', 0.94], ['1.5i-L', 1], ['1.5i-S', 1.06]], codes: [
          ['GH2', 'EL154', 1498, 'P2AM', 5], ['GH3', 'EL154', 1498, 'P4AM', 3, { price: 1.08 }], ['GH6', 'EJ203', 1994, 'P2A', 0.5, { from: [2009, 9], price: 1.1, grades: [['2.0i', 1]] }], ['GH7', 'EJ203', 1994, 'P4A', 1, { price: 1.2, grades: [['20S', 1], ['2.0i-S', 1.02]] }],
          ['GH8', 'EJ20', 1994, 'P4AM', 1, { price: 1.45, grades: [['S-GT', 1], ['S-GT Sport Package', 1.08]] }]] },
      { from: [2023, 4], doors: 5, seats: 5, size: [4475, 1780, 1515], tyres: '205/50R17', price: 20500,
        grades: [['ST', 0.9]], codes: [
          ['GU6', 'FB20', 1995, 'P2A', 2], ['GU7', 'FB20', 1995, 'P4A', 1, { price: 1.1 }], ['GUD', 'FB20', 1995, 'H2A', 3, { price: 1.08, grades: [['ST-G', 1.02], ['ST-H', 1.1]] }], ['GUE', 'FB20', 1995, 'H4A', 3, { price: 1.17, grades: [['ST-G', 1.02], ['ST-H', 1.1]] }]] },
    ] },
    { name: 'Impreza Anesis', share: 0.8, body: 'SEDAN', generations: [
      { from: [2008, 10], to: [2011, 11], doors: 4, seats: 5, size: [4580, 1740, 1475], tyres: '195/65R15', price: 16500,
        grades: [['1.5i', 0.94], ['1.5i-L', 1], ['1.5i-S', 1.06]], codes: [['GE2', 'EL154', 1498, 'P2A', 4], ['GE3', 'EL154', 1498, 'P4A', 2, { price: 1.08 }], ['GE7', 'EJ203', 1994, 'P4A', 0.8, { price: 1.2, grades: [['2.0i-S', 1]] }]] },
    ] },
    { name: 'Impreza Sport', share: 4, body: 'HATCH', generations: [
      { from: [2011, 12], to: [2016, 9], doors: 5, seats: 5, size: [4415, 1740, 1465], tyres: '195/65R15', price: 18000,
        grades: [['1.6i', 0.9], ['1.6i-L', 0.98], ['1.6i-L EyeSight', 1.02]], codes: [
          ['GP2', 'FB16', 1599, 'P2AM', 4], ['GP3', 'FB16', 1599, 'P4AM', 4, { price: 1.08 }], ['GP6', 'FB20', 1995, 'P2A', 1.5, { price: 1.12, grades: [['2.0i', 0.98], ['2.0i EyeSight', 1.04]] }],
          ['GP7', 'FB20', 1995, 'P4A', 3.5, { price: 1.2, grades: [['2.0i', 0.96], ['2.0i EyeSight', 1.02], ['2.0i-S EyeSight', 1.1]] }], ['GPE', 'FB20', 1995, 'H4A', 0.8, { from: [2015, 6], price: 1.36, grades: [['Hybrid 2.0i EyeSight', 1], ['Hybrid 2.0i-S EyeSight', 1.08]] }]] },
      { from: [2016, 10], to: [2023, 3], doors: 5, seats: 5, size: [4460, 1775, 1480], tyres: '205/55R16', price: 19500,
        grades: [['1.6i-L EyeSight', 0.94], ['1.6i-S EyeSight', 1.02]], codes: [
          ['GT2', 'FB16', 1599, 'P2A', 3], ['GT3', 'FB16', 1599, 'P4A', 3, { price: 1.09 }], ['GT6', 'FB20', 1995, 'P2A', 2, { price: 1.1, grades: [['2.0i-L EyeSight', 0.98], ['2.0i-S EyeSight', 1.08]] }], ['GT7', 'FB20', 1995, 'P4A', 4, { price: 1.18, grades: [['2.0i-L EyeSight', 0.98], ['2.0i-S EyeSight', 1.08]] }],
          ['GT7', 'FB20', 1995, 'P4A', 0.7, { from: [2020, 10], price: 1.24, grades: [['STI Sport', 1.14]] }], ['GTE', 'FB20', 1995, 'H4A', 1, { from: [2020, 10], price: 1.28, grades: [['Advance', 1.06]] }]] },
    ] },
    { name: 'Impreza G4', share: 2.2, body: 'SEDAN', generations: [
      { from: [2011, 12], to: [2016, 9], doors: 4, seats: 5, size: [4580, 1740, 1465], tyres: '195/65R15', price: 18000,
        grades: [['1.6i', 0.9], ['1.6i-L', 0.98], ['1.6i-L EyeSight', 1.02]], codes: [
          ['GJ2', 'FB16', 1599, 'P2AM', 4], ['GJ3', 'FB16', 1599, 'P4AM', 2.5, { price: 1.08 }], ['GJ6', 'FB20', 1995, 'P2A', 1.5, { price: 1.12, grades: [['2.0i', 0.98], ['2.0i EyeSight', 1.04]] }], ['GJ7', 'FB20', 1995, 'P4A', 2.5, { price: 1.2, grades: [['2.0i EyeSight', 1.02], ['2.0i-S EyeSight', 1.1]] }]] },
      { from: [2016, 10], to: [2023, 3], doors: 4, seats: 5, size: [4625, 1775, 1455], tyres: '205/55R16', price: 19500,
        grades: [['1.6i-L EyeSight', 0.94]], codes: [
          ['GK2', 'FB16', 1599, 'P2A', 3], ['GK3', 'FB16', 1599, 'P4A', 2, { price: 1.09 }], ['GK6', 'FB20', 1995, 'P2A', 1.5, { price: 1.1, grades: [['2.0i-L EyeSight', 0.98], ['2.0i-S EyeSight', 1.08]] }], ['GK7', 'FB20', 1995, 'P4A', 3, { price: 1.18, grades: [['2.0i-L EyeSight', 0.98], ['2.0i-S EyeSight', 1.08]] }]] },
    ] },
    { name: 'Impreza WRX STI', share: 1, body: 'SEDAN', use: 'weekend', generations: [
      { from: [1996, 9], to: [2000, 8], doors: 4, seats: 5, size: [4340, 1690, 1405], tyres: '205/50R16', price: 27000, collector: true, weight: 0.7,
        grades: [['Type RA STi', 1.06]], codes: [['GC8', 'EJ20K', 1994, 'P4M', 3, { to: [1998, 8], price: 0.94, grades: [['STi Version III', 0.98], ['STi Version IV', 1]] }], ['GC8', 'EJ207', 1994, 'P4M', 4, { from: [1998, 9], grades: [['STi Version V', 1], ['STi Version VI', 1.1]] }]] },
      { from: [2000, 10], to: [2007, 9], doors: 4, seats: 5, size: [4415, 1740, 1425], tyres: '225/45R17', price: 24000, collector: true,
        grades: [['STi', 0.95], ['STi Spec C', 1.25]], codes: [['GDB', 'EJ207', 1994, 'P4M']] },
      { from: [2007, 10], to: [2014, 7], body: 'HATCH', doors: 5, seats: 5, size: [4415, 1795, 1475], tyres: '245/40R18', price: 21000, collector: true, weight: 0.8,
        grades: [['STI', 1], ['STI Spec C', 1.2]], codes: [['GRB', 'EJ207', 1994, 'P4M', 4], ['GRF', 'EJ257', 2457, 'P4A', 1.5, { from: [2009, 2], price: 0.7, grades: [['A-Line', 1]] }]] },
      { from: [2010, 7], to: [2014, 7], doors: 4, seats: 5, size: [4580, 1795, 1470], tyres: '245/40R18', price: 23500, collector: true, weight: 0.8,
        grades: [['STI', 1], ['STI Spec C', 1.2]], codes: [['GVB', 'EJ207', 1994, 'P4M', 4], ['GVF', 'EJ257', 2457, 'P4A', 1.5, { price: 0.68, grades: [['A-Line', 1]] }]] },
    ] },
    { name: 'WRX STI', share: 0.6, body: 'SEDAN', use: 'weekend', generations: [
      { from: [2014, 8], to: [2019, 12], doors: 4, seats: 5, size: [4595, 1795, 1475], tyres: '245/40R18', price: 30000, collector: true,
        grades: [['STI', 0.94], ['Type S', 1.06]], codes: [['VAB', 'EJ207', 1994, 'P4M']] },
    ] },
    { name: 'WRX S4', share: 1, body: 'SEDAN', fade: 0.1, generations: [
      { from: [2014, 8], to: [2021, 3], doors: 4, seats: 5, size: [4595, 1795, 1475], tyres: '225/45R18', price: 30000,
        grades: [['2.0GT EyeSight', 0.95], ['2.0GT-S EyeSight', 1.04]], codes: [['VAG', 'FA20', 1998, 'P4A', 5], ['VAG', 'FA20', 1998, 'P4A', 2, { from: [2017, 8], grades: [['STI Sport EyeSight', 1.16]] }]] },
      { from: [2021, 11], doors: 4, seats: 5, size: [4670, 1825, 1465], tyres: '245/40R18', price: 33000,
        grades: [['GT-H', 0.94], ['GT-H EX', 0.98], ['STI Sport R', 1.1], ['STI Sport R EX', 1.14]], codes: [['VBH', 'FA24', 2387, 'P4A']] },
    ] },
    { name: 'Impreza XV', share: 0.5, body: 'CROSSOVER', generations: [
      { from: [2010, 6], to: [2011, 11], doors: 5, seats: 5, size: [4430, 1770, 1520], tyres: '205/55R16', price: 17500,
        grades: [['1.5i', 1]], codes: [['GH2', 'EL154', 1498, 'P2A', 3], ['GH3', 'EL154', 1498, 'P4A', 2, { price: 1.08 }], ['GH7', 'EJ203', 1994, 'P4A', 2, { price: 1.18, grades: [['2.0i', 1]] }]] },
    ] },
    { name: 'XV', share: 5, body: 'CROSSOVER', fade: 0.12, generations: [
      { from: [2012, 10], to: [2017, 4], doors: 5, seats: 5, size: [4450, 1780, 1550], tyres: '225/55R17', price: 22500,
        grades: [['2.0i', 0.93], ['2.0i-L', 0.97], ['2.0i-L EyeSight', 1.02]], codes: [['GP7', 'FB20', 1995, 'P4A', 5], ['GPE', 'FB20', 1995, 'H4A', 3, { from: [2013, 6], price: 1.14, grades: [['Hybrid 2.0i-L', 0.98], ['Hybrid 2.0i-L EyeSight', 1.02]] }]] },
      { from: [2017, 5], to: [2022, 11], doors: 5, seats: 5, size: [4465, 1800, 1550], tyres: '225/60R17', price: 22500,
        grades: [['2.0i EyeSight', 0.95], ['2.0i-L EyeSight', 1], ['2.0i-S EyeSight', 1.08]], codes: [
          ['GT3', 'FB16', 1599, 'P4A', 2.5, { price: 0.94, grades: [['1.6i EyeSight', 0.96], ['1.6i-L EyeSight', 1]] }], ['GT7', 'FB20', 1995, 'P4A', 5, { to: [2020, 9] }],
          ['GTE', 'FB20', 1995, 'H4A', 2, { from: [2018, 10], price: 1.08, grades: [['Advance', 1.08]] }], ['GTE', 'FB20', 1995, 'H4A', 3, { from: [2020, 10], price: 1.06, grades: [['2.0e-L EyeSight', 1], ['2.0e-S EyeSight', 1.08]] }]] },
    ] },
    { name: 'Crosstrek', share: 0.9, body: 'CROSSOVER', fade: 0.1, generations: [
      { from: [2022, 12], doors: 5, seats: 5, size: [4480, 1800, 1575], tyres: '225/60R17', price: 24000,
        grades: [['Touring', 0.95], ['Limited', 1.08]], codes: [['GUD', 'FB20', 1995, 'H2A', 2], ['GUE', 'FB20', 1995, 'H4A', 5, { price: 1.08 }]] },
    ] },
    { name: 'Forester', share: 6, body: 'SUV', fade: 0.12, generations: [
      { from: [1997, 2], to: [2002, 1], doors: 5, seats: 5, size: [4450, 1735, 1580], tyres: '205/70R15', price: 18500,
        grades: [['S/20', 0.95]], codes: [['SF5', 'EJ202', 1994, 'P4AM', 3, { from: [1998, 9], grades: [['C/20', 0.94], ['S/20', 1]] }], ['SF5', 'EJ205', 1994, 'P4AM', 4, { price: 1.2, grades: [['C/tb', 0.94], ['S/tb', 1]] }]] },
      { from: [2002, 2], to: [2007, 11], doors: 5, seats: 5, size: [4450, 1735, 1590], tyres: '215/60R16', price: 19500,
        grades: [['X', 0.94], ['X20', 0.98], ['XS', 1.04], ['L.L.Bean Edition', 1.12]], codes: [
          ['SG5', 'EJ202', 1994, 'P4AM', 3, { to: [2004, 12] }], ['SG5', 'EJ203', 1994, 'P4AM', 3, { from: [2005, 1] }], ['SG5', 'EJ205', 1994, 'P4AM', 3, { price: 1.18, grades: [['XT', 1], ['Cross Sports 2.0T', 1.06]] }], ['SG9', 'EJ255', 2457, 'P4M', 0.5, { from: [2004, 2], price: 1.5, grades: [['STi Version', 1]] }]] },
      { from: [2007, 12], to: [2012, 10], doors: 5, seats: 5, size: [4560, 1780, 1675], tyres: '215/65R16', price: 20500,
        grades: [['2.0X', 0.94], ['2.0XS', 1.04]], codes: [
          ['SH5', 'EJ204', 1994, 'P4AM', 5, { to: [2010, 9] }], ['SHJ', 'FB20', 1995, 'P4AM', 3.5, { from: [2010, 10], grades: [['2.0X', 0.94], ['2.0X S-Style', 1.02], ['2.0XS', 1.06]] }],
          ['SH5', 'EJ205', 1994, 'P4AM', 3, { price: 1.18, grades: [['2.0XT', 1], ['2.0XT Platinum Leather Selection', 1.08]] }], ['SH9', 'EJ255', 2457, 'P4A', 0.4, { from: [2010, 10], price: 1.4, grades: [['S-Edition', 1]] }]] },
      { from: [2012, 11], to: [2018, 6], doors: 5, seats: 5, size: [4595, 1795, 1695], tyres: '225/60R17', price: 23500,
        grades: [['2.0i', 0.9], ['2.0i-L', 0.96], ['2.0i-L EyeSight', 1], ['2.0i-S EyeSight', 1.1]], codes: [
          ['SJ5', 'FB20', 1995, 'P4A', 7], ['SJ5', 'FB20', 1995, 'P4M', 0.4, { grades: [['2.0i', 0.88], ['2.0i-L', 0.94]] }], ['SJ5', 'FB20', 1995, 'P4A', 2, { from: [2014, 10], grades: [['X-Break', 1.04]] }],
          ['SJG', 'FA20', 1998, 'P4A', 2, { price: 1.18, grades: [['2.0XT', 0.97], ['2.0XT EyeSight', 1.02]] }]] },
      { from: [2018, 7], to: [2025, 3], doors: 5, seats: 5, size: [4625, 1815, 1715], tyres: '225/60R17', price: 26000,
        grades: [['Touring', 0.94], ['X-Break', 1], ['Premium', 1.06]], codes: [
          ['SK9', 'FB25', 2498, 'P4A', 4, { to: [2020, 9] }], ['SKE', 'FB20', 1995, 'H4A', 4, { price: 1.05, grades: [['Advance', 1.06]] }], ['SKE', 'FB20', 1995, 'H4A', 4, { from: [2020, 10], price: 1.04, grades: [['Touring', 0.96], ['X-Break', 1.02]] }],
          ['SK5', 'CB18', 1795, 'P4A', 3, { from: [2020, 10], price: 1.14, grades: [['Sport', 1]] }], ['SK5', 'CB18', 1795, 'P4A', 1, { from: [2022, 8], price: 1.22, grades: [['STI Sport', 1.06]] }]] },
    ] },
    { name: 'Legacy B4', share: 2.4, body: 'SEDAN', fade: 0.145, generations: [
      { from: [1998, 12], to: [2003, 4], doors: 4, seats: 5, size: [4605, 1695, 1410], tyres: '215/45R17', price: 22500,
        grades: [['RSK', 1]], codes: [['BE5', 'EJ208', 1994, 'P4MA', 3], ['BE5', 'EJ204', 1994, 'P4AM', 2, { from: [2001, 5], price: 0.84, grades: [['RS', 1]] }], ['BE9', 'EJ254', 2457, 'P4A', 0.8, { from: [2000, 5], price: 0.9, grades: [['RS25', 1]] }]] },
      { from: [2003, 5], to: [2009, 4], doors: 4, seats: 5, size: [4635, 1730, 1425], tyres: '215/45R17', price: 22500,
        grades: [['2.0i', 0.84], ['2.0R', 0.98]], codes: [
          ['BL5', 'EJ203', 1994, 'P4AM', 4, { grades: [['2.0i', 0.86], ['2.0i B-Sport', 0.94]] }], ['BL5', 'EJ204', 1994, 'P4AM', 1.5, { grades: [['2.0R', 0.98]] }], ['BL5', 'EJ20Y', 1994, 'P4AM', 3, { price: 1.2, grades: [['2.0GT', 1], ['2.0GT Spec B', 1.08]] }],
          ['BLE', 'EZ30', 2999, 'P4AM', 0.8, { from: [2003, 9], price: 1.22, grades: [['3.0R', 1], ['3.0R Spec B', 1.08]] }]] },
      { from: [2009, 5], to: [2014, 9], doors: 4, seats: 5, size: [4745, 1780, 1505], tyres: '205/60R16', price: 23500,
        grades: [['2.5i', 0.92], ['2.5i L Package', 0.98], ['2.5i EyeSight', 1.02]], codes: [
          ['BM9', 'EJ253', 2457, 'P4A', 4, { to: [2012, 4] }], ['BMM', 'FB25', 2498, 'P4A', 3, { from: [2012, 5], grades: [['2.5i', 0.92], ['2.5i EyeSight', 1], ['2.5i EyeSight S Package', 1.08]] }],
          ['BM9', 'EJ255', 2457, 'P4AM', 1.2, { to: [2012, 4], price: 1.2, grades: [['2.5GT', 1], ['2.5GT S Package', 1.06]] }], ['BMG', 'FA20', 1998, 'P4A', 1, { from: [2012, 5], price: 1.3, grades: [['2.0GT DIT EyeSight', 1]] }]] },
      { from: [2014, 10], to: [2020, 6], doors: 4, seats: 5, size: [4795, 1840, 1500], tyres: '225/55R17', price: 26500,
        grades: [['B4', 0.95], ['Limited', 1.06]], codes: [['BN9', 'FB25', 2498, 'P4A', 4], ['BN9', 'FB25', 2498, 'P4A', 0.6, { from: [2017, 9], grades: [['B-Sport', 1]] }]] },
    ] },
    { name: 'Legacy Touring Wagon', share: 3.4, body: 'WAGON', fade: 0.145, generations: [
      { from: [1998, 6], to: [2003, 4], doors: 5, seats: 5, size: [4680, 1695, 1485], tyres: '215/45R17', price: 23500,
        grades: [['GT', 0.98]], codes: [
          ['BH5', 'EJ206', 1994, 'P4AM', 4, { grades: [['GT', 0.96], ['GT VDC', 1.02], ['GT-B E-Tune', 1.08]] }], ['BH5', 'EJ204', 1994, 'P4AM', 3, { from: [2001, 5], price: 0.82, grades: [['TS-R', 1]] }], ['BH9', 'EJ254', 2457, 'P4A', 1, { price: 0.88, grades: [['250T', 1]] }]] },
      { from: [2003, 5], to: [2009, 4], doors: 5, seats: 5, size: [4680, 1730, 1470], tyres: '215/45R17', price: 24000,
        grades: [['2.0i', 0.84], ['2.0R', 0.98]], codes: [
          ['BP5', 'EJ203', 1994, 'P4AM', 5, { grades: [['2.0i', 0.86], ['2.0i B-Sport', 0.94]] }], ['BP5', 'EJ204', 1994, 'P4AM', 1.5, { grades: [['2.0R', 0.98]] }], ['BP5', 'EJ20Y', 1994, 'P4AM', 4, { price: 1.2, grades: [['2.0GT', 1], ['2.0GT Spec B', 1.08]] }],
          ['BPE', 'EZ30', 2999, 'P4AM', 0.8, { from: [2003, 9], price: 1.22, grades: [['3.0R', 1], ['3.0R Spec B', 1.08]] }]] },
      { from: [2009, 5], to: [2014, 9], doors: 5, seats: 5, size: [4775, 1780, 1535], tyres: '205/60R16', price: 25000,
        grades: [['2.5i', 0.92], ['2.5i L Package', 0.98], ['2.5i EyeSight', 1.02]], codes: [
          ['BR9', 'EJ253', 2457, 'P4A', 5, { to: [2012, 4] }], ['BRM', 'FB25', 2498, 'P4A', 4, { from: [2012, 5], grades: [['2.5i', 0.92], ['2.5i B-Sport EyeSight', 1], ['2.5i EyeSight S Package', 1.08]] }],
          ['BR9', 'EJ255', 2457, 'P4AM', 2, { to: [2012, 4], price: 1.2, grades: [['2.5GT', 1], ['2.5GT S Package', 1.06], ['2.5GT EyeSight', 1.06]] }], ['BRG', 'FA20', 1998, 'P4A', 1.4, { from: [2012, 5], price: 1.3, grades: [['2.0GT DIT', 0.97], ['2.0GT DIT EyeSight', 1.02]] }]] },
    ] },
    { name: 'Legacy Outback', share: 3, body: 'CROSSOVER', fade: 0.125, generations: [
      { from: [2003, 10], to: [2009, 4], doors: 5, seats: 5, size: [4730, 1770, 1545], tyres: '215/55R17', price: 25500,
        grades: [['2.5i', 0.94], ['2.5i L.L.Bean Edition', 1.04]], codes: [['BP9', 'EJ253', 2457, 'P4A', 4], ['BPE', 'EZ30', 2999, 'P4A', 1, { price: 1.16, grades: [['3.0R', 1], ['3.0R L.L.Bean Edition', 1.08]] }]] },
      { from: [2009, 5], to: [2014, 9], doors: 5, seats: 5, size: [4775, 1820, 1605], tyres: '225/60R17', price: 26500,
        grades: [['2.5i', 0.94], ['2.5i L Package', 1], ['2.5i EyeSight', 1.04]], codes: [
          ['BR9', 'EJ253', 2457, 'P4A', 4, { to: [2012, 4] }], ['BRM', 'FB25', 2498, 'P4A', 3, { from: [2012, 5], grades: [['2.5i', 0.94], ['2.5i EyeSight', 1.02], ['2.5i EyeSight S Package', 1.08]] }], ['BRF', 'EZ36', 3629, 'P4A', 0.6, { to: [2013, 4], price: 1.2, grades: [['3.6R', 1], ['3.6R EyeSight', 1.05]] }]] },
      { from: [2014, 10], to: [2021, 6], doors: 5, seats: 5, size: [4815, 1840, 1605], tyres: '225/60R18', price: 29000,
        grades: [['Standard', 0.95], ['Limited', 1.06]], codes: [['BS9', 'FB25', 2498, 'P4A', 6], ['BS9', 'FB25', 2498, 'P4A', 1.4, { from: [2017, 9], grades: [['X-Break', 1]] }]] },
      { from: [2021, 10], to: [2025, 3], doors: 5, seats: 5, size: [4870, 1875, 1675], tyres: '225/60R18', price: 34000,
        grades: [['X-Break EX', 0.98], ['Limited EX', 1.04]], codes: [['BT5', 'CB18', 1795, 'P4A', 5], ['BT5', 'CB18', 1795, 'P4A', 0.8, { from: [2023, 9], grades: [['Active X-Break', 1.02]] }]] },
    ] },
    { name: 'Levorg', share: 4, body: 'WAGON', fade: 0.12, generations: [
      { from: [2014, 6], to: [2020, 10], doors: 5, seats: 5, size: [4690, 1780, 1490], tyres: '225/45R18', price: 27000,
        grades: [['1.6GT', 0.92], ['1.6GT EyeSight', 0.96], ['1.6GT-S EyeSight', 1.04]], codes: [
          ['VM4', 'FB16', 1599, 'P4A', 6], ['VM4', 'FB16', 1599, 'P4A', 2, { from: [2016, 7], grades: [['1.6STI Sport EyeSight', 1.18]] }], ['VMG', 'FA20', 1998, 'P4A', 1.5, { price: 1.16, grades: [['2.0GT EyeSight', 0.96], ['2.0GT-S EyeSight', 1.04]] }],
          ['VMG', 'FA20', 1998, 'P4A', 0.7, { from: [2016, 7], price: 1.16, grades: [['2.0STI Sport EyeSight', 1.16]] }]] },
      { from: [2020, 11], doors: 5, seats: 5, size: [4755, 1795, 1500], tyres: '225/45R18', price: 30000,
        grades: [['GT', 0.9], ['GT EX', 0.96], ['GT-H', 0.97], ['GT-H EX', 1.03], ['STI Sport', 1.08], ['STI Sport EX', 1.14]], codes: [['VN5', 'CB18', 1795, 'P4A', 6], ['VNH', 'FA24', 2387, 'P4A', 1, { from: [2021, 11], price: 1.22, grades: [['STI Sport R', 1.06], ['STI Sport R EX', 1.1]] }]] },
    ] },
    { name: 'Levorg Layback', share: 0.4, body: 'CROSSOVER', fade: 0.105, generations: [
      { from: [2023, 10], doors: 5, seats: 5, size: [4770, 1820, 1570], tyres: '225/55R18', price: 32000,
        grades: [['Limited EX', 1]], codes: [['VN5', 'CB18', 1795, 'P4A']] },
    ] },
    { name: 'Exiga', share: 1.6, body: 'WAGON', fade: 0.145, generations: [
      { from: [2008, 6], to: [2015, 3], doors: 5, seats: 7, size: [4740, 1775, 1660], tyres: '205/60R16', price: 21500,
        grades: [['2.0i', 0.92], ['2.0i-L', 0.98], ['2.0i-S', 1.06]], codes: [
          ['YA5', 'EJ204', 1994, 'P4A', 4, { to: [2012, 6] }], ['YA4', 'EJ204', 1994, 'P2A', 1.5, { to: [2012, 6], price: 0.92 }], ['YA5', 'EJ205', 1994, 'P4A', 2, { price: 1.2, grades: [['2.0GT', 1], ['2.0GT EyeSight', 1.06]] }],
          ['YA9', 'EJ253', 2457, 'P4A', 1, { from: [2009, 9], to: [2012, 6], price: 1.08, grades: [['2.5i-S', 1.06]] }], ['YAM', 'FB25', 2498, 'P4A', 2, { from: [2012, 7], price: 1.06, grades: [['2.5i Spec B', 1.02], ['2.5i EyeSight', 1.04]] }]] },
    ] },
    { name: 'Exiga Crossover 7', share: 0.5, body: 'CROSSOVER', fade: 0.13, generations: [
      { from: [2015, 4], to: [2018, 3], doors: 5, seats: 7, size: [4780, 1800, 1670], tyres: '215/50R17', price: 25000,
        grades: [['2.5i EyeSight', 0.98], ['Modern Style', 1.04], ['Active Style', 1.04]], codes: [['YAM', 'FB25', 2498, 'P4A']] },
    ] },
    { name: 'BRZ', share: 1.2, body: 'COUPE', use: 'weekend', fade: 0.07, generations: [
      { from: [2012, 3], to: [2020, 7], doors: 2, seats: 4, size: [4240, 1775, 1300], tyres: '215/45R17', price: 24000,
        grades: [['R', 0.95], ['S', 1.06]], codes: [['ZC6', 'FA20', 1998, 'P2MA', 5], ['ZC6', 'FA20', 1998, 'P2M', 0.6, { to: [2016, 7], grades: [['RA', 0.82]] }], ['ZC6', 'FA20', 1998, 'P2MA', 1.4, { from: [2016, 11], grades: [['GT', 1.2]] }], ['ZC6', 'FA20', 1998, 'P2MA', 0.7, { from: [2017, 11], grades: [['STI Sport', 1.34]] }]] },
      { from: [2021, 7], doors: 2, seats: 4, size: [4265, 1775, 1310], tyres: '215/40R18', price: 26000,
        grades: [['R', 0.95], ['S', 1.04]], codes: [['ZD8', 'FA24', 2387, 'P2MA', 4], ['ZD8', 'FA24', 2387, 'P2M', 1, { from: [2022, 7], grades: [['STI Sport', 1.14]] }]] },
    ] },
    { name: 'Alcyone SVX', share: 0.12, body: 'COUPE', use: 'weekend', generations: [
      { from: [1991, 9], to: [1996, 12], doors: 2, seats: 4, size: [4625, 1770, 1300], tyres: '225/50R16', price: 11500, collector: true,
        grades: [['Version E', 0.95], ['Version L', 1.06], ['S4', 1.04]], codes: [['CXD', 'EG33', 3318, 'P4A']] },
    ] },
    { name: 'Trezia', share: 0.5, body: 'HATCH', generations: [
      { from: [2010, 11], to: [2016, 3], doors: 5, seats: 5, size: [3990, 1695, 1595], tyres: '175/60R16', price: 14500,
        grades: [['1.3i-L', 0.96]], codes: [['NSP120X', '1NR-FE', 1329, 'P2A', 3], ['NCP120X', '1NZ-FE', 1496, 'P2A', 2, { price: 1.08, grades: [['1.5i-L', 1], ['1.5i-S', 1.08]] }], ['NCP125X', '1NZ-FE', 1496, 'P4A', 1, { price: 1.14, grades: [['1.5i-L', 1]] }]] },
    ] },
    { name: 'Stella', share: 1.2, body: 'HATCH', fade: 0.145, generations: [
      { from: [2006, 6], to: [2011, 4], doors: 5, seats: 4, size: [3395, 1475, 1645], tyres: '155/65R13', price: 10000,
        grades: [['L', 0.94], ['LX', 1.06], ['Custom R', 1.16]], codes: [['RN1', 'EN07', 658, 'P2A', 5], ['RN2', 'EN07', 658, 'P4A', 1.5, { price: 1.1 }]] },
      { from: [2011, 5], to: [2014, 11], doors: 5, seats: 4, size: [3395, 1475, 1620], tyres: '155/65R14', price: 10400,
        grades: [['L', 0.96], ['Custom R', 1.18]], codes: [['LA100F', 'KF-VE', 658, 'P2A', 5], ['LA110F', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
      { from: [2014, 12], to: [2023, 6], doors: 5, seats: 4, size: [3395, 1475, 1630], tyres: '155/65R14', price: 10800,
        grades: [['L', 0.94], ['G Smart Assist', 1.04], ['Custom R Smart Assist', 1.2]], codes: [['LA150F', 'KF-VE', 658, 'P2A', 5], ['LA160F', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'R2', share: 0.6, body: 'HATCH', fade: 0.145, generations: [
      { from: [2003, 12], to: [2010, 3], doors: 5, seats: 4, size: [3395, 1475, 1520], tyres: '155/65R14', price: 9500,
        grades: [['F', 0.92], ['i', 0.96], ['R', 1.06], ['Refi', 1.04]], codes: [['RC1', 'EN07', 658, 'P2A', 5], ['RC2', 'EN07', 658, 'P4A', 1.5, { price: 1.1 }]] },
    ] },
    { name: 'Sambar Truck', share: 2.2, body: 'TRUCK', use: 'commercial', fade: 0.075, generations: [
      { from: [1999, 2], to: [2012, 3], doors: 2, seats: 2, size: [3395, 1475, 1780], tyres: '145R12', price: 8000,
        grades: [['TB', 0.98], ['TC', 1.1], ['JA Sambar', 1.02]], codes: [['TT1', 'EN07', 658, 'P2MA', 3], ['TT2', 'EN07', 658, 'P4MA', 6, { price: 1.15 }]] },
      { from: [2012, 4], to: [2014, 8], doors: 2, seats: 2, size: [3395, 1475, 1780], tyres: '145R12', price: 8000,
        grades: [['TB', 0.98], ['TC', 1.1], ['Grand Cab', 1.2]], codes: [['S201J', 'KF-VE', 658, 'P2MA', 3], ['S211J', 'KF-VE', 658, 'P4MA', 5, { price: 1.15 }]] },
      { from: [2014, 9], doors: 2, seats: 2, size: [3395, 1475, 1780], tyres: '145/80R12', price: 8500,
        grades: [['TB', 0.98], ['TC', 1.12], ['Grand Cab', 1.22]], codes: [['S500J', 'KF-VE', 658, 'P2MA', 3], ['S510J', 'KF-VE', 658, 'P4MA', 5, { price: 1.14 }]] },
    ] },
    { name: 'Sambar Van', share: 1.3, body: 'VAN', use: 'commercial', fade: 0.095, generations: [
      { from: [1999, 2], to: [2012, 3], doors: 5, seats: 4, size: [3395, 1475, 1885], tyres: '145R12', price: 9200,
        grades: [['VB', 0.95], ['VC', 1.08], ['Transporter', 1]], codes: [['TV1', 'EN07', 658, 'P2AM', 3], ['TV2', 'EN07', 658, 'P4AM', 4, { price: 1.12 }]] },
      { from: [2012, 4], to: [2021, 12], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '145/80R12', price: 9700,
        grades: [['VB', 0.96], ['VC', 1.12], ['Transporter', 1]], codes: [['S321B', 'KF-VE', 658, 'P2AM', 4], ['S331B', 'KF-VE', 658, 'P4AM', 3, { price: 1.12 }]] },
      { from: [2022, 1], doors: 5, seats: 4, size: [3395, 1475, 1890], tyres: '145/80R12', price: 10800,
        grades: [['VB', 0.97], ['VC', 1.14], ['Transporter', 1]], codes: [['S700B', 'KF-VE', 658, 'P2AM', 4], ['S710B', 'KF-VE', 658, 'P4AM', 3, { price: 1.12 }]] },
    ] },
    { name: 'Solterra', share: 0.15, body: 'SUV', fade: 0.18, generations: [
      { from: [2022, 5], doors: 5, seats: 5, size: [4690, 1860, 1650], tyres: '235/60R18', price: 45000,
        grades: [['ET-SS', 0.95]], codes: [['XEAM10X', '1XM', 0, 'E2A', 2], ['YEAM15X', '1YM', 0, 'E4A', 3, { price: 1.06, grades: [['ET-SS', 0.95], ['ET-HS', 1.1]] }]] },
    ] },
  ],
}
