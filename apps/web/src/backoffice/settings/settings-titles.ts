import type { OfficeLocale } from '@minato/contract/enumerations'
import { bankStatements as bankStatementsEnglish } from '../../i18n/en/bank-statements.ts'
import type { BankStatementsTexts } from '../../i18n/en/bank-statements.ts'
import { bankStatements as bankStatementsFrench } from '../../i18n/fr/bank-statements.ts'
import { importRules as importRulesEnglish } from '../../i18n/en/import-rules.ts'
import type { ImportRulesTexts } from '../../i18n/en/import-rules.ts'
import { importRules as importRulesFrench } from '../../i18n/fr/import-rules.ts'
import { markups as markupsEnglish } from '../../i18n/en/markups.ts'
import type { MarkupsTexts } from '../../i18n/en/markups.ts'
import { markups as markupsFrench } from '../../i18n/fr/markups.ts'
import { settings as english } from '../../i18n/en/settings.ts'
import type { SettingsTexts } from '../../i18n/en/settings.ts'
import { settings as french } from '../../i18n/fr/settings.ts'
import { SETTINGS_SECTIONS } from './settings-sections.ts'
import type { SettingsSection } from './settings-sections.ts'
import { textsFor } from '../../i18n/texts.ts'

/** The titles of the sections of the settings. */
export const settingsTitles = (
  t: SettingsTexts,
  markups: MarkupsTexts,
  importRules: ImportRulesTexts,
  bankStatements: BankStatementsTexts,
): Record<SettingsSection, string> => ({
  company: t.company.title,
  contacts: t.contacts.title,
  hours: t.hours.title,
  bank: t.bank.title,
  'bank-statements': bankStatements.title,
  insurance: t.insurance.title,
  markups: markups.title,
  'import-rules': importRules.title,
  terms: t.terms.title,
  sender: t.sender.title,
  legal: t.legal.title,
  managers: t.managers.title,
  'api-clients': t.clients.title,
})

/** Name and title of every section, in their order. */
export function settingsSectionsIn(locale: OfficeLocale): [section: SettingsSection, title: string][] {
  const titles = settingsTitles(
    textsFor(locale, { en: english, fr: french }, 'settings'),
    textsFor(locale, { en: markupsEnglish, fr: markupsFrench }, 'markups'),
    textsFor(locale, { en: importRulesEnglish, fr: importRulesFrench }, 'importRules'),
    textsFor(locale, { en: bankStatementsEnglish, fr: bankStatementsFrench }, 'bankStatements'),
  )
  return SETTINGS_SECTIONS.map((section) => [section, titles[section]])
}
