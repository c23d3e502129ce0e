-- Counting moved into the server processes (docs/decisions/0003-search.md): each keeps the strings of bits that it asks
-- for, and reads a segment's again when its version here has risen. Written with the bits, in one transaction.

create table vehicles.search_segment (
  tenant_id text not null,
  segment integer not null,
  version bigint not null default 1,
  primary key (tenant_id, segment)
);
-- The bits announce themselves.
select platform.protect('vehicles.search_segment', announced => false);

-- Tenant by tenant: the owner too sees no rows without one.
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    insert into vehicles.search_segment (tenant_id, segment) select distinct tenant_id, segment from vehicles.search_bits where tenant_id = one;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

drop function vehicles.search_facets;
drop function vehicles.search_hits;
drop function vehicles.search_answers;
drop function vehicles.search_up_to;
