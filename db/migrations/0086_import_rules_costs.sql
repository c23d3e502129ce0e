-- Estimated costs at the destination (TRU-08). Rows are versions and are never changed, as with import rules.

create table import_rules.cost_version (
  tenant_id text not null references platform.tenant,
  cost_id uuid not null,
  version integer not null check (version > 0),
  country text not null check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('DUTY', 'PORT', 'CLEARING', 'INLAND')),
  -- As the contract's EstimatedCostFields.
  fields jsonb not null,
  is_removed boolean not null default false,
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, cost_id, version)
);
create index cost_version_by_country on import_rules.cost_version (tenant_id, country);
select platform.protect('import_rules.cost_version', false);
revoke update, delete on import_rules.cost_version from minato_app;
select platform.audited('import_rules.cost_version', 'estimated_cost', 'cost_id', '{recorded_at}');
