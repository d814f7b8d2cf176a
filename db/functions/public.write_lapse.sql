-- Writes what follows when offers have lapsed: history, message and its job.
CREATE OR REPLACE FUNCTION write_lapse(p_account uuid, p_event uuid, p_entries uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE told integer;
BEGIN
  WITH queued AS (
    INSERT INTO message (account_id, message_id, waiting_entry_id, kind, recipient)
    SELECT p_account, uuidv7(), w.waiting_entry_id, 'offer_lapsed', w.contact_email
      FROM waiting_entry w WHERE w.account_id = p_account AND w.waiting_entry_id = ANY (p_entries)
    ON CONFLICT (account_id, waiting_entry_id, kind) DO NOTHING
    RETURNING message_id, waiting_entry_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, jsonb_build_object('waitingEntry', h.entry) || h.details
      FROM (SELECT 1 AS place, 'waiting.lapsed' AS action, id AS entry,
                   '{"before": {"state": "offered"}, "after": {"state": "lapsed"}}'::jsonb AS details
              FROM unnest(p_entries) AS id
            UNION ALL
            SELECT 2, 'message.queued', q.waiting_entry_id, '{"kind": "offer_lapsed", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
END $$;
