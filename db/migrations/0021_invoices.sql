-- Papers that a dealer issues on a deal: proformas, final invoices, receipts (INQ-06). What one says was taken down when it was
-- issued, and is neither changed nor removed, whatever becomes of prices, settings, the car or the account.

create table inquiries.paper (
  tenant_id text not null,
  id uuid not null,
  inquiry_id uuid not null,
  kind text not null check (kind in ('PROFORMA', 'FINAL', 'RECEIPT')),
  -- Of the dealer's own calendar, which is Japan's; numbers of a kind have no gap within it.
  year smallint not null,
  no integer not null check (no > 0),
  number text not null,
  -- What it is checked by (TRU-03): 80 random bits in Crockford's base 32.
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  locale text not null,
  -- Whole US dollars.
  total integer not null check (total >= 0),
  issued_at timestamptz not null,
  valid_until timestamptz,
  payment_deadline timestamptz,
  facts jsonb not null,
  document_id uuid not null,
  -- Of the PDF as it went out.
  sha256 bytea not null,
  primary key (tenant_id, id),
  unique (tenant_id, kind, year, no),
  unique (tenant_id, number),
  unique (tenant_id, code),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index paper_of_inquiry on inquiries.paper (tenant_id, inquiry_id, issued_at);
create index paper_lapsing on inquiries.paper (tenant_id, valid_until) where kind = 'PROFORMA';
select platform.protect('inquiries.paper', false);
revoke update, delete on inquiries.paper from minato_app;

-- When a proforma ceased to hold, and why. One that was replaced names the one that holds instead.
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
select platform.protect('inquiries.paper_end', false);
revoke update, delete on inquiries.paper_end from minato_app;

-- Buyers who were reminded that a proforma ends: none lapses before (INQ-15).
create table inquiries.paper_reminder (
  tenant_id text not null,
  paper_id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, paper_id),
  foreign key (tenant_id, paper_id) references inquiries.paper (tenant_id, id)
);
select platform.protect('inquiries.paper_reminder', false);
revoke update, delete on inquiries.paper_reminder from minato_app;
