-- A car without a first registration is found and sorted by its manufacture year (CAR_YEAR in vehicles/orders-store.ts).
drop index vehicles.car_by_year;
create index car_by_year on vehicles.car (
  tenant_id,
  (coalesce(first_registration_year, manufacture_year)),
  (case when first_registration_year is null then manufacture_month else first_registration_month end) nulls first,
  car_no desc
);

-- Rebuilds the search index where such cars are. Tenant by tenant: row security hides rows from the owner too.
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    insert into vehicles.search_todo (tenant_id, segment)
      select distinct tenant_id, car_no >> 14 from vehicles.car
      where tenant_id = one and first_registration_year is null and manufacture_year is not null;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
