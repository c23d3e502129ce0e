-- A link by which an existing person gets an account at an external OpenID provider: one person, once, until it expires.
alter table users.code drop constraint code_purpose_check;
alter table users.code add constraint code_purpose_check
  check (purpose in ('reset', 'verify', 'invitation', 'change-email', 'access', 'link'));
-- Both links open an account: the audit log says which manager made them.
drop trigger audit on users.code;
create trigger audit after insert on users.code for each row
  when (current_setting('app.actor', true) <> '' and new.purpose in ('access', 'link'))
  execute function platform.audit_change('person', 'person_id', '{tenant_id,id,created_at,code_hash,email,person_id}');
