-- Writes everything that belongs to newly written registrations, one statement for each table. The claims of the holds that
-- they take over become theirs.
CREATE OR REPLACE FUNCTION write_parts(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[],
  held uuid[])
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

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording,
    signed_on)
  SELECT p_account, (o.body->>'registrationId')::uuid, s.id, s.version, s.text, s."signedOn"
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'statements') AS s(id text, version integer, text text, "signedOn" date)
   WHERE sold[o.n];

  INSERT INTO registration_revision (account_id, registration_id, position, revision, kind, actor, version, draft, lines,
    due, total, priced_at, channel)
  SELECT p_account, o."registrationId", 1, 1, 'ordered', o.actor, o.version,
    o.draft || jsonb_build_object('people',
      (SELECT coalesce(jsonb_agg(p - ARRAY['id', 'position']), '[]') FROM jsonb_array_elements(o.people) p)),
    o.lines, o.due, o.total, now(), o.channel
    FROM ROWS FROM (jsonb_to_recordset(p_orders) AS ("registrationId" uuid, actor text, version integer, draft jsonb,
        people jsonb, lines jsonb, due jsonb, total bigint, channel text))
      WITH ORDINALITY
      AS o("registrationId", actor, version, draft, people, lines, due, total, channel, n)
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

  -- Locked and theirs (`lock_files`); kept as long as the registration.
  IF EXISTS (SELECT FROM jsonb_array_elements(p_orders) o(body) WHERE o.body->'files' <> '[]') THEN
    UPDATE file f SET state = 'attached', registration_id = g.registration, person = g.person, question = g.question,
           kept_until = NULL
      FROM (SELECT DISTINCT ON (g.id) g.id, (o.body->>'registrationId')::uuid AS registration, g.person, g.question
              FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
                   jsonb_to_recordset(o.body->'files') AS g(id uuid, person text, question text)
             WHERE sold[o.n]
             ORDER BY g.id, g.person NULLS FIRST, g.question) g
     WHERE f.account_id = p_account AND f.file_id = g.id;
  END IF;

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
