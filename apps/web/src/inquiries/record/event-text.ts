import type { OfficeLocale } from '@minato/contract/enumerations'
import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { describeEvent, isInternal } from '@minato/domain/describe-event'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInWords } from '@minato/domain/moments'
import { formatFor } from '../../i18n/format.ts'
import type { InquiryTexts } from '../inquiry-texts.ts'
import type { Clock } from '../times.ts'

/** Describes an event in the reader's language and time zone. */
export const eventText = (
  entry: RecordEntry,
  { record }: InquiryTexts,
  locale: OfficeLocale,
  { moment }: Clock,
): string =>
  describeEvent(entry, record, {
    money: formatFor(locale).money,
    cents: (cents, currency) => centsInWords(cents, currency, locale),
    day: (day) => dayInWords(day, locale),
    moment,
  })

/** Events shown between the messages. */
export const isInThread = (kind: string): boolean => !isInternal(kind) && kind !== 'MESSAGE' && kind !== 'OPENED'
