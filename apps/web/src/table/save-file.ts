import { isSessionOver } from '../session/is-session-over.ts'
import { ApiError } from '../api/api.ts'
import type { Shell } from '../api/shell.ts'
import { askToken, tokenHeaders } from '../api/transport.ts'
import { readDocument, rememberDocument } from './document-cache.ts'

/** The content of a document never changes. */
const DOCUMENT = /^\/api\/archiving\/document\/[^/]+\/content$/

/**
 * Downloads the reply of a call as a file: a plain link could not send the tenant. Undefined: the session has
 * ended, which was announced.
 */
export async function fetchFile(
  shell: Shell,
  path: string,
  signal?: AbortSignal,
  body?: object,
): Promise<Blob | undefined> {
  const userId = shell.user?.id
  const isDocument = DOCUMENT.test(path)
  const remembered = isDocument ? readDocument(userId, path) : undefined
  if (remembered) return remembered
  // A POST needs a CSRF token, which a read-only page lacks.
  if (body && !('X-XSRF-TOKEN' in tokenHeaders(shell.tenant))) await askToken(shell.tenant)
  const response = await fetch(path, {
    headers: { ...tokenHeaders(shell.tenant), ...(body && { 'content-type': 'application/json' }) },
    redirect: 'error',
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (response.status === 401 && (await isSessionOver(shell))) return undefined
  if (!response.ok) {
    const errorBody: unknown = await response.json().catch(() => undefined)
    const details = typeof errorBody === 'object' && errorBody !== null ? errorBody : {}
    throw new ApiError({ code: 'GENERIC_ERROR', message: String(response.status), ...details, status: response.status })
  }
  const file = await response.blob()
  if (isDocument && shell.user?.id === userId) rememberDocument(userId, path, file)
  return file
}

/** Saves the file in the browser. False if the session has ended, as in `fetchFile`. */
export async function saveFile(shell: Shell, path: string, name: string, body?: object): Promise<boolean> {
  const file = await fetchFile(shell, path, undefined, body)
  if (!file) return false
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads it after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
