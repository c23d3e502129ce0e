-- Makers, models and model codes: brand → model → trim. `name_key` is the name without case,
-- accents and outer spaces, unique within the parent. A model references its brand, and a trim
-- references both; a merge updates them by cascade. `former`: earlier slugs, and ids and slugs of
-- merged entries, so that old addresses and saved searches still work.

create schema catalog;
grant usage on schema catalog to minato_app;

create table catalog.brand (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_key text not null,
  slug text not null,
  former text[] not null default '{}',
  description text,
  logo_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, name_key)
);
select platform.protect('catalog.brand');
select platform.audited('catalog.brand', left_out => '{name_key,slug,former}');

create table catalog.model (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  brand_id uuid not null,
  name text not null,
  name_key text not null,
  slug text not null,
  former text[] not null default '{}',
  model_year smallint,
  description text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, brand_id, name_key),
  unique (tenant_id, id, brand_id),
  foreign key (tenant_id, brand_id) references catalog.brand
);
select platform.protect('catalog.model');
select platform.audited('catalog.model', left_out => '{name_key,slug,former}');

create table catalog.trim (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  brand_id uuid not null,
  model_id uuid not null,
  name text not null,
  name_key text not null,
  trim_year smallint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, model_id, name_key),
  unique (tenant_id, id, model_id, brand_id),
  foreign key (tenant_id, model_id, brand_id) references catalog.model (tenant_id, id, brand_id) on update cascade
);
select platform.protect('catalog.trim');
select platform.audited('catalog.trim', left_out => '{name_key}');

-- Published to other modules: the names of a car.
create view catalog.car_name with (security_invoker = true) as
  select t.tenant_id, t.id as trim_id, t.name as trim, t.trim_year, m.id as model_id, m.name as model, m.slug as model_slug, m.model_year,
         b.id as brand_id, b.name as brand, b.slug as brand_slug
  from catalog.trim t
  join catalog.model m on m.tenant_id = t.tenant_id and m.id = t.model_id
  join catalog.brand b on b.tenant_id = m.tenant_id and b.id = m.brand_id;
grant select on catalog.car_name to minato_app;
