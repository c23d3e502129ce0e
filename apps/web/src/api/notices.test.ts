import { afterEach, expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { fr } from '../i18n/fr/shop.ts'
import { ApiError } from './api.ts'
import { dismiss, noticeOf, notices, notify } from './notices.ts'

afterEach(() => {
  for (const { id } of notices()) dismiss(id)
})

test('[STF-09] shows heading, status, message and body of an error', () => {
  const refusal = new ApiError({
    code: 'VEHICLE-3002',
    message: 'A rule on prices is broken',
    status: 400,
    body: [{ path: 'price', message: 'must be greater than 0' }],
  })
  expect(noticeOf(refusal, en)).toEqual({
    isError: true,
    label: 'Ooop something went wrong !',
    title: '400',
    lines: ['A rule on prices is broken', 'price: must be greater than 0'],
  })
})

test('[STF-09] describes an error without a code by its status, in the language', () => {
  const generic = (status: number, message: string) => new ApiError({ code: 'GENERIC_ERROR', message, status })
  expect(noticeOf(generic(409, 'duplicate key'), en).lines).toEqual(['Conflict'])
  expect(noticeOf(generic(404, 'x'), fr).lines).toEqual(['Introuvable'])
  expect(noticeOf(generic(500, 'out of paper'), en).lines).toEqual(['out of paper'])
  const used = generic(422, 'This Idempotency-Key was used for something else')
  expect(noticeOf(used, en).lines.join()).toContain('already sent')
  expect(noticeOf(used, fr).lines.join()).toContain('Déjà envoyé')
  // An answer without words: the status alone, not twice.
  expect(noticeOf(generic(502, '502'), en)).toMatchObject({ title: '502', lines: [] })
})

test('[STF-09] reports an offline call and what is kept', () => {
  const notice = noticeOf(new TypeError('Failed to fetch'), fr)
  expect(notice.title).toBe('Pas de connexion')
  expect(notice.lines.join()).toContain('conservée')
})

test('[STF-09] merges equal notices and shows three at most', () => {
  const say = (title: string) => notify({ isError: false, title, lines: [] })
  for (const title of ['a', 'b', 'a']) say(title)
  expect(notices().map(({ title }) => title)).toEqual(['b', 'a'])
  for (const title of ['c', 'd']) say(title)
  expect(notices().map(({ title }) => title)).toEqual(['a', 'c', 'd'])
})
