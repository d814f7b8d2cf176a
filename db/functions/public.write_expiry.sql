-- Writes what follows when registrations have expired: ledger entries that cancel price and change fees, history, message
-- and its job.
CREATE OR REPLACE FUNCTION write_expiry(p_account uuid, p_event uuid, p_registrations uuid[])
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE told integer;
BEGIN
  -- Nothing is owed any more; money that comes later stands out as 'to refund'.
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, uuidv7(), r.registration_id, 'correction', -r.total - decided_of(p_account, r.registration_id),
         '{"code": "expired"}'
    FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations);
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, uuidv7(), f.registration_id, 'fee', -f.fees, '{"code": "fee_waived"}'
    FROM fees_of(p_account, p_registrations) f;

  WITH queued AS (
    INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
    SELECT p_account, uuidv7(), r.registration_id, 'expired', r.contact_email
      FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations)
    ON CONFLICT DO NOTHING
    RETURNING message_id, registration_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, h.registration_id, h.details
      FROM (SELECT 1 AS place, 'registration.expired' AS action, r.registration_id,
                   jsonb_build_object(
                     'before', jsonb_build_object('state', 'awaiting_payment', 'owed', r.total + decided_of(p_account, r.registration_id), 'places',
                       (SELECT coalesce(jsonb_object_agg(c->>'pool', c->'units'), '{}') FROM jsonb_array_elements(r.claims) c)),
                     'after', '{"state": "expired", "owed": 0, "places": {}}'::jsonb)
                   -- They are waived above, in this transaction.
                   || coalesce((SELECT jsonb_build_object('waived', -l.amount) FROM ledger_entry l
                                 WHERE l.account_id = p_account AND l.registration_id = r.registration_id
                                   AND l.kind = 'fee' AND l.at = now() AND l.amount < 0), '{}') AS details
              FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations)
            UNION ALL
            SELECT 2, 'message.queued', q.registration_id,
              '{"kind": "expired", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
END $$;
