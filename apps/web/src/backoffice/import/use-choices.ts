import { useState } from 'react'
import type { ImportChoices } from '@minato/contract/import-choices'
import type { ImportReply } from '@minato/contract/vehicles-import'
import type { ImportField } from '@minato/contract/import-fields'

type Said = Partial<Omit<ImportChoices, 'columns'>> & { columns?: ImportChoices['columns'] }

/** What is no word on how the file is read. */
const OF_THE_RUN = { goodRows: false, publish: false, knownOnly: false }

/** What somebody says of a file before it is read again; it lies over what stands, whoever said that. */
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
    isChanged: JSON.stringify(now) !== JSON.stringify(choices),
    /** Whether the file has to be read again. */
    isUnread: JSON.stringify({ ...now, ...OF_THE_RUN }) !== JSON.stringify({ ...choices, ...OF_THE_RUN }),
    fieldOf,
    set: (change: Said) => setSaid({ ...said, ...change }),
    /** A field belongs to one column: answers the one that has lost it. */
    setColumn(label: string, field: ImportField | null): string | undefined {
      const loser =
        field === null ? undefined : reading.columns.find((one) => one.label !== label && fieldOf(one.label) === field)
      const next = { ...said.columns, [label]: field }
      if (loser) next[loser.label] = null
      setSaid({ ...said, columns: next })
      return loser?.label
    },
    forget: () => setSaid({}),
  }
}
export type Choices = ReturnType<typeof useChoices>
