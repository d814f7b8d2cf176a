-- Registrations that say how many come, and not who.

-- How many come where nobody is named; NULL where people are.
ALTER TABLE registration ADD COLUMN headcount integer CHECK (headcount > 0);

-- Those have one ticket for all, which is nobody's own.
ALTER TABLE ticket ALTER COLUMN participant_id DROP NOT NULL;
CREATE UNIQUE INDEX ticket_of_all ON ticket (account_id, registration_id) WHERE participant_id IS NULL;

-- The registrations themselves, in the order of their keys, so that two nodes never wait for each other in a
-- circle. Answers how many were written: a key that somebody else has just used is passed over.
CREATE OR REPLACE FUNCTION write_orders(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[])
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE written integer;
BEGIN
  INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
    contact_first_name, contact_last_name, contact_email, contact_phone,
    draft, lines, due, claims, total, token_hash, idempotency_key, request_hash, expires_at, allotment_id, headcount)
  SELECT p_account, o."registrationId", p_event, o.version, numbers[o.n], o.state,
    o.contact->>'firstName', o.contact->>'lastName', o.contact->>'email', o.contact->>'phone',
    o.draft, o.lines, o.due, o.claims, o.total,
    decode(o."tokenHash", 'hex'), o.key, decode(o."requestHash", 'hex'), o."expiresAt", o.allotment, o.headcount
    FROM ROWS FROM (jsonb_to_recordset(p_orders) AS ("registrationId" uuid, version integer, state text,
        contact jsonb, draft jsonb, lines jsonb, due jsonb, claims jsonb, total bigint, "tokenHash" text,
        key uuid, "requestHash" text, "expiresAt" timestamptz, allotment uuid, headcount integer)) WITH ORDINALITY
      AS o("registrationId", version, state, contact, draft, lines, due, claims, total, "tokenHash",
        key, "requestHash", "expiresAt", allotment, headcount, n)
   WHERE sold[o.n]
   ORDER BY o.key
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
