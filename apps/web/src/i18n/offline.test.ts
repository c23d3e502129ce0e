import { expect, test } from 'vitest'
import { offline as english } from './en/offline.ts'
import { offline as french } from './fr/offline.ts'

const texts = (given: typeof english) =>
  Object.values(given).map((text) => (typeof text === 'string' ? text : text('14:05')))

test('[STF-11] has the offline texts in both languages, French with its spaces', () => {
  expect(Object.keys(french)).toEqual(Object.keys(english))
  for (const text of texts(french)) {
    expect([text, /[^\u00a0\d][:;?!%$]|['\u202f]/.test(text.replaceAll('14:05', ''))]).toEqual([text, false])
    expect(texts(english)).not.toContain(text)
  }
})
