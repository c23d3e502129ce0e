-- Since when a payment proof has waited for its answer: lists and figures ask it of every finalized sale, whose state they would
-- have to read for that alone.
drop trigger audit on inquiries.inquiry;
alter table inquiries.inquiry add column proof_waits_since text generated always as (
  case when state #>> '{proof,state}' = 'WAITING' then state #>> '{proof,at}' end) stored;
select platform.audited('inquiries.inquiry',
  left_out => '{state,last_hash,last_seq,last_at,waiting_since,proof_waits_since,seller_read_seq,last_buyer_seq,last_seller_seq}');
