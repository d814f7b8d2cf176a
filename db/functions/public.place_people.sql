-- Puts people into rooms or vehicles of an event, or out of them (`space` null), all or nothing: the caller rolls
-- back unless it answers 'placed'. Two who move people of one event at once wait for each other at its spaces, so no bed
-- is given twice; registrations are locked before, in the order of those who cancel them.
CREATE OR REPLACE FUNCTION place_people(p_account uuid, p_event uuid, p_scope text, p_moves jsonb)
RETURNS text
LANGUAGE plpgsql AS $$
DECLARE moved uuid[]; standing uuid[];
BEGIN
  moved := ARRAY(SELECT p.id::uuid FROM jsonb_array_elements(p_moves) m(body),
                        jsonb_array_elements_text(m.body->'people') p(id));
  PERFORM FROM registration r
    WHERE r.account_id = p_account AND r.event_id = p_event AND r.registration_id IN (
      SELECT p.registration_id FROM participant p WHERE p.account_id = p_account AND p.participant_id = ANY (moved))
    ORDER BY r.registration_id FOR SHARE;
  PERFORM FROM space s WHERE s.account_id = p_account AND s.event_id = p_event AND s.scope = p_scope
    ORDER BY s.space_id FOR UPDATE;
  standing := ARRAY(SELECT p.participant_id FROM participant p
      JOIN registration r ON r.account_id = p.account_id AND r.registration_id = p.registration_id
     WHERE p.account_id = p_account AND p.participant_id = ANY (moved) AND p.left_at IS NULL
       AND r.event_id = p_event AND r.state NOT IN ('expired', 'cancelled', 'withdrawn'));
  IF cardinality(standing) <> cardinality(moved) OR EXISTS (
    SELECT FROM jsonb_array_elements(p_moves) m(body)
     WHERE m.body->>'space' IS NOT NULL AND NOT EXISTS (
       SELECT FROM space s WHERE s.account_id = p_account AND s.space_id = (m.body->>'space')::uuid
          AND s.event_id = p_event AND s.scope = p_scope))
  THEN RETURN 'not_found'; END IF;

  DELETE FROM space_person sp
   WHERE sp.account_id = p_account AND sp.scope = p_scope AND sp.participant_id = ANY (moved);
  INSERT INTO space_person (account_id, participant_id, scope, space_id)
  SELECT p_account, p.id::uuid, p_scope, (m.body->>'space')::uuid
    FROM jsonb_array_elements(p_moves) m(body), jsonb_array_elements_text(m.body->'people') p(id)
   WHERE m.body->>'space' IS NOT NULL;
  UPDATE space s SET freed_at = NULL
   WHERE s.account_id = p_account AND s.freed_at IS NOT NULL
     AND s.space_id IN (SELECT (m.body->>'space')::uuid FROM jsonb_array_elements(p_moves) m(body));

  IF EXISTS (
    SELECT FROM space s
     WHERE s.account_id = p_account AND s.event_id = p_event AND s.scope = p_scope
       AND s.space_id IN (SELECT (m.body->>'space')::uuid FROM jsonb_array_elements(p_moves) m(body))
       AND s.places - s.kept < (SELECT count(*) FROM space_person sp
                                 WHERE sp.account_id = p_account AND sp.space_id = s.space_id))
  THEN RETURN 'full'; END IF;
  RETURN 'placed';
END $$;
