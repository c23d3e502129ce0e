-- The ground: tenants, the runtime role, and the guard that every table of a tenant gets.

create schema platform;

-- The server runs as this role: it owns nothing and cannot step around row-level security. Roles belong to the whole
-- server, so that another database of it may have made it already.
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

create table platform.tenant (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,38}$'),
  name text not null,
  created_at timestamptz not null default now()
);
grant select, insert on platform.tenant to minato_app;

-- The tenant of the transaction; nothing set means no tenant, and so no rows.
create function platform.tenant_now() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '');

-- Every table of a tenant passes through here: forced row-level security stands behind the where-clause (attacks.md, P3),
-- and everyone who caches what it holds hears that it changed.
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

-- Heard by every server process at commit: what it kept of this tenant is stale (speed.md, B13). PostgreSQL folds equal
-- notices of one transaction into one.
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
create trigger announce after insert or update or delete on platform.tenant for each statement execute function platform.announce_all();
