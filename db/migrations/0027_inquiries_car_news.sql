-- Live pages of all who ask about a car hear when it is promised, free again or sold, whose ever it is then: what they are told
-- is that their own deal is to be read again, and nothing of the other one.
alter table inquiries.feed drop constraint feed_kind_check;
alter table inquiries.feed add constraint feed_kind_check check (kind in ('event', 'read', 'car'));

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

create or replace function inquiries.feed() returns trigger
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

-- The argument names the column that holds the car. Its triggers follow one another: once a transaction and car is enough.
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
-- Promised, free or sold: what else becomes of a car, perhaps of ten thousand at once, changes no deal.
create constraint trigger feed_of_deals after update of status on vehicles.car deferrable initially deferred
  for each row when (old.status is distinct from new.status
    and (old.status in ('RESERVED', 'SOLD') or new.status in ('RESERVED', 'SOLD')))
  execute function inquiries.feed_of_car('id');
-- The promise goes over to the next one, and the car stays reserved. What is only planned is nobody else's business.
create constraint trigger feed after insert on inquiries.reservation deferrable initially deferred
  for each row when (new.state = 'IN_FORCE') execute function inquiries.feed_of_car('car_id');
create constraint trigger feed_of_state after update of state on inquiries.reservation deferrable initially deferred
  for each row when (old.state is distinct from new.state and (old.state = 'IN_FORCE' or new.state = 'IN_FORCE'))
  execute function inquiries.feed_of_car('car_id');
-- Places in the queue stand on the pages of who waits.
create constraint trigger feed after insert or delete on inquiries.queue deferrable initially deferred
  for each row execute function inquiries.feed_of_car('car_id');
