import { useEffect, useState } from 'react'
import type { UndoPreview } from '@minato/contract/import-cars'
import type { ImportSummary } from '@minato/contract/vehicles-import'
import { useShell } from '../../api/shell.ts'
import { Confirm } from '../../forms/confirm.tsx'
import { reportError } from '../../forms/report-error.ts'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'

interface Props {
  one: Pick<ImportSummary, 'id'>
  onConfirm(): void
  onClose(): void
}

/** Asks to confirm the undo of an import, with its effects and the cars that it keeps. */
export function UndoDialog({ one: { id }, onConfirm, onClose }: Props) {
  const shell = useShell()
  const { status: t, cars } = useImportTexts()
  const { undoCatalogue } = useImportFilesTexts()
  const [preview, setPreview] = useState<UndoPreview>()
  useEffect(() => {
    const asked = new AbortController()
    shell
      .api('GET /api/vehicle/car/import/{id}/undo', { params: { id }, signal: asked.signal })
      .then(setPreview, (error: unknown) => asked.signal.aborted || reportError(shell, error))
    return () => asked.abort()
  }, [shell, id])
  const more = preview ? preview.kept - preview.items.length : 0
  return (
    <Confirm
      isDanger
      title={t.undoTitle}
      confirm={t.undoVerb}
      isWaiting={!preview}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p role="status">{preview ? t.undoText(preview.deleted, preview.restored) : shell.messages.loading}</p>
      {preview && preview.kept > 0 && (
        <>
          <p>{t.undoKept(preview.kept)}</p>
          <ul className="import-kept">
            {preview.items.map((car) => (
              <li key={car.id}>
                {cars.because(`${car.name} REF ${car.reference}`.trim(), cars.keptFor[car.keptFor ?? 'edited'])}
              </li>
            ))}
            {more > 0 && <li>{t.undoMore(more)}</li>}
          </ul>
        </>
      )}
      <p>{undoCatalogue}</p>
    </Confirm>
  )
}
