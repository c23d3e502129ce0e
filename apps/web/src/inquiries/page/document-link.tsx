import type { InquiryDocument } from '@minato/contract/document-checklist-shapes'
import type { z } from 'zod'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { reportError } from '../../forms/report-error.ts'
import { useShell } from '../../api/shell.ts'
import { saveFile } from '../../table/save-file.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Mark } from '../inquiry-icons.tsx'

export type DocumentEntry = z.infer<typeof InquiryDocument>

const KINDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
}

/** A document with name, date and size; downloaded under its name. */
export function DocumentLink({
  document: paper,
  title,
  children,
}: {
  document: DocumentEntry
  title?: string
  children?: ReactNode
}) {
  const shell = useShell()
  const { documents: t } = useInquiryTexts()
  const [isBusy, setBusy] = useState(false)
  const { id, type, name, createdAt, size } = paper
  const shown = title ?? name ?? t.unnamed
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await saveFile(shell, `/api/archiving/document/${id}/content`, name ?? shown)
    } catch (error) {
      reportError(shell, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="doc">
      <span className="k" aria-hidden="true">
        {KINDS[type ?? ''] ?? t.file}
      </span>
      <span>
        {shown}
        <small>
          {[
            title && name !== title ? name : null,
            createdAt && shell.messages.format.date(createdAt),
            size !== null && t.size(size),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {children}
      </span>
      <button
        className="btn quiet"
        type="button"
        aria-label={t.download(shown)}
        aria-disabled={isBusy || undefined}
        onClick={() => void save()}
      >
        <Mark name="down" />
      </button>
    </li>
  )
}
