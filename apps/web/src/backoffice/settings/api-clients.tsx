import type { ApiClient } from '@minato/contract/users-shapes'
import { CLIENT_SERVICES } from '@minato/contract/settings-enumerations'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { TextField } from '../../forms/field.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { Scopes } from './scopes.tsx'
import { Secret } from './secret.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const RULES = { name: [required, atMost(100)], scopes: [required] }

interface Props {
  clients: readonly ApiClient[]
  onClients(clients: ApiClient[]): void
}

/** API clients (API-13): created with a secret that is shown once, and revoked. */
export function ApiClients({ clients, onClients }: Props) {
  const { api, messages, report } = useShell()
  const { clients: t } = useSettingsTexts()
  const [made, setMade] = useState<{ client: ApiClient; secret: string }>()
  const [leaving, setLeaving] = useState<ApiClient>()
  const { format } = messages
  const create = async (values: Values) => {
    const scopes = values['scopes']?.split(',') ?? []
    const answer = await api('POST /api/uum/api-client', { body: { name: values['name']?.trim() ?? '', scopes } })
    onClients([answer.client, ...clients])
    setMade(answer)
  }
  const revoke = ({ id }: ApiClient) =>
    api('DELETE /api/uum/api-client/{id}', { params: { id } })
      .then(() => {
        const revokedAt = new Date().toISOString()
        onClients(clients.map((one) => (one.id === id ? { ...one, revokedAt } : one)))
        return notify({ isError: false, title: t.revoked, lines: [] })
      }, report)
      .finally(() => setLeaving(undefined))
  const scopeText = (scope: string) => {
    const [service, way] = scope.split('.')
    const known = CLIENT_SERVICES.find((one) => one === service)
    return known ? t.scope(t.services[known], way === 'write' ? t.write : t.read) : scope
  }
  return (
    <>
      <p>{t.text}</p>
      {clients.length === 0 && <p className="muted">{t.none}</p>}
      <ul className="lines">
        {clients.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.name}</b>
              <p className="small">{one.scopes.map(scopeText).join('; ')}</p>
              <p className="small muted">
                {one.id}, {t.created(format.date(one.createdAt))}
                {one.managerName && `, ${t.managed(one.managerName)}`},{' '}
                {one.lastUsedAt ? t.used(format.date(one.lastUsedAt)) : t.unused}
              </p>
            </div>
            {one.revokedAt ? (
              <span className="shut">{t.revokedOn(format.date(one.revokedAt))}</span>
            ) : (
              <button
                className="btn line"
                type="button"
                aria-label={`${t.revoke}, ${one.name}`}
                onClick={() => setLeaving(one)}
              >
                {t.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      {made ? (
        <Secret name={made.client.name} id={made.client.id} secret={made.secret} onDone={() => setMade(undefined)} />
      ) : (
        <details className="unfold">
          <summary>{t.add}</summary>
          <GuardedForm isPart rules={RULES} send={create} submit={t.submit}>
            <TextField name="name" label={t.name} autoComplete="off" />
            <Scopes />
          </GuardedForm>
        </details>
      )}
      {leaving && (
        <Confirm
          title={t.revokeTitle(leaving.name)}
          confirm={t.revoke}
          isDanger
          typedName={leaving.name}
          onConfirm={() => void revoke(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t.revokeText}</p>
        </Confirm>
      )}
    </>
  )
}
