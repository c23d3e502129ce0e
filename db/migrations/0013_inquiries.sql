-- Inquiries. The event log is the source of truth (docs/decisions/0009-event-log.md): `state` is
-- computed from the events and written together with each of them. Nothing of an inquiry is cached,
-- so these tables are not announced.

create schema inquiries;
grant usage on schema inquiries to minato_app;

-- Numbers without gaps. Taking one locks the row until the transaction ends, so it is taken last.
create table inquiries.counter (
  tenant_id text not null references platform.tenant,
  kind text not null,
  year smallint not null default 0,
  last integer not null,
  primary key (tenant_id, kind, year)
);
select platform.protect('inquiries.counter', announced => false);

create table inquiries.inquiry (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  state jsonb not null,
  reference text not null generated always as (state ->> 'reference') stored,
  owner_id uuid not null generated always as ((state ->> 'ownerId')::uuid) stored,
  manager_id uuid generated always as ((state ->> 'managerId')::uuid) stored,
  source text not null generated always as (state ->> 'source') stored,
  car_id uuid not null generated always as ((state ->> 'carId')::uuid) stored,
  port_id uuid not null generated always as ((state ->> 'portId')::uuid) stored,
  voyage_id uuid generated always as ((state ->> 'voyageId')::uuid) stored,
  status text not null generated always as (state ->> 'status') stored,
  outcome text generated always as (state ->> 'outcome') stored,
  is_processed boolean not null generated always as ((state ->> 'isProcessed')::boolean) stored,
  is_archived boolean not null generated always as ((state ->> 'isArchived')::boolean) stored,
  version integer not null generated always as ((state ->> 'version')::integer) stored,
  last_buyer_seq integer not null generated always as ((state ->> 'lastBuyerSeq')::integer) stored,
  last_seller_seq integer not null generated always as ((state ->> 'lastSellerSeq')::integer) stored,
  -- Times as text of one format, which sorts by time.
  waiting_since text generated always as (state ->> 'waitingSince') stored,
  -- Since when a payment proof has waited for its answer.
  proof_waits_since text generated always as (
    case when state #>> '{proof,state}' = 'WAITING' then state #>> '{proof,at}' end) stored,
  last_at text not null generated always as (state ->> 'lastAt') stored,
  -- The end of the event log.
  last_seq integer not null,
  last_hash bytea not null,
  -- The last event that any manager has read. Reading is no event, so it is not in the state.
  seller_read_seq integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  foreign key (tenant_id, owner_id) references users.person (tenant_id, id),
  foreign key (tenant_id, manager_id) references users.person (tenant_id, id),
  foreign key (tenant_id, car_id) references vehicles.car (tenant_id, id),
  foreign key (tenant_id, port_id) references ports.port (tenant_id, id)
);
create index inquiry_of_owner on inquiries.inquiry (tenant_id, owner_id, last_at desc);
create index inquiry_of_car on inquiries.inquiry (tenant_id, car_id);
create index inquiry_of_voyage on inquiries.inquiry (tenant_id, voyage_id) where voyage_id is not null;
create index inquiry_list on inquiries.inquiry (tenant_id, is_archived, waiting_since, last_at desc);
create index inquiry_unread on inquiries.inquiry (tenant_id) where not is_archived and last_buyer_seq > seller_read_seq;
select platform.protect('inquiries.inquiry', announced => false);
-- The event log has the details, so the audit log keeps what a list shows.
select platform.audited('inquiries.inquiry',
  left_out => '{state,last_hash,last_seq,last_at,waiting_since,proof_waits_since,seller_read_seq,last_buyer_seq,last_seller_seq}');

-- The event log: a hash chain. `hash` covers the previous row and, of the content, only its salted
-- hash.
create table inquiries.event (
  tenant_id text not null,
  inquiry_id uuid not null,
  seq integer not null check (seq > 0),
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'client', 'system')),
  actor_id uuid,
  kind text not null,
  data jsonb not null,
  content_hash bytea,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (tenant_id, inquiry_id, seq),
  unique (tenant_id, id),
  check ((actor_id is null) = (actor_kind = 'system')),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id)
);
create index event_message on inquiries.event (tenant_id, inquiry_id, seq desc) where kind = 'MESSAGE';
create index event_of_actor on inquiries.event (tenant_id, actor_id) where actor_id is not null;
select platform.protect('inquiries.event', announced => false);
revoke update, delete on inquiries.event from minato_app;

-- Personal data of events. It can be deleted without breaking the chain, and never changes.
create table inquiries.event_content (
  tenant_id text not null,
  inquiry_id uuid not null,
  seq integer not null,
  salt bytea not null,
  content jsonb not null,
  primary key (tenant_id, inquiry_id, seq),
  foreign key (tenant_id, inquiry_id, seq) references inquiries.event (tenant_id, inquiry_id, seq)
);
select platform.protect('inquiries.event_content', announced => false);
revoke update on inquiries.event_content from minato_app;

-- The last event that a person has read.
create table inquiries.reading (
  tenant_id text not null,
  inquiry_id uuid not null,
  person_id uuid not null,
  read_seq integer not null,
  read_at timestamptz not null default now(),
  primary key (tenant_id, inquiry_id, person_id),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id),
  foreign key (tenant_id, person_id) references users.person (tenant_id, id) on delete cascade
);
create index reading_of_person on inquiries.reading (tenant_id, person_id);
select platform.protect('inquiries.reading', announced => false);

-- Text blocks for messages, in both languages.
create table inquiries.quick_reply (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  name text not null,
  text_en text not null,
  text_fr text not null,
  position smallint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select platform.protect('inquiries.quick_reply', announced => false);
select platform.audited('inquiries.quick_reply', 'quick reply');

-- Published to documents: the buyer of an inquiry, and whether money came, so that the law requires
-- keeping its files.
create view inquiries.side with (security_invoker = true) as
  select tenant_id, id, owner_id as buyer_id, status in ('PAYMENT_PROOF', 'PURCHASE_CONFIRMED', 'SALE_FINALIZED') as is_paid
  from inquiries.inquiry;
grant select on inquiries.side to minato_app;

-- Published to vehicles: the steps of the open inquiries about a car.
create view inquiries.open_step with (security_invoker = true) as
  select tenant_id, car_id, status as step from inquiries.inquiry where outcome is null and not is_archived;
grant select on inquiries.open_step to minato_app;

-- Published to vehicles: a car with an inquiry cannot be deleted.
create view inquiries.asked_car with (security_invoker = true) as select tenant_id, car_id from inquiries.inquiry;
grant select on inquiries.asked_car to minato_app;

-- Published to settings: when a buyer's message came, and when the dealer next acted on that
-- inquiry. Of several messages in a row the first one counts. `responded_at` is null while an open
-- inquiry has no answer.
create view inquiries.response with (security_invoker = true) as
  select tenant_id, asked_at, responded_at
  from (
    select e.tenant_id, e.is_open, e.at as asked_at, e.is_buyer and e.kind in ('OPENED', 'MESSAGE') as is_question,
      lag(e.is_buyer) over (partition by e.tenant_id, e.inquiry_id order by e.seq) as follows_buyer,
      min(e.at) filter (where not e.is_buyer) over (
        partition by e.tenant_id, e.inquiry_id order by e.seq rows between 1 following and unbounded following) as responded_at
    from (
      select e.tenant_id, e.inquiry_id, e.seq, e.at, e.kind, e.actor_id = i.owner_id or e.data ? 'notedFrom' as is_buyer,
        i.outcome is null and not i.is_archived as is_open
      from inquiries.event e join inquiries.inquiry i on i.tenant_id = e.tenant_id and i.id = e.inquiry_id
      where e.actor_kind <> 'system'
        and i.last_at > to_char((now() - interval '31 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
    ) e
  ) e
  where is_question and follows_buyer is not true and (responded_at is not null or is_open);
grant select on inquiries.response to minato_app;
