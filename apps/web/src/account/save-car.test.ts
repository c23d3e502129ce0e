import { beforeEach, expect, test } from 'vitest'
import { savedCars, setSaved } from '../shell/saved.ts'
import type { Shell } from '../shell/shell.ts'
import { loadSaved } from './save-car.ts'

/** Asks which cars are saved, and does `meanwhile` before the answer comes. */
async function load(answered: string[], meanwhile: () => void): Promise<string[]> {
  const api = async () => {
    meanwhile()
    return answered.map((id) => ({ id }))
  }
  await loadSaved({ api } as unknown as Shell)
  return [...savedCars()].toSorted()
}
beforeEach(() => setSaved([]))

test('[SES-05] a car saved, or let go of, while the saved ones are asked for stays as it was pressed', async () => {
  expect(await load(['a'], () => setSaved(['wished']))).toEqual(['a', 'wished'])
  expect(await load(['a', 'wished'], () => setSaved(['wished']))).toEqual(['wished'])
  expect(await load(['b'], () => {})).toEqual(['b'])
})
