/** The facts of a dealer as the settings hold them. Telephone numbers and addresses are invented. */
export interface CompanyFacts {
  name: string
  legalName: string
  foundedYear: number
  headOffice: readonly string[]
  phone: string
  messagingUrl: string
  email: string
  social: { facebook: string; instagram: string; youtube: string }
  /** In Japan, by weekday, 0 is Sunday; absent: closed (specification section 1). */
  officeHours: readonly { weekday: number; opens: number; closes: number }[]
  /** Marine insurance, per cent of FOB and freight. */
  insuranceRate: number
}

const officeHours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 9, closes: weekday === 6 ? 14 : 18 }))

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
    insuranceRate: 1.25,
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
    insuranceRate: 1.5,
  },
} satisfies Record<string, CompanyFacts>

export const companyFacts = (tenant: keyof typeof FACTS): CompanyFacts => FACTS[tenant]
