-- Changes a live limit (NULL counts without limiting) under its row lock; returns the old and the new state, or nothing when
-- there is no such limit. The pool of an allotment is not a limit. Nobody loses a place: what is taken above a lowered
-- limit stands as `over`, and nobody new gets in until it has fallen below. Where units became free and somebody waits,
-- the job of offers is queued.
CREATE OR REPLACE FUNCTION set_limit(p_account uuid, p_event uuid, p_pool text, p_capacity integer)
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
