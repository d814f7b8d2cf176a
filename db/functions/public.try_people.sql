-- Whether an order may be judged by the limits of these people now: 0, or the seconds until it may. They are recorded before
-- the answer, those with one subject one after another: however many orders arrive at once, on all nodes, only so many are
-- judged. The same person again from the same address reveals nothing new. p_people: [{"subject": hex, "person": hex}].
CREATE OR REPLACE FUNCTION try_people(p_account uuid, p_event uuid, p_from bytea, p_people jsonb, p_window interval,
  p_of_address integer, p_of_all integer)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  subject bytea;
  asked bytea[];
  known bytea[];
  fresh integer;
  total integer;
  first timestamptz;
BEGIN
  FOR subject, asked IN
    SELECT decode(p.subject, 'hex'), array_agg(DISTINCT decode(p.person, 'hex'))
      FROM jsonb_to_recordset(p_people) AS p(subject text, person text)
     GROUP BY p.subject ORDER BY p.subject
  LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(p_account || ' ' || p_event || ' ' || encode(subject, 'hex'), 28));
    SELECT coalesce(array_agg(t.person_hash) FILTER (WHERE t.asked_from = p_from), '{}'), count(*), min(t.tried_at)
      INTO known, total, first
      FROM person_try t
     WHERE t.account_id = p_account AND t.event_id = p_event AND t.subject_hash = subject
       AND t.tried_at > now() - p_window;
    SELECT count(*) INTO fresh FROM unnest(asked) AS a(person) WHERE a.person <> ALL (known);
    IF fresh > 0 AND (cardinality(known) + fresh > p_of_address OR total + fresh > p_of_all) THEN
      -- Nothing was told, so nothing counts: also not those of this order that were looked at before.
      DELETE FROM person_try t
       WHERE t.account_id = p_account AND t.event_id = p_event AND t.asked_from = p_from AND t.tried_at = now();
      RETURN greatest(1, ceil(extract(epoch FROM coalesce(first, now()) + p_window - now())));
    END IF;
    INSERT INTO person_try (account_id, event_id, subject_hash, person_hash, asked_from)
    SELECT p_account, p_event, subject, a.person, p_from FROM unnest(asked) AS a(person)
     WHERE a.person <> ALL (known)
    ON CONFLICT (account_id, event_id, subject_hash, asked_from, person_hash) DO UPDATE SET tried_at = now();
  END LOOP;
  RETURN 0;
END $$;
