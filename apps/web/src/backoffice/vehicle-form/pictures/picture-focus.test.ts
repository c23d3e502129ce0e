import { expect, test } from 'vitest'
import { isPicturePasted } from './use-dropped-files.ts'
import { neighbourOf, focusIndexByKey, tabStop } from './picture-focus.ts'

const shots = (text: string) =>
  [...text].map((key) => ({ key, phase: key === 'x' ? ('failed' as const) : ('kept' as const) }))

test('[VEH-08 STF-13] skips unfocusable pictures by key and Tab', () => {
  const mixed = shots('xaxb')
  expect(tabStop(mixed, undefined)).toBe('a')
  expect(tabStop(mixed, 'b')).toBe('b')
  expect(tabStop(mixed, 'gone')).toBe('a')
  expect(tabStop(shots('x'), undefined)).toBeUndefined()
  expect(focusIndexByKey('ArrowRight', 1, mixed)).toBe(3)
  expect(focusIndexByKey('ArrowLeft', 3, mixed)).toBe(1)
  expect(focusIndexByKey('ArrowLeft', 1, mixed)).toBe(1)
  expect(['Home', 'End', 'Enter'].map((key) => focusIndexByKey(key, 1, mixed))).toEqual([1, 3, undefined])
})

test('[VEH-08 STF-13] focuses the next picture after a deletion, else the previous', () => {
  const mixed = shots('axbc')
  expect(['a', 'b', 'c'].map((key) => neighbourOf(mixed, key))).toEqual(['b', 'c', 'b'])
  expect(neighbourOf(shots('xa'), 'a')).toBeUndefined()
})

test('[VEH-08] ignores pasted text with an attached picture', () => {
  const data = (types: string[], length = 1) => ({ types, files: { length } })
  expect(isPicturePasted(data(['Files']))).toBe(true)
  expect(isPicturePasted(data(['text/html', 'Files']))).toBe(true)
  expect(isPicturePasted(data(['text/plain', 'text/html', 'Files']))).toBe(false)
  expect(isPicturePasted(data([], 0))).toBe(false)
  expect(isPicturePasted(null)).toBe(false)
})
