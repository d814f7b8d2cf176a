-- Sets a holder's claims to exactly what is wanted, or changes nothing and names the first pool, by key, that is short:
-- {"verdict": "full" | "queue", "pool"}; NULL when it is done. wanted: [{"pool", "units", "capacity"}]. The holder may
-- keep what it has, also above a lowered limit. The caller has locked the holder's own row, if any.
-- p_in_turn: the claim is an offer to the first in turn, so units that others wait for do not count.
CREATE OR REPLACE FUNCTION claim_places(p_account uuid, p_event uuid, p_holder uuid, wanted jsonb,
  p_in_turn boolean DEFAULT false) RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  overdue uuid[];
  short jsonb;
BEGIN
  -- Who makes offers has locked the pools already.
  overdue := CASE WHEN p_in_turn THEN '{}' ELSE lock_overdue(p_account, p_event, ARRAY[p_holder], 1000) END;
  PERFORM make_pools(p_account, p_event, wanted);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT w.pool FROM jsonb_to_recordset(wanted) AS w(pool text)), overdue || p_holder);
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT jsonb_build_object('pool', p.pool_key,
           'verdict', CASE WHEN p.capacity - p.taken < w.more THEN 'full' ELSE 'queue' END) INTO short
    FROM (SELECT n.pool, n.units - coalesce(c.units, 0) AS more
            FROM jsonb_to_recordset(wanted) AS n(pool text, units integer)
            LEFT JOIN capacity_claim c ON c.account_id = p_account AND c.holder_id = p_holder AND c.pool_key = n.pool) w
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE w.more > 0
     AND p.capacity - p.taken - CASE WHEN p_in_turn THEN 0 ELSE p.waiting END < w.more
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  PERFORM swap_claims(p_account, p_event, ARRAY[p_holder],
    (SELECT coalesce(jsonb_agg(jsonb_build_object('holder', p_holder, 'pool', w.pool, 'units', w.units)), '[]')
       FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)), false);
  RETURN NULL;
END $$;
