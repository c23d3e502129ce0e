import type { Locale, OfficeLocale } from '@minato/contract/enumerations'
import type { Dictionary } from './ja/dictionary.ts'

/** The texts of languages of the back office only, loaded with the page's messages (decision 17). */
const dictionaries: Partial<Record<OfficeLocale, Dictionary>> = {}

export const addDictionary = (locale: OfficeLocale, dictionary: Dictionary): Dictionary =>
  (dictionaries[locale] = dictionary)

type NameOf<Texts> = { [Name in keyof Dictionary]: Dictionary[Name] extends Texts ? Name : never }[keyof Dictionary]

/**
 * The texts of a language: the only place that chooses. `name`: what dictionaries call them; English where a
 * language has none.
 */
export function textsFor<Texts>(
  locale: OfficeLocale,
  texts: Record<Locale, Texts> & Partial<Record<OfficeLocale, Texts>>,
  name?: NameOf<Texts>,
): Texts {
  return texts[locale] ?? (name && (dictionaries[locale]?.[name] as Texts | undefined)) ?? texts.en
}

/** The words of the server, which are English. */
export const asWritten = (message: string): string | undefined => message
