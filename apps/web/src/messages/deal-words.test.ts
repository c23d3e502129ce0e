import { expect, test } from 'vitest'
import { deals as english } from './deals-en.ts'
import { deals as french } from './deals-fr.ts'
import { work as workInEnglish } from './work-en.ts'
import { work as workInFrench } from './work-fr.ts'

test('[INQ-03 INQ-09] has one name for a step in progress, on the car and in lists', () => {
  expect(english.steps).toMatchObject(workInEnglish.statuses)
  expect(french.steps).toMatchObject(workInFrench.statuses)
})

test('[INQ-16 STF-11] has one French name for the responsible manager everywhere', () => {
  const name = workInFrench.columns.manager.toLowerCase()
  expect(french.record.handedOver).toContain(name)
  expect(french.thread.note.SELLER).toContain(name)
})
