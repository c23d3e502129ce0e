import type { ApiClient, ApiClientSecret, Manager } from '@minato/contract/users-shapes'
import { Dialog } from '../../forms/dialog.tsx'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { typedNameRule } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { useSettingsTexts } from './settings-texts.ts'

export const nameOf = ({ firstname, lastname, email }: Manager): string => `${firstname} ${lastname}`.trim() || email

interface Props {
  manager: Manager
  /** Managers who can take over the API clients. */
  others: readonly Manager[]
  /** API clients of the manager who is removed. */
  clients: readonly ApiClient[]
  /** `handedOver`: the clients with their new secrets. */
  onRemoved(handedOver: ApiClientSecret[]): void
  onClose(): void
}

/** Removes a manager or an invitation, and asks what happens to that manager's API clients. */
export function RemoveManager({ manager, others, clients, onRemoved, onClose }: Props) {
  const { api } = useShell()
  const { managers: t } = useSettingsTexts()
  const { typeName, wrongName } = useFormTexts()
  const name = nameOf(manager)
  const remove = async ({ handClientsTo }: Values) =>
    onRemoved(
      await api('DELETE /api/uum/manager/{id}', {
        params: { id: manager.id },
        query: handClientsTo ? { handClientsTo } : {},
      }),
    )
  return (
    <Dialog title={manager.isPending ? t.takeBackTitle(name) : t.removeTitle(name)} onClose={onClose} footer="form">
      <Form
        isPart
        isDanger
        rules={manager.isPending ? {} : { typedName: [typedNameRule(name, wrongName)] }}
        send={remove}
        submit={manager.isPending ? t.takeBack : t.remove}
      >
        <p>{manager.isPending ? t.takeBackText : t.removeText}</p>
        {clients.length > 0 && (
          <>
            <p>{t.removeClients(name)}</p>
            <ul className="lines">
              {clients.map((one) => (
                <li key={one.id}>
                  <b>{one.name}</b>
                </li>
              ))}
            </ul>
            <SelectField name="handClientsTo" label={t.clientsLabel} hint={t.clientsHint}>
              <option value="">{t.revokeClients}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {t.handClientsTo(nameOf(one))}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {!manager.isPending && <TextField name="typedName" label={typeName(name)} autoComplete="off" />}
      </Form>
    </Dialog>
  )
}
