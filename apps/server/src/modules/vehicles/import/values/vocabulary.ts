import type {
  BodyType,
  DriveType,
  Equipped,
  FuelType,
  Rating,
  Steering,
  TransmissionType,
} from '@minato/contract/enumerations'
import { CHOICES } from '@minato/contract/enumerations'
import type { ChoiceList } from '@minato/contract/enumerations'
import type { ImportField } from '@minato/contract/import-fields'
import { COLORS, readColor } from './colors.ts'
import type { CellReader } from './cell-reading.ts'
import { EMPTY_READING, success } from './cell-reading.ts'
import { wordKey } from './normalize-text.ts'

/** Symbols such as ○ have no letters and are kept as keys. */
const keyOf = (text: string) => wordKey(text) || text

/** Words of the trade in English, French, Japanese and a little German, Spanish and Portuguese; keys as `wordKey` writes them. */
const tableOf = <T extends string>(words: Record<T, string>): Map<string, T> => {
  const table = new Map<string, T>()
  for (const value of Object.keys(words) as T[]) {
    for (const word of [value as string, ...words[value].split('|')]) table.set(keyOf(word), value)
  }
  return table
}

const TRANSMISSIONS = tableOf<TransmissionType>({
  AUTOMATIC:
    'at|a/t|a|auto|autom|automatic transmission|automatique|boite auto|boite automatique|bva|automatik|automatica|automatico|automático|cvt|ecvt|e-cvt|i-cvt|variator|variateur|variable|continuously variable|stepless|robot|robotic|robotized|robotised|robotic transmission|robotized manual|automated|automatic gearbox|auto gearbox|torque converter|dual clutch|double clutch|double embrayage|direct shift|quickshift|xtronic|lineartronic|dct|dsg|dct auto|pdk|amt|smt|tiptronic|steptronic|s tronic|s-tronic|multitronic|sportronic|powershift|geartronic|g-tronic|7g-tronic|9g-tronic|edc|egs|mta|sequential|fat|cat|iat|dat|fcvt|ccvt|icvt|fa|ca|ia|da|tip|オートマ|オートマチック|自動|無段変速|iat cvt|インパネat|フロアat|コラムat|インパネcvt|フロアcvt|電子制御無段変速',
  MANUAL:
    'mt|m/t|m|man|manuel|manuelle|boite manuelle|bvm|mecanique|manual transmission|schaltgetriebe|manuell|stick|stick shift|mechanical|mechanic|manual gearbox|standard transmission|fm|cm|imt|fmt|マニュアル|手動|フロアmt|コラムmt|ミッション',
})
const SEMI_AUTOMATIC = new Set([
  'semiauto',
  'semiautomatic',
  'semiautomatique',
  'automatedmanual',
  'robotisee',
  'boiterobotisee',
  'easytronic',
  'セミオートマ',
  'セミat',
])

const FUELS = tableOf<FuelType>({
  ESSENCE:
    'petrol|gasoline|gasolene|gas|gaz|g|p|unleaded|unleaded petrol|regular|premium|super|sp95|sp98|e10|e85|flex|flex fuel|flexfuel|benzin|benzine|gasolina|benzina|ガソリン|レギュラー|ハイオク|レギュラーガソリン|無鉛ガソリン|無鉛プレミアム',
  DIESEL:
    'd|dsl|dt|diesel turbo|turbo diesel|gazole|gasoil|gas oil|軽油|ディーゼル|ターボディーゼル|gasoleo|light oil|heavy oil|crdi|tdi',
  HYBRID:
    'h|hv|hev|mhev|mild hybrid|petrol hybrid|hybrid petrol|petrol/hybrid|gasoline hybrid|hybrid gasoline|hybrid/gasoline|gasoline/hybrid|hybride|hybride essence|hybrid (petrol)|diesel hybrid|hybrid diesel|full hybrid|self charging hybrid|petrol/electric|petrol electric|gasoline/electric|hibrido|ハイブリッド|ガソリンハイブリッド|ガソリン電気|ガソリン・電気|ハイブリット',
  PLUG_IN_HYBRID:
    'plug in hybrid|plugin hybrid|plug-in|phev|phv|hybride rechargeable|plug in|petrol plug-in hybrid|hybrid plug-in|プラグインハイブリッド|プラグイン',
  ELECTRIC: 'ev|bev|electrique|battery electric|battery|elektro|electrico|eletrico|full electric|電気|電気自動車|電動',
  LPG: 'gpl|autogas|lp gas|lpg gas|lp|petrol/lpg|bi-fuel lpg|gasoline/lpg|lpガス|液化石油ガス|プロパン',
  CNG: 'gnv|ngv|natural gas|compressed natural gas|erdgas|天然ガス|圧縮天然ガス|petrol/cng',
})

const DRIVES = tableOf<DriveType>({
  '2WD':
    'ff|fr|mr|rr|rwd|fwd|4x2|2x4|2 wheel drive|two wheel drive|front wheel drive|rear wheel drive|front|rear|front-wheel|rear-wheel|front wheels|rear wheels|front drive|rear drive|traction|propulsion|traction avant|2 roues motrices|2rm|mid engine|二駆|前輪駆動|後輪駆動',
  '4WD':
    'awd|4x4|4 wheel drive|four wheel drive|all wheel drive|all wheel|all wheels|four wheel|4 wheel|all|full|full time 4wd|part time 4wd|fulltime 4wd|parttime 4wd|full-time awd|4 roues motrices|4rm|integrale|transmission integrale|quattro|xdrive|4matic|4motion|e-four|e-4wd|e4wd|s-awc|sh-awd|allrad|4drive|フルタイム4wd|パートタイム4wd|四駆|四輪駆動|全輪駆動',
})

const STEERINGS = tableOf<Steering>({
  RIGHT:
    'r|rhd|rh|right hand|right hand drive|right-hand|right side|right wheel|right hand wheel|right-handed|right steering|right hand steering|right side drive|right drive|steering right|steering wheel right|drive right|uk side|droite|a droite|volant a droite|conduite a droite|右|右ハンドル|右h|rechts',
  LEFT: 'l|lhd|lh|left hand|left hand drive|left-hand|left side|left wheel|left hand wheel|left-handed|left steering|left hand steering|left side drive|left drive|steering left|steering wheel left|drive left|gauche|a gauche|volant a gauche|conduite a gauche|左|左ハンドル|左h|links',
})

const BODIES = tableOf<BodyType>({
  'PICK-UP':
    'pickup|pick up|pickup truck|pick-up truck|double cab|single cab|extra cab|king cab|crew cab|double cabin|single cabin|dual cab|d/cab|s/cab|x/cab|cab chassis|ute|utility|bakkie|double cabine|simple cabine|ピックアップ|ピックアップトラック',
  SEDAN:
    'saloon|berline|4 door sedan|limousine (saloon)|hardtop|4dr sedan|セダン|ハードトップ|sedan (4 door)|notchback',
  HATCH:
    'hatchback|hatch back|hatcback|compact|compact car|citadine|5 door hatchback|3 door hatchback|liftback|fastback|kompakt|ハッチバック|コンパクト|コンパクトカー|kei hatchback',
  COUPE: 'coupé|sports car|sports|sport|coupe sports|2 door coupe|クーペ|スポーツ|スポーツカー',
  CROSSOVER: 'cross over|crossover suv|クロスオーバー',
  CONVERTIBLE:
    'convertable|convrtible|cabriolet|cabrio|roadster|spider|spyder|open|open car|open top|targa|decapotable|オープン|オープンカー|カブリオレ|ロードスター',
  LIMOUSINE: 'limo|stretch limousine|リムジン',
  SUV: 's.u.v|suvs|jeep|4x4 suv|off road|offroad|off-roader|off road vehicle|tout-terrain|tout terrain|4x4|cross country|station wagon suv|クロカン|クロカン・suv|suv・クロカン|クロスカントリー|suvクロカン',
  CUV: 'compact utility vehicle|crossover utility vehicle',
  VAN: 'mini van|minivan|minvan|mpv|monospace|people mover|people carrier|panel van|cargo van|goods wagon|van minivan|van/minivan|minivan/van|minibus van|one box|onebox|fourgon|fourgonnette|utilitaire|camionnette|light van|kei van|route van|ミニバン|バン|ワンボックス|1box|1ボックス|ライトバン|軽バン|ミニバン・ワンボックス',
  WAGON:
    'station wagon|stationwagon|s/wagon|sw|estate|estate car|break|touring|touring wagon|tourer|universal|kombi|variant|light wagon|ワゴン|ステーションワゴン|ツーリング',
  TRUCK:
    'trucks|trk|lorry|camion|lkw|mini truck|kei truck|light truck|flat body|flatbed|flat body truck|cargo truck|dump|dump truck|dumper|tipper|tipper truck|crane truck|truck with crane|refrigerated truck|freezer truck|freezer|box truck|aluminum wing|wing body|tank lorry|tanker|mixer truck|concrete mixer|garbage truck|packer truck|car carrier|carrier car|tractor head|tractor unit|prime mover|self loader|arm roll|fire truck|benne|plateau|トラック|軽トラック|軽トラ|ダンプ|平ボディ|冷凍車|バントラック|クレーン車|トラクタヘッド',
  BUS: 'buses|coach|minibus|minivan bus|mini bus|microbus|micro bus|autobus|autocar|bus/coach|バス|マイクロバス',
})

const RATINGS = tableOf<Rating>({
  GOOD: 'excellent|very good|bon|bonne|bon etat|tres bon|良|良好|優|○|◎',
  MEDIUM: 'fair|average|ok|moyen|moyenne|passable|可|普通|並|△',
  BAD: 'poor|broken|mauvais|mauvaise|faulty|not working|damaged|不良|悪|×',
})

const EQUIPPED_WORDS = tableOf<Equipped>({
  EQUIPPED:
    'yes|y|true|1|x|oui|o|present|included|available|fitted|standard|+|si|ja|sim|da|avec|with|有|有り|あり|○|◯|✓|✔',
  NOT_EQUIPPED: 'no|n|not|false|0|non|absent|missing|not fitted|nein|nao|sans|without|not equipped|無|無し|なし|×|✗',
})

const UNKNOWN_WORD = { value: null, code: 'unknown-word' } as const

/** Looks a cell up; 'Gasoline/Petrol' and 'Right (RHD)' by their parts unless they contradict. */
const wordReader =
  <T extends string>(table: Map<string, T>): CellReader<T> =>
  (text) => {
    const whole = table.get(keyOf(text))
    if (whole !== undefined) return success(whole)
    const parts = text.split(/[/,;()（）・&+]/)
    const values = new Set(parts.length === 1 ? [] : parts.flatMap((part) => table.get(keyOf(part.trim())) ?? []))
    const [value] = values
    return value === undefined || values.size > 1 ? UNKNOWN_WORD : success(value)
  }

/** Two-wheel or four-wheel drive; '6x4' and other truck layouts have no entry. */
export const readDrive: CellReader<DriveType> = (text) => {
  const reading = wordReader(DRIVES)(text.replace('×', 'x'))
  if (reading.value !== null) return reading
  if (/\b(4wd|awd|4x4)\b|4wd|四駆|quattro|4matic|xdrive|4motion/i.test(text)) return success('4WD')
  if (/\b(2wd|fwd|rwd|4x2)\b|2wd/i.test(text)) return success('2WD')
  return reading
}

/** Steering side; 'center', as on tractors, has no entry. */
export const readSteering: CellReader<Steering> = (text) => {
  const reading = wordReader(STEERINGS)(text)
  if (reading.value !== null) return reading
  return /^(cent(er|re|ral)|middle|中央|真ん中)/i.test(text) ? { value: null, code: 'no-equivalent' } : reading
}

/** '5MT', 'F5', '6AT', 'Automatic (7 speed)', 'FCVT'; a semi-automatic is read as automatic and reported. */
export const readTransmission: CellReader<TransmissionType> = (text) => {
  const key = wordKey(text)
  const value = TRANSMISSIONS.get(key)
  if (value !== undefined) return success(value)
  if (SEMI_AUTOMATIC.has(key)) return { value: 'AUTOMATIC', code: 'semi-automatic' }
  // Auction sheets: lever position (floor, column, instrument panel) and number of gears. F5, C4 and 5F are
  // manual.
  if (/^([fci]\d{1,2}|\d{1,2}[fcim])$/.test(key)) return success('MANUAL')
  if (/^\d{1,2}a$/.test(key)) return success('AUTOMATIC')
  if (/semi/i.test(text) && /auto/i.test(text)) return { value: 'AUTOMATIC', code: 'semi-automatic' }
  const gearless = key.replace(/\d+|speed|vitesses|速/g, '')
  const geared = gearless.length > 1 || /^\d速$/.test(key) ? TRANSMISSIONS.get(gearless || 'mt') : undefined
  if (geared !== undefined) return success(geared)
  const isManual = /\bmanual\b|\bmanuelle\b|\bmt\b|マニュアル/i.test(text)
  const isAutomatic = /\bauto|\ba\/?t\b|\bcvt\b|\bdct\b|\bdsg\b|tronic|オートマ|cvt/i.test(text)
  if (isManual === isAutomatic) return UNKNOWN_WORD
  return success(isManual ? 'MANUAL' : 'AUTOMATIC')
}

/** Fuel; hydrogen has no entry. */
export const readFuel: CellReader<FuelType> = (text) => {
  const reading = wordReader(FUELS)(text)
  const isHydrogen = reading.value === null && /^(hydrogen|hydrogène|fcev|fcv|fuel cell|水素|燃料電池)/i.test(text)
  return isHydrogen ? { value: null, code: 'no-equivalent' } : reading
}
export const readRating: CellReader<Rating> = wordReader(RATINGS)
export const readEquipped: CellReader<Equipped> = wordReader(EQUIPPED_WORDS)

/** Words of registers for any car; they carry no information. */
const ANY_BODY =
  /^(passenger|passenger (car|vehicle)|car|standard|mini vehicle|light vehicle|vp|voiture particuliere|乗用車?|普通車?|小型車?|軽自動車)$/i

/** Body category; the first of two ('SUV / Crossover'). */
export const readBody: CellReader<BodyType> = (text) => {
  const whole = BODIES.get(wordKey(text))
  if (whole !== undefined) return success(whole)
  for (const part of text.split(/[/,;|(・]/)) {
    const value = BODIES.get(wordKey(part))
    if (value !== undefined) return success(value)
  }
  return ANY_BODY.test(text) ? EMPTY_READING : UNKNOWN_WORD
}

/** Lists with words of the trade; of any other the values themselves are read. */
const CHOICE_WORDS: Partial<Record<string, { table: ReadonlyMap<string, string>; read: CellReader<string> }>> = {
  transmissionType: { table: TRANSMISSIONS, read: readTransmission },
  fuelType: { table: FUELS, read: readFuel },
  driveType: { table: DRIVES, read: readDrive },
  steering: { table: STEERINGS, read: readSteering },
  bodyType: { table: BODIES, read: readBody },
  color: { table: COLORS, read: readColor },
}
export const choiceReader = (list: ChoiceList): CellReader<string> =>
  CHOICE_WORDS[list]?.read ??
  wordReader(tableOf(Object.fromEntries(CHOICES[list].map((value) => [value, value])) as Record<string, string>))

/** The known words of a field, as `wordKey` writes them, with their values. */
export const wordsOf = (field: ImportField): ReadonlyMap<string, string> | null => {
  if (field.startsWith('equipKit.')) return EQUIPPED_WORDS
  return field.includes('Feedback.') ? RATINGS : (CHOICE_WORDS[field]?.table ?? null)
}
