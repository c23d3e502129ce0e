import { voyages as english } from '../../messages/voyages-en.ts'
import type { VoyagesTexts } from '../../messages/voyages-en.ts'
import { voyages as french } from '../../messages/voyages-fr.ts'
import { voyageSchedule as scheduleInEnglish } from '../../messages/voyage-schedule-en.ts'
import type { VoyageScheduleTexts } from '../../messages/voyage-schedule-en.ts'
import { voyageSchedule as scheduleInFrench } from '../../messages/voyage-schedule-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useVoyagesTexts = (): VoyagesTexts => (useShell().locale === 'fr' ? french : english)
export const useScheduleTexts = (): VoyageScheduleTexts =>
  useShell().locale === 'fr' ? scheduleInFrench : scheduleInEnglish
