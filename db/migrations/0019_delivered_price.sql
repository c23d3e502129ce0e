-- The index takes in the volume of cars (search/index-entries.ts), from which the price to a port is worked out: every
-- segment is built anew. Tenant by tenant: the owner too sees no rows without one.
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    insert into vehicles.search_todo (tenant_id, segment) select tenant_id, segment from vehicles.search_segment where tenant_id = one;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
