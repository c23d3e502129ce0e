import { voyages as english } from '../../i18n/en/voyages.ts'
import type { VoyagesTexts } from '../../i18n/en/voyages.ts'
import { voyages as french } from '../../i18n/fr/voyages.ts'
import { voyageSchedule as scheduleInEnglish } from '../../i18n/en/voyage-schedule.ts'
import type { VoyageScheduleTexts } from '../../i18n/en/voyage-schedule.ts'
import { voyageSchedule as scheduleInFrench } from '../../i18n/fr/voyage-schedule.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useVoyagesTexts = (): VoyagesTexts => textsFor(useShell().locale, { en: english, fr: french }, 'voyages')
export const useScheduleTexts = (): VoyageScheduleTexts =>
  textsFor(useShell().locale, { en: scheduleInEnglish, fr: scheduleInFrench }, 'voyageSchedule')
