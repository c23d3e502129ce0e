-- The search index takes the months of registration and of manufacture of each car, which import rules ask for. Rebuilds the
-- index, tenant by tenant: row security hides rows from the owner too.
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
