/** Puts an answer last, so that the first is always the one that was not used for longest; a full disk keeps nothing more. */
export async function keep(store: string, address: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(store)
    await cache.delete(address, { ignoreVary: true })
    await cache.put(address, answer)
  } catch {
    // Full or forbidden: the page itself does not depend on it.
  }
}

/** Lets go of the oldest over a number. */
export async function trim(store: string, most: number): Promise<void> {
  const cache = await caches.open(store)
  const kept = await cache.keys()
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - most)).map((one) => cache.delete(one, { ignoreVary: true })),
  )
}
