/** The latest known state of rows: a selected one may be on another page, or stale. */
const latestRows = new Map<string, unknown>()

export const rememberRow = (id: string, row: unknown): void => void latestRows.set(id, row)
/** The version for an action: the one returned by the last action, if newer than the list. */
export const latestRow = <R>(id: string, row: R): R => (latestRows.get(id) as R | undefined) ?? row
export const lastSeenRow = (id: string): unknown => latestRows.get(id)
