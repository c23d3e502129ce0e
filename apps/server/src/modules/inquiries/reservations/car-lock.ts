/**
 * Queues requests for one car within the process, so that they do not each hold a connection while waiting for
 * the car's row: two hundred would exhaust the pool. Between processes the row lock decides.
 */
const queues = new Map<string, Promise<unknown>>()

export async function withCarLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const lockedWork = (queues.get(key) ?? Promise.resolve()).then(work, work)
  queues.set(key, lockedWork)
  try {
    return await lockedWork
  } finally {
    if (queues.get(key) === lockedWork) queues.delete(key)
  }
}
