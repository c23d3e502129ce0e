import type { Client } from 'pg'
import { StartupError } from '../../process/startup-error.ts'

interface Right {
  isMissing: boolean
  command: string
}

/** Rights that the role of DATABASE_URL needs before and after the first start. Names are quoted. */
const RIGHTS = `
  with me as (
    select r.oid, r.rolname, r.rolsuper, r.rolcreaterole, current_setting('server_version_num')::integer < 160000 as is_old,
      (select oid from pg_roles where rolname = 'minato_app') as app,
      (select n.nspowner from pg_namespace n where n.nspname = 'migrations') as owner
    from pg_roles r where r.rolname = current_user)
  select rights.* from me, lateral (values
    (owner is null and not has_database_privilege(current_database(), 'CREATE'),
      format('grant create on database %I to %I', current_database(), rolname)),
    (owner is null and app is null and not rolcreaterole and not rolsuper, format('alter role %I createrole', rolname)),
    (owner is null and app is not null and not rolsuper and not (rolcreaterole and is_old)
      and not pg_has_role(oid, app, 'MEMBER WITH ADMIN OPTION'), format('grant minato_app to %I with admin option', rolname)),
    (owner is not null and not pg_has_role(oid, owner, 'USAGE'),
      format('grant %I to %I', coalesce(pg_get_userbyid(owner), ''), rolname)),
    (owner is not null and app is not null and not pg_has_role(oid, app, case when is_old then 'MEMBER' else 'SET' end),
      format('grant minato_app to %I', rolname))
  ) as rights ("isMissing", command)`

/** @throws StartupError in one sentence, with the commands that grant the missing rights */
export async function assertRights(client: Client): Promise<void> {
  const { rows } = await client.query<Right>(RIGHTS)
  const commands = rows.filter(({ isMissing }) => isMissing).map(({ command }) => `${command};`)
  if (commands.length) throw missingRights(client, commands.join(' '))
}

/** The refusal to connect at all. */
export const connectRefused = (client: Client): StartupError =>
  missingRights(
    client,
    `grant connect on database ${client.escapeIdentifier(client.database ?? '')} to ${client.escapeIdentifier(client.user ?? '')};`,
  )

const missingRights = ({ user, database }: Client, commands: string): StartupError =>
  new StartupError(
    `The role '${user}' of DATABASE_URL lacks rights in the database '${database}'; a superuser gives them there with: ${commands}`,
  )
