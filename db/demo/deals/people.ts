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
      'Hello {name}, yes, the {car} is still for sale. To {port} it costs {total} in all. Shall we reserve it for you?',
    textFr:
      'Bonjour {name}, oui, le véhicule {car} est toujours en vente. Jusqu’à {port}, il revient à {total} en tout. Souhaitez-vous que nous le réservions ?',
  },
  {
    name: 'Proforma is ready',
    textEn:
      'The proforma invoice is ready: you find it among the documents of this page. Please check its code before you pay, by {deadline}.',
    textFr:
      'La facture proforma est prête : vous la trouvez parmi les documents de cette page. Vérifiez son code avant de payer, au plus tard le {deadline}.',
  },
  {
    name: 'Our bank account',
    textEn:
      'Our bank account stands on the proforma and on the page Payment, and nowhere else. We never change it by message.',
    textFr:
      'Notre compte bancaire figure sur la proforma et sur la page Paiement, et nulle part ailleurs. Il ne change jamais par message.',
  },
  {
    name: 'Payment received',
    textEn: 'Thank you, your payment has arrived. We book the ship and tell you its dates here.',
    textFr: 'Merci, votre paiement est arrivé. Nous réservons le navire et vous en indiquons les dates ici.',
  },
  {
    name: 'More pictures',
    textEn: 'We take the pictures that you asked for at the yard tomorrow and put them into this inquiry.',
    textFr: 'Nous prenons demain au parc les photos que vous avez demandées et les ajoutons à cette demande.',
  },
] as const
