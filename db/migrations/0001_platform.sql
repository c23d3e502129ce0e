-- What every module uses: tenants and their isolation, cache invalidation, the audit log, jobs,
-- emails, rate limits. Conventions of all files: amounts are whole US dollars unless a name or
-- comment says otherwise (`_cents`, yen), lengths are millimetres, times are timestamptz, countries
-- ISO 3166 alpha-2, and null means unknown.

create schema platform;

-- The server runs as this role. It owns nothing, so row-level security always applies to it. Roles
-- belong to the whole PostgreSQL server, so another database may have created it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'minato_app') then
    create role minato_app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant minato_app to %I', current_user);
end $$;
grant usage on schema platform to minato_app;

-- A dealer.
create table platform.tenant (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,38}$'),
  name text not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform.tenant to minato_app;

-- The tenant of the transaction. Without one, policies show no rows.
create function platform.tenant_now() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '');

-- Every table of a tenant calls this: it forces row-level security and grants the server its
-- rights. `announced`: changes of the table invalidate the caches of all server processes.
create function platform.protect(guarded regclass, announced boolean default true) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy tenant on %s using (tenant_id = (select platform.tenant_now())) with check (tenant_id = (select platform.tenant_now()))', guarded);
  execute format('grant select, insert, update, delete on %s to minato_app', guarded);
  if announced then
    execute format('create trigger announce after insert or update or delete on %s for each statement execute function platform.announce()', guarded);
  end if;
end $$;

-- Tells every server process at commit that its cached data of the tenant is stale. PostgreSQL
-- merges equal notifications of one transaction.
create function platform.announce() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('minato_changed', coalesce(platform.tenant_now(), '*'));
  return null;
end $$;

create function platform.announce_all() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('minato_changed', '*');
  return null;
end $$;
create trigger announce after insert or update or delete on platform.tenant
  for each statement execute function platform.announce_all();

-- Secrets that all processes share. Each is generated at first use, so there is no default key.
create table platform.secret (
  purpose text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform.secret to minato_app;

-- Attempts counted over all processes, such as failed sign-ins. Unlogged: a crash of the database
-- resets them, and no attempt waits for the disk. Some classes span tenants, so the key contains
-- the tenant where one applies.
create unlogged table platform.counter (
  class text not null,
  key text not null,
  hits timestamptz[] not null default '{}',
  expires_at timestamptz not null default now(),
  primary key (class, key)
);
create index counter_expired on platform.counter (expires_at);
grant select, insert, update, delete on platform.counter to minato_app;

-- Counts one attempt if every sliding window (`maxes[i]` attempts in `seconds[i]`) has room.
-- Returns 0, or the seconds to wait. A rejected attempt is not counted, because it would prolong
-- the wait. The row lock serializes attempts.
create function platform.take(given_class text, given_key text, maxes integer[], seconds integer[]) returns integer
  language plpgsql as $$
declare
  known timestamptz[];
  instant timestamptz;
  frees_at timestamptz;
  wait interval := interval '0';
  longest constant interval := make_interval(secs => (select max(s) from unnest(seconds) s));
  most constant integer := (select max(m) from unnest(maxes) m);
begin
  insert into platform.counter as c (class, key) values (given_class, given_key)
    on conflict (class, key) do update set key = excluded.key returning c.hits into known;
  instant := clock_timestamp();
  for i in 1..cardinality(maxes) loop
    frees_at := known[cardinality(known) - maxes[i] + 1] + make_interval(secs => seconds[i]);
    wait := greatest(wait, frees_at - instant);
  end loop;
  if wait > interval '0' then
    return ceil(extract(epoch from wait));
  end if;
  known := known || instant;
  update platform.counter set hits = known[greatest(1, cardinality(known) - most + 1):], expires_at = instant + longest
    where class = given_class and key = given_key;
  return 0;
end $$;

-- Requests of networks that come near the limit of their rate class, counted over all processes.
-- Unlogged, and without an index on columns that change with every request.
create unlogged table platform.request_count (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
grant select, insert, update, delete on platform.request_count to minato_app;

-- Idempotency records: the reply to a creating call, written in the transaction of its effect.
create table platform.kept_answer (
  tenant_id text not null references platform.tenant,
  actor text not null,
  route text not null,
  -- The idempotency key of the client.
  key text not null,
  -- Hash of the request: the same key with another request is a conflict.
  asked_hash bytea not null,
  reply json not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, actor, route, key)
);
create index kept_answer_age on platform.kept_answer (tenant_id, created_at);
select platform.protect('platform.kept_answer', announced => false);

-- The audit log. `entity` is the noun that users know; `part` is the table. Rows of a part have the
-- id of the whole. Only triggers write it: the server can read it, and cannot insert, change or
-- delete entries.
create table platform.audit (
  tenant_id text not null references platform.tenant,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id uuid not null,
  -- Method and path of the API call.
  call text not null,
  entity text not null,
  entity_id text,
  part text not null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  -- The changed columns only.
  before jsonb not null,
  after jsonb not null,
  primary key (tenant_id, id)
);
create index audit_of_entity on platform.audit (tenant_id, entity, entity_id, id desc);
create index audit_of_actor on platform.audit (tenant_id, actor_id, id desc);
select platform.protect('platform.audit', announced => false);
revoke insert, update, delete on platform.audit from minato_app;

-- The keys of `a` whose value in `b` is another one or missing.
create function platform.differing(a jsonb, b jsonb) returns jsonb
  language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(one.key, one.value), '{}') from jsonb_each(a) one where one.value is distinct from b -> one.key);

-- Arguments: entity, column of the entity's id, columns left out, columns that every entry has so
-- that a changed part can be named. `app.actor` is 'person <id>' or 'client <id>'.
create function platform.audit_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  left_out constant text[] := tg_argv[2]::text[];
  naming constant text[] := tg_argv[3]::text[];
  actor constant text := current_setting('app.actor');
  old_row constant jsonb := jsonb_strip_nulls(coalesce(to_jsonb(old), '{}'));
  new_row constant jsonb := jsonb_strip_nulls(coalesce(to_jsonb(new), '{}'));
  was jsonb := platform.differing(old_row - left_out, new_row);
  becomes jsonb := platform.differing(new_row - left_out, old_row);
begin
  if was = '{}' and becomes = '{}' then
    return null;
  end if;
  was := was || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(old_row) where key = any(naming));
  becomes := becomes || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(new_row) where key = any(naming));
  insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after)
    values (coalesce(new_row ->> 'tenant_id', old_row ->> 'tenant_id'), split_part(actor, ' ', 1), split_part(actor, ' ', 2)::uuid,
      current_setting('app.call'), tg_argv[0], coalesce(new_row ->> tg_argv[1], old_row ->> tg_argv[1]), tg_table_name, tg_op, was, becomes);
  return null;
end $$;

-- Logs every change of a table by a signed-in user. A part names its whole: ('ports.tariff',
-- 'port', 'port_id'). Computed columns are left out; secrets must be. Changes without a user
-- (import command, jobs) only cost the condition.
create function platform.audited(
  watched regclass, entity text default null, entity_id text default 'id', left_out text[] default '{}', naming text[] default '{}') returns void
  language plpgsql as $$
declare
  bookkeeping constant text[] := '{tenant_id,version,created_at,updated_at}';
  secrets constant text := (
    select string_agg(attname, ', ') from pg_attribute
    where attrelid = watched and attnum > 0 and not attisdropped and attname ~ 'hash|secret|password|token|verifier|jwk' and attname <> all (left_out));
begin
  if secrets is not null then
    raise exception 'the audit trail of % would show %: leave them out', watched, secrets;
  end if;
  execute format(
    $sql$create trigger audit after insert or update or delete on %s for each row
      when (current_setting('app.actor', true) <> '') execute function platform.audit_change(%L, %L, %L, %L)$sql$,
    watched, coalesce(entity, (select relname from pg_class where oid = watched)), entity_id, bookkeeping || left_out, naming);
end $$;

-- Queues a job in the current transaction, in the name of its tenant only. Of the jobs with one
-- `job_key` that have not started, only the newest remains. The library creates the schema
-- graphile_worker after these migrations.
create function platform.add_job(tenant text, task text, payload jsonb, job_key text default null, run_at timestamptz default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if tenant is distinct from platform.tenant_now() then
    raise exception 'a job is queued within a transaction of its own tenant' using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(
    identifier := task,
    payload := jsonb_build_object('tenant', tenant, 'data', payload)::json,
    run_at := add_job.run_at,
    job_key := tenant || ':' || task || ':' || add_job.job_key);
end $$;
revoke all on function platform.add_job from public;
grant execute on function platform.add_job to minato_app;

-- The number of jobs that used up their attempts.
create function platform.failed_jobs() returns bigint
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null);
end $$;
revoke all on function platform.failed_jobs from public;
grant execute on function platform.failed_jobs to minato_app;

-- The outbox of emails. A row is written in the transaction of its cause and sent by a job. Bodies
-- are cleared after sending, because their links grant access. Not announced: no cache holds
-- emails.
create table platform.mail (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  -- One event sends one email.
  key text,
  -- The recipient's account, for its list of emails and for its deletion. Null: not a user. No
  -- foreign key, because the platform does not know the tables of modules.
  person_id uuid,
  recipient text not null check (recipient !~ '[[:space:]<>,;:"()]' and length(recipient) <= 254),
  locale text not null check (locale in ('en', 'fr')),
  template text not null,
  subject text not null,
  body_text text,
  body_html text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'kept')),
  message_id text,
  attempts integer not null default 0,
  -- Lease of the process that is talking to the mail server.
  claimed_until timestamptz,
  -- The reply of the mail server, without the address.
  fault text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  check (state not in ('sent', 'failed') or (body_text is null and body_html is null))
);
create index mail_of_person on platform.mail (tenant_id, person_id) where person_id is not null;
create index mail_newest on platform.mail (tenant_id, created_at desc);
create index mail_unsettled on platform.mail (tenant_id, state) where state in ('waiting', 'failed');
select platform.protect('platform.mail', announced => false);
