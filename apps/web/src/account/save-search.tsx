import { Dialog } from '../forms/dialog.tsx'
import { TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { atMost, required } from '../forms/rules.ts'
import type { Values } from '../forms/rules.ts'
import { goToSignIn } from '../session/guard.ts'
import { rememberPendingAction } from './pending-action.ts'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { useAccountTexts } from './account-texts.ts'

export interface SaveSearchProps {
  /** A description of the search. */
  name: string
  criteria: string
  onClose(): void
}

const NAME_LIMIT = 120
const RULES = { name: [required, atMost(NAME_LIMIT)] }

/** Asks for a name, and whether to email new cars. */
export function SaveSearch({ name, criteria, onClose }: SaveSearchProps) {
  const shell = useShell()
  const { searches: t } = useAccountTexts()
  const send = async (values: Values, key: string) => {
    const body = { name: values['name']?.trim() ?? name, criteria, hasAlert: values['hasAlert'] === 'true' }
    if (!shell.user) return saveAfterSignIn(body, key)
    try {
      await shell.api('POST /api/uum/account/saved-search', { key, body })
    } catch (error) {
      // The session has ended.
      if (shell.user) throw error
      return saveAfterSignIn(body, key)
    }
    notify({ isError: false, title: shell.messages.searchSaved, lines: [] })
    onClose()
  }
  const saveAfterSignIn = async (body: { name: string; criteria: string; hasAlert: boolean }, key: string) => {
    rememberPendingAction({ key, ...body })
    await goToSignIn(shell, location.pathname + location.search, 'search')
  }
  return (
    <Dialog title={t.dialogTitle} onClose={onClose} footer="form">
      <Form rules={RULES} send={send} submit={t.save}>
        <TextField
          name="name"
          label={t.name}
          maxLength={NAME_LIMIT}
          defaultValue={name.slice(0, NAME_LIMIT) || t.emptyName}
        />
        <label className="radio">
          <input type="checkbox" name="hasAlert" value="true" />
          {t.alert}
        </label>
        <p className="hint">{t.alertNote}</p>
      </Form>
    </Dialog>
  )
}
