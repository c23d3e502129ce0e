import { expect, test } from 'vitest'
import { inquiries as english } from './en/inquiries.ts'
import { inquiries as french } from './fr/inquiries.ts'
import { inquiries as japanese } from './ja/inquiries.ts'
import { inquiryList as listInEnglish } from './en/inquiry-list.ts'
import { inquiryList as listInFrench } from './fr/inquiry-list.ts'
import { inquiryList as listInJapanese } from './ja/inquiry-list.ts'

test('[INQ-03 INQ-09] has one name for a step in progress, on the car and in lists', () => {
  expect(english.steps).toMatchObject(listInEnglish.statuses)
  expect(french.steps).toMatchObject(listInFrench.statuses)
  expect(japanese.steps).toMatchObject(listInJapanese.statuses)
})

test('[INQ-16 STF-11] has one French name for the responsible manager everywhere', () => {
  const name = listInFrench.columns.manager.toLowerCase()
  expect(french.record.handedOver).toContain(name)
  expect(french.thread.note.SELLER).toContain(name)
})

test('[INQ-03 STF-11] separates the parts of a changed inquiry by Japanese commas', () => {
  const { destination, amounts } = japanese.record.parts
  expect(japanese.record.edited(`${destination}, ${amounts}`)).toBe('変更：仕向地、金額')
})
