import { delivery as english } from '../../messages/delivery-en.ts'
import type { DeliveryTexts } from '../../messages/delivery-en.ts'
import { delivery as french } from '../../messages/delivery-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useDeliveryTexts = (): DeliveryTexts => (useShell().locale === 'fr' ? french : english)
