-- Cars with their equipment, pictures and history.

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
  -- Counted per tenant and never reused: the reference that people read, and the car's position in
  -- the search index.
  car_no integer not null,
  brand_id uuid not null,
  model_id uuid not null,
  trim_id uuid not null,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED')),
  publication_date timestamptz,
  -- FOB prices as managers set them.
  base_price integer check (base_price > 0),
  base_previous_price integer check (base_previous_price > base_price),
  best_deal_since timestamptz,
  -- The public prices, with the markup in force.
  price integer,
  previous_price integer,
  grade text,
  first_registration_year smallint,
  first_registration_month smallint check (first_registration_month between 1 and 12),
  manufacture_year smallint,
  manufacture_month smallint check (manufacture_month between 1 and 12),
  chassis text,
  -- The chassis in upper case, letters and digits only.
  chassis_key text,
  -- In kilometres.
  mileage integer,
  engine_code text,
  seat_belt_year smallint,
  fuel_type text,
  -- In cubic centimetres.
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
  -- Where the car is.
  country text,
  city text,
  street text,
  district text,
  -- The first picture as a list card needs it, and the number of pictures, written by a trigger of
  -- vehicles.image.
  cover jsonb,
  number_of_images integer not null default 0,
  -- Search words of maker, model, model code and grade, normalized by domain/search-text.ts.
  words text[] not null default '{}',
  is_external boolean not null default false,
  -- Identifies the car in its import file, so that a second import finds it.
  source_key text,
  -- Hash of the imported row: when equal, the import changes nothing.
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
-- For deletions and merges in the catalogue.
create index car_trim on vehicles.car (tenant_id, trim_id);
create index car_best_deal on vehicles.car (tenant_id, best_deal_since desc) where best_deal_since is not null;
create index car_published on vehicles.car (tenant_id, publication_date desc) where status in ('PUBLISHED', 'RESERVED');
-- Orders of the public list. Newest first is the default.
create index car_by_published on vehicles.car (tenant_id, publication_date desc nulls last, car_no desc);
create index car_by_price on vehicles.car (tenant_id, price, car_no desc);
create index car_by_mileage on vehicles.car (tenant_id, mileage, car_no desc);
-- A car without a first registration is sorted by its manufacture (CAR_YEAR in
-- vehicles/orders-store.ts).
create index car_by_year on vehicles.car (
  tenant_id,
  (coalesce(first_registration_year, manufacture_year)),
  (case when first_registration_year is null then manufacture_month else first_registration_month end) nulls first,
  car_no desc
);
create index car_of_brand_by_price on vehicles.car (tenant_id, brand_id, price, car_no desc);
create index car_of_model on vehicles.car (tenant_id, model_id, price);
-- Orders and filters of the managers' list.
create index car_by_change on vehicles.car (tenant_id, updated_at, car_no);
create index car_by_coming on vehicles.car (tenant_id, least(created_at, publication_date), car_no);
create index car_without_pictures on vehicles.car (tenant_id, car_no) where number_of_images = 0;
create index car_by_yard on vehicles.car (tenant_id, lower(city)) where city is not null;
select platform.protect('vehicles.car');

-- The audit log ignores updates of the cover: a trigger writes it, and it changes nothing else.
do $$
declare
  audit constant text := $sql$execute function platform.audit_change('car', 'id',
    '{tenant_id,version,created_at,updated_at,price,previous_price,cover,number_of_images,chassis_key,words,source_key,source_hash}')$sql$;
begin
  execute $sql$create trigger audit after insert or delete on vehicles.car for each row
    when (current_setting('app.actor', true) <> '') $sql$ || audit;
  execute $sql$create trigger audit_update after update on vehicles.car for each row
    when (current_setting('app.actor', true) <> ''
      and (old.cover, old.number_of_images) is not distinct from (new.cover, new.number_of_images)) $sql$ || audit;
end $$;

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
-- An import computes the prices of all its rows at once and inserts them.
create trigger price_car_on_insert before insert on vehicles.car
  for each row when (new.base_price is not null and new.price is null) execute function vehicles.price_car();
create trigger price_car_on_update before update of base_price, base_previous_price, body_type on vehicles.car
  for each row execute function vehicles.price_car();

-- Equipment and inspection sheet. A car about which nothing is known has no row.
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
select platform.audited('vehicles.sheet', 'car', 'car_id');

-- Changes of status. A new car is a draft and has no row yet.
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

-- Changes of base prices, each with the values before: the first row also tells the original price.
create table vehicles.price_history (
  tenant_id text not null,
  id bigint generated always as identity,
  car_id uuid not null,
  time timestamptz not null default now(),
  old_price integer,
  old_previous_price integer,
  price integer,
  previous_price integer,
  primary key (tenant_id, id),
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
create index price_history_car on vehicles.price_history (tenant_id, car_id, id);
select platform.protect('vehicles.price_history', announced => false);

create function vehicles.note_price() returns trigger
  language plpgsql as $$
begin
  insert into vehicles.price_history (tenant_id, car_id, old_price, old_previous_price, price, previous_price)
    values (new.tenant_id, new.id, old.base_price, old.base_previous_price, new.base_price, new.base_previous_price);
  return null;
end $$;
create trigger price_history after update of base_price, base_previous_price on vehicles.car for each row
  when ((old.base_price, old.base_previous_price) is distinct from (new.base_price, new.base_previous_price))
  execute function vehicles.note_price();

-- Pictures. The files of a photograph are stored under its id; an illustration keeps its drawing
-- data and is drawn at the first request. Without a car: uploaded, and not added to a car yet.
-- `width` and `height` are pixels.
create table vehicles.image (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  car_id uuid,
  -- The position within the car's gallery.
  index smallint not null default 0 check (index >= 0),
  external_url text,
  width integer not null,
  height integer not null,
  -- A data URL that is shown while the picture loads.
  placeholder text not null,
  -- The side of the car that it shows.
  view text,
  drawing jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, car_id, index) deferrable initially deferred,
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
-- vehicles.note_images announces the changes: a picture without a car invalidates no cache.
select platform.protect('vehicles.image', announced => false);
select platform.audited('vehicles.image', 'car', 'car_id', '{placeholder,drawing}');

-- Updates `cover` and `number_of_images` of these cars.
create function vehicles.cover_cars(tenant text, cars uuid[]) returns void
  language sql
  begin atomic
    update vehicles.car c set cover = n.cover, number_of_images = n.many
      from (
        select k.id, count(i.id)::integer as many,
          (array_agg(jsonb_build_object('id', i.id, 'index', i.index, 'external_url', i.external_url, 'width', i.width, 'height', i.height,
            'placeholder', i.placeholder, 'view', i.view, 'is_illustration', i.drawing is not null) order by i.index)
            filter (where i.id is not null))[1] as cover
        from unnest(cars) k (id) left join vehicles.image i on i.tenant_id = tenant and i.car_id = k.id
        group by k.id
      ) n
      where c.tenant_id = tenant and c.id = n.id and (c.cover, c.number_of_images) is distinct from (n.cover, n.many);
  end;

create function vehicles.note_images() returns trigger
  language plpgsql as $$
declare
  tenant text;
  cars uuid[];
begin
  if tg_op = 'UPDATE' then
    select min(i.tenant_id), array_agg(distinct i.car_id) into tenant, cars
      from (select tenant_id, car_id from before union all select tenant_id, car_id from changed) i where i.car_id is not null;
  else
    select min(i.tenant_id), array_agg(distinct i.car_id) into tenant, cars from changed i where i.car_id is not null;
  end if;
  if tenant is not null then
    perform pg_notify('minato_changed', tenant);
    -- The lock makes the second of two concurrent uploads count the pictures of the first.
    perform from vehicles.car c where c.tenant_id = tenant and c.id = any(cars) order by c.id for no key update;
    perform vehicles.cover_cars(tenant, cars);
  end if;
  return null;
end $$;
create trigger images_insert after insert on vehicles.image referencing new table as changed
  for each statement execute function vehicles.note_images();
create trigger images_update after update on vehicles.image referencing old table as before new table as changed
  for each statement execute function vehicles.note_images();
create trigger images_delete after delete on vehicles.image referencing old table as changed
  for each statement execute function vehicles.note_images();
