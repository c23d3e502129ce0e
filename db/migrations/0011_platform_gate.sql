-- What the gate of every call stands on: secrets that all processes share, counted attempts, answers kept for a repeated
-- call, and the audit trail.

-- Made at first use, so that no default key exists (platform/secrets.ts).
create table platform.secret (
  purpose text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform.secret to minato_app;

-- Attempts that count over all processes (attacks.md P7). Unlogged: a crash of the database forgives, and no attempt waits
-- for the disk. A class of networks spans tenants, so that the key and not a column holds the tenant.
create unlogged table platform.counter (
  class text not null,
  key text not null,
  hits timestamptz[] not null default '{}',
  expires_at timestamptz not null default now(),
  primary key (class, key)
);
create index counter_expired on platform.counter (expires_at);
grant select, insert, update, delete on platform.counter to minato_app;

-- Counts one attempt, if for every window (`maxes[i]` in `seconds[i]`, sliding) there is room; answers 0, or the seconds to
-- wait. A refused attempt is not counted: it would prolong the owner's wait. The row's lock makes it one at a time.
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

-- The answer to a creating call, kept in the transaction of its effect (API-09).
create table platform.kept_answer (
  tenant_id text not null references platform.tenant,
  actor text not null,
  route text not null,
  key text not null,
  asked_hash bytea not null,
  reply json not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, actor, route, key)
);
create index kept_answer_age on platform.kept_answer (tenant_id, created_at);
select platform.protect('platform.kept_answer', announced => false);

-- Who changed what (API-11). `entity` is the noun that people know, `part` the table; a part's rows name the whole's id.
-- Written by triggers alone: the server may read it, and neither write, change nor remove a line.
create table platform.audit (
  tenant_id text not null references platform.tenant,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id uuid not null,
  call text not null,
  entity text not null,
  entity_id text,
  part text not null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb not null,
  after jsonb not null,
  primary key (tenant_id, id)
);
create index audit_of_entity on platform.audit (tenant_id, entity, entity_id, id desc);
create index audit_of_actor on platform.audit (tenant_id, actor_id, id desc);
select platform.protect('platform.audit', announced => false);
revoke insert, update, delete on platform.audit from minato_app;

-- What of `a` stands otherwise, or not at all, in `b`.
create function platform.differing(a jsonb, b jsonb) returns jsonb
  language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(one.key, one.value), '{}') from jsonb_each(a) one where one.value is distinct from b -> one.key);

-- Arguments: entity, column of the entity's id, columns left out. `app.actor` is 'person <id>' or 'client <id>'.
create function platform.audit_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  left_out constant text[] := tg_argv[2]::text[];
  actor constant text := current_setting('app.actor');
  old_row constant jsonb := jsonb_strip_nulls(coalesce(to_jsonb(old), '{}'));
  new_row constant jsonb := jsonb_strip_nulls(coalesce(to_jsonb(new), '{}'));
  was constant jsonb := platform.differing(old_row - left_out, new_row);
  becomes constant jsonb := platform.differing(new_row - left_out, old_row);
begin
  if was = '{}' and becomes = '{}' then
    return null;
  end if;
  insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after)
    values (coalesce(new_row ->> 'tenant_id', old_row ->> 'tenant_id'), split_part(actor, ' ', 1), split_part(actor, ' ', 2)::uuid,
      current_setting('app.call'), tg_argv[0], coalesce(new_row ->> tg_argv[1], old_row ->> tg_argv[1]), tg_table_name, tg_op, was, becomes);
  return null;
end $$;

-- Every change of the table's rows by someone who is signed in leaves a line. A part names its whole: ('ports.tariff', 'port',
-- 'port_id'). Columns that are worked out from others are left out, and so must be whatever is a secret. Where nobody is
-- signed in (import by command, jobs) the condition alone is paid for.
create function platform.audited(
  watched regclass, entity text default null, entity_id text default 'id', left_out text[] default '{}') returns void
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
      when (current_setting('app.actor', true) <> '') execute function platform.audit_change(%L, %L, %L)$sql$,
    watched, coalesce(entity, (select relname from pg_class where oid = watched)), entity_id, bookkeeping || left_out);
end $$;

select platform.audited('catalog.brand', left_out => '{name_key,slug}');
select platform.audited('catalog.model', left_out => '{name_key,slug}');
select platform.audited('catalog.trim', left_out => '{name_key}');
select platform.audited('vehicles.car', left_out => '{price,previous_price,cover,number_of_images,chassis_key,words,source_key,source_hash}');
select platform.audited('vehicles.sheet', 'car', 'car_id');
select platform.audited('vehicles.image', 'car', 'car_id', '{placeholder,drawing}');
select platform.audited('pricing.markup', left_out => '{applied_percentage}');
select platform.audited('pricing.markup_value', 'markup', 'markup_id');
select platform.audited('ports.port');
select platform.audited('ports.country_served', 'port', 'port_id');
select platform.audited('ports.tariff', 'port', 'port_id');
select platform.audited('ports.inspection', 'port', 'port_id');
select platform.audited('reviews.review');
select platform.audited('settings.company', entity_id => 'tenant_id');
