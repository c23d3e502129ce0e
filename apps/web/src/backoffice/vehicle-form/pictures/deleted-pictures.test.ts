import type { Image } from '@minato/contract/vehicles-shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deletedPictures } from './deleted-pictures.ts'

const images = ['a', 'b'].map((id, index): Image => {
  const looks = { width: 1600, height: 1200, placeholder: '', isIllustration: false, view: null }
  return { id, index, isExternal: false, url: `/pictures/${id}`, ...looks }
})
const signedIn = async (): Promise<unknown> => ({ id: 'manager' })
let statuses: Record<string, number>
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => ({ status: statuses[address.split('/')[2] ?? ''] }))
})
afterEach(() => void vi.unstubAllGlobals())

test('[VEH-07 VEH-08] drops only pictures that the server deleted', async () => {
  statuses = { a: 200, b: 404 }
  expect(await deletedPictures(images, signedIn)).toEqual(['b'])
})

test('[VEH-07 SES-04] keeps draft pictures when signed out or without an answer', async () => {
  statuses = { a: 404, b: 404 }
  expect(await deletedPictures(images, async () => undefined)).toEqual([])
  expect(await deletedPictures(images, () => Promise.reject(new TypeError('down')))).toEqual([])
})

test('[VEH-07] checks the session only for missing pictures', async () => {
  statuses = { a: 200, b: 200 }
  const asked: string[] = []
  expect(await deletedPictures(images, async () => asked.push('who'))).toEqual([])
  expect(asked).toEqual([])
})
