import type { Settings, SettingsFields } from '@minato/contract/settings'
import type { ReactNode } from 'react'
import { OfficeForm } from '../../forms/office-form.tsx'
import type { Rules } from '../../forms/rules.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { Part } from '../layout/office-page.tsx'
import { changedBy, mergeFields, written } from './settings-fields.ts'
import { useSettingsTexts } from './settings-texts.ts'

interface Props {
  id: string
  title: string
  note?: string
  settings: Settings
  onSaved(now: Settings): void
  rules: Rules
  children: ReactNode
}

/** One section of the settings, saved by itself with the loaded version. Edit conflicts show both versions. */
export function SettingsForm({ id, title, note, settings, onSaved, rules, children }: Props) {
  const { api, messages, tenant } = useShell()
  const t = useSettingsTexts()
  const { send, view } = useEditConflict<SettingsFields, Settings>({
    entity: 'company',
    id: tenant,
    fields: mergeFields(t, messages.hour),
    written,
    save: async (_, body, version) => {
      onSaved(await api('PUT /api/main/settings', { body, version }))
      notify({ isError: false, title: t.saved, lines: [] })
    },
  })
  return (
    <Part id={id} title={title} {...(note && { note })}>
      <OfficeForm
        key={settings.version}
        isPart
        draft={`settings ${id}`}
        read={settings}
        rules={rules}
        submit={t.save}
        // Changes in other sections are not a conflict: only changed fields are overwritten.
        send={(values, _, begun) => send(begun, changedBy(written(begun), values), settings)}
      >
        {children}
      </OfficeForm>
      {view}
    </Part>
  )
}
