/**
 * Those who want the same car in this process stand in line here, and not each with a connection before the car's row: two
 * hundred at once would hold all connections, and everybody else would be told that the database is away. Who comes first among
 * processes is the database's to say.
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
