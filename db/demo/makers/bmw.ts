import type { Maker } from './maker.ts'

/** The two letters and two figures of the Japanese model code are characters 4 to 7 of the chassis number. */
export const BMW: Maker = {
  name: 'BMW',
  share: 1.2,
  numbering: { style: 'bmw', maker: 'WBA', described: '', plant: 'N' },
  models: [
    { name: '1 Series', share: 3, body: 'HATCH', fade: 0.17, vin: { plant: 'V' }, generations: [
      { from: [2004, 10], to: [2011, 8], doors: 5, seats: 5, size: [4240, 1750, 1430], tyres: '205/55R16', price: 28500,
        grades: [['116i', 1]], codes: [['UF16', 'N45B16A', 1596, 'P2A', 3, { to: [2008, 4] }], ['UE16', 'N43B16A', 1599, 'P2A', 2, { from: [2008, 5], grades: [['116i', 1], ['116i M Sport', 1.08]] }], ['UD20', 'N43B20A', 1995, 'P2A', 2, { from: [2008, 5], price: 1.16, grades: [['120i', 1], ['120i M Sport', 1.08]] }], ['UD30', 'N52B30A', 2996, 'P2MA', 0.4, { price: 1.6, grades: [['130i M Sport', 1]] }]] },
      { from: [2011, 9], to: [2019, 7], doors: 5, seats: 5, size: [4335, 1765, 1440], tyres: '205/55R16', price: 31500,
        grades: [['116i', 1]], codes: [
          ['1A16', 'N13B16A', 1598, 'P2A', 5, { to: [2015, 4], grades: [['116i', 0.96], ['116i Sport', 1.04], ['116i M Sport', 1.12], ['120i Sport', 1.2]] }], ['1R15', 'B38B15A', 1498, 'P2A', 4, { from: [2015, 5], grades: [['118i', 1], ['118i Style', 1.06], ['118i M Sport', 1.14]] }],
          ['1S20', 'B47D20A', 1995, 'D2A', 2, { from: [2016, 5], price: 1.1, grades: [['118d', 1], ['118d Style', 1.05], ['118d M Sport', 1.13]] }], ['1B30', 'N55B30A', 2979, 'P2AM', 0.6, { to: [2016, 9], price: 1.6, grades: [['M135i', 1]] }]] },
      { from: [2019, 8], to: [2024, 10], doors: 5, seats: 5, size: [4335, 1800, 1465], tyres: '205/55R16', price: 35500,
        grades: [['118i', 1]], codes: [['7K15', 'B38A15A', 1498, 'P2A', 3, { grades: [['118i', 0.96], ['118i Play', 1.02], ['118i M Sport', 1.12]] }], ['7M20', 'B47C20B', 1995, 'D2A', 2.5, { from: [2020, 4], price: 1.08, grades: [['118d Play', 1], ['118d M Sport', 1.1]] }], ['7L20', 'B48A20E', 1998, 'P4A', 0.6, { price: 1.65, grades: [['M135i xDrive', 1]] }]] },
    ] },
    { name: '3 Series', share: 5, body: 'SEDAN', fade: 0.165, generations: [
      { from: [1998, 7], to: [2005, 3], doors: 4, seats: 5, size: [4470, 1740, 1415], tyres: '205/55R16', price: 36000,
        grades: [['318i', 1]], codes: [['AL19', 'M43B19A', 1895, 'P2AM', 1, { to: [2001, 9] }], ['AY20', 'N42B20A', 1995, 'P2AM', 3, { from: [2001, 10], grades: [['318i', 1], ['318i M Sport', 1.08]] }], ['AV22', 'M54B22A', 2171, 'P2A', 1, { from: [2000, 10], price: 1.15, grades: [['320i', 1]] }], ['AV25', 'M54B25A', 2493, 'P2A', 1, { from: [2000, 10], price: 1.3, grades: [['325i', 1], ['325i M Sport', 1.07]] }]] },
      { from: [2005, 4], to: [2012, 1], doors: 4, seats: 5, size: [4525, 1815, 1425], tyres: '205/55R16', price: 40000,
        grades: [['320i', 1]], codes: [
          ['VA20', 'N46B20B', 1995, 'P2AM', 6, { to: [2010, 4], left: 0.03, grades: [['320i', 1], ['320i M Sport', 1.08], ['320i Highline', 1.07]] }], ['PG20', 'N43B20A', 1995, 'P2A', 3, { from: [2010, 5], grades: [['320i', 1], ['320i M Sport', 1.08]] }],
          ['VB23', 'N52B25A', 2496, 'P2A', 1, { to: [2009, 4], price: 1.12, grades: [['323i', 1], ['323i M Sport', 1.07]] }], ['VB25', 'N52B25A', 2496, 'P2A', 1.2, { to: [2010, 4], price: 1.26, grades: [['325i', 1], ['325i M Sport', 1.07]] }], ['VB35', 'N54B30A', 2979, 'P2A', 0.6, { from: [2006, 10], to: [2010, 4], price: 1.6, left: 0.1, grades: [['335i', 1], ['335i M Sport', 1.06]] }]] },
      { from: [2005, 9], to: [2012, 8], body: 'WAGON', doors: 5, seats: 5, size: [4525, 1815, 1450], tyres: '205/55R16', price: 42500, weight: 0.45,
        grades: [['320i Touring', 1], ['320i Touring M Sport', 1.08]], codes: [['VR20', 'N46B20B', 1995, 'P2A', 3, { to: [2010, 4] }], ['US20', 'N43B20A', 1995, 'P2A', 2, { from: [2010, 5] }], ['VS25', 'N52B25A', 2496, 'P2A', 1, { to: [2010, 4], price: 1.22, grades: [['325i Touring', 1], ['325i Touring M Sport', 1.07]] }]] },
      { from: [2006, 10], to: [2013, 9], body: 'COUPE', doors: 2, seats: 4, size: [4590, 1780, 1380], tyres: '225/45R17', price: 48000, weight: 0.25,
        grades: [['320i Coupe', 0.95]], codes: [['WA20', 'N46B20B', 1995, 'P2AM', 2, { from: [2007, 5], to: [2010, 4], grades: [['320i Coupe', 0.95], ['320i Coupe M Sport', 1.02]] }], ['WB35', 'N54B30A', 2979, 'P2A', 2, { to: [2010, 4], price: 1.35, left: 0.12, grades: [['335i Coupe', 1], ['335i Coupe M Sport', 1.06]] }]] },
      { from: [2012, 2], to: [2019, 2], doors: 4, seats: 5, size: [4625, 1800, 1440], tyres: '225/50R17', price: 45000,
        grades: [['320i', 1]], codes: [
          ['3B20', 'N20B20B', 1997, 'P2AM', 5, { to: [2016, 8], left: 0.02, grades: [['320i SE', 0.92], ['320i', 0.97], ['320i Sport', 1], ['320i Luxury', 1.04], ['320i M Sport', 1.07]] }], ['3D20', 'N47D20C', 1995, 'D2A', 4, { from: [2012, 8], to: [2016, 4], price: 1.06, grades: [['320d', 0.96], ['320d BluePerformance Luxury', 1.02], ['320d BluePerformance M Sport', 1.06]] }],
          ['3A20', 'N20B20A', 1997, 'P2A', 1, { to: [2016, 8], price: 1.22, grades: [['328i', 0.98], ['328i Luxury', 1.03], ['328i M Sport', 1.05]] }], ['3F30', 'N55B30A', 2979, 'H2A', 0.5, { from: [2012, 7], to: [2015, 8], price: 1.5, grades: [['ActiveHybrid 3 M Sport', 1.02]] }],
          ['8E15', 'B38B15A', 1498, 'P2A', 1.5, { from: [2016, 9], price: 0.92, grades: [['318i', 0.97], ['318i Luxury', 1.03]] }], ['8C20', 'B47D20A', 1995, 'D2A', 3, { from: [2016, 5], price: 1.07, grades: [['320d', 0.96], ['320d M Sport', 1.06]] }]] },
      { from: [2012, 9], to: [2019, 8], body: 'WAGON', doors: 5, seats: 5, size: [4625, 1800, 1460], tyres: '225/50R17', price: 48500, weight: 0.5,
        grades: [['320i Touring', 1]], codes: [['3G20', 'N20B20B', 1997, 'P2A', 2, { to: [2016, 8], grades: [['320i Touring', 0.96], ['320i Touring M Sport', 1.06]] }], ['3K20', 'N47D20C', 1995, 'D2A', 3, { to: [2016, 4], price: 1.05, grades: [['320d Touring', 0.96], ['320d Touring M Sport', 1.06]] }]] },
      { from: [2019, 3], doors: 4, seats: 5, size: [4715, 1825, 1440], tyres: '225/50R17', price: 52000,
        grades: [['320i', 1]], codes: [['5F20', 'B48B20A', 1998, 'P2A', 3, { grades: [['320i SE', 0.9], ['320i', 0.97], ['320i M Sport', 1.06]] }], ['5V20', 'B47D20B', 1995, 'D4A', 3, { price: 1.08, grades: [['320d xDrive', 0.97], ['320d xDrive M Sport', 1.05]] }], ['5R20', 'B48B20B', 1998, 'P2A', 1.2, { price: 1.16, grades: [['330i M Sport', 1.04]] }], ['5U30', 'B58B30B', 2997, 'P4A', 0.5, { price: 1.7, grades: [['M340i xDrive', 1]] }]] },
    ] },
    { name: '5 Series', share: 2.4, body: 'SEDAN', fade: 0.18, vin: { plant: 'D' }, generations: [
      { from: [2003, 8], to: [2010, 2], doors: 4, seats: 5, size: [4855, 1845, 1470], tyres: '225/50R17', price: 57000,
        grades: [['525i', 1]], codes: [['NA25', 'M54B25A', 2493, 'P2A', 1.5, { to: [2005, 6], left: 0.06 }], ['NE25', 'N52B25A', 2496, 'P2A', 2.5, { from: [2005, 7], to: [2007, 5], left: 0.05, grades: [['525i', 1], ['525i M Sport', 1.07]] }], ['NU25', 'N52B25A', 2496, 'P2A', 2, { from: [2007, 6], grades: [['525i', 1], ['525i Highline', 1.06], ['525i M Sport', 1.07]] }], ['NU30', 'N52B30B', 2996, 'P2A', 1, { from: [2007, 6], price: 1.18, grades: [['530i', 1], ['530i M Sport', 1.06]] }]] },
      { from: [2010, 3], to: [2017, 1], doors: 4, seats: 5, size: [4910, 1860, 1475], tyres: '225/55R17', price: 61000,
        grades: [['523i', 1]], codes: [['FP25', 'N52B25A', 2496, 'P2A', 1.5, { to: [2011, 9], grades: [['523i', 1], ['523i M Sport', 1.07]] }], ['XG20', 'N20B20B', 1997, 'P2A', 4, { from: [2011, 10], grades: [['523i', 0.97], ['523i Luxury', 1.03], ['523i M Sport', 1.07], ['528i M Sport', 1.2]] }], ['FW20', 'N47D20C', 1995, 'D2A', 3, { from: [2013, 1], price: 1.04, grades: [['523d', 0.97], ['523d Luxury', 1.03], ['523d M Sport', 1.07]] }], ['FZ35', 'N55B30A', 2979, 'H2A', 0.6, { from: [2012, 3], price: 1.35, grades: [['ActiveHybrid 5', 1]] }]] },
      { from: [2017, 2], to: [2023, 6], doors: 4, seats: 5, size: [4945, 1870, 1480], tyres: '225/55R17', price: 66000,
        grades: [['523i', 1]], codes: [['JA20', 'B48B20A', 1998, 'P2A', 3, { grades: [['523i', 0.97], ['523i Luxury', 1.04], ['523i M Sport', 1.06], ['530i M Sport', 1.16]] }], ['JC20', 'B47D20A', 1995, 'D2A', 3, { price: 1.03, to: [2020, 8], grades: [['523d', 0.97], ['523d Luxury', 1.04], ['523d M Sport', 1.06]] }], ['JB20', 'B48B20A', 1998, 'G2A', 0.6, { price: 1.15, grades: [['530e Luxury', 1], ['530e M Sport', 1.02]] }]] },
    ] },
    { name: '7 Series', share: 0.9, body: 'SEDAN', fade: 0.2, vin: { plant: 'D' }, generations: [
      { from: [2009, 3], to: [2015, 9], doors: 4, seats: 5, size: [5070, 1900, 1490], tyres: '245/50R18', price: 98000,
        grades: [['740i', 1]], codes: [['KA30', 'N54B30A', 2979, 'P2A', 2, { to: [2012, 8], left: 0.1 }], ['YA30', 'N55B30A', 2979, 'P2A', 1, { from: [2012, 9], left: 0.08, grades: [['740i', 1], ['740i M Sport', 1.05]] }], ['KB44', 'N63B44A', 4394, 'P2A', 1, { to: [2012, 8], price: 1.25, left: 0.15, grades: [['750i', 1]] }]] },
      { from: [2009, 3], to: [2015, 9], body: 'LIMOUSINE', doors: 4, seats: 5, size: [5210, 1900, 1500], tyres: '245/50R18', price: 130000, weight: 0.5,
        grades: [['750Li', 1]], codes: [['KC44', 'N63B44A', 4394, 'P2A', 2, { to: [2012, 8], left: 0.25 }], ['YF30', 'N55B30A', 2979, 'H2A', 1, { from: [2012, 9], price: 0.92, grades: [['ActiveHybrid 7L', 1]] }]] },
      { from: [2015, 10], to: [2022, 6], doors: 4, seats: 5, size: [5110, 1900, 1480], tyres: '245/50R18', price: 108000,
        grades: [['740i', 1], ['740i M Sport', 1.05]], codes: [['7A30', 'B58B30A', 2997, 'P2A', 2, { to: [2019, 5], left: 0.05 }], ['7S20', 'B48B20A', 1998, 'G2A', 0.6, { from: [2016, 12], to: [2019, 5], price: 1.05, grades: [['740e iPerformance', 1]] }], ['7R30', 'B57D30A', 2992, 'D4A', 1, { from: [2019, 6], price: 1.04, grades: [['740d xDrive M Sport', 1]] }]] },
      { from: [2015, 10], to: [2022, 6], body: 'LIMOUSINE', doors: 4, seats: 5, size: [5250, 1900, 1485], tyres: '245/50R18', price: 128000, weight: 0.5,
        grades: [['740Li', 1], ['740Li Excellence', 1.06]], codes: [['7E30', 'B58B30A', 2997, 'P2A', 2, { to: [2019, 5], left: 0.15 }], ['7F44', 'N63B44C', 4394, 'P2A', 1, { to: [2019, 5], price: 1.25, left: 0.2, grades: [['750Li M Sport', 1]] }]] },
    ] },
    { name: '4 Series', share: 0.9, body: 'COUPE', fade: 0.15, generations: [
      { from: [2013, 9], to: [2020, 9], doors: 2, seats: 4, size: [4640, 1825, 1375], tyres: ['225/45R18', '255/40R18'], price: 56000,
        grades: [['420i Coupe', 0.97], ['420i Coupe M Sport', 1.04]], codes: [['3N20', 'N20B20B', 1997, 'P2A', 3, { to: [2016, 8] }], ['3R30', 'N55B30A', 2979, 'P2A', 1, { to: [2016, 4], price: 1.3, left: 0.08, grades: [['435i Coupe M Sport', 1]] }]] },
      { from: [2014, 2], to: [2020, 9], body: 'CONVERTIBLE', doors: 2, seats: 4, size: [4640, 1825, 1385], tyres: ['225/45R18', '255/40R18'], price: 79000, weight: 0.2,
        grades: [['435i Cabriolet Luxury', 1], ['435i Cabriolet M Sport', 1.02]], codes: [['3T30', 'N55B30A', 2979, 'P2A', 1, { to: [2016, 4], left: 0.15 }]] },
    ] },
    { name: 'X1', share: 1.8, body: 'CUV', fade: 0.155, vin: { plant: 'P' }, generations: [
      { from: [2010, 4], to: [2015, 9], doors: 5, seats: 5, size: [4485, 1800, 1545], tyres: '225/50R17', price: 38500,
        grades: [['sDrive18i', 0.95]], codes: [['VL18', 'N46B20B', 1995, 'P2A', 3, { grades: [['sDrive18i', 0.95], ['sDrive18i M Sport', 1.03]] }], ['VM20', 'N20B20B', 1997, 'P4A', 2, { from: [2011, 9], price: 1.18, grades: [['xDrive20i', 0.97], ['xDrive20i xLine', 1.01], ['xDrive20i M Sport', 1.04]] }]] },
      { from: [2015, 10], to: [2023, 1], doors: 5, seats: 5, size: [4455, 1820, 1610], tyres: '225/50R18', price: 42500,
        grades: [['sDrive18i', 0.95]], codes: [['HS15', 'B38A15A', 1498, 'P2A', 3, { to: [2019, 9], grades: [['sDrive18i', 0.95], ['sDrive18i xLine', 1], ['sDrive18i M Sport', 1.03]] }], ['HT20', 'B47C20A', 1995, 'D4A', 4, { from: [2016, 9], to: [2019, 9], price: 1.1, grades: [['xDrive18d', 0.96], ['xDrive18d xLine', 1], ['xDrive18d M Sport', 1.03]] }], ['AA15', 'B38A15A', 1498, 'P2A', 2, { from: [2019, 10], grades: [['sDrive18i', 0.95], ['sDrive18i M Sport', 1.03]] }]] },
    ] },
    { name: 'X3', share: 1.6, body: 'SUV', fade: 0.15, vin: { plant: '0' }, generations: [
      { from: [2011, 3], to: [2017, 9], doors: 5, seats: 5, size: [4650, 1880, 1675], tyres: '225/60R17', price: 57000,
        grades: [['xDrive20i', 1]], codes: [['WX20', 'N20B20A', 1997, 'P4A', 2, { from: [2011, 10], grades: [['xDrive20i', 0.97], ['xDrive20i M Sport', 1.06]] }], ['WX35', 'N55B30A', 2979, 'P4A', 0.7, { price: 1.2, grades: [['xDrive35i', 1]] }], ['WY20', 'N47D20C', 1995, 'D4A', 4, { from: [2012, 9], price: 1.04, grades: [['xDrive20d', 0.97], ['xDrive20d xLine', 1.03], ['xDrive20d M Sport', 1.06]] }]] },
      { from: [2017, 10], to: [2024, 10], doors: 5, seats: 5, size: [4720, 1890, 1675], tyres: '225/60R18', price: 66000,
        grades: [['xDrive20d', 1]], codes: [['UZ20', 'B47D20B', 1995, 'D4A', 4, { to: [2021, 8], grades: [['xDrive20d Standard', 0.95], ['xDrive20d xLine', 1.01], ['xDrive20d M Sport', 1.05]] }], ['TR20', 'B48B20A', 1998, 'P4A', 1, { to: [2021, 8], price: 0.98, grades: [['xDrive20i Standard', 1]] }], ['TY20', 'B48B20A', 1998, 'G4A', 0.5, { from: [2020, 4], price: 1.14, grades: [['xDrive30e M Sport', 1]] }]] },
    ] },
    { name: 'X5', share: 1.2, body: 'SUV', fade: 0.15, vin: { plant: 'L' }, generations: [
      { from: [2007, 6], to: [2013, 10], doors: 5, seats: 7, size: [4860, 1935, 1775], tyres: '255/55R18', price: 80000,
        grades: [['3.0si', 1]], codes: [['FE30', 'N52B30A', 2996, 'P4A', 2, { to: [2010, 4], left: 0.1 }], ['ZV30', 'N55B30A', 2979, 'P4A', 1.4, { from: [2010, 5], left: 0.06, grades: [['xDrive35i', 1], ['xDrive35i M Sport', 1.06]] }], ['ZW30S', 'N57D30A', 2992, 'D4A', 1.4, { from: [2012, 1], grades: [['xDrive35d BluePerformance', 1]] }]] },
      { from: [2013, 11], to: [2019, 1], doors: 5, seats: 5, size: [4910, 1940, 1760], tyres: '255/50R19', price: 86000,
        grades: [['xDrive35d', 1]], codes: [['KS30', 'N57D30A', 2992, 'D4A', 4, { grades: [['xDrive35d', 0.96], ['xDrive35d xLine', 1.02], ['xDrive35d M Sport', 1.06]] }], ['KR30', 'N55B30A', 2979, 'P4A', 1, { grades: [['xDrive35i xLine', 1]] }], ['KT20', 'N20B20A', 1997, 'G4A', 0.5, { from: [2015, 9], price: 1.06, grades: [['xDrive40e M Sport', 1]] }]] },
      { from: [2019, 2], doors: 5, seats: 5, size: [4935, 2005, 1770], tyres: '265/50R19', price: 98000,
        grades: [['xDrive35d', 1]], codes: [['CV30S', 'B57D30A', 2992, 'D4A', 3, { grades: [['xDrive35d Standard', 0.94], ['xDrive35d M Sport', 1.04], ['xDrive40d M Sport', 1.08]] }]] },
    ] },
    { name: 'Z4', share: 0.7, body: 'CONVERTIBLE', use: 'weekend', fade: 0.125, generations: [
      { from: [2003, 1], to: [2009, 4], doors: 2, seats: 2, size: [4090, 1780, 1285], tyres: '225/45R17', price: 46000, weight: 0.8,
        grades: [['2.2i', 0.95]], codes: [['BT22', 'M54B22A', 2171, 'P2A', 2, { to: [2005, 12] }], ['BU25', 'N52B25A', 2496, 'P2A', 2, { from: [2006, 1], price: 1.08, grades: [['2.5i', 1]] }], ['BU30', 'N52B30A', 2996, 'P2AM', 1, { from: [2006, 1], price: 1.25, left: 0.1, grades: [['3.0si', 1]] }]] },
      { from: [2009, 5], to: [2016, 12], doors: 2, seats: 2, size: [4250, 1790, 1290], tyres: ['225/45R17', '255/40R17'], price: 56000,
        grades: [['sDrive23i', 0.97]], codes: [['LM25', 'N52B25A', 2496, 'P2A', 3, { to: [2011, 8], grades: [['sDrive23i', 0.97], ['sDrive23i Highline', 1.03]] }], ['LL20', 'N20B20A', 1997, 'P2A', 2.5, { from: [2011, 9], grades: [['sDrive20i', 0.97], ['sDrive20i M Sport', 1.06]] }], ['LM30', 'N54B30A', 2979, 'P2A', 1, { price: 1.25, left: 0.1, grades: [['sDrive35i', 1], ['sDrive35is', 1.1]] }]] },
      { from: [2019, 3], doors: 2, seats: 2, size: [4335, 1865, 1305], tyres: ['225/50R17', '255/45R17'], price: 60000,
        grades: [['sDrive20i', 0.95]], codes: [['HF20', 'B48B20B', 1998, 'P2A', 2, { grades: [['sDrive20i', 0.95], ['sDrive20i M Sport', 1.05]] }], ['HF30', 'B58B30C', 2997, 'P2A', 1.5, { price: 1.4, grades: [['M40i', 1]] }]] },
    ] },
    { name: 'i3', share: 0.4, body: 'HATCH', fade: 0.21, vin: { maker: 'WBY', plant: 'V' }, generations: [
      { from: [2014, 4], to: [2022, 2], doors: 5, seats: 4, size: [4010, 1775, 1550], tyres: ['155/70R19', '175/60R19'], price: 49000,
        grades: [['Standard', 0.97], ['Atelier', 1], ['Lodge', 1.05], ['Suite', 1.08]], codes: [['1Z00', 'IB1P25B', 0, 'E2A', 1], ['1Z06', 'W20K06A', 647, 'G2A', 2, { price: 1.1, to: [2018, 12] }]] },
    ] },
  ],
}
