-- Import rules of destination countries. Rows are versions and are never changed, so that any past verdict can be explained.

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

-- Published to other modules: what a person is called.
create view users.person_name with (security_invoker = true) as
  select tenant_id, id, nullif(concat_ws(' ', firstname, lastname), '') as name from users.person;
grant select on users.person_name to minato_app;
