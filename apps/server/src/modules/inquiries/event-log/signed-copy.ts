import type { Locale } from '@minato/contract/enumerations'
import { eventTexts as english } from '@minato/domain/event-texts-en'
import { eventTexts as french } from '@minato/domain/event-texts-fr'
import { describeEvent, isInternal } from '@minato/domain/describe-event'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInWords, momentInJapan } from '@minato/domain/moments'
import type { Context, Identity } from '../../../context.ts'
import { settingsOf } from '../../settings/service.ts'
import { partiesOf } from '../../users/people-lookup/service.ts'
import { grouped } from '../invoices/drawing/format-numbers.ts'
import type { SignedCopy } from '../invoices/drawing/signed-copy.ts'
import { entriesOf, exportRecord } from './export.ts'
import { sideOf } from './service.ts'
import type { StoredInquiry } from './service.ts'
import { carNameOf } from './notifications.ts'

const SIDES = {
  en: { BUYER: 'Buyer', SYSTEM: 'Automatic' },
  fr: { BUYER: 'Acheteur', SYSTEM: 'Automatique' },
} as const

/**
 * The signed copy of an inquiry: every event in the caller's language. A buyer's copy has no
 * internal steps.
 */
export async function signedCopy(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  inquiry: StoredInquiry,
  locale: Locale,
): Promise<SignedCopy> {
  const record = await exportRecord(context, tenant, identity, inquiry)
  const entries = await entriesOf(context, tenant, identity, inquiry)
  const { name } = await settingsOf(context, tenant)
  const { ownerId, carId, reference } = inquiry.state
  const owner = (await partiesOf((statement) => context.db.read(tenant, statement), tenant, [ownerId])).get(ownerId)
  const texts = locale === 'fr' ? french : english
  const format = {
    money: (value: number) => `USD ${grouped(value, locale)}`,
    cents: (cents: number, currency: string) => centsInWords(cents, currency, locale),
    day: (day: string) => dayInWords(day, locale),
    moment: (instant: string) => momentInJapan(instant, locale),
  }
  const isBuyer = sideOf(identity, inquiry) === 'BUYER'
  return {
    locale,
    seller: name,
    reference,
    car: await carNameOf(context, tenant, carId),
    buyer: `${owner?.firstname ?? ''} ${owner?.lastname ?? ''}`.trim(),
    exportedAt: record.exportedAt,
    exported: format.moment(record.exportedAt),
    entries: entries
      // An event may have been added since the log was read.
      .filter(({ seq, kind }) => seq <= record.events.length && !(isBuyer && isInternal(kind)))
      .map((entry) => ({
        at: format.moment(entry.at),
        who: entry.side === 'SELLER' ? name : SIDES[locale][entry.side],
        said: describeEvent(entry, texts, format),
        text: typeof entry.content?.['text'] === 'string' ? entry.content['text'] : '',
      })),
    publicKey: record.publicKey,
    record: JSON.stringify(record),
  }
}
