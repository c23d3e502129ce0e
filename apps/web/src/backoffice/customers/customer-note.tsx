import type { CustomerNote } from '@minato/contract/customers'
import { useState } from 'react'
import { TextArea } from '../../forms/office-fields.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { atMost } from '../../forms/rules.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { useCustomersTexts } from './customers-texts.ts'

const RULES = { text: [atMost(5000)] }

/** The managers' note about a customer. Concurrent edits are shown side by side. */
export function CustomerNotePanel({ id, note: given }: { id: string; note: CustomerNote }) {
  const { api, messages } = useShell()
  const t = useCustomersTexts()
  const [note, setNote] = useState(given)
  const { send, view } = useEditConflict<Pick<CustomerNote, 'text'>, CustomerNote>({
    entity: 'person',
    id,
    fields: [{ key: 'text', label: t.noteTitle }],
    written: ({ text }) => ({ text }),
    save: async (_, body, version) => {
      setNote(await api('PUT /api/uum/customer/{id}/note', { params: { id }, body, version }))
      notify({ isError: false, title: t.noteSaved, lines: [] })
    },
  })
  return (
    <Panel id="note" title={t.noteTitle}>
      <OfficeForm
        key={note.version}
        isPart
        draft={`note ${id}`}
        read={note}
        rules={RULES}
        submit={t.saveNote}
        send={({ text = '' }, _, begun) => send(begun, { text: text.trim() })}
      >
        <TextArea name="text" label={t.noteLabel} hint={t.noteHint} rows={5} defaultValue={note.text} />
      </OfficeForm>
      {note.writtenAt && (
        <p className="small muted">
          {t.notedBy(note.writtenBy ?? t.somebody, messages.format.dateTime(note.writtenAt))}
        </p>
      )}
      {view}
    </Panel>
  )
}
