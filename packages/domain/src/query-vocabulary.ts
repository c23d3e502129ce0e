import type { UnderstoodCriteria } from '@minato/contract/search'

/**
 * The words that a search text is read by. A row lists its words in English | French | Swahili | Japanese; blanks, hyphens,
 * accents and case do not matter, and neither does a plural s. Words that are above all the name of a model ('roadster', 'mpv',
 * 'aqua', 'jeep') are left out.
 */

const CATEGORIES = {
  'PICK-UP':
    'pick-up, pickup truck, double cab, double cabin, single cab, single cabin, crew cab, extra cab, king cab, bakkie, ute | double cabine, simple cabine | pikapu | ピックアップ, ピックアップトラック',
  SEDAN: 'sedan, saloon | berline | sedani | セダン',
  HATCH: 'hatchback, hatch, compact | citadine, compacte | | ハッチバック, コンパクトカー',
  COUPE: 'coupe, sports car | voiture de sport | | クーペ, スポーツカー',
  CROSSOVER: 'crossover | | | クロスオーバー',
  CONVERTIBLE: 'convertible, cabriolet, cabrio, open top | décapotable | | オープンカー, カブリオレ, コンバーチブル',
  LIMOUSINE: 'limousine, limo | | limuzini | リムジン',
  SUV: 'SUV, off-road, off-roader, offroad vehicle | tout-terrain | | クロカン, クロスカントリー',
  CUV: 'CUV | | |',
  VAN: 'van, minivan, people carrier, panel van, cargo van | fourgon, fourgonnette, monospace, utilitaire | | バン, ミニバン, ワンボックス, ワンボックスカー, ライトバン, 軽バン',
  WAGON: 'wagon, station wagon, estate, estate car | break | | ワゴン, ステーションワゴン',
  TRUCK:
    'truck, lorry, lorries, mini truck, kei truck, light truck | camion | lori, malori | トラック, 軽トラック, 軽トラ',
  BUS: 'bus, buses, minibus, minibuses, microbus | autobus, autocar | basi, mabasi, daladala, matatu | マイクロバス, バス',
}
const COLORS = {
  RED: 'red, wine red, maroon, burgundy | rouge, bordeaux | nyekundu, ekundu | 赤, 赤い, 赤色, レッド, ワインレッド',
  GREEN: 'green, olive, khaki | vert, verte, kaki | kijani | 緑, 緑色, グリーン',
  PINK: 'pink | rose | waridi, pinki | ピンク, 桃色',
  BLUE: 'blue, navy, navy blue, sky blue | bleu, bleue, bleu marine | bluu, buluu, samawati | 青, 青い, 青色, 紺, 紺色, 水色, ブルー, ネイビー',
  YELLOW: 'yellow | jaune | njano, manjano | 黄, 黄色, 黄色い, イエロー',
  WHITE: 'white | blanc, blanche | nyeupe, eupe | 白, 白い, 白色, ホワイト',
  BLACK: 'black | noir, noire | nyeusi, eusi | 黒, 黒い, 黒色, ブラック',
  PURPLE: 'purple, violet | violette | zambarau, urujuani | 紫, 紫色, パープル',
  ORANGE: 'orange | | machungwa, chungwa | オレンジ, オレンジ色, 橙',
  GRAY: 'gray, grey, gunmetal, charcoal | gris, grise, anthracite | kijivu, kijivujivu | 灰色, グレー, グレイ, ガンメタ',
  BROWN: 'brown, bronze | marron, brun, brune | kahawia, hudhurungi | 茶, 茶色, 茶色い, ブラウン, ブロンズ',
  PEARL:
    'pearl, pearl white, white pearl | perle, nacré, blanc nacré | lulu | パール, パールホワイト, ホワイトパール, 真珠',
  SILVER: 'silver | argent, argenté, argentée | fedha | 銀, 銀色, シルバー',
  GOLD: 'gold, golden, champagne | doré, dorée | dhahabu | 金, 金色, ゴールド',
  BEIGE: 'beige, cream, ivory | crème, ivoire | krimu | ベージュ, アイボリー, クリーム',
}
const FUELS = {
  ESSENCE: 'petrol, gasoline, gas | essence | petroli | ガソリン, ガソリン車',
  DIESEL: 'diesel, turbo diesel, diesel turbo | gazole, gasoil | dizeli | ディーゼル, ディーゼル車, 軽油',
  HYBRID: 'hybrid, HV, HEV | hybride | mseto, haibridi | ハイブリッド, ハイブリッド車',
  PLUG_IN_HYBRID: 'plug-in hybrid, plug-in, PHEV, PHV | hybride rechargeable | | プラグインハイブリッド, プラグイン',
  ELECTRIC:
    'electric, electric car, EV, BEV | électrique, voiture électrique | umeme, gari la umeme | 電気自動車, 電気',
  LPG: 'LPG, autogas | GPL | | LPガス',
  CNG: 'CNG, natural gas | GNV, gaz naturel | | 天然ガス',
}
const TRANSMISSIONS = {
  AUTOMATIC:
    'automatic, automatic transmission, automatic gearbox, auto, AT, CVT, 4AT, 5AT, 6AT, 8AT | automatique, boîte automatique, boîte auto, BVA | otomatiki, otomatik, atomatiki, gia otomatiki | オートマ, オートマチック, オートマ車, AT車',
  MANUAL:
    'manual, manual transmission, manual gearbox, stick shift, MT, 5MT, 6MT | manuel, manuelle, boîte manuelle, BVM | manyuali, gia ya mkono | マニュアル, マニュアル車, MT車',
}
const DRIVES = {
  '4WD':
    '4WD, 4x4, AWD, four-wheel drive, 4-wheel drive, all-wheel drive | 4 roues motrices, quatre roues motrices, transmission intégrale | magurudumu manne | 四駆, 四輪駆動, 4駆, 4輪駆動',
  '2WD':
    '2WD, 4x2, FWD, RWD, two-wheel drive, 2-wheel drive, front-wheel drive, rear-wheel drive | 2 roues motrices, deux roues motrices, traction avant | magurudumu mawili | 二駆, 二輪駆動, 2駆, 2輪駆動',
}
const STEERINGS = {
  LEFT: 'left-hand drive, LHD, left-hand, left steering | volant à gauche, conduite à gauche | usukani kushoto, usukani wa kushoto | 左ハンドル',
  RIGHT:
    'right-hand drive, RHD, right-hand, right steering | volant à droite, conduite à droite | usukani kulia, usukani wa kulia | 右ハンドル',
}
const BEST_DEALS =
  'best deal, on sale, discount, discounted, special offer, promo, promotion, reduced price | en promotion, en promo, en solde, bonne affaire, bonnes affaires | ofa, punguzo, promosheni | セール, 値下げ, 特価'
const ORDERS = {
  'PRICE.ASC':
    'cheap, cheapest, cheap price, low price, lowest price, affordable, inexpensive | pas cher, pas chère, moins cher, moins chère, bon marché, prix bas | bei nafuu, bei rahisi, bei ya chini, nafuu, rahisi | 安い, 格安, 激安, 最安',
  'PRICE.DESC': 'most expensive | plus cher, plus chère | ghali zaidi | 高い順',
  'MILEAGE.ASC':
    'low mileage, lowest mileage, low km | faible kilométrage, peu de km, peu de kilomètres | kilomita chache | 低走行, 走行少なめ',
  'YEAR.DESC': 'newest, latest, latest model | plus récent, plus récente, dernier modèle | mpya zaidi | 高年式, 最新',
}

/** Words that select nothing. */
const FILLERS = `
  a, an, the, with, and, or, in, of, for, to, car, vehicle, automobile, used, second hand, sale, for sale, buy, buying, want, i want, need, i need, looking for,
  color, colour, coloured, colored, fuel, engine, transmission, gearbox, gear, drive, steering, body, type, price, year, model year, please, usd, km, mileage |
  un, une, le, la, les, de, du, des, avec, et, ou, pour, en, à, voiture, véhicule, occasion, d'occasion, à vendre, vendre, couleur, carburant,
  moteur, boîte, prix, année, cherche, je cherche, je veux, acheter, une voiture, de couleur |
  gari, magari, ya, la, za, wa, na, cha, yenye, lenye, zenye, kwa, rangi, rangi ya, yenye rangi, nataka, ninataka, natafuta, ninatafuta, kununua, kuuza, inauzwa, linauzwa,
  yanauzwa, mtumba, bei, mafuta, mafuta ya, mwaka, gia |
  の, な, で, と, を, が, は, に, 車, 中古車, 中古, 自動車, 色, 年式, 型`

/** Words beside a colour that do not change its meaning. */
const SHADES = 'dark, light, deep, bright, pale, metallic, mica | foncé, foncée, clair, claire, métallisé, métallisée |'

const listOf = (rows: string): string[] =>
  rows
    .split(/[|,]/)
    .map((word) => word.trim())
    .filter(Boolean)

const criteriaOf = <K extends string>(rows: Record<K, string>, make: (value: K) => UnderstoodCriteria) =>
  (Object.keys(rows) as K[]).flatMap((value) => listOf(rows[value]).map((word) => [word, make(value)] as const))

/** Every word that means a criterion or an order, as suggested. */
export const CRITERIA_WORDS: readonly (readonly [word: string, criteria: UnderstoodCriteria])[] = [
  ...criteriaOf(CATEGORIES, (value) => ({ category: [value] })),
  ...criteriaOf(COLORS, (value) => ({ color: [value] })),
  ...criteriaOf(FUELS, (value) => ({ fuelType: [value] })),
  ...criteriaOf(TRANSMISSIONS, (value) => ({ transmissionType: [value] })),
  ...criteriaOf(DRIVES, (value) => ({ driveType: [value] })),
  ...criteriaOf(STEERINGS, (value) => ({ steering: [value] })),
  ...criteriaOf({ true: BEST_DEALS }, () => ({ bestDeal: true })),
  ...criteriaOf(ORDERS, (value) => {
    const [field, direction] = value.split('.') as ['PRICE', 'ASC']
    return { 'order.field': field, 'order.direction': direction }
  }),
]
export const FILLER_WORDS = listOf(FILLERS)
export const SHADE_WORDS = listOf(SHADES)
