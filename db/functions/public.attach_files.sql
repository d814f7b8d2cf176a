-- Makes the files of p_files ({id, person, question}) those of a registration: each was uploaded for this event with the
-- secret of the draft, and is attached nowhere else, or is of this registration already. What the registration had besides
-- is deleted. Returns the ids that cannot be attached; if there are any, the caller rolls back.
CREATE OR REPLACE FUNCTION attach_files(p_account uuid, p_event uuid, p_registration uuid, p_draft bytea, p_files jsonb,
  p_kept_until timestamptz)
RETURNS uuid[]
LANGUAGE plpgsql AS $$
DECLARE missing uuid[];
BEGIN
  -- Concurrent calls for one file wait for each other here, in one order; the later one finds it attached.
  PERFORM FROM file f
    WHERE f.account_id = p_account AND f.file_id IN (SELECT g.id FROM jsonb_to_recordset(p_files) AS g(id uuid))
    ORDER BY f.file_id FOR UPDATE;
  WITH given AS (
    SELECT DISTINCT ON (g.id) g.id, g.person, g.question
      FROM jsonb_to_recordset(p_files) AS g(id uuid, person text, question text)
     ORDER BY g.id, g.person NULLS FIRST, g.question
  ), attached AS (
    UPDATE file f SET state = 'attached', registration_id = p_registration, person = g.person, question = g.question,
           kept_until = p_kept_until
      FROM given g
     WHERE f.account_id = p_account AND f.event_id = p_event AND f.file_id = g.id
       AND (f.state = 'uploaded' AND f.draft_hash = p_draft OR f.registration_id = p_registration)
    RETURNING f.file_id
  )
  SELECT coalesce(array_agg(g.id ORDER BY g.id), '{}') INTO missing
    FROM given g WHERE g.id NOT IN (SELECT a.file_id FROM attached a);
  IF missing = '{}' THEN
    DELETE FROM file f
     WHERE f.account_id = p_account AND f.registration_id = p_registration
       AND f.file_id NOT IN (SELECT g.id FROM jsonb_to_recordset(p_files) AS g(id uuid));
  END IF;
  RETURN missing;
END $$;
