import type { Company } from '@minato/contract/settings'
import type { Api } from '../api/api.ts'

/** What every page says of the dealer; a tenant that has not described itself yet has a name alone. */
export interface CompanyFacts extends Partial<
  Pick<Company, 'headOffice' | 'phone' | 'messagingUrl' | 'social' | 'officeHours'>
> {
  name: string
}

const UNDESCRIBED: CompanyFacts = { name: 'Minato' }

/** A page without the company's facts is better than none. */
export const loadCompany = (api: Api): Promise<CompanyFacts> =>
  api('GET /api/main/company', {}).then(
    ({ name, headOffice, phone, messagingUrl, social, officeHours }) => ({
      name,
      headOffice,
      phone,
      messagingUrl,
      social,
      officeHours,
    }),
    () => UNDESCRIBED,
  )

/** The town of the head office, for what is said of its time; its last line is 'Yokohama, Japan'. */
export const townOf = ({ headOffice }: CompanyFacts): string | undefined => headOffice?.at(-1)?.split(',')[0]

/** The application and the number behind the messaging address, for who writes on another device. */
export function messagingNumber({ messagingUrl, phone = '' }: CompanyFacts): string | undefined {
  const digits = /^https:\/\/wa\.me\/(\d+)/.exec(messagingUrl ?? '')?.[1]
  // The same number as the telephone's is read as that is written.
  return digits && `WhatsApp ${phone.replace(/\D/g, '') === digits ? phone : `+${digits}`}`
}

/** The number as an address that a telephone dials. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** An address that opens the messaging app, with a text already written where one is given. */
export const messageAddress = (messagingUrl: string, text?: string): string =>
  text ? `${messagingUrl}?text=${encodeURIComponent(text)}` : messagingUrl
