import { Client } from 'pg'

/** Runs SQL as the owner of the test database; returns the rows of the last statement. */
export async function asOwner<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then((results) => [results].flat().at(-1)?.rows as Row[])
    .finally(() => client.end())
}
