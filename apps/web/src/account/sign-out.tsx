import { useRef } from 'react'
import { Confirm } from '../forms/confirm.tsx'
import { useShell } from '../api/shell.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { clearUserData } from './clear-user-data.ts'
import { NotSentNote } from './unsent-note.tsx'

/** Asks first and lists unsent items, then ends the session here and at the provider (SES-03). */
export function SignOut({ onClose }: { onClose(): void }) {
  const shell = useShell()
  const t = useSignInTexts()
  const isLeaving = useRef(false)
  const signOut = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
    try {
      const { location: provider } = await shell.api('POST /api/logout', {})
      clearUserData(shell)
      location.assign(provider)
    } catch (error) {
      // Only logged (specification section 8).
      console.error('The sign-out failed', error)
      onClose()
    }
  }
  return (
    <Confirm
      title={t.signOut.title}
      confirm={t.signOut.confirm}
      isDanger={false}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      <p>{t.signOut.text}</p>
      <NotSentNote />
    </Confirm>
  )
}
