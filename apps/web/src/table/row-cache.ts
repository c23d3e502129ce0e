/** Lines as this tab was last told of them: one that is selected may stand on another page of its list, or be read again soon. */
const seen = new Map<string, unknown>()

export const rememberRow = (id: string, row: unknown): void => void seen.set(id, row)
/** What a press goes by that came before the list was read again: the version that the last action answered. */
export const latestRow = <R>(id: string, row: R): R => (seen.get(id) as R | undefined) ?? row
export const lastSeenRow = (id: string): unknown => seen.get(id)
