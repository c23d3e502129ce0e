import type { Image } from '@minato/contract/vehicles-shapes'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api.ts'
import { attachPictures } from './attach-pictures.ts'
import type { Keeping } from './attach-pictures.ts'
import { areUnderWay, keptImages, moved, percentOfAll, pictureBoard } from './picture-board.ts'
import { NOT_A_PICTURE, PictureError } from './reduction.ts'

const image = (id: string, index = 0): Image => ({
  id,
  index,
  isExternal: false,
  url: `/pictures/${id}`,
  width: 1600,
  height: 1200,
  placeholder: '',
  isIllustration: false,
  view: null,
})
const imagesOf = (ids: string) => [...ids].map((id, index) => image(id, index))
const settled = () => new Promise((done) => setTimeout(done, 0))
const file = (key: string) => ({ key, name: `${key}.jpg`, file: new Blob([key]) })

/** A picture board whose uploads end when the test says so. */
function slowBoard(given = '') {
  const sendings = new Map<string, { end(error?: unknown): void; percent(value: number): void }>()
  const waits: number[] = []
  const board = pictureBoard(imagesOf(given), {
    prepare: async (blob) => {
      if ((await blob.text()) === 'text') throw new PictureError(NOT_A_PICTURE)
      return blob
    },
    send: (_, key, percent, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new TypeError('aborted')))
        sendings.set(key, { percent, end: (error) => (error ? reject(error) : resolve(image(key))) })
      }),
    wait: (ms) => Promise.resolve(void waits.push(ms)),
  })
  return { board, sendings, waits, order: () => board.state().shots.map(({ key }) => key) }
}

test('[VEH-08] uploads three at once with progress and retries a lost one', async () => {
  const { board, sendings } = slowBoard('x')
  board.add(['a', 'b', 'c', 'd'].map(file))
  await settled()
  expect([...sendings.keys()]).toEqual(['a', 'b', 'c'])
  sendings.get('a')?.percent(100)
  sendings.get('b')?.percent(62)
  expect(percentOfAll(board.state())).toEqual({ percent: 41, kept: 0, all: 4 })
  sendings.get('a')?.end()
  await settled()
  expect([...sendings.keys()]).toContain('d')
  sendings.get('b')?.end(new TypeError('down'))
  sendings.get('c')?.end(new ApiError({ status: 400, code: 'VEHICLE-3002', message: 'Damaged' }))
  await settled()
  const phases = () => board.state().shots.map(({ phase, fault }) => (fault ? `${phase} ${fault}` : phase))
  expect(phases()).toEqual(['kept', 'kept', 'failed', 'failed Damaged', 'sending'])
  // A rejected picture is not retried automatically; one lost by the connection is.
  board.retryLost()
  await settled()
  expect(phases().slice(2, 4)).toEqual(['sending', 'failed Damaged'])
  sendings.get('b')?.end()
  sendings.get('d')?.end()
  await settled()
  expect(keptImages(board.state()).map(({ id }) => id)).toEqual(['x', 'a', 'b', 'd'])
  expect(areUnderWay(board.state())).toBe(false)
  expect(percentOfAll(board.state())).toBeNull()
})

test('[VEH-08] waits as the server requests and never uploads a non-picture', async () => {
  const { board, sendings, waits } = slowBoard()
  board.add([file('a'), file('text')])
  await settled()
  expect(board.state().shots[1]).toMatchObject({ phase: 'failed', fault: NOT_A_PICTURE })
  expect([...sendings.keys()]).toEqual(['a'])
  sendings.get('a')?.end(new ApiError({ status: 429, code: 'GENERIC_ERROR', message: 'Too many' }, 17))
  await settled()
  expect(waits).toEqual([17_000])
  sendings.get('a')?.end()
  await settled()
  expect(board.state().shots[0]).toMatchObject({ phase: 'kept' })
})

test('[VEH-08] removes a cancelled upload and restores a deleted picture in place', async () => {
  const { board, sendings, order } = slowBoard('abc')
  board.add([file('d')])
  await settled()
  board.remove('d')
  sendings.get('d')?.end()
  await settled()
  expect(order()).toEqual(['a', 'b', 'c'])
  board.remove('b')
  board.remove('a')
  board.undo()
  board.undo()
  board.undo()
  expect(order()).toEqual(['a', 'b', 'c'])
  board.move('c', 0)
  expect(order()).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
})

/** A car with letters as pictures that rejects like the server. */
function carOf(ids: string) {
  const asked: string[] = []
  const car = { ids: [...ids], isForSale: false, isLineDown: false, isUnread: false }
  const refuse = () => new ApiError({ status: 400, code: 'VEHICLE-3002', message: 'refused' })
  const now = () => imagesOf(car.ids.join(''))
  return {
    car,
    asked,
    calls: {
      put: async (given: readonly string[]) => {
        asked.push(`put ${given.join('')}`)
        if (given.includes('z')) throw refuse()
        car.ids.push(...given)
        return now()
      },
      take: async (id: string) => {
        asked.push(`take ${id}`)
        if (car.isLineDown) throw new TypeError('down')
        if (car.isForSale && car.ids.length === 1) throw refuse()
        car.ids = car.ids.filter((one) => one !== id)
      },
      order: async (given: readonly string[]) => {
        asked.push(`order ${given.join('')}`)
        if (given.toSorted().join() !== car.ids.toSorted().join()) throw refuse()
        car.ids = [...given]
        return now()
      },
      read: async () => {
        if (car.isUnread) throw new TypeError('down')
        return now()
      },
    },
  }
}
const keeping = (ids: string) => {
  const { board, sendings, order } = slowBoard(ids)
  const server = carOf(ids)
  const said: Keeping[] = []
  const kept = attachPictures(board, [...ids], server.calls, (now) => void said.push(now))
  return { board, sendings, order, said, kept, ...server }
}

test('[VEH-08] saves pictures as shown: attached, deleted, restored, reordered', async () => {
  const { board, sendings, car, asked } = keeping('ab')
  board.add([file('c')])
  await settled()
  sendings.get('c')?.end()
  await settled()
  expect(car.ids.join('')).toBe('abc')
  board.move('c', 0)
  await settled()
  expect(car.ids.join('')).toBe('cab')
  board.remove('a')
  await settled()
  expect(car.ids.join('')).toBe('cb')
  board.undo()
  await settled()
  expect(car.ids.join('')).toBe('cab')
  expect(asked).toEqual(['put c', 'order cab', 'take a', 'put a', 'order cab'])
})

test('[VEH-08 API-11] merges the pictures of two managers and keeps the order', async () => {
  const { board, order, car, said } = keeping('abc')
  car.ids.push('n')
  board.move('c', 0)
  await settled()
  expect(order()).toEqual(['c', 'a', 'b', 'n'])
  expect(car.ids.join('')).toBe('cabn')
  expect(said.at(-1)).toEqual({ isBusy: false, error: undefined, isBehind: false })
})

test('[VEH-07 VEH-08] restores the last picture of a car for sale, with the reason', async () => {
  const { board, order, car, said, asked } = keeping('a')
  car.isForSale = true
  board.remove('a')
  await settled()
  expect(order()).toEqual(['a'])
  expect(asked).toEqual(['take a'])
  expect(said.at(-1)?.error).toMatchObject({ code: 'VEHICLE-3002' })
})

test('[VEH-08] drops a picture missing on the server and keeps newer ones', async () => {
  const { board, sendings, order, car } = keeping('a')
  board.add([file('z')])
  await settled()
  sendings.get('z')?.end()
  await settled()
  expect(order()).toEqual(['a'])
  expect(car.ids).toEqual(['a'])
})

test('[VEH-08] reports pictures that did not reach the car and resends them online', async () => {
  const { board, car, said, kept } = keeping('abc')
  car.isLineDown = true
  board.remove('b')
  expect(said.at(-1)).toMatchObject({ isBusy: true, isBehind: true })
  await settled()
  expect(said.at(-1)).toMatchObject({ isBusy: false, isBehind: true, error: new TypeError('down') })
  car.isLineDown = false
  kept.resume()
  await settled()
  expect(car.ids).toEqual(['a', 'c'])
  expect(said.at(-1)).toEqual({ isBusy: false, error: undefined, isBehind: false })
  const { length } = said
  kept.resume()
  expect(said).toHaveLength(length)
})

test('[VEH-08] keeps reporting a rejected change while the car’s state is unknown', async () => {
  const { board, car, said, asked } = keeping('a')
  car.isForSale = true
  car.isUnread = true
  board.remove('a')
  await settled()
  expect(asked).toEqual(['take a'])
  expect(said.at(-1)).toMatchObject({ isBusy: false, isBehind: true, error: { code: 'VEHICLE-3002' } })
})

test('[VEH-07 VEH-08] marks pictures of an old draft that the server deleted', () => {
  const { board, order } = slowBoard('abc')
  board.lose(['b'])
  expect(order()).toEqual(['a', 'b', 'c'])
  expect(board.state().shots[1]).toMatchObject({ phase: 'failed', isGone: true })
  expect(keptImages(board.state()).map(({ id }) => id)).toEqual(['a', 'c'])
  board.remove('b')
  expect(order()).toEqual(['a', 'c'])
  expect(board.state().removed).toEqual([])
})
