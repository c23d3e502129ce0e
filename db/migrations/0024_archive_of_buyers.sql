-- Whatever a buyer does takes his deal out of the dealer's archive: so do the words that he has written in one already, which
-- nobody has seen there.

-- Rows of all dealers, which their owner sees only while it is let.
alter table inquiries.inquiry no force row level security;
alter table inquiries.event no force row level security;
update inquiries.inquiry i set state = jsonb_set(state, '{isArchived}', 'false')
where is_archived and exists (
  select from inquiries.event said
  where said.tenant_id = i.tenant_id and said.inquiry_id = i.id and said.actor_id = i.owner_id and said.seq > (
    select max(seq) from inquiries.event archived
    where archived.tenant_id = i.tenant_id and archived.inquiry_id = i.id and archived.kind = 'ARCHIVED'));
alter table inquiries.inquiry force row level security;
alter table inquiries.event force row level security;
