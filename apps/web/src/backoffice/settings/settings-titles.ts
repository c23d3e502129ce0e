import type { Locale } from '@minato/contract/enumerations'
import { bankStatements as bankStatementsEnglish } from '../../messages/bank-statements-en.ts'
import type { BankStatementsTexts } from '../../messages/bank-statements-en.ts'
import { bankStatements as bankStatementsFrench } from '../../messages/bank-statements-fr.ts'
import { importRules as importRulesEnglish } from '../../messages/import-rules-en.ts'
import type { ImportRulesTexts } from '../../messages/import-rules-en.ts'
import { importRules as importRulesFrench } from '../../messages/import-rules-fr.ts'
import { markups as markupsEnglish } from '../../messages/markups-en.ts'
import type { MarkupsTexts } from '../../messages/markups-en.ts'
import { markups as markupsFrench } from '../../messages/markups-fr.ts'
import { settings as english } from '../../messages/settings-en.ts'
import type { SettingsTexts } from '../../messages/settings-en.ts'
import { settings as french } from '../../messages/settings-fr.ts'
import { SETTINGS_SECTIONS } from './settings-sections.ts'
import type { SettingsSection } from './settings-sections.ts'

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
export function settingsSectionsIn(locale: Locale): [section: SettingsSection, title: string][] {
  const titles =
    locale === 'fr'
      ? settingsTitles(french, markupsFrench, importRulesFrench, bankStatementsFrench)
      : settingsTitles(english, markupsEnglish, importRulesEnglish, bankStatementsEnglish)
  return SETTINGS_SECTIONS.map((section) => [section, titles[section]])
}
