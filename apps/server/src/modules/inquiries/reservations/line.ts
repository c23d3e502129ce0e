/**
 * Those who want the same car in this process stand in line here, and not each with a connection before the car's row: two
 * hundred at once would hold all connections, and everybody else would be told that the database is away. Who comes first among
 * processes is the database's to say.
 */
const lines = new Map<string, Promise<unknown>>()

export async function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (lines.get(key) ?? Promise.resolve()).then(work, work)
  lines.set(key, mine)
  try {
    return await mine
  } finally {
    if (lines.get(key) === mine) lines.delete(key)
  }
}
