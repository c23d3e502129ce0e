import type { Locale } from '@minato/contract/enumerations'
import type { Messages } from './en/shop.ts'

export type { Messages }

const LOADED: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en/shop.ts')).en,
  fr: async () => (await import('./fr/shop.ts')).fr,
}
const kept = new Map<Locale, Messages>()

/** Texts by language, each a cached chunk. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const messages = kept.get(locale) ?? (await LOADED[locale]())
  kept.set(locale, messages)
  return messages
}
