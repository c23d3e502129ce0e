import type { AuditEntry } from '@minato/contract/gate'
import type { InquiryEventKind } from '@minato/domain/inquiry-events'
import { useRef, useState } from 'react'
import { reportError } from './report-error.ts'
import { MergeView, staleOf } from './merge-view.tsx'
import { isSame, rebase } from './merge.ts'
import type { MergeField } from './merge.ts'
import { FormError } from './form-errors.ts'
import { Unsaved } from './unsaved.tsx'
import { useShell } from '../api/shell.ts'

interface EditConflictOptions<F, E, S> {
  fields: readonly MergeField[]
  /** Its kind in the audit log. */
  entity: string
  /** Its id there, for records that do not contain it. */
  id?: string
  /** For an inquiry: the type of the event that this edit creates, since its audit log has no entry. */
  event?: InquiryEventKind
  /** For a record with several parts: the audit entries about this one. */
  isMeant?: (entry: AuditEntry) => boolean
  /** The editable fields of a record. */
  written(record: E): F
  /** Its result is the result of `send`. */
  save(record: E, body: F, version: number): Promise<S>
}
interface EditConflict<F, E, S> {
  read: E
  mine: F
  stands: E
  onSaved(saved: S): void
  onLeft(): void
}

/** Saves an edit. On a conflict `view` shows both versions, and the merged one is saved. */
export function useEditConflict<F extends object, E extends { id?: string; version: number }, S = void>(
  options: EditConflictOptions<F, E, S>,
) {
  const { fields, entity, id, event, isMeant, written, save } = options
  const shell = useShell()
  const [conflict, setConflict] = useState<EditConflict<F, E, S>>()
  // Saving may navigate.
  const isSaving = useRef(false)
  // The form waits for the merge: only then it is saved and its draft deleted. If cancelled, no error is shown
  // and the input stays.
  const resolveConflict = (base: E, mine: F, current: E) =>
    new Promise<S>((resolve, reject) => {
      isSaving.current = false
      setConflict({ read: base, mine, stands: current, onSaved: resolve, onLeft: () => reject(new FormError({})) })
    })
  /** `known`: the newest state of this page, if the edit is based on an older one. */
  const send = async (base: E, mine: F, known = base): Promise<S> => {
    // A draft of another tab may be newer than this page.
    const on = known.version > base.version ? known : base
    const body = rebase(written(base), mine, written(on), fields)
    if (!body) return resolveConflict(base, mine, on)
    try {
      return await save(on, body, on.version)
    } catch (error) {
      const current = staleOf<E>(error)
      if (!current) throw error
      // Only other fields have changed, for example by publishing.
      const isUntouched = current.version > on.version && isSame(written(on), written(current))
      return isUntouched ? send(on, body, current) : resolveConflict(on, body, current)
    }
  }
  const saveMerged = async (on: EditConflict<F, E, S>, merged: F): Promise<void> => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      const saved = await save(on.stands, merged, on.stands.version)
      setConflict(undefined)
      on.onSaved(saved)
    } catch (error) {
      isSaving.current = false
      const current = staleOf<E>(error)
      if (current) setConflict({ ...on, read: on.stands, mine: merged, stands: current })
      // A form error is shown where it belongs; a cancelled change has none.
      else if (!(error instanceof FormError)) reportError(shell, error)
    }
  }
  const view = conflict && (
    <>
      <MergeView<F>
        key={conflict.stands.version}
        fields={fields}
        base={written(conflict.read)}
        mine={conflict.mine}
        current={{ ...written(conflict.stands), version: conflict.stands.version }}
        record={{ entity, id: id ?? conflict.read.id ?? '', event, isMeant }}
        onSave={(merged) => void saveMerged(conflict, merged)}
        onClose={() => {
          setConflict(undefined)
          conflict.onLeft()
        }}
      />
      {/* No warning while the form itself is being sent. */}
      <Unsaved isChanged={() => !isSaving.current} isHere />
    </>
  )
  return { send, view }
}
