-- After many rows came at once the planner must know of them before the server's own housekeeping does; the runtime role
-- may not analyse tables that it does not own.
create function platform.refresh_statistics() returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  analyze catalog.brand, catalog.model, catalog.trim, vehicles.car, vehicles.sheet, vehicles.image, vehicles.status_history, vehicles.search_bits;
end $$;
revoke all on function platform.refresh_statistics() from public;
grant execute on function platform.refresh_statistics() to minato_app;
