-- Locks, in the order of their keys, the wanted pools and those that these holders claim.
CREATE OR REPLACE FUNCTION lock_pools(p_account uuid, p_event uuid, p_wanted text[], p_holders uuid[])
RETURNS SETOF capacity_pool
LANGUAGE sql
-- In the first seconds of a sale the statistics still say "empty".
SET enable_seqscan = off
AS $$
  SELECT p.* FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event
     AND p.pool_key = ANY (p_wanted || ARRAY(SELECT c.pool_key FROM capacity_claim c
                                              WHERE c.account_id = p_account AND c.holder_id = ANY (p_holders)))
   ORDER BY p.pool_key
     FOR NO KEY UPDATE
$$;
