import { beforeEach, expect, test, vi } from 'vitest'
import { deviceCars, storeDeviceCars } from '../session/device-cars.ts'
import { ApiError } from '../api/api.ts'
import { savedCars, setSaved } from '../session/saved.ts'
import type { Shell } from '../api/shell.ts'
import { loadSaved } from '../session/load-saved.ts'
import { toggleSaved } from './save-car.ts'

/** Requests the saved cars and runs `meanwhile` before the reply arrives. */
async function load(answered: string[], meanwhile: () => void): Promise<string[]> {
  const api = async () => {
    meanwhile()
    return answered.map((id) => ({ id }))
  }
  await loadSaved({ api } as unknown as Shell)
  return [...savedCars()].toSorted()
}
beforeEach(() => {
  setSaved([])
  const device = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
})

test('[SES-05] keeps a car saved or removed while the saved cars are loading', async () => {
  expect(await load(['a'], () => setSaved(['wished']))).toEqual(['a', 'wished'])
  expect(await load(['a', 'wished'], () => setSaved(['wished']))).toEqual(['wished'])
  expect(await load(['b'], () => {})).toEqual(['b'])
})

test('[F20] adds cars saved on the device to the account and keeps failed ones', async () => {
  storeDeviceCars(['gone', 'kept', 'dropped'])
  const put = vi.fn<(carId: string) => void>((carId) => {
    if (carId === 'gone') throw new ApiError({ status: 404, code: 'GENERIC_ERROR', message: '' })
    if (carId === 'dropped') throw new TypeError('Failed to fetch')
  })
  const api = async (name: string, { params }: { params?: { carId: string } }) => {
    if (params) return put(params.carId)
    throw new Error(name)
  }
  await expect(loadSaved({ api } as unknown as Shell)).rejects.toThrow('Failed to fetch')
  expect(put.mock.calls.flat()).toEqual(['gone', 'kept', 'dropped'])
  expect(deviceCars()).toEqual(['dropped'])
})

test('[F20] saves and removes a car for a visitor without a sign-in', async () => {
  const shell = { messages: { saved: 'Saved', savedHere: 'Here' } } as unknown as Shell
  await toggleSaved(shell, 'a')
  await toggleSaved(shell, 'b')
  expect([deviceCars(), [...savedCars()]]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  await toggleSaved(shell, 'a')
  expect([deviceCars(), [...savedCars()]]).toEqual([['b'], ['b']])
})
