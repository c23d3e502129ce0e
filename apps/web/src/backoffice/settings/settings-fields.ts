import { LOCALES } from '@minato/contract/enumerations'
import type { Settings, SettingsFields } from '@minato/contract/settings'
import { clockOf, closesAt, opensAt } from '@minato/domain/office-hours'
import type { MergeField } from '../../forms/merge.ts'
import { numberOf } from '../../forms/parse-input.ts'
import type { Values } from '../../forms/rules.ts'
import { legal as english } from '../../i18n/en/legal.ts'
import { legalFacts } from '../../i18n/legal-facts.ts'
import { legal as french } from '../../i18n/fr/legal.ts'
import type { SettingsTexts } from '../../i18n/en/settings.ts'
import { textsFor } from '../../i18n/texts.ts'

/** The settings as form values; fields are named by their path in the body. */

/** Weekdays, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
export const NETWORKS = ['facebook', 'instagram', 'youtube'] as const
const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const
export const LEGAL_FIELDS = LEGAL_PAGES.flatMap((page) => LOCALES.map((language) => ({ page, language })))
type LegalField = (typeof LEGAL_FIELDS)[number]

const defaultText = (settings: SettingsFields, { page, language }: LegalField): string =>
  textsFor(language, { en: english, fr: french })[page].text(legalFacts(settings))
/** The text of a legal page in force: the dealer's own, or the default. */
export const legalTextOf = (settings: SettingsFields, field: LegalField): string =>
  settings.legal[field.page][field.language] || defaultText(settings, field)

/** The editable settings. */
export function written(settings: Settings): SettingsFields {
  const { version: _, updatedAt: __, ...fields } = settings
  return fields
}

type Hours = SettingsFields['officeHours']
const hoursOf = (hours: Hours, day: number) => hours.find(({ weekday }) => weekday === day)

/** What the time fields of a weekday show: '09:30'; '' where the office is closed. */
export function clocksOf(hours: Hours, day: number): { opens: string; closes: string } {
  const found = hoursOf(hours, day)
  if (!found) return { opens: '', closes: '' }
  // A time field shows midnight only as 00:00.
  return { opens: clockOf(opensAt(found)), closes: clockOf(closesAt(found) % MIDNIGHT) }
}
const MIDNIGHT = 1440
/** A closing time in minutes; 00:00 is the end of the day. */
export const closingIn = (clock: string): number | undefined => {
  const minutes = minutesOf(clock)
  return minutes === 0 ? MIDNIGHT : minutes
}

function hoursIn(values: Values): Hours {
  return WEEK.flatMap((weekday) => {
    const opens = minutesOf(values[`opens ${weekday}`] ?? '')
    const closes = closingIn(values[`closes ${weekday}`] ?? '')
    if (opens === undefined || closes === undefined) return []
    return [
      {
        weekday,
        opens: Math.floor(opens / 60),
        ...(opens % 60 > 0 && { opensMinute: opens % 60 }),
        closes: Math.floor(closes / 60),
        ...(closes % 60 > 0 && { closesMinute: closes % 60 }),
      },
    ]
  }).sort((a, b) => a.weekday - b.weekday)
}

const orNone = (text: string): string | null => text.trim() || null
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The default text is stored as '', so that it follows the company's name, address and later versions. */
function legalIn(base: SettingsFields, values: Values): SettingsFields['legal'] {
  const textIn = (field: LegalField): string => {
    const typed = values[`legal.${field.page}.${field.language}`]?.replaceAll('\r\n', '\n').trim()
    if (typed === undefined) return base.legal[field.page][field.language]
    return typed === defaultText(base, field) ? '' : typed
  }
  const both = (page: LegalField['page']) => ({
    en: textIn({ page, language: 'en' }),
    fr: textIn({ page, language: 'fr' }),
  })
  return { terms: both('terms'), privacy: both('privacy'), cookies: both('cookies') }
}

/** The settings with the values of one form; other fields stay. */
export function changedBy(base: SettingsFields, values: Values): SettingsFields {
  const text = (name: string, was: string) => values[name]?.trim() ?? was
  const whole = (name: string, was: number) => numberOf(values[name] ?? '') ?? was
  const cents = (name: string, was: number): number => {
    const dollars = numberOf(values[name] ?? '', 2)
    return typeof dollars === 'number' ? Math.round(dollars * 100) : was
  }
  return {
    name: text('name', base.name),
    legalName: text('legalName', base.legalName),
    foundedYear: whole('foundedYear', base.foundedYear),
    headOffice: values['headOffice'] === undefined ? base.headOffice : lines(values['headOffice']),
    phone: text('phone', base.phone),
    messagingUrl: text('messagingUrl', base.messagingUrl),
    email: text('email', base.email),
    social: {
      facebook: text('social.facebook', base.social.facebook),
      instagram: text('social.instagram', base.social.instagram),
      youtube: text('social.youtube', base.social.youtube),
    },
    officeHours: 'opens 1' in values ? hoursIn(values) : base.officeHours,
    about: { en: text('about.en', base.about.en), fr: text('about.fr', base.about.fr) },
    legal: legalIn(base, values),
    proformaValidityDays: whole('proformaValidityDays', base.proformaValidityDays),
    paymentDeadlineDays: whole('paymentDeadlineDays', base.paymentDeadlineDays),
    reminderDays: whole('reminderDays', base.reminderDays),
    minimumMarginPercent: whole('minimumMarginPercent', base.minimumMarginPercent ?? 0),
    paymentToleranceCents: cents('paymentTolerance', base.paymentToleranceCents ?? 0),
    paperPrefix: values['paperPrefix'] === undefined ? base.paperPrefix : orNone(values['paperPrefix']),
    registration: values['registration'] === undefined ? base.registration : orNone(values['registration']),
    portOfLoading: values['portOfLoading'] === undefined ? base.portOfLoading : orNone(values['portOfLoading']),
    senderName: values['senderName'] === undefined ? base.senderName : orNone(values['senderName']),
    replyTo: values['replyTo'] === undefined ? base.replyTo : orNone(values['replyTo']),
  }
}

/** Labels of all fields for an edit conflict. */
export function mergeFields(t: SettingsTexts, hour: (value: number) => string): MergeField[] {
  const { company, contacts, terms, sender } = t
  const week = (value: unknown): string => {
    const hours = value as Hours
    return WEEK.map((day) => {
      const found = hoursOf(hours, day)
      const name = t.hours.days[day] ?? ''
      return `${name} ${found ? `${hour(opensAt(found))} – ${hour(closesAt(found))}` : t.hours.closed}`
    }).join(', ')
  }
  const list = (value: unknown): string => (value as string[]).join(', ')
  return [
    { key: 'name', label: company.name },
    { key: 'legalName', label: company.legalName },
    { key: 'foundedYear', label: company.foundedYear },
    { key: 'headOffice', label: company.headOffice, text: list },
    { key: 'about.en', label: company.about.en },
    { key: 'about.fr', label: company.about.fr },
    ...LEGAL_FIELDS.map(({ page, language }) => ({
      key: `legal.${page}.${language}`,
      label: t.legal[page][language],
    })),
    { key: 'phone', label: contacts.phone },
    { key: 'email', label: contacts.email },
    { key: 'messagingUrl', label: contacts.messagingUrl },
    ...NETWORKS.map((network) => ({ key: `social.${network}`, label: contacts.networks[network] })),
    { key: 'officeHours', label: t.hours.title, text: week },
    { key: 'proformaValidityDays', label: terms.validity },
    { key: 'paymentDeadlineDays', label: terms.deadline },
    { key: 'reminderDays', label: terms.reminder },
    { key: 'minimumMarginPercent', label: terms.margin },
    { key: 'paymentToleranceCents', label: terms.tolerance, text: (value) => String(Number(value) / 100) },
    { key: 'paperPrefix', label: terms.prefix },
    { key: 'registration', label: company.registration },
    { key: 'portOfLoading', label: terms.portOfLoading },
    { key: 'senderName', label: sender.name },
    { key: 'replyTo', label: sender.replyTo },
  ]
}

/** Minutes after midnight of '09:30'; undefined for anything else. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(clock.trim()) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total <= 24 * 60 ? total : undefined
}
