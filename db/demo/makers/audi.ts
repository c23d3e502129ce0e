import type { Maker } from './maker.ts'

/** The first two characters of the Japanese model code are the type in the chassis number. */
export const AUDI: Maker = {
  name: 'Audi',
  share: 0.7,
  numbering: { style: 'zzz', maker: 'WAU', described: '', plant: 'A' },
  models: [
    { name: 'A1', share: 1.6, body: 'HATCH', fade: 0.15, vin: { plant: 'B' }, generations: [
      { from: [2011, 1], to: [2019, 10], doors: 5, seats: 4, size: [3970, 1745, 1440], tyres: '215/45R16', price: 26500,
        grades: [['Sportback 1.4 TFSI', 1]], codes: [['8XCAX', 'CAX', 1389, 'P2A', 3, { to: [2015, 5], doors: 3, grades: [['1.4 TFSI', 0.95], ['1.4 TFSI S line', 1.04]] }], ['8XCAXA', 'CAX', 1389, 'P2A', 3, { from: [2012, 6], to: [2015, 5] }], ['8XCHZ', 'CHZ', 999, 'P2A', 3, { from: [2015, 6], price: 0.95, grades: [['Sportback 1.0 TFSI', 1], ['Sportback 1.0 TFSI Sport', 1.06]] }]] },
      { from: [2019, 11], doors: 5, seats: 5, size: [4040, 1740, 1435], tyres: '195/55R16', price: 33000,
        grades: [['Sportback 25 TFSI', 0.94], ['Sportback 25 TFSI Advanced', 1]], codes: [['GBDKL', 'DKL', 999, 'P2A', 2, { from: [2020, 6] }], ['GBDAD', 'DAD', 1497, 'P2A', 2, { price: 1.14, grades: [['Sportback 35 TFSI Advanced', 0.97], ['Sportback 35 TFSI S line', 1.03]] }]] },
    ] },
    { name: 'A3', share: 3, body: 'HATCH', fade: 0.16, generations: [
      { from: [2004, 9], to: [2013, 8], doors: 5, seats: 5, size: [4290, 1765, 1430], tyres: '205/55R16', price: 30000,
        grades: [['Sportback 1.4 TFSI', 1]], codes: [['8PCAX', 'CAX', 1389, 'P2A', 3, { from: [2008, 9] }], ['8PBSE', 'BSE', 1595, 'P2A', 1, { to: [2008, 8], grades: [['Sportback 1.6', 0.92]] }], ['8PCDA', 'CDA', 1798, 'P2A', 1, { from: [2008, 9], price: 1.14, grades: [['Sportback 1.8 TFSI', 1]] }]] },
      { from: [2013, 9], to: [2021, 4], doors: 5, seats: 5, size: [4325, 1785, 1450], tyres: '205/55R16', price: 33500,
        grades: [['Sportback 1.4 TFSI', 1]], codes: [['8VCXS', 'CXS', 1394, 'P2A', 5, { to: [2016, 12], grades: [['Sportback 1.4 TFSI', 1], ['Sportback 1.4 TFSI Sport', 1.06]] }], ['8VCZE', 'CZE', 1394, 'P2A', 3, { from: [2017, 1], grades: [['Sportback 1.4 TFSI', 1], ['Sportback 30 TFSI Sport', 1.05], ['Sportback 30 TFSI S line', 1.09]] }], ['8VCUK', 'CUK', 1394, 'G2A', 0.5, { from: [2015, 1], to: [2018, 10], price: 1.5, grades: [['Sportback e-tron', 1]] }]] },
      { from: [2014, 1], to: [2021, 4], body: 'SEDAN', doors: 4, seats: 5, size: [4465, 1795, 1405], tyres: '225/45R17', price: 36000, weight: 0.35,
        grades: [['Sedan 1.4 TFSI', 1], ['Sedan 1.4 TFSI S line', 1.08]], codes: [['8VCXSL', 'CXS', 1394, 'P2A', 3, { to: [2016, 12] }], ['8VCJXL', 'CJX', 1984, 'P4A', 0.7, { price: 1.6, grades: [['S3 Sedan', 1]] }]] },
    ] },
    { name: 'A4', share: 2.6, body: 'SEDAN', fade: 0.175, vin: { plant: 'N' }, generations: [
      { from: [2008, 3], to: [2016, 1], doors: 4, seats: 5, size: [4705, 1825, 1440], tyres: '225/50R17', price: 43500,
        grades: [['1.8 TFSI', 0.97]], codes: [['8KCDH', 'CDH', 1798, 'P2A', 2, { to: [2011, 3], grades: [['1.8 TFSI', 0.97], ['1.8 TFSI S line', 1.06]] }], ['8KCDN', 'CDN', 1984, 'P2A', 4, { from: [2009, 6], left: 0.03, grades: [['2.0 TFSI', 1], ['2.0 TFSI S line', 1.07]] }], ['8KCDNF', 'CDN', 1984, 'P4A', 2, { price: 1.12, left: 0.03, grades: [['2.0 TFSI quattro', 1], ['2.0 TFSI quattro S line', 1.06]] }]] },
      { from: [2008, 8], to: [2016, 3], body: 'WAGON', doors: 5, seats: 5, size: [4705, 1825, 1465], tyres: '225/50R17', price: 46000, weight: 0.55,
        grades: [['Avant 2.0 TFSI', 1], ['Avant 2.0 TFSI S line', 1.07]], codes: [['8KCDNA', 'CDN', 1984, 'P2A', 3, { from: [2009, 6] }], ['8KCDHA', 'CDH', 1798, 'P2A', 1, { to: [2011, 3], price: 0.95, grades: [['Avant 1.8 TFSI', 1]] }]] },
      { from: [2016, 2], to: [2024, 12], doors: 4, seats: 5, size: [4735, 1840, 1430], tyres: '225/50R17', price: 49000,
        grades: [['2.0 TFSI', 0.97]], codes: [['8WCVK', 'CVK', 1984, 'P2A', 4, { to: [2020, 9], grades: [['2.0 TFSI', 0.97], ['2.0 TFSI Sport', 1.02], ['2.0 TFSI S line', 1.06]] }], ['8WCYRF', 'CYR', 1984, 'P4A', 1.5, { to: [2020, 9], price: 1.2, grades: [['2.0 TFSI quattro Sport', 1]] }], ['8WDET', 'DET', 1968, 'D2A', 1.2, { from: [2018, 9], to: [2020, 9], price: 1.08, grades: [['40 TDI Sport', 1]] }]] },
    ] },
    { name: 'A5', share: 0.9, body: 'COUPE', fade: 0.155, generations: [
      { from: [2008, 2], to: [2017, 3], doors: 2, seats: 4, size: [4625, 1855, 1375], tyres: '245/40R18', price: 56000, weight: 0.6,
        grades: [['2.0 TFSI quattro', 1]], codes: [['8TCDNF', 'CDN', 1984, 'P4A', 2, { from: [2009, 9], left: 0.04 }], ['8TCALF', 'CAL', 3196, 'P4A', 1, { to: [2011, 10], price: 1.15, left: 0.05, grades: [['3.2 FSI quattro', 1]] }]] },
      { from: [2010, 1], to: [2017, 3], body: 'HATCH', doors: 5, seats: 5, size: [4710, 1855, 1390], tyres: '225/50R17', price: 53000,
        grades: [['Sportback 2.0 TFSI quattro', 1], ['Sportback 2.0 TFSI quattro S line', 1.06]], codes: [['8TCDNL', 'CDN', 1984, 'P4A', 2, { to: [2014, 7] }], ['8TCNCL', 'CNC', 1984, 'P4A', 1.4, { from: [2014, 8] }]] },
      { from: [2017, 4], to: [2024, 12], doors: 5, body: 'HATCH', seats: 5, size: [4750, 1845, 1390], tyres: '225/50R17', price: 59000,
        grades: [['Sportback 2.0 TFSI Sport', 1], ['Sportback 45 TFSI quattro S line', 1.12]], codes: [['F5CVKL', 'CVK', 1984, 'P2A', 2, { grades: [['Sportback 2.0 TFSI Sport', 1], ['Sportback 40 TFSI S line', 1.05]] }], ['F5CYRL', 'CYR', 1984, 'P4A', 2, { price: 1.14 }]] },
    ] },
    { name: 'A6', share: 1, body: 'SEDAN', fade: 0.19, vin: { plant: 'N' }, generations: [
      { from: [2011, 8], to: [2019, 2], doors: 4, seats: 5, size: [4930, 1875, 1465], tyres: '245/45R18', price: 65000,
        grades: [['2.8 FSI quattro', 1]], codes: [['4GCHVS', 'CHV', 2772, 'P4A', 2, { to: [2014, 12], grades: [['2.8 FSI quattro', 1], ['2.8 FSI quattro S line', 1.06]] }], ['4GCYPS', 'CYP', 1984, 'P4A', 1.6, { from: [2015, 8], grades: [['2.0 TFSI quattro', 0.98], ['2.0 TFSI quattro S line', 1.05]] }], ['4GCHJS', 'CHJ', 1984, 'H2A', 0.7, { from: [2012, 6], to: [2014, 12], price: 1.05, grades: [['Hybrid', 1]] }]] },
      { from: [2019, 3], to: [2024, 12], doors: 4, seats: 5, size: [4950, 1885, 1430], tyres: '225/55R18', price: 74000, weight: 0.6,
        grades: [['55 TFSI quattro', 1]], codes: [['F2DLZS', 'DLZ', 2994, 'P4A', 2, { grades: [['55 TFSI quattro Debut Package', 1.1], ['55 TFSI quattro', 1]] }], ['F2DFBS', 'DFB', 1968, 'D4A', 1.6, { from: [2019, 12], price: 0.92, grades: [['40 TDI quattro Sport', 1], ['40 TDI quattro S line', 1.03]] }]] },
    ] },
    { name: 'Q3', share: 1.2, body: 'CUV', fade: 0.15, vin: { plant: 'R' }, generations: [
      { from: [2012, 5], to: [2020, 6], doors: 5, seats: 5, size: [4400, 1830, 1595], tyres: '235/55R17', price: 40500,
        grades: [['2.0 TFSI quattro 170PS', 1]], codes: [['8UCCZF', 'CCZ', 1984, 'P4A', 2, { to: [2015, 4], grades: [['2.0 TFSI quattro 170PS', 1], ['2.0 TFSI quattro 211PS', 1.1]] }], ['8UCZD', 'CZD', 1394, 'P2A', 2.6, { from: [2014, 5], price: 0.9, grades: [['1.4 TFSI', 0.97], ['1.4 TFSI S line', 1.07]] }], ['8UCULB', 'CUL', 1984, 'P4A', 1.2, { from: [2015, 5], price: 1.08, grades: [['2.0 TFSI quattro 180PS', 1]] }]] },
      { from: [2020, 7], doors: 5, seats: 5, size: [4495, 1840, 1610], tyres: '215/65R17', price: 46000, weight: 0.9,
        grades: [['35 TFSI', 0.96]], codes: [['F3DPC', 'DPC', 1497, 'P2A', 2, { grades: [['35 TFSI', 0.96], ['35 TFSI Advanced', 1], ['35 TFSI S line', 1.04]] }], ['F3DFGF', 'DFG', 1968, 'D4A', 1.6, { price: 1.08, grades: [['35 TDI quattro Advanced', 1], ['35 TDI quattro S line', 1.04]] }]] },
    ] },
    { name: 'Q5', share: 1.2, body: 'SUV', fade: 0.155, generations: [
      { from: [2009, 6], to: [2017, 9], doors: 5, seats: 5, size: [4630, 1900, 1660], tyres: '235/60R18', price: 57000,
        grades: [['2.0 TFSI quattro', 1]], codes: [['8RCDNF', 'CDN', 1984, 'P4A', 3, { to: [2012, 10], left: 0.03, grades: [['2.0 TFSI quattro', 1], ['2.0 TFSI quattro S line', 1.06]] }], ['8RCNCF', 'CNC', 1984, 'P4A', 2, { from: [2012, 11], grades: [['2.0 TFSI quattro', 1], ['2.0 TFSI quattro S line', 1.06]] }], ['8RCHJF', 'CHJ', 1984, 'H4A', 0.6, { from: [2012, 11], price: 1.12, grades: [['Hybrid', 1]] }]] },
      { from: [2017, 10], to: [2025, 6], doors: 5, seats: 5, size: [4680, 1900, 1665], tyres: '235/60R18', price: 64000,
        grades: [['2.0 TFSI quattro', 0.97]], codes: [['FYDAXS', 'DAX', 1984, 'P4A', 2, { to: [2020, 12], grades: [['2.0 TFSI quattro', 0.96], ['45 TFSI quattro Sport', 1.02]] }], ['FYDETS', 'DET', 1968, 'D4A', 2.4, { from: [2019, 1], price: 1.04, grades: [['40 TDI quattro', 0.96], ['40 TDI quattro Sport', 1.02], ['40 TDI quattro S line', 1.05]] }]] },
    ] },
    { name: 'TT', share: 0.9, body: 'COUPE', use: 'weekend', fade: 0.125, vin: { maker: 'TRU', plant: '1' }, generations: [
      { from: [2006, 10], to: [2015, 7], doors: 3, seats: 4, size: [4180, 1840, 1390], tyres: '245/45R17', price: 46000,
        grades: [['2.0 TFSI', 0.97]], codes: [['8JBWA', 'BWA', 1984, 'P2A', 2, { to: [2010, 9] }], ['8JCESF', 'CES', 1984, 'P4A', 2, { from: [2010, 10], grades: [['2.0 TFSI quattro', 1], ['2.0 TFSI quattro S line', 1.06]] }], ['8JBUBF', 'BUB', 3188, 'P4A', 1, { to: [2010, 9], price: 1.2, left: 0.05, grades: [['3.2 quattro', 1]] }]] },
      { from: [2007, 6], to: [2015, 7], body: 'CONVERTIBLE', doors: 2, seats: 2, size: [4180, 1840, 1375], tyres: '245/45R17', price: 50000, weight: 0.25,
        grades: [['Roadster 2.0 TFSI', 1]], codes: [['8JBWAR', 'BWA', 1984, 'P2A', 1, { to: [2010, 9] }], ['8JCESR', 'CES', 1984, 'P4A', 1, { from: [2010, 10], price: 1.08, grades: [['Roadster 2.0 TFSI quattro', 1]] }]] },
      { from: [2015, 8], to: [2023, 12], doors: 3, seats: 4, size: [4180, 1830, 1380], tyres: '245/40R18', price: 53000,
        grades: [['2.0 TFSI', 1]], codes: [['FVCHH', 'CHH', 1984, 'P2A', 1.4, { to: [2018, 12] }], ['FVCHHF', 'CHH', 1984, 'P4A', 1.6, { price: 1.1, to: [2018, 12], grades: [['2.0 TFSI quattro', 1], ['2.0 TFSI quattro S line', 1.05]] }], ['FVDNUF', 'DNU', 1984, 'P4A', 1, { from: [2019, 5], price: 1.14, grades: [['45 TFSI quattro', 1], ['45 TFSI quattro S line', 1.05]] }]] },
    ] },
  ],
}
