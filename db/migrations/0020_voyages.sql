-- Voyages of the dealer's cars: vessel, dates and port calls (docs/decisions/0029-voyages.md). The
-- booking of an inquiry is part of its state (inquiries.inquiry.voyage_id).

create schema voyages;
grant usage on schema voyages to minato_app;

create table voyages.voyage (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  vessel text not null,
  number text not null,
  carrier text,
  loading_port text not null,
  -- The last day on which cars are accepted, in Japan.
  cut_off date not null,
  departure date not null check (departure >= cut_off),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, vessel, number)
);
create index voyage_by_departure on voyages.voyage (tenant_id, departure desc, id);
select platform.protect('voyages.voyage', announced => false);
select platform.audited('voyages.voyage');

create table voyages.port_call (
  tenant_id text not null,
  voyage_id uuid not null,
  port_id uuid not null,
  arrival date not null,
  primary key (tenant_id, voyage_id, port_id),
  foreign key (tenant_id, voyage_id) references voyages.voyage (tenant_id, id) on delete cascade,
  foreign key (tenant_id, port_id) references ports.port (tenant_id, id)
);
create index port_call_by_port on voyages.port_call (tenant_id, port_id, arrival);
select platform.protect('voyages.port_call', announced => false);
select platform.audited('voyages.port_call', 'voyage', 'voyage_id', naming => '{port_id}');

-- Every arrival date of a booked inquiry, with the import verdict at that time.
create table voyages.arrival (
  tenant_id text not null,
  -- One per change of a voyage and per booking.
  change_id uuid not null,
  inquiry_id uuid not null,
  -- No foreign key: the history outlives the voyage.
  voyage_id uuid not null,
  departure date not null,
  arrival date not null,
  previous_departure date,
  previous_arrival date,
  -- The verdict, the versions of the rules that decided it, and what expires before the arrival.
  consequences jsonb not null,
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, change_id, inquiry_id),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index arrival_of_inquiry on voyages.arrival (tenant_id, inquiry_id, recorded_at);
select platform.protect('voyages.arrival', announced => false);
revoke update, delete on voyages.arrival from minato_app;
