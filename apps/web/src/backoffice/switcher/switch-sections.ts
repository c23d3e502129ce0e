import { foldText } from '../../forms/choices.ts'
import type { Entry } from './own-entries.ts'

/** Digits mean a reference or a chassis number, letters a name. */
const WITH_DIGITS = ['car', 'inquiry', 'customer', 'brand', 'model', 'port', 'screen', 'action'] as const
/** 'N° 1001' or '1001': the inquiry with exactly this number comes first. */
const INQUIRY_FIRST = ['inquiry', 'car', 'customer', 'brand', 'model', 'port', 'screen', 'action'] as const
const REFERENCE = /^(?:n[°ºo]\.?)?\s*(\d{1,9})$/i
const IN_LETTERS = ['brand', 'model', 'customer', 'port', 'screen', 'action', 'inquiry', 'car'] as const

/** Entries of one kind under their heading. */
export interface Section {
  kind: Entry['kind']
  entries: readonly Entry[]
}

function orderFor(text: string, entries: readonly Entry[]): readonly Entry['kind'][] {
  const reference = REFERENCE.exec(text)?.[1]
  const isInquiry =
    reference !== undefined &&
    entries.some(({ kind, label }) => kind === 'inquiry' && REFERENCE.exec(label)?.[1] === reference)
  if (isInquiry) return INQUIRY_FIRST
  return /\d/.test(text) ? WITH_DIGITS : IN_LETTERS
}

/** The entries whose label, detail and synonyms contain every word of the text; all of them without a text. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return entries.filter(({ label, detail, synonyms = '' }) => {
    const said = foldText(`${label} ${detail} ${synonyms}`)
    return words.every((word) => said.includes(word))
  })
}

/** The entries by kind, the likeliest kind for this text first. */
export function sectionsFor(text: string, entries: readonly Entry[]): Section[] {
  return orderFor(text, entries).flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return ofKind.length > 0 ? [{ kind, entries: ofKind }] : []
  })
}

export const entriesOf = (sections: readonly Section[]): Entry[] => sections.flatMap(({ entries }) => entries)

/**
 * The sections after new results. The selected row and all rows above it keep their places; other results
 * follow below.
 */
export function placeResults(shown: readonly Section[], next: Section[], selected: string | undefined): Section[] {
  const rows = entriesOf(shown)
  const at = rows.findIndex(({ key }) => key === selected)
  if (at === -1 || !entriesOf(next).some(({ key }) => key === selected)) return next
  const kept = new Set(rows.slice(0, at + 1).map(({ key }) => key))
  const placed: Section[] = []
  const add = (kind: Entry['kind'], entries: readonly Entry[]) => {
    const last = placed.at(-1)
    if (entries.length === 0) return
    if (last?.kind === kind) placed[placed.length - 1] = { kind, entries: [...last.entries, ...entries] }
    else placed.push({ kind, entries })
  }
  for (const { kind, entries } of shown)
    add(
      kind,
      entries.filter(({ key }) => kept.has(key)),
    )
  // The rest of the selected row's kind comes first: its heading is already there.
  const last = placed.at(-1)?.kind
  for (const { kind, entries } of [...next].sort((a, b) => Number(b.kind === last) - Number(a.kind === last)))
    add(
      kind,
      entries.filter(({ key }) => !kept.has(key)),
    )
  return placed
}
