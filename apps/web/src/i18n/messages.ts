import type { OfficeLocale } from '@minato/contract/enumerations'
import type { Messages } from './en/shop.ts'
import { addDictionary } from './texts.ts'

export type { Messages }

/** Texts of every page by language, each a cached chunk; those of a language of the back office have all its texts. */
const LANGUAGES: Record<OfficeLocale, () => Promise<Messages>> = {
  en: async () => (await import('./en/shop.ts')).en,
  fr: async () => (await import('./fr/shop.ts')).fr,
  ja: async () => addDictionary('ja', (await import('./ja/dictionary.ts')).dictionary).shop,
}
const loaded = new Map<OfficeLocale, Messages>()

export async function loadMessages(locale: OfficeLocale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await LANGUAGES[locale]())
  loaded.set(locale, messages)
  return messages
}
