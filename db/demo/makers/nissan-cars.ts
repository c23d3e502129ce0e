import type { Model } from './maker.ts'

/** Nissan's cars, crossovers and sports cars. */
export const NISSAN_CARS: readonly Model[] = [
  { name: 'March', share: 3, body: 'HATCH', fade: 0.155, generations: [
    { from: [2002, 3], to: [2010, 6], doors: 5, seats: 5, size: [3695, 1660, 1525], tyres: '165/70R14', price: 10500,
      grades: [['12B', 0.92], ['12C', 1], ['12E', 1.08]], codes: [
        ['AK12', 'CR12DE', 1240, 'P2AM', 5], ['BNK12', 'CR14DE', 1386, 'P4A', 1, { price: 1.1, grades: [['14C Four', 1], ['14E Four', 1.06]] }], ['BK12', 'CR14DE', 1386, 'P2A', 1, { to: [2005, 7], grades: [['14E', 1.1]] }], ['YK12', 'HR15DE', 1498, 'P2A', 0.6, { from: [2005, 8], grades: [['15RX', 1.2], ['15SR', 1.24]] }]] },
    { from: [2010, 7], to: [2022, 8], doors: 5, seats: 5, size: [3825, 1665, 1515], tyres: '165/70R14', price: 11200,
      grades: [['12S', 0.92], ['12X', 1], ['12G', 1.12], ['Bolero', 1.14]], codes: [['K13', 'HR12DE', 1198, 'P2A', 5], ['NK13', 'HR12DE', 1198, 'P4A', 1, { price: 1.12, grades: [['12X Four', 1], ['12G Four', 1.1]] }]] },
  ] },
  { name: 'Note', share: 6, body: 'HATCH', fade: 0.15, generations: [
    { from: [2005, 1], to: [2012, 8], doors: 5, seats: 5, size: [4020, 1690, 1535], tyres: '185/65R15', price: 13500,
      grades: [['15S', 0.92], ['15X', 1], ['15G', 1.08], ['15RX', 1.1]], codes: [['E11', 'HR15DE', 1498, 'P2A', 5], ['NE11', 'HR15DE', 1498, 'P4A', 1.2, { grades: [['15X Four', 1.1], ['15RX Four', 1.18]] }], ['ZE11', 'HR16DE', 1598, 'P2M', 0.3, { from: [2008, 10], grades: [['16X', 1.1], ['16RZ', 1.2]] }]] },
    { from: [2012, 9], to: [2020, 11], doors: 5, seats: 5, size: [4100, 1695, 1525], tyres: '185/70R14', price: 14500,
      grades: [['S', 0.9], ['X', 1], ['X DIG-S', 1.12], ['Medalist', 1.2]], codes: [
        ['E12', 'HR12DE', 1198, 'P2A', 6], ['NE12', 'HR12DE', 1198, 'P4A', 1.2, { price: 1.12, grades: [['X Four', 1], ['X Four Smart Safety Edition', 1.06]] }],
        ['HE12', 'HR12DE', 1198, 'H2A', 6, { from: [2016, 11], price: 1.34, grades: [['e-Power S', 0.9], ['e-Power X', 1], ['e-Power X Mode Premier', 1.1], ['e-Power Medalist', 1.16], ['e-Power NISMO', 1.28]] }], ['SNE12', 'HR12DE', 1198, 'H4A', 0.8, { from: [2018, 7], price: 1.46, grades: [['e-Power X Four', 1]] }]] },
    { from: [2020, 12], doors: 5, seats: 5, size: [4045, 1695, 1505], tyres: '185/60R16', price: 20500,
      grades: [['S', 0.94], ['X', 1.02]], codes: [['E13', 'HR12DE', 1198, 'H2A', 5], ['SNE13', 'HR12DE', 1198, 'H4A', 1.2, { price: 1.12, grades: [['X Four', 1.02]] }]] },
  ] },
  { name: 'Note Aura', share: 0.8, body: 'HATCH', fade: 0.135, generations: [
    { from: [2021, 8], doors: 5, seats: 5, size: [4125, 1735, 1525], tyres: '205/50R17', price: 25500,
      grades: [['G', 0.98], ['G Leather Edition', 1.04], ['NISMO', 1.14]], codes: [['FE13', 'HR12DE', 1198, 'H2A', 5], ['FSNE13', 'HR12DE', 1198, 'H4A', 1, { price: 1.1, grades: [['G Four', 0.98], ['G Four Leather Edition', 1.04]] }]] },
  ] },
  { name: 'Cube', share: 1.4, body: 'HATCH', generations: [
    { from: [2002, 10], to: [2008, 10], doors: 5, seats: 5, size: [3730, 1670, 1640], tyres: '175/60R15', price: 13000,
      grades: [['BX', 0.95], ['SX', 1], ['EX', 1.08]], codes: [['BZ11', 'CR14DE', 1386, 'P2A', 4], ['BNZ11', 'CR14DE', 1386, 'P4A', 1], ['YZ11', 'HR15DE', 1498, 'P2A', 1.5, { from: [2005, 5], grades: [['15M', 1.06], ['15RX', 1.12]] }]] },
    { from: [2008, 11], to: [2019, 12], doors: 5, seats: 5, size: [3890, 1695, 1650], tyres: '175/65R15', price: 14500,
      grades: [['15S', 0.92], ['15X', 1], ['15X V Selection', 1.04], ['15G', 1.12], ['Rider', 1.22]], codes: [['Z12', 'HR15DE', 1498, 'P2A', 5], ['NZ12', 'HR15DE', 1498, 'P4A', 0.8, { to: [2016, 12], price: 1.1, grades: [['15X Four', 1]] }]] },
  ] },
  { name: 'Tiida', share: 1.2, body: 'HATCH', generations: [
    { from: [2004, 9], to: [2012, 8], doors: 5, seats: 5, size: [4240, 1695, 1535], tyres: '185/65R15', price: 15000,
      grades: [['15S', 0.94], ['15M', 1.04], ['15G', 1.12]], codes: [['C11', 'HR15DE', 1498, 'P2A', 5], ['NC11', 'HR15DE', 1498, 'P4A', 1, { price: 1.08 }], ['JC11', 'MR18DE', 1797, 'P2A', 0.7, { from: [2005, 1], grades: [['18G', 1.16]] }]] },
  ] },
  { name: 'Tiida Latio', share: 1, body: 'SEDAN', generations: [
    { from: [2004, 10], to: [2012, 9], doors: 4, seats: 5, size: [4420, 1695, 1535], tyres: '185/65R15', price: 14500,
      grades: [['15B', 0.9], ['15S', 0.96], ['15M', 1.05], ['15G', 1.14]], codes: [['SC11', 'HR15DE', 1498, 'P2A', 5], ['SNC11', 'HR15DE', 1498, 'P4A', 1, { price: 1.08 }]] },
  ] },
  { name: 'Latio', share: 0.8, body: 'SEDAN', generations: [
    { from: [2012, 10], to: [2016, 12], doors: 4, seats: 5, size: [4425, 1695, 1495], tyres: '175/70R14', price: 13500,
      grades: [['B', 0.92], ['S', 0.96], ['X', 1.02], ['G', 1.14]], codes: [['N17', 'HR12DE', 1198, 'P2A']] },
  ] },
  { name: 'Bluebird Sylphy', share: 1.2, body: 'SEDAN', generations: [
    { from: [2005, 12], to: [2012, 11], doors: 4, seats: 5, size: [4610, 1695, 1510], tyres: '195/65R15', price: 17500,
      grades: [['15S', 0.92], ['15M', 1], ['20S', 1.06]], codes: [['G11', 'HR15DE', 1498, 'P2A', 4, { grades: [['15S', 0.92], ['15M', 1]] }], ['KG11', 'MR20DE', 1997, 'P2A', 4, { grades: [['20S', 1.06], ['20M', 1.12], ['20G', 1.22]] }], ['NG11', 'HR15DE', 1498, 'P4A', 0.8, { grades: [['15S Four', 1.02]] }]] },
  ] },
  { name: 'Sylphy', share: 0.8, body: 'SEDAN', generations: [
    { from: [2012, 12], to: [2021, 9], doors: 4, seats: 5, size: [4615, 1760, 1495], tyres: '195/60R16', price: 19000,
      grades: [['S', 0.94], ['X', 1], ['G', 1.15]], codes: [['TB17', 'MRA8DE', 1798, 'P2A']] },
  ] },
  { name: 'Sunny', share: 0.5, body: 'SEDAN', generations: [
    { from: [1998, 10], to: [2004, 9], doors: 4, seats: 5, size: [4345, 1695, 1415], tyres: '175/65R14', price: 12000,
      grades: [['FE Saloon', 0.94], ['EX Saloon', 1.02], ['Super Saloon', 1.1]], codes: [['FB15', 'QG15DE', 1497, 'P2AM', 5], ['FNB15', 'QG15DE', 1497, 'P4A', 1]] },
  ] },
  { name: 'Teana', share: 1.1, body: 'SEDAN', fade: 0.155, generations: [
    { from: [2003, 2], to: [2008, 5], doors: 4, seats: 5, size: [4770, 1765, 1475], tyres: '205/65R16', price: 24500,
      grades: [['230JK', 0.95], ['230JM', 1.05]], codes: [['J31', 'VQ23DE', 2349, 'P2A', 4], ['TNJ31', 'QR25DE', 2488, 'P4A', 1, { grades: [['250JK Four', 1], ['250JM Four', 1.06]] }], ['PJ31', 'VQ35DE', 3498, 'P2A', 0.6, { grades: [['350JM', 1.25]] }]] },
    { from: [2008, 6], to: [2014, 1], doors: 4, seats: 5, size: [4850, 1795, 1475], tyres: '205/65R16', price: 25500,
      grades: [['250XE', 0.95], ['250XL', 1.02], ['250XV', 1.15]], codes: [['J32', 'VQ25DE', 2495, 'P2A', 5], ['TNJ32', 'QR25DE', 2488, 'P4A', 1, { grades: [['250XL Four', 1.02], ['250XV Four', 1.14]] }], ['PJ32', 'VQ35DE', 3498, 'P2A', 0.4, { grades: [['350XV', 1.32]] }]] },
    { from: [2014, 2], to: [2020, 7], doors: 4, seats: 5, size: [4880, 1830, 1470], tyres: '215/60R16', price: 25500,
      grades: [['XE', 0.94], ['XL', 1.06], ['XV', 1.2]], codes: [['L33', 'QR25DE', 2488, 'P2A']] },
  ] },
  { name: 'Cedric', share: 0.3, body: 'SEDAN', use: 'taxi', fade: 0.11, generations: [
    { from: [1999, 8], to: [2014, 9], doors: 4, seats: 6, size: [4690, 1695, 1450], tyres: '195/65R15', price: 18500,
      grades: [['Original', 0.98], ['Super Custom', 1.08]], codes: [['QJY31', 'NA20P', 1998, 'L2AM']] },
  ] },
  { name: 'Skyline', share: 2, body: 'SEDAN', fade: 0.135, generations: [
    { from: [1989, 5], to: [1993, 7], body: 'COUPE', doors: 2, seats: 5, size: [4530, 1695, 1325], tyres: '205/55R16', price: 19500, collector: true, weight: 0.22,
      grades: [['GTS-t Type M', 1]], codes: [['HCR32', 'RB20DET', 1998, 'P2MA']] },
    { from: [1993, 8], to: [1998, 4], body: 'COUPE', doors: 2, seats: 5, size: [4640, 1720, 1340], tyres: '205/55R16', price: 17000, collector: true, weight: 0.22,
      grades: [['GTS25t Type M', 1]], codes: [['ECR33', 'RB25DET', 2498, 'P2MA']] },
    { from: [1998, 5], to: [2001, 5], body: 'COUPE', doors: 2, seats: 4, size: [4580, 1725, 1340], tyres: '225/45R17', price: 34000, collector: true, weight: 0.2,
      grades: [['25GT-t', 1]], codes: [['ER34', 'RB25DET', 2498, 'P2MA']] },
    { from: [2001, 6], to: [2006, 10], doors: 4, seats: 5, size: [4675, 1750, 1470], tyres: '205/65R16', price: 26000,
      grades: [['250GT', 1]], codes: [['V35', 'VQ25DD', 2495, 'P2A', 4], ['NV35', 'VQ25DD', 2495, 'P4A', 1, { grades: [['250GT Four', 1.08]] }], ['PV35', 'VQ35DE', 3498, 'P2A', 1.2, { grades: [['350GT', 1.2], ['350GT Premium', 1.28]] }]] },
    { from: [2006, 11], to: [2014, 11], doors: 4, seats: 5, size: [4780, 1770, 1450], tyres: '225/55R17', price: 28500,
      grades: [['250GT', 1], ['250GT Type P', 1.08], ['250GT Type S', 1.1]], codes: [['V36', 'VQ25HR', 2495, 'P2A', 5], ['NV36', 'VQ25HR', 2495, 'P4A', 1, { grades: [['250GT Four', 1.06]] }], ['PV36', 'VQ35HR', 3498, 'P2A', 0.8, { to: [2008, 11], grades: [['350GT Type P', 1.24], ['350GT Type SP', 1.32]] }], ['KV36', 'VQ37VHR', 3696, 'P2A', 0.6, { from: [2008, 12], grades: [['370GT Type P', 1.24], ['370GT Type SP', 1.34]] }]] },
    { from: [2007, 10], to: [2016, 1], body: 'COUPE', doors: 2, seats: 4, size: [4655, 1820, 1390], tyres: ['225/50R18', '245/45R18'], price: 36000, weight: 0.3,
      grades: [['370GT', 0.96], ['370GT Type P', 1], ['370GT Type SP', 1.1]], codes: [['CKV36', 'VQ37VHR', 3696, 'P2AM']] },
    { from: [2014, 2], to: [2022, 8], doors: 4, seats: 5, size: [4810, 1820, 1440], tyres: '225/50R18', price: 42000,
      grades: [['GT', 0.95], ['GT Type P', 1.06], ['GT Type SP', 1.16]], codes: [
        ['HV37', 'VQ35HR', 3498, 'H2A', 4, { grades: [['350GT Hybrid', 0.97], ['350GT Hybrid Type P', 1.06], ['350GT Hybrid Type SP', 1.16]] }], ['ZV37', '274930', 1991, 'P2A', 3, { from: [2014, 6], to: [2019, 8], price: 0.85, grades: [['200GT-t', 0.97], ['200GT-t Type P', 1.06], ['200GT-t Type SP', 1.16]] }],
        ['HNV37', 'VQ35HR', 3498, 'H4A', 0.6, { price: 1.06, grades: [['350GT Four Hybrid', 0.97]] }], ['RV37', 'VR30DDTT', 2997, 'P2A', 1.2, { from: [2019, 9], grades: [['GT', 0.97], ['GT Type P', 1.04], ['GT Type SP', 1.12], ['400R', 1.3]] }]] },
  ] },
  { name: 'Skyline GT-R', share: 0.35, body: 'COUPE', use: 'weekend', generations: [
    { from: [1989, 8], to: [1994, 12], doors: 2, seats: 4, size: [4545, 1755, 1340], tyres: '225/50R16', price: 50000, collector: true,
      grades: [['Standard', 0.95], ['V-Spec', 1.2], ['V-Spec II', 1.3]], codes: [['BNR32', 'RB26DETT', 2568, 'P4M']] },
    { from: [1995, 1], to: [1998, 12], doors: 2, seats: 4, size: [4675, 1780, 1360], tyres: '245/45R17', price: 58000, collector: true,
      grades: [['Standard', 0.95], ['V-Spec', 1.15]], codes: [['BCNR33', 'RB26DETT', 2568, 'P4M']] },
    { from: [1999, 1], to: [2002, 8], doors: 2, seats: 4, size: [4600, 1785, 1360], tyres: '245/40R18', price: 135000, collector: true, weight: 0.7,
      grades: [['Standard', 0.95], ['V-Spec', 1.2], ['V-Spec II', 1.35]], codes: [['BNR34', 'RB26DETT', 2568, 'P4M']] },
  ] },
  { name: 'GT-R', share: 0.3, body: 'COUPE', use: 'weekend', fade: 0.045, generations: [
    { from: [2007, 12], to: [2025, 8], doors: 2, seats: 4, size: [4710, 1895, 1370], tyres: ['255/40R20', '285/35R20'], price: 96000,
      grades: [['Pure Edition', 0.9], ['Black Edition', 1.05], ['Premium Edition', 1], ['NISMO', 1.7]], codes: [['R35', 'VR38DETT', 3799, 'P4A']] },
  ] },
  { name: 'Fairlady Z', share: 0.7, body: 'COUPE', use: 'weekend', fade: 0.085, generations: [
    { from: [1989, 7], to: [2000, 8], doors: 3, seats: 4, size: [4520, 1800, 1255], tyres: '225/50R16', price: 16500, collector: true, weight: 1.2,
      grades: [['2 by 2', 0.85]], codes: [['GCZ32', 'VG30DETT', 2960, 'P2MA', 2, { grades: [['2 by 2 Twin Turbo', 1.15]] }], ['GZ32', 'VG30DE', 2960, 'P2AM', 2, { grades: [['2 by 2', 0.75]] }]] },
    { from: [2002, 7], to: [2008, 11], doors: 3, seats: 2, size: [4310, 1815, 1315], tyres: ['225/45R18', '245/45R18'], price: 33000,
      grades: [['Standard', 0.92], ['Version S', 1.02], ['Version T', 1.04], ['Version ST', 1.14]], codes: [['Z33', 'VQ35DE', 3498, 'P2MA']] },
    { from: [2008, 12], to: [2021, 12], doors: 3, seats: 2, size: [4260, 1845, 1315], tyres: ['225/50R18', '245/45R18'], price: 38000,
      grades: [['Standard', 0.92], ['Version S', 1.04], ['Version T', 1.06], ['Version ST', 1.16], ['NISMO', 1.4]], codes: [['Z34', 'VQ37VHR', 3696, 'P2MA']] },
    { from: [2009, 10], to: [2014, 9], body: 'CONVERTIBLE', doors: 2, seats: 2, size: [4250, 1845, 1325], tyres: ['225/50R18', '245/45R18'], price: 44000, weight: 0.8,
      grades: [['Roadster', 0.96], ['Roadster Version ST', 1.1]], codes: [['HZ34', 'VQ37VHR', 3696, 'P2AM']] },
    { from: [2022, 8], doors: 3, seats: 2, size: [4380, 1845, 1315], tyres: ['255/40R19', '275/35R19'], price: 50000,
      grades: [['Standard', 0.95], ['Version S', 1.04], ['Version ST', 1.16]], codes: [['RZ34', 'VR30DDTT', 2997, 'P2MA']] },
  ] },
  { name: 'Silvia', share: 0.4, body: 'COUPE', use: 'weekend', generations: [
    { from: [1991, 1], to: [1993, 9], doors: 2, seats: 4, size: [4470, 1690, 1290], tyres: '205/60R15', price: 21000, collector: true,
      grades: [['K\'s', 1], ['Q\'s', 0.65]], codes: [['PS13', 'SR20DET', 1998, 'P2M', 2, { grades: [['K\'s', 1]] }], ['PS13', 'SR20DE', 1998, 'P2AM', 1, { grades: [['Q\'s', 0.6]] }]] },
    { from: [1993, 10], to: [1998, 12], doors: 2, seats: 4, size: [4520, 1730, 1295], tyres: '205/55R16', price: 18500, collector: true,
      grades: [['K\'s', 1]], codes: [['S14', 'SR20DET', 1998, 'P2MA', 2, { grades: [['K\'s', 1], ['K\'s Aero', 1.08]] }], ['S14', 'SR20DE', 1998, 'P2AM', 1, { grades: [['Q\'s', 0.55]] }]] },
    { from: [1999, 1], to: [2002, 8], doors: 2, seats: 4, size: [4445, 1695, 1285], tyres: '205/55R16', price: 31000, collector: true,
      grades: [['Spec R', 1]], codes: [['S15', 'SR20DET', 1998, 'P2MA', 2, { grades: [['Spec R', 1.05], ['Spec R Aero', 1.12]] }], ['S15', 'SR20DE', 1998, 'P2AM', 1.5, { grades: [['Spec S', 0.58], ['Spec S Aero', 0.62]] }]] },
  ] },
  { name: '180SX', share: 0.2, body: 'COUPE', use: 'weekend', generations: [
    { from: [1991, 1], to: [1998, 12], doors: 3, seats: 4, size: [4540, 1695, 1290], tyres: '205/60R15', price: 19000, collector: true,
      grades: [['Type X', 1.12], ['Type R', 0.98]], codes: [['RPS13', 'SR20DET', 1998, 'P2MA']] },
  ] },
  { name: 'Stagea', share: 0.4, body: 'WAGON', fade: 0.12, generations: [
    { from: [1996, 10], to: [2001, 9], doors: 5, seats: 5, size: [4885, 1755, 1510], tyres: '205/55R16', price: 12500, collector: true,
      grades: [['RS Four', 0.7]], codes: [['WGNC34', 'RB25DET', 2498, 'P4AM', 2, { grades: [['RS Four S', 1.1], ['25t RS Four', 1]] }], ['WGC34', 'RB25DE', 2498, 'P2A', 2, { grades: [['25X', 0.42], ['25RS', 0.48]] }]] },
    { from: [2001, 10], to: [2007, 6], doors: 5, seats: 5, size: [4765, 1760, 1510], tyres: '215/55R17', price: 27000,
      grades: [['250RX', 0.96], ['250RS', 1.04]], codes: [['M35', 'VQ25DD', 2495, 'P2A', 3], ['NM35', 'VQ25DET', 2495, 'P4A', 1.4, { grades: [['250t RS Four V', 1.2], ['AR-X Four', 1.25]] }]] },
  ] },
  { name: 'Fuga', share: 1, body: 'SEDAN', fade: 0.155, generations: [
    { from: [2004, 10], to: [2009, 10], doors: 4, seats: 5, size: [4840, 1795, 1510], tyres: '225/55R17', price: 36000,
      grades: [['250GT', 0.96], ['250XV', 1], ['350GT', 1.15]], codes: [['Y50', 'VQ25HR', 2495, 'P2A', 4, { grades: [['250GT', 0.96], ['250XV', 1], ['250GT Type P', 1.08]] }], ['PY50', 'VQ35HR', 3498, 'P2A', 2, { grades: [['350GT', 1.15], ['350XV', 1.2], ['350GT Type S', 1.22]] }], ['PNY50', 'VQ35DE', 3498, 'P4A', 0.6, { grades: [['350GT Four', 1.2], ['350XV Four', 1.24]] }]] },
    { from: [2009, 11], to: [2022, 8], doors: 4, seats: 5, size: [4980, 1845, 1500], tyres: '245/50R18', price: 43000,
      grades: [['250GT', 0.94]], codes: [
        ['Y51', 'VQ25HR', 2495, 'P2A', 4, { grades: [['250GT', 0.94], ['250GT A Package', 0.9], ['250GT Type P', 1.04], ['250VIP', 1.16]] }], ['KY51', 'VQ37VHR', 3696, 'P2A', 1.2, { grades: [['370GT', 1.06], ['370GT Type P', 1.16], ['370GT Type S', 1.2], ['370VIP', 1.32]] }],
        ['KNY51', 'VQ37VHR', 3696, 'P4A', 0.5, { grades: [['370GT Four', 1.1]] }], ['HY51', 'VQ35HR', 3498, 'H2A', 2, { from: [2010, 11], grades: [['Hybrid', 1.2], ['Hybrid VIP Package', 1.38]] }]] },
  ] },
  { name: 'Cima', share: 0.3, body: 'SEDAN', fade: 0.155, generations: [
    { from: [2012, 5], to: [2022, 8], doors: 4, seats: 5, size: [5120, 1845, 1510], tyres: '245/50R18', price: 68000,
      grades: [['Hybrid', 0.95], ['Hybrid VIP', 1.06], ['Hybrid VIP G', 1.14]], codes: [['HGY51', 'VQ35HR', 3498, 'H2A']] },
  ] },
  { name: 'President', share: 0.2, body: 'LIMOUSINE', fade: 0.14, generations: [
    { from: [2003, 10], to: [2010, 8], doors: 4, seats: 5, size: [5060, 1845, 1500], tyres: '245/45R18', price: 74000,
      grades: [['Sovereign 5-seater', 1], ['Sovereign 4-seater', 1.12]], codes: [['PGF50', 'VK45DE', 4494, 'P2A', 4, { grades: [['Sovereign', 1]] }], ['PGF50', 'VK45DE', 4494, 'P2A', 1.5, { seats: 4, grades: [['Sovereign 4-seater', 1.12]] }]] },
  ] },
  { name: 'Leaf', share: 2.2, body: 'HATCH', fade: 0.215, generations: [
    { from: [2010, 12], to: [2012, 10], doors: 5, seats: 5, size: [4445, 1770, 1545], tyres: '205/55R16', price: 33000,
      grades: [['X', 1], ['G', 1.08]], codes: [['ZE0', 'EM61', 0, 'E2A']] },
    { from: [2012, 11], to: [2017, 9], doors: 5, seats: 5, size: [4445, 1770, 1550], tyres: '205/55R16', price: 32000,
      grades: [['S 24kWh', 0.86], ['X 24kWh', 0.96], ['G 24kWh', 1.06], ['X 30kWh', 1.08], ['G 30kWh', 1.16]], codes: [['AZE0', 'EM57', 0, 'E2A']] },
    { from: [2017, 10], to: [2025, 6], doors: 5, seats: 5, size: [4480, 1790, 1560], tyres: '205/55R16', price: 33000,
      grades: [['S 40kWh', 0.92], ['X 40kWh', 1], ['G 40kWh', 1.1], ['e+ X 62kWh', 1.18], ['e+ G 62kWh', 1.28]], codes: [['ZE1', 'EM57', 0, 'E2A']] },
  ] },
  { name: 'Sakura', share: 0.4, body: 'HATCH', fade: 0.18, generations: [
    { from: [2022, 6], doors: 5, seats: 4, size: [3395, 1475, 1655], tyres: '155/65R14', price: 21000,
      grades: [['S', 0.92], ['X', 1], ['G', 1.2]], codes: [['B6AW', 'MM48', 0, 'E2A']] },
  ] },
  { name: 'Ariya', share: 0.25, body: 'CROSSOVER', fade: 0.2, generations: [
    { from: [2022, 5], doors: 5, seats: 5, size: [4595, 1850, 1655], tyres: '235/55R19', price: 45000,
      grades: [['B6', 1], ['B6 Limited', 1.2]], codes: [['FE0', 'AM67', 0, 'E2A', 3], ['SNFE0', 'AM67', 0, 'E4A', 0.6, { price: 1.25, grades: [['B6 e-4ORCE Limited', 1.05]] }]] },
  ] },
  { name: 'X-Trail', share: 5, body: 'SUV', fade: 0.13, generations: [
    { from: [2000, 10], to: [2007, 7], doors: 5, seats: 5, size: [4455, 1765, 1675], tyres: '215/70R15', price: 19500,
      grades: [['S', 0.94], ['X', 1.02], ['Xtt', 1.08]], codes: [['NT30', 'QR20DE', 1998, 'P4AM', 5], ['T30', 'QR20DE', 1998, 'P2A', 1.5, { price: 0.92 }], ['PNT30', 'SR20VET', 1998, 'P4A', 0.3, { price: 1.2, grades: [['GT', 1]] }]] },
    { from: [2007, 8], to: [2013, 11], doors: 5, seats: 5, size: [4635, 1790, 1700], tyres: '215/65R16', price: 22500,
      grades: [['20S', 0.94], ['20X', 1.02], ['20Xtt', 1.1]], codes: [['NT31', 'MR20DE', 1997, 'P4A', 5], ['T31', 'MR20DE', 1997, 'P2A', 1.5, { price: 0.93, grades: [['20S', 0.94], ['20X', 1.02]] }], ['TNT31', 'QR25DE', 2488, 'P4A', 1, { price: 1.05, grades: [['25S', 0.96], ['25X', 1.04]] }], ['DNT31', 'M9R', 1995, 'D4AM', 1, { from: [2008, 9], price: 1.2, grades: [['20GT', 1.05], ['20GT S', 1]] }]] },
    { from: [2013, 12], to: [2022, 6], doors: 5, seats: 5, size: [4690, 1820, 1740], tyres: '225/65R17', price: 24500,
      grades: [['20S', 0.92], ['20X', 1], ['20Xi', 1.14], ['20X V Selection', 1.1]], codes: [
        ['NT32', 'MR20DD', 1997, 'P4A', 6], ['T32', 'MR20DD', 1997, 'P2A', 3, { price: 0.94, grades: [['20S', 0.92], ['20X', 1], ['20X V Selection', 1.1]] }],
        ['HNT32', 'MR20DD', 1997, 'H4A', 2, { from: [2015, 4], price: 1.16, grades: [['20X Hybrid', 1], ['20X Hybrid Brake Package', 1.02]] }], ['HT32', 'MR20DD', 1997, 'H2A', 1, { from: [2015, 4], price: 1.1, grades: [['20X Hybrid', 1]] }]] },
    { from: [2022, 7], doors: 5, seats: 5, size: [4660, 1840, 1720], tyres: '235/60R18', price: 32000,
      grades: [['S', 0.92], ['X', 1.04], ['G', 1.2]], codes: [['T33', 'KR15DDT', 1497, 'H2A', 1.5], ['SNT33', 'KR15DDT', 1497, 'H4A', 4, { price: 1.07, grades: [['S e-4ORCE', 0.92], ['X e-4ORCE', 1.04], ['G e-4ORCE', 1.2], ['Autech e-4ORCE', 1.2]] }]] },
  ] },
  { name: 'Dualis', share: 1, body: 'CROSSOVER', generations: [
    { from: [2007, 5], to: [2014, 3], doors: 5, seats: 5, size: [4315, 1780, 1615], tyres: '215/65R16', price: 21000,
      grades: [['20S', 0.96], ['20G', 1.08], ['Crossrider', 1.12]], codes: [['J10', 'MR20DE', 1997, 'P2A', 4], ['NJ10', 'MR20DE', 1997, 'P4A', 1.5, { price: 1.08, grades: [['20S Four', 0.96], ['20G Four', 1.08]] }]] },
  ] },
  { name: 'Juke', share: 2, body: 'CUV', fade: 0.14, generations: [
    { from: [2010, 6], to: [2019, 12], doors: 5, seats: 5, size: [4135, 1765, 1565], tyres: '205/60R16', price: 18500,
      grades: [['15RS', 0.94], ['15RX', 1], ['15RX V Selection', 1.04], ['15RX Premium Personalize', 1.08]], codes: [
        ['YF15', 'HR15DE', 1498, 'P2A', 6], ['F15', 'MR16DDT', 1618, 'P2AM', 0.8, { price: 1.18, grades: [['16GT', 1], ['NISMO', 1.3]] }], ['NF15', 'MR16DDT', 1618, 'P4A', 1.2, { price: 1.28, grades: [['16GT Four', 1], ['NISMO RS', 1.3]] }]] },
  ] },
  { name: 'Kicks', share: 1, body: 'CUV', fade: 0.125, generations: [
    { from: [2020, 6], doors: 5, seats: 5, size: [4290, 1760, 1610], tyres: '205/55R17', price: 25500,
      grades: [['X', 1], ['X Two-tone Interior Edition', 1.04]], codes: [['P15', 'HR12DE', 1198, 'H2A', 4, { to: [2022, 6] }], ['RP15', 'HR12DE', 1198, 'H2A', 3, { from: [2022, 7] }]] },
  ] },
  { name: 'Murano', share: 0.9, body: 'CROSSOVER', fade: 0.15, generations: [
    { from: [2004, 9], to: [2008, 8], doors: 5, seats: 5, size: [4770, 1880, 1705], tyres: '225/65R18', price: 28500,
      grades: [['250XL', 0.95]], codes: [['TZ50', 'QR25DE', 2488, 'P2A', 3], ['PNZ50', 'VQ35DE', 3498, 'P4A', 2, { grades: [['350XV Four', 1.12]] }], ['PZ50', 'VQ35DE', 3498, 'P2A', 1, { grades: [['350XV', 1.06]] }]] },
    { from: [2008, 9], to: [2015, 4], doors: 5, seats: 5, size: [4860, 1885, 1730], tyres: '235/65R18', price: 29500,
      grades: [['250XL', 0.95], ['250XV', 1.06]], codes: [['TZ51', 'QR25DE', 2488, 'P2A', 3], ['TNZ51', 'QR25DE', 2488, 'P4A', 1, { grades: [['250XL Four', 1.02]] }], ['PNZ51', 'VQ35DE', 3498, 'P4A', 2, { grades: [['350XV Four', 1.2]] }]] },
  ] },
  { name: 'Safari', share: 0.4, body: 'SUV', fade: 0.06, generations: [
    { from: [1997, 10], to: [2007, 7], doors: 5, seats: 7, size: [5010, 1930, 1865], tyres: '265/70R16', price: 33000,
      grades: [['Spirit', 0.95], ['Granroad', 1.1]], codes: [['WGY61', 'TB45E', 4478, 'P4AM', 2, { to: [2002, 10] }], ['WFGY61', 'TB48DE', 4758, 'P4A', 2, { from: [2002, 11] }], ['WRGY61', 'RD28ETi', 2825, 'D4AM', 1.5, { to: [1999, 9] }]] },
  ] },
  { name: 'Datsun Pickup', share: 0.3, body: 'PICK-UP', use: 'commercial', fade: 0.08, generations: [
    { from: [1997, 1], to: [2002, 8], doors: 4, seats: 5, size: [4990, 1820, 1710], tyres: '265/70R15', price: 20000,
      grades: [['Double Cab AX', 0.96], ['Double Cab AX Limited', 1.06]], codes: [['LFMD22', 'QD32', 3153, 'D4AM']] },
  ] },
]
