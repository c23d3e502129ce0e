-- Inquiries. The record of events is the truth (TRU-01): `state` is what they come to, written together with each of them,
-- and the columns beside it are read off it. None of this is announced to the caches: nothing of a deal is ever kept there.

create schema inquiries;
grant usage on schema inquiries to minato_app;

-- Numbers without gaps: the row is locked by who takes one until his transaction ends, as its last step.
create table inquiries.counter (
  tenant_id text not null references platform.tenant,
  kind text not null,
  year smallint not null default 0,
  last integer not null,
  primary key (tenant_id, kind, year)
);
select platform.protect('inquiries.counter', false);

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
  status text not null generated always as (state ->> 'status') stored,
  outcome text generated always as (state ->> 'outcome') stored,
  is_processed boolean not null generated always as ((state ->> 'isProcessed')::boolean) stored,
  is_archived boolean not null generated always as ((state ->> 'isArchived')::boolean) stored,
  version integer not null generated always as ((state ->> 'version')::integer) stored,
  last_buyer_seq integer not null generated always as ((state ->> 'lastBuyerSeq')::integer) stored,
  last_seller_seq integer not null generated always as ((state ->> 'lastSellerSeq')::integer) stored,
  -- Instants of one form, which stand in order as text.
  waiting_since text generated always as (state ->> 'waitingSince') stored,
  last_at text not null generated always as (state ->> 'lastAt') stored,
  -- Where the record ends.
  last_seq integer not null,
  last_hash bytea not null,
  -- How far anybody of the dealer's has read: no event, and so not in the state.
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
create index inquiry_list on inquiries.inquiry (tenant_id, is_archived, waiting_since, last_at desc);
create index inquiry_unread on inquiries.inquiry (tenant_id) where not is_archived and last_buyer_seq > seller_read_seq;
select platform.protect('inquiries.inquiry', false);
-- The record itself tells everything; of the row the trail keeps what a list shows.
select platform.audited('inquiries.inquiry',
  left_out => '{state,last_hash,last_seq,last_at,waiting_since,seller_read_seq,last_buyer_seq,last_seller_seq}');

-- One event a row, chained: `hash` covers the row before, and of the content its salted hash alone.
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
select platform.protect('inquiries.event', false);
revoke update, delete on inquiries.event from minato_app;

-- What names people. It may go, and the chain stays whole (decision 11); it never changes.
create table inquiries.event_content (
  tenant_id text not null,
  inquiry_id uuid not null,
  seq integer not null,
  salt bytea not null,
  content jsonb not null,
  primary key (tenant_id, inquiry_id, seq),
  foreign key (tenant_id, inquiry_id, seq) references inquiries.event (tenant_id, inquiry_id, seq)
);
select platform.protect('inquiries.event_content', false);
revoke update on inquiries.event_content from minato_app;

-- How far a person has read a deal.
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
select platform.protect('inquiries.reading', false);

-- Answers that are needed again and again, in both languages.
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
select platform.protect('inquiries.quick_reply', false);
select platform.audited('inquiries.quick_reply', 'quick reply');

-- What live pages are told of, numbered in the order of commits: whoever has heard up to a number has missed nothing before
-- it. The number is taken when the transaction ends, after every other lock, so that nobody waits for another one behind it.
create table inquiries.feed_counter (
  tenant_id text primary key references platform.tenant,
  last_position bigint not null
);
select platform.protect('inquiries.feed_counter', false);

create table inquiries.feed (
  tenant_id text not null,
  position bigint not null,
  inquiry_id uuid not null,
  owner_id uuid not null,
  kind text not null check (kind in ('event', 'read')),
  seq integer not null,
  at timestamptz not null default now(),
  primary key (tenant_id, position)
);
create index feed_age on inquiries.feed (tenant_id, at);
select platform.protect('inquiries.feed', false);

create function inquiries.feed() returns trigger
  language plpgsql as $$
declare
  place bigint;
  owner uuid;
  said constant text := case when tg_table_name = 'event' then 'event' else 'read' end;
  row_seq constant integer := (to_jsonb(new) ->> case when tg_table_name = 'event' then 'seq' else 'read_seq' end)::integer;
begin
  insert into inquiries.feed_counter as c (tenant_id, last_position) values (new.tenant_id, 1)
    on conflict (tenant_id) do update set last_position = c.last_position + 1 returning c.last_position into place;
  select i.owner_id into owner from inquiries.inquiry i where i.tenant_id = new.tenant_id and i.id = new.inquiry_id;
  insert into inquiries.feed (tenant_id, position, inquiry_id, owner_id, kind, seq)
    values (new.tenant_id, place, new.inquiry_id, owner, said, row_seq);
  perform pg_notify('minato_deal', json_build_object('tenant', new.tenant_id, 'position', place, 'inquiryId', new.inquiry_id,
    'ownerId', owner, 'kind', said, 'seq', row_seq)::text);
  return null;
end $$;
create constraint trigger feed after insert on inquiries.event deferrable initially deferred
  for each row execute function inquiries.feed();
create constraint trigger feed after insert or update of read_seq on inquiries.reading deferrable initially deferred
  for each row execute function inquiries.feed();
