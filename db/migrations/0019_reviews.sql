-- Customer reviews: entered by managers, or written by buyers about their purchase.

create schema reviews;
grant usage on schema reviews to minato_app;

create table reviews.review (
  tenant_id text not null references platform.tenant,
  id uuid not null default gen_random_uuid(),
  customer_name text not null,
  country text not null,
  purchased_car_brand text not null,
  purchased_car_model text not null,
  comment text not null,
  image_id uuid,
  reply text,
  is_published boolean not null default false,
  seller text,
  -- The inquiry of the purchase and its buyer; null when a manager entered the review. It is
  -- deleted with its author.
  inquiry_id uuid,
  author_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A deleted review can be restored until a job removes it.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, inquiry_id) references inquiries.inquiry (tenant_id, id),
  foreign key (tenant_id, author_id) references users.person (tenant_id, id)
);
create index review_published on reviews.review (tenant_id, created_at desc, id) where is_published and deleted_at is null;
create unique index review_image on reviews.review (tenant_id, image_id) where image_id is not null;
-- One review per inquiry, also while it is deleted.
create unique index review_of_deal on reviews.review (tenant_id, inquiry_id) where inquiry_id is not null;
create index review_of_author on reviews.review (tenant_id, author_id) where author_id is not null;
select platform.protect('reviews.review');
-- Personal data is deleted with the account, so the audit log leaves it out.
select platform.audited('reviews.review', left_out => '{customer_name,comment,author_id}');

-- Published to pictures: which of them belong to a review, and whether the public may see them.
create view reviews.picture with (security_invoker = true) as
  select tenant_id, image_id, is_published and deleted_at is null as is_shown from reviews.review where image_id is not null;
grant select on reviews.picture to minato_app;
