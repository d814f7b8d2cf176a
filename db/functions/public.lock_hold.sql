-- Locks a hold and returns it, if it still exists.
CREATE OR REPLACE FUNCTION lock_hold(p_account uuid, p_event uuid, p_hold uuid) RETURNS SETOF hold
LANGUAGE sql STRICT AS $$
  SELECT h.* FROM hold h WHERE h.account_id = p_account AND h.event_id = p_event AND h.hold_id = p_hold FOR UPDATE
$$;
