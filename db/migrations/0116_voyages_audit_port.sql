-- A fourth argument of the audit trigger names columns that every entry has, so that a changed part can be named.

create or replace function platform.audit_change() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  left_out constant text[] := tg_argv[2]::text[];
  naming constant text[] := coalesce(tg_argv[3], '{}')::text[];
  actor constant text := current_setting('app.actor');
  old_row constant jsonb := jsonb_strip_nulls(coalesce(to_jsonb(old), '{}'));
  new_row constant jsonb := jsonb_strip_nulls(coalesce(to_jsonb(new), '{}'));
  was jsonb := platform.differing(old_row - left_out, new_row);
  becomes jsonb := platform.differing(new_row - left_out, old_row);
begin
  if was = '{}' and becomes = '{}' then
    return null;
  end if;
  was := was || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(old_row) where key = any(naming));
  becomes := becomes || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(new_row) where key = any(naming));
  insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after)
    values (coalesce(new_row ->> 'tenant_id', old_row ->> 'tenant_id'), split_part(actor, ' ', 1), split_part(actor, ' ', 2)::uuid,
      current_setting('app.call'), tg_argv[0], coalesce(new_row ->> tg_argv[1], old_row ->> tg_argv[1]), tg_table_name, tg_op, was, becomes);
  return null;
end $$;

-- As platform.audited() makes it, with the naming column.
create or replace trigger audit after insert or update or delete on voyages.port_call for each row
  when (current_setting('app.actor', true) <> '')
  execute function platform.audit_change('voyage', 'voyage_id', '{tenant_id,version,created_at,updated_at}', '{port_id}');
