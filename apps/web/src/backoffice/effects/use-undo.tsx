import { useState } from 'react'
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
  const undo = async () => {
    try {
      const text = await saved?.undo?.()
      show(text === undefined ? undefined : { text })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) show({ text: t.changedSince })
      else reportError(shell, error)
    }
  }
  const view = (
    <div className="served-last said" role="status">
      {saved && (
        <>
          <b>{saved.text}</b>
          {saved.undo && (
            <button className="link" type="button" onClick={() => void undo()}>
              {t.undo}
            </button>
          )}
        </>
      )}
    </div>
  )
  return { show, view }
}
