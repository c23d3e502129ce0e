import type { Merge } from '@minato/contract/catalog-office'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { Form } from '../../forms/form.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { reportError } from '../../forms/report-error.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import type { MenuItem } from '../../table/row-menu.tsx'
import { EntryFields, useMergeFields } from './entry-fields.tsx'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { JoinDialog } from './join-dialog.tsx'
import { useCatalogTexts } from './catalog-texts.ts'

interface Given<E extends Entry, F extends { name: string }> {
  kind: EntryKind<E, F>
  /** Possible targets of a merge, including the entry itself. */
  all: readonly E[]
  /** Default: reload the page. */
  onMade?(made: E): void
  onRemoved?(): void
  onMerged?(done: Merge): void
}
type Open<E> = { what: 'new' } | { what: 'edit' | 'merge' | 'remove'; entry: E }

/** Actions on makers, models or model codes, with their dialogs. */
export function useEntryActions<E extends Entry, F extends { name: string }>(given: Given<E, F>) {
  const router = useRouter()
  const again = () => void router.invalidate()
  const { kind, all, onMade = again, onRemoved = again, onMerged = again } = given
  const shell = useShell()
  const { api } = shell
  const t = useCatalogTexts()
  const texts = t.kinds[kind.kind]
  const [open, setOpen] = useState<Open<E>>()
  const close = () => setOpen(undefined)
  const done = (title: string) => {
    close()
    notify({ isError: false, title, lines: [] })
  }
  const meeting = useEditConflict<F, E>({
    fields: useMergeFields(kind.kind),
    entity: kind.kind,
    written: (entry) => kind.written(entry),
    save: async (entry, body, version) => {
      await kind.change(api, entry, body, version)
      done(t.saved)
      again()
    },
  })
  const remove = async (entry: E) => {
    try {
      await kind.remove(api, entry)
      done(texts.removed)
      onRemoved()
    } catch (error) {
      close()
      reportError(shell, error)
      again()
    }
  }
  /** The menu items; `isOpen`: the entry's own page is open, which has its own edit form. */
  const menuOf = (entry: E, isOpen = false): MenuItem[] => [
    ...(isOpen ? [] : [{ text: t.edit, onPress: () => setOpen({ what: 'edit', entry }) }]),
    { text: t.merge, onPress: () => setOpen({ what: 'merge', entry }) },
    {
      text: t.remove,
      onPress: () => setOpen({ what: 'remove', entry }),
      reason: entry.numberOfCar ? texts.stillHas(entry.numberOfCar) : null,
    },
  ]
  const dialogs = (
    <>
      {open?.what === 'new' && (
        <Dialog title={texts.add} onClose={close} isForm footer="form">
          <Form
            isPart
            rules={kind.rules}
            submit={texts.create}
            send={async (values, key) => {
              const made = await kind.create(api, kind.fieldsIn(values), key)
              done(texts.made)
              onMade(made)
            }}
          >
            <EntryFields kind={kind.kind} />
          </Form>
        </Dialog>
      )}
      {open?.what === 'edit' && (
        <Dialog title={texts.editTitle(open.entry.name)} onClose={close} isForm footer="form">
          <OfficeForm
            isPart
            // The same draft as on its own page.
            draft={`${kind.kind} ${open.entry.id}`}
            read={open.entry}
            rules={kind.rules}
            submit={t.save}
            send={(values, _, begun) => meeting.send(begun, kind.fieldsIn(values), open.entry)}
          >
            <EntryFields kind={kind.kind} entry={open.entry} />
          </OfficeForm>
        </Dialog>
      )}
      {open?.what === 'merge' && (
        <JoinDialog
          kind={kind}
          entry={open.entry}
          others={all.filter(({ id }) => id !== open.entry.id)}
          onClose={close}
          onDone={(merged) => {
            done(t.joining.done(merged.numberOfCar, merged.into.name))
            onMerged(merged)
          }}
        />
      )}
      {open?.what === 'remove' && (
        <Confirm
          title={texts.removeTitle(open.entry.name)}
          confirm={t.remove}
          isDanger
          typedName={open.entry.name}
          onConfirm={() => void remove(open.entry)}
          onClose={close}
        >
          <p>{texts.removeText}</p>
        </Confirm>
      )}
      {meeting.view}
    </>
  )
  return { add: () => setOpen({ what: 'new' }), menuOf, dialogs, send: meeting.send }
}
