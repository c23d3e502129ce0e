import { clockOf, closesAt, opensAt } from '@minato/domain/office-hours'
import { localPath } from '../i18n/locale.ts'
import type { Shell } from '../api/shell.ts'

/** The dealer's id in all structured data, for both languages. */
export const dealerId = ({ origin }: Shell): string => `${origin}/#dealer`

/** Drops unknown values. */
export const withoutEmpty = (facts: object): object =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined))

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The dealer as schema.org's AutoDealer, from the settings. */
export function structuredDealer(shell: Shell): object {
  const { origin, locale, company } = shell
  const { headOffice, officeHours, phone, social } = company
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': dealerId(shell),
    name: company.name,
    url: origin + localPath('/', locale),
    logo: `${origin}/mark.svg`,
    telephone: phone,
    // The last line is town and country.
    address: headOffice?.length
      ? withoutEmpty({
          '@type': 'PostalAddress',
          streetAddress: headOffice.slice(0, -1).join(', ') || null,
          addressLocality: headOffice.at(-1),
        })
      : null,
    openingHoursSpecification: officeHours?.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${WEEK[day.weekday]}`,
      opens: clockOf(opensAt(day)),
      closes: clockOf(closesAt(day)),
    })),
    sameAs: social && Object.values(social),
  })
}
