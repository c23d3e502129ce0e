-- Requests of networks that come near the limit of their rate class, counted over all processes (platform/rate-limits.ts).
-- Unlogged, and without an index on what changes with every report: a crash of the database forgives.
create unlogged table platform.request_count (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
grant select, insert, update, delete on platform.request_count to minato_app;
