-- What managers do with cars: purchase costs, demand, saved views, actions on many cars.

-- Purchase costs in whole yen. Only managers see them.
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
  -- Yen for one US dollar on the day of purchase.
  rate numeric(7, 3) check (rate > 0),
  -- Printed on documents instead of the code that the rules find.
  hs_code text check (hs_code ~ '^[0-9]{4}[.][0-9]{2}([.][0-9]{1,4})?$'),
  version integer not null default 1,
  primary key (tenant_id, car_id),
  foreign key (tenant_id, car_id) references vehicles.car on delete cascade
);
select platform.protect('vehicles.purchase', announced => false);
select platform.audited('vehicles.purchase', 'car', 'car_id');

-- Views and inquiries per car; a car without any has no row. A table of its own, because a view
-- must neither invalidate caches nor update the search index. `car_no` breaks ties, as in every
-- order of cars.
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

-- Visitors counted today. `visitor` identifies no person. Unlogged: after a crash of the database a
-- visitor may count twice.
create unlogged table vehicles.view_seen (
  tenant_id text not null,
  day date not null,
  visitor text not null,
  car_id uuid not null,
  primary key (tenant_id, day, visitor, car_id)
);
select platform.protect('vehicles.view_seen', announced => false);

-- Saved views of the managers' list.
create table vehicles.saved_views (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  name text not null,
  -- The query string of the list.
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, person_id, name),
  foreign key (tenant_id, person_id) references users.person (tenant_id, id) on delete cascade
);
select platform.protect('vehicles.saved_views', announced => false);

-- One action on many cars.
create table vehicles.bulk (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  action text not null check (action in ('publish', 'sold', 'draft', 'archive', 'price', 'delete')),
  at timestamptz not null default now(),
  undone_at timestamptz,
  -- Cars that the undo skipped because they had been changed since.
  kept_as_changed integer not null default 0,
  primary key (tenant_id, id)
);
select platform.protect('vehicles.bulk', announced => false);

-- The result for each car, and the values before it, for undo.
create table vehicles.bulk_item (
  tenant_id text not null,
  bulk_id uuid not null,
  place integer not null,
  -- No foreign key: the result outlives the car.
  car_id uuid not null,
  reference text not null,
  name text not null,
  -- Null: done.
  refusal text,
  price integer,
  new_price integer,
  -- The version after the action; an undo requires it.
  version integer,
  -- Values before the action.
  status text,
  publication_date timestamptz,
  base_previous_price integer,
  best_deal_since timestamptz,
  had_pictures boolean,
  primary key (tenant_id, bulk_id, place),
  foreign key (tenant_id, bulk_id) references vehicles.bulk on delete cascade
);
select platform.protect('vehicles.bulk_item', announced => false);
