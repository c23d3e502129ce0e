-- A manager's change of a customer's contact data in the audit log. Entries outlive the account, so
-- they name the changed fields and contain no values.
create function users.audit_contact() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  actor constant text := current_setting('app.actor');
  fields constant text := concat_ws(' ',
    case when new.firstname is distinct from old.firstname then 'firstname' end,
    case when new.lastname is distinct from old.lastname then 'lastname' end,
    case when new.email is distinct from old.email then 'email' end,
    case when new.phone is distinct from old.phone then 'phone' end,
    case when new.country is distinct from old.country then 'country' end);
begin
  if fields <> '' then
    insert into platform.audit (tenant_id, actor_kind, actor_id, call, entity, entity_id, part, operation, before, after)
      values (new.tenant_id, split_part(actor, ' ', 1), split_part(actor, ' ', 2)::uuid, current_setting('app.call'),
        'person', new.id, 'contact', 'UPDATE', '{}', jsonb_build_object('fields', fields));
  end if;
  return null;
end $$;
-- People change their own data without an entry, and a deleted account loses them.
create trigger audit_contact after update on users.person for each row
  when (current_setting('app.actor', true) <> '' and current_setting('app.actor', true) <> 'person ' || new.id and new.deleted_at is null)
  execute function users.audit_contact();
