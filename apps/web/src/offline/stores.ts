/** Stores a response last, so that the first is the least recently used. A full disk is ignored. */
export async function keep(store: string, address: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(store)
    await cache.delete(address, { ignoreVary: true })
    await cache.put(address, answer)
  } catch {
    // Storage is full or blocked; pages do not depend on it.
  }
}

/** Deletes the oldest entries over a limit. */
export async function trim(store: string, most: number): Promise<void> {
  const cache = await caches.open(store)
  const kept = await cache.keys()
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - most)).map((one) => cache.delete(one, { ignoreVary: true })),
  )
}
