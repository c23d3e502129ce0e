import { expect, test } from 'vitest'
import { deals as english } from './deals-en.ts'
import { deals as french } from './deals-fr.ts'
import { work as workInEnglish } from './work-en.ts'
import { work as workInFrench } from './work-fr.ts'

test('[INQ-03 INQ-09] a step of a deal has one name: in its progress, at its car, in the managers’ lists and figures', () => {
  expect(english.steps).toMatchObject(workInEnglish.statuses)
  expect(french.steps).toMatchObject(workInFrench.statuses)
})

test('[INQ-16 STF-11] who answers for a deal has one name in French: the record and the talk say it as the list does', () => {
  const name = workInFrench.columns.manager.toLowerCase()
  expect(french.record.handedOver).toContain(name)
  expect(french.thread.note.SELLER).toContain(name)
})
