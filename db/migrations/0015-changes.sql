-- Registrations that change after they were made, and those that are called off.

-- revision: how often it has been changed, from 1; whoever changes it says which one was seen. change_hash: of the
-- request that made it so, by which the same request is known again. priced_at: by which day's prices it was
-- reckoned last; NULL: the day it was made.
ALTER TABLE registration
  ADD COLUMN revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  ADD COLUMN change_hash bytea,
  ADD COLUMN priced_at timestamptz;

-- Who has left stays for tickets and history to point to, and is counted nowhere. Places in the order are not
-- given to anybody else.
ALTER TABLE participant ADD COLUMN left_at timestamptz;

-- A ticket that lets nobody in any more. It stands on the ticket itself, so that a gate that has just locked it
-- cannot miss it.
ALTER TABLE ticket ADD COLUMN void_at timestamptz;

-- What a message tells that cannot be read from the registration later. Of changes there may be many; of all else
-- one message a kind.
ALTER TABLE message ADD COLUMN about jsonb NOT NULL DEFAULT '{}';
ALTER TABLE message DROP CONSTRAINT message_account_id_registration_id_kind_key;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind) WHERE kind <> 'changed';

-- The lock under which a registration's state changes, its balance is summed and its people come and go.
CREATE FUNCTION lock_registration(p_registration uuid) RETURNS SETOF registration
LANGUAGE sql AS $$
  SELECT r.* FROM registration r WHERE r.registration_id = p_registration FOR NO KEY UPDATE
$$;

-- Takes the tickets of a registration in hand, so that no gate lets anybody in while people are being changed;
-- answers who has entered already.
CREATE FUNCTION lock_tickets(p_account uuid, p_registration uuid) RETURNS SETOF uuid
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ticket t WHERE t.account_id = p_account AND t.registration_id = p_registration
    ORDER BY t.ticket_id FOR UPDATE;
  RETURN QUERY SELECT t.participant_id FROM ticket t
    WHERE t.account_id = p_account AND t.registration_id = p_registration AND t.used_at IS NOT NULL;
END $$;

-- Writes a change that was decided under the registration's lock, after its places were claimed.
-- p_change: {"revision", "hash" (hex), "pricedAt", "draft", "lines", "due", "claims", "total",
--   "people": [{"id", "position", "ref", …}] all who take part from now on, "statements": [{"id", "version", "text"}],
--   "correction": {"id", "amount", "explanation"} or null}
CREATE FUNCTION write_change(p_account uuid, p_registration uuid, p_change jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE registration r SET revision = r.revision + 1, change_hash = decode(p_change->>'hash', 'hex'),
      priced_at = (p_change->>'pricedAt')::timestamptz, draft = p_change->'draft', lines = p_change->'lines',
      due = p_change->'due', claims = p_change->'claims', total = (p_change->>'total')::bigint
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

-- Calls a registration off that stands in p_from: its places go back, its tickets let nobody in. False when it
-- does not stand there (any more). The caller holds its lock and sees to what is owed.
CREATE FUNCTION cancel_registration(p_account uuid, p_event uuid, p_registration uuid, p_from text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE registration r SET state = 'cancelled'
   WHERE r.account_id = p_account AND r.registration_id = p_registration AND r.state = p_from;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE ticket t SET void_at = now()
   WHERE t.account_id = p_account AND t.registration_id = p_registration AND t.void_at IS NULL;
  PERFORM FROM lock_pools(p_account, p_event, '{}', ARRAY[p_registration]);
  PERFORM swap_claims(p_account, p_event, ARRAY[p_registration], '[]', false);
  RETURN true;
END $$;
