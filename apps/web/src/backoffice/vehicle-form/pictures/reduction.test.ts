import { expect, test } from 'vitest'
import { attemptsFor, isPictureBy, sizeWithin } from './reduction.ts'

test('[VEH-08] keeps the shape of a reduced photograph and enlarges none', () => {
  expect(sizeWithin({ width: 4032, height: 3024 }, 2048)).toEqual({ width: 2048, height: 1536 })
  expect(sizeWithin({ width: 3024, height: 4032 }, 1600)).toEqual({ width: 1200, height: 1600 })
  expect(sizeWithin({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 })
  expect(sizeWithin({ width: 20_000, height: 3 }, 960)).toEqual({ width: 960, height: 1 })
})

test('[VEH-08] reduces size or quality with every attempt and ends', () => {
  for (const size of [
    { width: 4032, height: 3024 },
    { width: 1500, height: 1100 },
    { width: 300, height: 9000 },
  ]) {
    const attempts = attemptsFor(size)
    expect(attempts.length).toBeGreaterThanOrEqual(3)
    expect(attempts.length).toBeLessThanOrEqual(6)
    for (const { width, height } of attempts) {
      expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
      expect(width <= size.width && height <= size.height).toBe(true)
    }
    const isLess = attempts.slice(1).map(({ width, quality }, at) => {
      const before = attempts[at]
      return before !== undefined && (width < before.width || quality < before.quality)
    })
    expect(isLess).toEqual(isLess.map(() => true))
  }
  expect(attemptsFor({ width: 4032, height: 3024 })[0]).toEqual({ width: 2048, height: 1536, quality: 0.86 })
})

test('[VEH-08] detects a picture by its bytes, not its name', () => {
  expect(isPictureBy(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70))).toBe(true)
  expect(isPictureBy(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe(true)
  expect(isPictureBy(new TextEncoder().encode('GIF89a..'))).toBe(false)
  expect(isPictureBy(new TextEncoder().encode('<svg xml'))).toBe(false)
  expect(isPictureBy(Uint8Array.of(0xff, 0xd8))).toBe(false)
})
