-- The registration that a key has made. The LIMIT keeps the planner from comparing all keys with all registrations, and
-- only the index of the keys gives this order: without statistics of a new event another index looks as good.
-- A text body, planned anew after each change of the table: a new column joins its rows.
CREATE OR REPLACE FUNCTION registration_of_key(p_account uuid, p_event uuid, p_key uuid) RETURNS SETOF registration
LANGUAGE sql STABLE AS $$
  SELECT r.* FROM registration r
   WHERE r.account_id = p_account AND r.event_id = p_event AND r.idempotency_key BETWEEN p_key AND p_key
   ORDER BY r.idempotency_key LIMIT 1
$$;
