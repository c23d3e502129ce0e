-- Buyers who ask with a name and one way to answer. `is_unproven`: the person entered the contact data and has not yet followed a
-- link that was sent there. Such a person gets no invoices, and sessions from before the proof end with it.
alter table users.person add column is_unproven boolean not null default false;

do $$
declare
  one text;
begin
  for one in select id from platform.tenant loop
    perform set_config('app.tenant', one, true);
    update users.person set is_unproven = true
      where tenant_id = one and email is not null and email_verified_at is null and password_hash is not null;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- The audit log has the moment of the proof already.
drop trigger audit on users.person;
select platform.audited('users.person',
  left_out => '{email,email_folded,password_hash,civility,firstname,lastname,country,phone,is_unproven}');

-- A link that a manager sends to a customer without an address. For these codes `email` holds the phone number it goes to.
alter table users.code drop constraint code_purpose_check;
alter table users.code add constraint code_purpose_check
  check (purpose in ('reset', 'verify', 'invitation', 'change-email', 'access'));
-- The link opens an account: the audit log says which manager made it.
create trigger audit after insert on users.code for each row
  when (current_setting('app.actor', true) <> '' and new.purpose = 'access')
  execute function platform.audit_change('person', 'person_id', '{tenant_id,id,created_at,code_hash,email,person_id}');
