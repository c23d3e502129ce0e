-- The cars that a file makes, in the trail: a line each, which names the run in place of all that its row says. Triggers would
-- cost half of the run's speed; `app.actor` is empty while the cars are written, so that none of them speaks (run-store.ts).
create function vehicles.audit_made(actor text, run uuid, cars uuid[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after)
  select i.tenant_id, split_part(actor, ' ', 1), split_part(actor, ' ', 2)::uuid, current_setting('app.call'),
    'car', i.car_id::text, 'car', 'INSERT', '{}', jsonb_build_object('import_id', i.import_id)
  from vehicles.import_item i
  where i.tenant_id = platform.tenant_now() and i.import_id = run and i.is_made and i.car_id = any(cars)
$$;
revoke all on function vehicles.audit_made from public;
grant execute on function vehicles.audit_made to minato_app;
