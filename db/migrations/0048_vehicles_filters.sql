-- Filters of the managers' list.

-- The order by days in stock, and the filters by them.
create index car_by_coming on vehicles.car (tenant_id, least(created_at, publication_date), car_no);
create index car_without_pictures on vehicles.car (tenant_id, car_no) where number_of_images = 0;
create index car_by_yard on vehicles.car (tenant_id, lower(city)) where city is not null;

-- Published to the module of vehicles: in which step the open inquiries on a car are.
create view inquiries.open_step with (security_invoker = true) as
  select tenant_id, car_id, status as step from inquiries.inquiry where outcome is null and not is_archived;
grant select on inquiries.open_step to minato_app;
