import * as english from '@minato/domain/field-names-en'
import type { FieldNames, UnitNames } from '@minato/domain/field-names-en'
import * as french from '@minato/domain/field-names-fr'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

/** What the fields of a car and their units are called. */
export const useFieldNames = (): { fieldNames: FieldNames; unitNames: UnitNames } =>
  textsFor(useShell().locale, { en: english, fr: french }, 'fieldNames')
