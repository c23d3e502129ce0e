import type { Maker } from './maker.ts'

export const VOLVO: Maker = {
  name: 'Volvo',
  share: 0.5,
  numbering: { style: 'plain', maker: 'YV1', described: 'MV485', plant: '2' },
  models: [
    { name: 'V40', share: 2.4, body: 'HATCH', fade: 0.175, vin: { described: 'MV485' }, generations: [
      { from: [2013, 2], to: [2019, 8], doors: 5, seats: 5, size: [4370, 1800, 1440], tyres: '205/50R17', price: 32500,
        grades: [['T4', 0.96]], codes: [['MB4164T', 'B4164T', 1595, 'P2A', 3, { to: [2014, 12], grades: [['T4', 0.95], ['T4 SE', 1.02]] }], ['MB420', 'B420', 1968, 'P2A', 1, { from: [2015, 1], price: 1.12, grades: [['T5 R-Design', 1]] }], ['MB4154T', 'B4154T', 1497, 'P2A', 2.4, { from: [2015, 2], grades: [['T3', 0.96], ['T3 Momentum', 1.02], ['T3 Inscription', 1.08]] }], ['MD4204T', 'D4204T', 1968, 'D2A', 2.4, { from: [2015, 7], price: 1.08, grades: [['D4 Momentum', 1], ['D4 Inscription', 1.07]] }]] },
    ] },
    { name: 'V50', share: 0.8, body: 'WAGON', fade: 0.18, vin: { described: 'MW435' }, generations: [
      { from: [2004, 5], to: [2012, 12], doors: 5, seats: 5, size: [4520, 1770, 1450], tyres: '205/55R16', price: 33000,
        grades: [['2.4', 1]], codes: [['MB5244', 'B5244', 2434, 'P2A', 2, { to: [2009, 8], grades: [['2.4', 0.96], ['2.4i', 0.98], ['2.4i Aktiv', 1.02]] }], ['MB4204S', 'B4204S', 1998, 'P2A', 2, { from: [2008, 9], price: 0.9, grades: [['2.0e Aktiv', 1]] }]] },
    ] },
    { name: 'V60', share: 2.2, body: 'WAGON', fade: 0.17, vin: { described: 'FW485' }, generations: [
      { from: [2011, 6], to: [2018, 8], doors: 5, seats: 5, size: [4635, 1865, 1480], tyres: '215/50R17', price: 42500,
        grades: [['T4', 0.95]], codes: [['FB4164T', 'B4164T', 1595, 'P2A', 3, { to: [2015, 6], grades: [['DRIVe', 0.93], ['T4', 0.96], ['T4 SE', 1.03], ['T4 R-Design', 1.07]] }], ['FB4154T', 'B4154T', 1497, 'P2A', 1.4, { from: [2015, 7], grades: [['T3 SE', 1]] }], ['FD4204T', 'D4204T', 1968, 'D2A', 2, { from: [2015, 7], price: 1.06, grades: [['D4 SE', 1], ['D4 R-Design', 1.05]] }]] },
      { from: [2018, 9], to: [2025, 3], doors: 5, seats: 5, size: [4760, 1850, 1435], tyres: '225/50R17', price: 56000,
        grades: [['T5 Momentum', 0.97]], codes: [['ZB420', 'B420', 1968, 'P2A', 2, { to: [2020, 8], grades: [['T5 Momentum', 0.97], ['T5 Inscription', 1.08]] }], ['ZB420TM', 'B420T2', 1968, 'H2A', 2, { from: [2020, 9], grades: [['B4 Momentum', 0.95], ['B5 Inscription', 1.1]] }], ['ZB420PT6A', 'B420P', 1968, 'G4A', 0.5, { to: [2022, 6], price: 1.28, grades: [['T6 Twin Engine AWD Inscription', 1]] }]] },
    ] },
    { name: 'V70', share: 1, body: 'WAGON', fade: 0.185, vin: { described: 'BW485' }, generations: [
      { from: [2000, 4], to: [2007, 10], doors: 5, seats: 5, size: [4710, 1815, 1470], tyres: '205/55R16', price: 44000,
        grades: [['2.4', 0.97]], codes: [['SB5244W', 'B5244S', 2434, 'P2A', 3, { left: 0.03, grades: [['2.4', 0.97], ['2.4 Classic', 1.02]] }], ['SB5254AW', 'B5254T', 2521, 'P4A', 0.8, { from: [2003, 9], price: 1.2, left: 0.04, grades: [['2.5T AWD', 1]] }]] },
      { from: [2007, 11], to: [2016, 9], doors: 5, seats: 5, size: [4825, 1890, 1545], tyres: '225/50R17', price: 50000,
        grades: [['2.5T LE', 1]], codes: [['BB5254W', 'B5254T', 2521, 'P2A', 1, { to: [2010, 8] }], ['BB4164TW', 'B4164T', 1595, 'P2A', 2.4, { from: [2011, 2], price: 0.92, grades: [['DRIVe', 0.96], ['T4', 1], ['T4 SE', 1.05]] }]] },
    ] },
    { name: 'XC40', share: 1.1, body: 'CUV', fade: 0.12, vin: { described: 'XZ165' }, generations: [
      { from: [2018, 3], doors: 5, seats: 5, size: [4425, 1875, 1660], tyres: '235/55R18', price: 46500,
        grades: [['T4', 0.95]], codes: [['XB420XC', 'B420T', 1968, 'P2A', 2, { to: [2020, 7], grades: [['T4', 0.9], ['T4 Momentum', 0.97], ['T4 AWD R-Design', 1.1]] }], ['XB420TXCM', 'B420T5', 1968, 'H2A', 2, { from: [2020, 8], grades: [['B4 Momentum', 0.96], ['B4 Inscription', 1.06], ['B4 R-Design', 1.06]] }]] },
    ] },
    { name: 'XC60', share: 1.4, body: 'SUV', fade: 0.15, vin: { described: 'DZ485' }, generations: [
      { from: [2009, 8], to: [2017, 9], doors: 5, seats: 5, size: [4625, 1890, 1715], tyres: '235/60R18', price: 51000,
        grades: [['T5', 0.97]], codes: [['DB4204TXC', 'B4204T', 1998, 'P2A', 2, { from: [2010, 10], to: [2014, 12], grades: [['T5', 0.95], ['T5 SE', 1.02], ['T5 R-Design', 1.08]] }], ['DB6304TXC', 'B6304T', 2953, 'P4A', 1, { to: [2013, 8], price: 1.14, left: 0.04, grades: [['T6 AWD SE', 1]] }], ['DD4204TXC', 'D4204T', 1968, 'D2A', 2, { from: [2015, 7], grades: [['D4 SE', 1], ['D4 R-Design', 1.05]] }]] },
      { from: [2017, 10], doors: 5, seats: 5, size: [4690, 1900, 1660], tyres: '235/55R19', price: 63000,
        grades: [['T5 AWD Momentum', 0.96]], codes: [['UB420XC', 'B420T', 1968, 'P4A', 1.6, { to: [2020, 6], grades: [['T5 AWD Momentum', 0.96], ['T5 AWD Inscription', 1.08]] }], ['UD4204TXC', 'D4204T', 1968, 'D4A', 2, { to: [2020, 6], price: 1.02, grades: [['D4 AWD Momentum', 0.96], ['D4 AWD Inscription', 1.08]] }], ['UB420TXCM', 'B420T2', 1968, 'H4A', 1.6, { from: [2020, 7], grades: [['B5 AWD Momentum', 0.96], ['B5 AWD Inscription', 1.08]] }]] },
    ] },
    { name: 'XC90', share: 0.8, body: 'SUV', fade: 0.14, vin: { described: 'LF485' }, generations: [
      { from: [2003, 5], to: [2015, 12], doors: 5, seats: 7, size: [4800, 1935, 1780], tyres: '235/65R17', price: 59000,
        grades: [['2.5T', 0.95]], codes: [['CB5254AW', 'B5254T', 2521, 'P4A', 2, { left: 0.05, grades: [['2.5T', 0.95], ['2.5T SE', 1.02]] }], ['CB6324AW', 'B6324S', 3192, 'P4A', 1, { from: [2007, 1], price: 1.08, left: 0.05, grades: [['3.2 SE', 1], ['3.2 R-Design', 1.05]] }]] },
      { from: [2016, 1], doors: 5, seats: 7, size: [4950, 1960, 1775], tyres: '235/55R19', price: 79000,
        grades: [['T5 AWD Momentum', 0.95]], codes: [['LB420XC', 'B420T', 1968, 'P4A', 2, { to: [2020, 8], grades: [['T5 AWD Momentum', 0.95], ['T6 AWD R-Design', 1.1], ['T6 AWD Inscription', 1.12]] }], ['LD4204TXC', 'D4204T', 1968, 'D4A', 1.4, { from: [2018, 9], price: 1.04, grades: [['D5 AWD Momentum', 0.96], ['D5 AWD Inscription', 1.1]] }], ['LB420PT6', 'B420P', 1968, 'G4A', 0.5, { price: 1.2, grades: [['T8 Twin Engine AWD Inscription', 1]] }]] },
    ] },
  ],
}
