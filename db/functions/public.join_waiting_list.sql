-- Puts a party on the waiting list under the locks of its pools, so that a sale at the same moment comes wholly before or
-- after it. Decides by the arithmetic of the sale: a party that can register does not wait. Verdicts: joined; seen;
-- key_reused; version_gone; places_free; too_large (more than the whole limit of a pool: it would block all others).
-- p_entry: {"waitingEntryId", "version", "key", "requestHash" (hex), "tokenHash" (hex), "size", "wishes", "draft",
-- "contact"}; a wish: {"size", "claims": [{"pool", "units", "capacity"}]}, the whole party first.
CREATE OR REPLACE FUNCTION join_waiting_list(p_account uuid, p_event uuid, p_entry jsonb)
RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  selling integer;
  overdue uuid[];
  whole jsonb := p_entry->'wishes'->0->'claims';
  wanted jsonb := (SELECT coalesce(jsonb_agg(c.claim), '[]') FROM jsonb_array_elements(p_entry->'wishes') w(wish),
                          jsonb_array_elements(w.wish->'claims') AS c(claim));
  known waiting_entry;
  pool text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version INTO selling FROM event e
   WHERE e.account_id = p_account AND e.event_id = p_event AND e.called_off_at IS NULL
     AND e.archived_at IS NULL;
  overdue := lock_overdue(p_account, p_event, '{}', 1000);
  PERFORM make_pools(p_account, p_event, wanted);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT DISTINCT c.pool FROM jsonb_to_recordset(wanted) AS c(pool text)), overdue);
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT w.* INTO known FROM waiting_entry w
   WHERE w.account_id = p_account AND w.event_id = p_event AND w.idempotency_key = (p_entry->>'key')::uuid;
  IF FOUND THEN
    RETURN jsonb_build_object('waitingEntryId', known.waiting_entry_id, 'verdict',
      CASE WHEN known.request_hash = decode(p_entry->>'requestHash', 'hex') THEN 'seen' ELSE 'key_reused' END);
  END IF;
  IF (p_entry->>'version')::integer IS DISTINCT FROM selling THEN RETURN '{"verdict": "version_gone"}'; END IF;

  SELECT p.pool_key INTO pool FROM jsonb_to_recordset(whole) AS c(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = c.pool
   WHERE p.capacity < c.units ORDER BY p.pool_key LIMIT 1;
  IF FOUND THEN RETURN jsonb_build_object('verdict', 'too_large', 'pool', pool); END IF;
  PERFORM FROM jsonb_to_recordset(whole) AS c(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = c.pool
   WHERE p.capacity - p.taken - p.waiting < c.units;
  IF NOT FOUND THEN RETURN '{"verdict": "places_free"}'; END IF;

  INSERT INTO waiting_entry (account_id, waiting_entry_id, event_id, version, size, wishes, draft, contact_first_name,
    contact_last_name, contact_email, contact_phone, token_hash, idempotency_key, request_hash)
  SELECT p_account, e."waitingEntryId", p_event, e.version, e.size, e.wishes, e.draft, e.contact->>'firstName',
    e.contact->>'lastName', e.contact->>'email', e.contact->>'phone', decode(e."tokenHash", 'hex'), e.key,
    decode(e."requestHash", 'hex')
    FROM jsonb_to_record(p_entry) AS e("waitingEntryId" uuid, version integer, size integer, wishes jsonb, draft jsonb,
      contact jsonb, "tokenHash" text, key uuid, "requestHash" text)
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  -- The key came at the same moment with other wishes, behind other locks: by now it is seen.
  IF NOT FOUND THEN RETURN join_waiting_list(p_account, p_event, p_entry); END IF;

  UPDATE capacity_pool p SET waiting = p.waiting + c.units
    FROM jsonb_to_recordset(whole) AS c(pool text, units integer)
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = c.pool;
  -- There may be room for the smaller party that it agreed to be, or where smaller ones may pass.
  PERFORM queue_offers(p_account, p_event);
  RETURN jsonb_build_object('verdict', 'joined', 'waitingEntryId', p_entry->'waitingEntryId');
END $$;
