-- What managers do with cars: what they cost, how their prices went, how often they are looked at, and actions on many.

-- Costs in whole yen; `rate` is yen for a dollar on the day of purchase. For managers alone (VEH-12).
create table vehicles.purchase (
  tenant_id text not null,
  car_id uuid not null,
  auction text,
  lot text,
  date date,
  cost integer check (cost >= 0),
  inland_cost integer check (inland_cost >= 0),
  repair_cost integer check (repair_cost >= 0),
  other_cost integer check (other_cost >= 0),
  rate numeric(7, 3) check (rate > 0),
  version integer not null default 1,
  primary key (tenant_id, car_id),
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
select platform.protect('vehicles.purchase', announced => false);
select platform.audited('vehicles.purchase', 'car', 'car_id');

-- Each change of a base price, whoever made it, with what stood before: so that the first one tells the price that the car
-- came in with, and coming in costs no row.
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

-- How much a car is asked for; one that nobody looked at has no row. Beside the car and not on it: a look must neither empty
-- what is kept for everybody nor touch the search. `car_no` breaks ties as every order of cars does.
create table vehicles.interest (
  tenant_id text not null,
  car_id uuid not null,
  car_no integer not null,
  number_of_views integer not null default 0,
  number_of_inquiry integer not null default 0,
  primary key (tenant_id, car_id),
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
create index interest_by_views on vehicles.interest (tenant_id, number_of_views, car_no);
create index interest_by_inquiries on vehicles.interest (tenant_id, number_of_inquiry, car_no);
select platform.protect('vehicles.interest', announced => false);

-- Who has been counted today; `visitor` says of nobody who he is. Unlogged: a crash of the database counts somebody twice.
create unlogged table vehicles.view_seen (
  tenant_id text not null,
  day date not null,
  visitor text not null,
  car_id uuid not null,
  primary key (tenant_id, day, visitor, car_id)
);
select platform.protect('vehicles.view_seen', announced => false);

create index car_by_change on vehicles.car (tenant_id, updated_at, car_no);

-- Published to the other modules: the percentage that shown prices stand at.
create view pricing.shown_markup with (security_invoker = true) as
  select tenant_id, category_id, applied_percentage as percentage from pricing.markup;
grant select on pricing.shown_markup to minato_app;

-- One action on many cars (VEH-11). Each car's row says what came of it, and what stood before, for the way back.
create table vehicles.bulk (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  action text not null check (action in ('publish', 'draft', 'archive', 'price')),
  at timestamptz not null default now(),
  undone_at timestamptz,
  kept_as_changed integer not null default 0,
  primary key (tenant_id, id)
);
select platform.protect('vehicles.bulk', announced => false);

create table vehicles.bulk_item (
  tenant_id text not null,
  bulk_id uuid not null,
  place integer not null,
  -- Without a foreign key: what was asked for stays told, also of a car that is not there.
  car_id uuid not null,
  reference text not null,
  name text not null,
  refusal text,
  price integer,
  new_price integer,
  -- Of what was done: the version that the car had then, and what it was before.
  version integer,
  status text,
  publication_date timestamptz,
  base_previous_price integer,
  best_deal_since timestamptz,
  had_pictures boolean,
  primary key (tenant_id, bulk_id, place),
  foreign key (tenant_id, bulk_id) references vehicles.bulk on delete cascade
);
select platform.protect('vehicles.bulk_item', announced => false);

-- The cover is written by the trigger of the pictures alone, and changes nothing else: the audit trail need not look at it, ten
-- thousand times over.
drop trigger audit on vehicles.car;
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
