import type { AuditEntry } from '@minato/contract/gate'
import type { DealEventKind } from '@minato/domain/deal-events'
import { useRef, useState } from 'react'
import { reportError } from './report-error.ts'
import { MergeView, staleOf } from './merge-view.tsx'
import { isSame, rebased } from './merge.ts'
import type { MergeField } from './merge.ts'
import { FormError } from './form-errors.ts'
import { Unsaved } from './unsaved.tsx'
import { useShell } from '../layout/shell.ts'

interface Given<F, E, S> {
  fields: readonly MergeField[]
  /** Its name in the audit trail. */
  entity: string
  /** Its id there, of records that do not say it themselves. */
  id?: string
  /** Of a deal the event of its record that writes this: the trail of its row says nothing of it. */
  event?: DealEventKind
  /** Of a record with several parts: which lines of the trail are about this one. */
  isMeant?: (entry: AuditEntry) => boolean
  /** What of a record is written back. */
  written(record: E): F
  /** What it answers, `send` answers. */
  save(record: E, body: F, version: number): Promise<S>
}
interface Meeting<F, E, S> {
  read: E
  mine: F
  stands: E
  onSaved(saved: S): void
  onLeft(): void
}

/** Saves an edit of what was read; where somebody was faster, `view` shows both, and what is agreed on is saved. */
export function useEditConflict<F extends object, E extends { id?: string; version: number }, S = void>(
  given: Given<F, E, S>,
) {
  const { fields, entity, id, event, isMeant, written, save } = given
  const shell = useShell()
  const [meeting, setMeeting] = useState<Meeting<F, E, S>>()
  // What is saved may lead on to another page.
  const isSaving = useRef(false)
  // The form waits for what is agreed on: only then it is saved, and its draft goes. Left, nothing is said twice, and
  // what was typed stays.
  const meet = (read: E, mine: F, stands: E) =>
    new Promise<S>((resolve, reject) => {
      isSaving.current = false
      setMeeting({ read, mine, stands, onSaved: resolve, onLeft: () => reject(new FormError({})) })
    })
  /** `known`: what stands as far as this page knows, where the edit was begun on something older. */
  const send = async (read: E, mine: F, known = read): Promise<S> => {
    // A draft of another tab may be newer than what this page knows.
    const on = known.version > read.version ? known : read
    const body = rebased(written(read), mine, written(on), fields)
    if (!body) return meet(read, mine, on)
    try {
      return await save(on, body, on.version)
    } catch (error) {
      const stands = staleOf<E>(error)
      if (!stands) throw error
      // What this form writes is as it was read: it was published, or another part of it was changed.
      const isUntouched = stands.version > on.version && isSame(written(on), written(stands))
      return isUntouched ? send(on, body, stands) : meet(on, body, stands)
    }
  }
  const agree = async (on: Meeting<F, E, S>, merged: F): Promise<void> => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      const saved = await save(on.stands, merged, on.stands.version)
      setMeeting(undefined)
      on.onSaved(saved)
    } catch (error) {
      isSaving.current = false
      const stands = staleOf<E>(error)
      if (stands) setMeeting({ ...on, read: on.stands, mine: merged, stands })
      else reportError(shell, error)
    }
  }
  const view = meeting && (
    <>
      <MergeView<F>
        key={meeting.stands.version}
        fields={fields}
        base={written(meeting.read)}
        mine={meeting.mine}
        current={{ ...written(meeting.stands), version: meeting.stands.version }}
        record={{ entity, id: id ?? meeting.read.id ?? '', event, isMeant }}
        onSave={(merged) => void agree(meeting, merged)}
        onClose={() => {
          setMeeting(undefined)
          meeting.onLeft()
        }}
      />
      {/* The form itself is being sent, and asks nothing. */}
      <Unsaved isChanged={() => !isSaving.current} isHere />
    </>
  )
  return { send, view }
}
