import { lowPriceOf } from '@minato/domain/low-price'
import type { LowPrice } from '@minato/domain/low-price'
import { askedPriceOf } from '@minato/domain/inquiry-offers'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { settingsOf } from '../settings/service.ts'
import { costOfCar } from '../vehicles/service.ts'
import { actionNotAllowed } from './event-log/service.ts'
import type { StoredInquiry } from './event-log/service.ts'

const REASONS: Record<LowPrice, string> = {
  PRICE_BELOW_MARGIN: 'This price leaves less than the minimum margin of the settings: confirm it',
  PRICE_FAR_BELOW: 'This price is more than 30 % below the asking price: confirm it',
}

/**
 * For a price that a manager gives and has not confirmed.
 * @param price FOB less the discount, whole US dollars.
 * @throws 409 PRICE_BELOW_MARGIN, PRICE_FAR_BELOW.
 */
export async function assertPriceNotLow(
  context: Context,
  tx: Transaction,
  { state }: Pick<StoredInquiry, 'state'>,
  price: number,
): Promise<void> {
  const { minimumMarginPercent } = await settingsOf(context, tx.tenant)
  const cost = await costOfCar(tx, state.carId)
  const code = lowPriceOf({ price, askingPrice: askedPriceOf(state), cost, minimumMarginPercent })
  if (code) throw actionNotAllowed({ code, reason: REASONS[code] })
}
