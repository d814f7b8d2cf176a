-- Documents of an event that somebody of the staff has to look at: files that answer a question whose documents are checked,
-- of registrations that hold places, unless the last decision was made about all of them. Oldest first.
CREATE OR REPLACE FUNCTION waiting_documents(p_event uuid)
RETURNS TABLE (registration_id uuid, participant_id uuid, question text, files uuid[], delivered_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT b.registration_id, b.participant_id, b.question, b.files, b.delivered_at
    FROM (SELECT f.account_id, f.registration_id, p.participant_id, f.question,
                 array_agg(f.file_id ORDER BY f.uploaded_at, f.file_id) AS files, max(f.uploaded_at) AS delivered_at
            FROM event e
            JOIN event_version v ON v.account_id = e.account_id AND v.event_id = e.event_id AND v.version = e.published_version
            JOIN file f ON f.account_id = e.account_id AND f.event_id = e.event_id AND f.state = 'attached'
            JOIN registration r ON r.account_id = f.account_id AND r.registration_id = f.registration_id AND holds_place(r.state)
            LEFT JOIN participant p ON p.account_id = f.account_id AND p.registration_id = f.registration_id
                                   AND p.ref = f.person AND p.left_at IS NULL
           WHERE e.event_id = p_event AND (f.person IS NULL OR p.participant_id IS NOT NULL)
             AND EXISTS (SELECT FROM jsonb_array_elements(v.definition->'questions') q
                          WHERE q->>'id' = f.question AND q->'files'->>'toCheck' = 'true')
           GROUP BY f.account_id, f.registration_id, p.participant_id, f.question) b
    LEFT JOIN LATERAL (
         SELECT d.files FROM document_decision d
          WHERE d.account_id = b.account_id AND d.registration_id = b.registration_id AND d.question = b.question
            AND d.participant_id IS NOT DISTINCT FROM b.participant_id
          ORDER BY d.document_decision_id DESC LIMIT 1) last ON true
   WHERE last.files IS NULL OR NOT b.files <@ last.files
   ORDER BY b.delivered_at, b.registration_id, b.participant_id, b.question
$$;
