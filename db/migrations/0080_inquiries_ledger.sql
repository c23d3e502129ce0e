-- The payment ledger of inquiries (TRU-12): double entry in integer cents, debit above zero. Entries are never changed or
-- removed; each transaction sums to zero per inquiry and currency.

create table inquiries.ledger_transaction (
  tenant_id text not null,
  id uuid not null,
  -- A credit that is moved has lines on another inquiry too.
  inquiry_id uuid not null,
  kind text not null check (kind in ('EXPECTED', 'TRANSFER', 'REFUND', 'WRITE_OFF', 'CREDIT_MOVED', 'REVERSAL')),
  -- The event that tells of it, whose content has the sender and the reason; null where another event brought it about.
  event_seq integer,
  value_date date not null,
  recorded_at timestamptz not null default clock_timestamp(),
  cents bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  -- US dollars for one unit of the currency.
  rate numeric(18, 8) check (rate > 0),
  rate_source text,
  -- The receipt that brought a transfer about.
  paper_id uuid,
  reverses uuid,
  line_count smallint not null check (line_count > 0),
  primary key (tenant_id, id),
  -- One reversal only.
  unique (tenant_id, reverses),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id),
  foreign key (tenant_id, paper_id) references inquiries.paper (tenant_id, id),
  foreign key (tenant_id, reverses) references inquiries.ledger_transaction (tenant_id, id),
  check ((kind = 'REVERSAL') = (reverses is not null)),
  check (kind in ('EXPECTED', 'REVERSAL') or cents > 0),
  check (kind <> 'TRANSFER' or (currency = 'USD') = (rate is null)),
  check ((rate is null) = (rate_source is null))
);
create index ledger_by_day on inquiries.ledger_transaction (tenant_id, value_date, id);
select platform.protect('inquiries.ledger_transaction', false);
revoke update, delete on inquiries.ledger_transaction from minato_app;

create table inquiries.ledger_line (
  tenant_id text not null,
  transaction_id uuid not null,
  no smallint not null,
  inquiry_id uuid not null,
  account text not null check (account in ('BUYER', 'SALES', 'BANK', 'BANK_FEES', 'EXCHANGE', 'WRITE_OFF', 'CREDIT')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cents bigint not null check (cents <> 0),
  primary key (tenant_id, transaction_id, no),
  foreign key (tenant_id, transaction_id) references inquiries.ledger_transaction (tenant_id, id),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index ledger_of_inquiry on inquiries.ledger_line (tenant_id, inquiry_id);
select platform.protect('inquiries.ledger_line', false);
revoke update, delete on inquiries.ledger_line from minato_app;

-- What there is already: the invoices that hold, a transfer for each receipt, and a refund of them where the inquiry ended so.
-- Tenant by tenant: row security hides rows
-- from the owner too.
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    create temporary table brought on commit drop as
      select gen_random_uuid() as id, i.id as inquiry_id, 'EXPECTED' as kind, null::uuid as paper_id, p.total::bigint * 100 as cents,
        p.issued_at as at, (p.issued_at at time zone 'Asia/Tokyo')::date as day
      from inquiries.inquiry i join inquiries.paper p on p.tenant_id = i.tenant_id and p.id::text = coalesce(
        i.state ->> 'finalInvoiceId', case when i.state -> 'invoice' ->> 'state' = 'ISSUED' then i.state -> 'invoice' ->> 'id' end)
      where i.tenant_id = one and i.outcome is null and p.total > 0
      union all
      select gen_random_uuid(), p.inquiry_id, 'TRANSFER', p.id, p.total::bigint * 100, p.issued_at,
        coalesce((p.facts -> 'received' ->> 'on')::date, (p.issued_at at time zone 'Asia/Tokyo')::date)
      from inquiries.paper p where p.tenant_id = one and p.kind = 'RECEIPT' and p.total > 0
      union all
      select gen_random_uuid(), i.id, 'REFUND', null, r.total * 100, e.at, (e.at at time zone 'Asia/Tokyo')::date
      from inquiries.inquiry i
      join lateral (select sum(total)::bigint as total from inquiries.paper p
        where p.tenant_id = one and p.inquiry_id = i.id and p.kind = 'RECEIPT') r on r.total > 0
      join lateral (select max(at) as at from inquiries.event
        where tenant_id = one and inquiry_id = i.id and kind = 'ENDED') e on e.at is not null
      where i.tenant_id = one and i.outcome = 'REFUNDED';
    insert into inquiries.ledger_transaction (tenant_id, id, inquiry_id, kind, value_date, recorded_at, cents, currency, paper_id, line_count)
      select one, id, inquiry_id, kind, day, at, cents, 'USD', paper_id, 2 from brought;
    insert into inquiries.ledger_line (tenant_id, transaction_id, no, inquiry_id, account, currency, cents)
      select one, id, 1, inquiry_id, case kind when 'TRANSFER' then 'BANK' else 'BUYER' end, 'USD', cents from brought
      union all
      select one, id, 2, inquiry_id, case kind when 'EXPECTED' then 'SALES' when 'REFUND' then 'BANK' else 'BUYER' end, 'USD', -cents from brought;
    drop table brought;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

create function inquiries.refuse_ledger_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the ledger is append-only: an entry is taken back by a reversal' using errcode = '42501';
end $$;
create trigger append_only before update or delete or truncate on inquiries.ledger_transaction
  for each statement execute function inquiries.refuse_ledger_change();
create trigger append_only before update or delete or truncate on inquiries.ledger_line
  for each statement execute function inquiries.refuse_ledger_change();

-- At commit: as many lines as were recorded with the transaction, and a sum of zero. Later lines would break the count.
create function inquiries.check_ledger() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  one constant uuid := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select count(*) from inquiries.ledger_line where tenant_id = new.tenant_id and transaction_id = one)
      <> (select line_count from inquiries.ledger_transaction where tenant_id = new.tenant_id and id = one)
    or exists (select from inquiries.ledger_line where tenant_id = new.tenant_id and transaction_id = one
      group by inquiry_id, currency having sum(cents) <> 0) then
    raise exception 'a ledger transaction does not sum to zero' using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on inquiries.ledger_transaction deferrable initially deferred
  for each row execute function inquiries.check_ledger();
create constraint trigger balanced after insert on inquiries.ledger_line deferrable initially deferred
  for each row execute function inquiries.check_ledger();
