-- Four eyes (TRU-04, decision 22): what buyers pay to changes by a proposal of one manager, the approval of another and a
-- waiting time. Approved changes are applied when their time has come, by whichever transaction reads the accounts next.

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

-- The waiting times in hours, as approved; without a row the defaults hold.
create table settings.waiting_time (
  tenant_id text not null references platform.tenant,
  waiting_hours integer not null default 24 check (waiting_hours between 1 and 336),
  alone_hours integer not null default 72 check (alone_hours between 24 and 720),
  primary key (tenant_id),
  check (alone_hours >= waiting_hours)
);
select platform.protect('settings.waiting_time');
revoke insert, update, delete on settings.waiting_time from minato_app;

-- The account that documents name, if it is not the first in US dollars.
alter table settings.bank_account add column preferred_at timestamptz;

-- The server's role inserts a dealer's first account, and nothing after that: accounts change by apply_proposals() alone.
revoke update on settings.bank_account from minato_app;
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

-- Applies the changes whose time has come, oldest first; the audit log names the manager who approved them.
create function settings.apply_proposals() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  p settings.proposal;
  actor constant text := coalesce(current_setting('app.actor', true), '');
  caller constant text := coalesce(current_setting('app.call', true), '');
begin
  for p in select * from settings.proposal
    where tenant_id = platform.tenant_now() and state = 'SCHEDULED' and effective_at <= now()
    order by effective_at, id for update
  loop
    if p.waiting_hours < 1 then
      raise exception 'a change without a waiting time';
    end if;
    perform set_config('app.actor', 'person ' || coalesce(p.approved_by, p.proposed_by), true),
      set_config('app.call', 'proposal ' || p.id, true);
    case p.kind
      when 'ADD_ACCOUNT' then
        insert into settings.bank_account (tenant_id, id, holder, bank, branch, bank_address, swift, account_number, currency)
          values (p.tenant_id, p.subject_id, p.after ->> 'holder', p.after ->> 'bank', p.after ->> 'branch', p.after ->> 'bankAddress',
            p.after ->> 'swift', p.after ->> 'accountNumber', p.after ->> 'currency');
      when 'EDIT_ACCOUNT' then
        update settings.bank_account set holder = p.after ->> 'holder', bank = p.after ->> 'bank', branch = p.after ->> 'branch',
            bank_address = p.after ->> 'bankAddress', swift = p.after ->> 'swift', account_number = p.after ->> 'accountNumber',
            currency = p.after ->> 'currency', version = version + 1, updated_at = now()
          where tenant_id = p.tenant_id and id = p.subject_id and removed_at is null;
      when 'REMOVE_ACCOUNT' then
        update settings.bank_account set removed_at = now(), version = version + 1, updated_at = now()
          where tenant_id = p.tenant_id and id = p.subject_id and removed_at is null;
      when 'DEFAULT_ACCOUNT' then
        update settings.bank_account set preferred_at = p.effective_at, version = version + 1, updated_at = now()
          where tenant_id = p.tenant_id and id = p.subject_id and removed_at is null;
      when 'WAITING_TIME' then
        insert into settings.waiting_time (tenant_id, waiting_hours, alone_hours)
          values (p.tenant_id, (p.after ->> 'waitingHours')::integer, (p.after ->> 'aloneHours')::integer)
          on conflict (tenant_id) do update set waiting_hours = excluded.waiting_hours, alone_hours = excluded.alone_hours;
    end case;
    update settings.proposal set state = 'IN_FORCE' where tenant_id = p.tenant_id and id = p.id;
    perform set_config('app.actor', actor, true), set_config('app.call', caller, true);
  end loop;
end $$;
grant execute on function settings.apply_proposals() to minato_app;

-- When managers lost their role: a manager who removes the others is not alone for a month.
create table users.manager_departure (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  left_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
select platform.protect('users.manager_departure', false);
revoke update, delete on users.manager_departure from minato_app;

-- A removed manager's approvals count no more unless they are in force, and a removed manager's proposals end.
create function users.note_manager_departure() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into users.manager_departure (tenant_id) values (old.tenant_id);
  update settings.proposal set state = 'PROPOSED', approved_by = null, approved_at = null, effective_at = null
    where tenant_id = old.tenant_id and approved_by = old.person_id and state = 'SCHEDULED' and effective_at > clock_timestamp();
  update settings.proposal set state = 'CANCELLED', ended_at = clock_timestamp()
    where tenant_id = old.tenant_id and proposed_by = old.person_id
      and (state = 'PROPOSED' or (state = 'SCHEDULED' and effective_at > clock_timestamp()));
  return null;
end $$;
create trigger note_departure after delete on users.role for each row when (old.role = 'SALES_MANAGER')
  execute function users.note_manager_departure();

-- Published to the announcements: buyers who have a proforma to pay.
create view inquiries.open_invoice with (security_invoker = true) as
  select i.tenant_id, i.id as inquiry_id, i.owner_id, i.state ->> 'reference' as reference, p.number,
    p.facts -> 'bank' ->> 'accountNumber' as account_number
  from inquiries.inquiry i join inquiries.paper p on p.tenant_id = i.tenant_id and p.id::text = i.state -> 'invoice' ->> 'id'
  where i.status = 'INVOICE_ISSUED' and i.outcome is null and i.state -> 'invoice' ->> 'state' = 'ISSUED';
grant select on inquiries.open_invoice to minato_app;
