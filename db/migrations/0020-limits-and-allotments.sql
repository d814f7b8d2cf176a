-- Limits that are changed while they sell, and allotments: the staff's own decisions about places. Both are made
-- alone in their event (its lock is taken first), so that sales see them whole or not at all.

-- Who decided that it stands above the limit of its pool.
ALTER TABLE allotment
  ADD COLUMN above_limit_by text,
  ADD CHECK ((above_limit_because IS NULL) = (above_limit_by IS NULL)),
  ADD CHECK (starts_with(pool_key, part_of || '/'));
-- What it is called in an address: the end of its pool's key.
CREATE UNIQUE INDEX allotment_by_slug ON allotment (account_id, event_id, split_part(pool_key, '/', 2));

-- Changes a live limit (NULL counts without limiting) under its row lock, and answers what it was and what it is
-- now; nothing when there is no such limit. The pool of an allotment is none: it has what was set aside. Nobody
-- is thrown out: what is taken above a lowered limit stands as `over`, and nobody new gets in until it has fallen
-- below. Where more is free than before and somebody waits, a job sees to offers.
CREATE FUNCTION set_limit(p_account uuid, p_event uuid, p_pool text, p_capacity integer)
RETURNS TABLE (before integer, capacity integer, taken integer, waiting integer, over integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  UPDATE capacity_pool p
     SET capacity = p_capacity, over = greatest(0, p.taken - p_capacity)
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = p_pool
     AND NOT EXISTS (SELECT FROM allotment a
                      WHERE a.account_id = p_account AND a.event_id = p_event AND a.pool_key = p_pool)
  RETURNING old.capacity, new.capacity, new.taken, new.waiting, new.over
       INTO set_limit.before, set_limit.capacity, set_limit.taken, set_limit.waiting, set_limit.over;
  IF NOT FOUND THEN RETURN; END IF;
  IF set_limit.waiting > 0 AND (p_capacity IS NULL OR p_capacity > set_limit.before) THEN
    PERFORM queue_offers(p_account, p_event);
  END IF;
  RETURN NEXT;
END $$;

-- Makes an allotment so large: it claims so many units of the pool that it is a part of, and gives out as many
-- from its own. NULL when it is done; or nothing has changed and the verdict says why: full, queue (what is free
-- is awaited), in_use (so many of it are taken). p_named: above the limit, by a named decision. The caller
-- holds the event's lock, and has freed what is overdue.
CREATE FUNCTION set_aside(p_account uuid, p_event uuid, p_allotment uuid, p_units integer, p_named boolean)
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
