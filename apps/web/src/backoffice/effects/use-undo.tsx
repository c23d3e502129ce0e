import { useRef, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'
import { reportError } from '../../forms/report-error.ts'
import { useEffectsTexts } from './effects-texts.ts'
import '../../styles/catalog.css'

interface Saved {
  text: string
  /** Undoes it; returns the new text. */
  undo?: (() => Promise<string>) | undefined
}

/** What was saved last, with its undo (TRU-15). */
export function useUndo() {
  const shell = useShell()
  const t = useEffectsTexts()
  const [saved, show] = useState<Saved>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const status = useRef<HTMLDivElement>(null)
  const undo = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const text = await saved?.undo?.()
      // The focused button disappears.
      status.current?.focus()
      show(text === undefined ? undefined : { text })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        status.current?.focus()
        show({ text: t.changedSince })
      } else reportError(shell, error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  const view = (
    <div ref={status} className="served-last said" role="status" tabIndex={-1}>
      {saved && (
        <>
          <b>{saved.text}</b>
          {saved.undo && (
            <button className="link" type="button" aria-disabled={isBusy || undefined} onClick={() => void undo()}>
              {t.undo}
            </button>
          )}
        </>
      )}
    </div>
  )
  return { show, view }
}
