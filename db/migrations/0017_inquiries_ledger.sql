-- The payment ledger (docs/decisions/0026-payment-ledger.md): double entry in integer cents, debit
-- above zero. Entries never change; each transaction sums to zero per inquiry and currency.

create table inquiries.ledger_transaction (
  tenant_id text not null,
  id uuid not null,
  -- A moved credit also has lines of another inquiry.
  inquiry_id uuid not null,
  kind text not null check (kind in ('EXPECTED', 'TRANSFER', 'REFUND', 'WRITE_OFF', 'CREDIT_MOVED', 'REVERSAL')),
  -- The event that records it, whose content has the sender and the reason. Null: caused by another
  -- event.
  event_seq integer,
  value_date date not null,
  recorded_at timestamptz not null default clock_timestamp(),
  cents bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  -- US dollars for one unit of the currency.
  rate numeric(18, 8) check (rate > 0),
  rate_source text,
  -- The receipt that caused a transfer.
  paper_id uuid,
  -- The transaction that a reversal takes back. It can be reversed once.
  reverses uuid,
  line_count smallint not null check (line_count > 0),
  primary key (tenant_id, id),
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
select platform.protect('inquiries.ledger_transaction', announced => false);
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
select platform.protect('inquiries.ledger_line', announced => false);
revoke update, delete on inquiries.ledger_line from minato_app;

create function inquiries.refuse_ledger_change() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'the ledger is append-only: an entry is taken back by a reversal' using errcode = '42501';
end $$;
create trigger append_only before update or delete or truncate on inquiries.ledger_transaction
  for each statement execute function inquiries.refuse_ledger_change();
create trigger append_only before update or delete or truncate on inquiries.ledger_line
  for each statement execute function inquiries.refuse_ledger_change();

-- At commit: the lines are as many as `line_count` says, so none can be added later, and they sum
-- to zero.
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

-- Uploaded bank statements (docs/decisions/0030-bank-statements.md).
create table inquiries.bank_statement (
  tenant_id text not null references platform.tenant,
  id uuid not null,
  file_name text not null,
  format text not null check (format in ('CSV', 'MT940', 'CAMT')),
  uploaded_at timestamptz not null default now(),
  -- Incoming payments that were in an earlier statement or line. Outgoing payments are not stored.
  known_count integer not null default 0,
  outgoing_count integer not null,
  -- As the contract's BankProblem and BankBalance.
  problems jsonb not null,
  problem_count integer not null,
  balances jsonb not null,
  primary key (tenant_id, id)
);
create index bank_statement_newest on inquiries.bank_statement (tenant_id, uploaded_at desc);
select platform.protect('inquiries.bank_statement', announced => false);

-- Incoming payments, each once, however many statements contain it.
create table inquiries.bank_line (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  statement_id uuid not null,
  no integer not null,
  -- SHA-256 of account, day, amount, currency, text and the bank's number of the entry.
  fingerprint text not null,
  account text not null,
  value_date date not null,
  cents bigint not null check (cents > 0),
  currency text not null,
  text text not null,
  sender text,
  match text not null check (match in ('MATCHED', 'SUGGESTED', 'NONE', 'RECORDED')),
  -- As the contract's BankMatch.
  candidates jsonb not null,
  is_ignored boolean not null default false,
  -- The recorded transfer. After its reversal the line is open again.
  transaction_id uuid,
  primary key (tenant_id, id),
  unique (tenant_id, fingerprint),
  foreign key (tenant_id, statement_id) references inquiries.bank_statement (tenant_id, id),
  foreign key (tenant_id, transaction_id) references inquiries.ledger_transaction (tenant_id, id)
);
create index bank_line_of_statement on inquiries.bank_line (tenant_id, statement_id, no);
create unique index bank_line_recorded on inquiries.bank_line (tenant_id, transaction_id) where transaction_id is not null;
select platform.protect('inquiries.bank_line', announced => false);
