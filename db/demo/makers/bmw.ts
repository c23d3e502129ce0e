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
  ],
}
