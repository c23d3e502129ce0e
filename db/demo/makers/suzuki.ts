import type { Maker } from './maker.ts'

/** Most kei cars carry one code for both drives; mild hybrids count as hybrids, as their Japanese type approval has it. */
export const SUZUKI: Maker = {
  name: 'Suzuki',
  share: 6,
  numbering: { style: 'frame', digits: 6, code: 'whole' },
  models: [
    { name: 'Swift', share: 5, body: 'HATCH', generations: [
      { from: [2004, 11], to: [2010, 8], doors: 5, seats: 5, size: [3755, 1690, 1510], tyres: '185/60R15', price: 11500,
        grades: [['1.3XE', 0.94], ['1.3XG', 1]], codes: [
          ['ZC11S', 'M13A', 1328, 'P2AM', 3, { to: [2007, 4] }], ['ZD11S', 'M13A', 1328, 'P4A', 1, { price: 1.1 }],
          ['ZC71S', 'K12B', 1242, 'P2AM', 4, { from: [2007, 5], grades: [['1.2XE', 0.94], ['1.2XG', 1]] }],
          ['ZC21S', 'M15A', 1490, 'P2A', 1, { grades: [['1.5XS', 1.14]] }], ['ZD21S', 'M15A', 1490, 'P4A', 0.4, { price: 1.08, grades: [['1.5XS', 1.14]] }]] },
      { from: [2010, 9], to: [2016, 12], doors: 5, seats: 5, size: [3850, 1695, 1500], tyres: '175/65R15', price: 12500,
        grades: [['XG', 0.94], ['XL', 1.04], ['XS', 1.14]], codes: [
          ['ZC72S', 'K12B', 1242, 'P2AM', 6], ['ZD72S', 'K12B', 1242, 'P4A', 1.5, { price: 1.1 }],
          ['ZC72S', 'K12B', 1242, 'P2A', 2, { from: [2013, 7], grades: [['XG DJE', 1.02], ['XL DJE', 1.1], ['RS', 1.16], ['XS DJE', 1.2]] }]] },
      { from: [2017, 1], to: [2023, 11], doors: 5, seats: 5, size: [3840, 1695, 1500], tyres: '185/55R16', price: 14500,
        grades: [['XG', 0.9], ['XG Limited', 0.96]], codes: [
          ['ZC83S', 'K12C', 1242, 'P2AM', 3], ['ZD83S', 'K12C', 1242, 'P4A', 0.8, { price: 1.1 }],
          ['ZC53S', 'K12C', 1242, 'H2A', 4, { grades: [['Hybrid MG', 0.98], ['Hybrid ML', 1.06], ['Hybrid RS', 1.1]] }], ['ZD53S', 'K12C', 1242, 'H4A', 1, { price: 1.1, grades: [['Hybrid ML', 1.06]] }],
          ['ZC43S', 'K12C', 1242, 'H2A', 1, { from: [2017, 7], price: 1.12, grades: [['Hybrid SG', 1], ['Hybrid SL', 1.1]] }],
          ['ZC13S', 'K10C', 996, 'P2A', 0.7, { to: [2020, 4], grades: [['RSt', 1.14]] }]] },
      { from: [2023, 12], doors: 5, seats: 5, size: [3860, 1695, 1500], tyres: '185/55R16', price: 15500,
        grades: [['XG', 0.92]], codes: [
          ['ZCDDS', 'Z12E', 1197, 'P2A', 2], ['ZCEDS', 'Z12E', 1197, 'H2AM', 4, { grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.12]] }],
          ['ZDEDS', 'Z12E', 1197, 'H4A', 1, { price: 1.1, grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.12]] }]] },
    ] },
    { name: 'Swift Sport', share: 1.4, body: 'HATCH', use: 'weekend', fade: 0.1, generations: [
      { from: [2005, 9], to: [2010, 11], doors: 5, seats: 5, size: [3765, 1690, 1510], tyres: '195/50R16', price: 15000,
        grades: [['Sport', 1], ['Sport S Limited', 1.08]], codes: [['ZC31S', 'M16A', 1586, 'P2MA']] },
      { from: [2011, 12], to: [2016, 12], doors: 5, seats: 5, size: [3890, 1695, 1510], tyres: '195/45R17', price: 16000,
        grades: [['Sport', 1]], codes: [['ZC32S', 'M16A', 1586, 'P2MA']] },
      { from: [2017, 9], to: [2025, 11], doors: 5, seats: 5, size: [3890, 1735, 1500], tyres: '195/45R17', price: 18000,
        grades: [['Sport', 0.98], ['Sport Safety Package', 1.04]], codes: [['ZC33S', 'K14C', 1371, 'P2MA']] },
    ] },
    { name: 'Wagon R', share: 5, body: 'HATCH', fade: 0.14, generations: [
      { from: [2003, 9], to: [2008, 8], doors: 5, seats: 4, size: [3395, 1475, 1645], tyres: '155/65R13', price: 9500,
        grades: [['FA', 0.92], ['FX', 1], ['FX-S Limited', 1.08], ['FT-S Limited', 1.16], ['RR-DI', 1.3]], codes: [
          ['MH21S', 'K6A', 658, 'P2AM', 5, { to: [2007, 4] }], ['MH21S', 'K6A', 658, 'P4A', 1.2, { to: [2007, 4], price: 1.1 }], ['MH22S', 'K6A', 658, 'P2AM', 3, { from: [2007, 5], grades: [['FX', 1], ['FX Limited', 1.08], ['Stingray X', 1.16]] }]] },
      { from: [2008, 9], to: [2012, 8], doors: 5, seats: 4, size: [3395, 1475, 1660], tyres: '155/65R13', price: 10000,
        grades: [['FA', 0.9], ['FX', 0.98], ['FX Limited', 1.06], ['FT Limited', 1.16], ['Stingray X', 1.14], ['Stingray T', 1.26]], codes: [['MH23S', 'K6A', 658, 'P2A', 5], ['MH23S', 'K6A', 658, 'P4A', 1.2, { price: 1.1 }]] },
      { from: [2012, 9], to: [2017, 1], doors: 5, seats: 4, size: [3395, 1475, 1640], tyres: '155/65R14', price: 10500,
        grades: [['FA', 0.9], ['FX', 0.96], ['FX Limited', 1.04], ['Stingray X', 1.14], ['Stingray T', 1.26]], codes: [
          ['MH34S', 'R06A', 658, 'P2A', 5], ['MH34S', 'R06A', 658, 'P4A', 1.2, { price: 1.1 }], ['MH44S', 'R06A', 658, 'P2A', 2.5, { from: [2014, 8], grades: [['FZ', 1.1], ['Stingray X', 1.16], ['Stingray T', 1.28]] }]] },
      { from: [2017, 2], doors: 5, seats: 4, size: [3395, 1475, 1650], tyres: '155/65R14', price: 11000,
        grades: [['FA', 0.9]], codes: [
          ['MH35S', 'R06A', 658, 'P2MA', 2, { to: [2019, 12] }], ['MH85S', 'R06D', 657, 'P2A', 2, { from: [2020, 1], grades: [['FX', 0.96]] }],
          ['MH55S', 'R06A', 658, 'H2A', 4, { to: [2019, 12], grades: [['Hybrid FX', 1], ['Hybrid FZ', 1.12], ['Stingray Hybrid X', 1.22], ['Stingray Hybrid T', 1.34]] }],
          ['MH95S', 'R06D', 657, 'H2A', 4, { from: [2020, 1], grades: [['Hybrid FX', 1], ['Hybrid FZ', 1.12], ['Stingray Hybrid X', 1.22]] }], ['MH95S', 'R06D', 657, 'H4A', 0.8, { from: [2020, 1], price: 1.1, grades: [['Hybrid FX', 1], ['Hybrid FZ', 1.12]] }]] },
    ] },
    { name: 'Wagon R Smile', share: 0.6, body: 'VAN', fade: 0.13, generations: [
      { from: [2021, 9], doors: 5, seats: 4, size: [3395, 1475, 1695], tyres: '155/65R14', price: 13000,
        grades: [['G', 0.94]], codes: [['MX81S', 'R06D', 657, 'P2A', 2], ['MX91S', 'R06D', 657, 'H2A', 4, { grades: [['Hybrid S', 1.04], ['Hybrid X', 1.14]] }], ['MX91S', 'R06D', 657, 'H4A', 0.8, { price: 1.1, grades: [['Hybrid S', 1.04], ['Hybrid X', 1.14]] }]] },
    ] },
    { name: 'Alto', share: 4, body: 'HATCH', fade: 0.14, generations: [
      { from: [2004, 9], to: [2009, 11], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '155/65R13', price: 7500,
        grades: [['E', 0.94], ['G', 1], ['X', 1.1]], codes: [['HA24S', 'K6A', 658, 'P2AM', 5], ['HA24S', 'K6A', 658, 'P4A', 1, { price: 1.12 }], ['HA24V', 'K6A', 658, 'P2MA', 1, { price: 0.85, doors: 3, grades: [['VP', 1]] }]] },
      { from: [2009, 12], to: [2014, 11], doors: 5, seats: 4, size: [3395, 1475, 1535], tyres: '145/80R13', price: 8000,
        grades: [['F', 0.96], ['G', 1.04], ['X', 1.14]], codes: [
          ['HA25S', 'K6A', 658, 'P2AM', 5], ['HA25S', 'K6A', 658, 'P4AM', 1, { price: 1.12 }], ['HA35S', 'R06A', 658, 'P2A', 2, { from: [2011, 12], grades: [['Eco L', 1], ['Eco S', 1.08]] }]] },
      { from: [2014, 12], to: [2021, 11], doors: 5, seats: 4, size: [3395, 1475, 1475], tyres: '145/80R13', price: 8200,
        grades: [['F', 0.92], ['L', 0.98], ['S', 1.06], ['X', 1.2]], codes: [
          ['HA36S', 'R06A', 658, 'P2AM', 6], ['HA36S', 'R06A', 658, 'P4A', 1.2, { price: 1.12 }], ['HA36S', 'R06A', 658, 'P2A', 0.5, { from: [2015, 3], to: [2018, 11], grades: [['Turbo RS', 1.5]] }], ['HA36V', 'R06A', 658, 'P2MA', 1, { price: 0.85, grades: [['VP', 1]] }]] },
      { from: [2021, 12], doors: 5, seats: 4, size: [3395, 1475, 1525], tyres: '155/65R14', price: 8800,
        grades: [['A', 0.94], ['L', 1]], codes: [
          ['HA37S', 'R06A', 658, 'P2A', 5], ['HA37S', 'R06A', 658, 'P4A', 1, { price: 1.12 }], ['HA97S', 'R06D', 657, 'H2A', 3, { grades: [['Hybrid S', 1.12], ['Hybrid X', 1.26]] }], ['HA97S', 'R06D', 657, 'H4A', 0.6, { price: 1.1, grades: [['Hybrid S', 1.12]] }]] },
    ] },
    { name: 'Alto Works', share: 0.5, body: 'HATCH', use: 'weekend', fade: 0.08, generations: [
      { from: [2015, 12], to: [2021, 11], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '165/55R15', price: 13500,
        grades: [['Works', 1]], codes: [['HA36S', 'R06A', 658, 'P2MA', 4], ['HA36S', 'R06A', 658, 'P4MA', 1.5, { price: 1.06 }]] },
    ] },
    { name: 'Alto Lapin', share: 1.8, body: 'HATCH', fade: 0.135, generations: [
      { from: [2002, 1], to: [2008, 10], doors: 5, seats: 4, size: [3395, 1475, 1505], tyres: '155/65R13', price: 9200,
        grades: [['G', 0.94], ['X', 1.04], ['SS', 1.25]], codes: [['HE21S', 'K6A', 658, 'P2A', 5], ['HE21S', 'K6A', 658, 'P4A', 1, { price: 1.1 }]] },
      { from: [2008, 11], to: [2015, 5], doors: 5, seats: 4, size: [3395, 1475, 1510], tyres: '145/80R13', price: 9800,
        grades: [['G', 0.94], ['X', 1.06], ['10th Anniversary Limited', 1.1]], codes: [['HE22S', 'K6A', 658, 'P2A', 5], ['HE22S', 'K6A', 658, 'P4A', 1, { price: 1.1 }]] },
      { from: [2015, 6], doors: 5, seats: 4, size: [3395, 1475, 1525], tyres: '155/65R14', price: 10800,
        grades: [['G', 0.9], ['L', 0.98], ['X', 1.12], ['Mode', 1.1]], codes: [['HE33S', 'R06A', 658, 'P2A', 5], ['HE33S', 'R06A', 658, 'P4A', 1, { price: 1.08 }]] },
    ] },
    { name: 'Jimny', share: 5, body: 'SUV', fade: 0.05, generations: [
      { from: [1990, 2], to: [1995, 10], doors: 3, seats: 4, size: [3295, 1395, 1670], tyres: '175/80R16', price: 7500, collector: true, weight: 0.4,
        grades: [['HA', 0.9], ['HC', 1], ['Wild Wind Limited', 1.15]], codes: [['JA11V', 'F6A', 657, 'P4M']] },
      { from: [1998, 10], to: [2018, 6], doors: 3, seats: 4, size: [3395, 1475, 1715], tyres: '175/80R16', price: 13000,
        grades: [['XA', 0.9], ['XG', 0.98], ['XC', 1.06], ['Wild Wind', 1.08], ['Land Venture', 1.12], ['Cross Adventure', 1.12]], codes: [['JB23W', 'K6A', 658, 'P4MA']] },
      { from: [2018, 7], doors: 3, seats: 4, size: [3395, 1475, 1725], tyres: '175/80R16', price: 16500, weight: 2,
        grades: [['XG', 0.9], ['XL', 0.98], ['XC', 1.1]], codes: [['JB64W', 'R06A', 658, 'P4MA']] },
    ] },
    { name: 'Jimny Sierra', share: 2.6, body: 'SUV', fade: 0.045, generations: [
      { from: [2002, 1], to: [2018, 6], doors: 3, seats: 4, size: [3550, 1600, 1705], tyres: '205/70R15', price: 15500,
        grades: [['Standard', 1], ['Wild Wind', 1.06], ['Land Venture', 1.1], ['Cross Adventure', 1.1]], codes: [['JB43W', 'M13A', 1328, 'P4MA']] },
      { from: [2018, 7], doors: 3, seats: 4, size: [3550, 1645, 1730], tyres: '195/80R15', price: 18500, weight: 2,
        grades: [['JL', 0.96], ['JC', 1.08]], codes: [['JB74W', 'K15B', 1460, 'P4AM']] },
    ] },
    { name: 'Jimny Nomade', share: 0.3, body: 'SUV', fade: 0.03, generations: [
      { from: [2025, 4], doors: 5, seats: 4, size: [3890, 1645, 1725], tyres: '195/80R15', price: 23500,
        grades: [['FC', 1]], codes: [['JC74W', 'K15B', 1460, 'P4AM']] },
    ] },
    { name: 'Every', share: 4.5, body: 'VAN', use: 'commercial', fade: 0.105, generations: [
      { from: [2005, 8], to: [2015, 1], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '145R12', price: 9000,
        grades: [['GA', 0.9], ['PA', 0.94], ['PC', 1.02], ['Join', 1.12], ['Join Turbo', 1.24]], codes: [['DA64V', 'K6A', 658, 'P2AM', 5], ['DA64V', 'K6A', 658, 'P4MA', 2.5, { price: 1.12 }]] },
      { from: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1895], tyres: '145/80R12', price: 10200,
        grades: [['GA', 0.9], ['PA', 0.92], ['PC', 1], ['Join', 1.16], ['Join Turbo', 1.28]], codes: [['DA17V', 'R06A', 658, 'P2AM', 5], ['DA17V', 'R06A', 658, 'P4AM', 2.5, { price: 1.12 }]] },
    ] },
    { name: 'Every Wagon', share: 1.8, body: 'VAN', fade: 0.11, generations: [
      { from: [2005, 8], to: [2015, 1], doors: 5, seats: 4, size: [3395, 1475, 1870], tyres: '165/60R14', price: 12500,
        grades: [['JP Turbo', 0.94], ['PZ Turbo', 1.02], ['PZ Turbo Special', 1.14]], codes: [['DA64W', 'K6A', 658, 'P2A', 4], ['DA64W', 'K6A', 658, 'P4A', 1.5, { price: 1.1 }]] },
      { from: [2015, 2], doors: 5, seats: 4, size: [3395, 1475, 1910], tyres: '165/60R14', price: 14000,
        grades: [['JP Turbo', 0.92], ['PZ Turbo', 1], ['PZ Turbo Special', 1.12]], codes: [['DA17W', 'R06A', 658, 'P2A', 4], ['DA17W', 'R06A', 658, 'P4A', 1.5, { price: 1.1 }]] },
    ] },
    { name: 'Carry', share: 4.5, body: 'TRUCK', use: 'commercial', fade: 0.085, generations: [
      { from: [2002, 5], to: [2013, 8], doors: 2, seats: 2, size: [3395, 1475, 1765], tyres: '145R12', price: 7500,
        grades: [['KU', 0.94], ['KC', 1.02], ['KC Air Con Power Steering', 1.1], ['KC Dump', 1.35]], codes: [['DA63T', 'K6A', 658, 'P2MA', 3], ['DA63T', 'K6A', 658, 'P4MA', 5, { price: 1.15 }]] },
      { from: [2013, 9], doors: 2, seats: 2, size: [3395, 1475, 1765], tyres: '145/80R12', price: 8200,
        grades: [['KC', 0.96], ['KC Air Con Power Steering', 1.04], ['KX', 1.2], ['KC Dump', 1.35]], codes: [['DA16T', 'R06A', 658, 'P2MA', 3], ['DA16T', 'R06A', 658, 'P4MA', 5, { price: 1.15 }]] },
      { from: [2018, 5], doors: 2, seats: 2, size: [3395, 1475, 1885], tyres: '145/80R12', price: 10000, weight: 0.35,
        grades: [['Super Carry L', 0.96], ['Super Carry X', 1.08]], codes: [['DA16T', 'R06A', 658, 'P2MA', 2], ['DA16T', 'R06A', 658, 'P4MA', 4, { price: 1.14 }]] },
    ] },
    { name: 'Hustler', share: 3, body: 'CROSSOVER', fade: 0.11, generations: [
      { from: [2014, 1], to: [2019, 12], doors: 5, seats: 4, size: [3395, 1475, 1665], tyres: '165/60R15', price: 11500,
        grades: [['A', 0.86], ['G', 0.98], ['X', 1.1]], codes: [
          ['MR31S', 'R06A', 658, 'P2AM', 4], ['MR31S', 'R06A', 658, 'P4AM', 1.5, { price: 1.1 }],
          ['MR41S', 'R06A', 658, 'P2A', 3, { from: [2015, 5], grades: [['G', 1], ['X', 1.12], ['X Turbo', 1.2], ['J Style III', 1.2]] }], ['MR41S', 'R06A', 658, 'P4A', 1.2, { from: [2015, 5], price: 1.1, grades: [['X', 1.12], ['X Turbo', 1.2], ['J Style III', 1.2]] }]] },
      { from: [2020, 1], doors: 5, seats: 4, size: [3395, 1475, 1680], tyres: '165/60R15', price: 13000,
        grades: [['Hybrid G', 0.95], ['Hybrid X', 1.08]], codes: [
          ['MR92S', 'R06D', 657, 'H2A', 5], ['MR92S', 'R06D', 657, 'H4A', 1.8, { price: 1.1 }], ['MR52S', 'R06A', 658, 'H2A', 1.6, { grades: [['Hybrid G Turbo', 1.04], ['Hybrid X Turbo', 1.16]] }], ['MR52S', 'R06A', 658, 'H4A', 0.8, { price: 1.1, grades: [['Hybrid G Turbo', 1.04], ['Hybrid X Turbo', 1.16]] }]] },
    ] },
    { name: 'Spacia', share: 3, body: 'VAN', fade: 0.13, generations: [
      { from: [2013, 3], to: [2017, 11], doors: 5, seats: 4, size: [3395, 1475, 1735], tyres: '155/65R14', price: 12500,
        grades: [['G', 0.94], ['X', 1.02]], codes: [
          ['MK32S', 'R06A', 658, 'P2A', 4], ['MK32S', 'R06A', 658, 'P4A', 1, { price: 1.1 }], ['MK32S', 'R06A', 658, 'P2A', 2, { from: [2013, 6], grades: [['Custom GS', 1.12], ['Custom XS', 1.18], ['Custom TS', 1.28]] }],
          ['MK42S', 'R06A', 658, 'P2A', 3, { from: [2015, 5], grades: [['G', 0.96], ['X', 1.04], ['Custom XS', 1.2], ['Custom Z', 1.24]] }]] },
      { from: [2017, 12], to: [2023, 10], doors: 5, seats: 4, size: [3395, 1475, 1785], tyres: '155/65R14', price: 13800,
        grades: [['Hybrid G', 0.92], ['Hybrid X', 1.02], ['Custom Hybrid GS', 1.12], ['Custom Hybrid XS', 1.2], ['Custom Hybrid XS Turbo', 1.28]], codes: [
          ['MK53S', 'R06A', 658, 'H2A', 5], ['MK53S', 'R06A', 658, 'H4A', 1, { price: 1.08 }], ['MK53S', 'R06A', 658, 'H2A', 1.5, { from: [2018, 12], grades: [['Gear Hybrid XZ', 1.18], ['Gear Hybrid XZ Turbo', 1.26]] }]] },
      { from: [2023, 11], doors: 5, seats: 4, size: [3395, 1475, 1785], tyres: '155/65R14', price: 15000,
        grades: [['Hybrid G', 0.94], ['Hybrid X', 1.04], ['Custom Hybrid GS', 1.12], ['Custom Hybrid XS', 1.22]], codes: [['MK94S', 'R06D', 657, 'H2A', 5], ['MK94S', 'R06D', 657, 'H4A', 1, { price: 1.08 }], ['MK54S', 'R06A', 658, 'H2A', 1.2, { grades: [['Custom Hybrid XS Turbo', 1.28]] }]] },
    ] },
    { name: 'Palette', share: 0.8, body: 'VAN', fade: 0.145, generations: [
      { from: [2008, 1], to: [2013, 2], doors: 5, seats: 4, size: [3395, 1475, 1735], tyres: '155/65R14', price: 11500,
        grades: [['G', 0.94], ['X', 1.04], ['XS', 1.12], ['SW X', 1.12], ['SW XS', 1.18]], codes: [['MK21S', 'K6A', 658, 'P2A', 5], ['MK21S', 'K6A', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'MR Wagon', share: 0.9, body: 'HATCH', fade: 0.145, generations: [
      { from: [2006, 1], to: [2010, 12], doors: 5, seats: 4, size: [3395, 1475, 1620], tyres: '155/65R13', price: 9500,
        grades: [['G', 0.96], ['X', 1.08], ['Wit XS', 1.12]], codes: [['MF22S', 'K6A', 658, 'P2A', 5], ['MF22S', 'K6A', 658, 'P4A', 1, { price: 1.1 }]] },
      { from: [2011, 1], to: [2016, 2], doors: 5, seats: 4, size: [3395, 1475, 1625], tyres: '155/65R14', price: 10000,
        grades: [['G', 0.96], ['X', 1.08], ['Wit XS', 1.14]], codes: [['MF33S', 'R06A', 658, 'P2A', 5], ['MF33S', 'R06A', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Solio', share: 2.6, body: 'VAN', fade: 0.125, generations: [
      { from: [2011, 1], to: [2015, 7], doors: 5, seats: 5, size: [3710, 1620, 1765], tyres: '165/65R14', price: 13500,
        grades: [['G', 0.92], ['X', 1.02], ['S', 1.1]], codes: [['MA15S', 'K12B', 1242, 'P2A', 5], ['MA15S', 'K12B', 1242, 'P4A', 1, { price: 1.08 }], ['MA15S', 'K12B', 1242, 'P2A', 1.6, { from: [2012, 6], grades: [['Bandit', 1.14], ['Bandit DJE', 1.2]] }]] },
      { from: [2015, 8], to: [2020, 11], doors: 5, seats: 5, size: [3710, 1625, 1745], tyres: '165/65R15', price: 15000,
        grades: [['G', 0.9]], codes: [
          ['MA26S', 'K12C', 1242, 'P2A', 1.6], ['MA36S', 'K12C', 1242, 'H2A', 5, { grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.12], ['Bandit Hybrid MV', 1.16]] }], ['MA36S', 'K12C', 1242, 'H4A', 1, { price: 1.08, grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.12]] }],
          ['MA46S', 'K12C', 1242, 'H2A', 1, { from: [2016, 11], grades: [['Hybrid SX', 1.16], ['Hybrid SZ', 1.24], ['Bandit Hybrid SV', 1.26]] }]] },
      { from: [2020, 12], to: [2024, 12], doors: 5, seats: 5, size: [3790, 1645, 1745], tyres: '165/65R15', price: 16000,
        grades: [['G', 0.92]], codes: [
          ['MA27S', 'K12C', 1242, 'P2A', 1.4], ['MA37S', 'K12C', 1242, 'H2A', 5, { grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.12], ['Bandit Hybrid MV', 1.16]] }], ['MA37S', 'K12C', 1242, 'H4A', 1, { price: 1.08, grades: [['Hybrid MX', 1], ['Hybrid MZ', 1.12]] }],
          ['MA47S', 'K12C', 1242, 'H2A', 0.6, { from: [2022, 12], grades: [['Hybrid SZ', 1.24], ['Bandit Hybrid SV', 1.26]] }]] },
    ] },
    { name: 'SX4', share: 0.9, body: 'CROSSOVER', generations: [
      { from: [2006, 7], to: [2014, 11], doors: 5, seats: 5, size: [4135, 1755, 1605], tyres: '205/60R16', price: 15500,
        grades: [['1.5E', 0.9], ['1.5F', 0.95], ['1.5XG', 1.02]], codes: [
          ['YA11S', 'M15A', 1490, 'P2A', 4], ['YB11S', 'M15A', 1490, 'P4A', 1.6, { price: 1.1 }], ['YA41S', 'J20A', 1995, 'P2A', 0.6, { grades: [['2.0S', 1.14]] }], ['YB41S', 'J20A', 1995, 'P4A', 0.8, { price: 1.08, grades: [['2.0S', 1.14]] }]] },
      { from: [2007, 7], to: [2014, 11], body: 'SEDAN', doors: 4, seats: 5, size: [4490, 1730, 1545], tyres: '195/65R15', price: 13500, weight: 0.4,
        grades: [['1.5F', 0.96], ['1.5G', 1.02]], codes: [['YC11S', 'M15A', 1490, 'P2A']] },
    ] },
    { name: 'SX4 S-Cross', share: 0.4, body: 'CROSSOVER', fade: 0.125, generations: [
      { from: [2015, 2], to: [2020, 11], doors: 5, seats: 5, size: [4300, 1765, 1575], tyres: '205/50R17', price: 19000,
        grades: [['Standard', 1]], codes: [['YA22S', 'M16A', 1586, 'P2A', 3], ['YB22S', 'M16A', 1586, 'P4A', 2, { price: 1.1 }]] },
    ] },
    { name: 'Escudo', share: 2, body: 'SUV', fade: 0.11, generations: [
      { from: [2005, 5], to: [2017, 5], doors: 5, seats: 5, size: [4390, 1810, 1695], tyres: '225/65R17', price: 21500,
        grades: [['2.0XE', 0.94], ['2.0XG', 1]], codes: [
          ['TD54W', 'J20A', 1995, 'P4AM', 3, { to: [2008, 5] }], ['TD94W', 'H27A', 2736, 'P4A', 1.5, { to: [2008, 5], price: 1.16, grades: [['2.7XG', 0.98], ['2.7XS', 1.08]] }],
          ['TDA4W', 'J24B', 2393, 'P4AM', 4, { from: [2008, 6], price: 1.08, grades: [['2.4XE', 0.94], ['2.4XG', 1.02], ['Cross Adventure', 1.1], ['Salomon Limited', 1.1]] }], ['TDB4W', 'N32A', 3195, 'P4A', 0.4, { from: [2008, 6], to: [2010, 8], price: 1.24, grades: [['3.2XS', 1.06]] }]] },
      { from: [2015, 10], to: [2021, 9], doors: 5, seats: 5, size: [4175, 1775, 1610], tyres: '215/55R17', price: 21500,
        grades: [['Standard', 1], ['S Limited', 1.05]], codes: [
          ['YD21S', 'M16A', 1586, 'P2A', 3, { to: [2018, 11] }], ['YE21S', 'M16A', 1586, 'P4A', 3, { to: [2018, 11], price: 1.08 }], ['YEA1S', 'K14C', 1371, 'P4A', 4, { from: [2017, 7], price: 1.16, grades: [['1.4 Turbo', 1]] }]] },
      { from: [2022, 4], to: [2024, 4], doors: 5, seats: 5, size: [4175, 1775, 1610], tyres: '215/55R17', price: 27000, weight: 0.4,
        grades: [['Hybrid', 1]], codes: [['YEH1S', 'K15C', 1460, 'H4A']] },
    ] },
    { name: 'Ignis', share: 1.4, body: 'CROSSOVER', fade: 0.13, generations: [
      { from: [2016, 2], to: [2024, 4], doors: 5, seats: 5, size: [3700, 1690, 1595], tyres: '175/60R16', price: 14500,
        grades: [['Hybrid MG', 0.9], ['Hybrid MX', 1], ['Hybrid MZ', 1.12]], codes: [['FF21S', 'K12C', 1242, 'H2A', 4], ['FF21S', 'K12C', 1242, 'H4A', 1.5, { price: 1.08 }]] },
    ] },
    { name: 'Xbee', share: 1.6, body: 'CROSSOVER', fade: 0.105, generations: [
      { from: [2017, 12], to: [2025, 9], doors: 5, seats: 5, size: [3760, 1670, 1705], tyres: '175/60R16', price: 17000,
        grades: [['Hybrid MX', 0.94], ['Hybrid MV', 1.04], ['Hybrid MZ', 1.08]], codes: [['MN71S', 'K10C', 996, 'H2A', 4], ['MN71S', 'K10C', 996, 'H4A', 1.8, { price: 1.08 }]] },
    ] },
    { name: 'Baleno', share: 0.4, body: 'HATCH', fade: 0.15, generations: [
      { from: [2016, 3], to: [2020, 6], doors: 5, seats: 5, size: [3995, 1745, 1470], tyres: '175/65R15', price: 13000,
        grades: [['XG', 0.96], ['XS', 1.06]], codes: [['WB32S', 'K12C', 1242, 'P2A', 3], ['WB42S', 'K10C', 996, 'P2A', 1, { grades: [['XT', 1.14]] }]] },
    ] },
    { name: 'Splash', share: 0.4, body: 'HATCH', generations: [
      { from: [2008, 10], to: [2014, 8], doors: 5, seats: 5, size: [3715, 1680, 1590], tyres: '185/60R15', price: 11500,
        grades: [['Standard', 1]], codes: [['XB32S', 'K12B', 1242, 'P2A']] },
    ] },
    { name: 'Kizashi', share: 0.25, body: 'SEDAN', fade: 0.15, generations: [
      { from: [2009, 10], to: [2015, 12], doors: 4, seats: 5, size: [4650, 1820, 1480], tyres: '235/45R18', price: 25500,
        grades: [['Standard', 1]], codes: [['RE91S', 'J24B', 2393, 'P2A', 3], ['RF91S', 'J24B', 2393, 'P4A', 1, { price: 1.08 }]] },
    ] },
    { name: 'Cappuccino', share: 0.25, body: 'CONVERTIBLE', use: 'weekend', generations: [
      { from: [1991, 11], to: [1998, 10], doors: 2, seats: 2, size: [3295, 1395, 1185], tyres: '165/65R14', price: 9500, collector: true,
        grades: [['Standard', 1], ['Limited', 1.06]], codes: [['EA11R', 'F6A', 657, 'P2M', 3, { to: [1995, 4] }], ['EA21R', 'K6A', 658, 'P2MA', 2, { from: [1995, 5], price: 1.15 }]] },
    ] },
  ],
}
