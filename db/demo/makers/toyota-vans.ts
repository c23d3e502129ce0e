import type { Grades, Model } from './maker.ts'

const NOAH_70: Grades = [['X', 0.94], ['X L Selection', 1], ['S', 1.08]]
const ALPHARD_20: Grades = [['240X', 0.92], ['240G', 1.02], ['240S', 1.06]]
const ALPHARD_30: Grades = [['X', 0.92], ['S', 1], ['S A Package', 1.08], ['S C Package', 1.22], ['G F Package', 1.3]]
const VELLFIRE_30: Grades = [['X', 0.92], ['Z', 1], ['Z A Edition', 1.08], ['Z G Edition', 1.22], ['V L Edition', 1.3]]
const HIACE_VAN: Grades = [['DX', 0.86], ['DX GL Package', 0.93], ['Super GL', 1.08], ['Super GL Dark Prime', 1.18]]
const HIACE_DIESEL: Grades = [['DX', 0.9], ['DX GL Package', 0.96], ['Super GL', 1.06], ['Super GL Dark Prime', 1.15]]

/** Toyota's family and panel vans. */
export const TOYOTA_VANS: readonly Model[] = [
  { name: 'Wish', share: 1.8, body: 'WAGON', generations: [
    { from: [2003, 1], to: [2009, 3], doors: 5, seats: 7, size: [4550, 1695, 1590], tyres: '195/65R15', price: 17500,
      grades: [['X', 0.96], ['X E Package', 0.92], ['X S Package', 1.08]], codes: [
        ['ZNE10G', '1ZZ-FE', 1794, 'P2A', 5], ['ZNE14G', '1ZZ-FE', 1794, 'P4A', 1], ['ANE11W', '1AZ-FSE', 1998, 'P2A', 1, { seats: 6, price: 1.2, grades: [['Z', 1]] }]] },
    { from: [2009, 4], to: [2017, 10], doors: 5, seats: 7, size: [4590, 1695, 1590], tyres: '195/65R15', price: 18500,
      grades: [['1.8X', 0.95], ['1.8A', 0.98], ['1.8S', 1.1]], codes: [
        ['ZGE20G', '2ZR-FAE', 1797, 'P2A', 5], ['ZGE25G', '2ZR-FAE', 1797, 'P4A', 1], ['ZGE22W', '3ZR-FAE', 1986, 'P2A', 0.7, { seats: 6, price: 1.22, grades: [['2.0Z', 1]] }]] },
  ] },
  { name: 'Isis', share: 0.8, body: 'VAN', generations: [
    { from: [2004, 9], to: [2017, 12], doors: 5, seats: 7, size: [4635, 1695, 1640], tyres: '195/65R15', price: 19500,
      grades: [['L', 0.95], ['G', 1.02], ['Platana', 1.12]], codes: [
        ['ANM10G', '1AZ-FSE', 1998, 'P2A', 2, { to: [2009, 8] }], ['ANM15G', '1AZ-FSE', 1998, 'P4A', 0.7, { to: [2009, 8] }], ['ZNM10G', '1ZZ-FE', 1794, 'P2A', 2, { to: [2009, 8], grades: [['L', 0.9], ['Platana', 1.05]] }],
        ['ZGM10G', '2ZR-FAE', 1797, 'P2A', 3, { from: [2009, 9] }], ['ZGM11W', '3ZR-FAE', 1986, 'P2A', 1, { from: [2009, 9], grades: [['Platana', 1.15], ['Platana V Selection', 1.2]] }],
        ['ZGM15G', '2ZR-FAE', 1797, 'P4A', 0.8, { from: [2009, 9] }]] },
  ] },
  { name: 'Ipsum', share: 0.4, body: 'VAN', generations: [
    { from: [2001, 5], to: [2009, 12], doors: 5, seats: 7, size: [4690, 1760, 1660], tyres: '205/65R15', price: 22000,
      grades: [['240i', 0.96], ['240u', 1.06], ['240s', 1.08]], codes: [['ACM21W', '2AZ-FE', 2362, 'P2A', 4], ['ACM26W', '2AZ-FE', 2362, 'P4A', 1]] },
  ] },
  { name: 'Sienta', share: 2.8, body: 'VAN', generations: [
    { from: [2003, 9], to: [2015, 6], doors: 5, seats: 7, size: [4120, 1695, 1670], tyres: '175/70R14', price: 15500,
      grades: [['X', 0.95], ['X Limited', 0.98], ['G', 1.06], ['Dice', 1.1]], codes: [['NCP81G', '1NZ-FE', 1496, 'P2A', 5], ['NCP85G', '1NZ-FE', 1496, 'P4A', 1]] },
    { from: [2015, 7], to: [2022, 7], doors: 5, seats: 7, size: [4260, 1695, 1675], tyres: '185/60R15', price: 18000,
      grades: [['X', 0.93], ['G', 1.06], ['G Cuero', 1.14]], codes: [
        ['NSP170G', '2NR-FKE', 1496, 'P2A', 5], ['NCP175G', '1NZ-FE', 1496, 'P4A', 0.8],
        ['NHP170G', '1NZ-FXE', 1496, 'H2A', 4, { price: 1.2, grades: [['Hybrid X', 0.93], ['Hybrid G', 1.06], ['Hybrid Funbase G', 1.04]] }]] },
    { from: [2022, 8], doors: 5, seats: 7, size: [4260, 1695, 1695], tyres: '185/65R15', price: 20000,
      grades: [['X', 0.93], ['G', 1.05], ['Z', 1.18]], codes: [
        ['MXPC10G', 'M15A-FKS', 1490, 'P2A', 2], ['MXPL10G', 'M15A-FXE', 1490, 'H2A', 4, { price: 1.2, grades: [['Hybrid X', 0.93], ['Hybrid G', 1.05], ['Hybrid Z', 1.18]] }],
        ['MXPL15G', 'M15A-FXE', 1490, 'H4A', 1, { price: 1.3, grades: [['Hybrid G', 1.05], ['Hybrid Z', 1.18]] }]] },
  ] },
  { name: 'Noah', share: 2.8, body: 'VAN', generations: [
    { from: [2001, 11], to: [2007, 5], doors: 5, seats: 8, size: [4560, 1695, 1850], tyres: '195/65R15', price: 20000,
      grades: [['X', 0.95], ['X G Edition', 1], ['S', 1.08]], codes: [['AZR60G', '1AZ-FSE', 1998, 'P2A', 5], ['AZR65G', '1AZ-FSE', 1998, 'P4A', 1.5]] },
    { from: [2007, 6], to: [2013, 12], doors: 5, seats: 8, size: [4595, 1695, 1850], tyres: '195/65R15', price: 22000, grades: NOAH_70, codes: [
      ['ZRR70G', '3ZR-FAE', 1986, 'P2A', 5], ['ZRR75G', '3ZR-FAE', 1986, 'P4A', 1.5, { price: 1.08 }], ['ZRR70W', '3ZR-FAE', 1986, 'P2A', 2, { price: 1.06, grades: [['Si', 1.1]] }]] },
    { from: [2014, 1], to: [2021, 12], doors: 5, seats: 8, size: [4695, 1695, 1825], tyres: '195/65R15', price: 25000,
      grades: [['X', 0.94], ['G', 1.05]], codes: [
        ['ZRR80G', '3ZR-FAE', 1986, 'P2A', 4], ['ZRR80W', '3ZR-FAE', 1986, 'P2A', 4, { grades: [['Si', 1.12], ['Si W x B II', 1.2]] }], ['ZRR85G', '3ZR-FAE', 1986, 'P4A', 1.2, { price: 1.08 }],
        ['ZWR80G', '2ZR-FXE', 1797, 'H2A', 3, { seats: 7, price: 1.18, grades: [['Hybrid X', 0.96], ['Hybrid G', 1.05]] }]] },
    { from: [2022, 1], doors: 5, seats: 8, size: [4695, 1730, 1895], tyres: '205/60R16', price: 28000,
      grades: [['X', 0.92], ['G', 1.04], ['S-G', 1.06], ['S-Z', 1.16]], codes: [
        ['MZRA90W', 'M20A-FKS', 1986, 'P2A', 3], ['MZRA95W', 'M20A-FKS', 1986, 'P4A', 0.8, { price: 1.07 }], ['ZWR90W', '2ZR-FXE', 1797, 'H2A', 4, { seats: 7, price: 1.12, grades: [['Hybrid G', 1.04], ['Hybrid S-G', 1.06], ['Hybrid S-Z', 1.16]] }]] },
  ] },
  { name: 'Voxy', share: 3.2, body: 'VAN', generations: [
    { from: [2001, 11], to: [2007, 5], doors: 5, seats: 8, size: [4560, 1695, 1850], tyres: '195/65R15', price: 20500,
      grades: [['X', 0.95], ['Z', 1.04]], codes: [['AZR60G', '1AZ-FSE', 1998, 'P2A', 5], ['AZR65G', '1AZ-FSE', 1998, 'P4A', 1.5]] },
    { from: [2007, 6], to: [2013, 12], doors: 5, seats: 8, size: [4595, 1695, 1850], tyres: '195/65R15', price: 22500,
      grades: [['X', 0.94], ['X L Edition', 0.98], ['Z', 1.06]], codes: [
        ['ZRR70G', '3ZR-FAE', 1986, 'P2A', 4], ['ZRR70W', '3ZR-FAE', 1986, 'P2A', 4, { grades: [['ZS', 1.12], ['ZS Kirameki', 1.16]] }], ['ZRR75W', '3ZR-FAE', 1986, 'P4A', 1.2, { price: 1.08, grades: [['ZS', 1.12]] }]] },
    { from: [2014, 1], to: [2021, 12], doors: 5, seats: 7, size: [4710, 1735, 1825], tyres: '205/60R16', price: 26000,
      grades: [['ZS', 1.1], ['ZS Kirameki', 1.16], ['ZS Kirameki II', 1.18]], codes: [
        ['ZRR80W', '3ZR-FAE', 1986, 'P2A', 5], ['ZRR80G', '3ZR-FAE', 1986, 'P2A', 2, { seats: 8, grades: [['X', 0.92], ['V', 1]] }], ['ZRR85W', '3ZR-FAE', 1986, 'P4A', 1.2, { price: 1.08 }],
        ['ZWR80W', '2ZR-FXE', 1797, 'H2A', 3, { from: [2016, 1], price: 1.14, grades: [['Hybrid ZS', 1.1], ['Hybrid ZS Kirameki', 1.16]] }]] },
    { from: [2022, 1], doors: 5, seats: 7, size: [4695, 1730, 1895], tyres: '205/60R16', price: 30000,
      grades: [['S-G', 0.98], ['S-Z', 1.1]], codes: [
        ['MZRA90W', 'M20A-FKS', 1986, 'P2A', 3], ['MZRA95W', 'M20A-FKS', 1986, 'P4A', 0.8, { price: 1.07 }], ['ZWR90W', '2ZR-FXE', 1797, 'H2A', 4, { price: 1.12, grades: [['Hybrid S-G', 0.98], ['Hybrid S-Z', 1.1]] }]] },
  ] },
  { name: 'Esquire', share: 0.9, body: 'VAN', generations: [
    { from: [2014, 10], to: [2021, 12], doors: 5, seats: 7, size: [4695, 1695, 1825], tyres: '195/65R15', price: 27000,
      grades: [['Xi', 0.95], ['Gi', 1.06], ['Gi Premium Package', 1.14]], codes: [
        ['ZRR80G', '3ZR-FAE', 1986, 'P2A', 4], ['ZRR85G', '3ZR-FAE', 1986, 'P4A', 1, { price: 1.08 }], ['ZWR80G', '2ZR-FXE', 1797, 'H2A', 3, { price: 1.15, grades: [['Hybrid Xi', 0.95], ['Hybrid Gi', 1.06]] }]] },
  ] },
  { name: 'Estima', share: 1.6, body: 'VAN', generations: [
    { from: [2000, 1], to: [2005, 12], doors: 5, seats: 8, size: [4750, 1790, 1770], tyres: '205/65R15', price: 27000,
      grades: [['X', 0.92], ['G', 1.06], ['Aeras', 1.08]], codes: [
        ['ACR30W', '2AZ-FE', 2362, 'P2A', 4], ['ACR40W', '2AZ-FE', 2362, 'P4A', 1], ['MCR30W', '1MZ-FE', 2994, 'P2A', 1.2, { price: 1.15 }], ['AHR10W', '2AZ-FXE', 2362, 'H4A', 0.6, { from: [2001, 6], price: 1.25, grades: [['Hybrid', 1]] }]] },
    { from: [2006, 1], to: [2019, 10], doors: 5, seats: 7, size: [4820, 1800, 1745], tyres: '215/60R17', price: 30000,
      grades: [['X', 0.92], ['Aeras', 1], ['Aeras S Package', 1.06], ['Aeras Premium', 1.12], ['G', 1.14]], codes: [
        ['ACR50W', '2AZ-FE', 2362, 'P2A', 6], ['ACR55W', '2AZ-FE', 2362, 'P4A', 1.5, { price: 1.08 }], ['GSR50W', '2GR-FE', 3456, 'P2A', 0.7, { to: [2015, 12], price: 1.2, grades: [['Aeras', 1], ['G', 1.14]] }],
        ['AHR20W', '2AZ-FXE', 2362, 'H4A', 1.5, { from: [2006, 6], price: 1.32, grades: [['Hybrid X', 0.94], ['Hybrid Aeras', 1.02], ['Hybrid G', 1.14]] }]] },
  ] },
  { name: 'Alphard', share: 2.8, body: 'VAN', fade: 0.1, generations: [
    { from: [2002, 5], to: [2008, 4], doors: 5, seats: 8, size: [4865, 1805, 1935], tyres: '215/65R16', price: 30000,
      grades: [['AX', 0.94], ['AS', 1.02]], codes: [
        ['ANH10W', '2AZ-FE', 2362, 'P2A', 5], ['ANH15W', '2AZ-FE', 2362, 'P4A', 1.2], ['MNH10W', '1MZ-FE', 2994, 'P2A', 1.5, { price: 1.2, grades: [['MS', 1], ['MZ', 1.14]] }], ['ATH10W', '2AZ-FXE', 2362, 'H4A', 0.6, { from: [2003, 7], price: 1.22, grades: [['Hybrid', 1], ['Hybrid G Edition', 1.12]] }]] },
    { from: [2008, 5], to: [2014, 12], doors: 5, seats: 8, size: [4885, 1840, 1900], tyres: '215/60R17', price: 34000, grades: ALPHARD_20, codes: [
      ['ANH20W', '2AZ-FE', 2362, 'P2A', 6], ['ANH25W', '2AZ-FE', 2362, 'P4A', 1.2, { price: 1.06 }], ['GGH20W', '2GR-FE', 3456, 'P2A', 1.2, { price: 1.25, seats: 7, grades: [['350S', 1], ['350G', 1.04]] }],
      ['ATH20W', '2AZ-FXE', 2362, 'H4A', 0.8, { from: [2011, 11], price: 1.28, grades: [['Hybrid SR', 1.02], ['Hybrid G', 1.04]] }]] },
    { from: [2015, 1], to: [2023, 5], doors: 5, seats: 7, size: [4945, 1850, 1935], tyres: '225/60R17', price: 40000, grades: ALPHARD_30, codes: [
      ['AGH30W', '2AR-FE', 2493, 'P2A', 6], ['AGH35W', '2AR-FE', 2493, 'P4A', 1.2, { price: 1.06 }], ['GGH30W', '2GR-FE', 3456, 'P2A', 0.8, { price: 1.35, grades: [['SA C Package', 1.16], ['Executive Lounge S', 1.5]] }],
      ['AYH30W', '2AR-FXE', 2493, 'H4A', 2, { price: 1.25, grades: [['Hybrid X', 0.92], ['Hybrid S', 1], ['Hybrid SR C Package', 1.22], ['Hybrid Executive Lounge S', 1.6]] }]] },
    { from: [2023, 6], doors: 5, seats: 7, size: [4995, 1850, 1935], tyres: '225/65R17', price: 52000,
      grades: [['Z', 1]], codes: [
        ['AGH40W', '2AR-FE', 2493, 'P2A', 3], ['AGH45W', '2AR-FE', 2493, 'P4A', 0.6, { price: 1.04 }], ['AAHH40W', 'A25A-FXS', 2487, 'H2A', 3, { price: 1.15, grades: [['Hybrid Z', 1], ['Executive Lounge', 1.35]] }]] },
  ] },
  { name: 'Vellfire', share: 2.2, body: 'VAN', fade: 0.1, generations: [
    { from: [2008, 5], to: [2014, 12], doors: 5, seats: 8, size: [4885, 1840, 1900], tyres: '215/60R17', price: 34500,
      grades: [['2.4X', 0.92], ['2.4V', 1.04], ['2.4Z', 1.06], ['2.4Z Golden Eyes', 1.12]], codes: [
        ['ANH20W', '2AZ-FE', 2362, 'P2A', 6], ['ANH25W', '2AZ-FE', 2362, 'P4A', 1.2, { price: 1.06 }], ['GGH20W', '2GR-FE', 3456, 'P2A', 1.2, { price: 1.25, seats: 7, grades: [['3.5Z', 1], ['3.5V L Edition', 1.2]] }],
        ['ATH20W', '2AZ-FXE', 2362, 'H4A', 0.8, { from: [2011, 11], price: 1.28, grades: [['Hybrid ZR', 1.04], ['Hybrid V', 1]] }]] },
    { from: [2015, 1], to: [2023, 5], doors: 5, seats: 7, size: [4935, 1850, 1935], tyres: '225/60R17', price: 40000, grades: VELLFIRE_30, codes: [
      ['AGH30W', '2AR-FE', 2493, 'P2A', 6], ['AGH35W', '2AR-FE', 2493, 'P4A', 1.2, { price: 1.06 }], ['GGH30W', '2GR-FE', 3456, 'P2A', 0.8, { price: 1.35, grades: [['ZA G Edition', 1.14], ['Executive Lounge Z', 1.5]] }],
      ['AYH30W', '2AR-FXE', 2493, 'H4A', 1.8, { price: 1.25, grades: [['Hybrid X', 0.92], ['Hybrid V', 1.02], ['Hybrid ZR G Edition', 1.22]] }]] },
    { from: [2023, 6], doors: 5, seats: 7, size: [4995, 1850, 1945], tyres: '225/55R19', price: 60000,
      grades: [['Z Premier', 1]], codes: [['TAHA40W', 'T24A-FTS', 2393, 'P2A', 2], ['AAHH40W', 'A25A-FXS', 2487, 'H2A', 3, { price: 1.04, grades: [['Hybrid Z Premier', 1], ['Executive Lounge', 1.28]] }]] },
  ] },
  { name: 'Hiace Van', share: 5, body: 'VAN', use: 'commercial', fade: 0.082, generations: [
    { from: [1996, 8], to: [2004, 7], doors: 5, seats: 6, size: [4690, 1690, 1980], tyres: '195/80R15 LT', price: 21000,
      grades: [['DX', 0.9], ['DX GL Package', 1], ['Super GL', 1.15]], codes: [
        ['RZH102V', '1RZ-E', 1998, 'P2MA', 2], ['RZH112V', '1RZ-E', 1998, 'P2MA', 2], ['LH168V', '5L', 2985, 'D2MA', 3], ['LH178V', '5L', 2985, 'D4MA', 1]] },
    { from: [2004, 8], doors: 5, seats: 5, size: [4695, 1695, 1980], tyres: '195/80R15 LT', price: 23500, grades: HIACE_VAN, codes: [
      ['TRH200V', '1TR-FE', 1998, 'P2AM', 7],
      ['KDH200V', '2KD-FTV', 2494, 'D2MA', 2, { to: [2007, 7], price: 1.1, grades: HIACE_DIESEL }],
      ['KDH201V', '1KD-FTV', 2982, 'D2AM', 5, { from: [2007, 8], to: [2017, 11], price: 1.2, grades: HIACE_DIESEL }],
      ['KDH206V', '1KD-FTV', 2982, 'D4A', 2.5, { from: [2007, 8], to: [2017, 11], price: 1.32, grades: HIACE_DIESEL }],
      ['GDH201V', '1GD-FTV', 2754, 'D2A', 5, { from: [2017, 12], price: 1.25, grades: HIACE_DIESEL }],
      ['GDH206V', '1GD-FTV', 2754, 'D4A', 3, { from: [2017, 12], price: 1.36, grades: HIACE_DIESEL }]] },
    { from: [2004, 8], doors: 5, seats: 6, size: [5380, 1880, 2285], tyres: '195/80R15 LT', price: 27500, weight: 0.3,
      grades: [['DX Super Long High Roof', 1]], codes: [
        ['TRH221K', '2TR-FE', 2693, 'P2A', 2], ['KDH221K', '1KD-FTV', 2982, 'D2AM', 2, { from: [2007, 8], to: [2017, 11], price: 1.15 }], ['GDH221K', '1GD-FTV', 2754, 'D2A', 2, { from: [2017, 12], price: 1.2 }]] },
  ] },
  { name: 'Hiace Wagon', share: 1, body: 'VAN', fade: 0.085, generations: [
    { from: [2004, 8], doors: 5, seats: 10, size: [4840, 1880, 2105], tyres: '195/80R15 LT', price: 26500,
      grades: [['DX', 0.9], ['GL', 1.04]], codes: [['TRH214W', '2TR-FE', 2693, 'P2A', 4], ['TRH219W', '2TR-FE', 2693, 'P4A', 1.4, { price: 1.1 }]] },
    { from: [2004, 8], doors: 5, seats: 10, size: [5380, 1880, 2285], tyres: '195/80R15 LT', price: 29500,
      grades: [['Grand Cabin', 1]], codes: [['TRH224W', '2TR-FE', 2693, 'P2A', 4], ['TRH229W', '2TR-FE', 2693, 'P4A', 1.4, { price: 1.1 }]] },
  ] },
  { name: 'Hiace Commuter', share: 0.9, body: 'BUS', use: 'bus', fade: 0.085, generations: [
    { from: [2004, 8], doors: 5, seats: 14, size: [5380, 1880, 2285], tyres: '195/80R15 LT', price: 28500,
      grades: [['DX', 0.96], ['GL', 1.08]], codes: [
        ['TRH223B', '2TR-FE', 2693, 'P2A', 3], ['TRH228B', '2TR-FE', 2693, 'P4A', 1, { price: 1.1 }], ['KDH223B', '1KD-FTV', 2982, 'D2AM', 3, { from: [2007, 8], to: [2017, 11], price: 1.15 }], ['GDH223B', '1GD-FTV', 2754, 'D2A', 2, { from: [2017, 12], price: 1.2 }]] },
  ] },
  { name: 'Regius Ace Van', share: 1.4, body: 'VAN', use: 'commercial', fade: 0.085, generations: [
    { from: [2004, 8], to: [2020, 4], doors: 5, seats: 5, size: [4695, 1695, 1980], tyres: '195/80R15 LT', price: 23000, grades: HIACE_VAN, codes: [
      ['TRH200V', '1TR-FE', 1998, 'P2AM', 6], ['KDH201V', '1KD-FTV', 2982, 'D2AM', 5, { from: [2007, 8], to: [2017, 11], price: 1.2, grades: HIACE_DIESEL }],
      ['KDH206V', '1KD-FTV', 2982, 'D4A', 2, { from: [2007, 8], to: [2017, 11], price: 1.32, grades: HIACE_DIESEL }], ['GDH201V', '1GD-FTV', 2754, 'D2A', 3, { from: [2017, 12], price: 1.25, grades: HIACE_DIESEL }],
      ['GDH206V', '1GD-FTV', 2754, 'D4A', 1.2, { from: [2017, 12], price: 1.36, grades: HIACE_DIESEL }]] },
  ] },
  { name: 'Probox', share: 3.6, body: 'WAGON', use: 'commercial', fade: 0.115, generations: [
    { from: [2002, 7], to: [2014, 8], doors: 5, seats: 5, size: [4195, 1695, 1525], tyres: '155/80R14', price: 12500,
      grades: [['DX', 0.92], ['DX Comfort Package', 0.98], ['GL', 1.08]], codes: [
        ['NCP50V', '2NZ-FE', 1298, 'P2AM', 3, { price: 0.94 }], ['NCP51V', '1NZ-FE', 1496, 'P2AM', 4], ['NCP55V', '1NZ-FE', 1496, 'P4AM', 1.5, { price: 1.1 }], ['NLP51V', '1ND-TV', 1364, 'D2M', 0.3, { to: [2007, 8], price: 1.1, grades: [['DX Comfort Package', 1]] }],
        ['NCP52V', '1NZ-FNE', 1496, 'C2A', 1.2, { price: 1.08, grades: [['GL', 1]] }]] },
    { from: [2014, 9], doors: 5, seats: 5, size: [4245, 1690, 1525], tyres: '155/80R14', price: 14000,
      grades: [['DX', 0.92], ['DX Comfort', 0.98], ['GL', 1.06], ['F', 1.14]], codes: [
        ['NSP160V', '1NR-FE', 1329, 'P2A', 2, { price: 0.95, grades: [['DX', 0.92], ['DX Comfort', 0.98]] }], ['NCP160V', '1NZ-FE', 1496, 'P2A', 5], ['NCP165V', '1NZ-FE', 1496, 'P4A', 1.5, { price: 1.1 }], ['NHP160V', '1NZ-FXE', 1496, 'H2A', 1.5, { from: [2018, 11], price: 1.18, grades: [['Hybrid DX', 0.94], ['Hybrid GL', 1.06]] }]] },
  ] },
  { name: 'Succeed', share: 1.6, body: 'WAGON', use: 'commercial', fade: 0.12, generations: [
    { from: [2002, 7], to: [2014, 8], doors: 5, seats: 5, size: [4300, 1690, 1525], tyres: '165/80R13', price: 13200,
      grades: [['U', 0.95], ['UL', 1.02], ['UL X Package', 1.06], ['TX', 1.12]], codes: [
        ['NCP51V', '1NZ-FE', 1496, 'P2AM', 4], ['NCP55V', '1NZ-FE', 1496, 'P4AM', 1.3, { price: 1.1 }], ['NCP58G', '1NZ-FE', 1496, 'P2A', 2, { grades: [['TX', 1.06], ['TX G Package', 1.12]] }]] },
    { from: [2014, 9], to: [2020, 5], doors: 5, seats: 5, size: [4245, 1690, 1525], tyres: '155/80R14', price: 14200,
      grades: [['U', 0.95], ['UL', 1], ['UL X', 1.03], ['TX', 1.12]], codes: [['NCP160V', '1NZ-FE', 1496, 'P2A', 4], ['NCP165V', '1NZ-FE', 1496, 'P4A', 1.2, { price: 1.1 }], ['NHP160V', '1NZ-FXE', 1496, 'H2A', 0.6, { from: [2018, 11], price: 1.2, grades: [['Hybrid UL X', 1], ['Hybrid TX', 1.08]] }]] },
  ] },
  { name: 'Townace Van', share: 1.2, body: 'VAN', use: 'commercial', fade: 0.11, generations: [
    { from: [1996, 10], to: [2007, 12], doors: 5, seats: 5, size: [4120, 1665, 1900], tyres: '165R13', price: 13500,
      grades: [['DX', 0.95], ['GL', 1.08]], codes: [['KR42V', '7K-E', 1781, 'P2MA', 3], ['KR52V', '7K-E', 1781, 'P4MA', 1.2]] },
    { from: [2008, 2], to: [2020, 5], doors: 5, seats: 5, size: [4045, 1665, 1900], tyres: '165R13', price: 13500,
      grades: [['DX', 0.96], ['GL', 1.08]], codes: [['S402M', '3SZ-VE', 1495, 'P2AM', 4], ['S412M', '3SZ-VE', 1495, 'P4AM', 1.5, { price: 1.12 }]] },
    { from: [2020, 6], doors: 5, seats: 5, size: [4065, 1665, 1930], tyres: '165/80R14', price: 15500,
      grades: [['DX', 0.96], ['GL', 1.06]], codes: [['S403M', '2NR-VE', 1496, 'P2AM', 4], ['S413M', '2NR-VE', 1496, 'P4AM', 1.5, { price: 1.1 }]] },
  ] },
  { name: 'Townace Truck', share: 0.7, body: 'TRUCK', use: 'truck', fade: 0.1, generations: [
    { from: [2008, 2], to: [2020, 5], doors: 2, seats: 2, size: [4275, 1675, 1920], tyres: '165R13', price: 12000,
      grades: [['DX', 0.98], ['DX X Edition', 1.04]], codes: [['S402U', '3SZ-VE', 1495, 'P2MA', 4], ['S412U', '3SZ-VE', 1495, 'P4MA', 1.5, { price: 1.14 }]] },
    { from: [2020, 6], doors: 2, seats: 2, size: [4275, 1675, 1920], tyres: '165/80R14', price: 13500,
      grades: [['DX', 0.98], ['DX X Edition', 1.04]], codes: [['S403U', '2NR-VE', 1496, 'P2AM', 4], ['S413U', '2NR-VE', 1496, 'P4AM', 1.5, { price: 1.12 }]] },
  ] },
  { name: 'Liteace Van', share: 0.5, body: 'VAN', use: 'commercial', fade: 0.115, generations: [
    { from: [2008, 2], to: [2020, 5], doors: 5, seats: 5, size: [4045, 1665, 1900], tyres: '165R13', price: 13300,
      grades: [['DX', 0.96], ['GL', 1.08]], codes: [['S402M', '3SZ-VE', 1495, 'P2AM', 4], ['S412M', '3SZ-VE', 1495, 'P4AM', 1.5, { price: 1.12 }]] },
  ] },
  { name: 'Coaster', share: 1, body: 'BUS', use: 'bus', fade: 0.072, generations: [
    { from: [1993, 1], to: [2016, 12], doors: 4, seats: 29, size: [6990, 2035, 2585], tyres: '7.00R16 LT', price: 46000,
      grades: [['LX', 0.95], ['GX', 1.06], ['EX', 1.16]], codes: [
        ['HZB50', '1HZ', 4163, 'D2M', 3, { to: [2004, 7] }], ['BB50', '15B-FT', 4104, 'D2M', 2, { to: [2004, 7] }],
        ['XZB50', 'N04C-T', 4009, 'D2MA', 5, { from: [2004, 8] }]] },
    { from: [2017, 1], doors: 3, seats: 29, size: [6990, 2080, 2635], tyres: '215/70R17.5', price: 57000,
      grades: [['LX', 0.95], ['GX', 1.06], ['EX', 1.2]], codes: [
        ['XZB70', 'N04C-UP', 4009, 'D2AM', 5], ['GDB70', '1GD-FTV', 2754, 'D2A', 1.5, { from: [2023, 1] }]] },
  ] },
  { name: 'Dyna', share: 1.4, body: 'TRUCK', use: 'truck', fade: 0.085, generations: [
    { from: [2006, 9], doors: 2, seats: 3, size: [4735, 1695, 1980], tyres: ['185/85R15 LT', '145R13 LT'], price: 24000,
      grades: [['Single Just Low', 1], ['Full Just Low', 1.02], ['Long Full Just Low', 1.06]], codes: [
        ['TRY230', '1TR-FE', 1998, 'P2MA', 2, { price: 0.9 }], ['KDY231', '1KD-FTV', 2982, 'D2MA', 4, { to: [2016, 4] }], ['KDY281', '1KD-FTV', 2982, 'D4M', 1.2, { to: [2016, 4], price: 1.1 }],
        ['GDY231', '1GD-FTV', 2754, 'D2MA', 2, { from: [2016, 5] }]] },
    { from: [2011, 7], doors: 2, seats: 3, size: [4690, 1695, 2140], tyres: '195/85R16 LT', price: 32000,
      grades: [['2t Full Just Low', 1], ['2t Dump', 1.15]], codes: [['XZU605', 'N04C-VC', 4009, 'D2MA', 4], ['XZU675', 'N04C-VC', 4009, 'D4M', 1, { price: 1.1 }]] },
  ] },
  { name: 'Toyoace', share: 0.8, body: 'TRUCK', use: 'truck', fade: 0.085, generations: [
    { from: [2006, 9], to: [2020, 3], doors: 2, seats: 3, size: [4735, 1695, 1980], tyres: ['185/85R15 LT', '145R13 LT'], price: 24000,
      grades: [['Single Just Low', 1], ['Full Just Low', 1.02]], codes: [
        ['TRY230', '1TR-FE', 1998, 'P2MA', 2, { price: 0.9 }], ['KDY231', '1KD-FTV', 2982, 'D2MA', 4, { to: [2016, 4] }], ['KDY281', '1KD-FTV', 2982, 'D4M', 1, { to: [2016, 4], price: 1.1 }]] },
    { from: [2011, 7], to: [2020, 3], doors: 2, seats: 3, size: [4690, 1695, 2140], tyres: '195/85R16 LT', price: 31500,
      grades: [['2t Full Just Low', 1], ['2t Dump', 1.15]], codes: [['XZU605', 'N04C-VC', 4009, 'D2MA']] },
  ] },
]
