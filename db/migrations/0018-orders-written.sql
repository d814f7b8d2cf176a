-- What is written when orders are sold, now that they may take over what a hold has kept.

-- As before, but read anew when it is planned: a column that joins the table joins its rows.
CREATE OR REPLACE FUNCTION registration_of_key(p_account uuid, p_event uuid, p_key uuid) RETURNS SETOF registration
LANGUAGE sql STABLE AS $$
  SELECT r.* FROM registration r
   WHERE r.account_id = p_account AND r.event_id = p_event AND r.idempotency_key BETWEEN p_key AND p_key
   ORDER BY r.idempotency_key LIMIT 1
$$;

-- Sells orders for one event in the order in which they stand, each wholly or not at all.
-- Verdicts, in the same order: created; seen (the key is known: what it made); key_reused (the key came with
-- another request); version_gone; full (the first pool, by key, that has too little); queue (what is free of it is
-- awaited); hold_gone (the offer it takes over has ended); again (the sweep did all that one call may: send it once
-- more). A refusal leaves nothing
-- behind, so the key may be tried again. No order fails for another's fault; when the call itself fails,
-- nothing of it has happened. Keys differ within a call.
-- p_numbers: proposed registration numbers, all different and rather too many; those in use are passed over.
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

-- The registrations themselves, in the order of their keys, so that two nodes never wait for each other in a
-- circle. Answers how many were written: a key that somebody else has just used is passed over.
CREATE OR REPLACE FUNCTION write_orders(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[])
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE written integer;
BEGIN
  INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
    contact_first_name, contact_last_name, contact_email, contact_phone,
    draft, lines, due, claims, total, token_hash, idempotency_key, request_hash, expires_at, allotment_id)
  SELECT p_account, o."registrationId", p_event, o.version, numbers[o.n], o.state,
    o.contact->>'firstName', o.contact->>'lastName', o.contact->>'email', o.contact->>'phone',
    o.draft, o.lines, o.due, o.claims, o.total,
    decode(o."tokenHash", 'hex'), o.key, decode(o."requestHash", 'hex'), o."expiresAt", o.allotment
    FROM ROWS FROM (jsonb_to_recordset(p_orders) AS ("registrationId" uuid, version integer, state text,
        contact jsonb, draft jsonb, lines jsonb, due jsonb, claims jsonb, total bigint, "tokenHash" text,
        key uuid, "requestHash" text, "expiresAt" timestamptz, allotment uuid)) WITH ORDINALITY
      AS o("registrationId", version, state, contact, draft, lines, due, claims, total, "tokenHash",
        key, "requestHash", "expiresAt", allotment, n)
   WHERE sold[o.n]
   ORDER BY o.key
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;

-- Everything that belongs to registrations that were just written, a statement a table. What the holds that they
-- take over claimed is theirs now.
DROP FUNCTION write_parts(uuid, uuid, jsonb, boolean[], text[]);
CREATE FUNCTION write_parts(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[], held uuid[])
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE taken_over uuid[];
BEGIN
  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
    birth_date, sex, participant_type, participant_group, answers, choices)
  SELECT p_account, p.id, (o.body->>'registrationId')::uuid, p.position, p.ref, p."firstName", p."lastName",
    p."birthDate", p.sex, p.type, p."group", p.answers, p.choices
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'people') AS p(id uuid, position integer, ref text, "firstName" text,
           "lastName" text, "birthDate" date, sex text, type text, "group" text, answers jsonb, choices jsonb)
   WHERE sold[o.n];

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording)
  SELECT p_account, (o.body->>'registrationId')::uuid, s.id, s.version, s.text
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'statements') AS s(id text, version integer, text text)
   WHERE sold[o.n];

  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, (o.body->>'ledgerEntryId')::uuid, (o.body->>'registrationId')::uuid, 'charge',
    (o.body->>'total')::bigint, jsonb_build_object('code', 'registered', 'lines', o.body->'lines')
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
   WHERE sold[o.n];

  INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
  SELECT p_account, h.id, o.body->>'actor', h.action, p_event, (o.body->>'registrationId')::uuid,
    h.details || CASE h.action WHEN 'registration.created' THEN jsonb_build_object('number', numbers[o.n]) ELSE '{}' END
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'history') AS h(id uuid, action text, details jsonb)
   WHERE sold[o.n];

  INSERT INTO ticket (account_id, ticket_id, registration_id, participant_id, event_id, code)
  SELECT p_account, t.id, (o.body->>'registrationId')::uuid, t.participant, p_event, t.code
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'tickets') AS t(id uuid, participant uuid, code text)
   WHERE sold[o.n];

  INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
  SELECT p_account, m.id, (o.body->>'registrationId')::uuid, m.kind, o.body->'contact'->>'email'
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'messages') AS m(id uuid, kind text)
   WHERE sold[o.n];

  taken_over := ARRAY(SELECT h.id FROM unnest(held) WITH ORDINALITY AS h(id, n) WHERE h.id IS NOT NULL AND sold[h.n]);
  IF cardinality(taken_over) > 0 THEN
    UPDATE waiting_entry w
       SET state = 'accepted', registration_id = (p_orders->(array_position(held, h.hold_id) - 1)->>'registrationId')::uuid
      FROM hold h
     WHERE h.account_id = p_account AND h.hold_id = ANY (taken_over)
       AND w.account_id = p_account AND w.waiting_entry_id = h.waiting_entry_id;
    DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (taken_over);
  END IF;

  -- The counters follow the claims that really stand. Above a lowered limit nobody takes more than was held.
  WITH gone AS (
    DELETE FROM capacity_claim c WHERE c.account_id = p_account AND c.holder_id = ANY (taken_over)
    RETURNING c.pool_key, c.units),
  claimed AS (
    INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
    SELECT p_account, (o.body->>'registrationId')::uuid, p_event, c.pool, c.units
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
           jsonb_to_recordset(o.body->'claims') AS c(pool text, units integer)
     WHERE sold[o.n]
    RETURNING pool_key, units)
  UPDATE capacity_pool p
     SET taken = p.taken + m.units, over = least(p.over, greatest(0, p.taken + m.units - p.capacity))
    FROM (SELECT pool_key, sum(units) AS units
            FROM (SELECT pool_key, units FROM claimed UNION ALL SELECT pool_key, -units FROM gone) both_ways
           GROUP BY pool_key) m
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = m.pool_key;
  -- An order may be for less than was held.
  IF cardinality(taken_over) > 0
     AND EXISTS (SELECT FROM capacity_pool p WHERE p.account_id = p_account AND p.event_id = p_event AND p.waiting > 0)
  THEN PERFORM queue_offers(p_account, p_event); END IF;

  -- One job of a kind for all whose moment is the same second; it becomes one for each when it is run.
  PERFORM jobs.enqueue(j.task, p_account,
      CASE count(*) WHEN 1 THEN (array_agg(j.payload))[1] ELSE jsonb_build_object('each',
        jsonb_agg(jsonb_build_object('payload', j.payload, 'key', j.key))) END,
      max(j."runAt"), CASE count(*) WHEN 1 THEN max(j.key) END)
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'jobs') AS j(task text, payload jsonb, "runAt" timestamptz, key text)
   WHERE sold[o.n]
   GROUP BY j.task, date_trunc('second', j."runAt");
END $$;
