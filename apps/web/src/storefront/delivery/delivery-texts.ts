import { delivery as english } from '../../i18n/en/delivery.ts'
import type { DeliveryTexts } from '../../i18n/en/delivery.ts'
import { delivery as french } from '../../i18n/fr/delivery.ts'
import { useShell } from '../../api/shell.ts'

export const useDeliveryTexts = (): DeliveryTexts => (useShell().locale === 'fr' ? french : english)
