-- Saved searches name total prices to their port as priceStart and priceEnd; FOB prices beside a port are marked as such.
alter table users.saved_search no force row level security;
update users.saved_search s set criteria = n.criteria
from (
  -- Two searches can become the same one: the older keeps its address.
  select distinct on (tenant_id, person_id, criteria) * from (
  select tenant_id, id, person_id,
    case when criteria ~ 'delivered(Start|End)='
      then regexp_replace(regexp_replace(criteria, 'price(Start|End)=\d+&', '', 'g'), 'delivered(Start|End)=', 'price\1=', 'g')
      else regexp_replace(criteria, '(price(?:Start|End)=.*)&(port=[^&]*)', '\2&priceBasis=FOB&\1')
    end as criteria
  from users.saved_search where criteria ~ '(^|&)port='
  ) rewritten order by tenant_id, person_id, criteria, id
) n
where s.tenant_id = n.tenant_id and s.id = n.id and s.criteria <> n.criteria
  and not exists (select from users.saved_search o
    where o.tenant_id = n.tenant_id and o.person_id = n.person_id and o.criteria = n.criteria);
-- What is left was such a double.
delete from users.saved_search where criteria ~ 'delivered(Start|End)=';
alter table users.saved_search force row level security;
