-- The search index: one bit per car. For every option that a criterion can have (color = RED, brand = …, word = corolla)
-- a row holds a string of bits, 16,384 cars each, in which the bit of a car stands at its number counted from the end of
-- its segment. Filters are then `and`, several options of one criterion are `or`, totals and facets are bit counts:
-- exact at 1,000,000 cars in milliseconds, where counting rows is not (docs/decisions/0003-search.md).
-- The fixed options of a range stand as options too ('priceFrom' 5000, 'priceUpTo' 8000). For any other range the numbers
-- (price, mileage, engine size) stand as binary places, one string per place ('price/' 0, 1, 2 …): exact, but twenty times
-- the work. The number stored is the value plus one, and 0 means unknown.
-- What visitors are shown is always read from the car itself; the index only finds and counts.

create table vehicles.search_bits (
  tenant_id text not null,
  kind text not null,
  value text not null,
  segment integer not null,
  bits bit(16384) not null,
  primary key (tenant_id, kind, value, segment)
);
-- Kept within the row; whether compressed is the writer's choice (search/index-cars.ts).
alter table vehicles.search_bits alter column bits set storage main;
select platform.protect('vehicles.search_bits');

-- Cars whose bits are behind; a whole segment where car_no is null. Written by the trigger in the transaction that
-- changed the car, worked off right after it by whichever server process comes first (search/index-cars.ts).
create table vehicles.search_todo (
  tenant_id text not null,
  id bigint generated always as identity,
  segment integer not null,
  car_no integer,
  primary key (tenant_id, id)
);
select platform.protect('vehicles.search_todo', announced => false);

create function vehicles.note_for_search() returns trigger
  language plpgsql as $$
declare
  many bigint;
begin
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
create trigger search_update after update on vehicles.car referencing new table as changed
  for each statement execute function vehicles.note_for_search();
create trigger search_delete after delete on vehicles.car referencing old table as changed
  for each statement execute function vehicles.note_for_search();

-- Cars whose number in `field`, as stored (the value plus one), is known and at most `bound`; with `above`, known and more.
create function vehicles.search_up_to(tenant text, field text, bound integer, above boolean)
  returns table (segment integer, bits bit varying)
  language plpgsql stable parallel safe as $$
declare
  planes bit varying[];
  segments integer[];
  places integer;
  n integer;
  plane bit varying;
  known bit varying;
begin
  -- All places of a segment side by side, the lowest first; every segment has every place.
  select array_agg(b.bits order by b.segment, b.value::integer), count(distinct b.value), count(distinct b.segment), array_agg(distinct b.segment)
    into planes, places, n, segments
    from vehicles.search_bits b where b.tenant_id = tenant and b.kind = field;
  for i in 1..n loop
    bits := ~ repeat('0', 16384)::bit(16384);
    known := ~ bits;
    -- From the lowest place up: equal so far, or decided here.
    for place in 0..places - 1 loop
      plane := planes[(i - 1) * places + place + 1];
      known := known | plane;
      if (bound >> place) & 1 = 1 then
        bits := ~plane | bits;
      else
        bits := ~plane & bits;
      end if;
    end loop;
    segment := segments[i];
    if above then bits := known & ~bits; else bits := known & bits; end if;
    return next;
  end loop;
end $$;

-- The cars that meet each criterion by itself. Options are triples (criterion, kind, value), where several of one criterion
-- mean 'or'; cars named by number are options too; ranges are (criterion, field, bound, above).
create function vehicles.search_answers(
  tenant text, crits integer[], kinds text[], vals text[], car_crits integer[], car_nos integer[],
  range_crits integer[], fields text[], bounds integer[], aboves boolean[])
  returns table (crit integer, segment integer, bits bit varying)
  language sql stable parallel safe
  begin atomic
    select a.crit, a.segment, bit_or(a.bits) from (
      select w.crit, b.segment, b.bits
        from unnest(crits, kinds, vals) as w (crit, kind, value)
        join vehicles.search_bits b on b.tenant_id = tenant and b.kind = w.kind and b.value = w.value
      union all
      select c.crit, c.car_no >> 14, set_bit(repeat('0', 16384)::bit(16384), 16383 - (c.car_no & 16383), 1)
        from unnest(car_crits, car_nos) as c (crit, car_no)
      union all
      select r.crit, s.segment, s.bits
        from unnest(range_crits, fields, bounds, aboves) as r (crit, field, bound, above)
        cross join lateral vehicles.search_up_to(tenant, r.field, r.bound, r.above) s
    ) a group by a.crit, a.segment;
  end;

-- The cars that meet all `wanted` criteria.
create function vehicles.search_hits(
  tenant text, wanted integer, crits integer[], kinds text[], vals text[], car_crits integer[], car_nos integer[],
  range_crits integer[], fields text[], bounds integer[], aboves boolean[])
  returns table (segment integer, bits bit varying)
  language sql stable parallel safe
  begin atomic
    select a.segment, bit_and(a.bits)
      from vehicles.search_answers(tenant, crits, kinds, vals, car_crits, car_nos, range_crits, fields, bounds, aboves) a
      group by a.segment having count(*) = wanted;
  end;

-- How many cars each option of the facets would leave. `masks[i]` has a one at every criterion that facet i must not
-- count by: its own, so that the options beside a chosen one still say what choosing them instead would give. Models are
-- many, so that those to count are named.
create function vehicles.search_facets(
  tenant text, crits integer[], kinds text[], vals text[], car_crits integer[], car_nos integer[],
  range_crits integer[], fields text[], bounds integer[], aboves boolean[], facets text[], masks integer[], wanted integer[],
  models text[], models_mask integer, models_wanted integer)
  returns table (kind text, value text, cars bigint)
  language sql stable parallel safe
  begin atomic
    with answers as materialized (
      select * from vehicles.search_answers(tenant, crits, kinds, vals, car_crits, car_nos, range_crits, fields, bounds, aboves)
    ), facet as (
      select f.kind, f.mask, f.wanted, null as value from unnest(facets, masks, wanted) as f (kind, mask, wanted)
      union all
      select 'model', models_mask, models_wanted, m from unnest(models) m
    ), base as materialized (
      select m.mask, a.segment, bit_and(a.bits) as bits
        from (select distinct f.mask, f.wanted from facet f) m join answers a on (m.mask >> a.crit) & 1 = 0
        group by m.mask, m.wanted, a.segment having count(*) = m.wanted
    )
    select b.kind, b.value, sum(bit_count(b.bits & base.bits)::integer)
      from facet f
      join base on base.mask = f.mask
      join vehicles.search_bits b on b.tenant_id = tenant and b.kind = f.kind and b.segment = base.segment
      where f.value is null
      group by b.kind, b.value
    union all
    select b.kind, b.value, sum(bit_count(b.bits & base.bits)::integer)
      from facet f
      join base on base.mask = f.mask
      join vehicles.search_bits b on b.tenant_id = tenant and b.kind = f.kind and b.value = f.value and b.segment = base.segment
      where f.value is not null
      group by b.kind, b.value;
  end;

-- Walking the shown orders, backwards for DESC; newest first is the order of a list without one.
create index car_by_published on vehicles.car (tenant_id, publication_date desc nulls last, car_no desc);
create index car_by_price on vehicles.car (tenant_id, price, car_no desc);
create index car_by_mileage on vehicles.car (tenant_id, mileage, car_no desc);
create index car_by_year on vehicles.car (tenant_id, first_registration_year, first_registration_month nulls first, car_no desc);
create index car_of_brand_by_price on vehicles.car (tenant_id, brand_id, price, car_no desc);
create index car_of_model on vehicles.car (tenant_id, model_id, price);
