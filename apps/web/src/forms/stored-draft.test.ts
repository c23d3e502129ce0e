import { expect, test, vi } from 'vitest'
import { baseOfDraft, officeDrafts } from './stored-draft.ts'

const draft = (base?: object): string => JSON.stringify({ at: '2026-06-12T01:42:00Z', value: { text: 'mine' }, base })

test('[API-11] sends a draft as an edit of the version it began with', () => {
  const read = { version: 4, text: 'theirs' }
  expect(baseOfDraft(draft({ version: 3, text: 'was' }), read)).toEqual({ version: 3, text: 'was' })
  expect(baseOfDraft(draft(), read)).toBe(read)
  expect(baseOfDraft(null, read)).toBe(read)
})

test('[API-11] keeps a draft’s version over a reload until it is discarded', () => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  officeDrafts('u', { version: 3 }).keep('note', { text: 'm' })
  const reloaded = officeDrafts('u', { version: 4 })
  reloaded.keep('note', { text: 'mine' })
  expect([reloaded.of('note'), reloaded.begun('note')]).toEqual([{ text: 'mine' }, { version: 3 }])
  reloaded.forget('note')
  expect(reloaded.begun('note')).toEqual({ version: 4 })
  vi.unstubAllGlobals()
})
