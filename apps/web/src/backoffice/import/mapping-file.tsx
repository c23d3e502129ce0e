import { useRef, useState } from 'react'
import type { ImportChoices } from '@minato/contract/import-choices'
import { IMPORT_FIELDS } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { useImportValueTexts } from './import-texts.ts'
import type { Choices } from './use-choices.ts'
import { FileInput } from '../../ui/file-input.tsx'

/** Saves the mapping as a file, and loads one. */
export function MappingFile({ one, choices }: { one: ImportReply; choices: Choices }) {
  const { file: t } = useImportValueTexts()
  const input = useRef<HTMLInputElement>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const load = async (file: File) => {
    const mapping = readMappingFile(await file.text(), one)
    if (mapping === null) return setNotes([t.wrong])
    choices.set(mapping.choices)
    setNotes([t.loaded, ...(mapping.unused.length > 0 ? [t.unused(mapping.unused.join(', '))] : [])])
  }
  return (
    <>
      <h3>{t.title}</h3>
      <p className="hint">{t.hint}</p>
      <div className="import-mapping">
        <button className="btn line" type="button" onClick={() => download(one, mappingFileOf(one, choices))}>
          {t.save}
        </button>
        <button className="btn line" type="button" onClick={() => input.current?.click()}>
          {t.load}
        </button>
        <FileInput
          ref={input}
          accept=".json,application/json"
          aria-label={t.load}
          onFiles={([file]) => file && void load(file)}
        />
      </div>
      <div role="status">
        {notes.map((note) => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
      </div>
    </>
  )
}

/** The mapping for `npm run import -- FILE --map MAPPING`: every column and all choices. */
export function mappingFileOf({ reading }: ImportReply, { now, fieldOf }: Pick<Choices, 'now' | 'fieldOf'>) {
  const { values, currency, rate, rates = {}, distance, source, sheet } = now
  return {
    columns: Object.fromEntries(reading.columns.map(({ label }) => [label, fieldOf(label)])),
    ...(Object.keys(values).length > 0 && { values }),
    ...(currency !== null && { currency, ...(rate !== null && { rate }) }),
    ...(Object.keys(rates).length > 0 && { rates }),
    ...(distance !== null && { distance }),
    ...(source !== null && { source }),
    ...(sheet !== null && { sheet }),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isField = (value: unknown): value is ImportField | null =>
  value === null || IMPORT_FIELDS.some((field) => field === value)
const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isRecordOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(is)
const isMeaning = (value: unknown): boolean => value === null || isText(value) || isNumber(value)

/** Entries beside the columns, with their types. The server checks the rest. */
const ENTRIES = new Map<string, (value: unknown) => boolean>([
  ['values', (value) => isRecordOf(value, (one) => isRecordOf(one, isMeaning))],
  ['currency', isText],
  ['rate', isNumber],
  ['rates', (value) => isRecordOf(value, isNumber)],
  ['distance', isText],
  ['source', isText],
  ['sheet', isText],
])

/** Meanings as texts; the file may contain numbers. */
const withTexts = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (_, value: unknown) => (isNumber(value) ? String(value) : value)))

/** The choices of a mapping file for this file, and its unused names. Null: not a mapping file. */
export function readMappingFile(
  text: string,
  { reading }: ImportReply,
): { choices: Partial<ImportChoices>; unused: string[] } | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(json)) return null
  const { columns = {}, ...rest } = json
  if (!isObject(columns)) return null
  const labels = new Map(reading.columns.map(({ label }) => [label.toLowerCase(), label]))
  const known: Record<string, ImportField | null> = {}
  const unused: string[] = []
  for (const [label, field] of Object.entries(columns)) {
    const here = labels.get(label.toLowerCase())
    if (here !== undefined && isField(field)) known[here] = field
    else unused.push(label)
  }
  const used: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(rest)) {
    const isValid = ENTRIES.get(key)
    if (isValid?.(value) === false) return null
    if (isValid) used[key] = key === 'values' ? withTexts(value) : value
    else unused.push(key)
  }
  return { choices: { columns: known, ...used }, unused }
}

function download({ fileName }: ImportReply, mapping: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(mapping, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName.replace(/\.\w{1,5}$/, '')}-mapping.json`
  link.click()
  // Safari reads it after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
