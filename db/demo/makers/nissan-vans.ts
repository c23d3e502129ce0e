import type { Model } from './maker.ts'

/** Nissan's vans, kei cars, trucks and buses. */
export const NISSAN_VANS: readonly Model[] = [
  { name: 'Serena', share: 6, body: 'VAN', fade: 0.14, generations: [
    { from: [1999, 6], to: [2005, 4], doors: 5, seats: 8, size: [4590, 1695, 1825], tyres: '195/65R15', price: 20500,
      grades: [['V-S', 0.95], ['V-G', 1.04], ['Highway Star', 1.1]], codes: [['TC24', 'QR20DE', 1998, 'P2A', 4, { from: [2001, 12] }], ['TNC24', 'QR20DE', 1998, 'P4A', 1, { from: [2001, 12] }], ['PC24', 'SR20DE', 1998, 'P2A', 1.5, { to: [2001, 11] }]] },
    { from: [2005, 5], to: [2010, 10], doors: 5, seats: 8, size: [4690, 1695, 1840], tyres: '195/65R15', price: 21500,
      grades: [['20S', 0.93], ['20G', 1.06]], codes: [['C25', 'MR20DE', 1997, 'P2A', 3], ['CC25', 'MR20DE', 1997, 'P2A', 3, { from: [2007, 12], grades: [['Highway Star', 1.08], ['Highway Star V Selection', 1.1]] }], ['NC25', 'MR20DE', 1997, 'P4A', 1.2, { price: 1.08 }]] },
    { from: [2010, 11], to: [2016, 7], doors: 5, seats: 8, size: [4770, 1735, 1865], tyres: '195/60R16', price: 24000,
      grades: [['20S', 0.9], ['20X', 0.96], ['20G', 1.06]], codes: [
        ['C26', 'MR20DD', 1997, 'P2A', 4], ['FC26', 'MR20DD', 1997, 'P2A', 3, { grades: [['Highway Star', 1.06], ['Highway Star V Selection', 1.08]] }], ['NC26', 'MR20DD', 1997, 'P4A', 0.8, { price: 1.08 }],
        ['HC26', 'MR20DD', 1997, 'H2A', 2.5, { from: [2012, 8], grades: [['X S-Hybrid', 0.98], ['G S-Hybrid', 1.08]] }], ['HFC26', 'MR20DD', 1997, 'H2A', 4, { from: [2012, 8], grades: [['Highway Star S-Hybrid', 1.08], ['Highway Star G S-Hybrid', 1.16]] }],
        ['FNC26', 'MR20DD', 1997, 'P4A', 1, { price: 1.1, grades: [['Highway Star', 1.06]] }]] },
    { from: [2016, 8], to: [2022, 11], doors: 5, seats: 8, size: [4770, 1740, 1865], tyres: '195/60R16', price: 26000,
      grades: [['X', 0.94], ['G', 1.06]], codes: [
        ['C27', 'MR20DD', 1997, 'P2A', 2.5], ['GFC27', 'MR20DD', 1997, 'H2A', 5, { grades: [['Highway Star S-Hybrid', 1.06], ['Highway Star V S-Hybrid', 1.1], ['Highway Star G S-Hybrid', 1.16]] }], ['GC27', 'MR20DD', 1997, 'H2A', 2, { grades: [['X S-Hybrid', 0.97], ['X V Selection S-Hybrid', 1]] }],
        ['GFNC27', 'MR20DD', 1997, 'P4A', 0.9, { price: 1.08, grades: [['Highway Star V', 1.06]] }], ['HFC27', 'HR12DE', 1198, 'H2A', 3, { from: [2018, 3], seats: 7, price: 1.2, grades: [['e-Power Highway Star', 1.02], ['e-Power Highway Star V', 1.08], ['e-Power Autech', 1.18]] }], ['HC27', 'HR12DE', 1198, 'H2A', 1, { from: [2018, 3], seats: 7, price: 1.18, grades: [['e-Power X', 0.95], ['e-Power XV', 1]] }]] },
    { from: [2022, 12], doors: 5, seats: 8, size: [4765, 1715, 1870], tyres: '205/65R16', price: 29000,
      grades: [['X', 0.92], ['XV', 1]], codes: [['C28', 'MR20DD', 1997, 'P2A', 2], ['FC28', 'MR20DD', 1997, 'P2A', 2.5, { grades: [['Highway Star V', 1.1]] }], ['FNC28', 'MR20DD', 1997, 'P4A', 0.6, { price: 1.08, grades: [['Highway Star V', 1.1]] }], ['GFC28', 'HR14DDe', 1433, 'H2A', 3, { price: 1.14, grades: [['e-Power Highway Star V', 1.1], ['e-Power Luxion', 1.35]] }]] },
  ] },
  { name: 'Elgrand', share: 1.8, body: 'VAN', fade: 0.135, generations: [
    { from: [1997, 5], to: [2002, 4], doors: 5, seats: 8, size: [4775, 1775, 1955], tyres: '215/65R15', price: 31000,
      grades: [['V', 0.94], ['X', 1.06], ['Highway Star', 1.08]], codes: [['APWE50', 'VQ35DE', 3498, 'P4A', 2, { from: [2000, 8] }], ['APE50', 'VQ35DE', 3498, 'P2A', 2, { from: [2000, 8] }], ['AVWE50', 'QD32ETi', 3153, 'D4A', 2, { to: [1999, 7] }], ['ATWE50', 'ZD30DDTi', 2953, 'D4A', 2, { from: [1999, 8] }]] },
    { from: [2002, 5], to: [2010, 7], doors: 5, seats: 8, size: [4835, 1815, 1920], tyres: '215/60R17', price: 33000,
      grades: [['V', 0.92], ['Highway Star', 1], ['X', 1.08]], codes: [['ME51', 'VQ25DE', 2495, 'P2A', 4, { from: [2004, 12], price: 0.92 }], ['MNE51', 'VQ25DE', 2495, 'P4A', 1.2, { from: [2004, 12], price: 0.97 }], ['E51', 'VQ35DE', 3498, 'P2A', 3], ['NE51', 'VQ35DE', 3498, 'P4A', 1.2, { price: 1.05 }]] },
    { from: [2010, 8], doors: 5, seats: 8, size: [4945, 1850, 1815], tyres: '215/65R16', price: 34000,
      grades: [['250 XG', 0.94]], codes: [
        ['TE52', 'QR25DE', 2488, 'P2A', 6, { grades: [['250 XG', 0.92], ['250 Highway Star', 1], ['250 Highway Star S', 1.02], ['250 Highway Star Premium', 1.16]] }], ['TNE52', 'QR25DE', 2488, 'P4A', 1, { price: 1.08, grades: [['250 Highway Star', 1]] }],
        ['PE52', 'VQ35DE', 3498, 'P2A', 1.2, { seats: 7, price: 1.22, grades: [['350 Highway Star', 1], ['350 Highway Star Premium', 1.14]] }], ['PNE52', 'VQ35DE', 3498, 'P4A', 0.4, { seats: 7, price: 1.28, grades: [['350 Highway Star Premium', 1.14]] }]] },
  ] },
  { name: 'Lafesta', share: 1, body: 'WAGON', generations: [
    { from: [2004, 12], to: [2012, 12], doors: 5, seats: 7, size: [4495, 1695, 1600], tyres: '195/65R15', price: 19000,
      grades: [['20S', 0.95], ['20G', 1.06], ['Highway Star', 1.1]], codes: [['B30', 'MR20DE', 1997, 'P2A', 4], ['NB30', 'MR20DE', 1997, 'P4A', 1, { price: 1.08 }]] },
    { from: [2011, 6], to: [2018, 3], doors: 5, seats: 7, size: [4615, 1750, 1615], tyres: '205/55R16', price: 20000,
      grades: [['Highway Star', 1], ['Highway Star G', 1.1]], codes: [['CWEFWN', 'LF-VDS', 1998, 'P2A', 4, { to: [2013, 2] }], ['CWFFWN', 'PE-VPS', 1997, 'P2A', 3, { from: [2013, 3] }], ['CWEAWN', 'LF-VD', 1998, 'P4A', 0.8, { price: 1.08 }]] },
  ] },
  { name: 'Wingroad', share: 1.3, body: 'WAGON', generations: [
    { from: [1999, 5], to: [2005, 10], doors: 5, seats: 5, size: [4395, 1695, 1480], tyres: '175/65R14', price: 14000,
      grades: [['S', 0.95], ['X', 1.04], ['Aero', 1.1]], codes: [['WFY11', 'QG15DE', 1497, 'P2A', 4], ['WHNY11', 'QG18DE', 1769, 'P4A', 1, { price: 1.08 }]] },
    { from: [2005, 11], to: [2018, 3], doors: 5, seats: 5, size: [4440, 1695, 1505], tyres: '185/65R15', price: 15500,
      grades: [['15S', 0.95], ['15M', 1.02], ['15RX Aero', 1.1], ['Rider', 1.2]], codes: [['Y12', 'HR15DE', 1498, 'P2A', 5], ['NY12', 'HR15DE', 1498, 'P4A', 1.2, { price: 1.08 }], ['JY12', 'MR18DE', 1797, 'P2A', 0.7, { to: [2016, 12], grades: [['18RX', 1.1], ['18RX Aero', 1.16]] }]] },
  ] },
  { name: 'AD', share: 2.4, body: 'WAGON', use: 'commercial', generations: [
    { from: [1999, 6], to: [2006, 11], doors: 5, seats: 5, size: [4395, 1695, 1485], tyres: '155R13', price: 11500,
      grades: [['VE', 0.98], ['VX', 1.06]], codes: [['VFY11', 'QG15DE', 1497, 'P2AM', 4], ['VHNY11', 'QG18DE', 1769, 'P4AM', 1, { price: 1.1 }]] },
    { from: [2006, 12], to: [2025, 11], doors: 5, seats: 5, size: [4395, 1695, 1500], tyres: '155/80R14', price: 13000,
      grades: [['DX', 0.94], ['VE', 1.02], ['Expert LX', 1.1]], codes: [['VY12', 'HR15DE', 1498, 'P2AM', 6], ['VZNY12', 'HR16DE', 1597, 'P4A', 1.5, { price: 1.12 }], ['VAY12', 'CR12DE', 1240, 'P2AM', 0.8, { to: [2010, 7], price: 0.94 }], ['VJY12', 'MR18DE', 1797, 'P2A', 0.5, { to: [2016, 10], grades: [['Expert GX', 1.15]] }]] },
  ] },
  { name: 'Caravan', share: 2.8, body: 'VAN', use: 'commercial', fade: 0.095, generations: [
    { from: [2001, 5], to: [2012, 5], doors: 5, seats: 6, size: [4690, 1690, 1980], tyres: '195/80R15 LT', price: 21000,
      grades: [['DX Long', 0.96], ['Super DX Long', 1.02], ['GX Long', 1.12]], codes: [['VPE25', 'KA20DE', 1998, 'P2MA', 3, { to: [2005, 11] }], ['VRE25', 'QR20DE', 1998, 'P2AM', 3, { from: [2005, 12] }], ['VWE25', 'ZD30DDTi', 2953, 'D2AM', 3, { price: 1.14 }]] },
    { from: [2012, 6], doors: 5, seats: 5, size: [4695, 1695, 1990], tyres: '195/80R15 LT', price: 23000,
      grades: [['DX', 0.9], ['EX', 0.98], ['Premium GX', 1.1], ['Rider', 1.25]], codes: [['VR2E26', 'QR20DE', 1998, 'P2AM', 6], ['VW2E26', 'YD25DDTi', 2488, 'D2AM', 5, { to: [2021, 12], price: 1.2 }]] },
    { from: [2012, 6], doors: 5, seats: 10, size: [4695, 1695, 1990], tyres: '195/80R15 LT', price: 24500, weight: 0.25,
      grades: [['DX Wagon', 0.95], ['GX Wagon', 1.08]], codes: [['KS2E26', 'QR25DE', 2488, 'P2A']] },
  ] },
  { name: 'NV200 Vanette', share: 1.4, body: 'VAN', use: 'commercial', fade: 0.115, generations: [
    { from: [2009, 5], doors: 5, seats: 5, size: [4400, 1695, 1860], tyres: '165/80R14', price: 16000,
      grades: [['DX', 0.94], ['VX', 1.02], ['GX', 1.1]], codes: [['VM20', 'HR16DE', 1597, 'P2AM', 6], ['VNM20', 'HR16DE', 1597, 'P4A', 0.8, { from: [2012, 5], price: 1.12 }], ['M20', 'HR16DE', 1597, 'P2A', 1.6, { seats: 7, price: 1.14, grades: [['16S', 0.96], ['16X-2R', 1], ['16X-3R', 1.05]] }]] },
  ] },
  { name: 'e-NV200', share: 0.35, body: 'VAN', use: 'commercial', fade: 0.17, generations: [
    { from: [2014, 10], to: [2019, 11], doors: 5, seats: 5, size: [4560, 1755, 1855], tyres: '185/65R15', price: 35000,
      grades: [['Van VX', 0.95], ['Van GX', 1]], codes: [['VME0', 'EM57', 0, 'E2A', 3], ['ME0', 'EM57', 0, 'E2A', 2, { seats: 7, price: 1.1, grades: [['Wagon G', 1]] }]] },
  ] },
  { name: 'NV100 Clipper', share: 1, body: 'VAN', use: 'commercial', fade: 0.12, generations: [
    { from: [2013, 12], to: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1880], tyres: '145R12', price: 9500,
      grades: [['DX', 0.95], ['GX', 1.1]], codes: [['DR64V', 'K6A', 658, 'P2MA', 4], ['DR64V', 'K6A', 658, 'P4MA', 2, { price: 1.12 }]] },
    { from: [2015, 3], to: [2024, 2], doors: 5, seats: 4, size: [3395, 1475, 1895], tyres: '145/80R12', price: 9800,
      grades: [['DX', 0.95], ['DX GL Package', 1.02], ['GX', 1.14]], codes: [['DR17V', 'R06A', 658, 'P2AM', 4], ['DR17V', 'R06A', 658, 'P4AM', 2, { price: 1.12 }]] },
  ] },
  { name: 'NT100 Clipper', share: 0.8, body: 'TRUCK', use: 'commercial', fade: 0.1, generations: [
    { from: [2013, 12], to: [2024, 3], doors: 2, seats: 2, size: [3395, 1475, 1765], tyres: '145/80R12', price: 8200,
      grades: [['DX', 0.98], ['DX Agricultural Edition', 1.06], ['SD', 0.94], ['GX', 1.1]], codes: [['DR16T', 'R06A', 658, 'P2MA', 3], ['DR16T', 'R06A', 658, 'P4MA', 4, { price: 1.15 }]] },
  ] },
  { name: 'Dayz', share: 2, body: 'HATCH', fade: 0.14, generations: [
    { from: [2013, 6], to: [2019, 2], doors: 5, seats: 4, size: [3395, 1475, 1620], tyres: '155/65R14', price: 11200,
      grades: [['J', 0.92], ['S', 0.96], ['X', 1.04], ['Highway Star X', 1.14], ['Highway Star G', 1.22]], codes: [['B21W', '3B20', 659, 'P2A', 5], ['B21W', '3B20', 659, 'P4A', 1.2, { price: 1.1 }]] },
    { from: [2019, 3], doors: 5, seats: 4, size: [3395, 1475, 1640], tyres: '155/65R14', price: 12500,
      grades: [['S', 0.96], ['X', 1.04]], codes: [['B43W', 'BR06', 659, 'P2A', 4], ['B44W', 'BR06', 659, 'H2A', 3, { price: 1.14, grades: [['Highway Star X', 1], ['Highway Star X Propilot Edition', 1.06]] }], ['B46W', 'BR06', 659, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Dayz Roox', share: 1.5, body: 'VAN', fade: 0.14, generations: [
    { from: [2014, 2], to: [2020, 2], doors: 5, seats: 4, size: [3395, 1475, 1775], tyres: '155/65R14', price: 13500,
      grades: [['S', 0.94], ['X', 1], ['Highway Star X', 1.12], ['Highway Star G Turbo', 1.24]], codes: [['B21A', '3B20', 659, 'P2A', 5], ['B21A', '3B20', 659, 'P4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Roox', share: 0.8, body: 'VAN', fade: 0.13, generations: [
    { from: [2020, 3], doors: 5, seats: 4, size: [3395, 1475, 1780], tyres: '155/65R14', price: 15500,
      grades: [['S', 0.94], ['X', 1.02], ['Highway Star X', 1.14]], codes: [['B44A', 'BR06', 659, 'H2A', 5], ['B45A', 'BR06', 659, 'H2A', 1.5, { grades: [['Highway Star G Turbo', 1.2]] }], ['B47A', 'BR06', 659, 'H4A', 1, { price: 1.1 }]] },
  ] },
  { name: 'Civilian', share: 0.6, body: 'BUS', use: 'bus', fade: 0.085, generations: [
    { from: [1999, 2], to: [2021, 3], doors: 4, seats: 29, size: [6990, 2065, 2635], tyres: '7.00R16 LT', price: 43000,
      grades: [['SV', 0.94], ['SX', 1], ['GL', 1.1]], codes: [['BJW41', 'TB45E', 4478, 'P2AM', 2, { to: [2004, 8] }], ['DJW41', 'TB45E', 4478, 'P2AM', 3, { from: [2004, 9] }], ['DVW41', '4M50', 4899, 'D2M', 4, { from: [2004, 9] }]] },
  ] },
  { name: 'Atlas', share: 0.9, body: 'TRUCK', use: 'truck', fade: 0.09, generations: [
    { from: [2007, 6], to: [2021, 2], doors: 2, seats: 3, size: [4690, 1695, 1990], tyres: '185/75R15 LT', price: 22000,
      grades: [['DX Super Low', 0.98], ['DX Full Super Low', 1.02], ['Dump', 1.15]], codes: [['SQ2F24', 'QR20DE', 1998, 'P2MA', 4, { price: 0.95 }], ['SZ2F24', 'ZD30DDTi', 2953, 'D2MA', 3, { to: [2013, 3], price: 1.1 }]] },
  ] },
]
