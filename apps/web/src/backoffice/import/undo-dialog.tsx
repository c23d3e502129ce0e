import { useState } from 'react'
import type { UndoPreview } from '@minato/contract/import-cars'
import type { ImportSummary } from '@minato/contract/vehicles-import'
import { newKey } from '../../api/new-key.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { Confirm } from '../../forms/confirm.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'

interface Props {
  one: Pick<ImportSummary, 'id'>
  onConfirm(): void
  onClose(): void
}

/** Loads the current effects of an undo for its dialog. */
export function UndoDialog({ one: { id }, ...rest }: Props) {
  // Cars may have changed since the dialog was last open: its old reply is not shown.
  const [version] = useState(newKey)
  const ask = { params: { id } }
  const read = useCall('GET /api/vehicle/car/import/{id}/undo', ask, { version })
  return <UndoPreviewDialog {...read} {...rest} />
}

interface PreviewProps extends Pick<Props, 'onConfirm' | 'onClose'> {
  data: UndoPreview | undefined
  hasFailed: boolean
  reload(): Promise<void>
}

/** Asks to confirm the undo of an import, with its effects and the cars that it keeps. */
export function UndoPreviewDialog({ data: preview, hasFailed, reload, onConfirm, onClose }: PreviewProps) {
  const { messages } = useShell()
  const { status: t, cars } = useImportTexts()
  const { undoCatalogue } = useImportFilesTexts()
  const { table } = useOfficeTexts()
  const more = preview ? preview.kept - preview.items.length : 0
  return (
    <Confirm
      isDanger
      title={t.undoTitle}
      confirm={t.undoVerb}
      typedName={preview?.deleted ? String(preview.deleted) : undefined}
      isWaiting={!preview || preview.deleted + preview.restored === 0}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {hasFailed ? (
        <p className="row" role="alert">
          {t.undoFailed}
          <button className="btn line" type="button" onClick={() => void reload()}>
            {table.again}
          </button>
        </p>
      ) : (
        <p role="status">{preview ? t.undoText(preview.deleted, preview.restored) : messages.loading}</p>
      )}
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
