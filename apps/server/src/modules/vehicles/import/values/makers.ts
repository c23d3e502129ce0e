import { MORE_MAKERS } from './makers-more.ts'
import { wordKey } from './text.ts'

/** Makers of road vehicles as the trade writes them, with other writings, common slips of the pen and Japanese names. */
const MAKERS: Record<string, string> = {
  Toyota: 'toyta|toyoto|toyata|トヨタ|豊田|トヨタ自動車',
  Lexus: 'lexsus|レクサス',
  Nissan: 'nisan|nissian|日産|ニッサン|日産自動車',
  Honda: 'ホンダ|本田|本田技研',
  Mazda: 'matsuda|マツダ|松田',
  Mitsubishi: 'mitsubichi|mitsubish|mitsubushi|三菱|ミツビシ|三菱自動車',
  Subaru: 'suburu|スバル|富士重工',
  Suzuki: 'susuki|スズキ|鈴木',
  Daihatsu: 'daihatu|ダイハツ',
  Isuzu: 'izuzu|isusu|いすゞ|いすず|イスズ|イスヾ',
  Hino: '日野|ヒノ|日野自動車',
  'Mitsubishi Fuso': 'fuso|mitsubishi-fuso|三菱ふそう|ふそう|三菱フソウ',
  'UD Trucks': 'ud|nissan diesel|nissan ud|udトラックス|日産ディーゼル|ud nissan',
  Mitsuoka: '光岡|ミツオカ|光岡自動車',
  Infiniti: 'infinity|インフィニティ',
  Acura: 'アキュラ',
  Datsun: 'ダットサン',
  Scion: '',
  Eunos: 'ユーノス',
  Autozam: '',
  Efini: 'アンフィニ',
  'Mercedes-Benz':
    'mercedes|merc|benz|mercedes benz|mercedez|mercedes-bens|mb|m-benz|mercedesbenz cars|メルセデス・ベンツ|メルセデスベンツ|ベンツ|メルセデス',
  'Mercedes-AMG': 'amg|メルセデスamg',
  Maybach: 'mercedes-maybach|マイバッハ',
  BMW: 'b.m.w|bmw alpina|ビーエムダブリュー',
  Alpina: 'アルピナ',
  MINI: 'mini cooper|bmw mini|ミニ',
  Audi: 'アウディ',
  Volkswagen: 'vw|volks|volkswagon|wolkswagen|volkswagen vw|フォルクスワーゲン|ワーゲン',
  Porsche: 'porche|ポルシェ',
  Opel: 'オペル',
  Smart: 'スマート',
  Borgward: '',
  MAN: '',
  Ford: 'フォード',
  Chevrolet: 'chevy|chev|シボレー',
  GM: 'general motors|gmc gm|gmジーエム',
  GMC: '',
  Cadillac: 'キャデラック',
  Buick: 'ビュイック',
  Pontiac: 'ポンティアック',
  Chrysler: 'クライスラー',
  Dodge: 'ダッジ',
  RAM: 'dodge ram',
  Jeep: 'ジープ',
  Lincoln: 'リンカーン',
  Hummer: 'ハマー',
  Tesla: 'テスラ',
  Saturn: 'サターン',
  Oldsmobile: '',
  Mercury: '',
  Plymouth: '',
  Rivian: '',
  Lucid: '',
  Volvo: 'ボルボ',
  Saab: 'サーブ',
  Scania: '',
  Polestar: 'ポールスター',
  Koenigsegg: '',
  Renault: 'ルノー',
  Peugeot: 'peugot|peugoet|プジョー',
  Citroen: 'シトロエン',
  DS: 'ds automobiles',
  Dacia: '',
  Alpine: 'アルピーヌ',
  Fiat: 'フィアット',
  'Alfa Romeo': 'alfa|alpha romeo|アルファロメオ|アルファ・ロメオ|アルファ ロメオ',
  Lancia: 'ランチア',
  Ferrari: 'フェラーリ',
  Lamborghini: 'ランボルギーニ',
  Maserati: 'マセラティ',
  Abarth: 'アバルト',
  Iveco: '',
  Autobianchi: '',
  Jaguar: 'ジャガー',
  'Land Rover': 'landrover|range rover|ランドローバー|レンジローバー',
  Rover: 'ローバー',
  MG: 'mg motor|エムジー',
  Vauxhall: 'vauxhal|vauxall',
  Bentley: 'ベントレー',
  'Rolls-Royce': 'rolls royce|ロールスロイス|ロールス・ロイス',
  'Aston Martin': 'アストンマーティン|アストンマーチン',
  Lotus: 'ロータス',
  McLaren: 'マクラーレン',
  Morgan: 'モーガン',
  TVR: '',
  Caterham: 'ケータハム',
  Daimler: 'デイムラー',
  LDV: '',
  Leyland: '',
  Austin: '',
  Triumph: '',
  DAF: '',
  Hyundai: 'hyundi|hyunday|hundai|hyundia|ヒュンダイ|ヒョンデ|現代',
  Kia: 'kia motors|キア|起亜',
  Genesis: '',
  SsangYong: 'ssangyong|ssang yong|kgm|kg mobility',
  Daewoo: 'gm daewoo|大宇',
  'Renault Samsung': 'samsung',
  BYD: '',
  Geely: '',
  Chery: '',
  'Great Wall': 'gwm|greatwall',
  Haval: '',
  Changan: "chang'an",
  JAC: '',
  Foton: '',
  Dongfeng: 'dfm|dfsk',
  FAW: '',
  GAC: '',
  BAIC: '',
  Brilliance: '',
  Lifan: '',
  MAXUS: '',
  Zotye: '',
  NIO: '',
  XPeng: 'xpeng',
  Zeekr: '',
  Omoda: '',
  Jaecoo: '',
  Jetour: '',
  Wuling: '',
  Sinotruk: 'howo',
  Shacman: '',
  'King Long': '',
  Yutong: '',
  Higer: '',
  'Li Auto': '',
  Hongqi: '',
  Exeed: '',
  Leapmotor: '',
  Skoda: 'シュコダ',
  SEAT: 'セアト',
  Cupra: '',
  Holden: 'ホールデン',
  Proton: '',
  Perodua: '',
  Tata: '',
  Mahindra: '',
  Maruti: 'maruti suzuki',
  'Ashok Leyland': '',
  Lada: 'vaz',
  UAZ: '',
  GAZ: '',
  Togg: '',
  VinFast: '',
  Kenworth: '',
  Mack: '',
  Freightliner: '',
  Peterbilt: '',
  International: '',
  'Western Star': '',
}

/** Makers of what is no car: farm and building machines, lifts, boats, and two wheels alone. */
const OTHER_MAKERS =
  'kubota|クボタ|yanmar|ヤンマー|iseki|イセキ|井関|shibaura|hinomoto|komatsu|コマツ|小松|kobelco|コベルコ|caterpillar|cat|john deere|deere|jcb|bobcat|massey ferguson|new holland|case ih|case|claas|fendt|deutz fahr|takeuchi|takeuti|竹内|hitachi|日立|hitachi construction|kato|加藤|tadano|タダノ|tcm|nichiyu|ニチユ|sumitomo|住友|kawasaki|カワサキ|yamaha|ヤマハ|harley davidson|harley|ハーレー|ハーレーダビッドソン|ducati|ドゥカティ|ktm|aprilia|vespa|piaggio|kymco|sym|bajaj|royal enfield|tohatsu|airman|denyo|sakai|ihi|hanix|furukawa|doosan|liebherr|manitou|terex|sany|xcmg|lonking|zoomlion|mitsubishi agricultural|mitsubishi tractor|toyota forklift|toyota l&f'

/** Things that are sold in the same lists and are no cars; whole words in a model or a body. */
const OTHER_THINGS =
  /\b(farm tractor|agricultural tractor|tractors?|excavators?|backhoe|forklifts?|fork lift|bulldozers?|wheel loader|loaders?|combine harvester|harvesters?|rice planter|cultivator|tiller|motor ?(cycles?|bikes?)|scooters?|moped|quad ?bike|atv|jet ?ski|boats?|yacht|outboard|generators?|compressor|(semi )?trailers?|caravan trailer|bicycles?|go ?kart|golf ?cart|road roller|motor grader|crawler crane)\b|耕運機|トラクター|ショベル|フォークリフト|ユンボ|バイク|オートバイ|田植機|コンバイン|発電機|トレーラー/i
/** A truck that only sounds like one of them. */
const ROAD_THINGS = /\btractor (head|unit)\b|トラクター?ヘッド/i

const BRANDS = new Map<string, string>()
for (const [brand, others] of Object.entries(MAKERS)) {
  BRANDS.set(wordKey(brand), brand)
  for (const other of others.split('|')) if (other !== '') BRANDS.set(wordKey(other), brand)
}
for (const [brand, others] of Object.entries(MORE_MAKERS))
  for (const other of others.split('|')) BRANDS.set(wordKey(other), brand)
const NO_CAR_MAKERS = new Set(OTHER_MAKERS.split('|').map(wordKey))

/** Every other writing of a maker with the maker that it means. */
export const makerWritings = (): [writing: string, brand: string][] =>
  Object.entries(MAKERS).flatMap(([brand, others]) =>
    others.split('|').flatMap((other): [string, string][] => (other === '' ? [] : [[other, brand]])),
  )

/** The maker by any of its writings, or null where it is not one we know. */
export const makerOf = (text: string): string | null => BRANDS.get(wordKey(text)) ?? null

/** This maker builds no cars, trucks or buses. */
export const makesNoCars = (brand: string): boolean => NO_CAR_MAKERS.has(wordKey(brand))

/** These words name something that is no road vehicle on four wheels or more. */
export const namesNoCar = (text: string): boolean => OTHER_THINGS.test(text) && !ROAD_THINGS.test(text)

/** Makers of heavy vehicles, whose engines and mileages are larger. */
const HEAVY = new Set([
  'Hino',
  'Mitsubishi Fuso',
  'UD Trucks',
  'Scania',
  'MAN',
  'DAF',
  'Iveco',
  'Isuzu',
  'Kenworth',
  'Mack',
  'Freightliner',
  'Peterbilt',
  'International',
  'Western Star',
  'Sinotruk',
  'Shacman',
  'Foton',
  'FAW',
  'Dongfeng',
  'King Long',
  'Yutong',
  'Higer',
  'Ashok Leyland',
  'Leyland',
  'Tata',
])
export const makesHeavyVehicles = (brand: string): boolean => HEAVY.has(brand)

/** Other writings of a maker that are models of it too: 'Range Rover Sport' must keep its name. */
const ALSO_MODELS = new Set(['rangerover', 'howo'])

/** The longest maker's name that a text begins with, and what follows it; null where it begins with none. */
export const splitMaker = (text: string): { brand: string; rest: string } | null => {
  const words = text.split(' ', 30)
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const brand = makerOf(name)
    // 'Mini Cooper S' is the Cooper S of MINI.
    if (brand === null || wordKey(name) === 'minicooper') continue
    return { brand, rest: ALSO_MODELS.has(wordKey(name)) ? text : words.slice(count).join(' ') }
  }
  return null
}
