import type { Locale } from '@minato/contract/enumerations'
import type { Company } from '@minato/contract/settings'
import type { Content } from '../../messages/content-en.ts'
import type { Shell } from '../../shell/shell.ts'
import type { PageText } from './page-text.ts'

/**
 * What the content pages show, as plain data. Their texts come with the page, so that a browser that was given the page
 * loads no dictionary for it; only one that goes there by itself does.
 */

const contentIn = async (locale: Locale): Promise<Content> =>
  (locale === 'fr' ? await import('../../messages/content-fr.ts') : await import('../../messages/content-en.ts'))
    .content

/** The whole description of the dealer; undefined where it is not there. */
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
  const percent = locale === 'fr' ? '\u00a0%' : '%'
  const text = content.pages[page]({
    name: shell.company.name,
    legalName: company?.legalName ?? '',
    phone: company?.phone ?? '',
    insuranceRate: rate ? messages.format.number(rate) + percent : '',
  })
  return { content, data: { text, words: content.words } }
}

/** A page that is its text. */
export async function loadText(shell: Shell, page: Page, signal: AbortSignal): Promise<ContentData> {
  return (await textsOf(shell, page, await companyOf(shell, signal))).data
}

export interface PortLine {
  name: string
  /** ISO 3166, for its flag. */
  code: string
  country: string
  serves: string[]
  /** USD per cubic metre; null where it is asked for. */
  tariff: number | null
  /** USD; 0 where none is made. */
  inspection: number
}
/** The volume of a common estate car, for the example. */
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
        format.money(first.tariff),
        first.name,
        format.money(first.tariff * EXAMPLE_M3),
      )
    : null
  return { ...data, lines, example }
}

export async function loadProfile(shell: Shell, signal: AbortSignal) {
  const { api } = shell
  const [company, ports, { numberOfCar }] = await Promise.all([
    companyOf(shell, signal),
    api('GET /api/main/port', { signal }),
    api('GET /api/vehicle/public/car/count', { signal }),
  ])
  const { data } = await textsOf(shell, 'company', company)
  return { ...data, company: company ?? null, ports: ports.length, stock: numberOfCar }
}

const REVIEWS_SHOWN = 10

/** `page` counts from 1; one behind the last answers the last page's number for a redirect. */
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
