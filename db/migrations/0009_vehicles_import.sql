-- Imports of dealers' stock files. A file is read, checked, imported by a job, and can be undone.

create table vehicles.import (
  tenant_id text not null references platform.tenant,
  id uuid not null,
  state text not null default 'READY'
    check (state in ('READY', 'CHECKING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED', 'UNDOING', 'UNDONE')),
  -- 'person <id>' or 'client <id>', as in the audit log.
  made_by text not null,
  file_name text not null,
  file_bytes integer not null,
  -- Null after the file was deleted; the result stays.
  file_key text,
  -- The user's choices: columns, currency, whether good rows are imported without the others.
  choices jsonb not null,
  -- How the file was understood, with samples.
  reading jsonb not null,
  -- The first cars of the file as they would be imported.
  preview jsonb not null default '[]',
  row_count integer not null,
  -- Progress of the current step. While rows are imported in batches, all rows up to here are in;
  -- it is written in the transaction of the batch.
  rows_done integer not null default 0,
  is_stopping boolean not null default false,
  counts jsonb,
  problem_counts jsonb not null default '[]',
  is_blocked boolean not null default false,
  failure jsonb,
  -- Counts of an undo: cars restored, cars kept because they had been changed, catalogue entries
  -- removed.
  undone integer not null default 0,
  kept integer not null default 0,
  entries_removed integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  primary key (tenant_id, id)
);
create index import_newest on vehicles.import (tenant_id, created_at desc);
-- Only one import changes the stock at a time.
create unique index import_at_work on vehicles.import (tenant_id) where state in ('RUNNING', 'UNDOING');
select platform.protect('vehicles.import', announced => false);
select platform.audited('vehicles.import',
  left_out => '{reading,preview,counts,problem_counts,rows_done,file_key,failure,checked_at,started_at,ended_at}');

-- The first problems of the last reading; `problem_counts` counts all of them.
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

-- What the import did to each car, for undo.
create table vehicles.import_item (
  tenant_id text not null,
  import_id uuid not null,
  -- No foreign key: the result outlives the car.
  car_id uuid not null,
  car_no integer not null,
  is_made boolean not null,
  -- The car's version after the import: another one means that it was changed since.
  version integer not null,
  -- The car's version before the import. An undo counts as no change: items that point at this
  -- version are moved to the one that the undo writes.
  version_before integer,
  -- The changed columns before the import.
  before jsonb,
  -- The sheet before, if it changed; JSON null: there was none.
  sheet_before jsonb,
  had_pictures boolean,
  -- The undo kept the car because it had been changed.
  is_kept boolean not null default false,
  -- Why the undo left the car unchanged.
  kept_for text check (kept_for in ('deleted', 'archived', 'edited', 'pictures', 'costs', 'inquiry', 'catalogue', 'number')),
  primary key (tenant_id, import_id, car_id),
  foreign key (tenant_id, import_id) references vehicles.import on delete cascade
);
create index import_item_by_number on vehicles.import_item (tenant_id, import_id, car_no);
create index import_item_of_car on vehicles.import_item (tenant_id, car_id);
select platform.protect('vehicles.import_item', announced => false);

-- Catalogue entries that the import added. Its undo removes those that nothing else uses.
create table vehicles.import_entry (
  tenant_id text not null,
  import_id uuid not null,
  kind text not null check (kind in ('brand', 'model', 'trim')),
  -- No foreign key: managers may delete or merge the entry.
  entry_id uuid not null,
  primary key (tenant_id, import_id, kind, entry_id),
  foreign key (tenant_id, import_id) references vehicles.import on delete cascade
);
select platform.protect('vehicles.import_entry', announced => false);

-- Choices for files with this header, reused for the next file of the same source.
create table vehicles.import_mapping (
  tenant_id text not null references platform.tenant,
  header_key text not null,
  choices jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, header_key)
);
select platform.protect('vehicles.import_mapping', announced => false);

-- Audit entries of the cars that an import created: one per car, which names the import instead of
-- its values. Row triggers would halve the speed of an import, so `app.actor` is empty while cars
-- are written (run-store.ts).
create function vehicles.audit_made(actor text, run uuid, cars uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after)
  select i.tenant_id, split_part(actor, ' ', 1), split_part(actor, ' ', 2)::uuid, current_setting('app.call'),
    'car', i.car_id::text, 'car', 'INSERT', '{}', jsonb_build_object('import_id', i.import_id)
  from vehicles.import_item i
  where i.tenant_id = platform.tenant_now() and i.import_id = run and i.is_made and i.car_id = any(cars)
$$;
revoke all on function vehicles.audit_made from public;
grant execute on function vehicles.audit_made to minato_app;
