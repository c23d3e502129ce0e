export interface Option {
  id: string
  text: string
  /** Told beside it, and found by too. */
  note?: string
}

/** Without accents and case, for comparing; an apostrophe is found by the one on the keyboard. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()

/** Those that begin with what was typed, then those with a word that does, then those that hold it. */
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
