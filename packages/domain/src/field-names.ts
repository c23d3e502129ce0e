import type { Locale } from '@minato/contract/enumerations'
import { fieldNames as en } from './field-names-en.ts'
import type { FieldNames } from './field-names-en.ts'
import { fieldNames as fr } from './field-names-fr.ts'

export const FIELD_NAMES: Record<Locale, FieldNames> = { en, fr }
