-- Company data, insurance rates and bank accounts. Bank accounts change by a proposal of one
-- manager, the approval of another, and a waiting time (docs/decisions/0022-four-eyes.md). The
-- server's role proposes and decides; the database sets the times.

create schema settings;
grant usage on schema settings to minato_app;

create table settings.company (
  tenant_id text primary key references platform.tenant,
  -- As the contract's company shape.
  facts jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
select platform.protect('settings.company');
select platform.audited('settings.company', entity_id => 'tenant_id');

-- Published to emails: the sender's name, reply address and contact data.
create view settings.sender with (security_invoker = true) as
  select t.id as tenant_id, coalesce(c.facts ->> 'name', t.name) as name, c.facts ->> 'email' as email,
    c.facts ->> 'legalName' as legal_name, c.facts ->> 'phone' as phone, c.facts -> 'headOffice' as head_office,
    coalesce(c.facts ->> 'senderName', c.facts ->> 'name', t.name) as mail_name, c.facts ->> 'replyTo' as reply_to
  from platform.tenant t left join settings.company c on c.tenant_id = t.id;
grant select on settings.sender to minato_app;

-- Marine insurance in per cent of FOB and freight, as dated versions. In force is the newest past
-- `valid_from`; of two with the same time, the one recorded later.
create table settings.insurance_rate (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  percentage numeric(5, 3) not null check (percentage between 0 and 20),
  valid_from timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index insurance_rate_by_time on settings.insurance_rate (tenant_id, valid_from desc, recorded_at desc);
select platform.protect('settings.insurance_rate');
select platform.audited('settings.insurance_rate', 'insuranceRate');
revoke update, delete on settings.insurance_rate from minato_app;

create function settings.insurance_in_force(tenant text) returns numeric
  language sql stable
  return (select percentage from settings.insurance_rate where tenant_id = tenant and valid_from <= now()
    order by valid_from desc, recorded_at desc limit 1);

-- Accounts that buyers pay to. A removed account stays, because documents reference it.
create table settings.bank_account (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  holder text not null,
  bank text not null,
  branch text,
  bank_address text,
  swift text not null,
  account_number text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Documents name the account with the newest time here; without one, the first in US dollars.
  preferred_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select platform.protect('settings.bank_account');
select platform.audited('settings.bank_account', 'bankAccount');
-- The server's role inserts a dealer's first account. After that only settings.apply_proposals()
-- changes accounts.
revoke update, delete on settings.bank_account from minato_app;

create function settings.guard_bank_account() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_user = 'minato_app' then
    perform pg_advisory_xact_lock(hashtextextended('bank accounts ' || new.tenant_id, 0));
    if exists (select from settings.bank_account where tenant_id = new.tenant_id) then
      raise exception 'a bank account changes by an approved proposal' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert on settings.bank_account for each row execute function settings.guard_bank_account();

-- Every version of an account, for the documents that name it. Only the trigger writes it.
create table settings.bank_account_version (
  tenant_id text not null,
  bank_account_id uuid not null,
  version integer not null,
  details jsonb not null,
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, bank_account_id, version),
  foreign key (tenant_id, bank_account_id) references settings.bank_account
);
select platform.protect('settings.bank_account_version', announced => false);
revoke insert, update, delete on settings.bank_account_version from minato_app;

create function settings.keep_bank_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into settings.bank_account_version (tenant_id, bank_account_id, version, details)
    values (new.tenant_id, new.id, new.version, to_jsonb(new) - '{tenant_id,id,version,created_at,updated_at}'::text[]);
  return null;
end $$;
create trigger keep_version after insert or update on settings.bank_account
  for each row execute function settings.keep_bank_account();

-- The waiting times in hours, as approved. Without a row the defaults apply. `alone_hours`: for a
-- dealer with a single manager, whose changes need no approval.
create table settings.waiting_time (
  tenant_id text not null references platform.tenant,
  waiting_hours integer not null default 24 check (waiting_hours between 1 and 336),
  alone_hours integer not null default 72 check (alone_hours between 24 and 720),
  primary key (tenant_id),
  check (alone_hours >= waiting_hours)
);
select platform.protect('settings.waiting_time');
revoke insert, update, delete on settings.waiting_time from minato_app;

create table settings.proposal (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('ADD_ACCOUNT', 'EDIT_ACCOUNT', 'REMOVE_ACCOUNT', 'DEFAULT_ACCOUNT', 'WAITING_TIME')),
  -- The account; the nil UUID for a waiting time, of which a dealer has one.
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  state text not null check (state in ('PROPOSED', 'SCHEDULED', 'IN_FORCE', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  needs_approval boolean not null,
  waiting_hours integer not null check (waiting_hours >= 0),
  proposed_by uuid not null,
  proposed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  effective_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  primary key (tenant_id, id),
  check (approved_by <> proposed_by),
  check ((approved_by is null) = (approved_at is null)),
  check (state not in ('SCHEDULED', 'IN_FORCE') or (effective_at is not null and (approved_by is not null or not needs_approval))),
  check (effective_at >= coalesce(approved_at, proposed_at) + make_interval(hours => waiting_hours) - interval '1 second')
);
-- An account has one open change at a time.
create unique index proposal_open on settings.proposal (tenant_id, subject_id) where state in ('PROPOSED', 'SCHEDULED');
create index proposal_by_time on settings.proposal (tenant_id, proposed_at desc);
select platform.protect('settings.proposal');
select platform.audited('settings.proposal', 'proposal');
revoke delete on settings.proposal from minato_app;
