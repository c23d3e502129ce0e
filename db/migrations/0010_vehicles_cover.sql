-- A list card needs of a car's pictures the first and how many there are: kept on the car, so that a list reads its cars
-- and nothing else. `cover` is the row of vehicles.image as a card needs it.

alter table vehicles.car add column cover jsonb, add column number_of_images integer not null default 0;

create function vehicles.cover_cars(tenant text, cars uuid[]) returns void
  language sql
  begin atomic
    update vehicles.car c set cover = n.cover, number_of_images = n.many
      from (
        select k.id, count(i.id)::integer as many,
          (array_agg(jsonb_build_object('id', i.id, 'index', i.index, 'external_url', i.external_url, 'width', i.width, 'height', i.height,
            'placeholder', i.placeholder, 'view', i.view, 'is_illustration', i.drawing is not null) order by i.index)
            filter (where i.id is not null))[1] as cover
        from unnest(cars) k (id) left join vehicles.image i on i.tenant_id = tenant and i.car_id = k.id
        group by k.id
      ) n
      where c.tenant_id = tenant and c.id = n.id and (c.cover, c.number_of_images) is distinct from (n.cover, n.many);
  end;

-- In place of the plain announcement: a picture that is on no car yet shows nowhere, and must not empty what is kept.
create function vehicles.note_images() returns trigger
  language plpgsql as $$
declare
  tenant text;
  cars uuid[];
begin
  if tg_op = 'UPDATE' then
    select min(i.tenant_id), array_agg(distinct i.car_id) into tenant, cars
      from (select tenant_id, car_id from before union all select tenant_id, car_id from changed) i where i.car_id is not null;
  else
    select min(i.tenant_id), array_agg(distinct i.car_id) into tenant, cars from changed i where i.car_id is not null;
  end if;
  if tenant is not null then
    perform pg_notify('minato_changed', tenant);
    -- Of two who put pictures on one car the second counts those of the first.
    perform from vehicles.car c where c.tenant_id = tenant and c.id = any(cars) order by c.id for no key update;
    perform vehicles.cover_cars(tenant, cars);
  end if;
  return null;
end $$;
drop trigger announce on vehicles.image;
create trigger images_insert after insert on vehicles.image referencing new table as changed
  for each statement execute function vehicles.note_images();
create trigger images_update after update on vehicles.image referencing old table as before new table as changed
  for each statement execute function vehicles.note_images();
create trigger images_delete after delete on vehicles.image referencing old table as changed
  for each statement execute function vehicles.note_images();

-- The cars that are there, tenant by tenant, since the owner too sees no rows without one; and without a word to the search.
drop trigger search_update on vehicles.car;
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    perform vehicles.cover_cars(one, array(select distinct car_id from vehicles.image where tenant_id = one and car_id is not null));
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- A cover is nothing that is searched for: what the images' triggers alone write on a car leaves the index as it is.
create or replace function vehicles.note_for_search() returns trigger
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
create trigger search_update after update on vehicles.car referencing old table as before new table as changed
  for each statement execute function vehicles.note_for_search();
