import { officeReviews as english } from '../../i18n/en/reviews-office.ts'
import type { OfficeReviewsTexts } from '../../i18n/en/reviews-office.ts'
import { officeReviews as french } from '../../i18n/fr/reviews-office.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useReviewsTexts = (): OfficeReviewsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'officeReviews')
