import { DOCUMENT_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { FileVerdict, DocumentFileCheck } from '@minato/contract/document-checks'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { check as english } from '../../i18n/en/check.ts'
import { tokenHeaders } from '../../api/transport.ts'
import { useShell } from '../../api/shell.ts'
import { useCheckTexts } from './check-texts.ts'
import { FileInput } from '../../ui/file-input.tsx'

type State = 'asked' | 'busy' | 'failed' | 'tooBig' | FileVerdict

/**
 * Compares a file with the issued one; the server does not store it. `onChecked` is called with each verdict,
 * undefined before one.
 */
export function FileCheck({ code, onChecked }: { code: string; onChecked(verdict: FileVerdict | undefined): void }) {
  const { tenant } = useShell()
  const t = useCheckTexts().file
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>('asked')
  const [name, setName] = useState('')
  // A late answer about an earlier file is dropped.
  const latest = useRef(0)
  const show = (next: State): void => {
    setState(next)
    onChecked(isVerdict(next) ? next : undefined)
  }

  async function compare(file: File | undefined): Promise<void> {
    if (!file) return
    const turn = ++latest.current
    setName(file.name)
    if (file.size > DOCUMENT_BYTES_LIMIT) return show('tooBig')
    show('busy')
    const found = await verdictOf(file, code, tenant).catch(() => 'failed' as const)
    if (latest.current === turn) show(found)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    void compare(event.dataTransfer.files[0])
  }
  const tone = state === 'GENUINE' ? 'good' : isVerdict(state) ? 'bad' : ''
  return (
    <section className={`file-check ${tone}`} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <FileInput
        ref={input}
        accept="application/pdf,.pdf"
        aria-label={t.choose}
        onFiles={([file]) => void compare(file)}
      />
      <button className="btn line" type="button" onClick={() => input.current?.click()}>
        {t.choose}
      </button>
      <div role="status" aria-live="polite">
        {state === 'busy' && <p>{t.busy}</p>}
        {(state === 'failed' || state === 'tooBig') && <p className="fault">{t[state]}</p>}
        {isVerdict(state) && (
          <>
            <h3>{t.verdicts[state].title}</h3>
            {state === 'GENUINE' && <p>{t.verdicts[state].text}</p>}
            <p className="muted small">{name}</p>
          </>
        )}
      </div>
    </section>
  )
}

const isVerdict = (state: State): state is FileVerdict => state in english.file.verdicts

async function verdictOf(file: File, code: string, tenant: string): Promise<State> {
  const answer = await fetch(`/api/main/public/paper/${encodeURIComponent(code)}`, {
    method: 'POST',
    // Its bytes are compared, whatever type the browser gives it.
    headers: { ...tokenHeaders(tenant), 'content-type': 'application/octet-stream' },
    body: file,
    redirect: 'error',
  })
  if (!answer.ok) return answer.status === 413 ? 'tooBig' : 'failed'
  return ((await answer.json()) as DocumentFileCheck).file ?? 'failed'
}
