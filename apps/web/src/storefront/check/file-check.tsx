import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { PaperFileCheck } from '@minato/contract/paper-checks'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { tokenHeaders } from '../../shell/transport.ts'
import { useShell } from '../../shell/shell.ts'
import { useCheckTexts } from './check-texts.ts'

type State = 'asked' | 'busy' | 'failed' | 'tooBig' | 'GENUINE' | 'ALTERED'

/** Compares a file with the one that was issued; its bytes are looked at by the server and kept nowhere. */
export function FileCheck({ code }: { code: string }) {
  const { tenant } = useShell()
  const t = useCheckTexts().file
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('asked')
  const [name, setName] = useState('')
  // The answer about one file is none about the next.
  const latest = useRef(0)

  async function compare(file: File | undefined): Promise<void> {
    if (!file) return
    const turn = ++latest.current
    setName(file.name)
    if (file.size > DOCUMENT_BYTES_LIMIT) return setState('tooBig')
    setState('busy')
    const found = await verdictOf(file, code, tenant).catch(() => 'failed' as const)
    if (latest.current === turn) setState(found)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    void compare(event.dataTransfer.files[0])
  }
  const tone = state === 'GENUINE' ? 'good' : state === 'ALTERED' ? 'bad' : ''
  return (
    <section className={`file-check ${tone}`} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t.choose}
        hidden
        onChange={({ target }) => {
          void compare(target.files?.[0])
          // The same one may be chosen again.
          target.value = ''
        }}
      />
      <button className="btn line" type="button" onClick={() => input.current?.click()}>
        {t.choose}
      </button>
      <div role="status" aria-live="polite">
        {state === 'busy' && <p>{t.busy}</p>}
        {(state === 'failed' || state === 'tooBig') && <p className="fault">{t[state]}</p>}
        {(state === 'GENUINE' || state === 'ALTERED') && (
          <>
            <h3>{t[state].title}</h3>
            <p>{t[state].text}</p>
            <p className="muted small">{name}</p>
          </>
        )}
      </div>
    </section>
  )
}

async function verdictOf(file: File, code: string, tenant: string): Promise<State> {
  const answer = await fetch(`/api/main/public/paper/${encodeURIComponent(code)}`, {
    method: 'POST',
    // Whatever the browser takes it for: its bytes are compared, not its kind.
    headers: { ...tokenHeaders(tenant), 'content-type': 'application/octet-stream' },
    body: file,
    redirect: 'error',
  })
  if (!answer.ok) return answer.status === 413 ? 'tooBig' : 'failed'
  return ((await answer.json()) as PaperFileCheck).file ?? 'failed'
}
