import type { Locale } from '@minato/contract/enumerations'
import type { Messages } from './en.ts'

export type { Messages }

/** The texts of a language, each its own cached chunk. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  locale === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en
