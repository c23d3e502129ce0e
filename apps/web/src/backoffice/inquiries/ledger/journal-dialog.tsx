import { dayInJapan } from '@minato/domain/moments'
import { useState } from 'react'
import { Dialog } from '../../../forms/dialog.tsx'
import { Form } from '../../../forms/form.tsx'
import { TextField } from '../../../forms/field.tsx'
import { required } from '../../../forms/rules.ts'
import type { Rule } from '../../../forms/rules.ts'
import { notify } from '../../../api/notices.ts'
import { useShell } from '../../../api/shell.ts'
import { saveFile } from '../../../table/save-file.ts'
import { useLedgerTexts } from './ledger-texts.ts'

/** Saves the payment journal of a range of days as CSV. */
export function JournalDialog({ onClose }: { onClose(): void }) {
  const shell = useShell()
  const { journal: t } = useLedgerTexts()
  const [today] = useState(() => dayInJapan(new Date().toISOString()))
  const ordered: Rule = (value, values) => (value < (values['from'] ?? '') ? t.order : undefined)
  return (
    <Dialog title={t.title} onClose={onClose} isForm footer="form">
      <div className="office">
        <Form
          isPart
          rules={{ from: [required], to: [required, ordered] }}
          submit={t.save}
          send={async ({ from = '', to = '' }) => {
            const name = `payment-journal-${from}-${to}.csv`
            const saved = await saveFile(shell, `/api/main/ledger/export?from=${from}&to=${to}`, name)
            if (!saved) return
            notify({ isError: false, title: t.saved, lines: [name] })
            onClose()
          }}
        >
          <p className="small">{t.text}</p>
          <div className="fields">
            <TextField name="from" label={t.from} type="date" defaultValue={`${today.slice(0, 8)}01`} />
            <TextField name="to" label={t.to} type="date" defaultValue={today} />
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
