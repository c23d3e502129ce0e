import { fieldNames as englishFields } from '@minato/domain/field-names-en'
import { fieldNames as frenchFields } from '@minato/domain/field-names-fr'
import { audit as english } from '../../messages/audit-en.ts'
import type { AuditTexts } from '../../messages/audit-en.ts'
import { audit as french } from '../../messages/audit-fr.ts'
import { sheets as englishSheets } from '../../messages/sheets-en.ts'
import type { SheetTexts } from '../../messages/sheets-en.ts'
import { sheets as frenchSheets } from '../../messages/sheets-fr.ts'
import { useShell } from '../../api/shell.ts'

/** With the names of a car's fields; the audit log's own come first. */
const withCarFields = (t: AuditTexts, names: Record<string, string>, sheets: SheetTexts): AuditTexts => ({
  ...t,
  fields: { ...names, ...sheets.part, ...sheets.equipment, ...sheets.kit, ...t.fields },
})
export const auditTexts = {
  en: withCarFields(english, englishFields, englishSheets),
  fr: withCarFields(french, frenchFields, frenchSheets),
}
export const useAuditTexts = (): AuditTexts => auditTexts[useShell().locale]
