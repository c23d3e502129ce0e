import { timeInJapan } from '@minato/domain/moments'
import { useState } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { useShell } from '../api/shell.ts'
import { Confirm } from './confirm.tsx'

/** Says that the input is saved as a draft, with a button to discard it. */
export function DraftNote({ at, onDiscard }: { at: string | undefined; onDiscard(): void }) {
  const { unsaved: t } = useOfficeTexts()
  const { locale } = useShell()
  const [isAsking, setAsking] = useState(false)
  if (at === undefined) return null
  return (
    <div className="draft-note">
      <span role="status">{t.kept(timeInJapan(at, locale))}</span>
      <button className="link" type="button" onClick={() => setAsking(true)}>
        {t.discard}
      </button>
      {isAsking && (
        <Confirm
          title={t.discardTitle}
          confirm={t.discard}
          isDanger
          onConfirm={() => {
            setAsking(false)
            onDiscard()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t.discardText}</p>
        </Confirm>
      )}
    </div>
  )
}
