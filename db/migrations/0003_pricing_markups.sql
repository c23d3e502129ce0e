-- Markups per body category, as dated versions (decision 10). The price that visitors see is worked out in one place.

create schema pricing;
grant usage on schema pricing to minato_app;

create table pricing.markup (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  category_id text not null,
  -- The percentage that the shown prices stand at; behind the one in force until they are brought up to it.
  applied_percentage numeric(6, 2),
  primary key (tenant_id, id),
  unique (tenant_id, category_id)
);
select platform.protect('pricing.markup');

create table pricing.markup_value (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  markup_id uuid not null,
  percentage numeric(6, 2) not null check (percentage > -100 and percentage <= 1000),
  effective_time timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, markup_id) references pricing.markup on delete cascade
);
create index markup_value_in_force on pricing.markup_value (tenant_id, markup_id, effective_time desc, created_at desc);
select platform.protect('pricing.markup_value');

-- Per cent on the base price for a body category now; 0 where none is in force.
create function pricing.markup_in_force(tenant text, category text) returns numeric
  language sql stable parallel safe
  return coalesce((
    select v.percentage
    from pricing.markup m join pricing.markup_value v on v.tenant_id = m.tenant_id and v.markup_id = m.id
    where m.tenant_id = tenant and m.category_id = category and v.effective_time <= now()
    order by v.effective_time desc, v.created_at desc limit 1), 0);

-- Whole dollars, half up.
create function pricing.with_markup(base integer, percentage numeric) returns integer
  language sql immutable parallel safe
  return floor(base * (100 + percentage) / 100 + 0.5)::integer;
