import type { ImportSummary } from '@minato/contract/vehicles-import'
import { Confirm } from '../../forms/confirm.tsx'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'

interface Props {
  one: Pick<ImportSummary, 'counts'>
  onConfirm(): void
  onClose(): void
}

/** Says what undoing a run changes, and asks. */
export function UndoDialog({ one: { counts }, onConfirm, onClose }: Props) {
  const { status: t } = useImportTexts()
  const { undoCatalogue } = useImportFilesTexts()
  return (
    <Confirm isDanger title={t.undoTitle} confirm={t.undoVerb} onConfirm={onConfirm} onClose={onClose}>
      <p>{t.undoText(counts?.made ?? 0, counts?.changed ?? 0)}</p>
      <p>{undoCatalogue}</p>
    </Confirm>
  )
}
