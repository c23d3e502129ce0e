import { expect, test } from 'vitest'
import { ORIGINS } from './fixtures/origins/origins.ts'
import { scoreList, scoreTable } from './fixtures/origins/score.ts'
import type { Score } from './fixtures/origins/score.ts'

test('[BO-02 VEH-09] reads lists of 15 origins without a wrong cell and asks when unsure', async () => {
  const scores: Score[] = []
  for (const origin of ORIGINS) scores.push(await scoreList(origin()))
  console.log(scoreTable(scores))
  for (const { name, cells, right, asked, wrong, examples } of scores) {
    expect(wrong, `${name}: ${examples.join('; ')}`).toBe(0)
    expect((right + asked) / cells, `${name}: ${examples.join('; ')}`).toBeGreaterThanOrEqual(0.99)
  }
  // Asking about everything would pass too, so most cells must be read.
  const sum = (of: 'right' | 'cells') => scores.reduce((total, score) => total + score[of], 0)
  expect(sum('right') / sum('cells')).toBeGreaterThan(0.85)
})
