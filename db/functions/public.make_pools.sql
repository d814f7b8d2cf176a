-- Creates pools at their first use, with their capacity: slots have no rows before. wanted: [{"pool", "capacity"}], in any
-- order and with repetitions.
-- A limit for each person, over all registrations, has a pool for each: 'limit~person', created at the first claim. Its
-- capacity is the limit's present one, which may have changed since the event was published.
CREATE OR REPLACE FUNCTION make_pools(p_account uuid, p_event uuid, wanted jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO capacity_pool (account_id, event_id, pool_key, capacity)
  SELECT DISTINCT ON (c.pool) p_account, p_event, c.pool,
         CASE WHEN c.pool LIKE '%~%' THEN
           (SELECT p.capacity FROM capacity_pool p
             WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = split_part(c.pool, '~', 1))
         ELSE c.capacity END
    FROM jsonb_to_recordset(wanted) AS c(pool text, capacity integer)
   ORDER BY c.pool
  ON CONFLICT DO NOTHING
$$;
