-- Writes the registrations of sold orders, in the order of their keys, so that two nodes never deadlock. Returns how many
-- were written: a key that another transaction has just used is skipped.
CREATE OR REPLACE FUNCTION write_orders(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[])
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE written integer;
BEGIN
  INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
    contact_first_name, contact_last_name, contact_email, contact_phone,
    draft, claims, total, token_hash, link_sealed, idempotency_key, request_hash, expires_at,
    allotment_id, headcount, lacking, is_test)
  SELECT p_account, o."registrationId", p_event, o.version, numbers[o.n], o.state,
    o.contact->>'firstName', o.contact->>'lastName', o.contact->>'email', o.contact->>'phone',
    o.draft, o.claims, o.total,
    decode(o."tokenHash", 'hex'), o."linkSealed", o.key, decode(o."requestHash", 'hex'), o."expiresAt",
    o.allotment, o.headcount, o.lacking,
    -- What is ordered in test mode is a test; the mode changes under the event's lock, which orders share.
    (SELECT e.is_test FROM event e WHERE e.account_id = p_account AND e.event_id = p_event)
    FROM ROWS FROM (jsonb_to_recordset(p_orders) AS ("registrationId" uuid, version integer, state text,
        contact jsonb, draft jsonb, claims jsonb, total bigint, "tokenHash" text,
        "linkSealed" text, key uuid, "requestHash" text, "expiresAt" timestamptz, allotment uuid, headcount integer,
        lacking jsonb))
      WITH ORDINALITY
      AS o("registrationId", version, state, contact, draft, claims, total, "tokenHash", "linkSealed",
        key, "requestHash", "expiresAt", allotment, headcount, lacking, n)
   WHERE sold[o.n]
   ORDER BY o.key
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
