import type { OfficeLocale } from '@minato/contract/enumerations'
import * as englishFields from '@minato/domain/field-names-en'
import * as frenchFields from '@minato/domain/field-names-fr'
import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'
import { audit as english } from '../../i18n/en/audit.ts'
import type { AuditTexts } from '../../i18n/en/audit.ts'
import { audit as french } from '../../i18n/fr/audit.ts'
import { estimatedCosts as englishCosts } from '../../i18n/en/estimated-costs.ts'
import type { EstimatedCostsTexts } from '../../i18n/en/estimated-costs.ts'
import { estimatedCosts as frenchCosts } from '../../i18n/fr/estimated-costs.ts'
import { importRules as englishRules } from '../../i18n/en/import-rules.ts'
import type { ImportRulesTexts } from '../../i18n/en/import-rules.ts'
import { importRules as frenchRules } from '../../i18n/fr/import-rules.ts'
import { sheets as englishSheets } from '../../i18n/en/sheets.ts'
import type { SheetTexts } from '../../i18n/en/sheets.ts'
import { sheets as frenchSheets } from '../../i18n/fr/sheets.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

type Names = Record<string, string>

/** With the names of a car's fields, of import rules and estimated costs; the audit log's own come first. */
const withFields = (
  t: AuditTexts,
  names: Names,
  sheets: SheetTexts,
  rules: ImportRulesTexts,
  costs: EstimatedCostsTexts,
  documents: Names,
): AuditTexts => ({
  ...t,
  values: {
    ...rules.ageBases,
    ...rules.ageStarts,
    ...rules.ageMoments,
    ...rules.confidences,
    ...costs.kinds,
    ...costs.bases,
    ANY: rules.steerings.ANY,
    // By field: other fields have the same codes.
    ...Object.fromEntries(Object.entries(documents).map(([code, name]) => [`fields.documents.${code}`, name])),
    ...t.values,
  },
  fields: {
    ...textsOf(costs),
    ...textsOf(rules),
    ...names,
    ...sheets.part,
    ...sheets.equipment,
    ...sheets.kit,
    'fields.transitDays.from': rules.transitFrom,
    'fields.transitDays.to': rules.transitTo,
    ...t.fields,
  },
})
/** The field labels of a form, by field name. */
const textsOf = (texts: object): Names =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'))
const made = new Map<OfficeLocale, AuditTexts>()
export function auditTextsIn(locale: OfficeLocale): AuditTexts {
  const texts =
    made.get(locale) ??
    withFields(
      textsFor(locale, { en: english, fr: french }, 'audit'),
      textsFor(locale, { en: englishFields, fr: frenchFields }, 'fieldNames').fieldNames,
      textsFor(locale, { en: englishSheets, fr: frenchSheets }, 'sheets'),
      textsFor(locale, { en: englishRules, fr: frenchRules }, 'importRules'),
      textsFor(locale, { en: englishCosts, fr: frenchCosts }, 'estimatedCosts'),
      textsFor(locale, SHIPPING_DOCUMENT_NAMES, 'shippingDocumentNames'),
    )
  made.set(locale, texts)
  return texts
}
export const useAuditTexts = (): AuditTexts => auditTextsIn(useShell().locale)
