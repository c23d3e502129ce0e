import { sql, integerLiteral } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

/** The newest cars published after one moment and up to another, with their total number. */
export const publishedBetween = (
  tenant: string,
  where: Sql,
  { after, until }: { after: string; until: string },
  limit: number,
): Statement =>
  sql`select c.id, count(*) over () as total from vehicles.car c
    where c.tenant_id = ${tenant} and c.publication_date > ${after}::timestamptz and c.publication_date <= ${until}::timestamptz
      and ${where}
    order by c.publication_date desc, c.car_no desc limit ${integerLiteral(limit)}`
