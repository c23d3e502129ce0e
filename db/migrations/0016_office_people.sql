-- What managers keep of the dealer and of people: insurance and bank accounts, reviews with their pictures, notes on customers.

-- Marine insurance, per cent of FOB and freight, as dated versions (decision 10): in force is the newest whose time has come,
-- and of two with one time the one that was written later. Rows are only ever added.
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

-- The rate was one of the company's facts.
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    insert into settings.insurance_rate (tenant_id, percentage, valid_from)
      select tenant_id, (facts ->> 'insuranceRate')::numeric, updated_at from settings.company
      where tenant_id = one and facts ? 'insuranceRate';
    update settings.company set facts = facts - 'insuranceRate' where tenant_id = one;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- Accounts that buyers pay to. A removed one stays, because papers point at it.
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
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select platform.protect('settings.bank_account');
select platform.audited('settings.bank_account', 'bankAccount');
revoke delete on settings.bank_account from minato_app;

-- What an account said at each of its versions, for the papers that name one. Written by the trigger alone.
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

-- Mails may come under another name than the shop's, and be answered to another address.
create or replace view settings.sender with (security_invoker = true) as
  select t.id as tenant_id, coalesce(c.facts ->> 'name', t.name) as name, c.facts ->> 'email' as email,
    c.facts ->> 'legalName' as legal_name, c.facts ->> 'phone' as phone, c.facts -> 'headOffice' as head_office,
    coalesce(c.facts ->> 'senderName', c.facts ->> 'name', t.name) as mail_name, c.facts ->> 'replyTo' as reply_to
  from platform.tenant t left join settings.company c on c.tenant_id = t.id;

-- A removed review can be put back until it is swept.
alter table reviews.review add column deleted_at timestamptz;
create index review_published on reviews.review (tenant_id, created_at desc, id) where is_published and deleted_at is null;
create unique index review_image on reviews.review (tenant_id, image_id) where image_id is not null;

-- Published to the pictures: which of them belong to a review, and may be seen by everybody.
create view reviews.picture with (security_invoker = true) as
  select tenant_id, image_id, is_published and deleted_at is null as is_shown from reviews.review where image_id is not null;
grant select on reviews.picture to minato_app;

-- What managers note of a person; the newest version stands. The words stay out of the audit trail, whose lines outlive the
-- person: it tells who noted something, and when.
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
select platform.protect('users.customer_note', false);
select platform.audited('users.customer_note', 'person', 'person_id', '{text}');
