import type { Locale } from '@minato/contract/enumerations'
import { tradeNames as en } from './trade-names-en.ts'
import type { TradeNames } from './trade-names-en.ts'
import { tradeNames as fr } from './trade-names-fr.ts'

/** For code that writes in either language; pages take the names of theirs alone. */
export const TRADE_NAMES: Record<Locale, TradeNames> = { en, fr }
