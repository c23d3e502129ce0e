import type { Company } from '@minato/contract/settings'
import type { Api } from './api.ts'

/** The dealer's data on every page; a new tenant has only a name. */
export interface CompanyFacts extends Partial<
  Pick<Company, 'headOffice' | 'phone' | 'messagingUrl' | 'social' | 'officeHours'>
> {
  name: string
}

const EMPTY_COMPANY: CompanyFacts = { name: 'Minato' }

/** Pages work without the company's data. */
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
    () => EMPTY_COMPANY,
  )

/** The town of the head office, to label its time; the last line is 'Yokohama, Japan'. */
export const townOf = ({ headOffice }: CompanyFacts): string | undefined => headOffice?.at(-1)?.split(',')[0]

/** The messaging app and its number, for use on another device. */
export function messagingNumber({ messagingUrl, phone = '' }: CompanyFacts): string | undefined {
  const digits = /^https:\/\/wa\.me\/(\d+)/.exec(messagingUrl ?? '')?.[1]
  // An equal phone number uses the phone's formatting.
  return digits && `WhatsApp ${phone.replace(/\D/g, '') === digits ? phone : `+${digits}`}`
}

/** The number as a `tel:` address. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** An address that opens the messaging app, optionally with a prepared text. */
export const messageAddress = (messagingUrl: string, text?: string): string =>
  text ? `${messagingUrl}?text=${encodeURIComponent(text)}` : messagingUrl
