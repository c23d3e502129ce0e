/**
 * Requests for one car queue here within the process, instead of each holding a connection while it
 * waits for the car's row: two hundred at once would exhaust the pool. The database decides between
 * processes.
 */
const queues = new Map<string, Promise<unknown>>()

export async function withCarLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(key) ?? Promise.resolve()).then(work, work)
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}
