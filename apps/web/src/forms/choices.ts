export interface Option {
  id: string
  text: string
  /** Shown beside the label and searched too. */
  note?: string
}

/** Normalized for comparing: no accents, lower case, ASCII apostrophes. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()

/** Options by rank: the label's prefix, then a word's prefix, then any match. */
export function rankOptions<O extends Option>(options: readonly O[], typed: string): O[] {
  const query = foldText(typed)
  if (query === '') return [...options]
  const rankOf = ({ text, note = '' }: O): number => {
    const foldedOption = foldText(text)
    if (foldedOption.startsWith(query)) return 0
    if (foldedOption.split(/[\s-]+/).some((word) => word.startsWith(query))) return 1
    return foldedOption.includes(query) || foldText(note).includes(query) ? 2 : 3
  }
  return options
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
