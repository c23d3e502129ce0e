-- A manager's second factor (TRU-04, decision 22): a time-based code (RFC 6238), and recovery codes for a lost phone.

create table users.second_factor (
  tenant_id text not null,
  person_id uuid not null,
  secret bytea not null,
  -- Null until the first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The last 30-second step whose code was used: a code works once.
  last_step bigint not null default 0,
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
select platform.protect('users.second_factor', false);

create table users.recovery_code (
  tenant_id text not null,
  person_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, person_id, code_hash),
  foreign key (tenant_id, person_id) references users.second_factor on delete cascade
);
select platform.protect('users.recovery_code', false);

-- When a code was last checked in this session.
alter table users.session add column second_factor_at timestamptz;
