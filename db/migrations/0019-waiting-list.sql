-- The waiting list: how somebody joins it, what an offer is good for, and who is told.

-- For how many of the party the offer is.
ALTER TABLE waiting_entry ADD COLUMN offered_size integer CHECK (offered_size BETWEEN 1 AND size);

-- A message tells of a registration or of a waiting entry; one of a kind for each.
ALTER TABLE message
  ADD COLUMN waiting_entry_id uuid,
  ADD FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry (account_id, waiting_entry_id),
  ADD UNIQUE (account_id, waiting_entry_id, kind);

-- Puts a party on the waiting list behind the locks of its pools, where a sale at the same moment has its turn before
-- or after it. Decides by the arithmetic of the sale: who can register does not wait. Verdicts: joined; seen; key_reused;
-- version_gone; places_free; too_large (more than the whole limit of a pool: it would keep all others out for ever).
-- p_entry: {"waitingEntryId", "version", "key", "requestHash" (hex), "tokenHash" (hex), "size", "wishes", "draft",
-- "contact"}; a wish: {"size", "claims": [{"pool", "units", "capacity"}]}, the whole party first.
CREATE FUNCTION join_waiting_list(p_account uuid, p_event uuid, p_entry jsonb) RETURNS jsonb
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
  SELECT e.published_version INTO selling FROM event e WHERE e.account_id = p_account AND e.event_id = p_event;
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

-- What follows when offers have lapsed: the history, the message, its job.
CREATE FUNCTION write_lapse(p_account uuid, p_event uuid, p_entries uuid[]) RETURNS void
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

-- As before, and who has let an offer lapse is told.
CREATE OR REPLACE FUNCTION end_overdue(p_account uuid, p_event uuid, p_holders uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  holds uuid[];
  entries uuid[];
  expired uuid[];
BEGIN
  IF cardinality(p_holders) = 0 THEN RETURN; END IF;
  WITH gone AS (
    DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (p_holders) RETURNING hold_id, waiting_entry_id),
  lapsed AS (
    UPDATE waiting_entry w SET state = 'lapsed' FROM gone g
     WHERE w.account_id = p_account AND w.waiting_entry_id = g.waiting_entry_id AND w.state = 'offered'
    RETURNING w.waiting_entry_id)
  SELECT ARRAY(SELECT hold_id FROM gone), ARRAY(SELECT waiting_entry_id FROM lapsed) INTO holds, entries;

  WITH moved AS (
    UPDATE registration SET state = 'expired'
     WHERE account_id = p_account AND registration_id = ANY (p_holders) AND state = 'awaiting_payment'
       AND expires_at <= now()
    RETURNING registration_id)
  SELECT coalesce(array_agg(registration_id), '{}') INTO expired FROM moved;
  PERFORM swap_claims(p_account, p_event, holds || expired, '[]', false);
  PERFORM write_expiry(p_account, p_event, expired);
  PERFORM write_lapse(p_account, p_event, entries);
END $$;

-- As before, but an order that takes over an offer stands by the version that was agreed on, also when another one
-- sells now, and stands only while the offer does: {"verdict": "hold_gone"}. Such an order says "offer": true.
CREATE OR REPLACE FUNCTION decide_orders(p_account uuid, p_event uuid, p_orders jsonb,
  OUT selling integer, OUT sold boolean[], OUT short jsonb[], OUT held uuid[])
LANGUAGE plpgsql
-- In the first seconds of a sale the statistics still say "empty": no plan may read or sort a whole table.
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
  wish record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version INTO selling FROM event e WHERE e.account_id = p_account AND e.event_id = p_event;

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

  FOR wish IN
    SELECT o.n, array_agg(array_position(pools, c.pool) ORDER BY c.pool) FILTER (WHERE c.pool IS NOT NULL) AS at,
           array_agg(c.units - coalesce(k.units, 0) ORDER BY c.pool) AS more
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN LATERAL jsonb_to_recordset(o.body->'claims') AS c(pool text, units integer) ON true
      LEFT JOIN capacity_claim k
        ON k.account_id = p_account AND k.holder_id = held[o.n] AND k.pool_key = c.pool
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

-- As before, with the verdict hold_gone: the offer that the order takes over has ended.
CREATE OR REPLACE FUNCTION reserve_many(p_account uuid, p_event uuid, p_orders jsonb, p_numbers text[]) RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_sort = off
AS $$
DECLARE
  decided record;
  sold boolean[];
  numbers text[];
  unused text[];
  next integer := 0;
  kept integer;
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);
  SELECT * INTO decided FROM decide_orders(p_account, p_event, p_orders);
  sold := decided.sold;

  unused := ARRAY(SELECT c.number FROM unnest(p_numbers) AS c(number)
                    LEFT JOIN LATERAL (SELECT r.number FROM registration r
                                        WHERE r.account_id = p_account AND r.number BETWEEN c.number AND c.number
                                        ORDER BY r.number LIMIT 1) r ON true
                   WHERE r.number IS NULL
                   LIMIT jsonb_array_length(p_orders));
  FOR n IN 1 .. coalesce(array_upper(sold, 1), 0) LOOP
    CONTINUE WHEN sold[n] IS NOT TRUE;
    next := next + 1;
    numbers[n] := unused[next];
  END LOOP;

  IF next > 0 THEN
    kept := write_orders(p_account, p_event, p_orders, sold, numbers);
    -- Where no counter made them wait, another node may have been first with a key: nothing of that order stands.
    IF kept < next THEN
      SELECT array_agg(EXISTS (SELECT FROM registration r WHERE r.account_id = p_account
                                  AND r.registration_id = (o.body->>'registrationId')::uuid) ORDER BY o.n)
        INTO sold FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n);
    END IF;
    PERFORM write_parts(p_account, p_event, p_orders, sold, numbers, decided.held);
  END IF;

  RETURN (
    SELECT jsonb_agg(
        CASE
          WHEN r.registration_id IS NULL THEN coalesce(decided.short[o.n], '{"verdict": "version_gone"}')
          WHEN r.request_hash <> decode(o.body->>'requestHash', 'hex') THEN jsonb_build_object('verdict', 'key_reused')
          ELSE jsonb_build_object('verdict', CASE WHEN sold[o.n] THEN 'created' ELSE 'seen' END,
            'registrationId', r.registration_id, 'number', r.number, 'state', r.state, 'total', r.total)
        END ORDER BY o.n)
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true);
END $$;
