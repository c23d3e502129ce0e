-- What managers do with makers and ports.

-- What a maker or a model was called before (slugs), and what was merged into it (ids and slugs): addresses and searches that
-- people keep lead there still.
alter table catalog.brand add column former text[] not null default '{}';
alter table catalog.model add column former text[] not null default '{}';
drop trigger audit on catalog.brand;
drop trigger audit on catalog.model;
select platform.audited('catalog.brand', left_out => '{name_key,slug,former}');
select platform.audited('catalog.model', left_out => '{name_key,slug,former}');

-- A port stands once in its country, however it is written.
alter table ports.port drop constraint port_tenant_id_country_name_key;
create unique index port_name on ports.port (tenant_id, country, lower(name));

-- A version of a fee has an id of its own, while its product stays the same. Null: from then on there is no such inspection.
alter table ports.inspection add column id uuid not null default gen_random_uuid(), alter column amount drop not null;
