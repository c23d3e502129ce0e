-- The consignee of an inquiry changes by a proposal once an invoice has been issued (decision 22).

alter table settings.proposal drop constraint proposal_kind_check;
alter table settings.proposal add constraint proposal_kind_check
  check (kind in ('ADD_ACCOUNT', 'EDIT_ACCOUNT', 'REMOVE_ACCOUNT', 'DEFAULT_ACCOUNT', 'WAITING_TIME', 'CONSIGNEE'));

-- The subject of CONSIGNEE is the inquiry. The values are content of its event, so that they are
-- removed with the buyer's personal data.
alter table settings.proposal
  -- When the buyer confirmed the new consignee, which ends the waiting time.
  add column confirmed_at timestamptz,
  add constraint proposal_confirmed_kind check (confirmed_at is null or kind = 'CONSIGNEE'),
  add constraint proposal_has_no_consignee check (kind <> 'CONSIGNEE' or (before is null and after is null)),
  drop constraint proposal_check3,
  add constraint proposal_waits check (confirmed_at is not null
    or effective_at >= coalesce(approved_at, proposed_at) + make_interval(hours => waiting_hours) - interval '1 second');

-- As in 0011, but leaves consignees to the inquiries, whose event log says what is in force.
create or replace function settings.apply_proposals() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  p settings.proposal;
  actor constant text := coalesce(current_setting('app.actor', true), '');
  caller constant text := coalesce(current_setting('app.call', true), '');
begin
  for p in select * from settings.proposal
    where tenant_id = platform.tenant_now() and state = 'SCHEDULED' and effective_at <= now() and kind <> 'CONSIGNEE'
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

-- As in 0011, with the confirmation of the buyer and the effect of a change of the consignee.
create or replace function settings.guard_proposal() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
  decided constant text[] := '{state,approved_by,approved_at,effective_at,ended_by,ended_at,confirmed_at}';
begin
  if current_user <> 'minato_app' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.approved_by is not null or new.ended_by is not null or new.ended_at is not null
      or new.confirmed_at is not null or not (case new.state
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
  -- The buyer confirms once, which ends the waiting time but replaces no approval.
  if old.state = new.state and old.kind = 'CONSIGNEE' and old.confirmed_at is null and new.confirmed_at is not null
    and (old.state = 'SCHEDULED' or (old.state = 'PROPOSED' and old.expires_at > moment))
  then
    new.confirmed_at := moment;
    new.approved_by := old.approved_by;
    new.approved_at := old.approved_at;
    new.effective_at := case when old.state = 'SCHEDULED' then least(old.effective_at, moment) end;
    new.ended_by := null;
    new.ended_at := null;
    return new;
  end if;
  new.confirmed_at := old.confirmed_at;
  -- The server writes the consignee into the event log of the inquiry in the same transaction.
  if old.state = 'SCHEDULED' and new.state = 'IN_FORCE' and old.kind = 'CONSIGNEE' and old.effective_at <= moment then
    new.approved_by := old.approved_by;
    new.approved_at := old.approved_at;
    new.effective_at := old.effective_at;
    new.ended_by := null;
    new.ended_at := null;
    return new;
  end if;
  if old.state = 'PROPOSED' and new.state = 'SCHEDULED' and old.needs_approval and old.expires_at > moment then
    new.approved_at := moment;
    new.effective_at := moment + make_interval(hours => case when old.confirmed_at is null then old.waiting_hours else 0 end);
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

-- Published to proposals: what a change of the consignee would replace and by what. The values are
-- null once the buyer's personal data are removed.
create view inquiries.proposed_consignee with (security_invoker = true) as
  select e.tenant_id, e.inquiry_id, (e.data ->> 'proposalId')::uuid as proposal_id, i.state ->> 'reference' as reference,
    c.content -> 'replaces' as before, c.content -> 'customerInformation' as after
  from inquiries.event e
    join inquiries.inquiry i on i.tenant_id = e.tenant_id and i.id = e.inquiry_id
    left join inquiries.event_content c on c.tenant_id = e.tenant_id and c.inquiry_id = e.inquiry_id and c.seq = e.seq
  where e.kind = 'CONSIGNEE_PROPOSAL' and e.data ->> 'step' = 'PROPOSED';
grant select on inquiries.proposed_consignee to minato_app;
