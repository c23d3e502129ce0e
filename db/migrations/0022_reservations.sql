-- One car, one promise (TRU-02): who has a car reserved and until when, and who comes next. The deal's record tells the same;
-- these rows are what the database holds apart.

-- So that an exclusion constraint can ask for the same car without an extension.
create type inquiries.name_span as range (subtype = text, collation = "C");

create table inquiries.reservation (
  tenant_id text not null,
  id uuid not null,
  car_id uuid not null,
  inquiry_id uuid not null,
  start_time timestamptz not null,
  end_time timestamptz not null check (end_time > start_time),
  -- PLANNED: its time has not come. What is in force ends when its end is told, be it late: a payment proof holds it.
  state text not null check (state in ('PLANNED', 'IN_FORCE', 'ENDED')),
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
select platform.protect('inquiries.reservation', false);
revoke delete on inquiries.reservation from minato_app;

-- Who waits for which car, in the order of asking.
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
select platform.protect('inquiries.queue', false);
