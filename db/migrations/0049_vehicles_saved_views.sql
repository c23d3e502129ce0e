-- Saved views and more bulk actions of the managers' list of cars; tariffs and inspection fees to the cent.

create table vehicles.saved_views (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  name text not null,
  -- Of the list's address.
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, person_id, name),
  foreign key (tenant_id, person_id) references users.person (tenant_id, id) on delete cascade
);
select platform.protect('vehicles.saved_views', announced => false);

alter table vehicles.bulk drop constraint bulk_action_check;
alter table vehicles.bulk add check (action in ('publish', 'sold', 'draft', 'archive', 'price', 'delete'));

-- Published to the module of vehicles: cars that someone has inquired about are not deleted.
create view inquiries.asked_car with (security_invoker = true) as select tenant_id, car_id from inquiries.inquiry;
grant select on inquiries.asked_car to minato_app;

-- Whole amounts of quotes are worked out from these.
alter table ports.tariff alter column value type numeric(9, 2);
alter table ports.inspection alter column amount type numeric(9, 2);
