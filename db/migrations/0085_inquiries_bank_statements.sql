-- Bank statements (TRU-12): what was uploaded, and each incoming payment once, whatever statements have it.

create table inquiries.bank_statement (
  tenant_id text not null references platform.tenant,
  id uuid not null,
  file_name text not null,
  format text not null check (format in ('CSV', 'MT940', 'CAMT')),
  uploaded_at timestamptz not null default now(),
  -- Incoming payments that an earlier statement or line had already; outgoing ones are not kept.
  known_count integer not null default 0,
  outgoing_count integer not null,
  -- As the contract's BankProblem and BankBalance.
  problems jsonb not null,
  problem_count integer not null,
  balances jsonb not null,
  primary key (tenant_id, id)
);
create index bank_statement_newest on inquiries.bank_statement (tenant_id, uploaded_at desc);
select platform.protect('inquiries.bank_statement', false);

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
  -- The transfer that the line was recorded as; a reversed one leaves the line open again.
  transaction_id uuid,
  primary key (tenant_id, id),
  unique (tenant_id, fingerprint),
  foreign key (tenant_id, statement_id) references inquiries.bank_statement (tenant_id, id),
  foreign key (tenant_id, transaction_id) references inquiries.ledger_transaction (tenant_id, id)
);
create index bank_line_of_statement on inquiries.bank_line (tenant_id, statement_id, no);
create unique index bank_line_recorded on inquiries.bank_line (tenant_id, transaction_id) where transaction_id is not null;
select platform.protect('inquiries.bank_line', false);
