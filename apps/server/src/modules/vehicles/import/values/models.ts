import { wordKey } from './text.ts'

/**
 * Models as their makers write them. A name that is not here keeps the dealer's spelling; the list gives 'CR-V' for
 * 'cr-v', finds the model in 'TOYOTA LAND CRUISER PRADO TX', and the maker of a model that has only one.
 */
const MODELS: Record<string, string> = {
  Toyota:
    '4Runner|86|Allex|Allion|Alphard|Alphard G|Alphard V|Altezza|Aqua|Aristo|Auris|Avalon|Avanza|Avensis|Aygo|bB|Belta|Blade|Blizzard|Brevis|C-HR|Caldina|Cami|Camry|Carina|Carina E|Carina ED|Cavalier|Celica|Celsior|Century|Chaser|Coaster|Comfort|Corolla|Corolla Axio|Corolla Ceres|Corolla Cross|Corolla Fielder|Corolla II|Corolla Levin|Corolla Rumion|Corolla Runx|Corolla Sedan|Corolla Spacio|Corolla Sport|Corolla Touring|Corolla Touring Wagon|Corolla Wagon|Corona|Corona Premio|Corsa|Cresta|Crown|Crown Athlete|Crown Comfort|Crown Estate|Crown Hybrid|Crown Majesta|Crown Royal|Curren|Cynos|Duet|Dyna|Echo|Esquire|Estima|Estima Hybrid|Estima L|Estima T|Etios|FJ Cruiser|Fortuner|Funcargo|GR Yaris|GR86|GT86|Gaia|Grand Hiace|Granvia|Harrier|Harrier Hybrid|Hiace|Hiace Commuter|Hiace Regius|Hiace Truck|Hiace Van|Hiace Wagon|Highlander|Hilux|Hilux Pick Up|Hilux Revo|Hilux Surf|Hilux Vigo|Innova|Ipsum|iQ|Isis|ist|Kluger|Kluger V|Land Cruiser|Land Cruiser 70|Land Cruiser 80|Land Cruiser 100|Land Cruiser 200|Land Cruiser 300|Land Cruiser Cygnus|Land Cruiser Prado|LiteAce|LiteAce Noah|LiteAce Truck|LiteAce Van|Mark II|Mark II Blit|Mark II Qualis|Mark X|Mark X Zio|MasterAce Surf|Matrix|MEGA Cruiser|MIRAI|MR-S|MR2|Nadia|Noah|Opa|Origin|Passo|Passo Sette|Pixis Epoch|Pixis Joy|Pixis Mega|Pixis Space|Pixis Truck|Pixis Van|Platz|Porte|Premio|Previa|Prius|Prius Alpha|Prius C|Prius PHV|Prius V|Proace|Proace Verso|Probox|Probox Van|Probox Wagon|Progres|Pronard|QuickDelivery|Ractis|Raize|Raum|RAV4|RAV4 J|RAV4 L|Regius|Regius Wagon|RegiusAce|RegiusAce Van|Roomy|Rumion|Rush|SAI|Scepter|Sequoia|Sera|Sienna|Sienta|Soarer|Spade|Sparky|Sprinter|Sprinter Carib|Sprinter Marino|Sprinter Trueno|Starlet|Succeed|Succeed Van|Succeed Wagon|Supra|Tacoma|Tank|Tercel|TownAce|TownAce Noah|TownAce Truck|TownAce Van|ToyoAce|Tundra|Urban Cruiser|Vanguard|Vellfire|Venza|Verossa|Verso|Verso-S|Vios|Vista|Vista Ardeo|Vitz|Voltz|Voxy|WiLL Cypha|WiLL Vi|WiLL VS|Windom|Wish|Yaris|Yaris Cross|Yaris Verso|bZ4X',
  Lexus:
    'CT|CT200h|ES|ES300h|ES350|GS|GS300|GS350|GS430|GS450h|GX|GX460|GX470|HS|HS250h|IS|IS F|IS250|IS300h|IS350|LBX|LC|LC500|LM|LS|LS430|LS460|LS500h|LS600h|LX|LX470|LX570|LX600|NX|NX200t|NX300h|RC|RC F|RC300h|RX|RX270|RX300|RX350|RX450h|SC|SC430|UX|UX200|UX250h',
  Nissan:
    "180SX|350Z|370Z|AD|AD Expert|AD Van|Almera|Altima|Ariya|Armada|Atlas|Avenir|Bassara|Be-1|Bluebird|Bluebird Sylphy|Caravan|Caravan Coach|Cedric|Cefiro|Cima|Civilian|Clipper|Clipper Rio|Clipper Truck|Clipper Van|Condor|Crew|Cube|Cube Cubic|Dayz|Dayz Roox|Dualis|Elgrand|Expert|Fairlady Z|Figaro|Frontier|Fuga|Fuga Hybrid|Gloria|Gloria Hardtop|GT-R|Hardbody|Homy|Juke|Kicks|Kix|Lafesta|Lafesta Highway Star|Largo|Latio|Laurel|Leaf|Leopard|Liberty|Livina|March|Maxima|Micra|Mistral|Moco|Murano|Navara|Note|Note Aura|NP200|NP300|NV100 Clipper|NV100 Clipper Rio|NV150 AD|NV200|NV200 Vanette|NV350 Caravan|Otti|Pao|Pathfinder|Patrol|Pino|Pixo|Prairie|Prairie Joy|Presage|Presea|President|Primera|Pulsar|Qashqai|R'nessa|Rasheen|Rogue|Roox|S-Cargo|Safari|Sakura|Sentra|Serena|Silvia|Skyline|Skyline Coupe|Skyline Crossover|Skyline GT-R|Stagea|Sunny|Sylphy|Teana|Terrano|Tiida|Tiida Latio|Tino|Titan|Tsuru|Urvan|Vanette|Vanette Truck|Vanette Van|Versa|Wingroad|X-Trail|Xterra",
  Honda:
    "Accord|Accord Hybrid|Accord Tourer|Accord Wagon|Acty|Acty Truck|Acty Van|Airwave|Amaze|Ascot|Avancier|Ballade|Beat|Brio|BR-V|Capa|City|Civic|Civic Ferio|Civic Hybrid|Civic Type R|Concerto|CR-V|CR-X|CR-Z|Crossroad|Crosstour|Domani|e|Edix|Element|Elysion|Elysion Prestige|Fit|Fit Aria|Fit Hybrid|Fit Shuttle|Fit Shuttle Hybrid|Freed|Freed Hybrid|Freed Spike|Freed+|FR-V|Grace|HR-V|Insight|Insight Exclusive|Inspire|Integra|Jade|Jazz|Lagreat|Legend|Life|Life Dunk|Logo|MDX|Mobilio|Mobilio Spike|N-BOX|N-BOX Custom|N-BOX Slash|N-BOX+|N-ONE|N-VAN|N-WGN|NSX|Odyssey|Orthia|Partner|Passport|Pilot|Prelude|Rafaga|Ridgeline|S-MX|S2000|S660|Saber|Shuttle|Spike|Step WGN|Step WGN Spada|Stream|That's|Today|Torneo|Vamos|Vamos Hobio|Vezel|Vigor|WR-V|Z|Zest|ZR-V",
  Mazda:
    '2|3|5|6|Atenza|Atenza Sedan|Atenza Sport|Atenza Sport Wagon|Atenza Wagon|Axela|Axela Hybrid|Axela Sport|AZ-1|AZ-Offroad|AZ-Wagon|Biante|Bongo|Bongo Brawny|Bongo Brawny Truck|Bongo Brawny Van|Bongo Friendee|Bongo Truck|Bongo Van|BT-50|Capella|Capella Wagon|Carol|Carol Eco|Cronos|CX-3|CX-30|CX-5|CX-50|CX-60|CX-7|CX-8|CX-80|CX-9|CX-90|Demio|Eunos 500|Familia|Familia S-Wagon|Familia Van|Flair|Flair Crossover|Flair Wagon|Lantis|Laputa|Levante|Luce|MAZDA2|MAZDA3|MAZDA5|MAZDA6|Millenia|MPV|MX-30|MX-5|MX-6|Premacy|Proceed|Proceed Levante|Roadster|RX-7|RX-8|Scrum|Scrum Truck|Scrum Van|Scrum Wagon|Sentia|Spiano|Titan|Titan Dash|Tribute|Verisa',
  Mitsubishi:
    '3000GT|Airtrek|ASX|Attrage|Bravo|Canter|Canter Guts|Carisma|Challenger|Chariot|Chariot Grandis|Colt|Colt Plus|Debonair|Delica|Delica Cargo|Delica D:2|Delica D:3|Delica D:5|Delica Space Gear|Delica Star Wagon|Delica Truck|Delica Van|Diamante|Dingo|Dion|Eclipse|Eclipse Cross|eK Active|eK Custom|eK Space|eK Sport|eK Wagon|eK X|Emeraude|Endeavor|Fighter|FTO|Galant|Galant Fortis|Galant Fortis Sportback|Grandis|GTO|i|i-MiEV|Jeep|L200|L300|Lancer|Lancer Cargo|Lancer Cedia|Lancer Evolution|Lancer Wagon|Legnum|Libero|Magna|Minica|Minica Toppo|Minicab|Minicab MiEV|Minicab Truck|Minicab Van|Mirage|Mirage Dingo|Montero|Outlander|Outlander PHEV|Pajero|Pajero iO|Pajero Junior|Pajero Mini|Pajero Sport|Proudia|RVR|Shogun|Sigma|Space Star|Space Wagon|Strada|Toppo|Toppo BJ|Town Box|Triton|Xpander',
  Subaru:
    'Alcyone|Ascent|Baja|BRZ|Chiffon|Crosstrek|Dex|Dias Wagon|Domingo|Exiga|Exiga Crossover 7|Forester|Impreza|Impreza Anesis|Impreza G4|Impreza Hybrid|Impreza Sport|Impreza Sportswagon|Impreza WRX|Impreza XV|Justy|Lancaster|Legacy|Legacy B4|Legacy Lancaster|Legacy Outback|Legacy Touring Wagon|Leone|Levorg|Lucra|Outback|Pleo|Pleo Custom|Pleo Plus|R1|R2|Rex|Sambar|Sambar Truck|Sambar Van|Stella|Stella Custom|SVX|Traviq|Trezia|Tribeca|Vivio|WRX|WRX S4|WRX STI|XV|XV Hybrid',
  Suzuki:
    'Aerio|Aerio Sedan|Alto|Alto Eco|Alto Lapin|Alto Works|APV|Baleno|Cappuccino|Cara|Carry|Carry Truck|Carry Van|Celerio|Cervo|Chevrolet Cruze|Chevrolet MW|Ciaz|Cultus|Cultus Crescent|Cultus Wagon|Ertiga|Escudo|Esteem|Every|Every Landy|Every Wagon|Fronx|Grand Escudo|Grand Vitara|Hustler|Ignis|Jimny|Jimny L|Jimny Sierra|Jimny Wide|Kei|Kei Works|Kizashi|Landy|Lapin|Liana|MR Wagon|Palette|Palette SW|Samurai|Sidekick|Solio|Solio Bandit|Spacia|Spacia Custom|Splash|Swift|Swift Sport|SX4|SX4 S-Cross|SX4 Sedan|S-Cross|Twin|Vitara|Wagon R|Wagon R Plus|Wagon R RR|Wagon R Solio|Wagon R Stingray|Wagon R Wide|X-90|Xbee|XL-7',
  Daihatsu:
    'Altis|Applause|Atrai|Atrai Wagon|Be-go|Boon|Boon Luminas|Cast|Charade|Charmant|Coo|Copen|Cuore|Delta|Delta Van|Esse|Feroza|Gran Max|Hijet|Hijet Caddie|Hijet Cargo|Hijet Truck|Hijet Van|Leeza|Materia|Max|Mebius|Midget|Midget II|Mira|Mira Avy|Mira Cocoa|Mira Custom|Mira e:S|Mira Gino|Mira Tocot|Move|Move Canbus|Move Conte|Move Custom|Move Latte|Naked|Opti|Pyzar|Rocky|Rugger|Sirion|Sonica|Storia|Taft|Tanto|Tanto Custom|Tanto Exe|Terios|Terios Kid|Terios Lucia|Thor|Trevis|Wake|YRV',
  Isuzu:
    'Aska|Bighorn|Como|D-Max|Elf|Elf Truck|Elf Van|Fargo|Filly|Forward|Gemini|Giga|Journey|KB|MU|MU-X|Mysterious Utility Wizard|N-Series|Piazza|Rodeo|Trooper|VehiCROSS|Wizard',
  Hino: 'Dutro|Liesse|Liesse II|Melpha|Poncho|Profia|Rainbow|Ranger|Selega|300|500|700',
  'Mitsubishi Fuso': 'Aero Midi|Canter|Canter Guts|Fighter|Rosa|Super Great',
  'UD Trucks': 'Big Thumb|Condor|Quon',
  Mitsuoka: 'Galue|Galue Classic|Himiko|Le-Seyde|Like|Nouera|Orochi|Ray|Ryugi|Viewt',
  Infiniti: 'EX35|FX35|FX37|FX50|G25|G35|G37|M35|M37|Q30|Q50|Q60|Q70|QX50|QX56|QX60|QX70|QX80',
  Datsun: 'Go|Go+|redi-GO',
  'Mercedes-Benz':
    '190|A-Class|Actros|AMG GT|Atego|Axor|B-Class|C-Class|CL-Class|CLA-Class|CLC-Class|CLK|CLK-Class|CLS-Class|E-Class|EQA|EQB|EQC|EQE|EQS|EQV|G-Class|GL-Class|GLA-Class|GLB-Class|GLC-Class|GLC Coupe|GLE-Class|GLE Coupe|GLK-Class|GLS-Class|M-Class|ML-Class|Marco Polo|Metris|R-Class|S-Class|SL-Class|SLC-Class|SLK|SLK-Class|SLR McLaren|SLS AMG|Sprinter|Unimog|V-Class|Vaneo|Vario|Viano|Vito|X-Class',
  BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series|1 Series M Coupe|2 Series Active Tourer|2 Series Gran Tourer|3 Series Gran Turismo|i3|i4|i5|i7|i8|iX|iX1|iX3|M2|M3|M4|M5|M6|M8|Mini|Mini Cooper|X1|X2|X3|X4|X5|X6|X7|XM|Z1|Z3|Z4|Z8',
  MINI: 'Cabrio|Clubman|Cooper|Cooper S|Convertible|Countryman|Coupe|Crossover|Hatch|John Cooper Works|One|Paceman|Roadster',
  Audi: '80|90|100|A1|A1 Sportback|A2|A3|A3 Sportback|A4|A4 Allroad Quattro|A4 Avant|A5|A5 Sportback|A6|A6 Allroad Quattro|A6 Avant|A7|A7 Sportback|A8|Allroad Quattro|Cabriolet|e-tron|e-tron GT|Q2|Q3|Q4 e-tron|Q5|Q7|Q8|Q8 e-tron|R8|RS3|RS4|RS5|RS6|RS7|RS Q3|RS Q8|S1|S3|S4|S5|S6|S7|S8|SQ5|SQ7|SQ8|TT|TTS|TT RS',
  Volkswagen:
    'Amarok|Arteon|Atlas|Beetle|Bora|Caddy|Caddy Life|Caddy Maxi|Caddy Maxi Life|California|Caravelle|CC|Corrado|Crafter|Cross Polo|Eos|Fox|Golf|Golf Alltrack|Golf Cabriolet|Golf Plus|Golf SV|Golf Touran|Golf Variant|Golf Wagon|ID.3|ID.4|ID.5|ID.7|ID. Buzz|Jetta|Kombi|Lupo|Multivan|New Beetle|New Beetle Cabriolet|Passat|Passat CC|Passat Variant|Phaeton|Polo|Polo Vivo|Scirocco|Sharan|Shuttle|T-Cross|T-Roc|Taigo|Tera|The Beetle|Tiguan|Tiguan Allspace|Touareg|Touran|Transporter|Type 2|up!|Vento|Virtus',
  Porsche: '718|718 Boxster|718 Cayman|911|918|928|944|968|Boxster|Carrera GT|Cayenne|Cayman|Macan|Panamera|Taycan',
  Opel: 'Adam|Agila|Ampera|Antara|Astra|Combo|Corsa|Crossland X|Frontera|Grandland X|Insignia|Kadett|Karl|Meriva|Mokka|Mokka X|Movano|Omega|Signum|Speedster|Tigra|Vectra|Vita|Vivaro|Zafira',
  Vauxhall:
    'Adam|Agila|Ampera|Antara|Astra|Cascada|Combo Life|Corsa|Crossland X|Grandland X|GTC|Insignia|Meriva|Mokka|Mokka X|Signum|Tigra|Vectra|Viva|Vivaro|VXR8|Zafira|Zafira Tourer',
  Smart: 'Crossblade|Cabrio|Coupe|K|Forfour|Fortwo|Fortwo Cabrio|Roadster',
  Ford: 'B-MAX|Bronco|C-MAX|Crown Victoria|EcoSport|Edge|Escape|Escort|Everest|Expedition|Explorer|Explorer Sport Trac|F-150|F-250|F-350|Falcon|Festiva|Fiesta|Figo|Flex|Focus|Focus C-MAX|Fusion|Galaxy|Grand C-MAX|Grand Tourneo Connect|GT|Ikon|Ixion|Ka|Ka+|Kuga|Laser|Maverick|Mondeo|Mustang|Mustang Mach-E|Puma|Ranger|S-MAX|Sierra|Streetka|Taurus|Telstar|Territory|Thunderbird|Tourneo Connect|Tourneo Custom|Transit|Transit Connect|Transit Custom|Transit Tourneo',
  Chevrolet:
    'Astro|Avalanche|Aveo|Blazer|Camaro|Captiva|Colorado|Corvette|Cruze|Equinox|Express|HHR|Impala|Lacetti|Malibu|Matiz|MW|Optra|Orlando|S10|Silverado|Sonic|Spark|Suburban|Tahoe|Tracker|Trailblazer|Traverse|Trax|Volt',
  GMC: 'Acadia|Canyon|Envoy|Savana|Sierra|Terrain|Yukon',
  Cadillac: 'ATS|BLS|CT4|CT5|CT6|CTS|DeVille|DTS|Escalade|Seville|SRX|STS|XLR|XT4|XT5|XT6',
  Chrysler: '300|300C|300M|Crossfire|Grand Voyager|Neon|Pacifica|PT Cruiser|Sebring|Town & Country|Voyager|Ypsilon',
  Dodge: 'Avenger|Caliber|Challenger|Charger|Dakota|Durango|Grand Caravan|Journey|Magnum|Nitro|Ram|Viper',
  Jeep: 'Avenger|Cherokee|Commander|Compass|Gladiator|Grand Cherokee|Liberty|Patriot|Renegade|Wrangler|Wrangler Unlimited',
  Lincoln: 'Aviator|Continental|Corsair|LS|MKC|MKT|MKX|MKZ|Nautilus|Navigator|Town Car',
  Hummer: 'H1|H2|H3',
  Tesla: 'Cybertruck|Model 3|Model S|Model X|Model Y|Roadster',
  Volvo:
    '240|740|850|940|960|C30|C40|C70|EX30|EX90|FH|FM|S40|S60|S70|S80|S90|V40|V40 Cross Country|V50|V60|V60 Cross Country|V70|V90|V90 Cross Country|XC40|XC60|XC70|XC90',
  Renault:
    'Arkana|Avantime|Captur|Clio|Duster|Espace|Fluence|Kadjar|Kangoo|Kiger|Koleos|Kwid|Laguna|Logan|Lutecia|Master|Megane|Modus|Sandero|Scenic|Symbol|Talisman|Trafic|Twingo|Vel Satis|Wind|Zoe',
  Peugeot:
    '1007|106|107|108|2008|205|206|206 SW|207|207 CC|207 SW|208|3008|301|306|307|307 CC|307 SW|308|308 CC|308 SW|4007|4008|405|406|407|407 SW|5008|508|508 SW|605|607|806|807|Bipper|Boxer|Expert|Partner|RCZ|Rifter|Traveller',
  Citroen:
    'Berlingo|BX|C-Crosser|C-Elysee|C1|C2|C3|C3 Aircross|C3 Picasso|C3 Pluriel|C4|C4 Cactus|C4 Picasso|C5|C5 Aircross|C6|C8|DS3|DS4|DS5|Dispatch|Grand C4 Picasso|Jumper|Jumpy|Nemo|Saxo|SpaceTourer|Xantia|XM|Xsara|Xsara Picasso|ZX',
  Fiat: '124 Spider|126|127|128|500|500C|500L|500X|500e|Barchetta|Bravo|Doblo|Ducato|Fiorino|Freemont|Fullback|Grande Punto|Idea|Linea|Multipla|Palio|Panda|Punto|Qubo|Seicento|Siena|Stilo|Strada|Talento|Tipo|Uno',
  'Alfa Romeo':
    '145|146|147|155|156|156 Sportwagon|159|159 Sportwagon|164|166|4C|8C|Brera|Giulia|Giulietta|GT|GTV|MiTo|Spider|Stelvio|Tonale',
  Jaguar: 'Daimler|E-Pace|E-Type|F-Pace|F-Type|I-Pace|S-Type|Sovereign|X-Type|XE|XF|XJ|XJ6|XJ8|XJR|XJS|XK|XK8|XKR',
  'Land Rover':
    'Defender|Defender 90|Defender 110|Discovery|Discovery 3|Discovery 4|Discovery Sport|Freelander|Freelander 2|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar',
  MG: '3|4|5|6|HS|MGF|TF|ZR|ZS|ZT',
  Hyundai:
    'Accent|Amica|Atos|Azera|Bayon|Coupe|Creta|Elantra|Equus|Galloper|Genesis|Getz|Grand i10|Grandeur|H-1|H100|i10|i20|i30|i40|i800|Ioniq|Ioniq 5|Ioniq 6|ix20|ix35|Kona|Matrix|Nexo|Palisade|Porter|Santa Fe|Sonata|Staria|Starex|Terracan|Tiburon|Trajet|Tucson|Veloster|Venue|Veracruz|Verna|XG',
  Kia: 'Besta|Bongo|Cadenza|Carens|Carnival|Ceed|Cerato|EV6|EV9|Forte|K2700|K5|K7|K9|Magentis|Mohave|Morning|Niro|Opirus|Optima|Picanto|Pregio|Pride|ProCeed|Ray|Rio|Sedona|Seltos|Sephia|Shuma|Sonet|Sorento|Soul|Spectra|Sportage|Stinger|Stonic|Telluride|Venga|Visto|X-Trek|XCeed',
  SsangYong: 'Actyon|Chairman|Istana|Korando|Kyron|Musso|Rexton|Rodius|Tivoli|Torres|XLV',
  Skoda:
    'Citigo|Enyaq|Fabia|Favorit|Felicia|Kamiq|Karoq|Kodiaq|Kushaq|Octavia|Rapid|Roomster|Scala|Superb|Yeti|Yeti Outdoor',
  SEAT: 'Alhambra|Altea|Arona|Arosa|Ateca|Cordoba|Exeo|Ibiza|Leon|Mii|Tarraco|Toledo',
  Dacia: 'Dokker|Duster|Jogger|Lodgy|Logan|Sandero|Spring',
  Tata: 'Ace|Indica|Nano|Nexon|Safari|Xenon',
  Mahindra: 'Bolero|Scorpio|Thar|XUV500|XUV700',
  BYD: 'Atto 3|Dolphin|Han|Seal|Song|Tang',
  Haval: 'Dargo|H2|H6|H9|Jolion',
  Ferrari:
    '296 GTB|328|348|360|430|456|458|488|550|575M|599|612|812|California|Enzo|F12berlinetta|F355|F8 Tributo|FF|GTC4Lusso|LaFerrari|Portofino|Purosangue|Roma|SF90|Testarossa',
  Lamborghini: 'Aventador|Countach|Diablo|Gallardo|Huracan|Murcielago|Urus',
  Maserati: 'Coupe|Ghibli|GranCabrio|GranTurismo|Grecale|Levante|MC20|Quattroporte|Spyder',
}

/** Katakana and kanji names of the models that Japanese lists hold most. */
const JAPANESE_MODELS =
  'アクア=Aqua|アリオン=Allion|アルファード=Alphard|アルテッツァ=Altezza|アリスト=Aristo|イスト=ist|イプサム=Ipsum|アイシス=Isis|ヴィッツ=Vitz|ビッツ=Vitz|ヴェルファイア=Vellfire|ベルファイア=Vellfire|ヴォクシー=Voxy|ボクシー=Voxy|ウィッシュ=Wish|エスティマ=Estima|エスクァイア=Esquire|カムリ=Camry|カリーナ=Carina|カローラ=Corolla|カローラアクシオ=Corolla Axio|カローラフィールダー=Corolla Fielder|カローラルミオン=Corolla Rumion|カローラランクス=Corolla Runx|カローラスパシオ=Corolla Spacio|クラウン=Crown|クラウンアスリート=Crown Athlete|クラウンロイヤル=Crown Royal|クラウンマジェスタ=Crown Majesta|クルーガー=Kluger|コースター=Coaster|サクシード=Succeed|シエンタ=Sienta|スペイド=Spade|セルシオ=Celsior|ソアラ=Soarer|タウンエース=TownAce|ダイナ=Dyna|チェイサー=Chaser|トヨエース=ToyoAce|ノア=Noah|ハイエース=Hiace|ハイエースバン=Hiace Van|レジアスエース=RegiusAce|ハイラックス=Hilux|ハイラックスサーフ=Hilux Surf|パッソ=Passo|ハリアー=Harrier|ファンカーゴ=Funcargo|プラッツ=Platz|プリウス=Prius|プリウスα=Prius Alpha|プリウスアルファ=Prius Alpha|プレミオ=Premio|プロボックス=Probox|プロボックスバン=Probox Van|ベルタ=Belta|ポルテ=Porte|マークx=Mark X|マークii=Mark II|マーク2=Mark II|ヤリス=Yaris|ヤリスクロス=Yaris Cross|ライズ=Raize|ラウム=Raum|ラクティス=Ractis|ランドクルーザー=Land Cruiser|ランドクルーザープラド=Land Cruiser Prado|プラド=Land Cruiser Prado|ランクル=Land Cruiser|ルーミー=Roomy|タンク=Tank|ライトエース=LiteAce|スープラ=Supra|セリカ=Celica|センチュリー=Century|ウィンダム=Windom|ガイア=Gaia|ナディア=Nadia|ヴァンガード=Vanguard|オーリス=Auris|ブレイド=Blade|アベンシス=Avensis|カルディナ=Caldina|ピクシススペース=Pixis Space|' +
  'ウイングロード=Wingroad|エクストレイル=X-Trail|エルグランド=Elgrand|オッティ=Otti|キャラバン=Caravan|キューブ=Cube|クリッパー=Clipper|サニー=Sunny|シーマ=Cima|シルビア=Silvia|シルフィ=Sylphy|ジューク=Juke|スカイライン=Skyline|ステージア=Stagea|セドリック=Cedric|セレナ=Serena|ティアナ=Teana|ティーダ=Tiida|デイズ=Dayz|デュアリス=Dualis|ノート=Note|バネット=Vanette|フーガ=Fuga|フェアレディz=Fairlady Z|ブルーバードシルフィ=Bluebird Sylphy|マーチ=March|ムラーノ=Murano|モコ=Moco|ラフェスタ=Lafesta|リーフ=Leaf|ルークス=Roox|ローレル=Laurel|アトラス=Atlas|サファリ=Safari|プレサージュ=Presage|グロリア=Gloria|シビリアン=Civilian|adバン=AD Van|' +
  'アクティ=Acty|アコード=Accord|インサイト=Insight|インスパイア=Inspire|インテグラ=Integra|ヴェゼル=Vezel|ベゼル=Vezel|エアウェイブ=Airwave|エリシオン=Elysion|オデッセイ=Odyssey|グレイス=Grace|シビック=Civic|シャトル=Shuttle|ジェイド=Jade|ステップワゴン=Step WGN|ストリーム=Stream|ゼスト=Zest|バモス=Vamos|フィット=Fit|フィットシャトル=Fit Shuttle|フリード=Freed|フリードスパイク=Freed Spike|モビリオ=Mobilio|ライフ=Life|レジェンド=Legend|nボックス=N-BOX|nワゴン=N-WGN|' +
  'アクセラ=Axela|アクセラスポーツ=Axela Sport|アテンザ=Atenza|キャロル=Carol|タイタン=Titan|デミオ=Demio|ファミリア=Familia|プレマシー=Premacy|ベリーサ=Verisa|ボンゴ=Bongo|ロードスター=Roadster|ビアンテ=Biante|スクラム=Scrum|フレア=Flair|トリビュート=Tribute|' +
  'アウトランダー=Outlander|ekワゴン=eK Wagon|キャンター=Canter|ギャランフォルティス=Galant Fortis|コルト=Colt|デリカ=Delica|デリカd5=Delica D:5|トッポ=Toppo|パジェロ=Pajero|パジェロミニ=Pajero Mini|ミニカ=Minica|ミニキャブ=Minicab|ミニキャブトラック=Minicab Truck|ミラージュ=Mirage|ランサー=Lancer|ランサーエボリューション=Lancer Evolution|タウンボックス=Town Box|' +
  'インプレッサ=Impreza|エクシーガ=Exiga|サンバー=Sambar|サンバートラック=Sambar Truck|ステラ=Stella|フォレスター=Forester|プレオ=Pleo|レガシィ=Legacy|レガシー=Legacy|レガシィツーリングワゴン=Legacy Touring Wagon|レガシィb4=Legacy B4|レヴォーグ=Levorg|アウトバック=Outback|ルクラ=Lucra|' +
  'アルト=Alto|エスクード=Escudo|エブリイ=Every|エブリィ=Every|エブリー=Every|エブリイワゴン=Every Wagon|キャリイ=Carry|キャリー=Carry|キャリイトラック=Carry Truck|ジムニー=Jimny|スイフト=Swift|スペーシア=Spacia|ソリオ=Solio|ハスラー=Hustler|パレット=Palette|ラパン=Lapin|アルトラパン=Alto Lapin|ワゴンr=Wagon R|mrワゴン=MR Wagon|セルボ=Cervo|ランディ=Landy|' +
  'アトレー=Atrai|アトレーワゴン=Atrai Wagon|エッセ=Esse|コペン=Copen|タント=Tanto|タントカスタム=Tanto Custom|テリオス=Terios|テリオスキッド=Terios Kid|ハイゼット=Hijet|ハイゼットトラック=Hijet Truck|ハイゼットカーゴ=Hijet Cargo|ブーン=Boon|ミラ=Mira|ミライース=Mira e:S|ムーヴ=Move|ムーブ=Move|ムーヴカスタム=Move Custom|ウェイク=Wake|キャスト=Cast|タフト=Taft|ロッキー=Rocky|トール=Thor|' +
  'エルフ=Elf|フォワード=Forward|ビッグホーン=Bighorn|ミュー=MU|デュトロ=Dutro|プロフィア=Profia|ファイター=Fighter|クオン=Quon|コンドル=Condor|リエッセ=Liesse|レインボー=Rainbow'

const SPELLINGS = new Map<string, Map<string, string>>()
const ANY = new Map<string, string>()
const MAKERS_OF = new Map<string, Set<string>>()
for (const [brand, models] of Object.entries(MODELS)) {
  const known = new Map<string, string>()
  for (const model of models.split('|')) {
    const key = wordKey(model)
    known.set(key, model)
    if (!ANY.has(key)) ANY.set(key, model)
    MAKERS_OF.set(key, (MAKERS_OF.get(key) ?? new Set()).add(brand))
  }
  SPELLINGS.set(brand, known)
}
/** Models as Japanese lists write them, with the name that each means. */
export const japaneseModels = (): [writing: string, model: string][] =>
  JAPANESE_MODELS.split('|').map((pair) => {
    const [written = '', model = ''] = pair.split('=')
    return [written, model]
  })
const JAPANESE = new Map(japaneseModels().map(([written, model]) => [wordKey(written), model]))

/** The maker's own spelling of a model, or null where the model is not one we know of that maker. */
export const modelOf = (brand: string, text: string): string | null => {
  const key = wordKey(text)
  return JAPANESE.get(key) ?? SPELLINGS.get(brand)?.get(key) ?? null
}

/** The same, whoever makes it. */
export const modelOfAny = (text: string): string | null => JAPANESE.get(wordKey(text)) ?? ANY.get(wordKey(text)) ?? null

/** The one maker of this model; null where none or several are known. */
export const onlyMakerOf = (model: string): string | null => {
  const makers = MAKERS_OF.get(wordKey(JAPANESE.get(wordKey(model)) ?? model))
  if (makers?.size !== 1) return null
  const [maker = null] = makers
  return maker
}

/** The longest known model of the maker that a text begins with, and what follows it. */
export const splitModel = (brand: string, text: string): { model: string; rest: string } | null => {
  const words = text.split(' ')
  for (let count = Math.min(5, words.length); count > 0; count--) {
    const model = modelOf(brand, words.slice(0, count).join(' '))
    if (model !== null) return { model, rest: words.slice(count).join(' ') }
  }
  return null
}
