import type { Locale } from '@minato/contract/enumerations'
import type { CheckedDocumentKind } from '@minato/contract/document-checks'

/** Labels of documents in both languages. */

interface Labels {
  title: Record<CheckedDocumentKind, string>
  draft: string
  number: string
  date: string
  validUntil: string
  payBy: string
  inquiry: string
  proforma: string
  page(at: number, of: number): string
  seller: string
  buyer: string
  consignee: string
  sameAsBuyer: string
  phone: string
  registration: string
  loading: string
  discharge: string
  destination: string
  terms: string
  car: string
  facts: Record<
    | 'maker'
    | 'model'
    | 'trim'
    | 'registered'
    | 'manufactured'
    | 'chassis'
    | 'hsCode'
    | 'engine'
    | 'fuel'
    | 'transmission'
    | 'drive'
    | 'steering'
    | 'color'
    | 'mileage'
    | 'seats'
    | 'doors'
    | 'volume'
    | 'size'
    | 'reference',
    string
  >
  description: string
  basis: string
  amount: string
  lines: Record<'FOB' | 'FREIGHT' | 'INSPECTION' | 'INSURANCE' | 'DISCOUNT', string>
  to(port: string): string
  since(day: string): string
  priceList(day: string): string
  ofCarAndFreight: string
  agreed: string
  total: string
  inWords: string
  bank: string
  bankFields: Record<'holder' | 'bank' | 'branch' | 'address' | 'swift' | 'account' | 'currency' | 'purpose', string>
  neverByMessage: string
  check: string
  checkHow(address: string): string
  conditions: string
  ship: Record<
    'company' | 'ship' | 'voyage' | 'billOfLading' | 'containers' | 'departs' | 'arrives' | 'net' | 'gross' | 'cfs',
    string
  >
  received: string
  receivedOn: string
  receivedInAll: string
  rest: string
  overpaid: string
  receivedFor(proforma: string | null, inquiry: string): string
  transliterated(inquiry: string): string
  issuedBy: string
}

export const LABELS: Record<Locale, Labels> = {
  en: {
    title: { PROFORMA: 'Proforma invoice', FINAL: 'Commercial invoice', RECEIPT: 'Receipt' },
    draft: 'DRAFT',
    number: 'Number',
    date: 'Date of issue',
    validUntil: 'Valid until',
    payBy: 'Pay by',
    inquiry: 'Inquiry',
    proforma: 'Proforma invoice',
    page: (at, of) => `Page ${at} of ${of}`,
    seller: 'Seller and exporter',
    buyer: 'Buyer',
    consignee: 'Consignee',
    sameAsBuyer: 'The buyer',
    phone: 'Tel.',
    registration: 'Registration no.',
    loading: 'Port of loading',
    discharge: 'Port of discharge',
    destination: 'Final destination',
    terms: 'Terms (Incoterms 2020)',
    car: 'Goods: one used motor vehicle',
    facts: {
      maker: 'Maker',
      model: 'Model',
      trim: 'Model code',
      registered: 'First registration',
      manufactured: 'Manufactured',
      chassis: 'Chassis no.',
      hsCode: 'HS code',
      engine: 'Engine',
      fuel: 'Fuel',
      transmission: 'Transmission',
      drive: 'Drive',
      steering: 'Steering wheel',
      color: 'Colour',
      mileage: 'Mileage',
      seats: 'Seats',
      doors: 'Doors',
      volume: 'Volume',
      size: 'L × W × H, cm',
      reference: 'Our reference',
    },
    description: 'Description',
    basis: 'Calculation',
    amount: 'Amount, USD',
    lines: {
      FOB: 'Vehicle, FOB',
      FREIGHT: 'Ocean freight',
      INSPECTION: 'Pre-export inspection',
      INSURANCE: 'Marine insurance',
      DISCOUNT: 'Discount',
    },
    to: (port) => `to ${port}`,
    since: (day) => `since ${day}`,
    priceList: (day) => `price list of ${day}`,
    ofCarAndFreight: 'of vehicle and freight',
    agreed: 'as agreed',
    total: 'Total',
    inWords: 'In words',
    bank: 'Payment by bank transfer to',
    bankFields: {
      holder: 'Beneficiary',
      bank: 'Bank',
      branch: 'Branch',
      address: 'Bank address',
      swift: 'SWIFT / BIC',
      account: 'Account no.',
      currency: 'Currency',
      purpose: 'Reference to give',
    },
    neverByMessage:
      'We never change our bank account by message. If anyone says it has changed, call us before you pay.',
    check: 'Check this document',
    checkHow: (address) => `Enter this code at ${address}, or scan the QR code:`,
    conditions: 'Terms',
    ship: {
      company: 'Carrier',
      ship: 'Ship',
      voyage: 'Voyage no.',
      billOfLading: 'B/L no.',
      containers: 'Container no.',
      departs: 'Departure',
      arrives: 'Arrival, estimated',
      net: 'Net weight',
      gross: 'Gross weight',
      cfs: 'CFS',
    },
    received: 'Received',
    receivedOn: 'Received on',
    receivedInAll: 'Total received for this vehicle',
    rest: 'Left to pay',
    overpaid: 'Overpaid',
    receivedFor: (proforma, inquiry) =>
      `Received with thanks by bank transfer, for the vehicle named above (${proforma ? `proforma invoice ${proforma}` : `inquiry N° ${inquiry}`}).`,
    transliterated: (inquiry) => `Text in [brackets] is transliterated; inquiry N° ${inquiry} has the original text.`,
    issuedBy: 'Issued electronically; valid without a signature.',
  },
  fr: {
    title: { PROFORMA: 'Facture proforma', FINAL: 'Facture commerciale', RECEIPT: 'Reçu' },
    draft: 'BROUILLON',
    number: 'Numéro',
    date: 'Date d’émission',
    validUntil: 'Valable jusqu’au',
    payBy: 'À payer avant le',
    inquiry: 'Demande',
    proforma: 'Facture proforma',
    page: (at, of) => `Page ${at} sur ${of}`,
    seller: 'Vendeur et exportateur',
    buyer: 'Acheteur',
    consignee: 'Destinataire',
    sameAsBuyer: 'L’acheteur',
    phone: 'Tél.',
    registration: 'N° d’enregistrement',
    loading: 'Port de chargement',
    discharge: 'Port de déchargement',
    destination: 'Destination finale',
    terms: 'Conditions (Incoterms 2020)',
    car: 'Marchandise\u00a0: un véhicule automobile d’occasion',
    facts: {
      maker: 'Marque',
      model: 'Modèle',
      trim: 'Code du modèle',
      registered: '1re immatriculation',
      manufactured: 'Fabrication',
      chassis: 'N° de châssis',
      hsCode: 'Code SH',
      engine: 'Moteur',
      fuel: 'Carburant',
      transmission: 'Boîte de vitesses',
      drive: 'Transmission',
      steering: 'Volant',
      color: 'Couleur',
      mileage: 'Kilométrage',
      seats: 'Places',
      doors: 'Portes',
      volume: 'Volume',
      size: 'L × l × H, cm',
      reference: 'Notre référence',
    },
    description: 'Désignation',
    basis: 'Mode de calcul',
    amount: 'Montant, USD',
    lines: {
      FOB: 'Véhicule, FOB',
      FREIGHT: 'Fret maritime',
      INSPECTION: 'Inspection avant exportation',
      INSURANCE: 'Assurance maritime',
      DISCOUNT: 'Remise',
    },
    to: (port) => `jusqu’à ${port}`,
    since: (day) => `depuis le ${day}`,
    priceList: (day) => `liste de prix du ${day}`,
    ofCarAndFreight: 'du véhicule et du fret',
    agreed: 'selon accord',
    total: 'Total',
    inWords: 'En toutes lettres',
    bank: 'Paiement par virement bancaire à',
    bankFields: {
      holder: 'Bénéficiaire',
      bank: 'Banque',
      branch: 'Agence',
      address: 'Adresse de la banque',
      swift: 'SWIFT / BIC',
      account: 'N° de compte',
      currency: 'Devise',
      purpose: 'Référence à indiquer',
    },
    neverByMessage:
      'Notre compte bancaire ne change jamais par message. Si l’on vous dit le contraire, appelez-nous avant de payer.',
    check: 'Vérifiez ce document',
    checkHow: (address) => `Sur ${address}, saisissez ce code, ou scannez le QR code\u00a0:`,
    conditions: 'Conditions',
    ship: {
      company: 'Compagnie',
      ship: 'Navire',
      voyage: 'N° de voyage',
      billOfLading: 'N° de connaissement',
      containers: 'N° de conteneur',
      departs: 'Départ',
      arrives: 'Arrivée estimée',
      net: 'Poids net',
      gross: 'Poids brut',
      cfs: 'CFS',
    },
    received: 'Reçu',
    receivedOn: 'Reçu le',
    receivedInAll: 'Total reçu pour ce véhicule',
    rest: 'Reste à payer',
    overpaid: 'Trop-perçu',
    receivedFor: (proforma, inquiry) =>
      `Reçu par virement bancaire, avec nos remerciements, pour le véhicule désigné ci-dessus (${proforma ? `facture proforma ${proforma}` : `demande N° ${inquiry}`}).`,
    transliterated: (inquiry) =>
      `Le texte entre [crochets] est translittéré\u00a0; la demande N° ${inquiry} contient le texte d’origine.`,
    issuedBy: 'Émis par voie électronique\u00a0; valable sans signature.',
  },
}
