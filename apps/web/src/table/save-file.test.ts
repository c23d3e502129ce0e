import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { apiOver } from '../api/api.ts'
import { dismiss, notices } from '../api/notices.ts'
import type { Shell } from '../api/shell.ts'
import { fetchFile, saveFile } from './save-file.ts'

const USER = { id: 'u1', roles: ['CUSTOMER'] }
beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => Response.json({ code: 'GENERIC_ERROR', message: 'Unauthorized' }, { status: 401 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of notices()) dismiss(id)
})
const signedIn = (status: number): Shell => {
  const api = apiOver(async () => ({ status, json: status === 200 ? USER : undefined }))
  return { tenant: 'staging', api, messages: en, user: USER } as unknown as Shell
}

test('[DOC-01 SES-04] offers the sign-in when a file is requested without a session', async () => {
  const shell = signedIn(401)
  expect(await saveFile(shell, '/api/archiving/document/x/content', 'x.pdf')).toBe(false)
  expect(shell.user).toBeUndefined()
  expect(notices()).toMatchObject([{ title: 'You were signed out', isSignIn: true }])
  // A second press shows the message again.
  for (const { id } of notices()) dismiss(id)
  expect(await saveFile(shell, '/api/archiving/document/x/content', 'x.pdf')).toBe(false)
  expect(notices()).toHaveLength(1)
})

test('[DOC-01] shows a file’s own error while the session is valid', async () => {
  await expect(saveFile(signedIn(200), '/x', 'x.pdf')).rejects.toMatchObject({ status: 401 })
  expect(notices()).toEqual([])
})

test('[INQ-07 SES-04] offers the sign-in for a displayed file too', async () => {
  expect(await fetchFile(signedIn(401), '/api/archiving/document/x/content')).toBeUndefined()
  expect(notices()).toMatchObject([{ title: 'You were signed out', isSignIn: true }])
})

test('[F27] keeps a document in memory until the user changes', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('content')
  })
  const path = '/api/archiving/document/d1/content'
  const shell = signedIn(200)
  const first = await fetchFile(shell, path)
  expect([await fetchFile(shell, path), asked]).toEqual([first, [path]])
  // Each press requests a new file.
  await fetchFile(shell, '/api/main/port/export')
  await fetchFile(shell, '/api/main/port/export')
  expect(asked).toHaveLength(3)
  await fetchFile({ ...shell, user: { ...USER, id: 'u2' } } as unknown as Shell, path)
  expect(asked).toHaveLength(4)
  await fetchFile(shell, path)
  expect(asked).toHaveLength(5)
})
