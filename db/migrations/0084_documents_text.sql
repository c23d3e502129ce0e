-- The text of uploaded PDFs, read once in a worker: documents of an inquiry are compared by it (TRU-11, decision 28).

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
select platform.protect('documents.document_text', false);
revoke update, delete on documents.document_text from minato_app;
