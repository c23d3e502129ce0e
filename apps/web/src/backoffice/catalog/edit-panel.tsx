import { OfficeForm } from '../../forms/office-form.tsx'
import { RecordHistory } from '../audit/record-history.tsx'
import { Panel } from '../layout/office-page.tsx'
import { EntryFields } from './entry-fields.tsx'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useCatalogTexts } from './catalog-texts.ts'

interface Props<E extends Entry, F extends { name: string }> {
  kind: EntryKind<E, F>
  entry: E
  send(entry: E, body: F): Promise<void>
}

/** The edit form on the page of a maker or model. */
export function EditPanel<E extends Entry, F extends { name: string }>({ kind, entry, send }: Props<E, F>) {
  const t = useCatalogTexts()
  return (
    <>
      <Panel id="details" title={t.details}>
        <OfficeForm
          key={entry.version}
          isPart
          draft={`${kind.kind} ${entry.id}`}
          read={entry}
          rules={kind.rules}
          submit={t.save}
          send={(values, _, begun) => send(begun, kind.fieldsIn(values))}
        >
          <EntryFields kind={kind.kind} entry={entry} />
        </OfficeForm>
      </Panel>
      <RecordHistory entity={kind.kind} entityId={entry.id} version={entry.version} />
    </>
  )
}
