-- Reservations and waiting lists (docs/decisions/0011-reservations.md): a car is promised to one
-- inquiry at a time. The event log has the same facts; these tables let the database enforce the
-- rule.

-- Lets an exclusion constraint compare cars without an extension.
create type inquiries.name_span as range (subtype = text, collation = "C");

create table inquiries.reservation (
  tenant_id text not null,
  id uuid not null,
  car_id uuid not null,
  inquiry_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  -- PLANNED: before its start. IN_FORCE lasts until its end is recorded, even after `end_time`: a
  -- payment proof extends it.
  state text not null check (state in ('PLANNED', 'IN_FORCE', 'ENDED')),
  -- The buyer was reminded of the end.
  is_warned boolean not null default false,
  ended_at timestamptz,
  ended_cause text check (ended_cause in ('CANCELLED', 'EXPIRED', 'SOLD', 'CLOSED')),
  primary key (tenant_id, id),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id),
  foreign key (tenant_id, car_id) references vehicles.car (tenant_id, id),
  check ((state = 'ENDED') = (ended_at is not null) and (state = 'ENDED') = (ended_cause is not null)),
  constraint reservation_overlap exclude using gist (
    inquiries.name_span(tenant_id || ' ' || car_id::text, tenant_id || ' ' || car_id::text, '[]') with =,
    tstzrange(start_time, end_time) with &&
  ) where (state <> 'ENDED')
);
create unique index reservation_in_force on inquiries.reservation (tenant_id, car_id) where state = 'IN_FORCE';
create unique index reservation_of_inquiry on inquiries.reservation (tenant_id, inquiry_id) where state <> 'ENDED';
create index reservation_of_car on inquiries.reservation (tenant_id, car_id) where state <> 'ENDED';
select platform.protect('inquiries.reservation', announced => false);
revoke delete on inquiries.reservation from minato_app;
-- When the next inquiry gets the reservation, the car's status stays RESERVED. Planned reservations
-- are not shown to other buyers.
create constraint trigger feed after insert on inquiries.reservation deferrable initially deferred
  for each row when (new.state = 'IN_FORCE') execute function inquiries.feed_of_car('car_id');
create constraint trigger feed_of_state after update of state on inquiries.reservation deferrable initially deferred
  for each row when (old.state is distinct from new.state and (old.state = 'IN_FORCE' or new.state = 'IN_FORCE'))
  execute function inquiries.feed_of_car('car_id');

-- The waiting list of a car, in the order of `place`.
create table inquiries.queue (
  tenant_id text not null,
  inquiry_id uuid not null,
  car_id uuid not null,
  place bigint generated always as identity,
  asked_at timestamptz not null default now(),
  primary key (tenant_id, inquiry_id),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id),
  foreign key (tenant_id, car_id) references vehicles.car (tenant_id, id)
);
create index queue_of_car on inquiries.queue (tenant_id, car_id, place);
select platform.protect('inquiries.queue', announced => false);
-- Buyers see their position.
create constraint trigger feed after insert or delete on inquiries.queue deferrable initially deferred
  for each row execute function inquiries.feed_of_car('car_id');
