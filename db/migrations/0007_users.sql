-- Accounts and how they sign in. Nothing of a person is cached, so these tables are not announced.

create schema users;
grant usage on schema users to minato_app;

-- Buyers and managers. A deleted person keeps the row that other tables reference, without personal
-- data. Phone numbers are E.164.
create table users.person (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  email text,
  -- The address without differences of case and Unicode form.
  email_folded text,
  email_verified_at timestamptz,
  -- The person entered contact data and has not yet followed a link that was sent there. Such a
  -- person gets no invoices, and sessions from before the proof end with it.
  is_unproven boolean not null default false,
  password_hash text,
  civility text check (civility in ('MR', 'MM', 'MS')),
  firstname text,
  lastname text,
  country text,
  phone text,
  locale text not null default 'en' check (locale in ('en', 'fr')),
  destination_country text,
  destination_port_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deactivated_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, email_folded),
  foreign key (tenant_id, destination_port_id) references ports.port on delete set null (destination_port_id),
  check ((email is null) = (email_folded is null)),
  check (deleted_at is null or (email is null and password_hash is null and lastname is null and phone is null))
);
select platform.protect('users.person', announced => false);
-- Audit entries outlive the account, so they contain no personal data.
select platform.audited('users.person',
  left_out => '{email,email_folded,password_hash,civility,firstname,lastname,country,phone,is_unproven}');

-- Published to other modules: the name of a person.
create view users.person_name with (security_invoker = true) as
  select tenant_id, id, nullif(concat_ws(' ', firstname, lastname), '') as name from users.person;
grant select on users.person_name to minato_app;

create table users.role (
  tenant_id text not null,
  person_id uuid not null,
  role text not null check (role in ('CUSTOMER', 'SALES_MANAGER')),
  granted_at timestamptz not null default now(),
  primary key (tenant_id, person_id, role),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
select platform.protect('users.role', announced => false);
select platform.audited('users.role', 'person', 'person_id');

-- Accounts at external OpenID providers. They are never matched by email address.
create table users.identity (
  tenant_id text not null,
  issuer text not null,
  subject text not null,
  person_id uuid not null,
  linked_at timestamptz not null default now(),
  primary key (tenant_id, issuer, subject),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index identity_of_person on users.identity (tenant_id, person_id);
select platform.protect('users.identity', announced => false);

-- The cookie holds 256 random bits, the row their SHA-256. Deleting the row ends the session.
create table users.session (
  tenant_id text not null,
  id_hash bytea not null,
  -- The id in lists and in the audit log. It does not reveal the cookie.
  public_id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_seconds integer not null check (idle_seconds > 0),
  expires_at timestamptz not null,
  -- When a code of the second factor was last checked in this session.
  second_factor_at timestamptz,
  user_agent text not null default '',
  network text not null default '',
  issuer text not null,
  -- For the end of the session at the provider (id_token_hint).
  id_token text,
  primary key (tenant_id, id_hash),
  unique (tenant_id, public_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index session_of_person on users.session (tenant_id, person_id);
select platform.protect('users.session', announced => false);

-- A manager's second factor: a time-based code (RFC 6238).
create table users.second_factor (
  tenant_id text not null,
  person_id uuid not null,
  secret bytea not null,
  -- Null until the first correct code shows that the app has the secret.
  confirmed_at timestamptz,
  -- The last 30-second step whose code was used: a code works once.
  last_step bigint not null default 0,
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
select platform.protect('users.second_factor', announced => false);

-- Codes for a lost phone.
create table users.recovery_code (
  tenant_id text not null,
  person_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, person_id, code_hash),
  foreign key (tenant_id, person_id) references users.second_factor on delete cascade
);
select platform.protect('users.recovery_code', announced => false);

-- A sign-in in progress at the provider: used once, by the browser that started it.
create table users.flow (
  tenant_id text not null references platform.tenant,
  id_hash bytea not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_route text not null,
  locale text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id_hash)
);
select platform.protect('users.flow', announced => false);

-- The storage of oidc-provider (Session, Interaction, Grant, AuthorizationCode, ClientCredentials,
-- …).
create table users.provider_record (
  tenant_id text not null references platform.tenant,
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, model, id)
);
create index provider_record_of_grant on users.provider_record (tenant_id, grant_id) where grant_id is not null;
create index provider_record_of_uid on users.provider_record (tenant_id, uid) where uid is not null;
create index provider_record_of_account on users.provider_record (tenant_id, account_id) where account_id is not null;
create index provider_record_ended on users.provider_record (expires_at);
select platform.protect('users.provider_record', announced => false);

create table users.signing_key (
  tenant_id text not null references platform.tenant,
  kid text not null,
  jwk jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, kid)
);
select platform.protect('users.signing_key', announced => false);

-- Codes in links: 128 random bits, stored as SHA-256, used once. Only the newest of a purpose is
-- valid. 'access': a link that a manager sends to a customer without an address. 'link': links an
-- external account.
create table users.code (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  purpose text not null check (purpose in ('reset', 'verify', 'invitation', 'change-email', 'access', 'link')),
  code_hash bytea not null,
  -- The address it was sent to, which it proves; for 'access' a phone number.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index code_of_person on users.code (tenant_id, person_id, purpose);
select platform.protect('users.code', announced => false);
-- These two open an account, so the audit log names the manager who created them.
create trigger audit after insert on users.code for each row
  when (current_setting('app.actor', true) <> '' and new.purpose in ('access', 'link'))
  execute function platform.audit_change('person', 'person_id', '{tenant_id,id,created_at,code_hash,email,person_id}');

-- Programs that call the API for the dealer. The manager is responsible for it, and can change.
create table users.api_client (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  name text not null,
  secret_hash text not null,
  scopes text[] not null,
  manager_id uuid not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, manager_id) references users.person (tenant_id, id)
);
select platform.protect('users.api_client', announced => false);
select platform.audited('users.api_client', left_out => '{secret_hash}');

-- Revokes the API clients of managers who lost the role, were blocked or were deleted, and ends
-- their tokens.
create function users.revoke_orphaned_clients(of_tenant text, of_person uuid) returns void
  language sql as $$
  with revoked as (
    update users.api_client c set revoked_at = now(), version = version + 1
    where c.tenant_id = of_tenant and c.manager_id = of_person and c.revoked_at is null and not exists (
      select from users.role r join users.person p on p.tenant_id = r.tenant_id and p.id = r.person_id
      where r.tenant_id = c.tenant_id and r.person_id = c.manager_id and r.role = 'SALES_MANAGER'
        and p.deactivated_at is null and p.deleted_at is null)
    returning c.id::text as id)
  delete from users.provider_record t using revoked
  where t.tenant_id = of_tenant and t.model = 'ClientCredentials' and t.payload ->> 'clientId' = revoked.id
$$;

-- Access ends in the transaction that removes it, whichever code does so. The argument names the
-- column with the person's id. Every server process checks the event streams of the person at
-- commit.
create function users.end_access() returns trigger
  language plpgsql as $$
declare
  person uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  if tg_table_name <> 'session' then
    perform users.revoke_orphaned_clients(old.tenant_id, person);
  end if;
  perform pg_notify('minato_access', json_build_object('tenant', old.tenant_id, 'personId', person)::text);
  return null;
end $$;
create trigger end_access after delete on users.session for each row execute function users.end_access('person_id');
create trigger end_access after delete on users.role for each row execute function users.end_access('person_id');
create trigger end_access after update of deactivated_at, deleted_at on users.person
  for each row execute function users.end_access('id');

create table users.favourite (
  tenant_id text not null,
  person_id uuid not null,
  car_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, person_id, car_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade,
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
select platform.protect('users.favourite', announced => false);

create table users.saved_search (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  name text not null,
  -- The canonical query string of the search.
  criteria text not null,
  has_alert boolean not null default true,
  -- Alerts list cars that were published later.
  told_until timestamptz not null default now(),
  last_alert_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, person_id, criteria),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index saved_search_with_alert on users.saved_search (tenant_id, last_alert_at) where has_alert;
select platform.protect('users.saved_search', announced => false);

-- Managers' notes on a customer; the highest version is the current one. The audit log has the
-- author and the time, not the text.
create table users.customer_note (
  tenant_id text not null,
  person_id uuid not null,
  version integer not null,
  text text not null,
  written_by uuid not null,
  written_at timestamptz not null default now(),
  primary key (tenant_id, person_id, version),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index customer_note_of_writer on users.customer_note (tenant_id, written_by);
select platform.protect('users.customer_note', announced => false);
select platform.audited('users.customer_note', 'person', 'person_id', '{text}');
