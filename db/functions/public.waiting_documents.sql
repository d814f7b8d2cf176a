-- Documents of an event that somebody of the staff has to look at, of registrations that hold places. 'delivered': files that
-- answer a question whose documents are checked, unless the last decision was made about all of them. 'withdrawn': what the
-- registrant has withdrawn and nobody has taken note of, unless something was decided or brought since. Oldest first.
CREATE OR REPLACE FUNCTION waiting_documents(p_event uuid)
RETURNS TABLE (registration_id uuid, participant_id uuid, question text, state text, files uuid[], since timestamptz)
LANGUAGE sql STABLE AS $$
  WITH asked AS MATERIALIZED (
    SELECT q->>'id' AS question
      FROM event e
      JOIN event_version v ON v.account_id = e.account_id AND v.event_id = e.event_id AND v.version = e.published_version,
           jsonb_array_elements(v.definition->'questions') q
     WHERE e.event_id = p_event AND q->'files'->>'toCheck' = 'true'
  ), brought AS (
    SELECT f.account_id, f.registration_id, p.participant_id, f.question,
           array_agg(f.file_id ORDER BY f.uploaded_at, f.file_id) AS files, max(f.uploaded_at) AS since
      FROM event e
      JOIN file f ON f.account_id = e.account_id AND f.event_id = e.event_id AND f.state = 'attached'
      JOIN registration r ON r.account_id = f.account_id AND r.registration_id = f.registration_id AND holds_place(r.state)
      LEFT JOIN participant p ON p.account_id = f.account_id AND p.registration_id = f.registration_id
                             AND p.ref = f.person AND p.left_at IS NULL
     WHERE e.event_id = p_event AND (f.person IS NULL OR p.participant_id IS NOT NULL)
       AND f.question IN (SELECT a.question FROM asked a)
     GROUP BY f.account_id, f.registration_id, p.participant_id, f.question
  ), waiting AS (
    SELECT b.registration_id, b.participant_id, b.question, 'delivered' AS state, b.files, b.since
      FROM brought b
      LEFT JOIN LATERAL (
           SELECT d.files FROM document_decision d
            WHERE d.account_id = b.account_id AND d.registration_id = b.registration_id AND d.question = b.question
              AND d.participant_id IS NOT DISTINCT FROM b.participant_id
            ORDER BY d.document_decision_id DESC LIMIT 1) last ON true
     WHERE last.files IS NULL OR NOT b.files <@ last.files
    UNION ALL
    SELECT d.registration_id, d.participant_id, d.question, 'withdrawn', there.files, d.decided_at
      FROM document_decision d
      JOIN registration r ON r.account_id = d.account_id AND r.registration_id = d.registration_id
                         AND r.event_id = p_event AND holds_place(r.state)
      LEFT JOIN participant p ON p.account_id = d.account_id AND p.participant_id = d.participant_id
     CROSS JOIN LATERAL (
           SELECT coalesce(array_agg(f.file_id ORDER BY f.uploaded_at, f.file_id), '{}') AS files FROM file f
            WHERE f.account_id = d.account_id AND f.registration_id = d.registration_id AND f.state = 'attached'
              AND f.question = d.question AND f.person IS NOT DISTINCT FROM p.ref) there
     WHERE d.by_registrant AND d.noted_at IS NULL AND p.left_at IS NULL
       AND d.question IN (SELECT a.question FROM asked a)
       AND there.files <@ d.files
       AND NOT EXISTS (
           SELECT FROM document_decision later
            WHERE later.account_id = d.account_id AND later.registration_id = d.registration_id
              AND later.question = d.question AND later.participant_id IS NOT DISTINCT FROM d.participant_id
              AND later.document_decision_id > d.document_decision_id)
  )
  SELECT w.registration_id, w.participant_id, w.question, w.state, w.files, w.since FROM waiting w
   ORDER BY w.since, w.registration_id, w.participant_id, w.question
$$;
