import type { Locale } from '@minato/contract/enumerations'
import { momentInBoth } from '@minato/domain/deadlines'
import { nameToGreet } from './plain-text.ts'

/** Who writes: the dealer, as settings.sender has it. */
export interface Sender {
  name: string
  email: string | null
  legalName: string | null
  phone: string | null
  headOffice: string[] | null
  /** Under which name mails come. */
  senderName: string
  /** Where answers go, if not to where the mail comes from. */
  replyTo: string | null
}

/** What a mail says, before it is set as text and as HTML. Every string is plain text on one line. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Labels with what is to be copied from the mail. */
  table?: [label: string, value: string][]
  list?: { text: string; detail: string; link: string }[]
  /** What the letter is about, with a picture that a mail program may ask about before it fetches it. */
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

export type LetterIn<Data> = Record<Locale, (data: Data, sender: Sender) => Letter>

export function greetingOf(locale: Locale, name: string): string {
  const greeted = nameToGreet(name)
  if (locale === 'fr') return greeted ? `Bonjour ${greeted},` : 'Bonjour,'
  return greeted ? `Dear ${greeted},` : 'Good day,'
}

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}
const JAPAN_MS = 9 * 3_600_000

/** '12 June 2026, 18:42 in Japan (09:42 UTC)': the dealer's hour, and one that a reader anywhere can work from. */
export function momentIn(locale: Locale, iso: string): string {
  const utc = new Date(iso)
  const japan = new Date(utc.getTime() + JAPAN_MS)
  const elsewhere = day(locale, utc) === day(locale, japan) ? '' : `${day(locale, utc)}, `
  return `${day(locale, japan)}, ${hour(locale, japan)} ${locale === 'fr' ? 'au Japon' : 'in Japan'} (${elsewhere}${hour(locale, utc)} UTC)`
}

/** The same on the clocks of a buyer's country too: '18 June 2026, 18:00 (Japan), 18 June 2026, 12:00 (Nairobi)'. */
export function momentsIn(locale: Locale, instant: string, country: string | null): string {
  const { japan, buyer } = momentInBoth(instant, country, locale)
  const said = ({ text, place }: { text: string; place: string }): string => `${text} (${place})`
  return [japan, ...(buyer ? [buyer] : [])].map(said).join(', ')
}

/** A day, YYYY-MM-DD, as people write it. */
export const dayIn = (locale: Locale, iso: string): string => day(locale, new Date(iso))

function day(locale: Locale, date: Date): string {
  const number = date.getUTCDate()
  return `${locale === 'fr' && number === 1 ? '1er' : number} ${MONTHS[locale][date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

function hour(locale: Locale, date: Date): string {
  const [hours = '', minutes = ''] = date.toISOString().slice(11).split(':')
  return locale === 'fr' ? `${Number(hours)}\u00a0h\u00a0${minutes}` : `${hours}:${minutes}`
}

/** Whole US dollars, as the shop writes them: $1,234 and 1 234 $. */
export function dollars(locale: Locale, amount: number): string {
  const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, locale === 'fr' ? '\u00a0' : ',')
  return locale === 'fr' ? `${digits}\u00a0$` : `$${digits}`
}
