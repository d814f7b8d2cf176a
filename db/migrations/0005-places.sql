-- The guarded counters: places are claimed and released here and nowhere else.
-- Lock order of all paths: registration, then pools by key (architecture §6.3).

-- Takes the units of every wanted pool, or none of them.
-- wanted: [{"pool": "event", "units": 4, "capacity": 100}]; capacity is the start value for a pool
-- that is met for the first time (slots are a pattern and have no rows until somebody wants them).
-- Answers NULL when everything was taken, otherwise the first pool, by key, that has too little.
CREATE FUNCTION claim_places(p_account uuid, p_event uuid, p_registration uuid, wanted jsonb) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE short text;
BEGIN
  -- Sold out is said without a lock; what the guard below decides stays decided there.
  SELECT p.pool_key INTO short
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE p.taken + w.units > p.capacity
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  INSERT INTO capacity_pool (account_id, event_id, pool_key, capacity)
  SELECT p_account, p_event, w.pool, w.capacity
    FROM jsonb_to_recordset(wanted) AS w(pool text, capacity integer)
   ORDER BY w.pool
  ON CONFLICT DO NOTHING;

  PERFORM FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event
     AND p.pool_key IN (SELECT w.pool FROM jsonb_to_recordset(wanted) AS w(pool text))
   ORDER BY p.pool_key
     FOR NO KEY UPDATE;

  SELECT p.pool_key INTO short
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE p.taken + w.units > p.capacity
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  UPDATE capacity_pool p SET taken = p.taken + w.units
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool;

  INSERT INTO capacity_claim (account_id, registration_id, event_id, pool_key, units)
  SELECT p_account, p_registration, p_event, w.pool, w.units
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer);
  RETURN NULL;
END $$;

-- Gives back whatever a registration holds. The caller holds the registration's row lock.
CREATE FUNCTION release_places(p_account uuid, p_registration uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM capacity_pool p
    JOIN capacity_claim c ON c.account_id = p.account_id AND c.event_id = p.event_id AND c.pool_key = p.pool_key
   WHERE c.account_id = p_account AND c.registration_id = p_registration
   ORDER BY p.pool_key
     FOR NO KEY UPDATE OF p;

  WITH gone AS (
    DELETE FROM capacity_claim
     WHERE account_id = p_account AND registration_id = p_registration
    RETURNING event_id, pool_key, units)
  UPDATE capacity_pool p SET taken = p.taken - g.units
    FROM gone g
   WHERE p.account_id = p_account AND p.event_id = g.event_id AND p.pool_key = g.pool_key;
END $$;

-- Sells the places of one registration in one round trip: everything or nothing.
-- Verdicts: created; seen (the key is known: what it made); key_reused (the key came with another
-- request); version_gone; full (pool). A refusal leaves nothing behind, so the key may be tried again.
CREATE FUNCTION reserve(p_account uuid, p_event uuid, order_ jsonb) RETURNS jsonb
LANGUAGE plpgsql
-- The plan is pinned: in the first seconds of a sale the statistics still say "empty".
SET enable_seqscan = off
AS $$
DECLARE
  seen jsonb;
  new_id uuid := (order_->>'registrationId')::uuid;
  new_number text;
  short text;
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);

  seen := reserve_seen(p_account, p_event, order_);
  IF seen IS NOT NULL THEN RETURN seen; END IF;

  IF NOT EXISTS (SELECT FROM event e WHERE e.account_id = p_account AND e.event_id = p_event
                    AND e.published_version = (order_->>'version')::integer) THEN
    RETURN jsonb_build_object('verdict', 'version_gone');
  END IF;

  short := claim_places(p_account, p_event, new_id, order_->'claims');
  IF short IS NOT NULL THEN
    -- The same order may have come twice at once, and the other one may have taken the last places.
    seen := reserve_seen(p_account, p_event, order_);
    RETURN coalesce(seen, jsonb_build_object('verdict', 'full', 'pool', short));
  END IF;

  -- The first of the proposed numbers that this account has not used yet.
  SELECT n.number INTO STRICT new_number
    FROM jsonb_array_elements_text(order_->'numbers') WITH ORDINALITY AS n(number, place)
   WHERE NOT EXISTS (SELECT FROM registration r WHERE r.account_id = p_account AND r.number = n.number)
   ORDER BY n.place LIMIT 1;

  INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
    contact_first_name, contact_last_name, contact_email, contact_phone,
    draft, lines, due, claims, total, token_hash, idempotency_key, request_hash, expires_at)
  VALUES (p_account, new_id, p_event, (order_->>'version')::integer, new_number, order_->>'state',
    order_->'contact'->>'firstName', order_->'contact'->>'lastName',
    order_->'contact'->>'email', order_->'contact'->>'phone',
    order_->'draft', order_->'lines', order_->'due', order_->'claims', (order_->>'total')::bigint,
    decode(order_->>'tokenHash', 'hex'), (order_->>'key')::uuid, decode(order_->>'requestHash', 'hex'),
    (order_->>'expiresAt')::timestamptz)
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  IF NOT FOUND THEN
    -- The same order came twice at once and the other one was first: give back what was just claimed.
    PERFORM release_places(p_account, new_id);
    RETURN reserve_seen(p_account, p_event, order_);
  END IF;

  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
    birth_date, sex, participant_type, participant_group, answers, choices)
  SELECT p_account, p.id, new_id, p.position, p.ref, p."firstName", p."lastName",
    p."birthDate", p.sex, p.type, p."group", p.answers, p.choices
    FROM jsonb_to_recordset(order_->'people') AS p(id uuid, position integer, ref text, "firstName" text,
      "lastName" text, "birthDate" date, sex text, type text, "group" text, answers jsonb, choices jsonb);

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording)
  SELECT p_account, new_id, s.id, s.version, s.text
    FROM jsonb_to_recordset(order_->'statements') AS s(id text, version integer, text text);

  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  VALUES (p_account, (order_->>'ledgerEntryId')::uuid, new_id, 'charge', (order_->>'total')::bigint,
    jsonb_build_object('code', 'registered', 'lines', order_->'lines'));

  INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
  VALUES (p_account, (order_->>'auditEntryId')::uuid, order_->>'actor', 'registration.created', p_event, new_id,
    jsonb_build_object('number', new_number, 'state', order_->>'state',
      'people', jsonb_array_length(order_->'people'), 'total', (order_->>'total')::bigint));

  IF order_->>'expiresAt' IS NOT NULL THEN
    PERFORM jobs.enqueue('expire-registration', p_account, jsonb_build_object('registration', new_id),
      (order_->>'expiresAt')::timestamptz, 'expire:' || new_id);
  END IF;

  RETURN jsonb_build_object('verdict', 'created', 'registrationId', new_id, 'number', new_number,
    'state', order_->>'state', 'total', (order_->>'total')::bigint);
END $$;

-- What a known key has made, or the refusal when it comes with another request; NULL for a new key.
CREATE FUNCTION reserve_seen(p_account uuid, p_event uuid, order_ jsonb) RETURNS jsonb
LANGUAGE sql STABLE
RETURN (
  SELECT CASE
      WHEN r.request_hash = decode(order_->>'requestHash', 'hex')
        THEN jsonb_build_object('verdict', 'seen', 'registrationId', r.registration_id, 'number', r.number,
          'state', r.state, 'total', r.total)
      ELSE jsonb_build_object('verdict', 'key_reused')
    END
    FROM registration r
   WHERE r.account_id = p_account AND r.event_id = p_event AND r.idempotency_key = (order_->>'key')::uuid
);
