-- An inquiry knows when its car was delivered.

-- Rows of all dealers: the owner sees them only while row-level security is not forced.
alter table inquiries.inquiry no force row level security;
update inquiries.inquiry set state = state || '{"deliveredAt": null}';
alter table inquiries.inquiry force row level security;
