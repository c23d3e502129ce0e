-- Documents of deals (DOC-01). The file lies in the file store under the tenant and this id, and is there before its row is:
-- a row without a file is a fault, a file without a row is swept after a day.

-- Published by inquiries: whose a deal is, and whether money came, so that the law makes the dealer keep its papers.
create view inquiries.side with (security_invoker = true) as
  select tenant_id, id, owner_id as buyer_id, status in ('PAYMENT_PROOF', 'PURCHASE_CONFIRMED', 'SALE_FINALIZED') as is_paid
  from inquiries.inquiry;
grant select on inquiries.side to minato_app;

create schema documents;
grant usage on schema documents to minato_app;

create table documents.document (
  tenant_id text not null references platform.tenant,
  id uuid not null,
  type text not null,
  -- What its sender called it, cleaned; null once that person was removed.
  name text,
  -- In bytes.
  size integer not null check (size > 0),
  -- Of the file as it is kept.
  sha256 bytea not null,
  -- 'person <id>' or 'client <id>', as the audit trail names who acts; null: our own paper, or a person who was removed.
  made_by text,
  inquiry_id uuid,
  -- What it is in its deal: one thing, once. Null: nothing yet, and for its sender alone.
  role text check (role in ('MESSAGE', 'PROOF', 'RECEIPT', 'EXTRA', 'PAPER')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (role is null or inquiry_id is not null),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index document_of_deal on documents.document (tenant_id, inquiry_id);
create index document_waiting on documents.document (tenant_id, made_by, created_at) where role is null;
select platform.protect('documents.document', announced => false);
-- Nobody writes another file into a row: what was sent, and what it was for, stays.
revoke update on documents.document from minato_app;
grant update (name, made_by, inquiry_id, role) on documents.document to minato_app;
select platform.audited('documents.document', left_out => '{name,sha256,made_by}');
