import type { SignedInDevice } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { Confirm } from '../forms/confirm.tsx'
import { notify } from '../api/notices.ts'
import { useShell } from '../api/shell.ts'
import { useAccountTexts } from './account-texts.ts'
import { deviceOf } from './device-names.ts'

/** Active sessions with buttons to end them. */
export function DevicesSection({ devices }: { devices: readonly SignedInDevice[] }) {
  const { api, messages, report } = useShell()
  const { devices: t } = useAccountTexts()
  const [remaining, setRemaining] = useState(devices)
  const [isAsking, setAsking] = useState(false)
  const notifySuccess = (title: string) => notify({ isError: false, title, lines: [] })
  const end = (id: string) =>
    api('DELETE /api/uum/account/session/{id}', { params: { id } }).then(() => {
      setRemaining(remaining.filter((one) => one.id !== id))
      return notifySuccess(t.ended)
    }, report)
  const endOthers = () =>
    api('DELETE /api/uum/account/session', {}).then(() => {
      setRemaining(remaining.filter(({ isCurrent }) => isCurrent))
      setAsking(false)
      return notifySuccess(t.othersEnded)
    }, report)
  return (
    <>
      <ul className="lines">
        {remaining.map(({ id, isCurrent, userAgent, network, createdAt, lastSeenAt }) => {
          const known = deviceOf(userAgent)
          const name = known ? t.on(known.browser, known.system) : t.unknown
          return (
            <li key={id}>
              <div>
                <b>{name}</b> {isCurrent && <span className="good">{t.current}</span>}
                <p className="small muted">
                  {network} · {t.since(messages.format.date(createdAt))} · {t.seen(messages.format.date(lastSeenAt))}
                </p>
              </div>
              {!isCurrent && (
                <button
                  className="btn line"
                  type="button"
                  aria-label={`${t.end}, ${name}`}
                  onClick={() => void end(id)}
                >
                  {t.end}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {remaining.length > 1 && (
        <button className="btn" type="button" onClick={() => setAsking(true)}>
          {t.endOthers}
        </button>
      )}
      {isAsking && (
        <Confirm
          title={t.endOthersTitle}
          confirm={t.endOthers}
          isDanger
          onConfirm={() => void endOthers()}
          onClose={() => setAsking(false)}
        >
          <p>{t.endOthersText}</p>
        </Confirm>
      )}
    </>
  )
}
