import { guessOf } from './guesses.ts'
import type { Guess } from './guesses.ts'
import { shownValue } from './problems.ts'

const SAMPLES_SHOWN = 5

/** Some distinct cells of a column, unchanged. */
export const samplesOf = (sample: readonly string[][], index: number): string[] => {
  const samples = new Set<string>()
  for (const cells of sample) {
    const cell = shownValue(cells[index]?.trim() ?? '')
    if (cell !== '') samples.add(cell)
    if (samples.size === SAMPLES_SHOWN) break
  }
  return [...samples]
}

/** Addresses in a file are never fetched (threat I05); the import reports them. */
export const pictureColumnGuesses = (labels: readonly string[], sample: readonly string[][]): Guess[] =>
  labels.flatMap((column, index) => {
    const cells = samplesOf(sample, index)
    const isAddress = cells.some((cell) => /^(https?|ftp|file|gopher|data|javascript):/i.test(cell))
    const isPicture =
      /image|photo|pic|写真|画像/i.test(column) || cells.some((cell) => /\.(jpe?g|png|webp|avif)\b/i.test(cell))
    return isAddress && isPicture ? [guessOf('pictures', { column })] : []
  })
