import { ORIGINS } from '../apps/server/src/modules/vehicles/import/fixtures/origins/origins.ts'
import { scoreList, scoreTable } from '../apps/server/src/modules/vehicles/import/fixtures/origins/score.ts'
import type { Score } from '../apps/server/src/modules/vehicles/import/fixtures/origins/score.ts'

/**
 * Counts the cells that the import reads correctly, asks about or gets wrong, in lists of different
 * origin: `npm run bench -- LISTS`.
 */
export const LISTS = 'LISTS'

export async function cellScores(): Promise<Score[]> {
  const scores: Score[] = []
  for (const origin of ORIGINS) scores.push(await scoreList(origin()))
  return scores
}

export const cellScoreText = (scores: readonly Score[]): string =>
  [
    'Import of made-up lists, read without a word of a manager: cells by what became of them.',
    scoreTable(scores),
    ...scores.flatMap(({ name, examples }) => examples.map((example) => `  ${name}: ${example}`)),
  ].join('\n')
