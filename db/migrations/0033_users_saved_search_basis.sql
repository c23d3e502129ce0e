-- Saved searches name total prices to their port as priceStart and priceEnd; FOB prices beside a port are marked as such.
alter table users.saved_search no force row level security;
update users.saved_search s set criteria = n.criteria
from (
  select tenant_id, id, person_id,
    case when criteria ~ 'delivered(Start|End)='
      then regexp_replace(regexp_replace(criteria, 'price(Start|End)=\d+&', '', 'g'), 'delivered(Start|End)=', 'price\1=', 'g')
      else regexp_replace(criteria, '(price(?:Start|End)=.*)&(port=[^&]*)', '\2&priceBasis=FOB&\1')
    end as criteria
  from users.saved_search where criteria ~ '(^|&)port='
) n
where s.tenant_id = n.tenant_id and s.id = n.id and s.criteria <> n.criteria
  and not exists (select from users.saved_search o
    where o.tenant_id = n.tenant_id and o.person_id = n.person_id and o.criteria = n.criteria);
alter table users.saved_search force row level security;
