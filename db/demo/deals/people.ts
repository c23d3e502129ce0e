/** Fictional buyers and quick replies of the demo data. */

export interface DemoBuyer {
  firstname: string
  lastname: string
  email: string
  phone: string
  /** ISO 3166 alpha-2. */
  country: string
  locale: 'en' | 'fr'
}

export const BUYERS = {
  kalala: {
    firstname: 'Jean-Baptiste',
    lastname: 'Kalala',
    email: 'jb.kalala@buyer.example',
    phone: '+243812345670',
    country: 'CD',
    locale: 'fr',
  },
  mukendi: {
    firstname: 'Chantal',
    lastname: 'Mukendi',
    email: 'c.mukendi@buyer.example',
    phone: '+243812345671',
    country: 'CD',
    locale: 'fr',
  },
  traore: {
    firstname: 'Aïcha',
    lastname: 'Traoré',
    email: 'aicha.traore@buyer.example',
    phone: '+2250712345672',
    country: 'CI',
    locale: 'fr',
  },
  kone: {
    firstname: 'Fatou',
    lastname: 'Koné',
    email: 'fatou.kone@buyer.example',
    phone: '+22370123456',
    country: 'ML',
    locale: 'fr',
  },
  mwangi: {
    firstname: 'Grace',
    lastname: 'Mwangi',
    email: 'grace.mwangi@buyer.example',
    phone: '+254712345674',
    country: 'KE',
    locale: 'en',
  },
  okello: {
    firstname: 'Peter',
    lastname: 'Okello',
    email: 'p.okello@buyer.example',
    phone: '+256712345675',
    country: 'UG',
    locale: 'en',
  },
  banda: {
    firstname: 'Joseph',
    lastname: 'Banda',
    email: 'j.banda@buyer.example',
    phone: '+260961234567',
    country: 'ZM',
    locale: 'en',
  },
  williams: {
    firstname: 'Shanice',
    lastname: 'Williams',
    email: 's.williams@buyer.example',
    phone: '+18765551234',
    country: 'JM',
    locale: 'en',
  },
} as const satisfies Record<string, DemoBuyer>
export type BuyerName = keyof typeof BUYERS | 'amina'

export const QUICK_REPLIES = [
  {
    name: 'Still for sale',
    textEn:
      'Hello {name}, yes, the {car} is still for sale. The total price to {port} is {total}. Would you like us to reserve it for you?',
    textFr:
      'Bonjour {name}, oui, la voiture {car} est toujours en vente. Le prix rendu à {port} est de {total}. Souhaitez-vous que nous la réservions pour vous ?',
  },
  {
    name: 'Proforma is ready',
    textEn:
      'Your proforma invoice is ready under Documents on this page. Please check its code before you pay, by {deadline}.',
    textFr:
      'Votre facture proforma est prête, sous Documents sur cette page. Vérifiez son code avant de payer, au plus tard le {deadline}.',
  },
  {
    name: 'Our bank account',
    textEn:
      'Our bank details appear only on the proforma invoice and on the Payment page. We never change them by message.',
    textFr:
      'Nos coordonnées bancaires figurent seulement sur la facture proforma et sur la page Paiement. Elles ne changent jamais par message.',
  },
  {
    name: 'Payment received',
    textEn: 'Thank you, your payment has arrived. We will book the ship and post its dates here.',
    textFr: 'Merci, votre paiement est arrivé. Nous allons réserver le navire et vous indiquer ses dates ici.',
  },
  {
    name: 'More pictures',
    textEn: 'We’ll take the photos at the yard tomorrow and post them here.',
    textFr: 'Nous prendrons les photos au parc demain et les publierons ici.',
  },
] as const
