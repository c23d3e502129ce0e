import type { ImportField } from '@minato/contract/import-fields'
import type { ImportColumn } from '@minato/contract/vehicles-import'
import { useImportFields } from './fields.ts'
import { useImportTexts } from './import-texts.ts'

interface Props {
  column: ImportColumn
  answer(field: ImportField | null): void
}

/** Asks for the meaning of a column that is skipped until answered. The list below offers other fields. */
export function ColumnQuestion({ column: { label, question }, answer }: Props) {
  const t = useImportTexts().columns.question
  const { nameOf } = useImportFields()
  if (!question) return null
  const { field, reason, share } = question
  const name = field === null ? null : nameOf(field)
  return (
    <div className="import-question">
      <p>
        <b>{name === null ? t.what : t.is(name)}</b> <small>{t.why[reason](name === null ? 0 : share * 100)}</small>
      </p>
      {field !== null && (
        <button className="btn" type="button" aria-label={t.yesFor(label, nameOf(field))} onClick={() => answer(field)}>
          {t.yes}
        </button>
      )}
      <button className="btn" type="button" aria-label={t.noFor(label)} onClick={() => answer(null)}>
        {t.no}
      </button>
    </div>
  )
}
