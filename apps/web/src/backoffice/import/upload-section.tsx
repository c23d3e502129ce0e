import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { IMPORT_BYTES } from '@minato/contract/bulk-limit'
import { newKey } from '../../api/new-key.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { ExportButton } from '../../table/export-button.tsx'
import { useDroppedFiles } from '../vehicle-form/pictures/use-dropped-files.ts'
import { Part } from '../layout/office-page.tsx'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'
import { LIST_TYPES, rejectionOf, sendList } from './send-list.ts'
import { FileInput } from '../../ui/file-input.tsx'
import { shopLocale } from '../../i18n/locale.ts'

/** Accepts a file dropped anywhere on the page, pasted or chosen. It is read once uploaded. */
export function UploadSection() {
  const shell = useShell()
  const t = useImportTexts().file
  const { rejected, template } = useImportFilesTexts()
  const forms = useFormTexts()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [percent, setPercent] = useState<number>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const sending = useRef<AbortController>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const take = async (files: readonly File[]) => {
    const [file] = files
    if (!file || sending.current) return
    if (files.length > 1) return setFaults([t.one])
    const rejection = rejectionOf(file)
    if (rejection) return setFaults([rejected[rejection](file.name, IMPORT_BYTES / 2 ** 20)])
    const off = (sending.current = new AbortController())
    setFaults([])
    setPercent(0)
    try {
      const { id } = await sendList(file, shopLocale(shell.locale), {
        shell,
        key: newKey(),
        onPercent: setPercent,
        signal: off.signal,
      })
      // If the user has left the page, the file waits in the list of files.
      if (isGone.current) return notify({ isError: false, title: t.arrived, lines: [file.name] })
      await navigate({ to: '/vehicle/import', search: { id } })
    } catch (error) {
      if (off.signal.aborted) return
      const { lines } = formErrorsOf(error, [], forms, shell.messages)
      if (isGone.current) notify({ isError: true, label: t.lost, title: file.name, lines })
      else setFaults(lines)
    } finally {
      sending.current = undefined
      setPercent(undefined)
    }
  }
  useDroppedFiles((files) => void take(files), setOver)
  const isSending = percent !== undefined
  return (
    <Part id="file" title={t.title}>
      <div className={isOver ? 'import-drop over' : 'import-drop'} aria-busy={isSending}>
        {isSending ? (
          <>
            <p role="status">{percent < 100 ? t.sending(percent) : t.reading}</p>
            <progress max={100} value={percent < 100 ? percent : undefined} aria-label={t.title} />
            <button className="btn line" type="button" onClick={() => sending.current?.abort()}>
              {t.cancel}
            </button>
          </>
        ) : (
          <>
            <p>
              <b>{t.drop}</b>
            </p>
            <button className="btn go" type="button" onClick={() => input.current?.click()}>
              {t.choose}
            </button>
            <p className="hint">{t.hint}</p>
            <p className="import-template">
              {template.label}{' '}
              {(['csv', 'xlsx'] as const).map((format) => (
                <ExportButton
                  key={format}
                  className="btn line"
                  path={`/api/vehicle/car/import/template?format=${format}&locale=${shopLocale(shell.locale)}`}
                  name={`${template.fileName}.${format}`}
                >
                  {template.formats[format]}
                </ExportButton>
              ))}
            </p>
          </>
        )}
        <FileInput ref={input} accept={LIST_TYPES} aria-label={t.choose} onFiles={(files) => void take(files)} />
      </div>
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault} className="fault">
            <Icon name="warning" small />
            {fault}
          </p>
        ))}
      </div>
    </Part>
  )
}
