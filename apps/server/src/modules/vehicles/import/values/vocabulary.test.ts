import { expect, test } from 'vitest'
import { expectReads } from '../fixtures/expect-reads.ts'
import { readColor } from './colors.ts'
import { readCells } from './cell-reading.ts'
import { normalizeText } from './normalize-text.ts'
import {
  readBody,
  readDrive,
  readEquipped,
  readFuel,
  readRating,
  readSteering,
  readTransmission,
} from './vocabulary.ts'

test('[VEH-09] reads transmission, steering, drive and fuel in the trade’s languages', () => {
  expectReads(readTransmission, [
    [
      'AUTOMATIC',
      'at | AT | a/t | Auto | Automatic | CVT | DCT | 6AT | FA | F6AT | FAT | 4FAT | CAT | オートマ | Automatique | Boîte auto | Automatic (7-speed) | DSG | インパネCVT | 8 speed automatic | Tiptronic | E-CVT',
    ],
    [
      'MANUAL',
      'mt | 5MT | F5 | C4 | 5F | Manual | manuelle | BVM | マニュアル | 5速マニュアル | 6-speed manual | F6MT | Manual 5 | 5M | 5速',
    ],
    [null, 'Other | ? | 7 | automatic or manual'],
  ])
  expect(readTransmission('Semi-Auto')).toEqual({ value: 'AUTOMATIC', code: 'semi-automatic' })
  expectReads(readSteering, [
    ['RIGHT', 'rhd | Right | Right (RHD) | R | 右 | 右ハンドル | RHD | à droite | right-hand drive'],
    ['LEFT', 'lhd | Left | L | 左 | gauche | LHD'],
    [null, 'center | both'],
  ])
  expect(readSteering('center').code).toBe('no-equivalent')
  expectReads(readDrive, [
    ['2WD', '2wd | FF | 2WD (FF) | FR | MR | fwd | RWD | 4x2 | front wheel drive | 二駆'],
    ['4WD', '4wd | AWD | 4x4 | 4×4 | Full-time 4WD | quattro | 四駆 | 4WD (part time) | xDrive'],
    [null, '6x4 | other'],
  ])
  expectReads(readFuel, [
    [
      'ESSENCE',
      'gasoline | Petrol | Gasoline/Petrol | Petrol (Regular) | ガソリン | essence | レギュラー | PETROL | Unleaded | Benzin',
    ],
    ['DIESEL', 'diesel | 軽油 | Gazole | ディーゼル | D'],
    ['HYBRID', 'hybrid | Hybride | ハイブリッド | Petrol/Electric | HEV | mild hybrid'],
    ['PLUG_IN_HYBRID', 'PHEV | plug-in hybrid | プラグインハイブリッド'],
    ['ELECTRIC', 'EV | electric | électrique | 電気'],
    ['LPG', 'lpg | GPL | LPガス'],
    ['CNG', 'cng | GNV | 天然ガス'],
    [null, 'Other | 42 | petrol/diesel'],
  ])
})

test('[VEH-09] reads colours by name, shade and trade name and leaves others empty', () => {
  expectReads(readColor, [
    ['PEARL', 'pearl | Pearl White | WHITE PEARL | パールホワイト | ﾊﾟｰﾙ | blanc nacré | White Pearl Crystal Shine'],
    ['GRAY', 'gun metallic | Gunmetal | grey | gris | ガンメタ | Dark Gray | Graphite'],
    ['RED', 'wine | Wine Red | rouge | ワインレッド | 赤 | Bordeaux | Ruby Red'],
    ['BLACK', 'black | Noir métallisé | 黒 | ブラックマイカ | Black/Silver | pearl black | BLACK M'],
    ['BLUE', 'Dark Blue II | Navy | bleu clair | 紺 | Light Blue Metallic | 水色'],
    ['SILVER', 'silver | Argent | シルバー | Champagne Silver | 銀'],
    ['GOLD', 'gold | champagne | ゴールド'],
    ['BEIGE', 'beige | cream | アイボリー'],
    ['BROWN', 'bronze | marron | 茶'],
    ['GREEN', 'vert olive | 緑'],
    ['PURPLE', 'violet | 紫'],
    ['PINK', 'rose | ピンク'],
    ['WHITE', 'W | 白 | Super White'],
    ['ORANGE', 'orange | 橙'],
    ['YELLOW', 'jaune | 黄色'],
    [null, 'two tone | chameleon | 1F7'],
  ])
})

test('[VEH-09] reads bodies in the trade’s languages and skips generic words', () => {
  expectReads(readBody, [
    ['SEDAN', 'sedan | Saloon | berline | セダン'],
    ['HATCH', 'hatchback | Citadine | ハッチバック | compact car'],
    ['SUV', 'SUV | 4x4 | クロカン・SUV | Off-road'],
    ['VAN', 'Mini Van | MPV | monospace | ワンボックス | VAN/MINIVAN'],
    ['WAGON', 'Station Wagon | Break | estate | S/Wagon'],
    ['PICK-UP', 'Pickup | Double Cab | D/CAB | ute | pick up truck'],
    ['TRUCK', 'Dump Truck | camion | 軽トラック | Flat body | tractor head'],
    ['BUS', 'Coach | マイクロバス'],
    ['CONVERTIBLE', 'cabriolet | オープン | Roadster'],
    ['COUPE', 'Coupé | クーペ'],
    [null, 'Passenger Car | 乗用 | spaceship'],
  ])
  expect(readBody('Passenger Car').code).toBeNull()
  expect(readBody('spaceship').code).toBe('unknown-word')
})

test('[VEH-09] reads words of quality as ratings, not yes and no', () => {
  expectReads(readRating, [
    ['GOOD', 'good | Bon | 良 | ○'],
    ['MEDIUM', 'fair | moyen | △'],
    ['BAD', 'bad | mauvais | ×'],
    [null, 'yes | no | 1'],
  ])
  expectReads(readEquipped, [
    ['EQUIPPED', 'Yes | oui | ○ | 有 | 1'],
    ['NOT_EQUIPPED', 'No | non | × | 無'],
  ])
})

test('[VEH-09] reads placeholders as empty without a problem', () => {
  const read = readCells(readColor)
  for (const text of ['', ' ', '-', 'N/A', 'n/a', '—', '不明', '#N/A', '#REF!', 'null', 'inconnu'])
    expect(read(text)).toEqual({ value: null, code: null })
})

test('[I03] strips the export’s apostrophe, control characters and half letters', () => {
  expect(
    ["'=1+1", "'@x", "'+81", "'abc", 'a\u0000b', 'ｆｕｌｌ\u3000ｗｉｄｔｈ', 'x\uD800y'].map(normalizeText),
  ).toEqual(['=1+1', '@x', '+81', "'abc", 'a b', 'full width', 'x\uFFFDy'])
})
