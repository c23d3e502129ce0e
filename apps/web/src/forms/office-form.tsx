import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useLastUserId } from '../session/use-last-user-id.ts'
import { useShell } from '../layout/shell.ts'
import { DraftNote } from './draft-note.tsx'
import { Form } from './form.tsx'
import { officeDrafts, useDraftTime } from './kept-draft.ts'
import type { Values } from './rules.ts'
import { Unsaved } from './unsaved.tsx'
import '../styles/office-form.css'

type Props<E> = Omit<ComponentProps<typeof Form>, 'drafts' | 'isDraftKept' | 'onChanged' | 'draft' | 'send'> & {
  /** Names what is filled in: its draft is kept on this device while it is typed, and said. */
  draft: string
  /** The record that its fields show; a form of a newer version is another one (`key`). */
  read: E
  /** `begun`: what the edit was begun on; a draft may be older than what the page has read. */
  send(values: Values, key: string, begun: E): Promise<void>
}

/**
 * A form of the office, on a page or in a dialog: the kit's form with a draft that outlives the browser, and a guard against
 * leaving it unsaved. A dialog closes without a question, because the draft is there when it is opened again.
 */
export function OfficeForm<E>(props: Props<E>) {
  // Whose draft it is stays so, also once his session has ended; another's form is another one.
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
  // Whoever was signed out goes to sign in, and comes back to his draft.
  const isChanged = () =>
    shell.user !== undefined && !isSending.current && (isTouched.current || drafts.of(draft) !== undefined)
  const discard = () => {
    drafts.forget(draft)
    isTouched.current = false
    // The fields take what they came with.
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
          // What is sent may lead on to another page.
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
