-- Ends holds, offers and waiting entries of an event that was called off: places are released, nothing is offered any more,
-- and those who waited are notified. The caller has locked the event.
CREATE OR REPLACE FUNCTION end_waiting(p_account uuid, p_event uuid) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  holds uuid[];
  entries uuid[];
  told integer;
BEGIN
  holds := ARRAY(SELECT h.hold_id FROM hold h WHERE h.account_id = p_account AND h.event_id = p_event
                  ORDER BY h.hold_id FOR UPDATE);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT p.pool_key FROM capacity_pool p WHERE p.account_id = p_account AND p.event_id = p_event), holds);
  DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (holds);
  -- Before places come back: nobody waits for them any more.
  UPDATE capacity_pool SET waiting = 0 WHERE account_id = p_account AND event_id = p_event AND waiting > 0;
  PERFORM swap_claims(p_account, p_event, holds, '[]', false);

  WITH ended AS (
    UPDATE waiting_entry w SET state = 'called_off'
     WHERE w.account_id = p_account AND w.event_id = p_event AND w.state IN ('waiting', 'offered')
    RETURNING w.waiting_entry_id, old.state AS before),
  queued AS (
    INSERT INTO message (account_id, message_id, waiting_entry_id, kind, recipient)
    SELECT p_account, uuidv7(), w.waiting_entry_id, 'called_off', w.contact_email
      FROM waiting_entry w JOIN ended USING (waiting_entry_id) WHERE w.account_id = p_account
    ON CONFLICT (account_id, waiting_entry_id, kind) DO NOTHING
    RETURNING message_id, waiting_entry_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, jsonb_build_object('waitingEntry', h.entry) || h.details
      FROM (SELECT 1 AS place, 'waiting.called_off' AS action, e.waiting_entry_id AS entry,
                   jsonb_build_object('before', jsonb_build_object('state', e.before),
                     'after', '{"state": "called_off"}'::jsonb) AS details
              FROM ended e
            UNION ALL
            SELECT 2, 'message.queued', q.waiting_entry_id,
                   '{"kind": "called_off", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
  RETURN told;
END $$;
