import { isSessionOver } from '../session/is-over.ts'
import { ApiError } from '../shell/api.ts'
import type { Shell } from '../shell/shell.ts'
import { tokenHeaders } from '../shell/transport.ts'

/**
 * Fetches what a call answers with as a file, and hands it to the browser to keep: a plain link could not name the tenant.
 * False: nobody is signed in any more, which the reader has been told.
 */
export async function saveFile(shell: Shell, path: string, name: string): Promise<boolean> {
  const answer = await fetch(path, { headers: tokenHeaders(shell.tenant), redirect: 'error' })
  if (answer.status === 401 && (await isSessionOver(shell))) return false
  if (!answer.ok) {
    const refusal: unknown = await answer.json().catch(() => undefined)
    const known = typeof refusal === 'object' && refusal !== null ? refusal : {}
    throw new ApiError({ code: 'GENERIC_ERROR', message: String(answer.status), ...known, status: answer.status })
  }
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
