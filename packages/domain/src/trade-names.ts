import type { Locale } from '@minato/contract/enumerations'
import { tradeNames as en } from './trade-names-en.ts'
import type { TradeNames } from './trade-names-en.ts'
import { tradeNames as fr } from './trade-names-fr.ts'

/** Both shop languages, for code that writes in either. Pages import only the names of their own language. */
export const TRADE_NAMES: Record<Locale, TradeNames> = { en, fr }
