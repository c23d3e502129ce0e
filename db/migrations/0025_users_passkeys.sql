-- Passkeys beside the authenticator app, and the rule that every manager has a second factor
-- (decision 22).

create table users.passkey (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  -- The id that the authenticator has given it.
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- The authenticator's count of signatures; 0 from those that do not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, person_id) references users.person on delete cascade
);
create index passkey_of_person on users.passkey (tenant_id, person_id);
select platform.protect('users.passkey', announced => false);
-- Entries outlive the account, so the name that its owner chose is left out.
select platform.audited('users.passkey', 'person', 'person_id',
  '{credential_id,public_key,counter,transports,name,last_used_at}');
create trigger audit after update of confirmed_at or delete on users.second_factor for each row
  when (current_setting('app.actor', true) <> '')
  execute function platform.audit_change('person', 'person_id', '{tenant_id,secret,last_step}', '{}');

-- What a passkey of this session has to sign next. It is used once.
create table users.passkey_challenge (
  tenant_id text not null,
  session_id uuid not null,
  purpose text not null check (purpose in ('add', 'check')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, session_id, purpose),
  foreign key (tenant_id, session_id) references users.session (tenant_id, public_id) on delete cascade
);
select platform.protect('users.passkey_challenge', announced => false);

-- Second factors that are set up.
create view users.factor with (security_invoker = true) as
  select tenant_id, person_id, confirmed_at as since from users.second_factor where confirmed_at is not null
  union all
  select tenant_id, person_id, created_at from users.passkey;
grant select on users.factor to minato_app;

-- Recovery codes stand in for any factor, and go with the last one.
alter table users.recovery_code drop constraint recovery_code_tenant_id_person_id_fkey,
  add foreign key (tenant_id, person_id) references users.person on delete cascade;
create function users.delete_recovery_codes() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from users.factor where tenant_id = old.tenant_id and person_id = old.person_id) then
    delete from users.recovery_code where tenant_id = old.tenant_id and person_id = old.person_id;
  end if;
  return null;
end $$;
create trigger delete_recovery_codes after delete on users.second_factor for each row
  execute function users.delete_recovery_codes();
create trigger delete_recovery_codes after delete on users.passkey for each row
  execute function users.delete_recovery_codes();

-- A removed manager loses the passkeys, as the authenticator app (users.note_manager_departure).
create function users.delete_passkeys() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from users.passkey where tenant_id = old.tenant_id and person_id = old.person_id;
  return null;
end $$;
create trigger delete_passkeys after delete on users.role for each row when (old.role = 'SALES_MANAGER')
  execute function users.delete_passkeys();

-- Without a row no second factor is required of the managers.
create table users.second_factor_rule (
  tenant_id text primary key references platform.tenant,
  is_required boolean not null
);
select platform.protect('users.second_factor_rule', announced => false);
select platform.audited('users.second_factor_rule', 'company', 'tenant_id');
