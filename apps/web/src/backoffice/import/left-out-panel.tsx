import type { ImportReply } from '@minato/contract/vehicles-import'
import { Panel } from '../layout/office-page.tsx'
import { useImportFields } from './fields.ts'
import { useImportValueTexts } from './import-texts.ts'
import type { Choices } from './use-choices.ts'

const SHOWN = 8

/** Before the run: skipped columns, values that will be empty and doubtful new names, most frequent first. */
export function LeftOutPanel({ one, choices }: { one: ImportReply; choices: Choices }) {
  const { leftOut: t } = useImportValueTexts()
  const { nameOf } = useImportFields()
  const { columns, values } = one.reading
  const unread = columns
    .filter(({ label, filled }) => choices.fieldOf(label) === null && filled !== 0)
    .toSorted((a, b) => (b.filled ?? 0) - (a.filled ?? 0))
    .map(({ label, filled }) => t.ofColumn(label, filled))
  const empty = values
    .flatMap(({ field, values: unknown, others }) => [
      ...unknown.flatMap(({ value, count, isNewName }) =>
        isNewName || choices.meaningOf(field, value) ? [] : [{ count, text: t.ofValue(nameOf(field), value, count) }],
      ),
      ...(others > 0 ? [{ count: others, text: t.otherValues(nameOf(field), others) }] : []),
    ])
    .toSorted((a, b) => b.count - a.count)
    .map(({ text }) => text)
  const newNames = values.flatMap(({ field, values: unknown }) =>
    unknown.flatMap(({ value, count, proposal, isNewName }) =>
      isNewName && proposal !== null && !choices.meaningOf(field, value)
        ? [t.ofNewName(nameOf(field), value, proposal, count)]
        : [],
    ),
  )
  return (
    <>
      {newNames.length > 0 && (
        <Panel id="new-names" title={t.newNames}>
          <Listed lines={newNames} more={t.more} />
          <a href="#values">{t.reviewNames}</a>
        </Panel>
      )}
      <Panel id="left-out" title={t.title}>
        {unread.length + empty.length === 0 && <p>{t.none}</p>}
        <Listed title={t.columns} lines={unread} more={t.more} />
        <Listed title={t.values} lines={empty} more={t.more} />
        {empty.length > 0 && <a href="#values">{t.review}</a>}
      </Panel>
    </>
  )
}

function Listed({ title, lines, more }: { title?: string; lines: readonly string[]; more(count: number): string }) {
  if (lines.length === 0) return null
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      <ul className="import-guesses">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>{more(lines.length - SHOWN)}</li>}
      </ul>
    </>
  )
}
