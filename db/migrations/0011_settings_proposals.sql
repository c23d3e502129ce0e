-- The rules of settings.proposal that the server's role cannot bypass.

-- Applies the changes whose time has come, oldest first. The transaction that next reads the
-- accounts calls it; the audit log names the manager who approved.
create function settings.apply_proposals() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  p settings.proposal;
  actor constant text := coalesce(current_setting('app.actor', true), '');
  caller constant text := coalesce(current_setting('app.call', true), '');
begin
  for p in select * from settings.proposal
    where tenant_id = platform.tenant_now() and state = 'SCHEDULED' and effective_at <= now()
    order by effective_at, id for update
  loop
    if p.waiting_hours < 1 then
      raise exception 'a change without a waiting time';
    end if;
    perform set_config('app.actor', 'person ' || coalesce(p.approved_by, p.proposed_by), true),
      set_config('app.call', 'proposal ' || p.id, true);
    case p.kind
      when 'ADD_ACCOUNT' then
        insert into settings.bank_account (tenant_id, id, holder, bank, branch, bank_address, swift, account_number, currency)
          values (p.tenant_id, p.subject_id, p.after ->> 'holder', p.after ->> 'bank', p.after ->> 'branch', p.after ->> 'bankAddress',
            p.after ->> 'swift', p.after ->> 'accountNumber', p.after ->> 'currency');
      when 'EDIT_ACCOUNT' then
        update settings.bank_account set holder = p.after ->> 'holder', bank = p.after ->> 'bank', branch = p.after ->> 'branch',
            bank_address = p.after ->> 'bankAddress', swift = p.after ->> 'swift', account_number = p.after ->> 'accountNumber',
            currency = p.after ->> 'currency', version = version + 1, updated_at = now()
          where tenant_id = p.tenant_id and id = p.subject_id and removed_at is null;
      when 'REMOVE_ACCOUNT' then
        update settings.bank_account set removed_at = now(), version = version + 1, updated_at = now()
          where tenant_id = p.tenant_id and id = p.subject_id and removed_at is null;
      when 'DEFAULT_ACCOUNT' then
        update settings.bank_account set preferred_at = p.effective_at, version = version + 1, updated_at = now()
          where tenant_id = p.tenant_id and id = p.subject_id and removed_at is null;
      when 'WAITING_TIME' then
        insert into settings.waiting_time (tenant_id, waiting_hours, alone_hours)
          values (p.tenant_id, (p.after ->> 'waitingHours')::integer, (p.after ->> 'aloneHours')::integer)
          on conflict (tenant_id) do update set waiting_hours = excluded.waiting_hours, alone_hours = excluded.alone_hours;
    end case;
    update settings.proposal set state = 'IN_FORCE' where tenant_id = p.tenant_id and id = p.id;
    perform set_config('app.actor', actor, true), set_config('app.call', caller, true);
  end loop;
end $$;
grant execute on function settings.apply_proposals() to minato_app;

-- When managers lost their role. A manager who removes the others does not count as a single
-- manager for 30 days.
create table users.manager_departure (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  left_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
select platform.protect('users.manager_departure', announced => false);
revoke update, delete on users.manager_departure from minato_app;

-- Whether no other manager is active, and none left within 30 days (domain/proposals.ts).
create function settings.is_alone(tenant text, manager uuid) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select not exists (select from users.role r join users.person p on p.tenant_id = r.tenant_id and p.id = r.person_id
      where r.tenant_id = tenant and r.role = 'SALES_MANAGER' and r.person_id <> manager
        and p.deactivated_at is null and p.deleted_at is null)
    and not exists (select from users.manager_departure
      where tenant_id = tenant and left_at > clock_timestamp() - interval '30 days')
$$;

-- Allows the server's role only a new proposal, one approval and one end, and sets their times.
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
      -- Records a dealer's first account (settings.guard_bank_account).
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

-- When a manager is removed, the manager's second factor is deleted (so that an invitation can
-- replace a lost phone), pending approvals by that manager are withdrawn, and pending proposals
-- end. A job informs the other managers, and buyers who were informed of the change.
create function users.note_manager_departure() returns trigger
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
create trigger note_departure after delete on users.role for each row when (old.role = 'SALES_MANAGER')
  execute function users.note_manager_departure();
