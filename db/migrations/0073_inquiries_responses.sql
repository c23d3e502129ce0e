-- Published to the settings: when a buyer's message came, and when the dealer next acted on that inquiry (TRU-09). Of
-- several messages in a row the first one counts; null: not answered yet, in an open inquiry.
create view inquiries.response with (security_invoker = true) as
  select tenant_id, asked_at, responded_at
  from (
    select e.tenant_id, e.is_open, e.at as asked_at, e.is_buyer and e.kind in ('OPENED', 'MESSAGE') as is_question,
      lag(e.is_buyer) over (partition by e.tenant_id, e.inquiry_id order by e.seq) as follows_buyer,
      min(e.at) filter (where not e.is_buyer) over (
        partition by e.tenant_id, e.inquiry_id order by e.seq rows between 1 following and unbounded following) as responded_at
    from (
      select e.tenant_id, e.inquiry_id, e.seq, e.at, e.kind, e.actor_id = i.owner_id or e.data ? 'notedFrom' as is_buyer,
        i.outcome is null and not i.is_archived as is_open
      from inquiries.event e join inquiries.inquiry i on i.tenant_id = e.tenant_id and i.id = e.inquiry_id
      where e.actor_kind <> 'system'
        and i.last_at > to_char((now() - interval '31 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
    ) e
  ) e
  where is_question and follows_buyer is not true and (responded_at is not null or is_open);
grant select on inquiries.response to minato_app;
