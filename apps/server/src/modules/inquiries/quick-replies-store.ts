import type { QuickReply } from '@minato/contract/quick-replies'
import { sql } from '../../platform/database/sql.ts'
import type { Statement } from '../../platform/database/sql.ts'

type Fields = Omit<QuickReply, 'id' | 'version'>
const columns = sql`id, name, text_en as "textEn", text_fr as "textFr", position, version`

export const listReplies = (tenant: string): Statement =>
  sql`select ${columns} from inquiries.quick_reply where tenant_id = ${tenant} order by position, lower(name), id`

export const replyOf = (tenant: string, id: string): Statement =>
  sql`select ${columns} from inquiries.quick_reply where tenant_id = ${tenant} and id = ${id}`

export const insertReply = (tenant: string, { name, textEn, textFr, position }: Fields): Statement =>
  sql`insert into inquiries.quick_reply (tenant_id, name, text_en, text_fr, position)
    values (${tenant}, ${name}, ${textEn}, ${textFr}, ${position}) returning ${columns}`

/** No row if the version differs. */
export const updateReply = (tenant: string, id: string, version: number, fields: Fields): Statement =>
  sql`update inquiries.quick_reply set name = ${fields.name}, text_en = ${fields.textEn}, text_fr = ${fields.textFr},
      position = ${fields.position}, version = version + 1, updated_at = now()
    where tenant_id = ${tenant} and id = ${id} and version = ${version} returning ${columns}`

export const deleteReply = (tenant: string, id: string): Statement =>
  sql`delete from inquiries.quick_reply where tenant_id = ${tenant} and id = ${id} returning id`
