import type { Locale } from '@minato/contract/enumerations'
import { momentInWords } from '@minato/domain/deadlines'
import { nameToGreet } from './plain-text.ts'

/** The dealer as sender, from settings.sender. */
export interface Sender {
  name: string
  email: string | null
  legalName: string | null
  phone: string | null
  headOffice: string[] | null
  /** The sender's display name. */
  senderName: string
  /** Reply-To; null: the sender's address. */
  replyTo: string | null
}

/**
 * The content of an email before it is rendered as text and HTML. Every string is plain text on one
 * line.
 */
export interface EmailContent {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Labels with values to copy. */
  table?: [label: string, value: string][]
  list?: { text: string; detail: string; link: string }[]
  /** The subject of the email, with a picture that email programs may ask before they load. */
  subjectLink?: { text: string; link: string; picture: string | null }
  /** Amounts, the last one their sum. */
  amounts?: { text: string; amount: string }[]
  /** The one thing to press. */
  action?: { label: string; link: string }
  /** Below the action: until when, and what if it was not you. */
  notes: string[]
  /** How to get no more of them. */
  leave?: { label: string; link: string }
}

export type EmailTemplate<Data> = Record<Locale, (data: Data, sender: Sender) => EmailContent>

export function greetingFor(locale: Locale, name: string): string {
  const greeted = nameToGreet(name)
  if (locale === 'fr') return greeted ? `Bonjour ${greeted},` : 'Bonjour,'
  return greeted ? `Dear ${greeted},` : 'Good day,'
}

/** '18 June 2026, 18:00 JST (12:00 Nairobi)': in Japan and in the reader's country (UTC if unknown). */
export const formatMoment = (locale: Locale, instant: string, country: string | null = null): string =>
  momentInWords(instant, country, locale)

/** The year of a car in lists: first registration, or manufacture if only that is known. */
export interface CarYear {
  year: number
  isManufacture: boolean
}
/** '2015', or 'Mfg. 2015' for a year of manufacture. */
export const formatCarYear = (locale: Locale, { year, isManufacture }: CarYear): string =>
  isManufacture ? `${locale === 'fr' ? 'Fab.' : 'Mfg.'} ${year}` : String(year)

/** Whole US dollars, as the shop writes them: $1,234 and 1 234 $. */
export function formatDollars(locale: Locale, amount: number): string {
  const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')
  return locale === 'fr' ? `${digits}\u00a0$` : `$${digits}`
}
