import { useState } from 'react'
import type { ImportChoices, UnreadValue } from '@minato/contract/import-choices'
import type { ImportReply } from '@minato/contract/vehicles-import'
import type { ImportField } from '@minato/contract/import-fields'

type Said = Partial<Omit<ImportChoices, 'columns'>> & { columns?: ImportChoices['columns'] }

/** The meaning of a value: a replacement text, null to leave it empty, undefined if not chosen. */
export type Meaning = string | null | undefined
export interface MeaningOfValue {
  field: ImportField
  value: string
  meaning: Meaning
}

/** Choices that do not affect the reading. */
const OF_THE_RUN = { goodRows: false, publish: false, knownOnly: false }

/** The choices without those that were sent; a choice made meanwhile stays. */
export const withoutSent = (said: Said, sent: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([key, value]) => value !== sent[key as keyof Said]))

/** The user's choices before the file is read again; they override the current reading. */
export function useChoices({ choices, reading }: ImportReply) {
  const [said, setSaid] = useState<Said>({})
  const columns = { ...choices.columns, ...said.columns }
  const now: ImportChoices = { ...choices, ...said, columns }
  const fieldOf = (label: string): ImportField | null => {
    if (said.columns && label in said.columns) return said.columns[label] ?? null
    return reading.columns.find((column) => column.label === label)?.field ?? null
  }
  return {
    now,
    said,
    isChanged: JSON.stringify(now) !== JSON.stringify(choices),
    /** Whether the file must be read again. */
    isUnread: JSON.stringify({ ...now, ...OF_THE_RUN }) !== JSON.stringify({ ...choices, ...OF_THE_RUN }),
    /** Whether a changed meaning is not applied yet. */
    isValuesChanged: JSON.stringify(now.values) !== JSON.stringify(choices.values),
    fieldOf,
    set: (change: Said) => setSaid((latest) => ({ ...latest, ...change })),
    /** A field belongs to one column: returns the column that lost it. */
    setColumn(label: string, field: ImportField | null): string | undefined {
      const loser =
        field === null ? undefined : reading.columns.find((one) => one.label !== label && fieldOf(one.label) === field)
      const next = { ...said.columns, [label]: field }
      if (loser) next[loser.label] = null
      setSaid({ ...said, columns: next })
      return loser?.label
    },
    meaningOf: (field: ImportField, value: string): Meaning => meaningIn(now.values, field, value),
    /** Whether a value's meaning is the applied one. */
    isApplied: (field: ImportField, { value, isMapped }: UnreadValue): boolean =>
      isMapped && meaningIn(now.values, field, value) === meaningIn(choices.values, field, value),
    setMeanings(changes: readonly MeaningOfValue[]) {
      setSaid({ ...said, values: changes.reduce(withMeaning, now.values) })
    },
    /** Reverts the meanings of values to the applied ones. */
    forgetMeanings: () => setSaid({ ...said, values: choices.values }),
    /** Without an argument, all choices. */
    forget: (sent?: Said) => setSaid((latest) => (sent ? withoutSent(latest, sent) : {})),
  }
}
export type Choices = ReturnType<typeof useChoices>

/** Values are compared without case, like the reader does. */
const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function meaningIn(values: ImportChoices['values'], field: ImportField, value: string): Meaning {
  const known = Object.entries(values[field] ?? {}).find(([cell]) => isSame(cell, value))
  return known?.[1]
}

function withMeaning(values: ImportChoices['values'], { field, value, meaning }: MeaningOfValue) {
  const others = Object.entries(values[field] ?? {}).filter(([cell]) => !isSame(cell, value))
  const next = Object.fromEntries(meaning === undefined ? others : [...others, [value, meaning]])
  const { [field]: _, ...rest } = values
  return Object.keys(next).length === 0 ? rest : { ...rest, [field]: next }
}
