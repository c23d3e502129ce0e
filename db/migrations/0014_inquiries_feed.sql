-- The feed of live updates, numbered in the order of commits: a client that knows a position has
-- missed nothing before it. The number is taken at the end of the transaction, after every other
-- lock, so that transactions do not wait for each other.

create table inquiries.feed_counter (
  tenant_id text primary key references platform.tenant,
  last_position bigint not null
);
select platform.protect('inquiries.feed_counter', announced => false);

create table inquiries.feed (
  tenant_id text not null,
  position bigint not null,
  inquiry_id uuid not null,
  owner_id uuid not null,
  -- 'event': a new event; 'read': an event was read; 'car': the car was reserved, released or sold.
  kind text not null check (kind in ('event', 'read', 'car')),
  seq integer not null,
  at timestamptz not null default now(),
  primary key (tenant_id, position)
);
create index feed_age on inquiries.feed (tenant_id, at);
select platform.protect('inquiries.feed', announced => false);

create function inquiries.put_in_feed(tenant text, inquiry uuid, owner uuid, said text, last_seq integer) returns void
  language plpgsql as $$
declare
  place bigint;
begin
  insert into inquiries.feed_counter as c (tenant_id, last_position) values (tenant, 1)
    on conflict (tenant_id) do update set last_position = c.last_position + 1 returning c.last_position into place;
  insert into inquiries.feed (tenant_id, position, inquiry_id, owner_id, kind, seq)
    values (tenant, place, inquiry, owner, said, last_seq);
  perform pg_notify('minato_deal', json_build_object('tenant', tenant, 'position', place, 'inquiryId', inquiry,
    'ownerId', owner, 'kind', said, 'seq', last_seq)::text);
end $$;

create function inquiries.feed() returns trigger
  language plpgsql as $$
declare
  owner uuid;
  said constant text := case when tg_table_name = 'event' then 'event' else 'read' end;
  row_seq constant integer := (to_jsonb(new) ->> case when tg_table_name = 'event' then 'seq' else 'read_seq' end)::integer;
begin
  select i.owner_id into owner from inquiries.inquiry i where i.tenant_id = new.tenant_id and i.id = new.inquiry_id;
  perform inquiries.put_in_feed(new.tenant_id, new.inquiry_id, owner, said, row_seq);
  return null;
end $$;
create constraint trigger feed after insert on inquiries.event deferrable initially deferred
  for each row execute function inquiries.feed();
create constraint trigger feed after insert or update of read_seq on inquiries.reading deferrable initially deferred
  for each row execute function inquiries.feed();

-- Tells every open inquiry about a car to load again; it reveals nothing of the other inquiries.
-- The argument names the column with the car's id. Several triggers can fire in one transaction:
-- the first one is enough.
create function inquiries.feed_of_car() returns trigger
  language plpgsql as $$
declare
  changed constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  car constant text := changed ->> tg_argv[0];
begin
  if current_setting('minato.car_told', true) = car then return null; end if;
  perform set_config('minato.car_told', car, true);
  perform inquiries.put_in_feed(i.tenant_id, i.id, i.owner_id, 'car', i.last_seq) from inquiries.inquiry i
    where i.tenant_id = changed ->> 'tenant_id' and i.car_id = car::uuid and i.outcome is null;
  return null;
end $$;
-- Other changes of status, which may concern thousands of cars at once, change no inquiry.
create constraint trigger feed_of_deals after update of status on vehicles.car deferrable initially deferred
  for each row when (old.status is distinct from new.status
    and (old.status in ('RESERVED', 'SOLD') or new.status in ('RESERVED', 'SOLD')))
  execute function inquiries.feed_of_car('id');
