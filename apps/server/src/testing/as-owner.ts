import { Client } from 'pg'

/** As the owner of the test's database, for what the server itself may not touch; of several statements the last one's rows. */
export async function asOwner<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then((results) => [results].flat().at(-1)?.rows as Row[])
    .finally(() => client.end())
}
