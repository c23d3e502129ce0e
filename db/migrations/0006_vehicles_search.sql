-- The search index (docs/decisions/0003-search-index.md): one bit per car. It finds and counts;
-- shown data is always read from the car itself.

-- For every option of a criterion (color = RED, word = corolla) one row per segment of 16,384 cars.
-- A car's bit is its number counted from the end of the segment. Fixed steps of a range are options
-- too ('priceUpTo' 8000). For any other range a number is stored as binary digits, one row per
-- digit ('price/' 0, 1, 2 …), as the value plus one; 0 is unknown.
create table vehicles.search_bits (
  tenant_id text not null,
  kind text not null,
  value text not null,
  segment integer not null,
  bits bit(16384) not null,
  primary key (tenant_id, kind, value, segment)
);
-- Kept within the row. The writer decides on compression (search/index-cars.ts).
alter table vehicles.search_bits alter column bits set storage main;
select platform.protect('vehicles.search_bits');

-- Written with the bits in one transaction. Server processes cache bits and read a segment again
-- when its version has increased. Not announced, because search_bits is.
create table vehicles.search_segment (
  tenant_id text not null,
  segment integer not null,
  version bigint not null default 1,
  primary key (tenant_id, segment)
);
select platform.protect('vehicles.search_segment', announced => false);

-- Cars whose bits are out of date; a whole segment where `car_no` is null. A trigger writes it with
-- the change of the car, and the first free server process works it off right after
-- (search/index-cars.ts).
create table vehicles.search_todo (
  tenant_id text not null,
  id bigint generated always as identity,
  segment integer not null,
  car_no integer,
  primary key (tenant_id, id)
);
select platform.protect('vehicles.search_todo', announced => false);

-- An update of the cover by the trigger of the pictures does not concern the index.
create function vehicles.note_for_search() returns trigger
  language plpgsql as $$
declare
  many bigint;
begin
  if tg_op = 'UPDATE' then
    if pg_trigger_depth() > 1 and not exists (
      select from before b join changed c using (tenant_id, id)
      where (b.cover, b.number_of_images) is not distinct from (c.cover, c.number_of_images)) then
      return null;
    end if;
  end if;
  select count(*) into many from changed;
  if many = 0 then
    return null;
  end if;
  if many > 100 then
    insert into vehicles.search_todo (tenant_id, segment) select distinct tenant_id, car_no >> 14 from changed;
  else
    insert into vehicles.search_todo (tenant_id, segment, car_no) select tenant_id, car_no >> 14, car_no from changed;
  end if;
  perform pg_notify('minato_search', platform.tenant_now());
  return null;
end $$;
create trigger search_insert after insert on vehicles.car referencing new table as changed
  for each statement execute function vehicles.note_for_search();
create trigger search_update after update on vehicles.car referencing old table as before new table as changed
  for each statement execute function vehicles.note_for_search();
create trigger search_delete after delete on vehicles.car referencing old table as changed
  for each statement execute function vehicles.note_for_search();

-- Gives the planner current figures after many rows came at once. The server's role does not own
-- the tables, so it may not analyze them itself.
create function platform.refresh_statistics() returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  analyze catalog.brand, catalog.model, catalog.trim, vehicles.car, vehicles.sheet, vehicles.image, vehicles.status_history, vehicles.search_bits;
end $$;
revoke all on function platform.refresh_statistics() from public;
grant execute on function platform.refresh_statistics() to minato_app;
