import type { Model } from './maker.ts'

/** Toyota's off-roaders, crossovers and pick-ups. */
export const TOYOTA_SUVS: readonly Model[] = [
  { name: 'Land Cruiser', share: 1.9, body: 'SUV', fade: 0.055, generations: [
    { from: [1992, 8], to: [1997, 12], doors: 5, seats: 8, size: [4970, 1930, 1890], tyres: '275/70R16', price: 19000, collector: true, weight: 2,
      grades: [['VX', 0.9], ['VX Limited', 1.1]], codes: [['FZJ80G', '1FZ-FE', 4476, 'P4A', 2], ['HDJ81V', '1HD-FT', 4163, 'D4AM', 3, { price: 1.2 }]] },
    { from: [1998, 1], to: [2007, 8], doors: 5, seats: 8, size: [4890, 1940, 1890], tyres: '275/65R17', price: 36000,
      grades: [['VX', 0.92], ['VX Limited', 1.04], ['VX Limited G Selection', 1.15], ['Cygnus', 1.3]], codes: [
        ['UZJ100W', '2UZ-FE', 4663, 'P4A', 4], ['HDJ101K', '1HD-FTE', 4163, 'D4A', 2.5, { price: 1.35, grades: [['VX', 0.92], ['VX Limited', 1.04]] }]] },
    { from: [2007, 9], to: [2021, 7], doors: 5, seats: 8, size: [4950, 1980, 1870], tyres: '285/65R17', price: 50000,
      grades: [['GX', 0.88], ['AX', 0.96], ['AX G Selection', 1.08], ['ZX', 1.3]], codes: [
        ['UZJ200W', '2UZ-FE', 4663, 'P4A', 1.5, { to: [2009, 3], grades: [['AX', 0.96], ['AX G Selection', 1.08], ['ZX', 1.25]] }], ['URJ202W', '1UR-FE', 4608, 'P4A', 6, { from: [2009, 4] }]] },
    { from: [2021, 8], doors: 5, seats: 7, size: [4985, 1980, 1925], tyres: '265/65R18', price: 66000,
      grades: [['GX', 0.8], ['AX', 0.88], ['VX', 1], ['ZX', 1.2], ['GR Sport', 1.25]], codes: [
        ['VJA300W', 'V35A-FTS', 3444, 'P4A', 4], ['FJA300W', 'F33A-FTV', 3345, 'D4A', 3, { price: 1.12, grades: [['ZX', 1.2], ['GR Sport', 1.25]] }]] },
  ] },
  { name: 'Land Cruiser Prado', share: 4, body: 'SUV', fade: 0.062, generations: [
    { from: [1996, 5], to: [2002, 9], doors: 5, seats: 8, size: [4675, 1820, 1880], tyres: '265/70R16', price: 25000,
      grades: [['RX', 0.88], ['TX', 1], ['TX Limited', 1.08], ['TZ', 1.2]], codes: [
        ['KZJ95W', '1KZ-TE', 2982, 'D4AM', 4, { to: [2000, 6] }], ['KDJ95W', '1KD-FTV', 2982, 'D4A', 2, { from: [2000, 7] }], ['RZJ95W', '3RZ-FE', 2693, 'P4A', 2, { price: 0.9 }], ['VZJ95W', '5VZ-FE', 3378, 'P4A', 2, { price: 1.02 }]] },
    { from: [2002, 10], to: [2009, 8], doors: 5, seats: 8, size: [4715, 1875, 1905], tyres: '265/65R17', price: 30000,
      grades: [['RX', 0.88], ['TX', 1], ['TX Limited', 1.08], ['TZ', 1.24]], codes: [
        ['TRJ120W', '2TR-FE', 2693, 'P4A', 6, { from: [2004, 8], grades: [['TX', 1], ['TX Limited', 1.08]] }], ['RZJ120W', '3RZ-FE', 2693, 'P4A', 2, { to: [2004, 7], grades: [['RX', 0.9], ['TX', 1]] }],
        ['KDJ121W', '1KD-FTV', 2982, 'D4A', 2.5, { to: [2007, 7], price: 1.2, grades: [['TX', 1], ['TX Limited', 1.08]] }], ['KDJ120W', '1KD-FTV', 2982, 'D4A', 1, { to: [2007, 7], price: 1.2, grades: [['TZ', 1.24]] }],
        ['VZJ121W', '5VZ-FE', 3378, 'P4A', 1, { to: [2005, 6], grades: [['TX', 1.04]] }], ['GRJ120W', '1GR-FE', 3955, 'P4A', 0.8, { from: [2005, 7], price: 1.15, grades: [['TZ', 1.24]] }]] },
    { from: [2009, 9], to: [2023, 12], doors: 5, seats: 7, size: [4825, 1885, 1850], tyres: '265/65R17', price: 36000,
      grades: [['TX', 0.96], ['TX L Package', 1.08], ['TX L Package Black Edition', 1.16]], codes: [
        ['TRJ150W', '2TR-FE', 2693, 'P4A', 7], ['GRJ151W', '1GR-FE', 3955, 'P4A', 0.7, { to: [2015, 5], price: 1.12, grades: [['TX', 0.96], ['TX L Package', 1.08]] }], ['GRJ150W', '1GR-FE', 3955, 'P4A', 0.5, { to: [2015, 5], price: 1.25, grades: [['TZ-G', 1.1]] }],
        ['GDJ150W', '1GD-FTV', 2754, 'D4A', 5, { from: [2015, 6], price: 1.22 }], ['GDJ151W', '1GD-FTV', 2754, 'D4A', 1.5, { from: [2015, 6], price: 1.36, grades: [['TZ-G', 1.1]] }]] },
  ] },
  { name: 'Land Cruiser 250', share: 0.35, body: 'SUV', fade: 0.05, generations: [
    { from: [2024, 4], doors: 5, seats: 7, size: [4925, 1980, 1925], tyres: '265/65R18', price: 58000,
      grades: [['VX', 1]], codes: [['GDJ250W', '1GD-FTV', 2754, 'D4A', 4, { grades: [['GX', 0.84], ['VX', 1], ['ZX', 1.2]] }], ['TRJ250W', '2TR-FE', 2693, 'P4A', 1.5, { price: 0.9 }]] },
  ] },
  { name: 'Land Cruiser 70', share: 0.4, body: 'SUV', fade: 0.05, generations: [
    { from: [1990, 1], to: [1999, 7], doors: 5, seats: 5, size: [4835, 1690, 1900], tyres: '215/80R16', price: 17500, collector: true,
      grades: [['LX', 0.95], ['ZX', 1.15]], codes: [['HZJ77HV', '1HZ', 4163, 'D4M']] },
    { from: [2014, 8], to: [2015, 7], doors: 5, seats: 5, size: [4810, 1870, 1920], tyres: '265/70R16', price: 36000, weight: 3,
      grades: [['Van', 1]], codes: [['GRJ76K', '1GR-FE', 3955, 'P4M']] },
    { from: [2014, 8], to: [2015, 7], body: 'PICK-UP', doors: 4, seats: 5, size: [5270, 1770, 1950], tyres: '265/70R16', price: 37500, weight: 2,
      grades: [['Pickup', 1]], codes: [['GRJ79K', '1GR-FE', 3955, 'P4M']] },
    { from: [2023, 11], doors: 5, seats: 5, size: [4890, 1870, 1920], tyres: '265/70R16', price: 46000,
      grades: [['AX', 1]], codes: [['GDJ76W', '1GD-FTV', 2754, 'D4A']] },
  ] },
  { name: 'Hilux Surf', share: 0.9, body: 'SUV', fade: 0.085, generations: [
    { from: [1995, 11], to: [2002, 10], doors: 5, seats: 5, size: [4685, 1800, 1790], tyres: '265/70R16', price: 25000,
      grades: [['SSR-V', 0.95], ['SSR-X', 1], ['SSR-G', 1.14]], codes: [['KZN185W', '1KZ-TE', 2982, 'D4AM', 4, { to: [2000, 7] }], ['RZN185W', '3RZ-FE', 2693, 'P4A', 2], ['VZN185W', '5VZ-FE', 3378, 'P4A', 1.5], ['KDN185W', '1KD-FTV', 2982, 'D4A', 1, { from: [2000, 8] }]] },
    { from: [2002, 11], to: [2009, 7], doors: 5, seats: 5, size: [4770, 1875, 1790], tyres: '265/65R17', price: 28500,
      grades: [['SSR-X', 0.96], ['SSR-X Limited', 1.04], ['SSR-G', 1.16]], codes: [
        ['TRN215W', '2TR-FE', 2693, 'P4A', 4, { from: [2004, 8], grades: [['SSR-X', 0.96], ['SSR-X Limited', 1.04]] }], ['TRN210W', '2TR-FE', 2693, 'P2A', 1, { from: [2004, 8], price: 0.88, grades: [['SSR-X', 0.96]] }],
        ['KDN215W', '1KD-FTV', 2982, 'D4A', 1.5, { to: [2007, 7], price: 1.15 }], ['GRN215W', '1GR-FE', 3955, 'P4A', 0.8, { from: [2005, 8], price: 1.1, grades: [['SSR-G', 1.16]] }]] },
  ] },
  { name: 'FJ Cruiser', share: 0.6, body: 'SUV', fade: 0.05, generations: [
    { from: [2010, 12], to: [2018, 1], doors: 5, seats: 5, size: [4635, 1905, 1840], tyres: '265/70R17', price: 32000,
      grades: [['Standard', 0.98], ['Color Package', 1.02], ['Offroad Package', 1.08], ['Final Edition', 1.25]], codes: [['GSJ15W', '1GR-FE', 3955, 'P4A']] },
  ] },
  { name: 'Harrier', share: 3.6, body: 'CROSSOVER', fade: 0.105, generations: [
    { from: [2003, 2], to: [2013, 11], doors: 5, seats: 5, size: [4735, 1845, 1670], tyres: '225/65R17', price: 27000,
      grades: [['240G', 1], ['240G L Package', 1.1], ['240G Premium L Package', 1.16]], codes: [
        ['ACU30W', '2AZ-FE', 2362, 'P2A', 6], ['ACU35W', '2AZ-FE', 2362, 'P4A', 2, { price: 1.07 }], ['MCU35W', '1MZ-FE', 2994, 'P4A', 0.8, { to: [2005, 12], price: 1.15, grades: [['300G', 1], ['AIRS', 1.15]] }],
        ['GSU30W', '2GR-FE', 3456, 'P2A', 0.5, { from: [2006, 1], to: [2009, 6], price: 1.2, grades: [['350G', 1], ['350G Premium L Package', 1.15]] }], ['MHU38W', '3MZ-FE', 3310, 'H4A', 0.8, { from: [2005, 3], to: [2012, 12], price: 1.4, grades: [['Hybrid', 1], ['Hybrid L Package', 1.1]] }]] },
    { from: [2013, 12], to: [2020, 5], doors: 5, seats: 5, size: [4725, 1835, 1690], tyres: '225/65R17', price: 30000,
      grades: [['Grand', 0.9], ['Elegance', 1], ['Premium', 1.1], ['Premium Metal and Leather Package', 1.22]], codes: [
        ['ZSU60W', '3ZR-FAE', 1986, 'P2A', 7], ['ZSU65W', '3ZR-FAE', 1986, 'P4A', 2, { price: 1.06 }], ['ASU60W', '8AR-FTS', 1998, 'P2A', 1, { from: [2017, 6], price: 1.16, grades: [['Elegance', 1], ['Premium', 1.1], ['Progress', 1.2]] }],
        ['AVU65W', '2AR-FXE', 2493, 'H4A', 2.5, { price: 1.25, grades: [['Hybrid Elegance', 1], ['Hybrid Premium', 1.1], ['Hybrid Progress', 1.2]] }]] },
    { from: [2020, 6], doors: 5, seats: 5, size: [4740, 1855, 1660], tyres: '225/60R18', price: 33000,
      grades: [['S', 0.9], ['G', 1.02], ['Z', 1.15], ['Z Leather Package', 1.25]], codes: [
        ['MXUA80', 'M20A-FKS', 1986, 'P2A', 6], ['MXUA85', 'M20A-FKS', 1986, 'P4A', 1.5, { price: 1.06 }], ['AXUH80', 'A25A-FXS', 2487, 'H2A', 4, { price: 1.16, grades: [['Hybrid G', 1.02], ['Hybrid Z', 1.15], ['Hybrid Z Leather Package', 1.25]] }],
        ['AXUH85', 'A25A-FXS', 2487, 'H4A', 1.2, { price: 1.22, grades: [['Hybrid G', 1.02], ['Hybrid Z', 1.15]] }], ['AXUP85', 'A25A-FXS', 2487, 'G4A', 0.4, { from: [2022, 10], price: 1.45, grades: [['PHEV Z', 1.12]] }]] },
  ] },
  { name: 'RAV4', share: 2.2, body: 'CROSSOVER', fade: 0.105, generations: [
    { from: [2000, 5], to: [2005, 10], doors: 5, seats: 5, size: [4145, 1735, 1690], tyres: '215/70R16', price: 20000,
      grades: [['X', 0.95], ['X G Package', 1], ['Wide Sport', 1.12]], codes: [['ACA21W', '1AZ-FSE', 1998, 'P4AM', 4], ['ZCA26W', '1ZZ-FE', 1794, 'P2A', 1.5, { price: 0.9, grades: [['X', 1]] }]] },
    { from: [2005, 11], to: [2016, 7], doors: 5, seats: 5, size: [4335, 1815, 1685], tyres: '225/65R17', price: 22500,
      grades: [['X', 0.94], ['G', 1.02], ['Style', 1.06], ['Sport', 1.12]], codes: [['ACA31W', '2AZ-FE', 2362, 'P4A', 4], ['ACA36W', '2AZ-FE', 2362, 'P2A', 2.5, { price: 0.94 }]] },
    { from: [2019, 4], doors: 5, seats: 5, size: [4600, 1855, 1685], tyres: '225/65R17', price: 29000,
      grades: [['X', 0.92], ['G', 1.08], ['G Z Package', 1.16], ['Adventure', 1.14]], codes: [
        ['MXAA52', 'M20A-FKS', 1986, 'P2A', 1, { grades: [['X', 0.86]] }], ['MXAA54', 'M20A-FKS', 1986, 'P4A', 5], ['AXAH52', 'A25A-FXS', 2487, 'H2A', 1, { price: 1.12, grades: [['Hybrid X', 0.92]] }],
        ['AXAH54', 'A25A-FXS', 2487, 'H4A', 4, { price: 1.18, grades: [['Hybrid X', 0.92], ['Hybrid G', 1.06], ['Hybrid Adventure', 1.12]] }], ['AXAP54', 'A25A-FXS', 2487, 'G4A', 0.7, { from: [2020, 6], price: 1.45, grades: [['PHV G', 0.95], ['PHV G Z', 1.04], ['PHV Black Tone', 1.1]] }]] },
  ] },
  { name: 'Vanguard', share: 1, body: 'CROSSOVER', fade: 0.115, generations: [
    { from: [2007, 8], to: [2013, 11], doors: 5, seats: 7, size: [4570, 1815, 1685], tyres: '225/65R17', price: 25500,
      grades: [['240S', 1], ['240S S Package', 1.08], ['240S G Package', 1.12]], codes: [['ACA33W', '2AZ-FE', 2362, 'P4A', 4], ['ACA38W', '2AZ-FE', 2362, 'P2A', 3, { price: 0.94, seats: 5 }], ['GSA33W', '2GR-FE', 3456, 'P4A', 0.6, { price: 1.2, grades: [['350S', 1], ['350S G Package', 1.1]] }]] },
  ] },
  { name: 'Kluger', share: 0.4, body: 'SUV', generations: [
    { from: [2000, 11], to: [2007, 5], doors: 5, seats: 7, size: [4690, 1825, 1685], tyres: '225/65R17', price: 25500,
      grades: [['2.4S', 0.96], ['2.4S G Package', 1.04]], codes: [['ACU20W', '2AZ-FE', 2362, 'P2A', 2], ['ACU25W', '2AZ-FE', 2362, 'P4A', 4, { price: 1.06 }], ['MCU25W', '1MZ-FE', 2994, 'P4A', 1, { price: 1.15, grades: [['3.0S', 1], ['3.0S G Package', 1.08]] }]] },
  ] },
  { name: 'C-HR', share: 2, body: 'CUV', fade: 0.125, generations: [
    { from: [2016, 12], to: [2023, 7], doors: 5, seats: 5, size: [4385, 1795, 1550], tyres: '215/60R17', price: 24500,
      grades: [['S-T', 0.94], ['G-T', 1.06]], codes: [
        ['NGX50', '8NR-FTS', 1196, 'P4A', 2.5], ['NGX10', '8NR-FTS', 1196, 'P2AM', 2, { from: [2018, 5], price: 0.94 }],
        ['ZYX10', '2ZR-FXE', 1797, 'H2A', 5, { to: [2019, 9], price: 1.08, grades: [['Hybrid S', 0.94], ['Hybrid S LED Package', 0.98], ['Hybrid G', 1.06]] }], ['ZYX11', '2ZR-FXE', 1797, 'H2A', 3, { from: [2019, 10], price: 1.1, grades: [['Hybrid S', 0.94], ['Hybrid G', 1.06], ['Hybrid G Mode-Nero', 1.14]] }]] },
  ] },
  { name: 'Yaris Cross', share: 1.4, body: 'CUV', fade: 0.11, generations: [
    { from: [2020, 8], doors: 5, seats: 5, size: [4180, 1765, 1590], tyres: '205/65R16', price: 20000,
      grades: [['X', 0.92], ['G', 1.02], ['Z', 1.14]], codes: [
        ['MXPB10', 'M15A-FKS', 1490, 'P2A', 4], ['MXPB15', 'M15A-FKS', 1490, 'P4A', 1, { price: 1.1 }], ['MXPJ10', 'M15A-FXE', 1490, 'H2A', 5, { price: 1.2, grades: [['Hybrid X', 0.92], ['Hybrid G', 1.02], ['Hybrid Z', 1.14]] }], ['MXPJ15', 'M15A-FXE', 1490, 'H4A', 1.2, { price: 1.3, grades: [['Hybrid G', 1.02], ['Hybrid Z', 1.14]] }]] },
  ] },
  { name: 'Corolla Cross', share: 1, body: 'CUV', fade: 0.11, generations: [
    { from: [2021, 9], doors: 5, seats: 5, size: [4490, 1825, 1620], tyres: '215/60R17', price: 23500,
      grades: [['G', 0.94], ['S', 1.02], ['Z', 1.12]], codes: [
        ['ZSG10', '2ZR-FAE', 1797, 'P2A', 3, { to: [2023, 9] }], ['MXGA10', 'M20A-FKS', 1986, 'P2A', 1.5, { from: [2023, 10] }], ['ZVG11', '2ZR-FXE', 1797, 'H2A', 4, { to: [2023, 9], price: 1.14, grades: [['Hybrid G', 0.94], ['Hybrid S', 1.02], ['Hybrid Z', 1.12]] }],
        ['ZVG13', '2ZR-FXE', 1797, 'H2A', 2, { from: [2023, 10], price: 1.16, grades: [['Hybrid S', 1.02], ['Hybrid Z', 1.12]] }], ['ZVG15', '2ZR-FXE', 1797, 'H4A', 1, { to: [2023, 9], price: 1.24, grades: [['Hybrid S', 1.02], ['Hybrid Z', 1.12]] }]] },
  ] },
  { name: 'Raize', share: 1.6, body: 'CUV', fade: 0.115, generations: [
    { from: [2019, 11], doors: 5, seats: 5, size: [3995, 1695, 1620], tyres: '195/65R16', price: 17500,
      grades: [['X', 0.9], ['G', 1.02], ['Z', 1.15]], codes: [
        ['A200A', '1KR-VET', 996, 'P2A', 5], ['A210A', '1KR-VET', 996, 'P4A', 1.5, { price: 1.1 }], ['A201A', 'WA-VE', 1196, 'P2A', 2, { from: [2021, 11] }], ['A202A', 'WA-VEX', 1196, 'H2A', 2, { from: [2021, 11], price: 1.15, grades: [['Hybrid G', 1.02], ['Hybrid Z', 1.14]] }]] },
  ] },
  { name: 'Rush', share: 0.9, body: 'CUV', generations: [
    { from: [2006, 1], to: [2016, 3], doors: 5, seats: 5, size: [3995, 1695, 1705], tyres: '215/65R16', price: 17000,
      grades: [['X', 0.96], ['G', 1.06], ['G L Package', 1.12]], codes: [['J200E', '3SZ-VE', 1495, 'P2AM', 3], ['J210E', '3SZ-VE', 1495, 'P4AM', 3, { price: 1.1 }]] },
  ] },
  { name: 'bZ4X', share: 0.2, body: 'CROSSOVER', fade: 0.2, generations: [
    { from: [2022, 5], doors: 5, seats: 5, size: [4690, 1860, 1650], tyres: '235/60R18', price: 46000,
      grades: [['G', 0.94], ['Z', 1.06]], codes: [['XEAM10', '1XM', 0, 'E2A', 2], ['YEAM15', '1YM', 0, 'E4A', 2, { price: 1.08 }]] },
  ] },
  { name: 'Hilux', share: 1.1, body: 'PICK-UP', use: 'commercial', fade: 0.062, generations: [
    { from: [1997, 9], to: [2004, 7], doors: 4, seats: 5, size: [5035, 1790, 1795], tyres: '265/70R16', price: 21000,
      grades: [['Double Cab SR', 0.96], ['Double Cab Wide SR', 1.06]], codes: [['RZN169H', '3RZ-FE', 2693, 'P4AM', 4], ['RZN152H', '3RZ-FE', 2693, 'P2A', 1, { price: 0.85, grades: [['Extra Cab', 1]] }]] },
    { from: [2017, 9], doors: 4, seats: 5, size: [5335, 1855, 1800], tyres: '265/65R17', price: 36000,
      grades: [['X', 0.94], ['Z', 1.06], ['Z Black Rally Edition', 1.16], ['Z GR Sport', 1.22]], codes: [['GUN125', '2GD-FTV', 2393, 'D4A']] },
  ] },
]
