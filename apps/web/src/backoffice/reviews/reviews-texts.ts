import { officeReviews as english } from '../../messages/reviews-office-en.ts'
import type { OfficeReviewsTexts } from '../../messages/reviews-office-en.ts'
import { officeReviews as french } from '../../messages/reviews-office-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useReviewsTexts = (): OfficeReviewsTexts => (useShell().locale === 'fr' ? french : english)
