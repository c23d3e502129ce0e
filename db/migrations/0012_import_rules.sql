-- Import rules and estimated costs of destination countries. Rows are versions and never change, so
-- that every past verdict can be explained.

create schema import_rules;
grant usage on schema import_rules to minato_app;

create table import_rules.rule_version (
  tenant_id text not null references platform.tenant,
  rule_id uuid not null,
  version integer not null check (version > 0),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- As the contract's ImportRuleFields.
  fields jsonb not null,
  reviewed_on date not null default current_date,
  is_removed boolean not null default false,
  recorded_at timestamptz not null default now(),
  -- Null: a command or the demonstration.
  recorded_by uuid,
  primary key (tenant_id, rule_id, version)
);
create index rule_version_by_country on import_rules.rule_version (tenant_id, country);
select platform.protect('import_rules.rule_version');
revoke update, delete on import_rules.rule_version from minato_app;
select platform.audited('import_rules.rule_version', 'import_rule', 'rule_id', '{recorded_at,recorded_by}');

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
select platform.protect('import_rules.cost_version', announced => false);
revoke update, delete on import_rules.cost_version from minato_app;
select platform.audited('import_rules.cost_version', 'estimated_cost', 'cost_id', '{recorded_at}');
