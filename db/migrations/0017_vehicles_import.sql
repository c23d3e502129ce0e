-- Dealers' files (VEH-09). A file is read, looked at, weighed, and taken in by a job; what it did can be taken back.

create table vehicles.import (
  tenant_id text not null references platform.tenant,
  id uuid not null,
  version integer not null default 1,
  state text not null default 'READY'
    check (state in ('READY', 'CHECKING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED', 'UNDOING', 'UNDONE')),
  -- 'person <id>' or 'client <id>', as the audit trail names who acts.
  made_by text not null,
  file_name text not null,
  file_bytes integer not null,
  -- Null once the file is gone; what it did stays told.
  file_key text,
  -- What a person has said: columns, currency, whether good rows may go alone.
  choices jsonb not null,
  -- What the file was taken for, with samples of it.
  reading jsonb not null,
  row_count integer not null,
  -- How far the present work is. While good rows are taken batch by batch it is also the place in the file up to which
  -- everything is in, written in the transaction of the batch.
  rows_done integer not null default 0,
  is_stopping boolean not null default false,
  counts jsonb,
  problem_counts jsonb not null default '[]',
  is_blocked boolean not null default false,
  failure jsonb,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  undone integer not null default 0,
  kept integer not null default 0,
  primary key (tenant_id, id)
);
create index import_newest on vehicles.import (tenant_id, created_at desc);
-- One at a time changes the stock.
create unique index import_at_work on vehicles.import (tenant_id) where state in ('RUNNING', 'UNDOING');
select platform.protect('vehicles.import', announced => false);
select platform.audited('vehicles.import',
  left_out => '{reading,counts,problem_counts,rows_done,file_key,failure,checked_at,started_at,ended_at}');

-- The first problems of the last reading; all are counted in `problem_counts`. The words are the program's.
create table vehicles.import_problem (
  tenant_id text not null,
  import_id uuid not null,
  no integer not null,
  line integer,
  column_label text,
  field text,
  code text not null,
  severity text not null,
  value text,
  detail text,
  primary key (tenant_id, import_id, no),
  foreign key (tenant_id, import_id) references vehicles.import on delete cascade
);
select platform.protect('vehicles.import_problem', announced => false);

-- What came of a car, and what it was before: only the columns that became others. `version` is the car's afterwards, by
-- which it is seen whether anybody has changed it since; a change that was taken back is none, so that taking one back moves
-- the version on for whom the car was `version_before`.
create table vehicles.import_item (
  tenant_id text not null,
  import_id uuid not null,
  car_id uuid not null,
  car_no integer not null,
  is_made boolean not null,
  version integer not null,
  version_before integer,
  before jsonb,
  -- The sheet as it was, where it became another; JSON null: there was none.
  sheet_before jsonb,
  had_pictures boolean,
  -- After the run was taken back: it stands as the run left it, since somebody has changed it.
  is_kept boolean not null default false,
  -- Without a foreign key to the car: what was done stays told when the car is gone.
  primary key (tenant_id, import_id, car_id),
  foreign key (tenant_id, import_id) references vehicles.import on delete cascade
);
create index import_item_by_number on vehicles.import_item (tenant_id, import_id, car_no);
create index import_item_of_car on vehicles.import_item (tenant_id, car_id);
select platform.protect('vehicles.import_item', announced => false);

-- How a person had the columns of such a header read: the next file of the same source is read so by itself.
create table vehicles.import_mapping (
  tenant_id text not null references platform.tenant,
  header_key text not null,
  choices jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, header_key)
);
select platform.protect('vehicles.import_mapping', announced => false);
