-- Issued documents: proformas, final invoices, receipts (docs/decisions/0012-issued-documents.md).
-- Their facts are stored at issue and never change, whatever happens to prices, settings, the car
-- or the account.

create table inquiries.paper (
  tenant_id text not null,
  id uuid not null,
  inquiry_id uuid not null,
  kind text not null check (kind in ('PROFORMA', 'FINAL', 'RECEIPT')),
  -- In the dealer's calendar, which is Japan's. Numbers of a kind have no gaps within a year.
  year smallint not null,
  no integer not null check (no > 0),
  number text not null,
  -- For the public check of a document: 80 random bits in Crockford's base 32.
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  locale text not null,
  total integer not null check (total >= 0),
  issued_at timestamptz not null,
  valid_until timestamptz,
  payment_deadline timestamptz,
  facts jsonb not null,
  document_id uuid not null,
  -- Of the PDF as it was sent.
  sha256 bytea not null,
  primary key (tenant_id, id),
  unique (tenant_id, kind, year, no),
  unique (tenant_id, number),
  unique (tenant_id, code),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index paper_of_inquiry on inquiries.paper (tenant_id, inquiry_id, issued_at);
create index paper_lapsing on inquiries.paper (tenant_id, valid_until) where kind = 'PROFORMA';
select platform.protect('inquiries.paper', announced => false);
revoke update, delete on inquiries.paper from minato_app;

-- When and why a proforma stopped being valid. `replaced_by`: the proforma that is valid instead.
create table inquiries.paper_end (
  tenant_id text not null,
  paper_id uuid not null,
  state text not null check (state in ('SUPERSEDED', 'CANCELLED', 'LAPSED')),
  at timestamptz not null,
  replaced_by uuid,
  primary key (tenant_id, paper_id),
  foreign key (tenant_id, paper_id) references inquiries.paper (tenant_id, id),
  foreign key (tenant_id, replaced_by) references inquiries.paper (tenant_id, id),
  check ((replaced_by is not null) = (state = 'SUPERSEDED'))
);
select platform.protect('inquiries.paper_end', announced => false);
revoke update, delete on inquiries.paper_end from minato_app;

-- Reminders that a proforma ends. It lapses only after its buyer was reminded.
create table inquiries.paper_reminder (
  tenant_id text not null,
  paper_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, paper_id),
  foreign key (tenant_id, paper_id) references inquiries.paper (tenant_id, id)
);
select platform.protect('inquiries.paper_reminder', announced => false);
revoke update, delete on inquiries.paper_reminder from minato_app;

-- Published to proposals: buyers with a proforma to pay, who are informed when bank accounts
-- change.
create view inquiries.open_invoice with (security_invoker = true) as
  select i.tenant_id, i.id as inquiry_id, i.owner_id, i.state ->> 'reference' as reference, p.number,
    p.facts -> 'bank' ->> 'accountNumber' as account_number
  from inquiries.inquiry i join inquiries.paper p on p.tenant_id = i.tenant_id and p.id::text = i.state -> 'invoice' ->> 'id'
  where i.status = 'INVOICE_ISSUED' and i.outcome is null and i.state -> 'invoice' ->> 'state' = 'ISSUED';
grant select on inquiries.open_invoice to minato_app;
