/** The cars that the user has saved, shared by their buttons. */
let saved: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export const isSaved = (id: string): boolean => saved.has(id)
export const savedCars = (): ReadonlySet<string> => saved
export function onSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function setSaved(ids: Iterable<string>): void {
  saved = new Set(ids)
  for (const listener of listeners) listener()
}
