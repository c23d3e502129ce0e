import type { Locale } from '@minato/contract/enumerations'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { QuickReply } from '@minato/contract/quick-replies'
import { paymentDueOf } from '@minato/domain/inquiry-progress'
import { momentInJapan } from '@minato/domain/moments'
import { placeholdersIn, replacePlaceholders } from '../../../inquiries/thread/placeholders.ts'
import { formatFor } from '../../../i18n/format.ts'
import { carName, cardOf } from '../../../storefront/vehicles/card-data.ts'
import { textsFor } from '../../../i18n/texts.ts'

/** What quick replies can name in braces; the inquiry gives the values. */
export const REPLY_VARIABLES = [
  'name',
  'car',
  'ref',
  'number',
  'price',
  'port',
  'total',
  'deadline',
  'reserved',
  'manager',
  'company',
] as const
export type ReplyVariable = (typeof REPLY_VARIABLES)[number]

interface Writer {
  /** First name of the manager who writes. */
  manager: string
  company: string
}

/** Values of the variables in the language of the text; missing ones are left out. */
export function replyValues(
  inquiry: Inquiry,
  locale: Locale,
  { manager, company }: Writer,
): Partial<Record<ReplyVariable, string>> {
  const { money } = formatFor(locale)
  const { amountFOB, customerInformation, invoice, port, reference, reservation, total } = inquiry
  const car = cardOf(inquiry.car)
  const due = paymentDueOf(inquiry) && (invoice?.graceUntil ?? invoice?.paymentDeadline)
  const values: Record<ReplyVariable, string | null | undefined> = {
    name: customerInformation.firstname,
    car: [carName(car), car.grade].filter(Boolean).join(' '),
    ref: car.reference,
    number: reference,
    price: amountFOB && money(amountFOB.value),
    port: port.name,
    total: total === null ? null : money(total),
    deadline: due && momentInJapan(due, locale),
    reserved: reservation && momentInJapan(reservation.endTime, locale),
    manager,
    company,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}

/** The text of a quick reply in a language. */
export const replyText = ({ textEn, textFr }: Pick<QuickReply, 'textEn' | 'textFr'>, locale: Locale): string =>
  textsFor(locale, { en: textEn, fr: textFr })

/** A quick reply with the values put in; a variable without a value stays in its braces. */
export const fillReply = (text: string, values: Partial<Record<string, string>>): string =>
  replacePlaceholders(text, (name) => values[name])

/** Names in braces that no inquiry has a value for, with their braces. */
export const unknownVariables = (text: string): string[] =>
  placeholdersIn(text).filter((one) => !REPLY_VARIABLES.some((name) => `{${name}}` === one.toLowerCase()))
