-- Access that depends on a person ends in the transaction that takes it away, whichever code path leads there.

-- Who answers for an API client can change; who created it stands in the audit log.
alter table users.api_client rename column created_by to manager_id;

-- Revokes the API clients of managers who lost the role, were blocked or were deleted, and ends their tokens.
create function users.revoke_orphaned_clients(of_tenant text, of_person uuid) returns void
  language sql as $$
  with revoked as (
    update users.api_client c set revoked_at = now(), version = version + 1
    where c.tenant_id = of_tenant and c.manager_id = of_person and c.revoked_at is null and not exists (
      select from users.role r join users.person p on p.tenant_id = r.tenant_id and p.id = r.person_id
      where r.tenant_id = c.tenant_id and r.person_id = c.manager_id and r.role = 'SALES_MANAGER'
        and p.deactivated_at is null and p.deleted_at is null)
    returning c.id::text as id)
  delete from users.provider_record t using revoked
  where t.tenant_id = of_tenant and t.model = 'ClientCredentials' and t.payload ->> 'clientId' = revoked.id
$$;

-- The argument names the column with the person's id. Every process checks that person's event streams at commit.
create function users.end_access() returns trigger
  language plpgsql as $$
declare
  person uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  if tg_table_name <> 'session' then
    perform users.revoke_orphaned_clients(old.tenant_id, person);
  end if;
  perform pg_notify('minato_access', json_build_object('tenant', old.tenant_id, 'personId', person)::text);
  return null;
end $$;

create trigger end_access after delete on users.session for each row execute function users.end_access('person_id');
create trigger end_access after delete on users.role for each row execute function users.end_access('person_id');
create trigger end_access after update of deactivated_at, deleted_at on users.person
  for each row execute function users.end_access('id');

-- Clients of managers who had left before this migration. The owner sees rows of all tenants only while it is not forced.
alter table users.api_client no force row level security;
alter table users.provider_record no force row level security;
alter table users.role no force row level security;
alter table users.person no force row level security;
select users.revoke_orphaned_clients(tenant_id, manager_id)
from (select distinct tenant_id, manager_id from users.api_client where revoked_at is null) held;
alter table users.api_client force row level security;
alter table users.provider_record force row level security;
alter table users.role force row level security;
alter table users.person force row level security;
