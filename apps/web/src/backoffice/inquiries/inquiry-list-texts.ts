import { work as english } from '../../messages/work-en.ts'
import type { WorkTexts } from '../../messages/work-en.ts'
import { work as french } from '../../messages/work-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useInquiryListTexts = (): WorkTexts => (useShell().locale === 'fr' ? french : english)
