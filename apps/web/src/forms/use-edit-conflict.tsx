import type { AuditEntry } from '@minato/contract/gate'
import type { DealEventKind } from '@minato/domain/deal-events'
import { useRef, useState } from 'react'
import { reportError } from './report-error.ts'
import { MergeView, staleOf } from './merge-view.tsx'
import { isSame, rebased } from './merge.ts'
import type { MergeField } from './merge.ts'
import { FormError } from './form-errors.ts'
import { Unsaved } from './unsaved.tsx'
import { useShell } from '../api/shell.ts'

interface Given<F, E, S> {
  fields: readonly MergeField[]
  /** Its kind in the audit log. */
  entity: string
  /** Its id there, for records that do not contain it. */
  id?: string
  /** For an inquiry: the type of the event that this edit creates, since its audit log has no entry. */
  event?: DealEventKind
  /** For a record with several parts: the audit entries about this one. */
  isMeant?: (entry: AuditEntry) => boolean
  /** The editable fields of a record. */
  written(record: E): F
  /** Its result is the result of `send`. */
  save(record: E, body: F, version: number): Promise<S>
}
interface Meeting<F, E, S> {
  read: E
  mine: F
  stands: E
  onSaved(saved: S): void
  onLeft(): void
}

/** Saves an edit. On a conflict `view` shows both versions, and the merged one is saved. */
export function useEditConflict<F extends object, E extends { id?: string; version: number }, S = void>(
  given: Given<F, E, S>,
) {
  const { fields, entity, id, event, isMeant, written, save } = given
  const shell = useShell()
  const [meeting, setMeeting] = useState<Meeting<F, E, S>>()
  // Saving may navigate.
  const isSaving = useRef(false)
  // The form waits for the merge: only then it is saved and its draft deleted. If cancelled, no error is shown
  // and the input stays.
  const meet = (read: E, mine: F, stands: E) =>
    new Promise<S>((resolve, reject) => {
      isSaving.current = false
      setMeeting({ read, mine, stands, onSaved: resolve, onLeft: () => reject(new FormError({})) })
    })
  /** `known`: the newest state of this page, if the edit is based on an older one. */
  const send = async (read: E, mine: F, known = read): Promise<S> => {
    // A draft of another tab may be newer than this page.
    const on = known.version > read.version ? known : read
    const body = rebased(written(read), mine, written(on), fields)
    if (!body) return meet(read, mine, on)
    try {
      return await save(on, body, on.version)
    } catch (error) {
      const stands = staleOf<E>(error)
      if (!stands) throw error
      // Only other fields have changed, for example by publishing.
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
      {/* No warning while the form itself is being sent. */}
      <Unsaved isChanged={() => !isSaving.current} isHere />
    </>
  )
  return { send, view }
}
