import type { Locale } from '@minato/contract/enumerations'

/** The texts of a language: the only place that chooses between two (decision 17). */
export const textsFor = <Texts>(locale: Locale, texts: Record<Locale, Texts>): Texts => texts[locale]

/** The words of the server, which are English. */
export const asWritten = (message: string): string | undefined => message
