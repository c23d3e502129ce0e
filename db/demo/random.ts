/** A small seeded generator: the same seed gives the same numbers on every machine. */
export interface Dice {
  /** Resets the state: car 1,000 does not depend on the 999 before it. */
  seed(a: number, b: number): void
  /** 0 ≤ x < 1. */
  next(): number
  chance(probability: number): boolean
  /** An integer, both ends included. */
  whole(from: number, to: number): number
  /** Approximately normal with mean 0 and deviation 1, within ±3.5. */
  bell(): number
  pick<T>(items: readonly T[]): T
}

/**
 * Mixes 32 bits so that neighbouring numbers end up far apart (the finaliser of MurmurHash3, public
 * domain).
 */
function scramble(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** 32-bit hash of a text (FNV-1a). */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return scramble(h)
}

/** Dice on sfc32: its state is four 32-bit words, and it is fast. */
export function createDice(): Dice {
  let a = 0
  let b = 0
  let c = 0
  let count = 1

  function next(): number {
    const sum = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }

  return {
    seed(first, second) {
      a = scramble(first ^ 0x9e3779b9)
      b = scramble(second ^ 0x243f6a88)
      c = scramble(a ^ second)
      count = 1
      for (let i = 0; i < 6; i++) next()
    },
    next,
    chance: (probability) => next() < probability,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    bell: () => (next() + next() + next() + next() - 2) * 1.732,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  }
}
