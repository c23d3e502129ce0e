-- A manager's language of the back office where the shop does not have it; emails and documents keep
-- `locale`.
alter table users.person add column office_locale text check (office_locale in ('ja'));
