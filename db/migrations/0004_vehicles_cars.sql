-- Cars. `car_no` counts within the tenant, never reused: it is the reference that people read, and the place of the car's
-- bit in the search index. `price` and `previous_price` are what visitors see (with the markup in force); the base prices
-- are what managers set. NULL means that nobody has said.

create schema vehicles;
grant usage on schema vehicles to minato_app;

create table vehicles.counter (
  tenant_id text primary key references platform.tenant,
  last_car_no integer not null default 10000
);
select platform.protect('vehicles.counter', announced => false);

create table vehicles.car (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  car_no integer not null,
  brand_id uuid not null,
  model_id uuid not null,
  trim_id uuid not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED')),
  publication_date timestamptz,
  base_price integer check (base_price > 0),
  base_previous_price integer check (base_previous_price > base_price),
  price integer,
  previous_price integer,
  best_deal_since timestamptz,
  grade text,
  first_registration_year smallint,
  first_registration_month smallint check (first_registration_month between 1 and 12),
  manufacture_year smallint,
  manufacture_month smallint check (manufacture_month between 1 and 12),
  chassis text,
  -- The chassis as it is compared: upper case, letters and digits alone.
  chassis_key text,
  mileage integer,
  engine_code text,
  seat_belt_year smallint,
  fuel_type text,
  engine_size integer,
  transmission_type text,
  drive_type text,
  doors smallint,
  number_seat smallint,
  color text,
  steering text,
  body_type text,
  length integer,
  width integer,
  height integer,
  cubic_meter numeric(6, 2),
  front_tire_size text,
  rear_tire_size text,
  country text,
  city text,
  street text,
  district text,
  -- The search words of maker, model, model code and grade, folded (domain/search-text.ts).
  words text[] not null default '{}',
  is_external boolean not null default false,
  -- Who this car is in the file that it came from; a second import of the same row finds it by this.
  source_key text,
  -- What that row said when it was last read; equal again means nothing to do.
  source_hash text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, car_no),
  unique (tenant_id, chassis_key),
  unique (tenant_id, source_key),
  check ((base_previous_price is null) = (best_deal_since is null)),
  foreign key (tenant_id, trim_id, model_id, brand_id) references catalog.trim (tenant_id, id, model_id, brand_id) on update cascade
);
-- What still has cars cannot be deleted, and a merge finds the cars it moves.
create index car_trim on vehicles.car (tenant_id, trim_id);
create index car_best_deal on vehicles.car (tenant_id, best_deal_since desc) where best_deal_since is not null;
create index car_published on vehicles.car (tenant_id, publication_date desc) where status in ('PUBLISHED', 'RESERVED');
select platform.protect('vehicles.car');

create function vehicles.price_car() returns trigger
  language plpgsql as $$
declare
  percentage numeric;
begin
  if new.base_price is null then
    new.price := null;
    new.previous_price := null;
  else
    percentage := pricing.markup_in_force(new.tenant_id, new.body_type);
    new.price := pricing.with_markup(new.base_price, percentage);
    new.previous_price := pricing.with_markup(new.base_previous_price, percentage);
  end if;
  return new;
end $$;
-- An import works the price out for all its rows at once and brings it along.
create trigger price_car_on_insert before insert on vehicles.car
  for each row when (new.base_price is not null and new.price is null) execute function vehicles.price_car();
create trigger price_car_on_update before update of base_price, base_previous_price, body_type on vehicles.car
  for each row execute function vehicles.price_car();

-- Equipment and inspection sheets, one row for a car of which anything is known.
create table vehicles.sheet (
  tenant_id text not null,
  car_id uuid not null,
  jack text, repair_kit text, spare_key text, tool_kit text,
  engine text, exhaust_gas text, radiator text, interior_smell text, warning_light text, transmission text, windshield text,
  abs text, air_bag text, air_conditioning text, hid text, cd_player text, cassette_stereo text, cd_changer text, central_locking text,
  keyless_entry text, leather_seat text, power_mirror text, power_window text, power_steering text, sun_roof text,
  primary key (tenant_id, car_id),
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
select platform.protect('vehicles.sheet');

-- Changes of status, oldest first by time. A car begins as a draft when it is made, without a row.
create table vehicles.status_history (
  tenant_id text not null,
  id bigint generated always as identity,
  car_id uuid not null,
  time timestamptz not null default now(),
  status text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
create index status_history_car on vehicles.status_history (tenant_id, car_id, time);
select platform.protect('vehicles.status_history', announced => false);

-- Pictures. A photograph has its files under its id; an illustration keeps what to draw, and is drawn when first asked for.
-- Without a car: uploaded, and not put onto one yet.
create table vehicles.image (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  car_id uuid,
  index smallint not null default 0 check (index >= 0),
  external_url text,
  width integer not null,
  height integer not null,
  placeholder text not null,
  view text,
  drawing jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, car_id, index) deferrable initially deferred,
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
select platform.protect('vehicles.image');
