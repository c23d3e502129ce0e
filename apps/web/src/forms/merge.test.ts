import { expect, test } from 'vitest'
import { rankOptions } from './choices.ts'
import { differencesOf, isSame, mergedOf, rebase } from './merge.ts'

const FIELDS = ['grade', 'specification.mileage', 'specification.color', 'utils'].map((key) => ({ key, label: key }))
const base = { grade: 'G', specification: { mileage: 10, color: 'RED' }, utils: { a: 1, b: null }, version: 3 }

test('[API-11] merges two edits of one record and reports clashes only', () => {
  const mine = { ...base, grade: 'X', specification: { mileage: 20, color: 'RED' } }
  const theirs = { ...base, grade: 'Y', specification: { mileage: 10, color: 'BLUE' }, utils: { b: null, a: 1 } }
  const found = differencesOf(base, mine, theirs, FIELDS)
  expect(found.map(({ key, kind }) => [key, kind])).toEqual([
    ['grade', 'clash'],
    ['specification.mileage', 'mine'],
    ['specification.color', 'theirs'],
  ])
  expect(mergedOf(mine, found, new Set())).toEqual({ ...mine, specification: { mileage: 20, color: 'BLUE' } })
  expect(mergedOf(mine, found, new Set(['grade'])).grade).toBe('Y')
  expect(mine.specification.color).toBe('RED')
})

test('[API-11] treats the same change by both, and null beside nothing, as equal', () => {
  expect(differencesOf(base, { ...base, grade: 'Z' }, { ...base, grade: 'Z' }, FIELDS)).toEqual([])
  expect(isSame({ a: undefined }, {})).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame({ 0: 1 }, [1])).toBe(false)
})

test('[API-11] takes others’ changes and leaves clashes open', () => {
  const mine = { ...base, grade: 'X' }
  const theirs = { ...base, specification: { mileage: 10, color: 'BLUE' } }
  expect(rebase(base, mine, theirs, FIELDS)).toEqual({ ...theirs, grade: 'X' })
  expect(rebase(base, mine, { ...base, grade: 'Y' }, FIELDS)).toBeUndefined()
  expect(rebase(base, mine, base, FIELDS)).toEqual(mine)
})

test('[VEH-10] finds a choice by prefix, then by words, ignoring accents', () => {
  const options = ['Toyota', 'Mitsubishi Fuso', 'Fuso', 'Citroën'].map((text) => ({ id: text, text }))
  expect(rankOptions(options, 'fus').map(({ id }) => id)).toEqual(['Fuso', 'Mitsubishi Fuso'])
  expect(rankOptions(options, 'CITROE').map(({ id }) => id)).toEqual(['Citroën'])
  expect(rankOptions(options, '')).toHaveLength(4)
  expect(rankOptions([{ id: 'CI', text: 'Côte d’Ivoire' }], "cote d'i")).toHaveLength(1)
})
