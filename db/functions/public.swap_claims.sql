-- Replaces all claims of these holders by p_claims ([{"holder", "pool", "units"}]) and updates the counters. The caller has
-- locked the pools and decided that there is room; p_named: above the limit, by a named decision. Where units became free
-- and somebody waits for them, the job of offers is queued.
CREATE OR REPLACE FUNCTION swap_claims(p_account uuid, p_event uuid, p_holders uuid[], p_claims jsonb, p_named boolean)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  gone jsonb;
  is_awaited boolean;
BEGIN
  WITH deleted AS (
    DELETE FROM capacity_claim WHERE account_id = p_account AND holder_id = ANY (p_holders) RETURNING pool_key, units)
  SELECT coalesce(jsonb_agg(jsonb_build_object('pool', pool_key, 'units', units)), '[]') INTO gone FROM deleted;

  INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
  SELECT p_account, c.holder, p_event, c.pool, c.units
    FROM jsonb_to_recordset(p_claims) AS c(holder uuid, pool text, units integer);

  WITH moved AS (
    SELECT pool, sum(units) AS units
      FROM (SELECT c.pool, c.units FROM jsonb_to_recordset(p_claims) AS c(pool text, units integer)
            UNION ALL
            SELECT g.pool, -g.units FROM jsonb_to_recordset(gone) AS g(pool text, units integer)) m
     GROUP BY pool),
  counted AS (
    UPDATE capacity_pool p
       SET taken = p.taken + m.units,
           over = least(CASE WHEN NOT p_named THEN p.over END, greatest(0, p.taken + m.units - p.capacity))
      FROM moved m
     WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = m.pool AND m.units <> 0
    RETURNING m.units < 0 AND p.waiting > 0 AS is_awaited)
  SELECT coalesce(bool_or(c.is_awaited), false) INTO is_awaited FROM counted c;
  IF is_awaited THEN PERFORM queue_offers(p_account, p_event); END IF;
END $$;
