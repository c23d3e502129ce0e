/** Downloaded documents in memory, so that they open again without a request (specification, section 7). */

const MAX_BYTES = 40_000_000

/** Oldest first. */
const files = new Map<string, Blob>()
let owner: string | undefined

/** Clears everything when the user changes. */
function forgetOthers(userId: string | undefined): void {
  if (userId === owner && userId !== undefined) return
  files.clear()
  owner = userId
}

export function readDocument(userId: string | undefined, path: string): Blob | undefined {
  forgetOthers(userId)
  return files.get(path)
}

export function rememberDocument(userId: string | undefined, path: string, file: Blob): void {
  forgetOthers(userId)
  if (userId === undefined || file.size > MAX_BYTES) return
  files.delete(path)
  files.set(path, file)
  let total = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [oldest, { size }] of files) {
    if (total <= MAX_BYTES) break
    files.delete(oldest)
    total -= size
  }
}
