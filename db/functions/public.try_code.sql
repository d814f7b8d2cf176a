-- Whether a code may be answered now: 0, or the seconds until it may. A wrong code is recorded before it is answered, those
-- of one address one after another: however many arrive at once, on all nodes, only so many are answered. Right codes wait
-- in the same line, or the answer to a burst would distinguish them. The same wrong code again reveals nothing new, and one
-- that begins with a wrong one (p_beginnings) counts as a longer version of it. Too many from all addresses together: then
-- each address may be wrong once.
CREATE OR REPLACE FUNCTION try_code(p_account uuid, p_event uuid, p_from bytea, p_code bytea, p_beginnings bytea[],
  p_known boolean, p_window interval, p_of_address integer, p_of_all integer)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  own integer;
  total integer;
  answered boolean;
  first timestamptz;
  last timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_account || ' ' || p_event || ' ' || encode(p_from, 'hex'), 24));
  SELECT count(*) FILTER (WHERE w.asked_from = p_from AND w.code_hash <> ALL (p_beginnings)), count(*),
         coalesce(bool_or(w.asked_from = p_from AND w.code_hash = p_code), false),
         min(w.tried_at) FILTER (WHERE w.asked_from = p_from), max(w.tried_at) FILTER (WHERE w.asked_from = p_from)
    INTO own, total, answered, first, last
    FROM wrong_code w
   WHERE w.account_id = p_account AND w.event_id = p_event AND w.tried_at > now() - p_window;
  IF answered THEN RETURN 0; END IF;
  IF own >= p_of_address THEN RETURN greatest(1, ceil(extract(epoch FROM first + p_window - now()))); END IF;
  IF total >= p_of_all AND own > 0 THEN
    RETURN greatest(1, ceil(extract(epoch FROM last + p_window - now())));
  END IF;
  IF NOT p_known THEN
    DELETE FROM wrong_code w
     WHERE w.account_id = p_account AND w.event_id = p_event AND w.asked_from = p_from
       AND w.code_hash = ANY (p_beginnings);
    INSERT INTO wrong_code (account_id, event_id, asked_from, code_hash) VALUES (p_account, p_event, p_from, p_code)
    ON CONFLICT (account_id, event_id, asked_from, code_hash) DO UPDATE SET tried_at = now();
  END IF;
  RETURN 0;
END $$;
