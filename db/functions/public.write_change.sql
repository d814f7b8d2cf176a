-- Writes a change that was decided under the registration's lock, after its places were claimed.
-- What was agreed is a row of registration_revision, which the caller adds.
-- p_change: {"hash" (hex), "draft" without people, "claims", "total", "lacking",
--   "people": [{"id", "position", "ref", …}] all who take part from now on, "statements": [{"id", "version", "text"}],
--   "correction": {"id", "amount", "explanation"} or null}
CREATE OR REPLACE FUNCTION write_change(p_account uuid, p_registration uuid, p_change jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE registration r SET revision = r.revision + 1, change_hash = decode(p_change->>'hash', 'hex'),
      draft = p_change->'draft', claims = p_change->'claims', total = (p_change->>'total')::bigint,
      lacking = p_change->'lacking'
   WHERE r.account_id = p_account AND r.registration_id = p_registration;

  WITH gone AS (
    UPDATE participant p SET left_at = now()
     WHERE p.account_id = p_account AND p.registration_id = p_registration AND p.left_at IS NULL
       AND NOT EXISTS (SELECT FROM jsonb_to_recordset(p_change->'people') AS s(id uuid) WHERE s.id = p.participant_id)
    RETURNING p.participant_id)
  UPDATE ticket t SET void_at = now() FROM gone g
   WHERE t.account_id = p_account AND t.participant_id = g.participant_id;

  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
    birth_date, sex, participant_type, participant_group, answers, choices)
  SELECT p_account, s.id, p_registration, s.position, s.ref, s."firstName", s."lastName", s."birthDate", s.sex,
    s.type, s."group", s.answers, s.choices
    FROM jsonb_to_recordset(p_change->'people') AS s(id uuid, position integer, ref text, "firstName" text,
      "lastName" text, "birthDate" date, sex text, type text, "group" text, answers jsonb, choices jsonb)
  ON CONFLICT (account_id, participant_id) DO UPDATE SET first_name = excluded.first_name,
    last_name = excluded.last_name, birth_date = excluded.birth_date, sex = excluded.sex,
    participant_type = excluded.participant_type, participant_group = excluded.participant_group,
    answers = excluded.answers, choices = excluded.choices;

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording)
  SELECT p_account, p_registration, s.id, s.version, s.text
    FROM jsonb_to_recordset(p_change->'statements') AS s(id text, version integer, text text)
  ON CONFLICT DO NOTHING;

  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, c.id, p_registration, 'correction', c.amount, c.explanation
    FROM jsonb_to_record(p_change->'correction') AS c(id uuid, amount bigint, explanation jsonb)
   WHERE c.amount <> 0;
END $$;
