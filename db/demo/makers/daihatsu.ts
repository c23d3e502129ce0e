import type { Maker } from './maker.ts'

export const DAIHATSU: Maker = {
  name: 'Daihatsu',
  share: 3,
  numbering: { style: 'frame', digits: 7, code: 'whole' },
  models: [
    { name: 'Mira', share: 2, body: 'HATCH', fade: 0.145, generations: [
      { from: [2002, 12], to: [2006, 11], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '145/80R13', price: 7500,
        grades: [['D', 0.92], ['L', 0.98], ['X', 1.1]], codes: [['L250S', 'EF-SE', 659, 'P2AM', 5], ['L260S', 'EF-SE', 659, 'P4AM', 1, { price: 1.12 }]] },
      { from: [2006, 12], to: [2018, 3], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '145/80R13', price: 7800,
        grades: [['D', 0.92], ['L', 0.98], ['X', 1.08], ['X Special', 1.04], ['Custom X', 1.2]], codes: [['L275S', 'KF-VE', 658, 'P2AM', 5], ['L285S', 'KF-VE', 658, 'P4AM', 1, { price: 1.12 }]] },
    ] },
    { name: 'Mira e:S', share: 4, body: 'HATCH', fade: 0.145, generations: [
      { from: [2011, 9], to: [2017, 4], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '155/65R14', price: 8200,
        grades: [['D', 0.86], ['L', 0.94], ['X', 1.02], ['G', 1.14]], codes: [['LA300S', 'KF-VE', 658, 'P2A', 5], ['LA310S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
      { from: [2017, 5], doors: 5, seats: 4, size: [3395, 1475, 1500], tyres: '155/65R14', price: 8800,
        grades: [['B', 0.88], ['L SA III', 0.96], ['X SA III', 1.04], ['G SA III', 1.14]], codes: [['LA350S', 'KF-VE', 658, 'P2A', 5], ['LA360S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Mira Cocoa', share: 1, body: 'HATCH', fade: 0.14, generations: [
      { from: [2009, 8], to: [2018, 2], doors: 5, seats: 4, size: [3395, 1475, 1530], tyres: '155/65R14', price: 10000,
        grades: [['L', 0.94], ['X', 1.02], ['Plus X', 1.06], ['Plus G', 1.14]], codes: [['L675S', 'KF-VE', 658, 'P2A', 5], ['L685S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Mira Tocot', share: 0.8, body: 'HATCH', fade: 0.135, generations: [
      { from: [2018, 6], to: [2023, 9], doors: 5, seats: 4, size: [3395, 1475, 1530], tyres: '155/65R14', price: 10500,
        grades: [['L', 0.92], ['L SA III', 0.96], ['X SA III', 1.06], ['G SA III', 1.16]], codes: [['LA550S', 'KF-VE', 658, 'P2A', 5], ['LA560S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Esse', share: 0.5, body: 'HATCH', fade: 0.14, generations: [
      { from: [2005, 12], to: [2011, 9], doors: 5, seats: 4, size: [3395, 1475, 1470], tyres: '145/80R13', price: 7500,
        grades: [['D', 0.92], ['L', 1], ['X', 1.1], ['Custom', 1.2]], codes: [['L235S', 'KF-VE', 658, 'P2AM', 5], ['L245S', 'KF-VE', 658, 'P4AM', 1, { price: 1.1 }]] },
    ] },
    { name: 'Move', share: 3.6, body: 'HATCH', fade: 0.14, generations: [
      { from: [2002, 10], to: [2006, 9], doors: 5, seats: 4, size: [3395, 1475, 1630], tyres: '155/65R13', price: 9500,
        grades: [['L', 0.96], ['X', 1.04], ['Custom X', 1.14]], codes: [['L150S', 'EF-VE', 659, 'P2A', 5], ['L160S', 'EF-VE', 659, 'P4A', 1, { price: 1.1 }], ['L152S', 'JB-DET', 659, 'P2A', 0.4, { price: 1.2, grades: [['Custom RS', 1.14]] }]] },
      { from: [2006, 10], to: [2010, 11], doors: 5, seats: 4, size: [3395, 1475, 1630], tyres: '155/65R13', price: 10000,
        grades: [['L', 0.94], ['X', 1.04], ['X Limited', 1.08], ['Custom X', 1.16]], codes: [['L175S', 'KF-VE', 658, 'P2A', 5], ['L185S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['L175S', 'KF-DET', 658, 'P2A', 0.8, { grades: [['Custom R', 1.24], ['Custom RS', 1.34]] }]] },
      { from: [2010, 12], to: [2014, 11], doors: 5, seats: 4, size: [3395, 1475, 1620], tyres: '155/65R14', price: 10400,
        grades: [['L', 0.92], ['X', 1], ['X Limited', 1.06], ['Custom X', 1.18]], codes: [['LA100S', 'KF-VE', 658, 'P2A', 5], ['LA110S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['LA100S', 'KF-DET', 658, 'P2A', 0.7, { grades: [['Custom RS', 1.36]] }]] },
      { from: [2014, 12], to: [2023, 6], doors: 5, seats: 4, size: [3395, 1475, 1630], tyres: '155/65R14', price: 10800,
        grades: [['L', 0.92], ['L SA III', 0.96], ['X', 1.02], ['X SA III', 1.06], ['Custom X', 1.2]], codes: [['LA150S', 'KF-VE', 658, 'P2A', 5], ['LA160S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['LA150S', 'KF-DET', 658, 'P2A', 0.7, { grades: [['Custom RS', 1.36], ['Custom RS Hyper SA III', 1.4]] }]] },
    ] },
    { name: 'Move Conte', share: 0.8, body: 'HATCH', fade: 0.145, generations: [
      { from: [2008, 8], to: [2017, 3], doors: 5, seats: 4, size: [3395, 1475, 1640], tyres: '155/65R14', price: 10500,
        grades: [['L', 0.94], ['X', 1.02], ['Custom X', 1.16]], codes: [['L575S', 'KF-VE', 658, 'P2A', 5], ['L585S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Move Canbus', share: 1.8, body: 'VAN', fade: 0.115, generations: [
      { from: [2016, 9], to: [2022, 6], doors: 5, seats: 4, size: [3395, 1475, 1655], tyres: '155/65R14', price: 12500,
        grades: [['L', 0.92], ['X', 1], ['X Limited SA III', 1.06], ['G SA III', 1.14], ['G Make-up SA III', 1.16]], codes: [['LA800S', 'KF-VE', 658, 'P2A', 5], ['LA810S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }]] },
      { from: [2022, 7], doors: 5, seats: 4, size: [3395, 1475, 1655], tyres: '155/65R14', price: 13200,
        grades: [['Stripes X', 0.96], ['Stripes G', 1.06], ['Theory X', 0.96], ['Theory G', 1.06]], codes: [['LA850S', 'KF-VE', 658, 'P2A', 5], ['LA860S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['LA850S', 'KF-DET', 658, 'P2A', 1, { grades: [['Stripes G Turbo', 1.14], ['Theory G Turbo', 1.14]] }]] },
    ] },
    { name: 'Tanto', share: 4, body: 'VAN', fade: 0.13, generations: [
      { from: [2003, 11], to: [2007, 11], doors: 5, seats: 4, size: [3395, 1475, 1725], tyres: '155/65R13', price: 11000,
        grades: [['L', 0.94], ['X', 1.04], ['Custom X', 1.16]], codes: [['L350S', 'EF-VE', 659, 'P2A', 5], ['L360S', 'EF-VE', 659, 'P4A', 1, { price: 1.1 }], ['L350S', 'EF-DET', 659, 'P2A', 0.8, { grades: [['RS', 1.2], ['Custom RS', 1.3]] }]] },
      { from: [2007, 12], to: [2013, 9], doors: 5, seats: 4, size: [3395, 1475, 1750], tyres: '155/65R14', price: 11800,
        grades: [['L', 0.92], ['X', 1], ['X Limited', 1.06], ['G', 1.08], ['Custom X', 1.16]], codes: [['L375S', 'KF-VE', 658, 'P2A', 5], ['L385S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['L375S', 'KF-DET', 658, 'P2A', 0.8, { grades: [['Custom RS', 1.3]] }]] },
      { from: [2013, 10], to: [2019, 6], doors: 5, seats: 4, size: [3395, 1475, 1750], tyres: '155/65R14', price: 12800,
        grades: [['L', 0.9], ['X', 1], ['X SA III', 1.06], ['G SA III', 1.12], ['Custom X SA III', 1.2]], codes: [['LA600S', 'KF-VE', 658, 'P2A', 5], ['LA610S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['LA600S', 'KF-DET', 658, 'P2A', 0.9, { grades: [['X Turbo SA III', 1.14], ['Custom RS SA III', 1.32]] }]] },
      { from: [2019, 7], doors: 5, seats: 4, size: [3395, 1475, 1755], tyres: '155/65R14', price: 13500,
        grades: [['L', 0.92], ['X', 1.04], ['Custom X', 1.2]], codes: [['LA650S', 'KF-VE', 658, 'P2A', 5], ['LA660S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['LA650S', 'KF-DET', 658, 'P2A', 1, { grades: [['X Turbo', 1.12], ['Custom RS', 1.3]] }]] },
    ] },
    { name: 'Wake', share: 1, body: 'VAN', fade: 0.11, generations: [
      { from: [2014, 11], to: [2022, 8], doors: 5, seats: 4, size: [3395, 1475, 1835], tyres: '155/65R14', price: 13800,
        grades: [['D', 0.88], ['L', 0.96], ['L SA III', 1]], codes: [['LA700S', 'KF-VE', 658, 'P2A', 4], ['LA710S', 'KF-VE', 658, 'P4A', 1, { price: 1.1 }], ['LA700S', 'KF-DET', 658, 'P2A', 2, { grades: [['G', 1.16], ['G SA III', 1.18]] }]] },
    ] },
    { name: 'Cast', share: 1, body: 'HATCH', fade: 0.125, generations: [
      { from: [2015, 9], to: [2023, 6], doors: 5, seats: 4, size: [3395, 1475, 1600], tyres: '165/60R15', price: 12000,
        grades: [['Style X', 0.96], ['Style G', 1.08], ['Activa X', 0.96], ['Activa G', 1.08]], codes: [['LA250S', 'KF-VE', 658, 'P2A', 5], ['LA260S', 'KF-VE', 658, 'P4A', 1.5, { price: 1.1 }], ['LA250S', 'KF-DET', 658, 'P2A', 0.8, { from: [2015, 10], grades: [['Activa G Turbo', 1.18], ['Sport', 1.26]] }]] },
    ] },
    { name: 'Taft', share: 1.4, body: 'CROSSOVER', fade: 0.105, generations: [
      { from: [2020, 6], doors: 5, seats: 4, size: [3395, 1475, 1630], tyres: '165/65R15', price: 12500,
        grades: [['X', 0.92], ['G', 1.06], ['G Chrome Venture', 1.1]], codes: [['LA900S', 'KF-VE', 658, 'P2A', 4], ['LA910S', 'KF-VE', 658, 'P4A', 1.6, { price: 1.1 }], ['LA900S', 'KF-DET', 658, 'P2A', 1, { grades: [['G Turbo', 1.16]] }], ['LA910S', 'KF-DET', 658, 'P4A', 0.5, { price: 1.1, grades: [['G Turbo', 1.16]] }]] },
    ] },
    { name: 'Boon', share: 1.2, body: 'HATCH', generations: [
      { from: [2004, 6], to: [2010, 1], doors: 5, seats: 5, size: [3595, 1665, 1535], tyres: '155/65R14', price: 9000,
        grades: [['CL', 0.98], ['CX', 1.06]], codes: [['M300S', '1KR-FE', 996, 'P2A', 4], ['M310S', '1KR-FE', 996, 'P4A', 1, { price: 1.1 }], ['M301S', 'K3-VE', 1297, 'P2A', 1, { price: 1.1, grades: [['CX', 1.04], ['Custom', 1.12]] }]] },
      { from: [2010, 2], to: [2016, 3], doors: 5, seats: 5, size: [3650, 1665, 1535], tyres: '155/65R14', price: 9800,
        grades: [['CL', 0.96], ['CL Limited', 1], ['CX', 1.06]], codes: [['M600S', '1KR-FE', 996, 'P2A', 4], ['M610S', '1KR-FE', 996, 'P4A', 1, { price: 1.1 }], ['M601S', '1NR-FE', 1329, 'P2A', 0.8, { price: 1.1, grades: [['CX', 1.06]] }]] },
      { from: [2016, 4], to: [2023, 12], doors: 5, seats: 5, size: [3650, 1665, 1525], tyres: '165/65R14', price: 10800,
        grades: [['X', 0.92], ['X SA III', 0.98], ['X L Package SA III', 1.02], ['Cilq SA III', 1.12], ['Cilq G Package SA III', 1.2]], codes: [['M700S', '1KR-FE', 996, 'P2A', 4], ['M710S', '1KR-FE', 996, 'P4A', 1, { price: 1.1 }]] },
    ] },
    { name: 'Coo', share: 0.4, body: 'HATCH', generations: [
      { from: [2006, 5], to: [2013, 1], doors: 5, seats: 5, size: [3800, 1690, 1635], tyres: '185/55R15', price: 13200,
        grades: [['CL', 0.96], ['CL Limited', 1], ['CX', 1.06]], codes: [['M401S', 'K3-VE', 1297, 'P2A', 4], ['M402S', '3SZ-VE', 1495, 'P2A', 2, { price: 1.08 }], ['M411S', 'K3-VE', 1297, 'P4A', 0.8, { price: 1.1 }]] },
    ] },
    { name: 'Thor', share: 1.6, body: 'VAN', generations: [
      { from: [2016, 11], doors: 5, seats: 5, size: [3700, 1670, 1735], tyres: '165/65R14', price: 14500,
        grades: [['X', 0.92], ['G', 1.04], ['Custom G', 1.18]], codes: [['M900S', '1KR-FE', 996, 'P2A', 5], ['M910S', '1KR-FE', 996, 'P4A', 1, { price: 1.1 }], ['M900S', '1KR-VET', 996, 'P2A', 1.2, { grades: [['G Turbo', 1.1], ['Custom G Turbo', 1.26]] }]] },
    ] },
    { name: 'Rocky', share: 2, body: 'SUV', fade: 0.105, generations: [
      { from: [2019, 11], doors: 5, seats: 5, size: [3995, 1695, 1620], tyres: '195/60R17', price: 16500,
        grades: [['L', 0.88], ['X', 0.96], ['G', 1.06], ['Premium', 1.14]], codes: [
          ['A200S', '1KR-VET', 996, 'P2A', 4, { to: [2021, 10] }], ['A210S', '1KR-VET', 996, 'P4A', 2.5, { price: 1.12 }], ['A201S', 'WA-VE', 1196, 'P2A', 2.5, { from: [2021, 11], grades: [['L', 0.88], ['X', 0.96], ['Premium G', 1.12]] }],
          ['A202S', 'WA-VEX', 1196, 'H2A', 3, { from: [2021, 11], price: 1.16, grades: [['X Hev', 0.98], ['Premium G Hev', 1.1]] }]] },
    ] },
    { name: 'Be-go', share: 1, body: 'SUV', fade: 0.105, generations: [
      { from: [2006, 1], to: [2016, 3], doors: 5, seats: 5, size: [4055, 1695, 1705], tyres: '215/65R16', price: 16500,
        grades: [['CL', 0.95], ['CX', 1.06]], codes: [['J200G', '3SZ-VE', 1495, 'P2A', 2, { price: 0.92 }], ['J210G', '3SZ-VE', 1495, 'P4AM', 4]] },
    ] },
    { name: 'Terios', share: 0.7, body: 'SUV', fade: 0.11, generations: [
      { from: [1997, 4], to: [2005, 12], doors: 5, seats: 5, size: [3845, 1555, 1695], tyres: '205/70R15', price: 13500,
        grades: [['CL', 0.95], ['CX', 1.05]], codes: [['J100G', 'HC-EJ', 1295, 'P4AM', 3, { to: [2000, 4] }], ['J102G', 'K3-VE', 1297, 'P4AM', 3, { from: [2000, 5] }]] },
    ] },
    { name: 'Terios Kid', share: 1.2, body: 'SUV', fade: 0.095, generations: [
      { from: [1998, 10], to: [2012, 6], doors: 5, seats: 4, size: [3395, 1475, 1705], tyres: '175/80R15', price: 12000,
        grades: [['CL', 0.94], ['X', 1], ['Custom L', 1.06], ['Custom X', 1.1], ['Kiss Mark X', 1.04]], codes: [['J111G', 'EF-DET', 659, 'P4AM', 3, { to: [2006, 7] }], ['J131G', 'EF-DEM', 659, 'P4AM', 4, { from: [2000, 5] }]] },
    ] },
    { name: 'Copen', share: 1.2, body: 'CONVERTIBLE', use: 'weekend', fade: 0.07, generations: [
      { from: [2002, 6], to: [2012, 8], doors: 2, seats: 2, size: [3395, 1475, 1245], tyres: '165/50R15', price: 14500,
        grades: [['Active Top', 1], ['Ultimate Edition', 1.14]], codes: [['L880K', 'JB-DET', 659, 'P2AM']] },
      { from: [2014, 6], to: [2026, 8], doors: 2, seats: 2, size: [3395, 1475, 1280], tyres: '165/50R16', price: 17000,
        grades: [['Robe', 0.96], ['Robe S', 1.08]], codes: [
          ['LA400K', 'KF-VET', 658, 'P2AM', 4], ['LA400K', 'KF-VET', 658, 'P2AM', 2, { from: [2014, 11], grades: [['XPlay', 0.98], ['XPlay S', 1.08]] }], ['LA400K', 'KF-VET', 658, 'P2AM', 3, { from: [2015, 6], grades: [['Cero', 1], ['Cero S', 1.1]] }],
          ['LA400K', 'KF-VET', 658, 'P2MA', 1.5, { from: [2019, 10], grades: [['GR Sport', 1.24]] }]] },
    ] },
    { name: 'Hijet Cargo', share: 4.5, body: 'VAN', use: 'commercial', fade: 0.105, generations: [
      { from: [2004, 12], to: [2007, 11], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '145R12', price: 9000,
        grades: [['Special', 0.92], ['Deluxe', 0.98], ['Cruise', 1.14]], codes: [['S320V', 'EF-SE', 659, 'P2AM', 4], ['S330V', 'EF-SE', 659, 'P4AM', 2.5, { price: 1.12 }]] },
      { from: [2007, 12], to: [2021, 11], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '145/80R12', price: 9600,
        grades: [['Special', 0.9], ['Special Clean', 0.95], ['Deluxe', 0.98], ['Cruise', 1.14]], codes: [['S321V', 'KF-VE', 658, 'P2AM', 5], ['S331V', 'KF-VE', 658, 'P4AM', 3, { price: 1.12 }], ['S321V', 'KF-DET', 658, 'P2A', 1, { grades: [['Cruise Turbo', 1.26]] }], ['S331V', 'KF-DET', 658, 'P4AM', 0.8, { price: 1.12, grades: [['Cruise Turbo', 1.26]] }]] },
      { from: [2021, 12], doors: 5, seats: 4, size: [3395, 1475, 1890], tyres: '145/80R12', price: 10800,
        grades: [['Special', 0.92], ['Special Clean', 0.96], ['Deluxe', 1], ['Cruise', 1.16]], codes: [['S700V', 'KF-VE', 658, 'P2AM', 5], ['S710V', 'KF-VE', 658, 'P4AM', 3, { price: 1.12 }], ['S700V', 'KF-DET', 658, 'P2A', 0.8, { grades: [['Cruise Turbo', 1.28]] }]] },
    ] },
    { name: 'Hijet Truck', share: 5, body: 'TRUCK', use: 'commercial', fade: 0.085, generations: [
      { from: [1999, 1], to: [2014, 8], doors: 2, seats: 2, size: [3395, 1475, 1780], tyres: '145R12', price: 7600,
        grades: [['Special', 0.94], ['Air Con Power Steering Special', 1.02], ['Climber', 1.08], ['Extra', 1.14], ['Jumbo', 1.2], ['Dump', 1.35]], codes: [
          ['S200P', 'EF-SE', 659, 'P2MA', 3, { to: [2007, 11] }], ['S210P', 'EF-SE', 659, 'P4MA', 5, { to: [2007, 11], price: 1.14 }], ['S201P', 'KF-VE', 658, 'P2MA', 3, { from: [2007, 12] }], ['S211P', 'KF-VE', 658, 'P4MA', 5, { from: [2007, 12], price: 1.14 }]] },
      { from: [2014, 9], doors: 2, seats: 2, size: [3395, 1475, 1780], tyres: '145/80R12', price: 8400,
        grades: [['Standard', 0.96], ['Standard Farming Special', 1.06], ['Climber', 1.08], ['Extra', 1.16], ['Jumbo', 1.24], ['Dump', 1.36]], codes: [['S500P', 'KF-VE', 658, 'P2MA', 3], ['S510P', 'KF-VE', 658, 'P4MA', 5, { price: 1.14 }]] },
    ] },
    { name: 'Atrai Wagon', share: 1.4, body: 'VAN', fade: 0.11, generations: [
      { from: [2005, 5], to: [2021, 11], doors: 5, seats: 4, size: [3395, 1475, 1875], tyres: '165/65R13', price: 13000,
        grades: [['CL', 0.94], ['RS', 1.02], ['Custom Turbo R', 1.06], ['Custom Turbo RS', 1.14]], codes: [
          ['S320G', 'EF-DET', 659, 'P2A', 2, { to: [2007, 8] }], ['S330G', 'EF-DET', 659, 'P4A', 1, { to: [2007, 8], price: 1.1 }], ['S321G', 'KF-DET', 658, 'P2A', 3, { from: [2007, 9] }], ['S331G', 'KF-DET', 658, 'P4A', 1.5, { from: [2007, 9], price: 1.1 }]] },
    ] },
    { name: 'Atrai', share: 0.7, body: 'VAN', fade: 0.095, generations: [
      { from: [2021, 12], doors: 5, seats: 4, size: [3395, 1475, 1890], tyres: '145/80R12', price: 14000,
        grades: [['X', 0.94], ['RS', 1.08]], codes: [['S700V', 'KF-DET', 658, 'P2A', 4], ['S710V', 'KF-DET', 658, 'P4A', 3, { price: 1.08 }]] },
    ] },
    { name: 'Gran Max Cargo', share: 0.4, body: 'VAN', use: 'commercial', fade: 0.105, generations: [
      { from: [2020, 9], doors: 5, seats: 5, size: [4065, 1665, 1930], tyres: '165/80R14', price: 16000,
        grades: [['DX', 0.95], ['GL', 1.06]], codes: [['S403V', '2NR-VE', 1496, 'P2AM', 4], ['S413V', '2NR-VE', 1496, 'P4AM', 1.5, { price: 1.1 }]] },
    ] },
  ],
}
