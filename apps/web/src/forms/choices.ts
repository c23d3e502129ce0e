export interface Option {
  id: string
  text: string
  /** Shown beside the label and searched too. */
  note?: string
}

/** Normalized for comparing: no accents, lower case, ASCII apostrophes. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()

/** Options by rank: the label's prefix, then a word's prefix, then any match. */
export function ranked<O extends Option>(options: readonly O[], typed: string): O[] {
  const asked = folded(typed)
  if (asked === '') return [...options]
  const rankOf = ({ text, note = '' }: O): number => {
    const plain = folded(text)
    if (plain.startsWith(asked)) return 0
    if (plain.split(/[\s-]+/).some((word) => word.startsWith(asked))) return 1
    return plain.includes(asked) || folded(note).includes(asked) ? 2 : 3
  }
  return options
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
