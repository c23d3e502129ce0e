import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useLastUserId } from '../session/use-last-user.ts'
import { useShell } from '../api/shell.ts'
import { DraftNote } from './draft-note.tsx'
import { Form } from './form.tsx'
import { officeDrafts, useDraftTime } from './stored-draft.ts'
import type { Values } from './rules.ts'
import { Unsaved } from './unsaved.tsx'
import '../styles/office-form.css'

type Props<E> = Omit<ComponentProps<typeof Form>, 'drafts' | 'isDraftKept' | 'onChanged' | 'draft' | 'send'> & {
  /** Name of the draft, which is stored on this device and announced. */
  draft: string
  /** The record that its fields show; use its version as `key`. */
  read: E
  /** `begun`: the version that the edit is based on; a draft may be older than the page. */
  send(values: Values, key: string, begun: E): Promise<void>
}

/**
 * A form of the back office: with a draft that survives the browser and a guard against leaving. Dialogs close
 * without asking, because the draft is restored.
 */
export function OfficeForm<E>(props: Props<E>) {
  // The draft's owner stays the same when the session ends; another user gets another form.
  const user = useLastUserId()
  return <FormOf key={user} user={user} {...props} />
}

function FormOf<E>({ user, draft, read, send, foot, ...form }: Props<E> & { user: string }) {
  const shell = useShell()
  const [drafts] = useState(() => officeDrafts(user, read))
  const [round, setRound] = useState(0)
  const at = useDraftTime(user, draft)
  const isTouched = useRef(false)
  const isSending = useRef(false)
  // A signed-out user signs in and returns to the draft.
  const isChanged = () =>
    shell.user !== undefined && !isSending.current && (isTouched.current || drafts.of(draft) !== undefined)
  const discard = () => {
    drafts.forget(draft)
    isTouched.current = false
    // Resets the fields to their initial values.
    setRound(round + 1)
  }
  return (
    <>
      <Form
        key={round}
        {...form}
        draft={draft}
        isDraftKept
        drafts={drafts}
        onChanged={() => {
          isTouched.current = true
        }}
        send={async (values, key) => {
          // Sending may navigate.
          isSending.current = true
          try {
            await send(values, key, drafts.begun(draft))
            isTouched.current = false
          } finally {
            isSending.current = false
          }
        }}
        foot={
          <>
            {foot}
            <DraftNote at={at} onDiscard={discard} />
          </>
        }
      />
      <Unsaved isChanged={isChanged} isKept />
    </>
  )
}
