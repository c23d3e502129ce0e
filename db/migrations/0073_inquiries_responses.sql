-- Published to the settings: when a buyer's message came, and when the dealer next acted on that inquiry (TRU-09). Of
-- several messages in a row the first one counts; null: not answered yet.
create view inquiries.response with (security_invoker = true) as
  select tenant_id, asked_at, responded_at
  from (
    select e.tenant_id, e.at as asked_at, e.is_buyer and e.kind in ('OPENED', 'MESSAGE') as is_question,
      lag(e.is_buyer) over (partition by e.tenant_id, e.inquiry_id order by e.seq) as follows_buyer,
      min(e.at) filter (where not e.is_buyer) over (
        partition by e.tenant_id, e.inquiry_id order by e.seq rows between 1 following and unbounded following) as responded_at
    from (
      select e.tenant_id, e.inquiry_id, e.seq, e.at, e.kind, e.actor_id = i.owner_id or e.data ? 'notedFrom' as is_buyer
      from inquiries.event e join inquiries.inquiry i on i.tenant_id = e.tenant_id and i.id = e.inquiry_id
      where e.actor_kind <> 'system' and i.created_at > now() - interval '1 year'
    ) e
  ) e
  where is_question and follows_buyer is not true;
grant select on inquiries.response to minato_app;
