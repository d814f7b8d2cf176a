-- Sets the size of an allotment: it claims so many units of its pool and gives out as many from its own. NULL when it is
-- done; otherwise nothing has changed, and the verdict says why: full, queue (what is free is awaited), in_use (so many of
-- it are taken). p_named: above the limit, by a named decision. The caller holds the event's lock and has freed what is
-- overdue.
CREATE OR REPLACE FUNCTION set_aside(p_account uuid, p_event uuid, p_allotment uuid, p_units integer, p_named boolean)
RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  a allotment;
  whole capacity_pool;
  own capacity_pool;
BEGIN
  SELECT * INTO STRICT a FROM allotment WHERE account_id = p_account AND allotment_id = p_allotment;
  PERFORM make_pools(p_account, p_event, jsonb_build_array(jsonb_build_object('pool', a.pool_key, 'capacity', 0)));
  PERFORM FROM lock_pools(p_account, p_event, ARRAY[a.part_of, a.pool_key], '{}');

  SELECT * INTO STRICT whole FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = a.part_of;
  SELECT * INTO STRICT own FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = a.pool_key;
  IF own.taken > p_units THEN
    RETURN jsonb_build_object('verdict', 'in_use', 'taken', own.taken);
  END IF;
  IF p_units > own.capacity AND NOT p_named
     AND whole.capacity - whole.taken - whole.waiting < p_units - own.capacity THEN
    RETURN jsonb_build_object('verdict',
      CASE WHEN whole.capacity - whole.taken < p_units - own.capacity THEN 'full' ELSE 'queue' END);
  END IF;

  PERFORM swap_claims(p_account, p_event, ARRAY[p_allotment],
    CASE p_units WHEN 0 THEN '[]' ELSE jsonb_build_array(
      jsonb_build_object('holder', p_allotment, 'pool', a.part_of, 'units', p_units)) END,
    p_named);
  UPDATE capacity_pool p SET capacity = p_units
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = a.pool_key;
  RETURN NULL;
END $$;
