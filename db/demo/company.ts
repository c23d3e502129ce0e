/** A dealer's facts as stored in the settings. Phone numbers and addresses are invented. */
export interface CompanyFacts {
  name: string
  legalName: string
  foundedYear: number
  headOffice: readonly string[]
  phone: string
  messagingUrl: string
  email: string
  social: { facebook: string; instagram: string; youtube: string }
  /**
   * Opening hours in Japan time by weekday, 0 is Sunday; a missing day is closed (specification
   * section 1).
   */
  officeHours: readonly { weekday: number; opens: number; closes: number }[]
  about: { en: string; fr: string }
  proformaValidityDays: number
  paymentDeadlineDays: number
  reminderDays: number
  paperPrefix: string | null
  registration: string | null
  portOfLoading: string | null
  senderName: null
  replyTo: null
}

/** Facts stored in tables of their own. The accounts are invented. */
export interface CompanyMoney {
  /** Marine insurance, per cent of FOB and freight. */
  insuranceRate: number
  account: { holder: string; bank: string; branch: string; bankAddress: string; swift: string; accountNumber: string }
}

const officeHours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 9, closes: weekday === 6 ? 14 : 18 }))

const TERMS = {
  proformaValidityDays: 7,
  paymentDeadlineDays: 5,
  reminderDays: 2,
  paperPrefix: null,
  registration: null,
  portOfLoading: 'Yokohama',
  senderName: null,
  replyTo: null,
}

const FACTS = {
  staging: {
    name: 'Minato',
    legalName: 'Minato Motors Co., Ltd.',
    foundedYear: 2009,
    headOffice: ['2-14 Daikoku Futo, Tsurumi-ku', 'Yokohama, Japan'],
    phone: '+81 45 000 0000',
    messagingUrl: 'https://wa.me/81450000000',
    email: 'sales@minato.example',
    social: {
      facebook: 'https://facebook.example/minato',
      instagram: 'https://instagram.example/minato',
      youtube: 'https://youtube.example/minato',
    },
    officeHours,
    about: {
      en: 'We buy at auctions in Kanto and Chubu, inspect every car in our own yard at Daikoku, and ship it ourselves. The person who answers you has seen the car.',
      fr: 'Nous achetons aux enchères du Kanto et du Chubu, examinons chaque voiture dans notre propre parc de Daikoku et l’expédions nous-mêmes. La personne qui vous répond a vu la voiture.',
    },
    ...TERMS,
  },
  second: {
    name: 'Hakata Auto',
    legalName: 'Hakata Auto Export K.K.',
    foundedYear: 2016,
    headOffice: ['3-2 Okihama-machi, Hakata-ku', 'Fukuoka, Japan'],
    phone: '+81 92 000 0000',
    messagingUrl: 'https://wa.me/81920000000',
    email: 'hello@hakata-auto.example',
    social: {
      facebook: 'https://facebook.example/hakata-auto',
      instagram: 'https://instagram.example/hakata-auto',
      youtube: 'https://youtube.example/hakata-auto',
    },
    officeHours,
    about: {
      en: 'A family business at the port of Hakata: small cars and vans, most of them with one owner and a full service book.',
      fr: 'Une entreprise familiale au port de Hakata\u00a0: petites voitures et fourgonnettes, le plus souvent à un seul propriétaire et au carnet d’entretien complet.',
    },
    ...TERMS,
  },
} satisfies Record<string, CompanyFacts>

const MONEY = {
  staging: {
    insuranceRate: 1.25,
    account: {
      holder: 'Minato Motors Co., Ltd.',
      bank: 'Example Bank of Yokohama',
      branch: 'Daikoku',
      bankAddress: '1-1 Example-cho, Naka-ku, Yokohama, Japan',
      swift: 'EXMPJPJT',
      accountNumber: '000 0000001',
    },
  },
  second: {
    insuranceRate: 1.5,
    account: {
      holder: 'Hakata Auto Export K.K.',
      bank: 'Example Bank of Fukuoka',
      branch: 'Hakata',
      bankAddress: '2-2 Example-machi, Hakata-ku, Fukuoka, Japan',
      swift: 'EXMPJPJF',
      accountNumber: '000 0000002',
    },
  },
} satisfies Record<string, CompanyMoney>

export const companyMoney = (tenant: keyof typeof MONEY): CompanyMoney => MONEY[tenant]
export const companyFacts = (tenant: keyof typeof FACTS): CompanyFacts => FACTS[tenant]
