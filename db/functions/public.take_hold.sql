-- The places of a hold become the registration's own, and the hold ends; nothing happens when it has ended. The caller holds
-- the registration's lock. The pools' counters stay as they are, since the same units are held.
CREATE OR REPLACE FUNCTION take_hold(p_account uuid, p_hold uuid, p_registration uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  held jsonb;
BEGIN
  DELETE FROM hold h WHERE h.account_id = p_account AND h.hold_id = p_hold;
  IF NOT FOUND THEN RETURN; END IF;
  WITH gone AS (
    DELETE FROM capacity_claim c WHERE c.account_id = p_account AND c.holder_id IN (p_hold, p_registration)
    RETURNING c.event_id, c.pool_key, c.units),
  summed AS (
    SELECT g.event_id AS event, g.pool_key AS pool, sum(g.units) AS units FROM gone g GROUP BY g.event_id, g.pool_key)
  SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') INTO held FROM summed s;
  INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
  SELECT p_account, p_registration, c.event, c.pool, c.units
    FROM jsonb_to_recordset(held) AS c(event uuid, pool text, units integer);
END $$;
