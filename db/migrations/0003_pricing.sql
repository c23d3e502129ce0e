-- Markups per body category, as dated versions. The public price of a car is computed here only.

create schema pricing;
grant usage on schema pricing to minato_app;

create table pricing.markup (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  category_id text not null,
  -- The percentage in the prices that are shown now. It lags behind the one in force until a job
  -- has updated the cars.
  applied_percentage numeric(6, 2),
  primary key (tenant_id, id),
  unique (tenant_id, category_id)
);
select platform.protect('pricing.markup');
select platform.audited('pricing.markup', left_out => '{applied_percentage}');

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
select platform.audited('pricing.markup_value', 'markup', 'markup_id');

-- Published to other modules: the percentage in the prices that are shown now.
create view pricing.shown_markup with (security_invoker = true) as
  select tenant_id, category_id, applied_percentage as percentage from pricing.markup;
grant select on pricing.shown_markup to minato_app;

-- The percentage in force for a body category; 0 if there is none.
create function pricing.markup_in_force(tenant text, category text) returns numeric
  language sql stable parallel safe
  return coalesce((
    select v.percentage
    from pricing.markup m join pricing.markup_value v on v.tenant_id = m.tenant_id and v.markup_id = m.id
    where m.tenant_id = tenant and m.category_id = category and v.effective_time <= now()
    order by v.effective_time desc, v.created_at desc limit 1), 0);

-- In whole dollars, rounded half up.
create function pricing.with_markup(base integer, percentage numeric) returns integer
  language sql immutable parallel safe
  return floor(base * (100 + percentage) / 100 + 0.5)::integer;
