/** Stores a response last, so that the first is the least recently used. A full disk is ignored. */
export async function putInCache(store: string, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(store)
    await cache.delete(address, { ignoreVary: true })
    await cache.put(address, response)
  } catch {
    // Storage is full or blocked; pages do not depend on it.
  }
}

/** Deletes the oldest entries over a limit. */
export async function trimCache(store: string, maxEntries: number): Promise<void> {
  const cache = await caches.open(store)
  const keys = await cache.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxEntries)).map((one) => cache.delete(one, { ignoreVary: true })),
  )
}
