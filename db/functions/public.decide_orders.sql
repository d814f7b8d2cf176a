-- Which of these orders are sold, in their order; `short` says what each of the others lacks: {"verdict": "full" |
-- "queue", "pool"}, or {"verdict": "again"} when there was more to sweep than one call does. Orders with a key that has
-- already made something, and those of another version, are neither. An event that was called off has no version to sell.
-- Holds are decided by the same rule. An order names the hold it takes over as "hold"; what that claims is its own, once.
-- One that takes over an offer says "offer": true; the version that was agreed on applies, also when another one sells
-- now, and only while the offer lasts: {"verdict": "hold_gone"}.
-- An order whose unpaid units count brings "unpaid": {"network", "contact", "covers"}. Its verdicts: proof (held, of: the
-- network has so many unpaid units of a limit and has shown no proof of work for more), unpaid (held: the address has so
-- many in this network already).
-- One that says whether it was tried by the rules of a test ("isTest") stands only while the event is in that mode: before
-- the opening nothing real is sold by rules of a test that has just ended.
-- One that brings a file which it may not have is refused alone: {"verdict": "file_gone", "file"} (`lock_files`).
-- Locks event, holds, pools and files, in that order.
CREATE OR REPLACE FUNCTION decide_orders(p_account uuid, p_event uuid, p_orders jsonb,
  OUT selling integer, OUT sold boolean[], OUT short jsonb[], OUT held uuid[])
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
  capacities integer[];
  -- Whose unpaid units are counted, how many they have, and when they took the last of them.
  owners text[];
  counts integer[];
  newest timestamptz[];
  network_at integer;
  contact_at integer;
  is_limited boolean;
  testing boolean;
  -- What the holds claim: units by 'hold pool'.
  own jsonb;
  wish record;
  lack record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version, e.is_test INTO selling, testing FROM event e
   WHERE e.account_id = p_account AND e.event_id = p_event AND e.called_off_at IS NULL
     AND e.archived_at IS NULL;

  -- The holds that are there to be taken over, each by the first that names it. An offer stands by the version
  -- that its entry has agreed on; without the offer its terms are nobody's.
  SELECT coalesce(array_agg(h.hold_id ORDER BY o.n), '{}'),
         array_agg((o.version IS NOT DISTINCT FROM selling OR o.version IS NOT DISTINCT FROM w.version)
                     AND o.test IS DISTINCT FROM NOT testing ORDER BY o.n),
         array_agg(CASE WHEN o.offer AND h.hold_id IS NULL THEN '{"verdict": "hold_gone"}'::jsonb END ORDER BY o.n)
    INTO held, stands, short
    FROM (SELECT n, (body->>'version')::integer AS version, (body->>'offer')::boolean AS offer,
                 (body->>'isTest')::boolean AS test,
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

  SELECT array_agg(p.pool_key), array_agg(p.capacity - p.taken - p.waiting), array_agg(p.waiting), array_agg(p.capacity)
    INTO pools, free, awaited, capacities
    FROM (SELECT * FROM capacity_pool p
           WHERE p.account_id = p_account AND p.event_id = p_event
             AND p.pool_key IN (SELECT c.pool FROM jsonb_array_elements(p_orders) o(body),
                                       jsonb_to_recordset(o.body->'claims') AS c(pool text))
           ORDER BY p.pool_key) p;

  IF EXISTS (SELECT FROM jsonb_array_elements(p_orders) o(body) WHERE o.body->'files' <> '[]') THEN
    FOR lack IN SELECT l.n, l.file FROM lock_files(p_account, p_event, p_orders) l LOOP
      short[lack.n] := coalesce(short[lack.n], jsonb_build_object('verdict', 'file_gone', 'file', lack.file));
    END LOOP;
  END IF;

  -- Behind the locks: whoever took the last place under the same key is seen here.
  SELECT array_agg(stands[o.n] AND short[o.n] IS NULL AND r.registration_id IS NULL ORDER BY o.n) INTO wanted
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
    LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true;

  own := (SELECT coalesce(jsonb_object_agg(c.holder_id || ' ' || c.pool_key, c.units), '{}') FROM capacity_claim c
           WHERE c.account_id = p_account AND c.holder_id = ANY (array_remove(held, NULL)));

  -- Only what is limited can be blocked. Behind the pools' locks: what was sold on another node is counted.
  is_limited := EXISTS (SELECT FROM unnest(capacities) AS c(capacity) WHERE c.capacity IS NOT NULL);
  IF is_limited THEN
    SELECT array_agg(u.owner), array_agg(u.units), array_agg(u.newest) INTO owners, counts, newest
      FROM unpaid_units(p_account, p_event,
             ARRAY(SELECT DISTINCT decode(o.body->'unpaid'->>'network', 'hex') FROM jsonb_array_elements(p_orders) o(body)
                    WHERE o.body->'unpaid'->>'network' IS NOT NULL)) u;
  END IF;

  FOR wish IN
    SELECT o.n, array_agg(array_position(pools, c.pool) ORDER BY c.pool) FILTER (WHERE c.pool IS NOT NULL) AS at,
           array_agg(c.units - coalesce((own->>(held[o.n] || ' ' || c.pool))::integer, 0) ORDER BY c.pool) AS more,
           max(c.units - coalesce((own->>(held[o.n] || ' ' || c.pool))::integer, 0)) AS most,
           min(capacities[array_position(pools, c.pool)]) AS tightest,
           min(o.body->'unpaid'->>'network') AS network, min(o.body->'unpaid'->>'contact') AS contact,
           min((o.body->'unpaid'->>'covers')::integer) AS covers
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
    -- Above its share a network shows a proof of work, or waits a minute after its last order; an address that has
    -- unpaid units already gets no more than its share. A first order is counted and never stopped.
    IF wish.network IS NOT NULL AND wish.tightest IS NOT NULL AND wish.most > 0 THEN
      IF wish.contact IS NOT NULL THEN
        contact_at := array_position(owners, wish.network || ' ' || wish.contact);
        IF contact_at IS NULL THEN
          owners := owners || (wish.network || ' ' || wish.contact);
          counts := counts || 0;
          newest := newest || NULL::timestamptz;
          contact_at := cardinality(owners);
        ELSIF counts[contact_at] > 0 AND counts[contact_at] + wish.most > greatest(40, wish.tightest / 10) THEN
          short[wish.n] := jsonb_build_object('verdict', 'unpaid', 'held', counts[contact_at]);
          CONTINUE;
        END IF;
        counts[contact_at] := counts[contact_at] + wish.most;
      END IF;
      network_at := array_position(owners, wish.network);
      IF network_at IS NULL THEN
        owners := owners || wish.network;
        counts := counts || 0;
        newest := newest || NULL::timestamptz;
        network_at := cardinality(owners);
      ELSIF counts[network_at] >= least(500, greatest(60, wish.tightest / 10)) AND counts[network_at] > wish.covers
        AND newest[network_at] > now() - interval '1 minute' THEN
        short[wish.n] := jsonb_build_object('verdict', 'proof', 'held', counts[network_at], 'of', wish.tightest);
        IF wish.contact IS NOT NULL THEN counts[contact_at] := counts[contact_at] - wish.most; END IF;
        CONTINUE;
      END IF;
      counts[network_at] := counts[network_at] + wish.most;
      newest[network_at] := now();
    END IF;
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      free[wish.at[i]] := free[wish.at[i]] - wish.more[i];
    END LOOP;
    sold[wish.n] := true;
  END LOOP;

  -- A batch that is written knows whose they were.
  IF is_limited THEN
    INSERT INTO unpaid_order (account_id, holder_id, event_id, network, contact)
    SELECT p_account, coalesce(o.body->>'registrationId', o.body->>'hold')::uuid, p_event,
           decode(o.body->'unpaid'->>'network', 'hex'), decode(o.body->'unpaid'->>'contact', 'hex')
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
     WHERE sold[o.n] AND o.body->'unpaid'->>'network' IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
END $$;
