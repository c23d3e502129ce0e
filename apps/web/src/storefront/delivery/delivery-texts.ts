import { delivery as english } from '../../i18n/en/delivery.ts'
import type { DeliveryTexts } from '../../i18n/en/delivery.ts'
import { delivery as french } from '../../i18n/fr/delivery.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useDeliveryTexts = (): DeliveryTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'delivery')
