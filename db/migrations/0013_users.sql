-- People and how they come in: persons and their roles, sessions, the embedded provider's records, codes sent by mail,
-- API clients, favourites and saved searches. Announced to the caches is none of it: nothing of a person is ever kept there.

create schema users;
grant usage on schema users to minato_app;

-- `email_folded` is what two spellings of one address share (case, Unicode form); a removed person keeps the row that others
-- point at, and nothing that names him. Phone numbers are E.164, countries ISO 3166 alpha-2.
create table users.person (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  email text,
  email_folded text,
  email_verified_at timestamptz,
  password_hash text,
  civility text check (civility in ('MR', 'MM', 'MS')),
  firstname text,
  lastname text,
  country text,
  phone text,
  locale text not null default 'en' check (locale in ('en', 'fr')),
  destination_country text,
  destination_port_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deactivated_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, email_folded),
  foreign key (tenant_id, destination_port_id) references ports.port on delete set null (destination_port_id),
  check ((email is null) = (email_folded is null)),
  check (deleted_at is null or (email is null and password_hash is null and lastname is null and phone is null))
);
select platform.protect('users.person', false);

create table users.role (
  tenant_id text not null,
  person_id uuid not null,
  role text not null check (role in ('CUSTOMER', 'SALES_MANAGER')),
  granted_at timestamptz not null default now(),
  primary key (tenant_id, person_id, role),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
select platform.protect('users.role', false);

-- How an external provider knows a person: never by e-mail (decision 3, attacks.md A11).
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
select platform.protect('users.identity', false);

-- The cookie holds 256 random bits, the row their SHA-256. What ends a session deletes its row.
create table users.session (
  tenant_id text not null,
  id_hash bytea not null,
  -- What lists and audit call it: tells nothing of the cookie.
  public_id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_seconds integer not null check (idle_seconds > 0),
  expires_at timestamptz not null,
  user_agent text not null default '',
  network text not null default '',
  issuer text not null,
  -- For the provider's end of session (id_token_hint).
  id_token text,
  primary key (tenant_id, id_hash),
  unique (tenant_id, public_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index session_of_person on users.session (tenant_id, person_id);
select platform.protect('users.session', false);

-- One way to the provider and back: used once, by the browser that began it.
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
select platform.protect('users.flow', false);

-- What oidc-provider keeps (its models: Session, Interaction, Grant, AuthorizationCode, ClientCredentials, …).
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
select platform.protect('users.provider_record', false);

create table users.signing_key (
  tenant_id text not null references platform.tenant,
  kid text not null,
  jwk jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, kid)
);
select platform.protect('users.signing_key', false);

-- Codes that travel by mail: 128 random bits, kept as SHA-256, used once, the newest of its kind alone (attacks.md P10).
create table users.code (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  purpose text not null check (purpose in ('reset', 'verify', 'invitation', 'change-email')),
  code_hash bytea not null,
  -- The address it was sent to, which it proves.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index code_of_person on users.code (tenant_id, person_id, purpose);
select platform.protect('users.code', false);

-- Other programs that call in the dealer's name (API-13); `scopes` are what a manager ticked.
create table users.api_client (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  name text not null,
  secret_hash text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users.person (tenant_id, id)
);
select platform.protect('users.api_client', false);

create table users.favourite (
  tenant_id text not null,
  person_id uuid not null,
  car_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, person_id, car_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade,
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
select platform.protect('users.favourite', false);

-- `criteria` is the canonical query of the search's address; alerts tell of cars published after `told_until`.
create table users.saved_search (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  name text not null,
  criteria text not null,
  has_alert boolean not null default true,
  told_until timestamptz not null default now(),
  last_alert_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, person_id, criteria),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index saved_search_with_alert on users.saved_search (tenant_id, last_alert_at) where has_alert;
select platform.protect('users.saved_search', false);

-- Trail lines cannot be taken back: they tell of roles and rights, and hold nothing by which a removed person is known.
select platform.audited('users.role', 'person', 'person_id');
select platform.audited('users.api_client', left_out => '{secret_hash}');
select platform.audited('users.person',
  left_out => '{email,email_folded,password_hash,civility,firstname,lastname,country,phone}');
