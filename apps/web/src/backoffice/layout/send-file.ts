import type { ErrorReply } from '@minato/contract/errors'
import { isSessionOver } from '../../session/is-session-over.ts'
import { ApiError } from '../../api/api.ts'
import { clearErrors } from '../../layout/clear-errors.ts'
import type { Shell } from '../../api/shell.ts'
import { askToken, tokenHeaders } from '../../api/transport.ts'

/** An upload with progress, which fetch does not report. */

export interface Sending {
  shell: Shell
  /** The upload call. */
  address: string
  /** Idempotency key: a retry with it creates no second file. */
  key: string
  /** Whole per cent sent. */
  onPercent(percent: number): void
  signal: AbortSignal
}
/** The server may take this long to render all widths or read a long list. */
const PATIENCE_MS = 120_000

/**
 * Uploads a file and returns the reply. An ended session is announced as well.
 * @throws ApiError, or TypeError when offline
 */
export async function sendFile<T>(file: Blob, name: string, sending: Sending): Promise<T> {
  const { shell } = sending
  const { tenant } = shell
  clearErrors(shell)
  if (!tokenHeaders(tenant)['X-XSRF-TOKEN']) await askToken(tenant)
  try {
    return await sendOnce<T>(file, name, sending)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) await isSessionOver(shell)
    if (error.status !== 403) throw error
    await askToken(tenant)
    return sendOnce<T>(file, name, sending)
  }
}

const sendOnce = <T>(file: Blob, name: string, { shell, address, key, onPercent, signal }: Sending): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const down = () => reject(new TypeError('Connection failed'))
    request.open('POST', address)
    request.timeout = PATIENCE_MS
    for (const [header, value] of Object.entries(tokenHeaders(shell.tenant))) request.setRequestHeader(header, value)
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onPercent(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      const json = read(request.responseText)
      if (request.status < 400 && json) return resolve(json as T)
      const seconds = Number(request.getResponseHeader('retry-after'))
      const given = json as ErrorReply | undefined
      const { status } = request
      // A foreign response, such as a captive portal, is not the shop's.
      if (status < 400) return down()
      reject(
        new ApiError(
          given && 'code' in given ? { ...given, status } : { code: 'GENERIC_ERROR', message: String(status), status },
          seconds > 0 ? seconds : undefined,
        ),
      )
    })
    for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, down)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, name)
    request.send(form)
  })

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
