-- The undo of an import joins its cars with these tables: without figures of a large first import
-- the planner chose nested loops over all of them.
create or replace function platform.refresh_statistics() returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  analyze catalog.brand, catalog.model, catalog.trim, vehicles.car, vehicles.sheet, vehicles.image, vehicles.status_history,
    vehicles.search_bits, vehicles.purchase, vehicles.import, vehicles.import_item, vehicles.import_entry;
end $$;
