import type { Locale } from '@minato/contract/enumerations'

/** The time zone of most inhabitants, by country code: region, then town. */
const TOWNS = {
  Africa: `
    AO Luanda BF Ouagadougou BI Bujumbura BJ Porto-Novo BW Gaborone CD Kinshasa CF Bangui CG Brazzaville CI Abidjan
    CM Douala DJ Djibouti DZ Algiers EG Cairo EH El_Aaiun ER Asmara ET Addis_Ababa GA Libreville GH Accra GM Banjul
    GN Conakry GQ Malabo GW Bissau KE Nairobi LR Monrovia LS Maseru LY Tripoli MA Casablanca ML Bamako MR Nouakchott
    MW Blantyre MZ Maputo NA Windhoek NE Niamey NG Lagos RW Kigali SD Khartoum SL Freetown SN Dakar SO Mogadishu
    SS Juba ST Sao_Tome SZ Mbabane TD Ndjamena TG Lome TN Tunis TZ Dar_es_Salaam UG Kampala ZA Johannesburg ZM Lusaka
    ZW Harare`,
  America: `
    AG Antigua AI Anguilla AR Argentina/Buenos_Aires AW Aruba BB Barbados BL St_Barthelemy BO La_Paz BQ Kralendijk
    BR Sao_Paulo BS Nassau BZ Belize CA Toronto CL Santiago CO Bogota CR Costa_Rica CU Havana CW Curacao DM Dominica
    DO Santo_Domingo EC Guayaquil GD Grenada GF Cayenne GL Nuuk GP Guadeloupe GT Guatemala GY Guyana HN Tegucigalpa
    HT Port-au-Prince JM Jamaica KN St_Kitts KY Cayman LC St_Lucia MF Marigot MQ Martinique MS Montserrat
    MX Mexico_City NI Managua PA Panama PE Lima PM Miquelon PR Puerto_Rico PY Asuncion SR Paramaribo SV El_Salvador
    SX Lower_Princes TC Grand_Turk TT Port_of_Spain US New_York UY Montevideo VC St_Vincent VE Caracas VG Tortola
    VI St_Thomas`,
  Arctic: `
    SJ Longyearbyen`,
  Asia: `
    AE Dubai AF Kabul AM Yerevan AZ Baku BD Dhaka BH Bahrain BN Brunei BT Thimphu CN Shanghai CY Nicosia GE Tbilisi
    HK Hong_Kong ID Jakarta IL Jerusalem IN Kolkata IQ Baghdad IR Tehran JO Amman JP Tokyo KG Bishkek KH Phnom_Penh
    KP Pyongyang KR Seoul KW Kuwait KZ Almaty LA Vientiane LB Beirut LK Colombo MM Yangon MN Ulaanbaatar MO Macau
    MY Kuala_Lumpur NP Kathmandu OM Muscat PH Manila PK Karachi PS Hebron QA Qatar SA Riyadh SG Singapore SY Damascus
    TH Bangkok TJ Dushanbe TL Dili TM Ashgabat TW Taipei UZ Tashkent VN Ho_Chi_Minh YE Aden`,
  Atlantic: `
    BM Bermuda CV Cape_Verde FK Stanley FO Faroe GS South_Georgia IS Reykjavik SH St_Helena`,
  Australia: `
    AU Sydney`,
  Europe: `
    AD Andorra AL Tirane AT Vienna AX Mariehamn BA Sarajevo BE Brussels BG Sofia BY Minsk CH Zurich CZ Prague
    DE Berlin DK Copenhagen EE Tallinn ES Madrid FI Helsinki FR Paris GB London GG Guernsey GI Gibraltar GR Athens
    HR Zagreb HU Budapest IE Dublin IM Isle_of_Man IT Rome JE Jersey LI Vaduz LT Vilnius LU Luxembourg LV Riga
    MC Monaco MD Chisinau ME Podgorica MK Skopje MT Malta NL Amsterdam NO Oslo PL Warsaw PT Lisbon RO Bucharest
    RS Belgrade RU Moscow SE Stockholm SI Ljubljana SK Bratislava SM San_Marino TR Istanbul UA Kyiv VA Vatican
    XK Belgrade`,
  Indian: `
    CC Cocos CX Christmas IO Chagos KM Comoro MG Antananarivo MU Mauritius MV Maldives RE Reunion SC Mahe TF Kerguelen
    YT Mayotte`,
  Pacific: `
    AS Pago_Pago CK Rarotonga FJ Fiji FM Pohnpei GU Guam KI Tarawa MH Majuro MP Saipan NC Noumea NF Norfolk NR Nauru
    NU Niue NZ Auckland PF Tahiti PG Port_Moresby PN Pitcairn PW Palau SB Guadalcanal TK Fakaofo TO Tongatapu
    TV Funafuti VU Efate WF Wallis WS Apia`,
}

const ZONES = new Map(
  Object.entries(TOWNS).flatMap(([part, towns]) =>
    [...towns.matchAll(/([A-Z]{2}) (\S+)/g)].map(
      ([, country = '', town = '']) => [country, `${part}/${town}`] as const,
    ),
  ),
)

/** 'Africa/Nairobi' for 'KE'; UTC for an unknown or uninhabited country. */
export const zoneOf = (country: string | null): string => ZONES.get(country ?? '') ?? 'UTC'

/** Town names that differ from their zone's name. */
const SPELT: Record<string, { en?: string; fr?: string }> = {
  Addis_Ababa: { fr: 'Addis-Abeba' },
  Algiers: { fr: 'Alger' },
  'Argentina/Buenos_Aires': { en: 'Buenos Aires', fr: 'Buenos Aires' },
  Ashgabat: { fr: 'Achgabat' },
  Asuncion: { en: 'Asunción' },
  Athens: { fr: 'Athènes' },
  Baghdad: { fr: 'Bagdad' },
  Bahrain: { fr: 'Bahreïn' },
  Baku: { fr: 'Bakou' },
  Barbados: { fr: 'La Barbade' },
  Beirut: { fr: 'Beyrouth' },
  Bishkek: { fr: 'Bichkek' },
  Bogota: { en: 'Bogotá' },
  Brussels: { fr: 'Bruxelles' },
  Bucharest: { fr: 'Bucarest' },
  Cairo: { fr: 'Le Caire' },
  Cape_Verde: { fr: 'Cap-Vert' },
  Cayman: { fr: 'Caïmans' },
  Comoro: { en: 'Comoros', fr: 'Comores' },
  Copenhagen: { fr: 'Copenhague' },
  Curacao: { en: 'Curaçao', fr: 'Curaçao' },
  Damascus: { fr: 'Damas' },
  Dhaka: { fr: 'Dacca' },
  Dominica: { fr: 'Dominique' },
  Dubai: { fr: 'Dubaï' },
  Dushanbe: { fr: 'Douchanbé' },
  El_Aaiun: { en: 'Laayoune', fr: 'Laâyoune' },
  El_Salvador: { fr: 'Salvador' },
  Fiji: { fr: 'Fidji' },
  Grenada: { fr: 'Grenade' },
  Havana: { fr: 'La Havane' },
  Hebron: { fr: 'Hébron' },
  Ho_Chi_Minh: { en: 'Ho Chi Minh City', fr: 'Hô-Chi-Minh-Ville' },
  Jamaica: { fr: 'Jamaïque' },
  Jerusalem: { fr: 'Jérusalem' },
  Juba: { fr: 'Djouba' },
  Kabul: { fr: 'Kaboul' },
  Kathmandu: { fr: 'Katmandou' },
  Kuwait: { fr: 'Koweït' },
  Kyiv: { fr: 'Kiev' },
  Lisbon: { fr: 'Lisbonne' },
  Lome: { en: 'Lomé', fr: 'Lomé' },
  London: { fr: 'Londres' },
  Malta: { fr: 'Malte' },
  Manila: { fr: 'Manille' },
  Mauritius: { fr: 'Maurice' },
  Mexico_City: { fr: 'Mexico' },
  Mogadishu: { fr: 'Mogadiscio' },
  Moscow: { fr: 'Moscou' },
  Muscat: { fr: 'Mascate' },
  Ndjamena: { en: 'N’Djamena', fr: 'N’Djaména' },
  Nicosia: { fr: 'Nicosie' },
  Noumea: { en: 'Nouméa', fr: 'Nouméa' },
  Port_of_Spain: { fr: 'Port-d’Espagne' },
  Puerto_Rico: { fr: 'Porto Rico' },
  Reunion: { en: 'Réunion', fr: 'La Réunion' },
  Riyadh: { fr: 'Riyad' },
  Santo_Domingo: { fr: 'Saint-Domingue' },
  Sao_Paulo: { en: 'São Paulo', fr: 'São Paulo' },
  Sao_Tome: { en: 'São Tomé', fr: 'São Tomé' },
  Seoul: { fr: 'Séoul' },
  Singapore: { fr: 'Singapour' },
  St_Lucia: { fr: 'Sainte-Lucie' },
  St_Vincent: { fr: 'Saint-Vincent' },
  Tashkent: { fr: 'Tachkent' },
  Tbilisi: { fr: 'Tbilissi' },
  Tehran: { fr: 'Téhéran' },
  Ulaanbaatar: { fr: 'Oulan-Bator' },
  Vienna: { fr: 'Vienne' },
  Warsaw: { fr: 'Varsovie' },
  Yangon: { fr: 'Rangoun' },
  Yerevan: { fr: 'Erevan' },
  Zurich: { en: 'Zürich' },
}

/** The town by which a zone's hour is named. */
export function townOf(zone: string, locale: Locale): string {
  const town = zone.slice(zone.indexOf('/') + 1)
  return SPELT[town]?.[locale] ?? town.replaceAll('_', ' ')
}
