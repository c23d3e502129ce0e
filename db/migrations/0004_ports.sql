-- Ports of discharge, the countries they serve, and their charges. Tariffs and inspection fees are
-- dated versions.

create schema ports;
grant usage on schema ports to minato_app;

create table ports.port (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  name text not null,
  country text not null,
  city text not null,
  description text,
  product_id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index port_name on ports.port (tenant_id, country, lower(name));
select platform.protect('ports.port');
select platform.audited('ports.port');

create table ports.country_served (
  tenant_id text not null,
  port_id uuid not null,
  country text not null,
  primary key (tenant_id, port_id, country),
  foreign key (tenant_id, port_id) references ports.port on delete cascade
);
select platform.protect('ports.country_served');
select platform.audited('ports.country_served', 'port', 'port_id');

-- Freight in US dollars per cubic metre, to the cent.
create table ports.tariff (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  port_id uuid not null,
  value numeric(9, 2) not null check (value > 0),
  valid_from timestamptz not null default now(),
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, port_id) references ports.port on delete cascade
);
create index tariff_in_force on ports.tariff (tenant_id, port_id, valid_from desc);
select platform.protect('ports.tariff');
select platform.audited('ports.tariff', 'port', 'port_id');

-- Inspection fees in US dollars, to the cent. `product_id` stays the same over all versions of a
-- fee.
create table ports.inspection (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  port_id uuid not null,
  type text not null check (type in ('PRE_EXPORT')),
  product_id uuid not null default gen_random_uuid(),
  -- Null: no such inspection from then on.
  amount numeric(9, 2) check (amount >= 0),
  valid_from timestamptz not null default now(),
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, port_id, type, valid_from),
  foreign key (tenant_id, port_id) references ports.port on delete cascade
);
select platform.protect('ports.inspection');
select platform.audited('ports.inspection', 'port', 'port_id');
