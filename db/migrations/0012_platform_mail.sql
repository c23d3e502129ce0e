-- Jobs and mail. The queue itself (schema graphile_worker) is made by its own library, as the owner, right after these
-- migrations (platform/migrations.ts).

-- Queues a job in the transaction of what it is for. A job carries its tenant, and is queued in that tenant's name alone
-- (attacks.md, E07). `job_key`: of jobs not yet begun with one key there is one, the newest.
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

-- What nobody waits for any more: attempts used up.
create function platform.failed_jobs() returns bigint
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null);
end $$;
revoke all on function platform.failed_jobs from public;
grant execute on function platform.failed_jobs to minato_app;

-- What the sender of a mail says of itself.
create view settings.sender with (security_invoker = true) as
  select t.id as tenant_id, coalesce(c.facts ->> 'name', t.name) as name, c.facts ->> 'email' as email,
    c.facts ->> 'legalName' as legal_name, c.facts ->> 'phone' as phone, c.facts -> 'headOffice' as head_office
  from platform.tenant t left join settings.company c on c.tenant_id = t.id;
grant select on settings.sender to minato_app;

-- The outbox. A row is written in the transaction of what the mail tells of, and leaves by a job. `key`: one event is told
-- once. Links in the bodies open doors, so that they are emptied once the mail has gone out. `claimed_until` is the lease of
-- the process that is speaking to the mail server.
create table platform.mail (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  key text,
  -- Whom it is for, so that a person can be told of all that was sent to her, also to an address that she has given up, and so
  -- that it goes with her. Null: nobody of ours. Without a foreign key: the platform knows no module's tables.
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
  claimed_until timestamptz,
  -- What the mail server said, without the address.
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
-- Not announced: nothing of it is ever kept by a cache.
select platform.protect('platform.mail', false);
