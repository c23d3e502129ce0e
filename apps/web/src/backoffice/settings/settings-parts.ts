import type { Locale } from '@minato/contract/enumerations'
import { markups as markupsEnglish } from '../../messages/markups-en.ts'
import type { MarkupsTexts } from '../../messages/markups-en.ts'
import { markups as markupsFrench } from '../../messages/markups-fr.ts'
import { settings as english } from '../../messages/settings-en.ts'
import type { SettingsTexts } from '../../messages/settings-en.ts'
import { settings as french } from '../../messages/settings-fr.ts'

/** Id and title of every section of the settings page, in its order. */
export const settingsParts = (t: SettingsTexts, markups: MarkupsTexts): [id: string, title: string][] => [
  ['company', t.company.title],
  ['contacts', t.contacts.title],
  ['hours', t.hours.title],
  ['bank', t.bank.title],
  ['insurance', t.insurance.title],
  ['markups', markups.title],
  ['terms', t.terms.title],
  ['sender', t.sender.title],
  ['legal', t.legal.title],
  ['managers', t.managers.title],
  ['api-clients', t.clients.title],
]

export const settingsPartsIn = (locale: Locale) =>
  locale === 'fr' ? settingsParts(french, markupsFrench) : settingsParts(english, markupsEnglish)
