import { expect, test } from 'vitest'
import { loadMessages } from './messages.ts'
import { textsFor } from './texts.ts'

const greeting = { en: 'Hello', fr: 'Bonjour' }

test('[STF-11] chooses texts by language, in English where Japanese lacks them', () => {
  expect(['en', 'fr', 'ja'].map((locale) => textsFor(locale as 'ja', greeting))).toEqual(['Hello', 'Bonjour', 'Hello'])
})

test('[STF-11] takes Japanese texts from the dictionary once it is loaded', async () => {
  const { foot: english } = await import('./en/foot.ts')
  const { foot: french } = await import('./fr/foot.ts')
  const { foot: japanese } = await import('./ja/foot.ts')
  const choose = () => textsFor('ja', { en: english, fr: french }, 'foot')
  expect(choose()).toBe(english)
  await loadMessages('ja')
  expect(choose()).toBe(japanese)
})
