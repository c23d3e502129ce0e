import type { Locale } from '@minato/contract/enumerations'
import type { Messages } from './en/shop.ts'

export type { Messages }

const kept = new Map<Locale, Messages>()

/** Texts by language, each a cached chunk. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages =
    kept.get(locale) ?? (locale === 'fr' ? (await import('./fr/shop.ts')).fr : (await import('./en/shop.ts')).en)
  kept.set(locale, messages)
  return messages
}
