import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { loadDriver, GOALS } from './goals.ts'
import { ROOT } from './product.ts'

test('every goal names test files and drivers that exist', async () => {
  const missing: string[] = []
  for (const goal of GOALS)
    if ('files' in goal)
      missing.push(
        ...goal.files.filter(
          (file) => !readdirSync(join(ROOT, dirname(file))).some((name) => name.startsWith(basename(file))),
        ),
      )
    else await loadDriver(goal)
  expect(missing).toEqual([])
})
