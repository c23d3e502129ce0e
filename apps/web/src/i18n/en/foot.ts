const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The footer with the company's data. */
export const foot = {
  /** A line of an address in Japan. */
  placed: (line: string) => line,
  headOffice: 'Head office',
  quickMenu: 'Quick menu',
  support: 'Customer support',
  hours: 'Office hours, Japan time',
  days: (from: number, to: number) => (from === to ? DAYS[from] : `${DAYS[from]} to ${DAYS[to]}`) ?? '',
  closed: 'Closed',
  prices: 'Prices in US dollars. FOB: the car on the ship in Japan.',
  fraud: 'We never change our bank account by message.',
  legal: { terms: 'Terms of sale', privacy: 'Privacy', cookies: 'Cookies' },
}
export type FootTexts = typeof foot
