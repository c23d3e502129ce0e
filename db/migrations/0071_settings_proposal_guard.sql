-- The server's role proposes and decides, but the database sets the times (decision 22, threat M11).

-- A manager is alone: no other manager at work, and none who left within the month before (domain/proposals.ts).
create function settings.is_alone(tenant text, manager uuid) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select not exists (select from users.role r join users.person p on p.tenant_id = r.tenant_id and p.id = r.person_id
      where r.tenant_id = tenant and r.role = 'SALES_MANAGER' and r.person_id <> manager
        and p.deactivated_at is null and p.deleted_at is null)
    and not exists (select from users.manager_departure
      where tenant_id = tenant and left_at > clock_timestamp() - interval '30 days')
$$;

create function settings.guard_proposal() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
  decided constant text[] := '{state,approved_by,approved_at,effective_at,ended_by,ended_at}';
begin
  if current_user <> 'minato_app' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.approved_by is not null or new.ended_by is not null or new.ended_at is not null or not (case new.state
      when 'PROPOSED' then new.needs_approval
      when 'SCHEDULED' then not new.needs_approval and settings.is_alone(new.tenant_id, new.proposed_by)
      -- The record of a dealer's first account (settings.guard_bank_account).
      when 'IN_FORCE' then new.kind = 'ADD_ACCOUNT'
        and (select array_agg(id) from settings.bank_account where tenant_id = new.tenant_id) = array[new.subject_id]
      else false end)
    then
      raise exception 'only a fresh proposal is inserted' using errcode = '42501';
    end if;
    new.proposed_at := moment;
    new.expires_at := moment + interval '14 days';
    new.waiting_hours := case when new.state = 'IN_FORCE' then 0 else coalesce(
      (select case when new.needs_approval then waiting_hours else alone_hours end
        from settings.waiting_time where tenant_id = new.tenant_id),
      case when new.needs_approval then 24 else 72 end) end;
    new.effective_at := case when new.state <> 'PROPOSED' then moment + make_interval(hours => new.waiting_hours) end;
    return new;
  end if;
  if to_jsonb(new) - decided <> to_jsonb(old) - decided then
    raise exception 'a proposal keeps what was proposed' using errcode = '42501';
  end if;
  if old.state = 'PROPOSED' and new.state = 'SCHEDULED' and old.needs_approval and old.expires_at > moment then
    new.approved_at := moment;
    new.effective_at := moment + make_interval(hours => old.waiting_hours);
  elsif old.state = 'SCHEDULED' and new.state = 'PROPOSED' and old.needs_approval then
    new.approved_by := null;
    new.approved_at := null;
    new.effective_at := null;
  elsif (old.state = 'PROPOSED' and new.state in ('REJECTED', 'CANCELLED', 'EXPIRED'))
    or (old.state = 'SCHEDULED' and new.state = 'CANCELLED')
  then
    new.approved_by := old.approved_by;
    new.approved_at := old.approved_at;
    new.effective_at := old.effective_at;
    return new;
  else
    raise exception 'a proposal is approved once and ends once' using errcode = '42501';
  end if;
  new.ended_by := null;
  new.ended_at := null;
  return new;
end $$;
create trigger guard before insert or update on settings.proposal for each row execute function settings.guard_proposal();

-- With the role ends the second factor: a manager who lost phone and recovery codes is removed and invited again.
-- The other managers, and buyers who were told of a change, learn what the removal undid.
create or replace function users.note_manager_departure() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  p settings.proposal;
  is_proposer boolean;
begin
  insert into users.manager_departure (tenant_id) values (old.tenant_id);
  delete from users.second_factor where tenant_id = old.tenant_id and person_id = old.person_id;
  for p in select * from settings.proposal
    where tenant_id = old.tenant_id and old.person_id in (proposed_by, approved_by)
      and ((state = 'PROPOSED' and expires_at > clock_timestamp()) or (state = 'SCHEDULED' and effective_at > clock_timestamp()))
    order by id for update
  loop
    is_proposer := p.proposed_by = old.person_id;
    if is_proposer then
      update settings.proposal set state = 'CANCELLED', ended_at = clock_timestamp() where tenant_id = p.tenant_id and id = p.id;
    else
      update settings.proposal set state = 'PROPOSED', approved_by = null, approved_at = null, effective_at = null
        where tenant_id = p.tenant_id and id = p.id;
    end if;
    perform platform.add_job(p.tenant_id, 'proposal-news', jsonb_build_object(
      'id', p.id,
      'step', case when is_proposer then 'CANCELLED' else 'UNAPPROVED' end,
      'wasScheduled', p.state = 'SCHEDULED',
      'approvedAt', p.approved_at));
  end loop;
  return null;
end $$;

-- Of managers removed before. Tenant by tenant: row security hides rows from the owner too.
do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    delete from users.second_factor f where f.tenant_id = one and not exists (
      select from users.role r where r.tenant_id = one and r.person_id = f.person_id and r.role = 'SALES_MANAGER');
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
