import { afterEach, expect, test, vi } from 'vitest'
import { FormError } from '../forms/form-errors.ts'
import { secondFactor } from '../i18n/en/second-factor.ts'
import { signWithPasskey } from './passkeys.ts'

const REQUEST = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 1000,
  allowCredentials: [],
  userVerification: 'required' as const,
}
/** The browser, whose prompt answers with this. */
function stubBrowser(get: (options: { signal?: AbortSignal }) => Promise<unknown>): void {
  vi.stubGlobal('window', { PublicKeyCredential: Object })
  vi.stubGlobal('navigator', { credentials: { get } })
}
afterEach(() => vi.unstubAllGlobals())

const linesOf = (signing: Promise<unknown>): Promise<unknown> =>
  signing.then(
    () => 'signed',
    (error: unknown) => (error instanceof FormError ? error.lines : error),
  )

test('[TRU-04] takes a prompt without an answer as cancelled', async () => {
  stubBrowser(() => Promise.resolve(null))
  const signing = signWithPasskey(REQUEST, secondFactor.passkey, new AbortController().signal)
  expect(await linesOf(signing)).toEqual([secondFactor.passkey.cancelled])
})

test('[TRU-04] ends the prompt of the browser with its dialog', async () => {
  stubBrowser(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
      }),
  )
  const dialog = new AbortController()
  const signing = linesOf(signWithPasskey(REQUEST, secondFactor.passkey, dialog.signal))
  dialog.abort()
  expect(await signing).toEqual([secondFactor.passkey.cancelled])
})
