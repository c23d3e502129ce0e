import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { apiOver } from '../../api/api.ts'
import { dismiss, noticeOf, notices, notify } from '../../api/notices.ts'
import type { Shell } from '../../api/shell.ts'
import { sendFile } from './send-file.ts'

/** A request that is answered at once. */
let status: number
class Request extends EventTarget {
  status = 0
  responseText = '{}'
  upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null
  send() {
    this.status = status
    this.dispatchEvent(new Event('load'))
  }
}
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of notices()) dismiss(id)
})
const shell = () => {
  const api = apiOver(async () => ({ status: 401, json: undefined }))
  return { tenant: 'staging', api, messages: en, user: { id: 'm' } } as unknown as Shell
}
const send = (given: Shell) =>
  sendFile(new Blob(['x']), 'x', {
    shell: given,
    address: '/x',
    key: 'k',
    onPercent: () => {},
    signal: new AbortController().signal,
  })

test('[STF-16] clears a generic error before an upload, and nothing else', async () => {
  status = 201
  notify(noticeOf(new TypeError('down'), en))
  notify({ isError: false, title: 'Saved', lines: [] })
  await send(shell())
  expect(notices().map(({ title }) => title)).toEqual(['Saved'])
})

test('[VEH-09 SES-04] offers the sign-in when a file is sent without a session', async () => {
  status = 401
  await expect(send(shell())).rejects.toMatchObject({ status: 401 })
  expect(notices()).toMatchObject([{ title: 'You were signed out', isSignIn: true }])
})
