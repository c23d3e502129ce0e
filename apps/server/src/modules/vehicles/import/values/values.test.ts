import { describe, expect, test } from 'vitest'
import { readChassis, readTires } from './codes.ts'
import { readColor } from './colors.ts'
import { dateOrderOf, readYearMonth } from './dates.ts'
import { makerOf, makesNoCars, namesNoCar } from './makers.ts'
import { countReader, cubicMeterReader, dimensionReader, engineSizeReader, lengthReader, mileageReader } from './measures.ts'
import { amountReader, settleDollar, toDollars } from './money.ts'
import { modelReader, readBrand, readName, tidyCase } from './names.ts'
import { decimalSignOf, parseNumber } from './numbers.ts'
import { readPlace } from './places.ts'
import { readCells } from './reading.ts'
import type { CellReader } from './reading.ts'
import { tidy } from './text.ts'
import { readBody, readDrive, readEquipped, readFuel, readRating, readSteering, readTransmission } from './words.ts'

/** Every writing, as `readCells` would hand it over, has the value that stands before it. */
const reads = <T>(read: CellReader<T>, expected: [T | null, string][]) => {
  const readOne = readCells(read)
  const found = expected.flatMap(([, texts]) => texts.split(' | ').map((text) => [text, readOne(text).value]))
  expect(found).toEqual(expected.flatMap(([value, texts]) => texts.split(' | ').map((text) => [text, value])))
}

test('[VEH-09] words of transmission, steering, drive and fuel are read in the languages of the trade', () => {
  reads(readTransmission, [
    ['AUTOMATIC', 'at | AT | a/t | Auto | Automatic | CVT | DCT | 6AT | FA | F6AT | FAT | 4FAT | CAT | オートマ | Automatique | Boîte auto | Automatic (7-speed) | DSG | インパネCVT | 8 speed automatic | Tiptronic | E-CVT'],
    ['MANUAL', 'mt | 5MT | F5 | C4 | 5F | Manual | manuelle | BVM | マニュアル | 5速マニュアル | 6-speed manual | F6MT | Manual 5 | 5M | 5速'],
    [null, 'Other | ? | 7 | automatic or manual'],
  ])
  expect(readTransmission('Semi-Auto')).toEqual({ value: 'AUTOMATIC', code: 'semi-automatic' })
  reads(readSteering, [['RIGHT', 'rhd | Right | R | 右 | 右ハンドル | RHD | à droite | right-hand drive'], ['LEFT', 'lhd | Left | L | 左 | gauche | LHD'], [null, 'center | both']])
  expect(readSteering('center').code).toBe('no-equivalent')
  reads(readDrive, [['2WD', '2wd | FF | FR | MR | fwd | RWD | 4x2 | front wheel drive | 二駆'], ['4WD', '4wd | AWD | 4x4 | 4×4 | Full-time 4WD | quattro | 四駆 | 4WD (part time) | xDrive'], [null, '6x4 | other']])
  reads(readFuel, [
    ['ESSENCE', 'gasoline | Petrol | ガソリン | essence | レギュラー | PETROL | Unleaded | Benzin'], ['DIESEL', 'diesel | 軽油 | Gazole | ディーゼル | D'],
    ['HYBRID', 'hybrid | Hybride | ハイブリッド | Petrol/Electric | HEV | mild hybrid'], ['PLUG_IN_HYBRID', 'PHEV | plug-in hybrid | プラグインハイブリッド'],
    ['ELECTRIC', 'EV | electric | électrique | 電気'], ['LPG', 'lpg | GPL | LPガス'], ['CNG', 'cng | GNV | 天然ガス'], [null, 'Other | 42'],
  ])
})

test('[VEH-09] colours are read by name, shade and trade name; what is none is left empty', () => {
  reads(readColor, [
    ['PEARL', 'pearl | Pearl White | WHITE PEARL | パールホワイト | ﾊﾟｰﾙ | blanc nacré | White Pearl Crystal Shine'], ['GRAY', 'gun metallic | Gunmetal | grey | gris | ガンメタ | Dark Gray | Graphite'],
    ['RED', 'wine | Wine Red | rouge | ワインレッド | 赤 | Bordeaux | Ruby Red'], ['BLACK', 'black | Noir métallisé | 黒 | ブラックマイカ | Black/Silver | pearl black | BLACK M'],
    ['BLUE', 'Dark Blue II | Navy | bleu clair | 紺 | Light Blue Metallic | 水色'], ['SILVER', 'silver | Argent | シルバー | Champagne Silver | 銀'], ['GOLD', 'gold | champagne | ゴールド'],
    ['BEIGE', 'beige | cream | アイボリー'], ['BROWN', 'bronze | marron | 茶'], ['GREEN', 'vert olive | 緑'], ['PURPLE', 'violet | 紫'], ['PINK', 'rose | ピンク'], ['WHITE', 'W | 白 | Super White'], ['ORANGE', 'orange | 橙'], ['YELLOW', 'jaune | 黄色'],
    [null, 'two tone | chameleon | 1F7'],
  ])
})

test('[VEH-09] bodies are read in the languages of the trade; a word for any car says nothing', () => {
  reads(readBody, [
    ['SEDAN', 'sedan | Saloon | berline | セダン'], ['HATCH', 'hatchback | Citadine | ハッチバック | compact car'], ['SUV', 'SUV | 4x4 | クロカン・SUV | Off-road'], ['VAN', 'Mini Van | MPV | monospace | ワンボックス | VAN/MINIVAN'],
    ['WAGON', 'Station Wagon | Break | estate | S/Wagon'], ['PICK-UP', 'Pickup | Double Cab | D/CAB | ute | pick up truck'], ['TRUCK', 'Dump Truck | camion | 軽トラック | Flat body | tractor head'], ['BUS', 'Coach | マイクロバス'],
    ['CONVERTIBLE', 'cabriolet | オープン | Roadster'], ['COUPE', 'Coupé | クーペ'], [null, 'Passenger Car | 乗用 | spaceship'],
  ])
  expect(readBody('Passenger Car').code).toBeNull()
  expect(readBody('spaceship').code).toBe('unknown-word')
})

test('[VEH-09] ratings are words of quality, yes and no are not', () => {
  reads(readRating, [['GOOD', 'good | Bon | 良 | ○'], ['MEDIUM', 'fair | moyen | △'], ['BAD', 'bad | mauvais | ×'], [null, 'yes | no | 1']])
  reads(readEquipped, [['EQUIPPED', 'Yes | oui | ○ | 有 | 1'], ['NOT_EQUIPPED', 'No | non | × | 無']])
})

test('[VEH-09] a number is read with any grouping, and a column tells its decimal sign', () => {
  const cases: [string, number | null][] = [
    ['85000', 85_000], ['85,000', 85_000], ['85.000', 85_000], ['85 000', 85_000], ["12'500", 12_500], ['1.250.000', 1_250_000], ['12.500,00', 12_500], ['12,500.50', 12_500.5],
    ['1,8', 1.8], ['1.8', 1.8], ['.5', 0.5], ['1,25,000', 125_000], ['-4', -4], ['1.2.3', null], ['12a', null], ['', null], ['1,2,3,4', null],
  ]
  for (const [text, value] of cases) expect([text, parseNumber(text, null)]).toEqual([text, value])
  expect(parseNumber('12.500', '.')).toBe(12.5)
  expect(parseNumber('12.500', ',')).toBe(12_500)
  expect(decimalSignOf(['12.500,00', '9.990'])).toBe(',')
  expect(decimalSignOf(['12,500.00', '9,990'])).toBe('.')
  expect(decimalSignOf(['1,250,000'])).toBe('.')
  expect(decimalSignOf(['9.990', '12.500'])).toBeNull()
})

test('[VEH-09] mileages come in kilometres, whatever they were written in', () => {
  const km = { unit: 'km', factor: 1, decimal: null } as const
  reads(mileageReader(km), [
    [85_000, '85000 | 85,000 km | 85 000 | 85.000 Km | 85k | 85K km | 8.5万km | 85千km | approx. 85,000km | 85,000㎞ | 85000 kms'], [51_499, '32,000 miles | 32000mi'], [0, '0'], [null, 'low | 85-90k | 1e5 | 99999999'],
  ])
  expect(mileageReader({ ...km, unit: 'mi' })('100')).toMatchObject({ value: 161 })
  expect(mileageReader({ ...km, factor: 1000 })('85')).toMatchObject({ value: 85_000 })
  expect(mileageReader({ ...km, factor: 1000 })('85,000 km')).toMatchObject({ value: 85_000 })
  expect(mileageReader(km)('85,000*')).toEqual({ value: 85_000, code: 'mileage-doubtful' })
  expect(mileageReader(km)('走不明')).toEqual({ value: null, code: 'mileage-not-known' })
})

test('[VEH-09] engine sizes come in cubic centimetres; a figure without unit means what its column means', () => {
  const cc = { unit: 'cc', decimal: null } as const
  reads(engineSizeReader(cc), [[1800, '1.8L | 1800 | 1,800cc | 1.8 | 1,8 l | 1800 ㏄ | 1.8L VVT-i | 1.8ℓ | 1,8'], [660, '660 | 0.66L'], [9, '9'], [null, '0 | big | 40000']])
  expect(engineSizeReader({ unit: 'l', decimal: null })('2')).toMatchObject({ value: 2000 })
  expect(engineSizeReader({ unit: 'l', decimal: ',' })('1,998')).toMatchObject({ value: 1998 })
})

test('[VEH-09] lengths, dimensions and volumes come in millimetres and cubic metres', () => {
  const plain = { unit: null, decimal: null } as const
  reads(lengthReader(plain, 30_000), [[4240, '4240 | 424 | 4.24 | 4.24m | 424cm | 4,240 mm'], [null, '50 | long']])
  const car = { length: 4240, width: 1775, height: 1320 }
  reads(dimensionReader(plain), [[car, '4240×1775×1320mm | 4.24 x 1.775 x 1.32 m | 424*177.5*132 cm | 4,240×1,775×1,320 | L4240 W1775 H1320 | 4240 x 1775 x 1320'], [null, '4240 | 4240x1775']])
  reads(cubicMeterReader(null), [[10.123, '10.123 | 10.123 M3 | 10,123m³ | 10.123 cbm'], [null, '0 | 9000']])
  reads(countReader(1, 9), [[5, '5 | 5D | 5 doors | 5ドア | 5 portes | 5.0'], [null, 'five | 12']])
})

test('[VEH-09] prices keep the currency that stands in the cell', () => {
  const read = amountReader(null, 1)
  const cases: [string, number | null, string | null][] = [
    ['$4,500', 4500, '$'], ['US$ 4.500', 4500, 'USD'], ['¥1,250,000', 1_250_000, 'JPY'], ['￥1,250,000', 1_250_000, 'JPY'], ['125万円', 1_250_000, 'JPY'], ['98.5万円', 985_000, 'JPY'], ['£9,495', 9495, 'GBP'], ['12.500,00 €', 12_500, 'EUR'],
    ['FOB $ 4,500.-', 4500, '$'], ['USD 4,500 FOB', 4500, 'USD'], ['4500', 4500, null], ['KSh 1,200,000', 1_200_000, 'KES'], ['4.5k', 4500, null], ['R 120 000', 120_000, 'ZAR'], ['4500 quatloos', null, null], ['4000-5000', null, null],
  ]
  for (const [text, amount, currency] of cases) {
    expect([text, read(tidy(text)).value]).toEqual([text, amount === null ? null : { amount, currency }])
  }
  for (const text of ['ASK', 'POA', '応談', 'on request', 'SOLD']) expect(read(text)).toEqual({ value: null, code: 'price-on-request' })
  expect([toDollars(9495, 0.79), toDollars(100.5, 1), toDollars(1_250_000, 150)]).toEqual([12_019, 101, 8333])
  expect([settleDollar('$', 'AUD'), settleDollar('$', 'JPY'), settleDollar(null, 'GBP'), settleDollar('EUR', 'GBP')]).toEqual(['AUD', 'USD', 'GBP', 'EUR'])
})

describe('[VEH-09] years and months', () => {
  const written = (texts: string, order: 'day-month' | 'month-day' = 'day-month') => texts.split(' | ').map((text) => readYearMonth(tidy(text), order, 2026).value)

  test('are read in Western writings', () => {
    const april = { year: 2019, month: 4 }
    const texts = '2019/4 | 2019-04 | 2019.4 | 04/2019 | 4/2019 | Apr-2019 | April 2019 | apr-19 | avril 2019 | 2019-04-12 | 12/04/2019 | 12.04.2019 | 201904 | 20190412 | 12 Apr 2019 | 2019-04-12T00:00:00 | 43567 | 2019年4月'
    expect(written(texts)).toEqual(texts.split(' | ').map(() => april))
    expect(written('04/12/2019 | 4/25/2019', 'month-day')).toEqual([april, april])
    expect(written("2019 | 2019年 | 2019年式 | '19 | 19 | MY2019 | 1905-07-11")).toEqual(Array.from({ length: 7 }, () => ({ year: 2019, month: null })))
  })

  test('are read in Japanese eras', () => {
    const cases: [string, number, number | null][] = [
      ['H31.4', 2019, 4], ['平成31年4月', 2019, 4], ['令和2年', 2020, null], ['R2/4', 2020, 4], ['平成27', 2015, null], ['H27', 2015, null], ['令和元年5月', 2019, 5], ['S63', 1988, null], ['昭和63年12月', 1988, 12], ['Ｈ２２．５', 2010, 5], ['R02.04', 2020, 4],
    ]
    for (const [text, year, month] of cases) expect([text, ...written(text)]).toEqual([text, { year, month }])
  })

  test('that are none are not guessed', () => {
    expect(written('new | 13/2019 | 20-Apr | 2019/13 | H0 | 1800 | 7 | AB12 CDE | 0 | 2019-2020-2021')).toEqual(Array.from({ length: 10 }, () => null))
  })

  test('tell day from month over the column', () => {
    expect(dateOrderOf(['04/05/2019', '25/12/2019'])).toEqual({ order: 'day-month', isCertain: true })
    expect(dateOrderOf(['04/05/2019', '12/25/2019'])).toEqual({ order: 'month-day', isCertain: true })
    expect(dateOrderOf(['04/05/2019'])).toEqual({ order: 'day-month', isCertain: false })
  })
})

test('[VEH-09] makers are known by all their names, and models get their makers’ spelling', () => {
  reads(readBrand, [['Toyota', 'toyota | TOYOTA | トヨタ | ﾄﾖﾀ'], ['Mercedes-Benz', 'merc | mercedes | MERCEDES BENZ | ベンツ'], ['Volkswagen', 'vw | VW'], ['Nissan', '日産'], ['BMW', 'bmw'], ['Hyundai', 'hyundi'], ['Land Rover', 'land rover'], ['Kia', 'kia motors'], ['Zastava', 'zastava | ZASTAVA'], ['DeLorean', 'DeLorean']])
  reads(modelReader('Toyota'), [['Land Cruiser Prado', 'land cruiser prado | LANDCRUISER PRADO | ランドクルーザープラド'], ['C-HR', 'c-hr | CHR'], ['iQ', 'IQ'], ['bB', 'BB'], ['RAV4', 'rav4'], ['Vitz', 'TOYOTA VITZ'], ['Some Thing', 'some thing'], ['SomeThing', 'SomeThing']])
  reads(modelReader('Honda'), [['CR-V', 'cr-v | CRV'], ['Step WGN', 'step wgn'], ['Z', 'z']])
  reads(modelReader('Mercedes-Benz'), [['C-Class', 'C Class | c-class'], ['SL-Class', 'SL CLASS'], ['Others', 'mercedes-benz others'], ['200', '200']])
  reads(modelReader('Land Rover'), [['Range Rover Sport', 'range rover sport'], ['Range Rover Vogue', 'RANGE ROVER VOGUE']])
  reads(readName, [
    [{ brand: 'Toyota', model: 'Vitz', grade: 'F 1.0' }, '2012 TOYOTA VITZ F 1.0'], [{ brand: 'Toyota', model: 'Land Cruiser Prado', grade: 'TX' }, 'Toyota Land Cruiser Prado TX'],
    [{ brand: 'Mercedes-Benz', model: 'C200 Avantgarde', grade: null }, 'Mercedes Benz C200 Avantgarde'], [{ brand: 'MINI', model: 'Cooper S', grade: null }, 'Mini Cooper S'], [null, 'nice car'],
  ])
  expect(['sx4', 'mark ii', 'gti', 'RVR', 'nv x-trail', 'o’neil'].map(tidyCase)).toEqual(['SX4', 'Mark II', 'GTI', 'RVR', 'NV X-Trail', 'O’Neil'])
})

test('[VEH-09] makers of machines and words for them are told from cars and trucks', () => {
  expect(['Kubota', 'KOMATSU', 'ヤンマー', 'Yamaha', 'John Deere'].map(makesNoCars)).not.toContain(false)
  expect(['Toyota', 'Hino', 'Honda', 'Zastava'].map(makesNoCars)).not.toContain(true)
  expect(['tractor', 'Mini Excavator', 'フォークリフト', 'motorcycle'].map(namesNoCar)).not.toContain(false)
  expect(['Tractor Head', 'Vitz', 'Crane Truck', 'Boxster'].map(namesNoCar)).not.toContain(true)
  expect(makerOf('nobody')).toBeNull()
})

test('[VEH-09] a chassis number is whole or none: masked and bare model codes identify no car', () => {
  reads(readChassis, [['ZVW30-1234567', 'ZVW30-1234567 | zvw30-1234567 | ZVW30 - 1234567'], ['JTDKB20U093512345', 'jtdkb20u093512345'], [null, 'ZVW30-123**** | ZVW30-1234XXX | ZVW30 | none of these']])
  expect([readChassis('NHP10-12****').code, readChassis('NHP10').code]).toEqual(['chassis-masked', 'chassis-incomplete'])
  reads(readTires, [[{ front: '195/65R15', rear: '195/65R15' }, '195/65R15'], [{ front: '225/45R17', rear: '245/40R17' }, '225/45R17 - 245/40R17']])
})

test('[VEH-09] places give a country only where they name one', () => {
  reads(readPlace, [
    [{ country: 'JP', city: null }, 'Japan | JAPAN | Japon | 日本 | JP'], [{ country: 'JP', city: 'Nagoya' }, 'Nagoya, Japan | JAPAN - Nagoya'], [{ country: null, city: 'Yokohama' }, 'Yokohama'], [{ country: 'AE', city: null }, 'UAE | United Arab Emirates | Émirats arabes unis'], [{ country: 'GB', city: null }, 'UK | Royaume-Uni'],
  ])
})

test('[VEH-09] what says nothing is nothing, and no problem', () => {
  const read = readCells(readColor)
  for (const text of ['', ' ', '-', 'N/A', 'n/a', '—', '不明', '#N/A', '#REF!', 'null', 'inconnu']) expect(read(text)).toEqual({ value: null, code: null })
})

test('[I03] the apostrophe that an export puts before a formula goes again, control characters and half letters too', () => {
  expect(["'=1+1", "'@x", "'+81", "'abc", 'a\u0000b', 'ｆｕｌｌ　ｗｉｄｔｈ', 'x\uD800y'].map(tidy)).toEqual(['=1+1', '@x', '+81', "'abc", 'a b', 'full width', 'x\uFFFDy'])
})

test('[I04] a long cell cannot keep a reader busy: it is unreadable at once', () => {
  for (const read of [engineSizeReader({ unit: 'cc', decimal: null }), mileageReader({ unit: 'km', factor: 1, decimal: null })]) {
    expect(readCells(read)('1 '.repeat(5000))).toEqual({ value: null, code: 'unreadable' })
  }
})
