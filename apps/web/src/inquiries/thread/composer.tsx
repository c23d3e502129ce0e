import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useEffect, useId, useRef, useState } from 'react'
import type { DragEvent, KeyboardEvent } from 'react'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Mark } from '../inquiry-icons.tsx'
import { Uploads } from '../page/uploads.tsx'
import { useUploads } from '../page/use-uploads.ts'
import { useSide } from '../use-side.ts'
import { useLastUserId } from '../../session/use-last-user.ts'
import { ComposerToolsPart } from '../slots.ts'
import { MESSAGE_LIMIT } from './message-limit.ts'
import { draftText, keepDraft } from './outbox.ts'
import type { QueuedMessage } from './outbox.ts'
import { placeholdersIn } from './placeholders.ts'
import { FileInput } from '../../ui/file-input.tsx'

/** Message input. The draft is saved on the device until the message moves to the outbox. */
export function Composer({
  inquiry,
  post,
}: {
  inquiry: Inquiry
  post(content: string, attachments: QueuedMessage['attachments']): void
}) {
  const user = useLastUserId()
  const { thread: t } = useInquiryTexts()
  const side = useSide()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const uploads = useUploads(inquiry.id)
  const [fault, setFault] = useState('')
  /** The text that was not sent because variables have no value. */
  const heldBack = useRef('')
  const unfilledIn = (text: string): string => {
    const names = side === 'SELLER' ? placeholdersIn(text) : []
    return names.length > 0 ? t.unfilled(names) : ''
  }
  const selectUnfilled = (element: HTMLTextAreaElement) => {
    const [first] = placeholdersIn(element.value)
    if (!first) return
    const start = element.value.indexOf(first)
    element.setSelectionRange(start, start + first.length)
  }
  useEffect(() => {
    const { current } = field
    // Text typed before hydration is newer.
    if (current && current.value === '') current.value = draftText(user, inquiry.id)
    else if (current) keepDraft(user, inquiry.id, current.value)
  }, [user, inquiry.id])

  const isUploading = uploads.items.some(({ state }) => state === 'SENDING')
  // A message is not sent without its documents.
  const isFailed = !isUploading && uploads.items.some(({ state }) => state === 'FAILED')
  const send = () => {
    const { current } = field
    if (!current || isUploading || isFailed) return
    const attachments = uploads.done.map(({ id: one, name }) => ({ id: one, name: name ?? '' }))
    const content = current.value.trim() || attachments.map(({ name }) => name).join(', ')
    const isFit = content !== '' && content.length <= MESSAGE_LIMIT
    // No maxLength: the browser would cut pasted text silently.
    setFault(isFit ? '' : content === '' ? t.empty : t.tooLong(content.length, MESSAGE_LIMIT))
    if (!isFit) return current.focus()
    const unfilled = unfilledIn(content)
    if (unfilled && heldBack.current !== content) {
      heldBack.current = content
      setFault(unfilled)
      current.focus()
      return selectUnfilled(current)
    }
    post(content, attachments)
    current.value = ''
    keepDraft(user, inquiry.id, '')
    uploads.clear()
    current.focus()
  }
  const insert = (text: string) => {
    const { current } = field
    if (!current) return
    current.setRangeText(text, current.selectionStart, current.selectionEnd, 'end')
    keepDraft(user, inquiry.id, current.value)
    current.focus()
    const unfilled = unfilledIn(text)
    if (!unfilled) return
    setFault(unfilled)
    selectUnfilled(current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div
        className="field"
        onDragOver={(event) => hasFiles(event) && event.preventDefault()}
        onDrop={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          uploads.add(event.dataTransfer.files)
        }}
      >
        <label htmlFor={id}>{t.yourMessage}</label>
        <textarea
          ref={field}
          id={id}
          className="in"
          rows={3}
          aria-describedby={`${id}-said`}
          aria-invalid={fault !== '' || undefined}
          onInput={({ currentTarget }) => {
            keepDraft(user, inquiry.id, currentTarget.value)
            if (fault) setFault(unfilledIn(currentTarget.value))
          }}
          onKeyDown={onKeyDown}
        />
        <p className={fault ? 'fault' : 'hint'} id={`${id}-said`}>
          {fault || (
            <>
              {t.hint[0]} <span className="with-keyboard">{t.hint[1]}</span>
            </>
          )}
        </p>
      </div>
      <Uploads uploads={uploads} />
      <div className="composer-foot">
        <FileInput ref={picker} multiple onFiles={uploads.add} />
        <button className="btn line" type="button" onClick={() => picker.current?.click()}>
          <Mark name="clip" />
          {t.attach}
        </button>
        {side === 'SELLER' && <ComposerToolsPart inquiry={inquiry} insert={insert} />}
        <button className="btn ink" type="submit" aria-disabled={isUploading || isFailed || undefined}>
          {t.send}
        </button>
      </div>
      <p className="small muted" role="status">
        {isUploading ? t.waitForUpload : isFailed && t.withoutUpload}
      </p>
    </form>
  )
}

/** Dragged text is left to the field. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
