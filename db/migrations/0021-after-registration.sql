-- What happens after a registration: a part of the money is kept by the rules of resigning, and an event is called
-- off.

-- kept: what stays with the organiser of the money of who resigns, a fee by the rules that were agreed to or a
-- donation; its explanation says which. Nothing is owed for it: it is taken of what was paid.
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_kind_check;
ALTER TABLE ledger_entry
  ADD CONSTRAINT ledger_entry_kind_check CHECK (kind IN ('charge', 'payment', 'refund', 'correction', 'kept')),
  ADD CHECK (kind <> 'kept' OR amount > 0);

-- From when on the event does not take place, and why, as its people are told.
ALTER TABLE event
  ADD COLUMN called_off_at timestamptz,
  ADD COLUMN called_off_because text,
  ADD CHECK ((called_off_at IS NULL) = (called_off_because IS NULL));

ALTER TABLE waiting_entry DROP CONSTRAINT waiting_entry_state_check;
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_state_check CHECK (state IN ('waiting', 'offered', 'accepted',
  'declined', 'lapsed', 'given_up', 'called_off'));

-- Ends holds, offers and waiting entries of an event that was called off: their places go back, nobody is offered
-- anything, who waited is told. The caller has locked the event.
CREATE FUNCTION end_waiting(p_account uuid, p_event uuid) RETURNS integer
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

-- As before, but an event that was called off has no version by which it sells, or is waited for.
CREATE OR REPLACE FUNCTION decide_orders(p_account uuid, p_event uuid, p_orders jsonb, OUT selling integer, OUT sold boolean[], OUT short jsonb[], OUT held uuid[])
RETURNS record
LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_sort = off
AS $$
DECLARE
  -- By the order's place in the batch.
  stands boolean[];
  wanted boolean[];
  overdue uuid[];
  -- By pool, in the order of their keys; NULL is free where there is no limit.
  pools text[];
  free integer[];
  awaited integer[];
  -- What the holds claim: units by 'hold pool'.
  own jsonb;
  wish record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version INTO selling FROM event e
   WHERE e.account_id = p_account AND e.event_id = p_event AND e.called_off_at IS NULL;

  -- The holds that are there to be taken over, each by the first that names it. An offer stands by the version
  -- that its entry has agreed on; without the offer its terms are nobody's.
  SELECT coalesce(array_agg(h.hold_id ORDER BY o.n), '{}'),
         array_agg(o.version IS NOT DISTINCT FROM selling OR o.version IS NOT DISTINCT FROM w.version ORDER BY o.n),
         array_agg(CASE WHEN o.offer AND h.hold_id IS NULL THEN '{"verdict": "hold_gone"}'::jsonb END ORDER BY o.n)
    INTO held, stands, short
    FROM (SELECT n, (body->>'version')::integer AS version, (body->>'offer')::boolean AS offer,
                 CASE row_number() OVER (PARTITION BY body->>'hold' ORDER BY n) WHEN 1 THEN (body->>'hold')::uuid END AS hold
            FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)) o
    LEFT JOIN LATERAL lock_hold(p_account, p_event, o.hold) h ON true
    LEFT JOIN LATERAL (SELECT e.version FROM waiting_entry e WHERE e.account_id = p_account
                          AND e.waiting_entry_id = h.waiting_entry_id) w ON true;
  overdue := lock_overdue(p_account, p_event, array_remove(held, NULL), 1000);

  PERFORM make_pools(p_account, p_event, (
    SELECT coalesce(jsonb_agg(c.claim), '[]')
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
           jsonb_array_elements(o.body->'claims') AS c(claim)
     WHERE stands[o.n]));
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT DISTINCT c.pool FROM jsonb_array_elements(p_orders) o(body),
                 jsonb_to_recordset(o.body->'claims') AS c(pool text)),
    overdue || array_remove(held, NULL));
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT array_agg(p.pool_key), array_agg(p.capacity - p.taken - p.waiting), array_agg(p.waiting)
    INTO pools, free, awaited
    FROM (SELECT * FROM capacity_pool p
           WHERE p.account_id = p_account AND p.event_id = p_event
             AND p.pool_key IN (SELECT c.pool FROM jsonb_array_elements(p_orders) o(body),
                                       jsonb_to_recordset(o.body->'claims') AS c(pool text))
           ORDER BY p.pool_key) p;

  -- Behind the locks: whoever took the last place under the same key is seen here.
  SELECT array_agg(stands[o.n] AND short[o.n] IS NULL AND r.registration_id IS NULL ORDER BY o.n) INTO wanted
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
    LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true;

  own := (SELECT coalesce(jsonb_object_agg(c.holder_id || ' ' || c.pool_key, c.units), '{}') FROM capacity_claim c
           WHERE c.account_id = p_account AND c.holder_id = ANY (array_remove(held, NULL)));

  FOR wish IN
    SELECT o.n, array_agg(array_position(pools, c.pool) ORDER BY c.pool) FILTER (WHERE c.pool IS NOT NULL) AS at,
           array_agg(c.units - coalesce((own->>(held[o.n] || ' ' || c.pool))::integer, 0) ORDER BY c.pool) AS more
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN LATERAL jsonb_to_recordset(o.body->'claims') AS c(pool text, units integer) ON true
     WHERE wanted[o.n]
     GROUP BY o.n ORDER BY o.n
  LOOP
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      IF wish.more[i] > 0 AND free[wish.at[i]] < wish.more[i] THEN
        short[wish.n] := jsonb_build_object('pool', pools[wish.at[i]], 'verdict',
          CASE WHEN cardinality(overdue) = 1000 THEN 'again'
               WHEN free[wish.at[i]] + awaited[wish.at[i]] < wish.more[i] THEN 'full' ELSE 'queue' END);
        EXIT;
      END IF;
    END LOOP;
    CONTINUE WHEN short[wish.n] IS NOT NULL;
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      free[wish.at[i]] := free[wish.at[i]] - wish.more[i];
    END LOOP;
    sold[wish.n] := true;
  END LOOP;
END $$;

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
   WHERE e.account_id = p_account AND e.event_id = p_event AND e.called_off_at IS NULL;
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
