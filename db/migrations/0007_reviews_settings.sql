-- Customer reviews, and the company's facts.

create schema reviews;
grant usage on schema reviews to minato_app;

create table reviews.review (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  customer_name text not null,
  country text not null,
  purchased_car_brand text not null,
  purchased_car_model text not null,
  comment text not null,
  image_id uuid,
  reply text,
  is_published boolean not null default false,
  seller text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select platform.protect('reviews.review');

create schema settings;
grant usage on schema settings to minato_app;

create table settings.company (
  tenant_id text primary key references platform.tenant,
  facts jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
select platform.protect('settings.company');
