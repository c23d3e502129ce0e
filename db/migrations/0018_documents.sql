-- Uploaded files (docs/decisions/0010-uploaded-documents.md). A file is stored under its tenant and
-- id before its row is written: a row without a file is an error, and a file without a row is
-- deleted after a day.

create schema documents;
grant usage on schema documents to minato_app;

create table documents.document (
  tenant_id text not null references platform.tenant,
  id uuid not null,
  type text not null,
  -- The sender's file name, cleaned. Null after the sender's account was deleted.
  name text,
  -- In bytes.
  size integer not null check (size > 0),
  -- Of the stored file.
  sha256 bytea not null,
  -- 'person <id>' or 'client <id>', as in the audit log. Null: issued by the product, or a deleted
  -- account.
  made_by text,
  inquiry_id uuid,
  -- The purpose in the inquiry, set once. Null: not used yet, and visible only to its sender.
  role text check (role in ('MESSAGE', 'PROOF', 'RECEIPT', 'EXTRA', 'PAPER')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (role is null or inquiry_id is not null),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index document_of_deal on documents.document (tenant_id, inquiry_id);
create index document_waiting on documents.document (tenant_id, made_by, created_at) where role is null;
select platform.protect('documents.document', announced => false);
-- A row cannot get another file.
revoke update on documents.document from minato_app;
grant update (name, made_by, inquiry_id, role) on documents.document to minato_app;
select platform.audited('documents.document', left_out => '{name,sha256,made_by}');

-- The text of uploaded PDFs, read once by a worker. Documents of an inquiry are compared by it.
create table documents.document_text (
  tenant_id text not null,
  document_id uuid not null,
  -- NO_TEXT: a scan. UNREADABLE: damaged, encrypted, or beyond the limits of the worker.
  state text not null check (state in ('READ', 'NO_TEXT', 'UNREADABLE')),
  -- [{page, line, x, text}], as domain/document-text.ts reads it.
  cells jsonb not null,
  read_at timestamptz not null default now(),
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references documents.document (tenant_id, id) on delete cascade,
  check (state = 'READ' or cells = '[]')
);
select platform.protect('documents.document_text', announced => false);
revoke update, delete on documents.document_text from minato_app;
