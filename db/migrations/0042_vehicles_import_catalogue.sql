-- What an import run added to the catalogue. Its undo removes those entries that nothing else uses.
create table vehicles.import_entry (
  tenant_id text not null,
  import_id uuid not null,
  kind text not null check (kind in ('brand', 'model', 'trim')),
  -- Without a foreign key to the catalogue: managers may delete or merge the entry.
  entry_id uuid not null,
  primary key (tenant_id, import_id, kind, entry_id),
  foreign key (tenant_id, import_id) references vehicles.import on delete cascade
);
select platform.protect('vehicles.import_entry', announced => false);

alter table vehicles.import
  -- Catalogue entries that the undo removed.
  add entries_removed integer not null default 0,
  -- The first cars of the file as they would be imported.
  add preview jsonb not null default '[]';

-- The preview repeats the file, so the audit log leaves it out as it does the reading.
drop trigger audit on vehicles.import;
select platform.audited('vehicles.import',
  left_out => '{reading,preview,counts,problem_counts,rows_done,file_key,failure,checked_at,started_at,ended_at}');
