import type { ImportField } from '@minato/contract/import-fields'

/**
 * What columns are called in lists of the trade: English, French, Japanese, some German, Spanish and Portuguese.
 * Written as `headerKey` makes them: lower case, words divided by one blank, no accents or signs.
 */

/** Names that mean one thing. */
export const NAMES: Partial<Record<ImportField, string>> = {
  brand:
    'brand|brand name|make|maker|maker name|car maker|car make|vehicle make|mark|marque|manufacturer|manufacturer name|manufactured by|marca|marke|hersteller|constructeur|fabricant|fabricante|メーカー|メーカ|メーカー名|ブランド|ブランド名|製造会社|自動車メーカー',
  model:
    'model|model name|car model|vehicle model|models|modele|nom du modele|modelo|modell|車種|車種名|モデル|モデル名|通称名|通称|series|car series|model series',
  name: 'make model|make and model|maker model|maker and model|brand model|make model name|make model grade|brand and model|marque modele|marque et modele|marke modell|vehicle name|car name|vehicle title|car title|メーカー車名|メーカー車種',
  modelYear: 'model year|my|modelyear|model yr|annee modele|annee du modele|millesime|ano modelo|modelljahr|モデル年式',
  trim: 'model code|chassis code|chassis type|frame type|type code|vehicle model code|model no|model number|katashiki|trim code|code modele|code chassis|type mine|型式|車両型式|認定型式|自動車型式|型式指定|frame code|model type|classification code',
  grade:
    'grade|grade name|trim|trim level|trim name|variant|version|finition|edition|sub model|submodel|derivative|package|グレード|グレード名|仕様|ausstattung|acabado|versao|spec grade',
  chassis:
    'chassis|chassis no|chassis number|chassis num|chasis|chasis no|vin|vin no|vin number|vin code|frame|frame no|frame number|vehicle identification number|chassis vin|vin chassis|chassis id|full chassis|no chassis|numero de chassis|no de chassis|n chassis|numero chassis|chassi|fahrgestellnummer|車台番号|車体番号|シャーシ番号|シャシー番号|フレーム番号|フレームno|chassis frame no|serial number chassis',
  firstRegistration:
    'year|years|yr|reg year|registration year|registered year|year of registration|first reg|first registration|first reg date|first registration date|first registration year|first registered|1st reg|1st registration|1st reg date|reg date|registration date|date of registration|date of first registration|date first reg|date reg|car year|vehicle year|annee|an|annee de mise en circulation|mise en circulation|date de mise en circulation|premiere immatriculation|1ere immatriculation|date immatriculation|date de 1ere immatriculation|date 1ere mec|mec|erstzulassung|ez|ano|matriculacion|年式|初度登録|初度登録年|初度登録年月|初年度登録|初年度|初度|登録年|登録年月|登録年式|年|year month|yyyy mm|year reg|reg year month|registration year month|first registration year month|reg ym',
  registrationMonth:
    'month|reg month|registration month|first reg month|registered month|mois|month of registration|月|登録月|初度登録月',
  manufacture:
    'mfg year|mfg|mfg date|mfd|mfd year|manufacture year|manufactured year|manufacturing year|year of manufacture|manufacture date|manufacturing date|date of manufacture|date manufactured|production year|production date|prod year|prod date|year of production|built|build year|build date|year built|yom|manufacture year month|mfg year month|annee de fabrication|date de fabrication|annee fabrication|annee de construction|baujahr|ano de fabricacion|ano de fabricacao|製造年|製造年月|生産年|生産年月|製造年式',
  manufactureMonth: 'mfg month|manufacture month|manufacturing month|month of manufacture|production month|製造月',
  seatBeltYear: 'seat belt year|seatbelt year|seat belt|seatbelt date|seat belt date|belt year|シートベルト年',
  mileage:
    'mileage|millage|milage|odometer|odo|odometer reading|meter|km|kms|miles|kilometers|kilometres|kilometer|kilometre|run|distance|distance travelled|driven|kilometrage|kilometres parcourus|compteur|kilometraje|quilometragem|kilometerstand|laufleistung|走行距離|走行|走行キロ|距離|走行km|mileage reading|total mileage|current mileage|odometre',
  engineSize:
    'engine size|engine capacity|engine cc|engine displacement|displacement|disp|engine volume|cc|cylinder capacity|cubic capacity|capacity cc|eng size|eng cc|engine cap|engine liters|engine litres|engine l|cylindree|cilindrada|hubraum|排気量|総排気量|排気|エンジン排気量',
  engineCode:
    'engine code|engine type|engine model|engine model code|engine name|type moteur|code moteur|motorcode|原動機型式|原動機の型式|エンジン型式|エンジン形式|エンジン型',
  transmissionType:
    'transmission|transmission type|trans|tm|t m|gear|gears|gearbox|gear box|gear type|gear shift|gear system|gearshift|mission|shift|shift type|boite|boite de vitesse|boite de vitesses|bv|transmision|transmissao|cambio|caja|getriebe|ミッション|シフト|変速機|変速|トランスミッション|変速機種類|at mt|mt at|auto manual',
  driveType:
    'drive|drive type|drivetrain|drive train|driveline|wheel drive|drive system|drive wheels|driving wheel|driven wheels|traction type|drive wheel|wd|2wd 4wd|4wd 2wd|2wd4wd|awd|4wd|4x4|4 wd|roues motrices|transmission 4x4|antrieb|駆動|駆動方式|駆動輪',
  steering:
    'steering|steering position|steering side|steering type|steering wheel|hand|hand drive|handle|handle position|drive side|driver side|driving side|drive position|drivers side|rhd lhd|lhd rhd|lhd|rhd|wheel side|volant|direction|conduite|position du volant|lenkung|volante|ハンドル|ハンドル位置|右左ハンドル|右ハンドル',
  fuelType:
    'fuel|fuel type|type of fuel|fueltype|carburant|type de carburant|energie|combustible|combustivel|kraftstoff|kraftstoffart|燃料|燃料種類|燃料種別|燃料の種類|使用燃料',
  color:
    'color|colour|ext color|ext colour|exterior color|exterior colour|body color|body colour|external color|external colour|outside color|car color|vehicle color|paint|paint color|couleur|couleur exterieure|teinte|cor|farbe|aussenfarbe|色|外装色|車体色|ボディカラー|ボディ色|カラー|外色|車色|color name',
  doors:
    'doors|door|no of doors|number of doors|num doors|door count|door number|doors count|portes|nombre de portes|nb portes|puertas|portas|turen|tueren|ドア|ドア数|扉数|dr|drs',
  numberSeat:
    'seats|seat|seating|no of seats|number of seats|number seat|num seats|seat count|seating capacity|seat capacity|passengers|passenger|passenger capacity|riding capacity|pax|persons|places|nombre de places|nb places|nombre de sieges|asientos|lugares|sitze|定員|乗車定員|定員数|人数|シート数',
  bodyType:
    'body|body type|body style|bodytype|body shape|car type|vehicle type|type of vehicle|type of car|type vehicle|vehicle category|body category|carrosserie|type de carrosserie|carroceria|karosserie|ボディ|ボディタイプ|ボディー|ボディータイプ|形状|車体形状|車体の形状|タイプ',
  price:
    'price|fob|fob price|price fob|prices|unit price|sale price|sales price|selling price|sell price|vehicle price|car price|asking price|list price|export price|our price|net price|retail price|final price|price vehicle|prix|prix fob|prix de vente|prix unitaire|tarif|precio|preco|preis|価格|販売価格|本体価格|車両価格|車両本体価格|売価|fob価格|輸出価格|値段|金額|price tag|fob value|fob amount|amount',
  currency: 'currency|curr|ccy|devise|monnaie|moneda|moeda|wahrung|通貨|currency code|price currency',
  length: 'length|overall length|car length|vehicle length|longueur|lange|長さ|全長|l mm',
  width: 'width|overall width|car width|vehicle width|largeur|breite|幅|全幅|w mm',
  height: 'height|overall height|car height|vehicle height|hauteur|hohe|高さ|全高|h mm',
  dimension:
    'dimension|dimensions|size l w h|l w h|lxwxh|l x w x h|measurement|measurements|overall dimensions|dimensions lxwxh|外寸|車両寸法|寸法|サイズ|length width height|dimension l w h',
  cubicMeter:
    'm3|cbm|cubic meter|cubic meters|cubic metre|cubic metres|cubic|volume|volume m3|volume cbm|total m3|measurement m3|metre cube|metres cubes|容積|立米|立方メートル|体積',
  tires: 'tires|tyres|tire|tyre|tire size|tyre size|tires size|pneus|pneu|taille des pneus|タイヤ|タイヤサイズ',
  frontTireSize:
    'front tire size|front tyre size|front tires|front tyres|tires size front|tire size front|tyre size front|front tire|front tyre|pneus avant|前タイヤ|フロントタイヤ',
  rearTireSize:
    'rear tire size|rear tyre size|rear tires|rear tyres|tires size rear|tire size rear|tyre size rear|rear tire|rear tyre|pneus arriere|後タイヤ|リアタイヤ',
  country:
    'country|location country|stock country|country of stock|inventory country|pays|pais|land|国|所在国|保管国|country location',
  city: 'city|location city|town|ville|ciudad|cidade|stadt|都市|市',
  street: 'street|address|location street|rue|adresse|住所',
  district: 'district|prefecture|location district|quartier|都道府県|県',
  location:
    'location|stock location|inventory location|vehicle location|car location|current location|place|yard|stock yard|stockyard|yard name|port|port of loading|loading port|pol|located in|lieu|emplacement|localisation|所在地|保管場所|場所|地域|在庫場所|在庫店舗|港|ヤード|所在',
  id: 'stock no|stock number|stock id|stock|stock code|stock num|stockno|stock ref|ref|ref no|ref number|ref id|ref code|reference|reference no|reference number|reference id|our ref|our reference|id|car id|vehicle id|unit id|unit no|unit number|item no|item id|item number|item code|inventory no|inventory number|inventory id|inventory|sku|lot|lot no|lot number|lot id|lot num|auction no|auction number|bid no|exhibit no|listing id|ad id|advert id|code|car code|control no|management no|kobutsu|reference vehicule|no stock|numero de stock|no de stock|numero|referencia|管理番号|在庫番号|在庫no|出品番号|お問い合わせ番号|問合せ番号|整理番号|車両番号|商品番号|商品コード|ロット|出品no|管理no',

  'equipKit.jack': 'jack|cric|ジャッキ',
  'equipKit.repairKit': 'repair kit|puncture kit|kit de reparation|修理キット|パンク修理キット',
  'equipKit.spareKey': 'spare key|spare keys|second key|cle de rechange|double des cles|スペアキー',
  'equipKit.toolKit': 'tool kit|tools|tool|outillage|trousse a outils|工具',
  'inspectorFeedback.engine': 'engine condition|engine state|etat moteur|etat du moteur',
  'inspectorFeedback.exhaustGas': 'exhaust gas|exhaust|echappement|gaz d echappement|排気ガス',
  'inspectorFeedback.radiator': 'radiator|radiator condition|radiateur|ラジエーター',
  'inspectorFeedback.interiorSmell': 'interior smell|smell|odeur|odeur interieure|臭い',
  'inspectorFeedback.warningLight': 'warning light|warning lights|warning lamp|voyant|voyants|警告灯',
  'inspectorFeedback.transmission': 'transmission condition|gearbox condition|etat boite|etat transmission',
  'inspectorFeedback.windshield': 'windshield|windscreen|front glass|pare brise|フロントガラス',
  'equipmentFeedback.abs': 'abs|anti lock brakes',
  'equipmentFeedback.airBag': 'air bag|airbag|air bags|airbags|driver airbag|srs|エアバッグ',
  'equipmentFeedback.airConditioning':
    'ac|a c|air con|aircon|air conditioning|air conditioner|climatisation|clim|エアコン',
  'equipmentFeedback.hid': 'hid|xenon|hid lamp|hid headlights',
  'equipmentFeedback.cdPlayer': 'cd player|cd|lecteur cd',
  'equipmentFeedback.cassetteStereo': 'cassette|cassette stereo|cassette player|カセット',
  'equipmentFeedback.cdChanger': 'cd changer|chargeur cd|cdチェンジャー',
  'equipmentFeedback.centralLocking': 'central locking|central lock|verrouillage centralise|集中ドアロック',
  'equipmentFeedback.keylessEntry': 'keyless entry|keyless|smart key|remote keyless entry|キーレス|スマートキー',
  'equipmentFeedback.leatherSeat':
    'leather seat|leather seats|leather|cuir|sieges cuir|本革シート|革シート|レザーシート',
  'equipmentFeedback.powerMirror': 'power mirror|power mirrors|electric mirrors|retroviseurs electriques|pm',
  'equipmentFeedback.powerWindow': 'power window|power windows|pw|electric windows|vitres electriques|パワーウィンドウ',
  'equipmentFeedback.powerSteering': 'power steering|ps|p s|direction assistee|パワステ|パワーステアリング',
  'equipmentFeedback.sunRoof': 'sun roof|sunroof|toit ouvrant|moonroof|サンルーフ',
}

/** Names that can mean several things, the likelier first; the values decide. */
export const UNSURE: Record<string, ImportField[]> = {
  trim: ['grade', 'trim'],
  engine: ['engineSize', 'engineCode', 'inspectorFeedback.engine'],
  moteur: ['engineSize', 'engineCode'],
  motor: ['engineSize', 'engineCode'],
  エンジン: ['engineCode', 'engineSize'],
  'engine no': ['engineCode'],
  type: ['bodyType', 'trim', 'fuelType'],
  typ: ['bodyType', 'trim'],
  category: ['bodyType'],
  categorie: ['bodyType'],
  class: ['bodyType'],
  segment: ['bodyType'],
  genre: ['bodyType'],
  カテゴリ: ['bodyType'],
  style: ['bodyType'],
  shape: ['bodyType'],
  vehicle: ['name', 'model', 'bodyType'],
  car: ['name', 'model'],
  voiture: ['name', 'model'],
  vehicule: ['name', 'model'],
  name: ['name', 'model'],
  nom: ['name', 'model'],
  title: ['name', 'model'],
  titre: ['name'],
  description: ['name', 'grade'],
  designation: ['name', 'model'],
  item: ['name', 'id'],
  product: ['name', 'model'],
  'product name': ['name', 'model'],
  unit: ['name', 'id'],
  details: ['name', 'grade'],
  'vehicle description': ['name'],
  'car description': ['name'],
  'item name': ['name', 'model'],
  車名: ['name', 'model', 'brand'],
  車両名: ['name', 'model'],
  車両: ['name', 'model'],
  名称: ['name', 'model'],
  商品名: ['name', 'model'],
  capacity: ['numberSeat', 'engineSize'],
  size: ['engineSize', 'dimension'],
  registration: ['firstRegistration'],
  reg: ['firstRegistration'],
  registered: ['firstRegistration'],
  date: ['firstRegistration'],
  manufacture: ['manufacture', 'brand'],
  manufactured: ['manufacture', 'brand'],
  production: ['manufacture'],
  build: ['manufacture'],
  month: ['registrationMonth'],
  no: ['id'],
  '#': ['id'],
  nr: ['id'],
  num: ['id'],
  number: ['id'],
  's no': ['id'],
  'sr no': ['id'],
  'sl no': ['id'],
  sr: ['id'],
  sn: ['id'],
  's n': ['id'],
  serial: ['id'],
  'serial no': ['id'],
  'serial number': ['id'],
  index: ['id'],
  idx: ['id'],
  row: ['id'],
  'row no': ['id'],
  'unnamed 0': ['id'],
  番号: ['id'],
  'item #': ['id'],
  連番: ['id'],
  side: ['steering'],
  wheel: ['steering', 'driveType'],
  transmission: ['transmissionType', 'driveType', 'inspectorFeedback.transmission'],
  drive: ['driveType', 'steering'],
  traction: ['driveType'],
  motricite: ['driveType'],
  mode: ['transmissionType'],
  gas: ['fuelType'],
  petrol: ['fuelType'],
  usd: ['price'],
  jpy: ['price'],
  eur: ['price'],
  gbp: ['price'],
  aed: ['price'],
  yen: ['price'],
  円: ['price'],
  万円: ['price'],
  dollars: ['price'],
  value: ['price'],
  rate: ['price'],
  l: ['length', 'engineSize'],
  w: ['width'],
  h: ['height'],
  mm: ['dimension'],
  origin: ['country'],
  'country of origin': ['country'],
  position: ['steering', 'location'],
  型: ['trim'],
  装備: ['grade'],
}

/** Columns that have no place here, with the reason that is shown. */
export const IGNORED: [RegExp, string][] = [
  [
    /\b(image|images|photo|photos|picture|pictures|pic|pics|img|thumbnail|gallery)\b|写真|画像|写真url/,
    'pictures are brought in by their own import',
  ],
  [/\b(url|urls|link|links|href|website|lien)\b|リンク/, 'an address of a page, not of the car'],
  [
    /\b(c ?f|cnf|cif|c i|freight|shipping|insurance|delivery|transport)\b|運賃|送料|輸送費/,
    'freight and totals are reckoned by the port calculator',
  ],
  [
    /\b(old|previous|original|before|was|regular|market|msrp|new car) price\b|\bancien prix\b|\bmsrp\b|新車価格|支払総額|総額/,
    'not the price asked for the car',
  ],
  [
    /\b(tax|taxes|vat|tva|duty|fee|fees|deposit|recycle|recycling|commission|discount|rebate|remise|savings?)\b|税(?![込抜])|リサイクル|手数料|割引/,
    'not the price of the car',
  ],
  [/\b(mpg|consumption|economy|co2|emission|emissions|consommation|km l)\b|燃費/, 'consumption is not kept'],
  [
    /\b(auction|inspection|condition|overall|vehicle|interior|exterior|int|ext) (grade|score|point|points|rating|rank|evaluation)\b|\b(score|points?|rank|evaluation|auct grade)\b|評価点|評価|点数|採点|内装点|外装点|内装評価/,
    'an auction grade, for which there is no field yet',
  ],
  [
    /\b(interior|int|inside|interieure?|seat|trim|roof) (color|colour|couleur|trim)\b|\bcouleur interieure\b|\b(colou?r|couleur)\b.*\b(seats?|interior|inside|trim|roof|sieges?|toit)\b|\b(upholstery|sellerie)\b|内装色|内色|シート色/,
    'the colour inside is not kept',
  ],
  [
    /\b(power|hp|bhp|ps|kw|cv|torque|cylinders?|horsepower|puissance|chevaux)\b|馬力|出力|気筒/,
    'engine output is not kept',
  ],
  [
    /\b(weight|gvw|gvm|payload|kerb|curb|load|loading capacity|loading|poids|charge utile|tonnage|ton|tons)\b|重量|積載/,
    'weights are not kept',
  ],
  [/\b(wheelbase|wheel base|tread|clearance|turning|empattement)\b|ホイールベース|トレッド/, 'not kept'],
  [/\b(engine (no|number|serial)|numero moteur|motor no)\b|エンジン番号/, 'the number of the engine is not kept'],
  [
    /\b(remark|remarks|note|notes|comment|comments|memo|options?|features?|accessories|equipment|equipments|remarques|commentaires?|equipements?|others?|other information|description)\b|備考|コメント|装備|オプション|特記|メモ/,
    'free text is not kept',
  ],
  [
    /\b(status|availability|available|state|statut|etat|sold)\b|状態|ステータス|在庫状況/,
    'every car comes in as a draft',
  ],
  [
    /\b(repair|repaired|accident|damage|damaged|history|owners?|keys|service|warranty|repairs|sinistre)\b|修復|事故|車歴|ワンオーナー|保証|記録簿/,
    'the history of the car is not kept',
  ],
  [/\b(shaken|inspection|mot|valid until|expiry|controle technique)\b|車検/, 'the expiry of an inspection is not kept'],
  [
    /\b(seller|dealer|supplier|vendor|agent|contact|phone|email|tel|buyer|vendeur|telephone)\b|業者|店舗|電話|担当|出品店/,
    'not of the car',
  ],
  [
    /\b(plate|plate no|number plate|license plate|licence|license|reg no|registration no|registration number|immatriculation|no immatriculation)\b|ナンバー|登録番号/,
    'the plate is not kept',
  ],
  [
    /\b(created|updated|modified|posted|added|published|arrival|eta|etd|auction date|entry date|date added|datetime|timestamp|date ajout)\b|日時|更新|開催日|掲載/,
    'a date of the list, not of the car',
  ],
  [
    /\b(auction house|auction name|auction|venue|hall|start price|starting price|sold price|end price|bid|cost|cost price|purchase price|buying price)\b|仕入|原価|会場|オークション|落札|スタート/,
    'of the purchase, not of the car for sale',
  ],
  [
    /\b(interior|inside|cargo|room|bed) (dimensions?|size|length|width|height)\b|\bdimensions? (interior|inside)\b|室内|荷台/,
    'dimensions inside are not kept',
  ],
  [/\b(quantity|qty|quantite|units)\b|数量|台数/, 'a row is one car'],
]
