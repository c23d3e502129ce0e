import type { BodyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { saveFile } from './save-file.ts'

type ExportBody = BodyOf<CallNamed<'POST /api/vehicle/car/export' | 'POST /api/main/import-rule/preview/export'>>

/** Saves a list as a file. `path`: the call with its query; `name`: of the file; `body`: what is posted, if anything. */
export function ExportButton({
  path,
  name,
  className = 'btn line',
  body,
  children,
}: {
  path: string
  name: string
  className?: string
  body?: ExportBody
  children: ReactNode
}) {
  const shell = useShell()
  const { table: t } = useOfficeTexts()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      if (await saveFile(shell, path, name, body)) notify({ isError: false, title: t.exported, lines: [name] })
    } catch (error) {
      shell.report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button className={className} type="button" aria-disabled={isBusy || undefined} onClick={() => void save()}>
      {isBusy ? t.exporting : children}
    </button>
  )
}
