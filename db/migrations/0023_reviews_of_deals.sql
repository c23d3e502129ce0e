-- A review that a buyer wrote of his purchase: one of each deal, also while it is deleted. It goes with its author.

alter table reviews.review add column inquiry_id uuid;
alter table reviews.review add column author_id uuid;
alter table reviews.review add foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id);
alter table reviews.review add foreign key (tenant_id, author_id) references users.person (tenant_id, id);
create unique index review_of_deal on reviews.review (tenant_id, inquiry_id) where inquiry_id is not null;
create index review_of_author on reviews.review (tenant_id, author_id) where author_id is not null;
-- A buyer's name and words go with him, and so do not stand in the trail.
drop trigger audit on reviews.review;
select platform.audited('reviews.review', left_out => '{customer_name,comment,author_id}');
