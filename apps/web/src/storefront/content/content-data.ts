import type { OfficeLocale } from '@minato/contract/enumerations'
import type { Company, LegalPage } from '@minato/contract/settings'
import type { Content } from '../../i18n/en/content.ts'
import { legalFacts } from '../../i18n/legal-facts.ts'
import type { Legal } from '../../i18n/en/legal.ts'
import { officeHourLines } from '../../layout/office-hours.ts'
import type { Shell } from '../../api/shell.ts'
import type { PageText } from '../../i18n/page-text.ts'
import { sectionsOf } from './plain-text.ts'
import { textsFor } from '../../i18n/texts.ts'
import { shopLocale } from '../../i18n/locale.ts'

/** Data of the content pages. Texts are sent with the page, so that a server-rendered page needs no dictionary. */

const CONTENT = { en: () => import('../../i18n/en/content.ts'), fr: () => import('../../i18n/fr/content.ts') }
const LEGAL = { en: () => import('../../i18n/en/legal.ts'), fr: () => import('../../i18n/fr/legal.ts') }
const FOOT = { en: () => import('../../i18n/en/foot.ts'), fr: () => import('../../i18n/fr/foot.ts') }

const contentIn = async (locale: OfficeLocale): Promise<Content> => (await textsFor(locale, CONTENT)()).content

/** The dealer's description; undefined if missing. */
const companyOf = ({ api }: Shell, signal: AbortSignal): Promise<Company | undefined> =>
  api('GET /api/main/company', { signal }).catch(() => undefined)

type Page = keyof Content['pages']
export interface ContentData {
  text: PageText
  words: Content['words']
}

async function textsOf(shell: Shell, page: Page, company: Company | undefined) {
  const { locale, messages } = shell
  const content = await contentIn(locale)
  const rate = company?.insuranceRate
  const text = content.pages[page]({
    name: shell.company.name,
    legalName: company?.legalName ?? '',
    phone: company?.phone ?? '',
    insuranceRate: rate ? messages.format.percent(rate) : '',
  })
  return { content, data: { text, words: content.words } }
}

/** A page with text only. */
export async function loadText(shell: Shell, page: Page, signal: AbortSignal): Promise<ContentData> {
  return (await textsOf(shell, page, await companyOf(shell, signal))).data
}

const legalIn = async (locale: OfficeLocale): Promise<Legal> => (await textsFor(locale, LEGAL)()).legal

/** A legal page: the dealer's own text, or the default. */
export async function loadLegal(shell: Shell, page: LegalPage, signal: AbortSignal): Promise<ContentData> {
  const { api, locale } = shell
  const [company, own, content, legal] = await Promise.all([
    companyOf(shell, signal),
    api('GET /api/main/company/legal/{page}', { params: { page }, signal }),
    contentIn(locale),
    legalIn(locale),
  ])
  const { title, description, text } = legal[page]
  const facts = legalFacts(company ?? { name: shell.company.name, legalName: '', headOffice: [], email: '' })
  const sections = sectionsOf(own[shopLocale(locale)] || text(facts))
  return { text: { title, description, heading: title, lede: description, sections }, words: content.words }
}

export interface PortLine {
  name: string
  /** ISO 3166, for its flag. */
  code: string
  country: string
  serves: string[]
  /** USD per cubic metre; null means on request. */
  tariff: number | null
  /** USD; 0 without an inspection. */
  inspection: number
}
/** Volume of a common estate car, for the example. */
const EXAMPLE_M3 = 11

export async function loadShipping(shell: Shell, signal: AbortSignal) {
  const { api, locale, messages } = shell
  const { format } = messages
  const [company, ports, countries] = await Promise.all([
    companyOf(shell, signal),
    api('GET /api/main/port', { signal }),
    api('GET /api/map/country', { query: { locale }, signal }),
  ])
  const names = new Map(countries.map(({ alpha2code, name }) => [alpha2code, name]))
  const named = (code: string) => names.get(code) ?? code
  const order = new Intl.Collator(locale).compare
  const lines: PortLine[] = ports
    .map((port) => ({
      name: port.name,
      code: port.country,
      country: named(port.country),
      serves: port.countriesServed.map(named).sort(order),
      tariff: port.tariff.value?.value ?? null,
      inspection: port.inspections.reduce((sum, { amount }) => sum + amount.value, 0),
    }))
    .sort((a, b) => order(a.country, b.country) || order(a.name, b.name))
  const { content, data } = await textsOf(shell, 'shipping', company)
  const first = lines.find(({ tariff }) => tariff !== null)
  const example = first?.tariff
    ? content.example(
        format.number(EXAMPLE_M3),
        format.exactMoney(first.tariff),
        first.name,
        format.money(first.tariff * EXAMPLE_M3),
      )
    : null
  return { ...data, lines, example }
}

export async function loadProfile(shell: Shell, signal: AbortSignal) {
  const { api, locale, messages } = shell
  const [company, ports, { numberOfCar }, { foot }] = await Promise.all([
    companyOf(shell, signal),
    api('GET /api/main/port', { signal }),
    api('GET /api/vehicle/public/car/count', { signal }),
    textsFor(locale, FOOT)(),
  ])
  const { data } = await textsOf(shell, 'company', company)
  const { words } = data
  const { number } = messages.format
  const facts: [term: string, said: string[]][] = company
    ? [
        [words.companyName, [company.legalName]],
        [words.founded, [String(company.foundedYear)]],
        [foot.headOffice, company.headOffice.map(foot.placed)],
        [words.phone, [company.phone]],
        [words.email, [company.email]],
        [foot.hours, officeHourLines(company.officeHours, messages, foot).map((line) => line.join(' · '))],
        [words.ports, [number(ports.length)]],
        [words.stock, [number(numberOfCar)]],
      ]
    : []
  return { ...data, about: company?.about[shopLocale(locale)] ?? '', facts }
}

const REVIEWS_SHOWN = 10

/** `page` counts from 1. Beyond the last page returns the last page's number for a redirect. */
export async function loadReviews(shell: Shell, page: number, signal: AbortSignal) {
  const { api, locale, messages } = shell
  const { format } = messages
  const [{ items, total }, countries] = await Promise.all([
    api('GET /api/main/published-comment', { query: { page: page - 1, limit: REVIEWS_SHOWN }, signal }),
    api('GET /api/map/country', { query: { locale }, signal }),
  ])
  const names = new Map(countries.map(({ alpha2code, name }) => [alpha2code, name]))
  const { content, data } = await textsOf(shell, 'reviews', undefined)
  const before = (page - 1) * REVIEWS_SHOWN
  return {
    ...data,
    page,
    lastPage: Math.max(1, Math.ceil(total / REVIEWS_SHOWN)),
    shown: content.reviews(format.number(before + 1), format.number(before + items.length), format.number(total)),
    reviews: items.map((one) => ({
      id: one.id,
      customer: one.customerName,
      code: one.country,
      country: names.get(one.country) ?? one.country,
      bought: content.bought(`${one.purchasedCarBrand} ${one.purchasedCarModel}`),
      written: format.date(one.createdAt),
      comment: one.comment,
      picture: one.productImage,
      answer: one.reply,
      seller: one.seller,
    })),
  }
}
export type ReviewsData = Awaited<ReturnType<typeof loadReviews>>
export type ShippingData = Awaited<ReturnType<typeof loadShipping>>
export type ProfileData = Awaited<ReturnType<typeof loadProfile>>
